"""A contact sheet of a reader's mistakes: each wrong reading cut out, each missed tile's photo."""

from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.confidence import percent
from vision.reading.evaluate import Outcome
from vision.reading.networks import Floats
from vision.reading.overlay import draw

Image = npt.NDArray[np.uint8]

SIDE = 260
"""Pixels of a picture on the sheet."""
COLUMNS = 6
LETTERS = 38
"""So many fit into a line."""
_LINE = 49


def mistakes(image: Image, outcome: Outcome) -> list[Image]:
    """Pictures of what went wrong in one photo, each with its words below."""
    made = []
    missed = [f"{b}-{a}" for a, b in outcome.missed]
    for i in outcome.false:
        wrong = outcome.readings[i]
        text = f"read {wrong.values[0]}-{wrong.values[1]} {percent(wrong.confidence)}"
        there = "truth " + (" or ".join(missed) or "no tile")
        made.append(_labelled(_around(image, wrong.corners), [outcome.photo.file, text, there]))
    if missed:
        whole = draw(image, outcome.readings)
        made.append(_labelled(whole, [outcome.photo.file, "missed", " ".join(missed)]))
    return made


def contact_sheet(pictures: Sequence[Image]) -> Image | None:
    """All pictures on one sheet, or None where there are none."""
    if not pictures:
        return None
    empty = np.full_like(pictures[0], 24)
    full = [*pictures, *[empty] * (-len(pictures) % COLUMNS)]
    rows = [np.hstack(full[i : i + COLUMNS]) for i in range(0, len(full), COLUMNS)]
    return np.asarray(np.vstack(rows), np.uint8)


def _around(image: Image, corners: Floats) -> Image:
    centre = corners.mean(0)
    reach = float(np.abs(corners - centre).max()) * 1.4
    low = np.maximum(centre - reach, 0).astype(int)
    high = np.maximum(np.minimum(centre + reach, image.shape[1::-1]).astype(int), low + 1)
    part = image[low[1] : high[1], low[0] : high[0]].copy()
    moved = np.round(corners - low).astype(np.int32)
    cv2.polylines(part, [moved], True, (60, 60, 255), max(1, round(reach / 90)), cv2.LINE_AA)
    return part


def _labelled(picture: Image, lines: list[str]) -> Image:
    card = np.full((SIDE + _LINE, SIDE, 3), 24, np.uint8)
    scale = SIDE / max(picture.shape[:2])
    size = (max(1, round(picture.shape[1] * scale)), max(1, round(picture.shape[0] * scale)))
    card[: size[1], : size[0]] = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    for i, line in enumerate(lines):
        at = (4, SIDE + 13 + 15 * i)
        cv2.putText(card, line[-LETTERS:], at, 0, 0.4, (230, 230, 230), 1, cv2.LINE_AA)
    return card
