"""A reading in millimetres: a rectangle with places where a neighbour can touch it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.placing.calibration import Calibration, TileSize
from vision.reading.reading import Reading, along

Floats = npt.NDArray[np.float64]

FIRST, SECOND, LEFT, RIGHT = range(4)
"""Ports of a tile: its two halves, and the middles of its long sides for a double laid across."""

SAME_PLACE = 0.45
"""Two readings whose middles are nearer than this many tile widths are one tile read twice."""
ODD_SIZE = 0.3
"""A reading that is longer or wider than its fellows by more than this share is no tile."""


@dataclass(frozen=True)
class Place:
    """A point on a tile's edge, in millimetres, and the direction that faces away from the tile."""

    x: float
    y: float
    out_x: float
    out_y: float


@dataclass(frozen=True, eq=False)
class Piece:
    """A tile on the table; millimetres, table frame."""

    reading: Reading
    corners: Floats
    """(4, 2), in the reading's order."""
    centre: Floats
    axis: Floats
    """Unit vector (2,) from the first half to the second."""
    size: TileSize

    @property
    def double(self) -> bool:
        """Both halves read alike."""
        return self.reading.values[0] == self.reading.values[1]

    def front(self, half: int) -> Place:
        """The short edge of a half: where a straight train goes on."""
        return self._place(self.axis * self._sign(half), self.size.length_mm / 2, self.centre)

    def sides(self, half: int) -> tuple[Place, Place]:
        """The long edges of a half: where a train that turns a corner goes on."""
        middle = self.centre + self.axis * (self._sign(half) * self.size.length_mm / 4)
        return self._flanks(middle)

    def flanks(self) -> tuple[Place, Place]:
        """The middles of both long sides, LEFT and RIGHT: where a double across is joined."""
        return self._flanks(self.centre)

    def _flanks(self, middle: Floats) -> tuple[Place, Place]:
        across = np.array([self.axis[1], -self.axis[0]])
        reach = self.size.width_mm / 2
        return self._place(across, reach, middle), self._place(-across, reach, middle)

    @staticmethod
    def _sign(half: int) -> float:
        return -1.0 if half == FIRST else 1.0

    @staticmethod
    def _place(out: Floats, reach: float, origin: Floats) -> Place:
        x, y = origin + out * reach
        return Place(float(x), float(y), float(out[0]), float(out[1]))


def pieces(readings: Sequence[Reading], calibration: Calibration) -> list[Piece]:
    """Readings as rectangles on the table; those read twice and those of odd size are left out."""
    tile = calibration.tile
    shapes = []
    for reading in readings:
        corners = calibration.to_mm(reading.corners)
        way = along(corners)
        length = float(np.linalg.norm(way))
        width = float(
            np.linalg.norm(corners[1] - corners[0]) + np.linalg.norm(corners[2] - corners[3])
        )
        if length > 0 and np.isfinite(corners).all():
            shapes.append((reading, corners, way / length, length, width / 2))
    if not shapes:
        return []
    lengths = np.array([shape[3] for shape in shapes])
    # Should the scale be a little off (a set of another size), the tiles themselves tell it.
    scale = float(np.clip(np.median(lengths) / tile.length_mm, 0.8, 1.25))
    size = TileSize(tile.length_mm * scale, tile.width_mm * scale, tile.height_mm)
    found: list[Piece] = []
    for reading, corners, axis, length, width in sorted(shapes, key=lambda s: -s[0].confidence):
        centre = corners.mean(axis=0)
        near = SAME_PLACE * size.width_mm
        if abs(length / size.length_mm - 1) > ODD_SIZE or abs(width / size.width_mm - 1) > ODD_SIZE:
            continue
        if all(float(np.hypot(*(centre - other.centre))) > near for other in found):
            found.append(Piece(reading, corners, centre, axis, size))
    return found
