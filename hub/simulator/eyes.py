"""How a session's app gets to see the table: through pixels, or without them."""

from collections.abc import Callable, Iterator
from typing import Protocol

from hub.simulator.camera import VirtualCamera
from hub.simulator.plain import PlainTable
from hub.simulator.table import VirtualTable
from vision.camera.base import Frame
from vision.reading.reader import Reader
from vision.tracks import Table
from vision.watching.watch import Watcher

MOST_FRAMES = 12
"""So many frames may pass before a table that does not change is looked at anew."""


class Eyes(Protocol):
    """Sees a table."""

    def hand(self, track: int) -> None:
        """A hand reaches over the table to the end of a track, and is still there."""

    def look(self) -> Iterator[Table]:
        """Settled tables, one after another, for as long as somebody asks; ends when the table
        cannot be seen."""


class PlainEyes:
    """Sees a plain table as it is."""

    def __init__(self, table: PlainTable) -> None:
        self._table = table

    def hand(self, track: int) -> None:
        """Hands are not seen."""

    def look(self) -> Iterator[Table]:
        """The table as it lies, again and again."""
        while True:
            yield self._table.table()


class CameraEyes:
    """Sees a virtual table through its camera, the reader, and the watch over stillness."""

    def __init__(
        self,
        table: VirtualTable,
        camera: VirtualCamera,
        reader: Reader | None = None,
        seen: Callable[[Frame], None] | None = None,
    ) -> None:
        """`seen` gets each frame, for a window."""
        self._table, self._camera = table, camera
        self._reader = reader or Reader()
        self._seen = seen
        self.watcher = Watcher(self._reader, tell=self._tell)
        self.told = ""
        """What the watch said since it last saw the table settled."""
        self.frames = 0
        self.patient = False
        """Whether to wait for as long as the lens is covered, instead of giving up."""

    def hand(self, track: int) -> None:
        """The camera sees a hand over the table, which then leaves it."""
        self._table.reach(track, self.frames)
        self._frame()
        self._table.withdraw()

    def look(self) -> Iterator[Table]:
        """Each settled table; if nothing has changed, the whole table read anew."""
        waited = 0
        while True:
            table = self._frame()
            waited = 0 if self.patient and self._camera.covered else waited + 1
            if table is not None:
                waited = 0
                yield table
                self.watcher.again()
            elif waited == MOST_FRAMES // 2:
                self.watcher.again()
            elif waited >= MOST_FRAMES:
                return

    def _frame(self) -> Table | None:
        frame = self._camera.read()
        self.frames += 1
        table = self.watcher.look(frame)
        if table is not None:
            self.told = ""
        if self._seen is not None:
            self._seen(frame)
        return table

    def _tell(self, sentence: str | None) -> None:
        self.told = sentence or ""
