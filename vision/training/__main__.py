"""Train both networks from nothing: `python -m vision.training FOLDER`.

Under two hours on two cores, the pictures included. FOLDER takes about 15 GB of them; what is
there already is kept, so it may be stopped and started. The same seed gives the same pictures and,
on the same machine, the same networks: FOLDER/finder.onnx and FOLDER/counter.onnx.

First round: pictures, a first finder, a first counter. Second round: new pictures whose crops
include the first finder's mistakes, on which both go on learning.
"""

import argparse
import subprocess
import sys
from pathlib import Path

CORES = 2
FIRST, SECOND = 54, 30
"""Shards in each round."""
STEPS = {"finder1": 3800, "counter1": 3600, "finder2": 6000, "counter2": 6000}


def main() -> None:
    """Run all steps one after another, two processes at a time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", type=float, default=1.0, help="of all shards and steps")
    options = parser.parse_args()
    folder, part = options.folder, options.part
    first, second = folder / "first", folder / "second"
    count = max(2, round(FIRST * part))
    _paint(first, 0, count)
    _train(first, folder, "1", part, [])
    _export("finder", folder / "finder1.pt", folder / "finder1.onnx")
    _paint(second, count, count + max(2, round(SECOND * part)), folder / "finder1.onnx")
    for path in first.glob("*.npz"):
        link = second / path.name
        if not link.exists():
            link.symlink_to(path.resolve())
    _train(second, folder, "2", part, ["--rate", "1.5e-3", "--seed", "2"])
    for network in ("finder", "counter"):
        _export(network, folder / f"{network}2.pt", folder / f"{network}.onnx")


def _paint(folder: Path, first: int, last: int, finder: Path | None = None) -> None:
    more = ["--step", str(CORES), *(["--mistakes", str(finder)] if finder else [])]
    _together(
        [["samples", str(folder), str(first + core), str(last), *more] for core in range(CORES)]
    )


def _train(shards: Path, folder: Path, round_: str, part: float, more: list[str]) -> None:
    commands = []
    for network, batch in (("finder", 24), ("counter", 64)):
        steps = max(1, round(STEPS[network + round_] * part))
        out = folder / f"{network}{round_}.pt"
        start = ["--start", str(folder / f"{network}1.pt")] if round_ == "2" else []
        command = ["train", network, str(shards), str(out), "--steps", str(steps)]
        commands.append([*command, "--batch", str(batch), *start, *more])
    _together(commands)


def _export(network: str, weights: Path, target: Path) -> None:
    _together([["onnx_file", network, str(weights), str(target)]])


def _together(commands: list[list[str]]) -> None:
    """Run modules of this package side by side; stop if one fails."""
    running = [
        subprocess.Popen([sys.executable, "-m", f"vision.training.{name}", *rest])
        for name, *rest in commands
    ]
    codes = [process.wait() for process in running]
    if any(codes):
        sys.exit(f"A step failed: {' '.join(commands[codes.index(next(filter(None, codes)))])}")


if __name__ == "__main__":
    main()
