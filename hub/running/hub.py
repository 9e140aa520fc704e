"""The running hub: one inbox, one loop, and everything that hangs on them.

`woowoo play` makes one of hub.toml, the simulator makes one of a virtual table; nothing else puts
a game together.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from queue import Empty, SimpleQueue

from hub.actions.items import Aimed, Item, Pressed, Seen
from hub.app import App
from hub.closing import Closing
from hub.fronts.front import Front
from hub.journal.file import Journal, KeptMatch
from hub.language.language import Language
from hub.language.message import message
from hub.running.looking import Looked, Looker
from hub.running.patience import Later, Patience, timer
from hub.running.recording import Recording
from hub.signals.scene import Picture, Scene
from hub.station import Press, Station
from hub.voice.speaker import Speaker

_LOG = logging.getLogger(__name__)
TURN_S = 1 / 15
"""The loop's longest sleep: so old is a screen's picture of the table at the most."""

OpenStations = Callable[[Callable[[Press], None]], Sequence[Station]]
"""Opens the stations, their presses going to the function given."""
OpenLooker = Callable[[Callable[[Item], None]], Looker]
"""Opens what sees the table, which tells the function given what it sees."""


class Hub(Closing):
    """A game that runs. Items come in by `put`, from any thread; fronts are shown scenes.

    The loop turns by itself after `start`, or once with each `step`, for who drives it by hand.
    """

    _name = "The hub"

    def __init__(
        self,
        journal: Journal,
        kept: KeptMatch,
        stations: OpenStations,
        looker: OpenLooker,
        speaker: Speaker | None = None,
        tracks: int = 9,
        recording: Recording | None = None,
        later: Later = timer,
        spoken: Language | None = None,
    ) -> None:
        """Take up the match `kept`. `later` is the clock by which presses wait,
        `spoken` the table's language.

        Stations and looker are the hub's own and closed with it; journal, speaker and recording
        stay the caller's. Raises what opening them and `App` raises, after closing what was opened.
        """
        self._inbox: SimpleQueue[Item] = SimpleQueue()
        self._fronts: list[Front] = []
        self._shown: tuple[object, ...] = ()
        self._picture: Picture | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hub", daemon=True)
        self._recording = recording
        with ExitStack() as opening:
            self.stations = tuple(stations(lambda press: self.put(Pressed(press))))
            for station in self.stations:
                opening.callback(station.close)
            self.app = App(journal, kept, self.stations, speaker, tracks, spoken)
            self.looker = looker(self.put)
            opening.callback(self.looker.close)
            self.patience = Patience(self.app, self._handle, self.put, later)
            opening.callback(self.patience.close)
            self._opened = opening.pop_all()

    def put(self, item: Item) -> None:
        """Have an item handled in its turn; none is once the hub is closed."""
        self._inbox.put(item)

    def add(self, front: Front) -> None:
        """Show the game to one more front, from now on. To be called before `start`."""
        self._check_open()
        self._fronts.append(front)
        front.show(self.scene())

    def scene(self) -> Scene:
        """What a screen shows now."""
        self._check_open()
        return self.app.scene(self.looker.picture)

    def start(self) -> None:
        """Look at the table and turn the loop until the game stops or the hub is closed."""
        self._check_open()
        self.looker.start()
        self._thread.start()

    def step(self, wait_s: float = 0.0) -> None:
        """Handle all that waits in the inbox, and show the fronts what is new.

        Waits for the first item up to `wait_s` seconds.
        """
        self._check_open()
        self._turn(wait_s)

    def _turn(self, wait_s: float) -> None:
        try:
            item = self._inbox.get(timeout=wait_s) if wait_s else self._inbox.get_nowait()
            while True:
                self._take(item)
                item = self._inbox.get_nowait()
        except Empty:
            try:
                self.app.check()
                self._show()
            except Exception:
                _LOG.exception("the game could not be shown")

    def _give_back(self) -> None:
        """Stop the loop; station and camera go back."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        self._opened.close()

    def _run(self) -> None:
        while not self._stop.is_set():
            self._turn(TURN_S)

    def _take(self, item: Item) -> None:
        """One item, whatever it brings: a fault of ours may cost that item, never the evening."""
        try:
            self.patience.take(item)
        except Exception as error:
            _LOG.exception("%r could not be handled", item)
            self.app.note(message("note-stumbled", error=type(error).__name__))

    def _handle(self, item: Item) -> None:
        if isinstance(item, Aimed):
            self.looker.aim((item.centre, item.track))
            return
        before = len(self.app.match.history)
        self.app.handle(item)
        if self._recording is not None and isinstance(item, Looked):
            self._recording.judged(item, self.app, before)
        # A photo of a folder knows nothing of what was said after it was taken.
        if self.app.looking and (isinstance(item, Seen) or not self.looker.grows):
            self.looker.again()

    def _show(self) -> None:
        """Show every front the scene, if anything in it is new."""
        app, picture = self.app, self.looker.picture
        new = (
            app.match, app.verdict, app.situation, app.trouble, app.unlit, app.stopping,
            len(app.told),
        )  # fmt: skip
        if picture is self._picture and new == self._shown:
            return
        self._picture, self._shown = picture, new
        scene = app.scene(picture)
        for front in self._fronts:
            try:
                front.show(scene)
            except Exception:
                _LOG.exception("%r could not show the game", front)
