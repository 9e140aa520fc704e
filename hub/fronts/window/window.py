"""The window: a front that draws the newest scene and hands keys and clicks to its controls."""

from __future__ import annotations

import time
from typing import Protocol

import pygame

from hub.fronts.window.board import SIZE, Board
from hub.fronts.window.dressed import Dressed
from hub.signals.scene import Scene

FRAMES_S = 15


class Controls(Protocol):
    """What keys and clicks do in a window, and what it shows of a scene."""

    quit: bool
    """Whether the window is to be closed."""

    def press(self, event: pygame.event.Event, scene: Scene) -> None:
        """A key went down while this scene was shown."""

    def click(self, at: tuple[float, float]) -> None:
        """A click on a pixel of the camera's own picture."""

    def dress(self, scene: Scene) -> Dressed:
        """What the window shows now."""


class Window:
    """A window over a game. `run` holds the main thread."""

    def __init__(self, controls: Controls, full: bool = False, size: tuple[int, int] = SIZE):
        """Nothing is opened before `run`; `full` fills the screen."""
        self.controls = controls
        self._full, self._size = full, size
        self._scene: Scene | None = None
        self._board = Board()

    def show(self, scene: Scene) -> None:
        """Draw this scene from now on."""
        self._scene = scene

    def run(self) -> None:
        """Draw and listen until somebody closes the window or the game stops."""
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Woo Woo")
        flags = pygame.FULLSCREEN if self._full else pygame.RESIZABLE
        surface = pygame.display.set_mode((0, 0) if self._full else self._size, flags)
        clock = pygame.time.Clock()
        try:
            while not self.controls.quit and not (self._scene and self._scene.stopping):
                self.turn(surface)
                pygame.display.flip()
                clock.tick(FRAMES_S)
        finally:
            pygame.display.quit()

    def turn(self, surface: pygame.Surface) -> None:
        """Take what was pressed, and draw the scene as it is."""
        scene = self._scene
        if scene is None:
            return
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.controls.quit = True
            elif event.type == pygame.KEYDOWN:
                self.controls.press(event, scene)
            elif event.type == pygame.MOUSEBUTTONDOWN:
                at = self._board.taken(event.pos)
                if at is not None:
                    self.controls.click(at)
        self._board.draw(surface, self.controls.dress(scene), time.monotonic())
