"""Watches the table through a camera and tells the hub's inbox what it sees."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from hub.actions.items import Item, Seen, Sight
from hub.language.message import Message
from hub.signals.scene import Picture
from vision.camera import Camera, CameraLost, CameraOver, Frame
from vision.placing.calibration import Calibration, NotCalibrated, TileSize
from vision.trouble import Trouble
from vision.watching.watch import Reads, Watcher

RETRY_S = 1.0
"""Between two tries of a camera that is lost."""
WAIT_S = 0.1
"""Between two looks for more pictures, beside what the camera itself waits."""

LOOKS = 3
"""So often one photo of a folder that grows is looked at, as long as something is not sure."""
NO_PHOTO = Trouble("no-photo", "There is no photo in the folder yet; the game waits for it.")
NO_MORE = Trouble("no-more", "The camera has no more pictures; the game goes on by keys.")
NO_SCALE = Trouble("no-scale", "Lay a tile on the table, then click again: it gives the scale.")


@dataclass(frozen=True, eq=False)
class Looked(Seen):
    """A settled table with the picture that it was read from."""

    frame: Frame


Clicks = tuple[tuple[float, float], tuple[float, float]]
"""The station's centre and any place along its first track, in pixels of the camera's picture."""
TELLS_LENGTH = 0.8
"""A reading at least so sure tells how long a tile is, where a camera is aimed by two clicks."""


def said(trouble: Trouble | None) -> Message | None:
    """What keeps the camera from seeing, as a message of the catalogue."""
    return None if trouble is None else Message(f"trouble-{trouble.id}", trouble.args)


class Looker(Protocol):
    """What sees the table for a hub, and tells it Seen and Sight: a camera with its reader."""

    @property
    def grows(self) -> bool:
        """Whether a look again shows nothing that was said since, as in a folder of photos."""

    @property
    def picture(self) -> Picture | None:
        """What is seen right now, for a screen; None where nothing has been seen yet."""

    def start(self) -> None:
        """Look from now on, on a thread of its own, until it is closed."""

    def step(self) -> None:
        """Look once, here and now: for who does not start it."""

    def again(self) -> None:
        """Have the whole table read once more: something about it is not sure."""

    def aim(self, clicks: Clicks) -> None:
        """Take the station's centre and a point of its first track from somebody's two clicks."""

    def close(self) -> None:
        """Look no more; twice is fine."""


class CameraLooker:
    """Looks through a camera, which is its own until it is closed."""

    def __init__(
        self,
        camera: Camera,
        reader: Reads,
        tell: Callable[[Item], None],
        tile: TileSize,
        quiet_s: float = 0.7,
        tracks: int = 9,
        grows: bool = False,
    ) -> None:
        """`tell` gets Looked and Sight, on the thread that looks. `grows`: more pictures may come
        after the camera's last one, as in a folder."""
        self.grows = grows
        self._frame: Frame | None = None
        self._picture: Picture | None = None
        self._camera = camera
        self._tell = tell
        self._looks = 0
        self._reader, self._tile, self._quiet_s, self._tracks = reader, tile, quiet_s, tracks
        self._watcher = self._watch(None)
        self._aimed: Clicks | None = None
        self._again = threading.Event()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

    @property
    def picture(self) -> Picture | None:
        """What the camera sees right now."""
        return self._picture

    def start(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def again(self) -> None:
        """Read the whole table once more: something about it is not sure."""
        self._again.set()

    def aim(self, clicks: Clicks) -> None:
        """Take the station's centre and a point of its first track from somebody's two clicks,
        for a table without a printed plate. At least one tile has to lie there."""
        self._aimed = clicks

    def close(self) -> None:
        """Stop watching and give the camera back; twice is fine."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(5)
        self._camera.close()

    def step(self) -> None:
        """Take the camera's next frame and look at it; what goes wrong is told."""
        try:
            self._step()
        except CameraLost as error:
            self._watcher.trouble = error.trouble
            self._stop.wait(RETRY_S)
        except Exception as error:
            # Whatever it is, the thread has to live: a game without eyes cannot be gone on with.
            self._watcher = self._watch(self._watcher.calibration)
            self._watcher.trouble = Trouble(
                "not-looked-at",
                "The camera's picture could not be looked at ({why}). It is tried again.",
                why=f"{type(error).__name__}: {error}",
            )
            self._stop.wait(RETRY_S)

    def _run(self) -> None:
        while not self._stop.is_set():
            self.step()

    def _step(self) -> None:
        try:
            frame = self._camera.read()
        except CameraOver:
            if not self.grows:
                self._tell(Sight(said(NO_MORE)))
                self._stop.set()
            elif not self._look_at_the_last():
                self._stop.wait(WAIT_S)
            return
        self._looks = 0
        self._look(frame)

    def _look(self, frame: Frame) -> None:
        self._looks += 1
        if self._aimed is not None:
            clicks, self._aimed = self._aimed, None
            self._aim_by(clicks, frame)
        if self._again.is_set():
            self._again.clear()
            self._watcher.again()
        table = self._watcher.look(frame)
        self._frame = frame
        self._picture = Picture(frame.image, tuple(self._watcher.readings))
        if table is not None:
            self._tell(Looked(table, frame))

    def _look_at_the_last(self) -> bool:
        """While no new photo comes: look at the last one again, if that would help.

        It is not looked at for ever, for what people say after it was taken it cannot show.
        """
        if self._frame is None:
            self._watcher.trouble = self._watcher.trouble or NO_PHOTO
            return False
        if self._aimed is None and not (self._again.is_set() and self._looks < LOOKS):
            return False
        self._look(self._frame)
        return True

    def _watch(self, calibration: Calibration | None) -> Watcher:
        return Watcher(
            self._reader,
            calibration,
            self._quiet_s,
            self._tile,
            tell=lambda trouble: self._tell(Sight(said(trouble))),
        )

    def _aim_by(self, clicks: Clicks, frame: Frame) -> None:
        lengths = [
            reading.length
            for reading in self._reader.read(frame.image)
            if reading.confidence >= TELLS_LENGTH
        ]
        if not lengths:
            self._tell(Sight(said(NO_SCALE)))
            return
        height, width = frame.image.shape[:2]
        try:
            calibration = Calibration.by_hand(
                (width, height),
                clicks[0],
                clicks[1],
                float(np.median(lengths)),
                self._tracks,
                tile=self._tile,
            )
        except NotCalibrated as error:
            self._tell(Sight(said(error.trouble)))
            return
        self._watcher = self._watch(calibration)
        self._tell(Sight(None))
