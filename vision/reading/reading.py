"""One tile seen in a picture."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Corners = npt.NDArray[np.float32]
"""Four corners, shape (4, 2), clockwise as seen in the picture, x right and y down."""


@dataclass(frozen=True, eq=False)
class Reading:
    """One face-up tile in a picture: what it shows, where it lies, how sure that is."""

    values: tuple[int, int]
    """Pips of both halves, in the order of the corners."""
    corners: Corners
    """Corners in pixels: [0] to [1] is the outer edge of the first half, [2] to [3] that of the
    second, all four clockwise."""
    confidence: float
    """Chance from 0 to 1 that both values are right: of the readings at 0.9, nine in ten are."""
    alternatives: tuple[tuple[tuple[int, float], ...], tuple[tuple[int, float], ...]]
    """For each half the pips it may show with their probabilities, the likeliest first (which is
    the value itself); at least one entry each."""
