"""Which sets read at which millimetres per pixel: painted tables, the figures of hardware.md."""

from itertools import product

import numpy as np

from vision.paint.painter import Painter, Placed
from vision.paint.style import STYLES
from vision.paint.view import View
from vision.reader import Reader

SCALES = (0.8, 1.0, 1.5, 2.06, 2.95)
"""Pixels a millimetre; the last two are the least and the most of hardware.md's cameras."""
SETS = (9, 12, 15, 18)
COLUMNS, ROWS = 6, 5
"""Tiles in a picture, apart from each other."""
PIPS = {"coloured": ("felt", "evening"), "black": ("board",)}
"""Tables by the colour of their pips: where each number has its own, the colour helps."""


def run() -> None:
    reader = Reader()
    for pips, most in product(PIPS, SETS):
        shares = []
        for scale in SCALES:
            right = tiles = 0
            for seed, style in enumerate(PIPS[pips]):
                found, laid = read(reader, most, scale, style, seed)
                right, tiles = right + found, tiles + laid
            shares.append(f"{scale:g} px/mm {100 * right / tiles:.0f} %")
        print(f"sets: double-{most}, {pips} pips, read right: {', '.join(shares)}")


def read(reader: Reader, most: int, scale: float, style: str, seed: int) -> tuple[int, int]:
    """How many tiles of a picture are read right where they lie, of how many."""
    rng = np.random.default_rng((seed, most))
    tiles = []
    for place in range(COLUMNS * ROWS):
        x = (place % COLUMNS - (COLUMNS - 1) / 2) * 75.0
        y = (place // COLUMNS - (ROWS - 1) / 2) * 75.0
        # One half from the upper end of the set: that is where the pips get small.
        values = int(rng.integers(max(0, most - 4), most + 1)), int(rng.integers(0, most + 1))
        tiles.append(Placed(values, x, y, float(rng.uniform(0, 360))))
    view = View(width=round(480 * scale), height=round(400 * scale), px_per_mm=scale)
    painted = Painter(STYLES[style], view, tracks=None, seed=seed).paint(tiles)
    readings = reader.read(painted.image)
    right = 0
    for truth in painted.truths:
        middle = truth.corners.mean(axis=0)
        right += any(
            np.linalg.norm(reading.corners.mean(axis=0) - middle) < 8 * scale
            and sorted(reading.values) == sorted(truth.values)
            for reading in readings
        )
    return right, len(tiles)
