"""The sounds of the game, by the name of what happens. make.py wrote them all."""

from pathlib import Path

SECONDS = {
    "play": 0.22,
    "turn": 0.9,
    "double": 1.3,
    "drew": 0.12,
    "refused": 0.75,
    "question": 0.7,
    "knock": 0.4,
    "nothing": 0.25,
    "undo": 0.35,
    "woowoo": 1.6,
    "round": 1.5,
    "match": 3.0,
}
"""Every sound and how long it lasts."""


class NoSuchSound(ValueError):
    """There is no sound of that name; the text lists those there are."""


def sound(name: str) -> Path:
    """The file of a sound: mono, 16 bits, 22,050 samples a second. Raises NoSuchSound."""
    if name not in SECONDS:
        raise NoSuchSound(f"no sound is called {name!r}; there are {', '.join(SECONDS)}")
    return Path(__file__).with_name(f"{name}.wav")
