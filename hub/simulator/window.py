"""The demo's window: the session plays on a thread of its own, the window shows its scenes."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import pygame

from hub.fronts.window.board import SIZE
from hub.fronts.window.dressed import Dressed, dressed
from hub.fronts.window.help import Help
from hub.fronts.window.window import Window
from hub.language.language import Language, language
from hub.language.message import message
from hub.language.telling import turn
from hub.signals.scene import Scene
from hub.simulator.evening import Evening

KEYS = (
    ("Space", message("demo-pause")),
    ("N", message("demo-step")),
    ("+  -", message("demo-speed")),
    ("C", message("demo-lens")),
    ("H", message("window-help")),
    ("Q", message("window-quit")),
)
_HELP = (
    ("Space", message("demo-pause-help")),
    ("N", message("demo-step-help")),
    ("+  -", message("demo-speed-help")),
    ("C", message("demo-lens-help")),
    ("H", message("window-help-help")),
    ("Q", message("demo-quit-help")),
)
_NOTES = (message("window-note-outlines"), message("demo-note-referee"))
LAST = message("demo-last")
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 16.0)
STEP_S = 0.9
"""Between two steps at speed 1."""


def helped(language: Language) -> Help:
    """What H shows."""
    return Help.of(language, ((message("window-keys-title"), _HELP),), _NOTES)


class Stopped(Exception):
    """The window was closed while the session played."""


class Show:
    """A session on a thread, and the controls of the window over it."""

    def __init__(self, evening: Evening, spoken: Language | None = None) -> None:
        """`spoken` is the window's language; English if none is given."""
        self._language = spoken or language()
        self.quit = False
        self.paused = False
        self.speed = SPEEDS.index(1.0)
        """Index into SPEEDS."""
        self.help = False
        self.single = 0
        """Steps to take although it is paused."""
        self.over = False
        self.error: BaseException | None = None
        """What broke the session."""
        self._evening = evening
        self._wake = threading.Event()
        """Set when the session should not wait any longer."""
        evening.session.patient = True
        evening.session.attend = self._attend
        self._thread = threading.Thread(target=self._play, name="session", daemon=True)

    def start(self) -> None:
        """Begin to play."""
        self._thread.start()

    def stop(self) -> None:
        """Have the session stop at its next step, and wait for it."""
        self.quit = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join()

    def press(self, event: pygame.event.Event, scene: Scene) -> None:
        """A key went down."""
        key = event.key
        if key in (pygame.K_q, pygame.K_ESCAPE):
            self.quit = True
        elif key == pygame.K_SPACE:
            self.paused = not self.paused
        elif key in (pygame.K_n, pygame.K_RIGHT):
            self.paused = True
            self.single += 1
        elif key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            self.speed = min(len(SPEEDS) - 1, self.speed + 1)
        elif key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self.speed = max(0, self.speed - 1)
        elif key in (pygame.K_h, pygame.K_F1, pygame.K_QUESTION):
            self.help = not self.help
        elif key == pygame.K_c and self._evening.camera is not None:
            camera = self._evening.camera
            camera.covered = not camera.covered
        self._wake.set()

    def click(self, at: tuple[float, float]) -> None:
        """Nothing is clicked on in a demo."""

    def dress(self, scene: Scene) -> Dressed:
        """The scene with keys, help, speed, and how many rounds there are."""
        text = self._language.text
        status = message("demo-at-speed", speed=f"{SPEEDS[self.speed]:g}")
        if self.paused:
            status = message("demo-paused")
        if self.over:
            status = message("demo-end")
        rounds, match = self._evening.rounds, scene.match
        last = match.tally is not None and match.number == rounds and not match.over
        shown = dressed(
            scene,
            self._language,
            status=text(status),
            keys=tuple((key, text(label)) for key, label in KEYS),
            help=helped(self._language) if self.help else None,
            rounds=rounds,
        )
        if last and scene.says == turn(match):
            return replace(shown, says=text(LAST))
        return shown

    def _play(self) -> None:
        figures, begun = self._evening.session.figures, time.perf_counter()
        try:
            for _ in self._evening.session.steps():
                figures.seconds = time.perf_counter() - begun
                self._wait()
        except Stopped:
            pass
        except BaseException as error:
            self.error, self.quit = error, True
        self.over = True

    def _attend(self) -> None:
        if self.quit:
            raise Stopped

    def _wait(self) -> None:
        """Until the next step is due, or asked for."""
        until = time.monotonic() + STEP_S / SPEEDS[self.speed]
        while not self.quit:
            if self.single:
                self.single -= 1
                return
            left = until - time.monotonic()
            if left <= 0 and not self.paused:
                return
            self._wake.wait(max(0.01, left) if not self.paused else None)
            self._wake.clear()
        raise Stopped


def show(evening: Evening, size: tuple[int, int] = SIZE, spoken: Language | None = None) -> None:
    """Open a window and play in it until it is closed. Raises what broke the session."""
    playing = Show(evening, spoken)
    window = Window(playing, size=size)
    evening.session.hub.add(window)
    playing.start()
    try:
        window.run()
    finally:
        playing.stop()
    if playing.error is not None:
        raise playing.error
