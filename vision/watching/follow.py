"""What is new on a table, picture by picture, where no station tells its trains apart.

A tile keeps its identity by its place. A reading counts as new only where the picture has changed;
a tile as gone only where something else is seen in its place.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.camera.base import Image
from vision.reading.reading import SHORTEST, Reading
from vision.watching.memory import WELL_READ, Face, face

NEW = 0.5
"""A new tile is believed from this confidence on."""
CHANGED = 0.8
"""Correlation with the picture before below which a place has changed."""
ODD_SIZE = 0.2
"""A reading longer or shorter than its fellows by more than this share is a printed figure."""
NEAR = 0.5
"""A tile within so many tile lengths of where it lay is the same one, pushed."""


@dataclass(frozen=True, eq=False)
class Change:
    """What one picture shows that the one before did not."""

    new: tuple[Reading, ...]
    gone: tuple[Reading, ...]

    def __bool__(self) -> bool:
        return bool(self.new or self.gone)


class Follower:
    """Told every picture of a table at rest, with the readings in it."""

    def __init__(self) -> None:
        self._known: list[tuple[Reading, Face]] = []
        self._last: Image | None = None

    def see(self, image: Image, readings: Sequence[Reading]) -> Change:
        """What has changed since the picture before; in the first one every tile is new, and in one
        of another shape, where no place is what it was."""
        if self._last is not None and self._last.shape != image.shape:
            self._known, self._last = [], None
        usual = [r for r in readings if self._usual(r, readings)]
        kept: list[tuple[Reading, Face]] = []
        fresh = list(usual)
        lost: list[Reading] = []
        for known, picture in self._known:
            same = _same(known, fresh)
            if same is not None:
                fresh.remove(same)
                kept.append((_kept(known, same), face(image, same)))
            elif float((face(image, known) * picture).sum()) > CHANGED:
                kept.append((known, picture))
            else:
                lost.append(known)
        new = []
        for reading in fresh:
            pushed = _pushed(reading, lost)
            if pushed is not None:
                lost.remove(pushed)
            elif reading.confidence < NEW or not self._changed_at(image, reading):
                continue
            else:
                new.append(reading)
            kept.append((reading, face(image, reading)))
        self._known, self._last = kept, image
        return Change(tuple(new), tuple(lost))

    def _usual(self, reading: Reading, readings: Sequence[Reading]) -> bool:
        """About as long as the tiles known so far, or else as those that are read for sure."""
        lengths = [known.length for known, _ in self._known]
        lengths = lengths or [r.length for r in readings if r.confidence >= WELL_READ]
        if not lengths:
            return True
        return abs(reading.length / float(np.median(lengths)) - 1) <= ODD_SIZE

    def _changed_at(self, image: Image, reading: Reading) -> bool:
        if self._last is None:
            return True
        return float((face(image, reading) * face(self._last, reading)).sum()) < CHANGED


def _kept(known: Reading, now: Reading) -> Reading:
    """The reading to keep of a tile that was read twice: the surer one, where it lies now."""
    best = max(known, now, key=lambda reading: reading.confidence)
    return best.lying_at(now.corners)


def _apart(one: Reading, other: Reading) -> float:
    """Distance of two middles in tile lengths."""
    return float(np.hypot(*(one.centre - other.centre))) / max(SHORTEST, one.length)


def _same(known: Reading, fresh: Sequence[Reading]) -> Reading | None:
    """The reading at a known tile's place."""
    near = [r for r in fresh if _apart(known, r) < 0.2]
    return min(near, key=lambda r: _apart(known, r), default=None)


def _pushed(reading: Reading, lost: Sequence[Reading]) -> Reading | None:
    """The tile that lay close by, is not there any more, and shows the same."""
    near = [
        known
        for known in lost
        if sorted(known.values) == sorted(reading.values) and _apart(known, reading) < NEAR
    ]
    return min(near, key=lambda known: _apart(known, reading), default=None)
