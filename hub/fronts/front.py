"""What every front is: shown scenes, it puts items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hub.actions.items import Item
from hub.signals.scene import Scene

Put = Callable[[Item], None]
"""Takes an item from any thread, at once: what people said goes there."""


class Front(Protocol):
    """A window, a terminal, a page: where people see a game. Each is made with a `Put`."""

    def show(self, scene: Scene) -> None:
        """Show this scene from now on.

        Called on the hub's thread with each new one: it keeps the scene, draws it elsewhere, and
        returns at once.
        """


class MainFront(Front, Protocol):
    """A front that holds the program's main thread."""

    def run(self) -> None:
        """Show and listen until people quit or the game stops."""
