"""Lets a press that may be a knock wait until the camera has seen the tile that it is about.

This stands before the app, which knows no clock. See `hub.actions.offered.hasty`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from hub.actions.items import Item, Pressed, Seen, Undo
from hub.actions.offered import hasty
from hub.app import App
from hub.language.message import message
from hub.station import Press

WAIT_S = 3.0
"""The longest wait: a hand that leaves, a table that comes to rest, a reading."""

Later = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Calls a function after so many seconds, on any thread; returns what calls it off."""


@dataclass(frozen=True)
class Waited(Pressed):
    """A press that has waited long enough."""


def timer(seconds: float, call: Callable[[], None]) -> Callable[[], None]:
    """A `Later` of real seconds."""
    running = threading.Timer(seconds, call)
    running.daemon = True
    running.start()
    return running.cancel


class Patience:
    """Takes items for an app, on the thread of its loop."""

    def __init__(
        self, app: App, handle: Callable[[Item], None], put: Callable[[Item], None],
        later: Later = timer,
    ) -> None:  # fmt: skip
        """`handle` hands an item to the app; `put` gets a press back into the inbox in time."""
        self._app = app
        self._handle = handle
        self._put = put
        self._later = later
        self._held: Pressed | None = None
        self._call_off: Callable[[], None] = _nothing

    @property
    def waiting(self) -> bool:
        """Whether a press is held back just now."""
        return self._held is not None

    def take(self, item: Item) -> None:
        """Handle `item`, and what has waited for it; a press that may be a knock waits itself.

        Whoever regrets a press while it waits takes back that press, and nothing that was before.
        """
        if isinstance(item, Waited):
            self._release()
        elif self._held is not None and _regret(item):
            self._drop()
            self._app.note(message("note-press-taken-back"))
        elif isinstance(item, Pressed) and hasty(self._app.match, item.press):
            if self._held is None:
                self._held = item
                self._call_off = self._later(WAIT_S, lambda: self._put(Waited(item.press)))
        else:
            if isinstance(item, Pressed):
                # Asking whose turn it is, or shutting down, is no word about a tile.
                self._drop()
            self._handle(item)
            if isinstance(item, Seen) and not self._app.looking:
                self._release()

    def close(self) -> None:
        """Forget what waits; twice is fine."""
        self._drop()

    def _drop(self) -> None:
        self._held = None
        call_off, self._call_off = self._call_off, _nothing
        call_off()

    def _release(self) -> None:
        held = self._held
        self._drop()
        if held is not None:
            self._handle(held)


def _nothing() -> None:
    """There is nothing to call off."""


def _regret(item: Item) -> bool:
    return isinstance(item, Undo) or (isinstance(item, Pressed) and item.press is Press.HOLD)
