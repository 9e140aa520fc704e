"""The demo's window: the session plays on a thread of its own, the window shows how it stands."""

import threading
import time
from dataclasses import dataclass, field, replace

import pygame

from hub.fronts.window import SIZE, Board, Scene, scene
from hub.fronts.window.help import Help, Part
from hub.fronts.window.picture import shrink
from hub.language.telling import turn
from hub.simulator.evening import Evening
from vision.camera.base import Frame
from vision.reading.reading import Reading

KEYS = (
    ("Space", "pause"),
    ("N", "next step"),
    ("+  -", "speed"),
    ("C", "cover the lens"),
    ("H", "help"),
    ("Q", "quit"),
)
HELP = Help(
    (
        Part(
            "Keys",
            (
                ("Space", "pause, and go on"),
                ("N", "one step, then pause"),
                ("+  -", "faster, slower"),
                ("C", "cover the lens, and uncover it"),
                ("H", "this help"),
                ("Q", "quit"),
            ),
        ),
    ),
    (
        "Green outlines are tiles read for sure, amber ones are looked at again.",
        "The referee sees only this picture; the bots hold their tiles hidden from it.",
    ),
)
"""What H shows."""
LAST = "The round is counted; the demo ends with it."
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 16.0)
STEP_S = 0.9
"""Between two steps at speed 1."""
PICTURE_PX = 1500
"""Width of the picture that is kept for showing."""


@dataclass
class Controls:
    """What the keys have asked for; read by the session's thread."""

    paused: bool = False
    speed: int = 2
    """Index into SPEEDS."""
    quit: bool = False
    help: bool = False
    wake: threading.Event = field(default_factory=threading.Event)
    """Set when the session should not wait any longer."""
    single: int = 0
    """Steps to take although it is paused."""

    @property
    def status(self) -> str:
        """In words."""
        return "paused" if self.paused else f"speed {SPEEDS[self.speed]:g}"


class Stopped(Exception):
    """The window was closed while the session played."""


class Show:
    """A session on a thread, and the scene of its last moment."""

    def __init__(self, evening: Evening) -> None:
        self.controls = Controls()
        self.scene: Scene = scene(evening.session.app)
        self.error: BaseException | None = None
        self.over = False
        self.rounds = evening.rounds
        self._evening = evening
        self._shrunk = 1.0
        evening.seen = self._seen
        if evening.eyes is not None:
            evening.eyes.patient = True
        self._thread = threading.Thread(target=self._play, name="session", daemon=True)

    def start(self) -> None:
        """Begin to play."""
        self._thread.start()

    def stop(self) -> None:
        """Have the session stop at its next step, and wait for it."""
        self.controls.quit = True
        self.controls.wake.set()
        if self._thread.is_alive():
            self._thread.join(10)

    def key(self, key: int) -> None:
        """A key was pressed."""
        controls = self.controls
        if key in (pygame.K_q, pygame.K_ESCAPE):
            controls.quit = True
        elif key == pygame.K_SPACE:
            controls.paused = not controls.paused
        elif key in (pygame.K_n, pygame.K_RIGHT):
            controls.paused = True
            controls.single += 1
        elif key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            controls.speed = min(len(SPEEDS) - 1, controls.speed + 1)
        elif key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            controls.speed = max(0, controls.speed - 1)
        elif key in (pygame.K_h, pygame.K_F1, pygame.K_QUESTION):
            controls.help = not controls.help
        elif key == pygame.K_c and self._evening.camera is not None:
            camera = self._evening.camera
            camera.covered = not camera.covered
        controls.wake.set()

    def _play(self) -> None:
        begun = time.perf_counter()
        try:
            for _ in self._evening.session.steps():
                self._evening.session.figures.seconds = time.perf_counter() - begun
                self._keep(self.scene)
                self._wait()
        except Stopped:
            pass
        except BaseException as error:
            self.error = error
        self.over = True
        self._keep(self.scene)

    def _wait(self) -> None:
        """Until the next step is due, or asked for."""
        controls = self.controls
        until = time.monotonic() + STEP_S / SPEEDS[controls.speed]
        while not controls.quit:
            if controls.single:
                controls.single -= 1
                return
            left = until - time.monotonic()
            if left <= 0 and not controls.paused:
                return
            controls.wake.wait(max(0.01, left) if not controls.paused else 0.5)
            controls.wake.clear()
            self._keep(self.scene)
        raise Stopped

    def _seen(self, frame: Frame) -> None:
        """The camera has given a frame."""
        if self.controls.quit:
            raise Stopped
        picture, self._shrunk = shrink(frame.image, PICTURE_PX)
        self.scene = scene(
            self._evening.session.app, picture, self._read(), self._shrunk, seen=self._said()
        )

    def _read(self) -> list[Reading]:
        """The tiles that lie there as far as is known."""
        return self._evening.eyes.watcher.readings if self._evening.eyes is not None else []

    def _said(self) -> str:
        return self._evening.eyes.told if self._evening.eyes is not None else ""

    def _keep(self, last: Scene) -> None:
        """The app as it is now, over the picture that was last."""
        self.scene = scene(
            self._evening.session.app, last.picture, self._read(), last.shrunk,
            seen=self._said(),
        )  # fmt: skip


def show(evening: Evening, size: tuple[int, int] = SIZE) -> None:
    """Open a window and play in it until it is closed. Raises what broke the session."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_caption("Woo Woo")
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    playing = Show(evening)
    playing.start()
    clock, board = pygame.time.Clock(), Board()
    try:
        while not playing.controls.quit:
            for event in pygame.event.get():
                if event.type == pygame.QUIT:
                    playing.controls.quit = True
                elif event.type == pygame.KEYDOWN:
                    playing.key(event.key)
            board.draw(surface, dressed(playing), time.monotonic())
            pygame.display.flip()
            clock.tick(20)
            if playing.error is not None:
                raise playing.error
    finally:
        playing.stop()
        pygame.display.quit()


def dressed(playing: Show) -> Scene:
    """The scene with what belongs to the window: keys, help, speed, how many rounds there are."""
    controls, shown, rounds = playing.controls, playing.scene, playing.rounds
    status = "the end: Q to close" if playing.over else controls.status
    match = shown.match
    last = match.tally is not None and match.number == rounds and not match.over
    return replace(
        shown,
        says=LAST if last and shown.says == turn(match) else shown.says,
        status=status,
        keys=KEYS,
        help=HELP if controls.help else None,
        rounds=rounds,
    )
