"""Watches a table: frames in, a Table out whenever the table has come to rest and looks different.

Nothing is read while something moves. Then only what has changed is read, and read again in the
next frames as long as a tile there is not certain.
"""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import numpy as np

from vision.camera.base import Frame, Image
from vision.placing.aim import Aim
from vision.placing.calibration import FULL_SIZE, Calibration, NotCalibrated, TileSize
from vision.reading.reading import Reading, length
from vision.tracks import Table, trace
from vision.trouble import Trouble
from vision.watching.memory import WELL_READ, Memory
from vision.watching.regions import Box, boxes, cut, inner, within
from vision.watching.stillness import (
    Look,
    Mask,
    Rest,
    Stillness,
    changed,
    look_at,
    small,
    station_mask,
)

MOST_LOOKS = 3
"""So often a tile is looked at before the table is handed over as it is."""
BLANK = 3.0
"""A picture whose grey levels spread less than this shows nothing."""
TORN = 0.04
"""So large a share of a picture's rows, all of one grey, is missing."""
SEEN_BEST_PX = 30.0
"""A tile's length in the scaled picture at which the reader finds it best."""
ODD_SIZE = 0.35
"""A reading longer or shorter than a tile by more than this share is none."""
DARK = Trouble("dark", "The camera sees nothing. Is the lens covered, or the room dark?")
TORN_PICTURES = Trouble("torn", "The camera sends torn pictures. Check its cable and its power.")

Tell = Callable[[Trouble | None], None]
"""Gets a sentence that says what keeps the camera from seeing the table; None: it sees it."""


class Reads(Protocol):
    """Whatever finds tiles in a picture; `vision.reading.reader.Reader` does."""

    def read(self, image: Image) -> list[Reading]:
        """All face-up tiles in a BGR picture."""
        ...


@runtime_checkable
class ReadsAtSize(Reads, Protocol):
    """A reader that can be told at which size of the picture to look."""

    def read_at(self, image: Image, sides: list[int]) -> list[Reading]:
        """As `read`, the picture's longer side scaled to each of `sides` pixels."""
        ...


class Watcher:
    """Told every frame; knows no clock but theirs. One owner, one thread."""

    def __init__(
        self,
        reader: Reads,
        calibration: Calibration | None = None,
        quiet_s: float = 0.7,
        tile: TileSize = FULL_SIZE,
        tell: Tell | None = None,
    ) -> None:
        self.rest = Rest.MOVING
        """What the table did in the last frame."""
        self.table: Table | None = None
        """The last one handed over."""
        self._tell = tell
        self._trouble: Trouble | None = None
        self._reader = reader
        self._tile = tile
        self._stillness = Stillness(quiet_s)
        self._memory = Memory()
        self._whole = False
        self._shape: tuple[int, ...] | None = None
        self._begin(calibration)

    def _begin(self, calibration: Calibration | None = None) -> None:
        """Know nothing of what the camera shows, but where it stands if that is given."""
        self._aim = Aim(calibration, self._tile)
        self._stillness.know(calibration)
        self._stillness.forget()
        self._memory.forget()
        self._seen: Look | None = None
        self._looks = 0
        self._moved = True
        self._bars: float | None = None

    @property
    def calibration(self) -> Calibration | None:
        """Where the camera stands; None until the station was found."""
        return self._aim.calibration

    @property
    def trouble(self) -> Trouble | None:
        """What keeps the camera from seeing the table; None if nothing does."""
        return self._trouble

    @trouble.setter
    def trouble(self, sentence: Trouble | None) -> None:
        if sentence != self._trouble:
            self._trouble = sentence
            if self._tell is not None:
                self._tell(sentence)

    @property
    def readings(self) -> list[Reading]:
        """The tiles as known now, in pixels."""
        return self._memory.readings

    def again(self) -> None:
        """Read the whole table once more when it is next at rest: somebody doubts what was read."""
        self._whole = True

    def aim(self, calibration: Calibration) -> None:
        """Take a calibration that somebody gave by hand, as from `Calibration.by_hand`."""
        self._aim.calibration = calibration
        self._aimed()

    def look(self, frame: Frame) -> Table | None:
        """The table, if it has come to rest in this frame and shows something new.

        After a frame of another shape than the last, as from a stream that comes back in portrait,
        nothing holds that was known in pixels: the station is looked for and all is read anew.
        """
        if self._shape not in (None, frame.image.shape):
            self._begin()
        self._shape = frame.image.shape
        unusable = self._unusable(frame)
        if unusable:
            self.rest = Rest.MOVING
            self._stillness.forget()
            self.trouble = unusable
            return None
        self.rest = Rest.SETTLED if frame.still else self._stillness.look(frame)
        if self.calibration is None and not self._found(frame):
            return None
        self.trouble = None
        if self.rest is Rest.HAND and self._aim.knocked(frame):
            self.rest = Rest.SETTLED
        if self.rest is not Rest.SETTLED:
            self._moved = True
            return None
        return self._settled(frame)

    def _unusable(self, frame: Frame) -> Trouble | None:
        """A sentence for a picture that shows nothing, or not all of the table."""
        picture = small(frame)
        if float(picture[::4, ::4].std()) < BLANK:
            return DARK
        # Rows of one grey come from no sensor: they are noise at least. A film may have bars.
        flat = float((picture.max(axis=1) == picture.min(axis=1)).mean())
        if self._bars is None:
            self._bars = flat
        if flat > self._bars + TORN:
            return TORN_PICTURES
        return None

    def _settled(self, frame: Frame) -> Table | None:
        now = look_at(small(frame), frame.time_s)
        touched = self._touched(now)
        news = self._moved or self._whole or touched is None or bool(touched.any())
        if not news and not self._doubtful():
            return None
        if not self._placed(frame):
            return None
        if self._seen is None:
            touched = None
        swapped = self._memory.changed(frame.image) if self._moved or frame.still else []
        if touched is None or touched.any() or swapped or self._whole:
            self._looks = 0
        elif not self._doubtful():
            self._moved = False
            return None
        self._looks += 1
        self._read(frame.image, touched, swapped)
        self._seen, self._moved, self._whole = now, False, False
        scale = now.grey.shape[1] / frame.image.shape[1]
        self._stillness.accept([reading.corners for reading in self.readings], scale)
        if self._doubtful() and not frame.still:
            return None
        self._memory.drop()
        assert self.calibration is not None
        self.table = trace(self.readings, self.calibration, self.table)
        return self.table

    def _touched(self, now: Look) -> Mask | None:
        """Where something is other than when it was last read; None for everywhere."""
        if self._seen is None or self._seen.grey.shape != now.grey.shape:
            return None
        mask = None
        if self.calibration is not None:
            mask = station_mask(self.calibration, now.grey.shape, engine=True)
        return changed(self._seen, now, mask)

    def _doubtful(self) -> bool:
        """A tile is not certain, and another look may help."""
        return self._looks < MOST_LOOKS and bool(self._unsure())

    def _unsure(self) -> list[Reading]:
        """Tiles to look at again: not read with confidence, missed, or gone."""
        return [
            known.reading
            for known in self._memory.known
            if known.gone
            or (
                known.looks + known.missed < MOST_LOOKS
                and (known.missed or known.reading.confidence < WELL_READ)
            )
        ]

    def _read(self, image: Image, touched: Mask | None, swapped: list[Reading]) -> None:
        """Read what was touched and what is not certain, or everything."""
        parts = None
        if touched is None:
            self._memory.forget()
        elif not self._whole and not any(known.gone for known in self._memory.known):
            again = self._unsure() + swapped
            scale = touched.shape[1] / image.shape[1]
            parts = boxes(touched, again, self._aim.tile_px(), image.shape, scale)
        if parts is None:
            found = self._read_part(image, self._aim.tile_px())
            self._memory.see(self._sized(found), image)
            return
        margin = 0.8 * self._aim.tile_px()
        cores = [inner(part, margin, image.shape) for part in parts]
        found = [
            reading
            for part, core in zip(parts, cores, strict=True)
            for reading in cut(self._read_part(_crop(image, part), self._aim.tile_px()), part)
            if within(reading, core)
        ]
        self._memory.see(self._sized(found), image, cores)

    def _read_part(self, image: Image, tile_px: float) -> list[Reading]:
        """Read a picture in which tiles are so long, at the one size at which they show best."""
        if not isinstance(self._reader, ReadsAtSize):
            return self._reader.read(image)
        side = round(max(image.shape[:2]) * min(1.0, SEEN_BEST_PX / tile_px))
        return self._reader.read_at(image, [max(16, side)])

    def _sized(self, readings: list[Reading]) -> list[Reading]:
        """Those that are as long as a tile is; figures on a cloth may look like small tiles."""
        assert self.calibration is not None
        to_mm, usual = self.calibration.to_mm, self._tile.length_mm
        return [r for r in readings if abs(length(to_mm(r.corners)) / usual - 1) < ODD_SIZE]

    def _found(self, frame: Frame) -> bool:
        """Look for the station; until it is found its lights are motion to us."""
        try:
            found = self._aim.find(frame)
        except NotCalibrated as error:
            self.trouble = error.trouble
            return False
        if found:
            self._aimed()
        return found

    def _placed(self, frame: Frame) -> bool:
        """Make sure that the calibration still holds; False where it does not."""
        try:
            moved = self._aim.check(frame)
        except NotCalibrated as error:
            self.trouble = error.trouble
            return False
        if moved:
            self._aimed()
        return True

    def _aimed(self) -> None:
        self._stillness.know(self.calibration)
        self._seen = None


def _crop(image: Image, box: Box) -> Image:
    left, top, right, bottom = box
    return np.ascontiguousarray(image[top:bottom, left:right])
