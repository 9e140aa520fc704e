"""Rectangles on the table: corners, and which of them overlap."""

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]


def unit(angle_deg: float) -> Points:
    """The unit vector of a direction."""
    angle = np.deg2rad(angle_deg)
    return np.array([np.cos(angle), np.sin(angle)])


def rectangle(x: float, y: float, angle_deg: float, length: float, width: float) -> Points:
    """Corners (4, 2) of a rectangle that is `length` long in a direction, clockwise."""
    along = unit(angle_deg) * length / 2
    across = np.array([-along[1], along[0]]) * width / length
    centre = np.array([x, y])
    return np.array(
        [
            centre - along + across,
            centre - along - across,
            centre + along - across,
            centre + along + across,
        ]
    )


def overlapping(one: Points, others: Points, margin_mm: float) -> npt.NDArray[np.bool_]:
    """Which of the rectangles `others` (n, 4, 2) come nearer to `one` than a margin, (n,).

    By separating axes; at corners the margin is a little generous.
    """
    found = np.zeros(len(others), bool)
    if not len(others):
        return found
    away = (others[:, 0] + others[:, 2] - one[0] - one[2]) / 2
    spans = others[:, 0] - others[:, 2]
    reach = (np.hypot(*(one[0] - one[2])) + np.hypot(spans[:, 0], spans[:, 1])) / 2 + margin_mm
    near = np.flatnonzero((away**2).sum(axis=1) < reach * reach)
    if len(near):
        close = others[near]
        found[near] = True
        for axes in (np.broadcast_to(_axes(one[None]), (len(near), 2, 2)), _axes(close)):
            mine = axes @ one.T
            theirs = axes @ close.transpose(0, 2, 1)
            gap = np.maximum(theirs.min(2) - mine.max(2), mine.min(2) - theirs.max(2))
            found[near] &= ~(gap >= margin_mm).any(axis=1)
    return found


def _axes(rectangles: Points) -> Points:
    edges = np.stack(
        [rectangles[:, 1] - rectangles[:, 0], rectangles[:, 2] - rectangles[:, 1]], axis=1
    )
    return np.asarray(edges / np.linalg.norm(edges, axis=2, keepdims=True))
