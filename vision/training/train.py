"""Train one of the networks: `python -m vision.training.train finder|counter FOLDER OUT.pt`."""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from vision.training.networks import Counter, Finder, weights
from vision.training.targets import loss as finder_loss

Arrays = dict[str, npt.NDArray[Any]]
NETWORKS = {"finder": Finder, "counter": Counter}


@dataclass
class Plan:
    """What to train on what, and for how long."""

    network: str
    """A key of `NETWORKS`."""
    folder: Path
    """Where the shards are."""
    out: Path
    steps: int
    seconds: float = 0.0
    """If not 0, stop after that time though the steps are not done."""
    batch: int = 64
    rate: float = 2e-3
    seed: int = 1
    start: Path | None = None
    """Weights to begin with."""
    threads: int = 1

    @property
    def shards(self) -> list[Path]:
        """The shards that are there; the first one is held out to check with."""
        name = "finder" if self.network == "finder" else "crops"
        return sorted(self.folder.glob(f"{name}-*.npz"))


def load(path: Path) -> Arrays | None:
    """The arrays of a shard, or None while it is still being written."""
    try:
        with np.load(path) as file:
            return {k: file[k] for k in file.files}
    except (OSError, ValueError, EOFError):
        return None


def batches(plan: Plan) -> Iterator[Arrays]:
    """Endless batches, mixed from four shards at a time."""
    rng = np.random.default_rng(plan.seed)
    while True:
        paths = plan.shards[1:]
        picked = rng.permutation(len(paths))
        for i in range(0, len(picked), 4):
            parts = [a for a in (load(paths[k]) for k in picked[i : i + 4]) if a]
            if not parts:
                continue
            joint = {k: np.concatenate([a[k] for a in parts]) for k in parts[0]}
            order = rng.permutation(len(next(iter(joint.values()))))
            for j in range(0, len(order) - plan.batch + 1, plan.batch):
                chosen = order[j : j + plan.batch]
                yield {k: v[chosen] for k, v in joint.items()}


def answer(network: nn.Module, pictures: Tensor) -> Tensor:
    """The network's answer; convolutions in 16 bits, which newer processors do twice as fast."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        given: Tensor = network(pictures.contiguous(memory_format=torch.channels_last))
    return given.float()


def normalised(crops: npt.NDArray[np.uint8]) -> Tensor:
    """Crops as the counter takes them: each with mean 0 and deviation 1."""
    x = torch.from_numpy(crops).permute(0, 3, 1, 2).float()
    deviation, mean = torch.std_mean(x, dim=(1, 2, 3), keepdim=True, correction=0)
    return (x - mean) / (deviation + 4)


def counter_loss(
    network: Counter, batch: Arrays, rng: np.random.Generator | None
) -> tuple[Tensor, dict[str, float]]:
    """The loss of a batch of crops and some figures; with `rng` the crops are varied first."""
    crops = batch["crops"]
    if rng is not None:
        crops = varied(crops, rng)
    labels = batch["labels"]
    out = answer(network, normalised(crops))
    counted = torch.from_numpy(labels["a"] >= 0)
    a, b = (torch.from_numpy(labels[k].astype(np.int64)) for k in ("a", "b"))
    told = torch.from_numpy(labels["tile"] >= 0)
    tile = torch.from_numpy((labels["tile"] == 1).astype(np.float32))
    near = torch.from_numpy(labels["near"] == 1)
    shift = torch.from_numpy(labels["shift"].reshape(-1, 8).copy())
    smooth = 0.01 if rng is not None else 0.0
    first = nnf.cross_entropy(out[counted, :19], a[counted], label_smoothing=smooth)
    second = nnf.cross_entropy(out[counted, 19:38], b[counted], label_smoothing=smooth)
    judged = nnf.binary_cross_entropy_with_logits(out[told, 38], tile[told])
    off = nnf.smooth_l1_loss(out[near, 39:], shift[near] * 10, beta=0.3)
    both = (out[counted, :19].argmax(1) == a[counted]) & (
        out[counted, 19:38].argmax(1) == b[counted]
    )
    figures = {
        "right": both.float().mean().item(),
        "tile": ((out[told, 38] > 0) == (tile[told] > 0.5)).float().mean().item(),
        "off": (out[near, 39:] / 10 - shift[near]).abs().mean().item(),
    }
    return first + second + judged + off, figures


def varied(crops: npt.NDArray[np.uint8], rng: np.random.Generator) -> npt.NDArray[np.uint8]:
    """Cheap variation: colour channels in another order, brightness turned round now and then."""
    if rng.random() < 0.3:
        crops = crops[..., rng.permutation(3)]
    return np.ascontiguousarray(crops)


def finder_step(
    network: Finder, batch: Arrays, rng: np.random.Generator | None
) -> tuple[Tensor, dict[str, float]]:
    """The loss of a batch of whole pictures and some figures."""
    views, corners = batch["views"], batch["corners"]
    side = views.shape[1]
    if rng is not None:
        views = varied(views, rng)
        if rng.random() < 0.5:  # a mirrored picture; the outline's sense does not matter here
            views, corners = views[:, :, ::-1], corners * (-1, 1) + (side - 1, 0)
        if rng.random() < 0.5:
            views, corners = views.transpose(0, 2, 1, 3), corners[..., ::-1]
    x = torch.from_numpy(np.ascontiguousarray(views)).permute(0, 3, 1, 2).float() / 255
    outlines = torch.from_numpy(np.ascontiguousarray(corners, np.float32))
    heat, shape = finder_loss(answer(network, x), outlines, torch.from_numpy(batch["flags"]))
    return heat + 3 * shape, {"heat": heat.item(), "shape": shape.item()}


def train(plan: Plan) -> None:
    """Train as planned, writing the weights now and then and at the end."""
    torch.manual_seed(plan.seed)
    torch.set_num_threads(plan.threads)
    rng = np.random.default_rng(plan.seed + 1)
    network: Any = NETWORKS[plan.network]()
    step: Any = finder_step if plan.network == "finder" else counter_loss
    network = network.to(memory_format=torch.channels_last)
    if plan.start:
        network.load_state_dict(torch.load(plan.start))
    print(plan.network, weights(network), "weights", flush=True)
    tuner = torch.optim.AdamW(network.parameters(), lr=plan.rate, weight_decay=1e-2)
    begun, figures = time.monotonic(), []
    for done, batch in enumerate(batches(plan)):
        spent = (time.monotonic() - begun) / plan.seconds if plan.seconds else 0.0
        part = max(spent, done / plan.steps)
        if part >= 1:
            break
        rate = plan.rate * min(1, done / 100 + 0.02) * (0.5 + 0.5 * np.cos(np.pi * part)) + 1e-5
        for group in tuner.param_groups:
            group["lr"] = rate
        loss, figure = step(network, batch, rng)
        tuner.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        tuner.step()
        figures.append([float(loss.detach()), *figure.values()])
        if done % 200 == 199:
            told = _told(["loss", *figure], figures)
            print(done + 1, round(time.monotonic() - begun), told, flush=True)
            figures = []
            torch.save(network.state_dict(), plan.out)
    torch.save(network.state_dict(), plan.out)
    print("held out", check(network, step, plan.shards[:1]), flush=True)


def _told(names: list[str], figures: list[list[float]]) -> dict[str, float]:
    mean = np.mean(figures, 0)
    return {name: round(float(value), 4) for name, value in zip(names, mean, strict=True)}


def check(network: Any, step: Any, paths: list[Path]) -> dict[str, float]:
    """The mean figures on shards that were not trained on."""
    network.eval()
    figures, names = [], ["loss"]
    with torch.no_grad():
        for path in paths:
            arrays = load(path) or {}
            for j in range(0, len(next(iter(arrays.values()))), 256):
                loss, figure = step(network, {k: v[j : j + 256] for k, v in arrays.items()}, None)
                figures.append([float(loss), *figure.values()])
                names = ["loss", *figure]
    return _told(names, figures)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", choices=list(NETWORKS))
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    train(Plan(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
