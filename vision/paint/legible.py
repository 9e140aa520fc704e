"""Whether the pips or numerals of a painted tile can be told from its body in the picture.

A picture may be so dark, blurred or glaring that nobody could count: that is no mistake of whoever
reads it. This measures it on the finished picture.
"""

from dataclasses import replace

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.face import face
from vision.paint.look import Look
from vision.pattern import pips, radius

Image = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]

_SIDE = 64
"""Pixels across a face on which the strokes of numerals are looked up."""
_PALEST = 15
"""Per cent of a numeral's strokes that make its palest part."""
FULL = 255.0
"""The contrast of what has no pips to lose."""


def contrast(
    image: Image, values: tuple[int, int], corners: npt.NDArray[np.floating], look: Look
) -> float:
    """How far the palest pip of a tile stands out from the body around it, 0 to 255.

    Distance of colours (BGR, the largest channel), averaged over the pip. `corners` are those of a
    `vision.paint.painter.Truth`. Of a tile without pips its bar counts, which alone tells it from
    one that lies face down; of numerals their palest strokes.
    """
    source = np.array([[0, 0], [1, 0], [1, look.ratio], [0, look.ratio]], np.float32)
    matrix = cv2.getPerspectiveTransform(source, np.asarray(corners, np.float32))
    if look.numerals:
        return _numerals(image, values, matrix, look)
    if values == (0, 0):
        return _bar(image, matrix, look)
    least = FULL
    for number, middle in zip(values, (look.ratio / 4, look.ratio * 3 / 4), strict=True):
        if number:
            room = min(1.0, look.ratio / 2)
            centres = pips(number, look.layout) * look.spread * room + (0.5, middle)
            size = radius(number) * look.pip_scale
            inside = _colours(image, matrix, centres, _ring(0.45 * size)).mean(axis=1)
            around = np.median(_colours(image, matrix, centres, _ring(1.5 * size)), axis=1)
            least = min(least, float(np.abs(inside - around).max(axis=1).min()))
    return least


def _numerals(image: Image, values: tuple[int, int], matrix: npt.ArrayLike, look: Look) -> float:
    """How far the palest strokes of both numerals stand out from the body around them."""
    white = ((255, 255, 255),) * len(look.pips)
    bare = replace(look, body=(0, 0, 0), pips=white, bar_width=0.0, spinner=0.0, frame=0.0)
    drawn = face(values, bare, _SIDE).image.max(axis=2)
    ink = np.where(drawn > 160, 1, 0).astype(np.uint8)
    beside = cv2.dilate(ink, np.ones((11, 11), np.uint8)) - cv2.dilate(
        ink, np.ones((5, 5), np.uint8)
    )
    least, middle = FULL, len(ink) // 2
    for rows in (slice(0, middle), slice(middle, None)):
        strokes, around = (
            _colours(image, matrix, _places(mask, rows), _ring(0.015)).mean(axis=1)
            for mask in (ink, beside)
        )
        away = np.abs(strokes - np.median(around, axis=0)).max(axis=1)
        least = min(least, float(np.percentile(away, _PALEST)))
    return least


def _places(mask: cv2.typing.MatLike, rows: slice) -> Floats:
    """Where a mask of a face is 1 in some of its rows, in tile widths, every third place."""
    y, x = np.nonzero(mask[rows])
    places = np.stack([x + 0.5, y + 0.5 + (rows.start or 0)], axis=1) / mask.shape[1]
    return np.asarray(places[::3], np.float64)


def _bar(image: Image, matrix: npt.ArrayLike, look: Look) -> float:
    """How far the bar stands out from the body on its both sides."""
    side = np.linspace(0.2, 0.45, 8) * look.bar_length
    centres = np.array([[0.5, look.ratio / 2]])
    rows = [
        _colours(image, matrix, centres, np.array([(x * s, y) for x in side for s in (-1, 1)]))
        for y in (0.0, -look.bar_width / 2 - 0.1, look.bar_width / 2 + 0.1)
    ]
    bar, above, below = (row.mean(axis=(0, 1)) for row in rows)
    return float(np.abs(bar - (above + below) / 2).max())


def _ring(reach: float) -> Floats:
    turn = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    return np.stack([np.cos(turn), np.sin(turn)], axis=1) * reach


def _colours(image: Image, matrix: npt.ArrayLike, centres: Floats, around: Floats) -> Floats:
    """Colours (n, m, 3) at places on the face, in tile widths."""
    places = (centres[:, None] + around[None]).reshape(-1, 1, 2)
    spots = cv2.perspectiveTransform(places, np.asarray(matrix, float)).astype(np.float32)
    found = cv2.remap(
        image, spots[:, 0, 0], spots[:, 0, 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(found, float).reshape(len(centres), len(around), 3)
