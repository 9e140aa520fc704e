"""Where a tile may lie that touches one already read: beyond its ends and along its sides.

In a tight block the bars of neighbours make one long line and the finder may lose a tile. What is
there of the same colour as its neighbour is worth a look.
"""

import numpy as np
import numpy.typing as npt

from vision.reading.networks import Floats

Image = npt.NDArray[np.uint8]

LIKE_ITS_NEIGHBOUR = 40.0
"""Greatest distance between the colours (BGR) of two tiles that touch."""
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
