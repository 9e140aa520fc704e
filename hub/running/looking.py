"""The thread that watches the table through a camera and tells the app's inbox what it sees."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from hub.actions.items import Item, Seen, Sight
from vision.camera import Camera, CameraLost, CameraOver, Frame
from vision.placing.calibration import Calibration, NotCalibrated, TileSize
from vision.reading.reading import Reading
from vision.watching.watch import Reads, Watcher

RETRY_S = 1.0
"""Between two tries of a camera that is lost."""
WAIT_S = 0.1
"""Between two looks for more pictures, beside what the camera itself waits."""

LOOKS = 3
"""So often one photo of a folder that grows is looked at, as long as something is not sure."""
NO_PHOTO = "There is no photo in the folder yet; the game waits for the first one."


@dataclass(frozen=True, eq=False)
class View:
    """What the camera sees right now."""

    frame: Frame
    readings: tuple[Reading, ...]


Clicks = tuple[tuple[float, float], tuple[float, float]]
"""The station's centre and any place along its first track, in pixels of the camera's picture."""
SURE = 0.8
"""Readings at least so confident say how long a tile is."""


class Looker:
    """Watches until it is closed. The camera is its own from `start` to `close`."""

    def __init__(
        self,
        camera: Camera,
        reader: Reads,
        tell: Callable[[Item], None],
        tile: TileSize,
        quiet_s: float = 0.7,
        settled: Callable[[Seen, Frame], None] | None = None,
        tracks: int = 9,
        grows: bool = False,
    ) -> None:
        """`tell` gets Seen and Sight, on the thread; `settled` every table with its frame, before
        that. `grows`: more pictures may come after the camera's last one, as in a folder."""
        self.view: View | None = None
        self._camera = camera
        self.grows = grows
        self._tell = tell
        self._looks = 0
        self._settled = settled
        self._reader, self._tile, self._quiet_s, self._tracks = reader, tile, quiet_s, tracks
        self._watcher = self._watch(None)
        self._aimed: Clicks | None = None
        self._again = threading.Event()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

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

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                frame = self._camera.read()
            except CameraOver:
                if not self.grows:
                    self._tell(Sight("The camera has no more pictures; the game goes on by keys."))
                    return
                if not self._look_at_the_last():
                    self._stop.wait(WAIT_S)
                continue
            except CameraLost as error:
                self._watcher.trouble = str(error)
                self._stop.wait(RETRY_S)
                continue
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
        self.view = View(frame, tuple(self._watcher.readings))
        if table is not None:
            seen = Seen(table)
            if self._settled is not None:
                self._settled(seen, frame)
            self._tell(seen)

    def _look_at_the_last(self) -> bool:
        """While no new photo comes: look at the last one again, if that would help.

        It is not looked at for ever, for what people say after it was taken it cannot show.
        """
        if self.view is None:
            self._watcher.trouble = self._watcher.trouble or NO_PHOTO
            return False
        if self._aimed is None and not (self._again.is_set() and self._looks < LOOKS):
            return False
        self._look(self.view.frame)
        return True

    def _watch(self, calibration: Calibration | None) -> Watcher:
        return Watcher(
            self._reader,
            calibration,
            self._quiet_s,
            self._tile,
            tell=lambda sentence: self._tell(Sight(sentence)),
        )

    def _aim_by(self, clicks: Clicks, frame: Frame) -> None:
        lengths = [
            float(np.hypot(*(reading.corners[2:].mean(axis=0) - reading.corners[:2].mean(axis=0))))
            for reading in self._reader.read(frame.image)
            if reading.confidence >= SURE
        ]
        if not lengths:
            self._tell(Sight("Lay a tile on the table, then click again: it gives the scale."))
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
            self._tell(Sight(str(error)))
            return
        self._watcher = self._watch(calibration)
        self._tell(Sight(None))
