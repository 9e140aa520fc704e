"""Which parts of a picture to read: boxes around what has changed, with room for whole tiles."""

from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.reading import Reading

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""
Mask = npt.NDArray[np.bool_]

ROOM = 1.8
"""Tile lengths around what has changed that are read with it."""
MOST = 0.4
"""Where the boxes would cover more than this share of the picture, all of it is read."""


def boxes(
    touched: Mask,
    again: Sequence[Reading],
    tile_px: float,
    shape: tuple[int, ...],
    scale: float,
) -> list[Box] | None:
    """Boxes of a picture of `shape` around what was touched and what is to be read again.

    `touched` is (height, width) of a picture `scale` times as large. None: read the whole picture.
    """
    height, width = shape[:2]
    room = ROOM * tile_px
    found: list[tuple[float, float, float, float]] = []
    joined = cv2.dilate(touched.astype(np.uint8), np.ones((9, 9), np.uint8))
    for left, top, wide, high, _ in cv2.connectedComponentsWithStats(joined)[2][1:]:
        found.append((left / scale, top / scale, (left + wide) / scale, (top + high) / scale))
    for reading in again:
        (left, top), (right, bottom) = reading.corners.min(axis=0), reading.corners.max(axis=0)
        found.append((float(left), float(top), float(right), float(bottom)))
    grown = [
        (
            max(0, int(left - room)),
            max(0, int(top - room)),
            min(width, int(right + room)),
            min(height, int(bottom + room)),
        )
        for left, top, right, bottom in found
    ]
    merged = _merged(grown)
    area = sum((right - left) * (bottom - top) for left, top, right, bottom in merged)
    return None if area > MOST * width * height else merged


def _merged(found: list[Box]) -> list[Box]:
    """Boxes that overlap become one, until none do."""
    boxes = list(found)
    while True:
        for i, one in enumerate(boxes):
            j = next((j for j in range(i) if _overlap(one, boxes[j])), None)
            if j is not None:
                other = boxes[j]
                boxes[j] = (
                    min(one[0], other[0]),
                    min(one[1], other[1]),
                    max(one[2], other[2]),
                    max(one[3], other[3]),
                )
                del boxes[i]
                break
        else:
            return boxes


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inner(box: Box, margin: float, shape: tuple[int, ...]) -> Box:
    """The part of a box whose tiles are whole in it; at the picture's own edge there is no more."""
    height, width = shape[:2]
    left, top, right, bottom = box
    return (
        left if left == 0 else int(left + margin),
        top if top == 0 else int(top + margin),
        right if right == width else int(right - margin),
        bottom if bottom == height else int(bottom - margin),
    )


def cut(readings: Sequence[Reading], box: Box) -> list[Reading]:
    """Readings of a box's own picture, moved to where the box lies."""
    shift = np.array(box[:2], np.float32)
    return [reading.lying_at((reading.corners + shift).astype(np.float32)) for reading in readings]


def within(reading: Reading, box: Box) -> bool:
    """Whether a reading's middle lies in a box."""
    x, y = reading.centre
    return bool(box[0] <= x < box[2] and box[1] <= y < box[3])
