"""A scene with what belongs to one window: its keys, its help, what is being typed in it."""

from __future__ import annotations

from dataclasses import dataclass

from hub.fronts.window.help import Help
from hub.language.language import Language
from hub.signals.scene import Scene


@dataclass(frozen=True, eq=False)
class Dressed:
    """All that a window draws."""

    scene: Scene
    language: Language
    """In which it is written."""
    says: str
    """The sentence that matters now: the scene's, or what is typed, or what was wrong with it."""
    mood: str = "calm"
    """How it is said, as in a scene."""
    choices: tuple[tuple[str, str], ...] = ()
    """Answers to the question: key and label."""
    status: str = ""
    """A word in the corner: paused, speed ..."""
    keys: tuple[tuple[str, str], ...] = ()
    """Keys and what they do now."""
    help: Help | None = None
    """What is explained over the picture, if anything."""
    rounds: int | None = None
    """How many rounds will be played, where that is not what the match has."""


def dressed(
    scene: Scene,
    language: Language,
    *,
    status: str = "",
    keys: tuple[tuple[str, str], ...] = (),
    help: Help | None = None,
    rounds: int | None = None,
) -> Dressed:
    """The scene as it is, with a window's own."""
    choices = tuple(
        (action.words[0].upper(), language.text(action.label)) for action in scene.choices
    )
    says = language.text(scene.says)
    return Dressed(scene, language, says, scene.mood, choices, status, keys, help, rounds)
