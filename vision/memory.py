"""What was read where: several looks at one tile make one reading, and a tile that was not touched
stays what it was."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading import Reading
from vision.stillness import Mask

Alternatives = tuple[tuple[int, float], ...]

SAME_TILE = 0.3
"""Two readings whose middles are nearer than this many tile lengths are of one tile."""
TOUCHED = 0.12
"""A tile whose picture has changed over more than this share of it was touched."""
MOST_LOOKS = 5
"""Looks that count; an older one fades."""
UNLIKELY = 0.01


@dataclass(frozen=True, eq=False)
class Known:
    """A tile and how well it is known."""

    reading: Reading
    looks: int = 1
    """How often it was read, all taken together."""
    missed: int = 0
    """How often since then it should have been seen and was not."""


class Memory:
    """The tiles in view. Pixels of one camera pose: `forget` when the camera moves."""

    def __init__(self) -> None:
        self.known: list[Known] = []

    def forget(self) -> None:
        """Start with an empty table."""
        self.known = []

    @property
    def readings(self) -> list[Reading]:
        """The tiles as known now; what was missed more often than seen is left out."""
        return [known.reading for known in self.known if known.missed <= known.looks]

    def see(
        self,
        readings: Sequence[Reading],
        inside: npt.NDArray[np.bool_] | None = None,
        touched: Mask | None = None,
        scale: float = 1.0,
    ) -> None:
        """Take in what was read.

        `inside` is true where the picture was read (None: everywhere), `touched` where it has
        changed since the look before (None: everywhere): both (height, width) of a picture that is
        `scale` times as large as the one of the readings.
        """
        fresh = list(readings)
        kept: list[Known] = []
        for known in self.known:
            if inside is not None and not at(inside, known.reading, scale):
                kept.append(known)
                continue
            same = _nearest(known.reading, fresh)
            moved = touched is None or _share(touched, known.reading, scale) > TOUCHED
            if same is not None:
                fresh.remove(same)
                kept.append(Known(same) if moved else combined(known, same))
            elif not moved:
                kept.append(replace(known, missed=known.missed + 1))
        self.known = kept + [Known(reading) for reading in fresh]


def combined(known: Known, new: Reading) -> Known:
    """One more look at the same tile: the chances are averaged, since looks err alike."""
    old = known.reading
    if float(_axis(old) @ _axis(new)) < 0:
        new = Reading(
            new.values[::-1],
            np.roll(new.corners, 2, axis=0),
            new.confidence,
            new.alternatives[::-1],
        )
    looks = min(known.looks, MOST_LOOKS - 1)
    halves = [
        _mean(before, after, looks)
        for before, after in zip(old.alternatives, new.alternatives, strict=True)
    ]
    tile = (_tileness(old) * looks + _tileness(new)) / (looks + 1)
    values = (halves[0][0][0], halves[1][0][0])
    sure = min(1.0, tile * halves[0][0][1] * halves[1][0][1])
    return Known(Reading(values, new.corners, sure, (halves[0], halves[1])), looks + 1)


def _mean(before: Alternatives, after: Alternatives, looks: int) -> Alternatives:
    chances: dict[int, float] = {}
    for alternatives, weight in ((before, looks / (looks + 1)), (after, 1 / (looks + 1))):
        for pips, chance in alternatives:
            chances[pips] = chances.get(pips, 0.0) + weight * chance
    order = sorted(chances.items(), key=lambda item: -item[1])
    return (order[0], *(item for item in order[1:] if item[1] >= UNLIKELY))


def _tileness(reading: Reading) -> float:
    """The chance that it is a tile at all: its confidence without that of the pips."""
    pips = reading.alternatives[0][0][1] * reading.alternatives[1][0][1]
    return min(1.0, reading.confidence / max(pips, 1e-6))


def _axis(reading: Reading) -> npt.NDArray[np.float64]:
    along = reading.corners[2:].mean(axis=0) - reading.corners[:2].mean(axis=0)
    return np.asarray(along / max(1e-6, float(np.hypot(*along))), float)


def _nearest(old: Reading, fresh: list[Reading]) -> Reading | None:
    """The new reading of the tile that lay here, lying along the same line."""
    along = old.corners[2:].mean(axis=0) - old.corners[:2].mean(axis=0)
    reach = SAME_TILE * float(np.hypot(*along))
    best = None
    for reading in fresh:
        apart = float(np.hypot(*(reading.corners.mean(axis=0) - old.corners.mean(axis=0))))
        if apart < reach and abs(float(_axis(old) @ _axis(reading))) > 0.85:
            best, reach = reading, apart
    return best


def at(area: Mask, reading: Reading, scale: float) -> bool:
    """Whether a reading's middle lies in an area of a picture `scale` times as large."""
    x, y = reading.corners.mean(axis=0) * scale
    height, width = area.shape
    return bool(area[min(height - 1, max(0, int(y))), min(width - 1, max(0, int(x)))])


def _share(area: Mask, reading: Reading, scale: float) -> float:
    """The share of a tile's face that lies in an area."""
    corners = np.round(reading.corners * scale).astype(np.int32)
    left, top = np.maximum(corners.min(axis=0), 0)
    right, bottom = corners.max(axis=0) + 1
    part = area[top:bottom, left:right]
    if not part.size:
        return 0.0
    shape = np.zeros(part.shape, np.uint8)
    cv2.fillConvexPoly(shape, corners - (left, top), 1)
    face = shape.astype(bool)
    return float(part[face].mean()) if face.any() else 0.0
