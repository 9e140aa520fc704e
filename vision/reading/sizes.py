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
MAY_BE_ODD, ODD = 0.99, 1.6
"""Where they don't, a reading surer than the first may be up to so many times larger or smaller."""
TREND_FROM = 4
"""Tiles that it takes to tell how size changes."""
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
        return near | ((ratio < ODD) & (sure > MAY_BE_ODD))
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
