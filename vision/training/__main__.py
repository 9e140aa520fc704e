"""Train both networks from nothing: `python -m vision.training FOLDER`.

Under two hours on two cores, the pictures included. FOLDER takes about 23 GB of them; what is
there already is kept, so it may be stopped and started. The same seed gives the same pictures and,
on the same machine, the same networks: FOLDER/finder.onnx and FOLDER/counter.onnx.

A first finder learns from the first pictures. What it takes for tiles, its mistakes too, is among
the crops of the last ones. From all of them a finder, which goes on from the first, and a counter
are trained side by side. The counter's last steps are on pictures in which film hides no pip:
it is not to take every glare for a hidden one.
"""

import argparse
import subprocess
import sys
from pathlib import Path

CORES = 2
SHARDS = (24, 36, 40, 16)
"""Pictures for the first finder; painted while it is trained; painted when its mistakes are known;
for the counter's last steps. Each is `vision.training.samples.SCENES`."""
FIRST_STEPS, FINDER_STEPS, COUNTER_STEPS, LAST_STEPS = 6000, 36_000, 38_000, 4500


def main() -> None:
    """Run all steps, two processes at a time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", type=float, default=1.0, help="of all shards and steps")
    options = parser.parse_args()
    folder, part = options.folder, options.part
    first, more, last, thin = (max(2, round(count * part)) for count in SHARDS)
    begin, all_ = folder / "first", folder / "all"
    _together(*[_paint(begin, core, first, CORES) for core in range(CORES)])
    _together(
        _train("finder", begin, folder / "first.pt", FIRST_STEPS * part),
        _paint(all_, first, first + more, 1),
    )
    _together(_export("finder", folder / "first"))
    mistakes = ["--mistakes", str(folder / "first.onnx")]
    start, end = first + more, first + more + last
    _together(*[[*_paint(all_, start + core, end, CORES), *mistakes] for core in range(CORES)])
    for path in begin.glob("*.npz"):
        link = all_ / path.name
        if not link.exists():
            link.symlink_to(path.resolve())
    goes_on = ["--start", str(folder / "first.pt"), "--rate", "1.5e-3", "--seed", "2"]
    _together(
        [*_train("finder", all_, folder / "finder.pt", FINDER_STEPS * part), *goes_on],
        _train("counter", all_, folder / "many.pt", COUNTER_STEPS * part),
    )
    _together(_export("finder", folder / "finder"))
    begin, mistakes = folder / "last", ["--thin", "--mistakes", str(folder / "finder.onnx")]
    start, end = end, end + thin
    _together(*[[*_paint(begin, start + core, end, CORES), *mistakes] for core in range(CORES)])
    goes_on = ["--start", str(folder / "many.pt"), "--rate", "5e-4", "--seed", "3"]
    _together([*_train("counter", begin, folder / "counter.pt", LAST_STEPS * part), *goes_on])
    _together(_export("counter", folder / "counter"))


def _paint(folder: Path, first: int, last: int, step: int) -> list[str]:
    return ["samples", str(folder), str(first), str(last), "--step", str(step)]


def _train(network: str, shards: Path, out: Path, steps: float) -> list[str]:
    batch = "24" if network == "finder" else "64"
    command = ["train", network, str(shards), str(out), "--steps", str(max(1, round(steps)))]
    return [*command, "--batch", batch]


def _export(network: str, file: Path) -> list[str]:
    return ["onnx_file", network, f"{file}.pt", f"{file}.onnx"]


def _together(*commands: list[str]) -> None:
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
