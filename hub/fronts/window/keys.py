"""The keys of a real game: each says what can be said now; Enter begins a typed word."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hub.actions.items import Aimed
from hub.actions.offered import Action
from hub.actions.typed import WORDS, NoWord, typed
from hub.fronts.front import Put
from hub.fronts.window.dressed import Dressed, dressed
from hub.fronts.window.help import Help
from hub.language.language import Language
from hub.language.message import Sayable, message
from hub.signals.scene import Scene

OWN = (
    ("Enter", message("window-type")),
    ("H", message("window-help")),
    ("Q", message("window-quit")),
)
"""What the window's own keys do."""
AIM = (message("window-aim-centre"), message("window-aim-track"))
_OWN_HELP = (
    ("Enter", message("window-type-help")),
    ("A", message("window-aim-help")),
    ("H", message("window-help-help")),
    ("Q", message("window-quit-help")),
)
_NOTES = (message("window-note-outlines"), message("window-note-words"))
_LETTERS = {word for word, _ in WORDS if len(word) == 1 and word.isalpha() and word != "q"}
"""Words of one letter, which are keys."""


def keyed(actions: tuple[Action, ...]) -> tuple[tuple[str, Sayable], ...]:
    """Keys and labels of what one key can say now, the window's own last."""
    said = (
        (action.words[0].upper(), action.label)
        for action in actions
        if action.item is not None and action.words and len(action.words[0]) == 1
    )
    return (*said, *OWN)


def helped(language: Language) -> Help:
    """What H shows: all keys and words."""
    keys = tuple((word.upper(), what) for word, what in WORDS if word in _LETTERS | {"1"})
    words = tuple(each for each in WORDS if len(each[0]) > 1)
    return Help.of(
        language,
        (
            (message("window-keys-title"), (*keys, *_OWN_HELP)),
            (message("window-words-title"), words),
        ),
        _NOTES,
    )


class Keys:
    """What the keyboard has in the making."""

    def __init__(self, put: Put, language: Language) -> None:
        """`put` gets what is said; `language` is that of the window."""
        self._put = put
        self._language = language
        self.line: str | None = None
        """What is being typed; None while single keys count."""
        self.note: Sayable | None = None
        """What was wrong with the last word."""
        self.help = False
        self.quit = False
        self.clicks: list[tuple[float, float]] | None = None
        """Where the camera is being aimed by hand: pixels of its picture; None while it is not."""

    def press(self, event: pygame.event.Event, scene: Scene) -> None:
        """A key went down."""
        self.note = None
        if self.line is not None:
            self._write(event, scene)
        elif event.key in (pygame.K_q, pygame.K_ESCAPE):
            self.quit = True
        elif event.key in (pygame.K_h, pygame.K_F1, pygame.K_QUESTION):
            self.help = not self.help
        elif event.key == pygame.K_a:
            self.clicks = [] if self.clicks is None else None
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_t):
            self.line = ""
        elif pygame.K_0 <= event.key <= pygame.K_9:
            self._digit(str(event.key - pygame.K_0), scene)
        elif pygame.key.name(event.key) in _LETTERS:
            self._say(pygame.key.name(event.key), scene)

    def click(self, at: tuple[float, float]) -> None:
        """A click into the camera's picture."""
        if self.clicks is None:
            return
        self.clicks.append(at)
        if len(self.clicks) == len(AIM):
            self._put(Aimed(*self.clicks))
            self.clicks = None

    def dress(self, scene: Scene) -> Dressed:
        """The scene with the keys of now, and what is being typed."""
        text = self._language.text
        shown = dressed(
            scene,
            self._language,
            status=text(message("window-no-station")) if scene.unlit else "",
            keys=tuple((key, text(label)) for key, label in keyed(scene.actions)),
            help=helped(self._language) if self.help else None,
        )
        if self.line is not None:
            return self._instead(shown, f"> {self.line}_", "question")
        if self.clicks is not None:
            return self._instead(shown, text(AIM[len(self.clicks)]), "question")
        if self.note is not None:
            return self._instead(shown, text(self.note), "trouble")
        return shown

    def _instead(self, shown: Dressed, says: str, mood: str) -> Dressed:
        return replace(shown, says=says, mood=mood, choices=())

    def _digit(self, digit: str, scene: Scene) -> None:
        """A digit answers a question; while hands are counted it begins a number of points."""
        if scene.match.due:
            self.line = digit
        else:
            self._say(digit, scene)

    def _write(self, event: pygame.event.Event, scene: Scene) -> None:
        assert self.line is not None
        if event.key == pygame.K_ESCAPE:
            self.line = None
        elif event.key == pygame.K_BACKSPACE:
            self.line = self.line[:-1]
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            line, self.line = self.line.strip(), None
            if line in ("q", "quit"):
                self.quit = True
            elif line in ("?", "h", "help"):
                self.help = True
            elif line:
                self._say(line, scene)
        elif event.unicode.isprintable():
            self.line += event.unicode

    def _say(self, words: str, scene: Scene) -> None:
        try:
            self._put(typed(words, scene.match, scene.actions))
        except NoWord as error:
            self.note = error.said
