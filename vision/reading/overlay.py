"""Draws readings on a photo: outlines, values, how sure, and what else it might be."""

from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.confidence import QUESTIONED, TAKEN, percent
from vision.reading.reading import Reading

Image = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

_GREEN: Colour = (80, 200, 60)
_YELLOW: Colour = (0, 200, 255)
_RED: Colour = (60, 60, 255)


def colour(reading: Reading) -> Colour:
    """BGR: green for what is taken as it is, red for what people should look at, yellow between."""
    if reading.confidence >= TAKEN:
        return _GREEN
    return _YELLOW if reading.confidence >= QUESTIONED else _RED


def words(reading: Reading) -> str:
    """Such as "5-3 99 %", and where unsure what else it may be: "5-3 71 % (5:6 4)"."""
    a, b = reading.values
    text = f"{a}-{b} {percent(reading.confidence)}"
    if reading.confidence >= TAKEN:
        return text
    other = [
        f"{value}:{' '.join(str(n) for n, _ in rest[1:4])}"
        for value, rest in zip(reading.values, reading.alternatives, strict=True)
        if len(rest) > 1
    ]
    return f"{text} ({', '.join(other)})" if other else text


def draw(image: Image, readings: Sequence[Reading]) -> Image:
    """A copy of a BGR picture with the readings drawn on it."""
    picture = image.copy()
    scale = max(0.45, max(image.shape[:2]) / 2200)
    thick = max(1, round(scale * 2))
    for reading in readings:
        paint = colour(reading)
        points = np.round(reading.corners).astype(np.int32)
        cv2.polylines(picture, [points], True, paint, thick, cv2.LINE_AA)
        first = np.round(reading.corners[:2].mean(0)).astype(int)
        cv2.circle(picture, (int(first[0]), int(first[1])), thick * 2, paint, -1, cv2.LINE_AA)
        _label(picture, words(reading), reading.centre, scale, paint)
    return picture


def _label(
    picture: Image, text: str, centre: npt.NDArray[np.float32], scale: float, paint: Colour
) -> None:
    bold = max(1, round(scale * 1.6))
    (wide, high), below = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, bold)
    height, width = picture.shape[:2]
    x = int(np.clip(centre[0] - wide / 2, 0, max(0, width - wide)))
    y = int(np.clip(centre[1] + high / 2, high, max(high, height - below)))
    cv2.rectangle(picture, (x - 2, y - high - 2), (x + wide + 2, y + below), (20, 20, 20), -1)
    cv2.putText(picture, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, scale, paint, bold, cv2.LINE_AA)
