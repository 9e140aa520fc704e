"""Reads a table again and again: only what changed since the last picture is looked at.

For a camera that does not move. A coarse sample of the picture is compared with the one that the
readings were made from; around what changed the readings are dropped and made anew.
"""

import cv2
import numpy as np
import numpy.typing as npt

from vision.finder import LEVELS
from vision.networks import Floats
from vision.reader import SHARED, Reader, shared
from vision.reading import Reading

Image = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.uint8]

STEP = 8
"""Every so many pixels each way one is compared."""
DIFFERENT = 22
"""Change of a pixel's green, of 255, that is no noise."""
SHARE = 0.3
"""Part of the pixels around a spot that must have changed."""
WHOLE = 0.35
"""Part of the picture that has to change for the whole of it to be read anew."""
SEEN = 30.0
"""A tile's length in px when shown to the finder, its best."""


class LiveReader:
    """A reader that remembers. One for each camera; not to be shared between threads."""

    def __init__(self, reader: Reader | None = None) -> None:
        self._reader = reader or Reader()
        self._sample: Image | None = None
        self._readings: list[Reading] = []

    def forget(self) -> None:
        """Read the whole of the next picture: the camera or its light was moved."""
        self._sample = None
        self._readings = []

    def read(self, image: Image) -> list[Reading]:
        """All tiles in a BGR picture, as `Reader.read`; what did not change is the same object."""
        sample = np.ascontiguousarray(image[::STEP, ::STEP, 1])
        if self._sample is None or self._sample.shape != sample.shape:
            self._readings = self._reader.read(image)
            self._sample = sample
            return list(self._readings)
        changed = changes(self._sample, sample)
        share = cv2.countNonZero(changed) / changed.size
        if share == 0:
            return list(self._readings)
        if share > WHOLE or not self._readings:
            self._readings = self._all(image)
            self._sample = sample
            return list(self._readings)
        self._again(image, changed)
        self._sample[changed > 0] = sample[changed > 0]
        return list(self._readings)

    def _length(self) -> float:
        sizes = [float(np.linalg.norm(r.corners[1] - r.corners[2])) for r in self._readings]
        return float(np.median(sizes)) if sizes else 0.0

    def _all(self, image: Image) -> list[Reading]:
        """The whole picture, at the size at which tiles were seen before if there were any."""
        length = self._length()
        if not length:
            return self._reader.read(image)
        side = round(max(image.shape[:2]) * min(1.0, SEEN / length))
        return self._reader.read_at(image, sorted({side, LEVELS[0]}, reverse=True))

    def _again(self, image: Image, changed: Mask) -> None:
        """Drop the readings that changed and read around the changes."""
        length = self._length()
        around = max(1, round(length * 0.7 / STEP))
        grown = cv2.dilate(changed, np.ones((2 * around + 1, 2 * around + 1), np.uint8))
        _, _, boxes, _ = cv2.connectedComponentsWithStats(grown)
        self._readings = [r for r in self._readings if not _touched(r.corners, changed)]
        for x, y, wide, high, _ in boxes[1:].tolist():
            self._part(image, x * STEP, y * STEP, wide * STEP, high * STEP, length)

    def _part(self, image: Image, x: int, y: int, wide: int, high: int, length: float) -> None:
        room = round(length * 0.6)  # context for tiles at the edge of what changed
        left, top = max(0, x - room), max(0, y - room)
        piece = np.ascontiguousarray(image[top : y + high + room, left : x + wide + room])
        side = max(16, round(max(piece.shape[:2]) * min(1.0, SEEN / length)))
        for reading in self._reader.read_at(piece, [side]):
            corners = reading.corners + np.array([left, top], np.float32)
            if not any(shared(corners, old.corners) > SHARED for old in self._readings):
                moved = Reading(reading.values, corners, reading.confidence, reading.alternatives)
                self._readings.append(moved)


def changes(before: Image, after: Image) -> Mask:
    """Where two samples of a picture differ by more than noise: 255, elsewhere 0."""
    apart = cv2.absdiff(before, after)
    _, different = cv2.threshold(apart, DIFFERENT, 255, cv2.THRESH_BINARY)
    if not cv2.countNonZero(different):
        return np.asarray(different, np.uint8)
    around = cv2.blur(different, (3, 3))
    return np.asarray(cv2.threshold(around, 255 * SHARE, 255, cv2.THRESH_BINARY)[1], np.uint8)


def _touched(corners: Floats, changed: Mask) -> bool:
    outline = np.zeros_like(changed)
    cv2.fillConvexPoly(outline, np.round(corners / STEP).astype(np.int32), 255)
    inside = cv2.countNonZero(outline)
    return cv2.countNonZero(cv2.bitwise_and(outline, changed)) > 0.03 * inside
