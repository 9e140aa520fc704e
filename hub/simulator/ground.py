"""Laying tiles: where one lies in its train, and how much room is left for others."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.geometry import rectangle

Points = npt.NDArray[np.float64]

_CELL_MM = 12.5
"""Side of a cell of the map that free room is counted on."""


@dataclass(frozen=True)
class Spot:
    """Where a tile of a train lies, in mm in the table frame."""

    x_mm: float
    y_mm: float
    angle_deg: float
    """From its inner half (towards the train's start) to its outer one."""
    heading_deg: float
    """Which way the train goes on."""
    exit_mm: tuple[float, float]
    """Where the next tile begins."""
    entry_deg: float
    """Which way it was pushed against the tile before it."""
    across: bool = False
    """A double laid crosswise."""
    double: bool = False

    def corners(self, length_mm: float, width_mm: float) -> Points:
        """(4, 2) in mm, clockwise from the inner half's outer edge."""
        return rectangle(self.x_mm, self.y_mm, self.angle_deg, length_mm, width_mm)


class Room:
    """A map of where the middle of a train may still run on a table of `size_mm`."""

    def __init__(self, size_mm: tuple[float, float], reach_mm: float) -> None:
        """`reach_mm`: how near to the middle of a train others and the edge may come."""
        self._size = np.array(size_mm)
        self._reach = reach_mm
        self._shape = (round(size_mm[1] / _CELL_MM), round(size_mm[0] / _CELL_MM))

    def free(self, taken: Points) -> npt.NDArray[np.uint8]:
        """The map (1 free, 0 not) with the rectangles `taken` (n, 4, 2) on the table."""
        cells = np.zeros(self._shape, np.uint8)
        edge = max(0, round(self._reach / _CELL_MM - 0.5))
        cells[edge : self._shape[0] - edge, edge : self._shape[1] - edge] = 1
        return self.less(cells, taken)

    def less(self, cells: npt.NDArray[np.uint8], taken: Points) -> npt.NDArray[np.uint8]:
        """A copy of the map with more rectangles on the table."""
        cells = cells.copy()
        if len(taken):
            centres = taken.mean(axis=1, keepdims=True)
            away = taken - centres
            lengths = np.linalg.norm(away, axis=2, keepdims=True)
            grown = centres + away * (1 + self._reach * 1.25 / lengths)
            for one in self._cells(grown):
                cv2.fillConvexPoly(cells, one, 0)
        return cells

    def shares(self, cells: npt.NDArray[np.uint8], ends: Points) -> npt.NDArray[np.float64]:
        """How much free room each of the train ends (n, 2) has, in mm², shared where they meet."""
        _, labels, stats, _ = cv2.connectedComponentsWithStats(cells, connectivity=4)
        x, y = self._cells(ends).T
        inside = (x >= 0) & (y >= 0) & (x < self._shape[1]) & (y < self._shape[0])
        at = labels[np.clip(y, 0, self._shape[0] - 1), np.clip(x, 0, self._shape[1] - 1)]
        at = np.where(inside, at, 0)
        together = np.bincount(at, minlength=len(stats))
        area = stats[at, cv2.CC_STAT_AREA] / together[at] * _CELL_MM**2
        return np.where(at > 0, area, 0.0)

    def near(self, cells: npt.NDArray[np.uint8], point: Points, radius_mm: float) -> float:
        """Free room in mm² within a square around a point, `radius_mm` each way."""
        x, y = self._cells(point)
        reach = round(radius_mm / _CELL_MM)
        part = cells[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
        return float(part.sum()) * _CELL_MM**2

    def _cells(self, points: Points) -> npt.NDArray[np.int32]:
        return np.floor((points + self._size / 2) / _CELL_MM).astype(np.int32)
