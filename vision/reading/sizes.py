"""All tiles of a table are of one size: print, pips, gaps and textures mostly are of another."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.networks import Floats

Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.float64]

ALIKE = 1.4
"""Lengths this many times apart can be of one size, seen at an angle."""
TRUE_TO_TREND = 1.35
"""The same once the others tell how size changes across the picture."""
CERTAIN, STRANGE = 0.99, 1.6
"""Where they don't, a reading this sure may be up to so many times larger or smaller."""
TREND_FROM = 4
"""Tiles that it takes to tell how size changes."""
IN_LINE = 0.5
"""Radians by which a doubtful outline may be turned to lie in line with a sure one."""
STIFF = 0.3
"""How unwilling the trend is to change: a fraction of a tile that says it does not."""


def of_one_size(corners: Floats, sure: Floats, least: float) -> Flags:
    """Which outlines (n, 4, 2) are as large as the tiles of this table, by their sureness (n,).

    The vote counts area and sureness: what is no tile is small. Those of less than `least` don't.
    """
    if len(corners) == 0:
        return np.zeros(0, np.bool_)
    area = areas(corners)
    votes = area * sure / (1.02 - sure) * (sure > least)
    ratio = off(area, votes)
    near = ratio < ALIKE
    steady = near & (sure > least)
    if int(steady.sum()) < TREND_FROM:
        return near | ((ratio < STRANGE) & (sure > CERTAIN))
    apart = np.abs(np.log(area) / 2 - _trend(corners.mean(1), np.log(area) / 2, steady))
    return np.asarray(apart < np.log(TRUE_TO_TREND))


def areas(corners: Floats) -> Numbers:
    """Areas of outlines, px²."""
    return np.maximum(np.array([cv2.contourArea(c) for c in corners], np.float64), 1e-6)


def off(area: Numbers, votes: Numbers) -> Numbers:
    """How many times larger or smaller (in length) each is than the size that the votes want."""
    order = np.argsort(area)
    total = np.cumsum(votes[order])
    usual = area[order[np.searchsorted(total, total[-1] / 2)]]
    return np.asarray(np.sqrt(np.maximum(area / usual, usual / area)))


def _trend(places: Floats, sizes: Numbers, steady: Flags) -> Numbers:
    """The size expected at each place: a plane through those that are steady."""
    middle = places[steady].mean(0)
    reach = max(1.0, float(np.abs(places[steady] - middle).max()))
    x = np.column_stack([np.ones(len(places)), (places - middle) / reach])
    some, wanted = x[steady], sizes[steady]
    stiff = np.diag([0.0, STIFF, STIFF])
    plane = np.linalg.solve(some.T @ some + stiff, some.T @ wanted)
    return np.asarray(x @ plane)


def as_large_as(corners: Floats, sure: Floats) -> Floats:
    """Outlines (n, 4, 2) in their place, as large as the nearest of `sure`; twice where the nearest
    lies almost the same way or almost across: in their own direction and in line with it."""
    centres, others = corners.mean(1), sure.mean(1)
    long, wide = _sides(sure)
    made = []
    for centre, outline in zip(centres, corners, strict=True):
        near = np.argsort(np.hypot(*(others - centre).T))[:3]
        size = (float(np.median(long[near])), float(np.median(wide[near])))
        own = _direction(outline)
        made.append(_outline(centre, own, size))
        off_line = (own - _direction(sure[near[0]]) + np.pi / 4) % (np.pi / 2) - np.pi / 4
        if 0.04 < abs(off_line) < IN_LINE:
            made.append(_outline(centre, own - off_line, size))
    return np.array(made, np.float32).reshape(-1, 4, 2)


def _direction(outline: Floats) -> float:
    along = outline[2:].mean(0) - outline[:2].mean(0)
    return float(np.arctan2(along[1], along[0]))


def _outline(centre: Floats, angle: float, size: tuple[float, float]) -> Floats:
    u = np.array([np.cos(angle), np.sin(angle)]) * size[0] / 2
    v = np.array([-np.sin(angle), np.cos(angle)]) * size[1] / 2
    return np.asarray([centre - u + v, centre - u - v, centre + u - v, centre + u + v], np.float32)


def _sides(corners: Floats) -> tuple[Floats, Floats]:
    """Lengths and widths of outlines, (n,) each."""
    edges = np.roll(corners, -1, 1) - corners
    sizes = np.hypot(edges[..., 0], edges[..., 1])
    return (sizes[:, 1] + sizes[:, 3]) / 2, (sizes[:, 0] + sizes[:, 2]) / 2
