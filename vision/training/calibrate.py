"""Fit the confidence of readings on painted tables: `python -m vision.training.calibrate`."""

import argparse

import numpy as np
import numpy.typing as npt

import vision.reading.confidence
from vision.reading.confidence import log_odds
from vision.reading.evaluate import curve
from vision.reading.painted import judged, tables
from vision.reading.reader import Reader

FIRST_SEED = 2_000_000


def pairs_of(count: int, first_seed: int = FIRST_SEED) -> list[tuple[float, bool]]:
    """The networks' sureness of each reading on painted tables, and whether it is right."""
    reader = Reader(0.05)
    pairs: list[tuple[float, bool]] = []
    for table in tables(count, first_seed):
        pairs += judged(table, reader.read(table.painted.image)).confidences
    return pairs


def fitted(pairs: list[tuple[float, bool]], steps: int = 30) -> tuple[float, float]:
    """Slope and offset of the log odds that explain best what was right (Newton's method)."""
    odds = log_odds(np.array([c for c, _ in pairs], np.float32)).astype(np.float64)
    right = np.array([ok for _, ok in pairs], np.float64)
    x = np.column_stack([odds, np.ones_like(odds)])
    weights: npt.NDArray[np.float64] = np.array([1.0, 0.0])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-x @ weights))
        pull = x.T @ (right - p) - 0.5 * (weights - (1.0, 0.0))  # towards leaving it alone
        curvature = (x * (p * (1 - p))[:, None]).T @ x + 0.5 * np.eye(2)
        weights = weights + np.linalg.solve(curvature, pull)
    return float(weights[0]), float(weights[1])


def main() -> None:
    """Print slope and offset, to write into vision/reading/confidence.py, and their curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    options = parser.parse_args()
    vision.reading.confidence.SLOPE, vision.reading.confidence.OFFSET = 1.0, 0.0
    pairs = pairs_of(options.tables)
    slope, offset = fitted(pairs)
    print(f"SLOPE, OFFSET = {slope:.3f}, {offset:.3f}  from {len(pairs)} readings")
    vision.reading.confidence.SLOPE, vision.reading.confidence.OFFSET = slope, offset
    sure = vision.reading.confidence.calibrated(np.array([c for c, _ in pairs], np.float32))
    for low, high, count, mean, part in curve(
        [(float(c), ok) for c, (_, ok) in zip(sure, pairs, strict=True)]
    ):
        print(f"{low:.2f} to {high:.2f}: {count} readings, mean {mean:.3f}, right {part:.3f}")


if __name__ == "__main__":
    main()
