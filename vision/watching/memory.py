"""What was read where: several looks at one tile make one reading, and a tile that was not touched
stays what it was."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from vision.camera.base import Image
from vision.reading.reading import Alternatives, Reading
from vision.watching.regions import Box, within

SAME_TILE = 0.3
"""Two readings whose middles are nearer than this many tile lengths are of one tile."""
UNCHANGED = 0.99
"""Correlation of a tile's face with what it was, relative to that of most tiles (noise lowers all),
above which it is untouched. One pip more or less stays under 0.987, measured on painted tiles
at 1.5 px a mm; untouched ones are over 0.997, under another lamp too."""
COVERED = 0.93
"""Below this something else is in its place; in between a tile that is not read is kept."""
FACE_PX = (48, 24)
"""Length and width of the face that is kept to compare with."""
MOST_LOOKS = 5
"""Looks that count; an older one fades."""
UNLIKELY = 0.01
"""Alternatives less likely than this are not kept."""
WELL_READ = 0.9
"""A tile read with at least this confidence needs no further look and tells how long tiles are."""
MORE_MISSES = 6
"""So many misses more than others has a tile that was well read."""
Face = npt.NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Known:
    """A tile and how well it is known."""

    reading: Reading
    face: Face
    """Its picture, made flat, mean 0 and length 1."""
    looks: int = 1
    """How often it was read, all taken together."""
    missed: int = 0
    """How often since then it was not read though nothing has changed there."""
    gone: int = 0
    """How often since then something else was seen in its place."""


class Memory:
    """The tiles in view. Pixels of one camera pose: `forget` when the camera moves."""

    def __init__(self) -> None:
        self.known: list[Known] = []

    def forget(self) -> None:
        """Start with an empty table."""
        self.known = []

    @property
    def readings(self) -> list[Reading]:
        """The tiles as known now, without those that are gone or were missed more than seen.

        Readers miss a tile more often than they see one where there is none: a tile that was read
        for sure and looks as it did is given some misses more.
        """
        return [k.reading for k in self.known if not k.gone and k.missed <= _misses(k)]

    def see(
        self, readings: Sequence[Reading], image: Image, inside: Sequence[Box] | None = None
    ) -> None:
        """Take in what was read in a picture; `inside` are the parts read, None for all of it."""
        fresh = list(readings)
        kept: list[Known] = []
        likeness, limit = self._likeness(image)
        for known, like in zip(self.known, likeness, strict=True):
            if inside is not None and not any(within(known.reading, box) for box in inside):
                kept.append(known)
                continue
            same = _nearest(known.reading, fresh)
            if same is not None:
                fresh.remove(same)
                kept.append(combined(known, same, image) if like > limit else _new(same, image))
            elif like > min(limit, COVERED):
                kept.append(replace(known, missed=known.missed + 1, gone=0))
            else:
                kept.append(replace(known, gone=known.gone + 1))
        self.known = kept + [_new(reading, image) for reading in fresh]

    def changed(self, image: Image) -> list[Reading]:
        """The tiles whose face is not what it was, as when one was swapped for another.

        Without those already found gone: that they do not look as they did is no news.
        """
        likeness, limit = self._likeness(image)
        pairs = zip(self.known, likeness, strict=True)
        return [known.reading for known, like in pairs if like <= limit and not known.gone]

    def _likeness(self, image: Image) -> tuple[list[float], float]:
        """How much each tile's face is like it was, and from where on it is untouched."""
        found = [float((face(image, known.reading) * known.face).sum()) for known in self.known]
        most = float(np.median(found)) if len(found) > 3 else 1.0
        return found, UNCHANGED * max(most, COVERED)

    def drop(self) -> None:
        """Give up the tiles that are gone."""
        self.known = [known for known in self.known if not known.gone]


def _misses(known: Known) -> int:
    """How often a tile that looks as it did may be missed and still counts."""
    return known.looks + (MORE_MISSES if known.reading.confidence >= WELL_READ else 0)


def _new(reading: Reading, image: Image) -> Known:
    return Known(reading, face(image, reading))


def face(image: Image, reading: Reading) -> Face:
    """What a tile's place looks like: flat, first half first, mean 0 and length 1."""
    length, width = FACE_PX
    flat = np.array([[0, width], [0, 0], [length, 0], [length, width]], np.float32)
    left, top = np.maximum(np.floor(reading.corners.min(axis=0)).astype(int) - 2, 0)
    right, bottom = np.ceil(reading.corners.max(axis=0)).astype(int) + 3
    part = np.ascontiguousarray(image[top:bottom, left:right, 1])
    if min(part.shape) < 2:
        return np.zeros((width, length), np.float32)
    origin = np.array([left, top], np.float32)
    turn = cv2.getPerspectiveTransform((reading.corners - origin).astype(np.float32), flat)
    turned = cv2.warpPerspective(part, turn, FACE_PX, flags=cv2.INTER_AREA)
    seen = np.asarray(cv2.GaussianBlur(turned, (3, 3), 0), np.float32)
    seen = seen - np.float32(seen.mean())
    return np.asarray(seen / max(1e-3, float(np.linalg.norm(seen))), np.float32)


def combined(known: Known, new: Reading, image: Image) -> Known:
    """One more look at the same tile: the chances are averaged, since looks err alike."""
    old = known.reading
    if float(old.axis @ new.axis) < 0:
        new = new.turned()
    looks = min(known.looks, MOST_LOOKS - 1)
    halves = [
        _mean(before, after, looks)
        for before, after in zip(old.alternatives, new.alternatives, strict=True)
    ]
    tile = (_tileness(old) * looks + _tileness(new)) / (looks + 1)
    values = (halves[0][0][0], halves[1][0][0])
    sure = min(1.0, tile * halves[0][0][1] * halves[1][0][1])
    together = Reading(values, new.corners, sure, (halves[0], halves[1]))
    return Known(together, face(image, together), looks + 1)


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


def _nearest(old: Reading, fresh: list[Reading]) -> Reading | None:
    """The new reading of the tile that lay here, lying along the same line."""
    reach = SAME_TILE * old.length
    best = None
    for reading in fresh:
        apart = float(np.hypot(*(reading.centre - old.centre)))
        if apart < reach and abs(float(old.axis @ reading.axis)) > 0.85:
            best, reach = reading, apart
    return best
