"""One tile seen in a picture."""

from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

import numpy as np
import numpy.typing as npt

from vision.pattern import MOST

Number = TypeVar("Number", bound=np.floating[Any])
Corners = npt.NDArray[np.float32]
"""Four corners, shape (4, 2), clockwise as seen in the picture, x right and y down."""
Alternatives = tuple[tuple[int, float], ...]
"""Pips that a half may show with their chances, the likeliest first."""
SHORTEST = 1e-6
"""What a tile's length counts as where its corners are all one."""


class BadReading(ValueError):
    """A reading's parts do not fit together; the text says which."""


@dataclass(frozen=True, eq=False)
class Reading:
    """One face-up tile in a picture: what it shows, where it lies, how sure that is.

    Raises BadReading where that cannot be a tile.
    """

    values: tuple[int, int]
    """Pips of both halves, in the order of the corners."""
    corners: Corners
    """Corners in pixels: [0] to [1] is the outer edge of the first half, [2] to [3] that of the
    second, all four clockwise."""
    confidence: float
    """Chance from 0 to 1 that both values are right: of the readings at 0.9, nine in ten are."""
    alternatives: tuple[Alternatives, Alternatives]
    """For each half the pips it may show with their probabilities, the likeliest first (which is
    the value itself); at least one entry each."""

    def __post_init__(self) -> None:
        if np.shape(self.corners) != (4, 2) or not np.isfinite(self.corners).all():
            raise BadReading("A reading has four corners (4, 2), each a place in the picture.")
        if len(self.values) != 2 or not all(0 <= value <= MOST for value in self.values):
            raise BadReading(f"A reading has two halves of 0 to {MOST} pips, not {self.values}.")
        if not 0 <= self.confidence <= 1:
            raise BadReading(f"A reading's confidence is 0 to 1, not {self.confidence}.")
        if tuple(half[0][0] if half else None for half in self.alternatives) != tuple(self.values):
            raise BadReading(
                f"A reading's alternatives begin with its values {self.values} and their chances."
            )

    @property
    def centre(self) -> Corners:
        """Its middle, (2,) px."""
        return np.asarray(self.corners.mean(axis=0))

    @property
    def length(self) -> float:
        """From the middle of one short edge to that of the other, px."""
        return length(self.corners)

    @property
    def axis(self) -> npt.NDArray[np.float64]:
        """Unit vector (2,) from the first half to the second."""
        return np.asarray(along(self.corners) / max(SHORTEST, self.length), float)

    def turned(self) -> Self:
        """The same tile, its second half first."""
        first, second = self.alternatives
        return replace(
            self,
            values=self.values[::-1],
            corners=np.roll(self.corners, 2, axis=0),
            alternatives=(second, first),
        )

    def lying_at(self, corners: Corners) -> Self:
        """The same tile in another place."""
        return replace(self, corners=corners)


def along(corners: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """From the middle of a tile's first short edge to that of its second, (2,), in the unit of its
    corners (4, 2)."""
    return np.asarray(corners[2:].mean(axis=0) - corners[:2].mean(axis=0))


def length(corners: npt.NDArray[Number]) -> float:
    """How long a tile is, in the unit of its corners (4, 2)."""
    return float(np.hypot(*along(corners)))
