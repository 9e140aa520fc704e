"""The thread that watches the table through a camera and tells the app's inbox what it sees."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from hub.items import Item, Seen, Sight
from vision.calibration import TileSize
from vision.camera import Camera, CameraLost, CameraOver, Frame
from vision.reading import Reading
from vision.watch import Reads, Watcher

RETRY_S = 1.0
"""Between two tries of a camera that is lost."""


@dataclass(frozen=True, eq=False)
class View:
    """What the camera sees right now."""

    frame: Frame
    readings: tuple[Reading, ...]


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
    ) -> None:
        """`tell` gets Seen and Sight, on the thread; `settled` every table with its frame, before
        that."""
        self.view: View | None = None
        self._camera = camera
        self._tell = tell
        self._settled = settled
        self._watcher = Watcher(
            reader, None, quiet_s, tile, tell=lambda sentence: tell(Sight(sentence))
        )
        self._again = threading.Event()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

    def start(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def again(self) -> None:
        """Read the whole table once more: something about it is not sure."""
        self._again.set()

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
                self._tell(Sight("The camera has no more pictures; the game goes on by keys."))
                return
            except CameraLost as error:
                self._watcher.trouble = str(error)
                self._stop.wait(RETRY_S)
                continue
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
