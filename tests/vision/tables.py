"""Small painted tables for the tests of the reader."""

from collections import Counter

import numpy as np

from vision.paint.painter import Painted, Painter, Placed
from vision.paint.style import Style, style
from vision.paint.view import View
from vision.reading.reading import Reading


def row(
    values: list[tuple[int, int]], step_mm: float = 51.0, angle_deg: float = 0.0
) -> list[Placed]:
    """Tiles end to end through the middle of the table."""
    c, s = np.cos(np.radians(angle_deg)), np.sin(np.radians(angle_deg))
    far = [(i - (len(values) - 1) / 2) * step_mm for i in range(len(values))]
    return [
        Placed(v, float(c * x), float(s * x), angle_deg) for v, x in zip(values, far, strict=True)
    ]


def painted(tiles: list[Placed], look: Style | None = None, **view: float) -> Painted:
    """A picture of 1000 x 750 pixels at 2 pixels a millimetre, without a station."""
    shown = View(width=1000, height=750, **view)  # type: ignore[arg-type]
    return Painter(look or style("felt"), shown, tracks=None, seed=5).paint(tiles)


def pairs(readings: list[Reading]) -> Counter[tuple[int, ...]]:
    """The tiles read, whichever half came first."""
    return Counter(tuple(sorted(r.values)) for r in readings)
