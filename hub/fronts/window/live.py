"""The window of a real game: the app's items are handled between two drawings."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from queue import Empty, Queue

import numpy as np
import pygame

from hub.actions.items import Item
from hub.actions.typed import WORDS, NoWord, typed
from hub.app import App
from hub.fronts.window.board import SIZE, Board
from hub.fronts.window.help import Help, Part
from hub.fronts.window.picture import shrink
from hub.fronts.window.scene import Image, Scene, scene
from hub.running.looking import Clicks, View

FRAMES_S = 15
PICTURE_PX = 1600
KEYS = (
    ("D", "drew"),
    ("P", "pass"),
    ("K", "knock"),
    ("1-9", "answer"),
    ("N", "deal"),
    ("Enter", "type a word"),
    ("U", "take back"),
    ("S", "let it stand"),
    ("H", "help"),
    ("Q", "quit"),
)
AIM = (
    "Click on the station's centre. (Only for a station without a printed plate.)",
    "Click on track 1, anywhere along it.",
)
_WORDS = {
    pygame.K_d: "d",
    pygame.K_p: "p",
    pygame.K_e: "e",
    pygame.K_o: "o",
    pygame.K_c: "c",
    pygame.K_k: "k",
    pygame.K_b: "b",
    pygame.K_u: "u",
    pygame.K_s: "s",
    pygame.K_r: "r",
    pygame.K_n: "n",
    pygame.K_y: "y",
}
HELP = Help(
    (
        Part(
            "Keys",
            (
                *((w.upper(), what) for w, what in WORDS if len(w) == 1 and w not in "q?"),
                ("Enter", "type a word, Enter again says it"),
                ("A", "aim the camera by two clicks, without a plate"),
                ("H", "this help"),
                ("Q", "stop; the game is kept"),
            ),
        ),
        Part("Words, typed after Enter", tuple(each for each in WORDS if len(each[0]) > 1)),
    ),
    (
        "Green outlines are tiles read for sure, amber ones are looked at again.",
        "Keys and words say what the camera cannot see.",
    ),
)
"""What H shows."""


@dataclass
class Keys:
    """What the keyboard has in the making."""

    line: str | None = None
    """What is being typed; None while single keys count."""
    note: str = ""
    """What was wrong with the last word."""
    help: bool = False
    quit: bool = False
    clicks: list[tuple[float, float]] | None = None
    """Where the camera is being aimed by hand: pixels of its picture; None while it is not."""
    items: list[Item] = field(default_factory=list)

    def press(self, event: pygame.event.Event, app: App) -> None:
        """A key went down."""
        self.note = ""
        if self.line is not None:
            self._write(event, app)
        elif event.key in (pygame.K_q, pygame.K_ESCAPE):
            self.quit = True
        elif event.key in (pygame.K_h, pygame.K_F1, pygame.K_QUESTION):
            self.help = not self.help
        elif event.key == pygame.K_a:
            self.clicks = [] if self.clicks is None else None
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_t):
            self.line = ""
        elif event.key in _WORDS:
            self._say(_WORDS[event.key], app)
        elif pygame.K_1 <= event.key <= pygame.K_9:
            self._say(str(event.key - pygame.K_0), app)

    def _write(self, event: pygame.event.Event, app: App) -> None:
        assert self.line is not None
        if event.key == pygame.K_ESCAPE:
            self.line = None
        elif event.key == pygame.K_BACKSPACE:
            self.line = self.line[:-1]
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            line, self.line = self.line, None
            if line.strip() in ("q", "quit"):
                self.quit = True
            elif line.strip() in ("?", "h", "help"):
                self.help = True
            elif line.strip():
                self._say(line, app)
        elif event.unicode.isprintable():
            self.line += event.unicode

    def _say(self, words: str, app: App) -> None:
        try:
            self.items.append(typed(words, app))
        except NoWord as error:
            self.note = str(error)


class Live:
    """A window over a running app. `pump` once a turn of the loop; closes with `close`."""

    def __init__(self, full: bool = False, size: tuple[int, int] = SIZE) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Woo Woo")
        flags = pygame.FULLSCREEN if full else pygame.RESIZABLE
        self._surface = pygame.display.set_mode((0, 0) if full else size, flags)
        self._board = Board()
        self._clock = pygame.time.Clock()
        self._view: View | None = None
        self._picture: Image | None = None
        self._shrunk = 1.0
        self.keys = Keys()

    def pump(self, app: App, view: View | None) -> None:
        """Take what was pressed, and draw the app as it is."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.keys.quit = True
            elif event.type == pygame.KEYDOWN:
                self.keys.press(event, app)
            elif event.type == pygame.MOUSEBUTTONDOWN and self.keys.clicks is not None:
                at = self._board.taken(event.pos)
                if at is not None:
                    self.keys.clicks.append(at)
        self._board.draw(self._surface, self.scene(app, view), time.monotonic())
        pygame.display.flip()
        self._clock.tick(FRAMES_S)

    def scene(self, app: App, view: View | None) -> Scene:
        """What is shown of the app and the camera's view."""
        if view is not None and view is not self._view:
            self._view = view
            picture, self._shrunk = shrink(view.frame.image, PICTURE_PX)
            self._picture = np.asarray(picture, np.uint8)
        readings = () if self._view is None else self._view.readings
        shown = scene(
            app,
            self._picture,
            readings,
            self._shrunk,
            "no station" if app.unlit else "",
            KEYS,
            HELP if self.keys.help else None,
        )
        if self.keys.line is not None:
            return replace(shown, says=f"> {self.keys.line}_", mood="question", choices=())
        if self.keys.clicks is not None and len(self.keys.clicks) < len(AIM):
            say = AIM[len(self.keys.clicks)]
            return replace(shown, says=say, mood="question", choices=())
        if self.keys.note:
            return replace(shown, says=self.keys.note, mood="trouble", choices=())
        return shown

    def close(self) -> None:
        """Close the window; twice is fine."""
        pygame.display.quit()


def run(
    app: App,
    inbox: "Queue[Item]",
    take: Callable[[Item], None],
    view: Callable[[], View | None],
    full: bool = False,
    aim: Callable[[Clicks], None] | None = None,
) -> None:
    """Handle items and draw until somebody quits. `take` handles one item, `aim` gets two clicks
    that say where the station is."""
    window = Live(full)
    try:
        while not (window.keys.quit or app.stopping):
            while True:
                try:
                    take(inbox.get_nowait())
                except Empty:
                    break
            app.check()
            window.pump(app, view())
            items, window.keys.items = window.keys.items, []
            for item in items:
                take(item)
            clicks = window.keys.clicks
            if clicks is not None and len(clicks) == len(AIM):
                window.keys.clicks = None
                if aim is not None:
                    aim((clicks[0], clicks[1]))
    finally:
        window.close()
