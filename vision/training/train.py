"""Train one of the networks: `python -m vision.training.train finder|counter SHARDS OUT.pt [options]`."""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
import torch.nn.functional as nnf
from torch import Tensor

from vision.training.networks import Counter, Finder, weights
from vision.training.targets import loss as finder_loss

Arrays = dict[str, npt.NDArray[Any]]


def shards(folder: Path, name: str, first: int, last: int) -> list[Path]:
    """The shards `first` to `last` - 1 that are there already."""
    paths = [folder / f"{name}-{i:04d}.npz" for i in range(first, last)]
    return [p for p in paths if p.exists()]


def load(path: Path) -> Arrays | None:
    """The arrays of a shard, or None while it is still being written."""
    try:
        with np.load(path) as file:
            return {k: file[k] for k in file.files}
    except (OSError, ValueError, EOFError):
        return None


def batches(folder: Path, name: str, options: argparse.Namespace) -> Iterator[Arrays]:
    """Endless batches, mixed from four shards at a time."""
    rng = np.random.default_rng(options.seed)
    while True:
        paths = shards(folder, name, options.held_out, options.shards)
        picked = rng.permutation(len(paths))
        for i in range(0, len(picked), 4):
            parts = [a for a in (load(paths[k]) for k in picked[i : i + 4]) if a]
            if not parts:
                continue
            joint = {k: np.concatenate([a[k] for a in parts]) for k in parts[0]}
            order = rng.permutation(len(next(iter(joint.values()))))
            for j in range(0, len(order) - options.batch + 1, options.batch):
                chosen = order[j : j + options.batch]
                yield {k: v[chosen] for k, v in joint.items()}


def normalised(crops: npt.NDArray[np.uint8]) -> Tensor:
    """Crops as the counter takes them: each with mean 0 and deviation 1."""
    x = torch.from_numpy(crops).permute(0, 3, 1, 2).float()
    deviation, mean = torch.std_mean(x, dim=(1, 2, 3), keepdim=True, correction=0)
    return ((x - mean) / (deviation + 4)).contiguous()


def counter_loss(
    network: Counter, batch: Arrays, rng: np.random.Generator | None
) -> tuple[Tensor, dict[str, float]]:
    """The loss of a batch of crops and some figures; with `rng` the crops are varied first."""
    crops = batch["crops"]
    if rng is not None:
        crops = varied(crops, rng)
    labels = batch["labels"]
    out = network(normalised(crops))
    counted = torch.from_numpy(labels["a"] >= 0)
    a, b = (torch.from_numpy(labels[k].astype(np.int64)) for k in ("a", "b"))
    told = torch.from_numpy(labels["tile"] >= 0)
    tile = torch.from_numpy((labels["tile"] == 1).astype(np.float32))
    near = torch.from_numpy(labels["near"] == 1)
    shift = torch.from_numpy(labels["shift"].reshape(-1, 8).copy())
    smooth = 0.02 if rng is not None else 0.0
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
    answer = network(x.contiguous())
    heat, shape = finder_loss(answer, outlines, torch.from_numpy(batch["flags"]))
    return heat + 3 * shape, {"heat": heat.item(), "shape": shape.item()}


def train(options: argparse.Namespace) -> None:
    """Train until `--seconds` or `--steps` are over, writing OUT now and then."""
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    rng = np.random.default_rng(options.seed + 1)
    network: Any = Finder() if options.network == "finder" else Counter()
    step: Any = finder_step if options.network == "finder" else counter_loss
    if options.start:
        network.load_state_dict(torch.load(options.start))
    name = "finder" if options.network == "finder" else "crops"
    print(options.network, weights(network), "weights", flush=True)
    tuner = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-2)
    begun, figures = time.monotonic(), []
    for done, batch in enumerate(batches(options.folder, name, options)):
        part = max(
            (time.monotonic() - begun) / options.seconds if options.seconds else 0.0,
            done / options.steps,
        )
        if part >= 1:
            break
        rate = options.rate * min(1, done / 100 + 0.02) * (0.5 + 0.5 * np.cos(np.pi * part)) + 1e-5
        for group in tuner.param_groups:
            group["lr"] = rate
        loss, figure = step(network, batch, rng)
        tuner.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        tuner.step()
        figures.append([float(loss.detach()), *figure.values()])
        if done % 200 == 199:
            mean = np.round(np.mean(figures, 0), 4)
            print(
                done + 1,
                round(time.monotonic() - begun),
                dict(zip(["loss", *figure], mean.tolist(), strict=True)),
                flush=True,
            )
            figures = []
            torch.save(network.state_dict(), options.out)
    torch.save(network.state_dict(), options.out)
    check(network, step, name, options)


def check(network: Any, step: Any, name: str, options: argparse.Namespace) -> None:
    """Print the figures on the shards that were held out."""
    network.eval()
    figures = []
    with torch.no_grad():
        for path in shards(options.folder, name, 0, options.held_out):
            arrays = load(path) or {}
            for j in range(0, len(next(iter(arrays.values()))), 256):
                loss, figure = step(network, {k: v[j : j + 256] for k, v in arrays.items()}, None)
                figures.append([float(loss), *figure.values()])
    if figures:
        print(
            "held out",
            dict(zip(["loss", *figure], np.round(np.mean(figures, 0), 4).tolist(), strict=True)),
        )


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", choices=["finder", "counter"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--shards", type=int, default=60)
    parser.add_argument("--held-out", type=int, default=1)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
