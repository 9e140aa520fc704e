"""Outlines that are worth one more look, guessed from tiles that are certain.

In a tight block the bars of neighbours make one long line and the finder may lose a tile, or see it
too large. A tile that is certain tells where the next one may lie, beyond its ends and along its
sides, and how large a doubtful one nearby should be.
"""

import numpy as np
import numpy.typing as npt

from vision.reading.networks import Floats

Image = npt.NDArray[np.uint8]

LIKE_ITS_NEIGHBOUR = 40.0
"""Greatest distance between the colours (BGR) of two tiles that touch."""
IN_LINE = 0.5
"""Radians by which a doubtful outline may be turned to lie in line with a sure one."""
_STEPS = (np.arange(6, dtype=np.float32) + 0.5) / 6


def beside(image: Image, corners: Floats) -> Floats:
    """Outlines that touch those at `corners` (n, 4, 2) and show much the same colour."""
    if len(corners) == 0:
        return corners
    long = (corners[:, 2] + corners[:, 3] - corners[:, 0] - corners[:, 1]) / np.float32(2)
    wide = (corners[:, 0] + corners[:, 3] - corners[:, 1] - corners[:, 2]) / np.float32(2)
    tones = _tones(image, corners)
    found = []
    for step in (*_round(long, wide), *_round(wide, long)):
        there = np.asarray(corners + step[:, None], np.float32)
        apart = np.linalg.norm(_tones(image, there) - tones, axis=1)
        found.append(there[_inside(image, there) & (apart < LIKE_ITS_NEIGHBOUR)])
    return np.concatenate(found)


def _round(away: Floats, along: Floats) -> list[Floats]:
    """Steps to what touches one side and its opposite: in line, or shifted like bricks."""
    return [sign * away + shift * along for sign in (1, -1) for shift in (0.0, 0.5, -0.5)]


def _inside(image: Image, corners: Floats) -> npt.NDArray[np.bool_]:
    high = np.array(image.shape[1::-1], np.float32) - 1
    return np.asarray(((corners >= 0) & (corners <= high)).all((1, 2)))


def _tones(image: Image, corners: Floats) -> Floats:
    """The median colour of each outline, (n, 3), from a grid of 36 of its pixels."""
    along, across = (v.reshape(1, -1, 1) for v in np.meshgrid(_STEPS, _STEPS))
    first, second = corners[:, None, 1], corners[:, None, 2]
    side = corners[:, None, 0] - first
    places = first + (second - first) * along + side * across
    x, y = (np.round(places[..., i]).astype(int) for i in (0, 1))
    height, width = image.shape[:2]
    pixels = image[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)]
    return np.asarray(np.median(pixels, axis=1), np.float32)


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
