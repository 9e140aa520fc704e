"""The port of what can be heard, and the speaker of a house that wants silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self

from hub.closing import Closing

Report = Callable[[str], None]
"""Takes a sentence about what cannot be heard, and why."""


class Speaker(Protocol):
    """What can be heard. Nothing here ever raises or waits while it is open."""

    def play(self, name: str) -> None:
        """Start a sound of `sounds`, as loud as hub.toml wants it now."""

    def say(self, text: str) -> None:
        """Speak, after what is being spoken; nothing if hub.toml does not ask for speech."""

    def close(self) -> None:
        """Be silent and give the sound card back; twice is fine. After it, both raise Closed."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *raised: object) -> None: ...


class SilentSpeaker(Closing):
    """Says nothing, but knows what it would have said."""

    _name = "The speaker"

    def __init__(self) -> None:
        self.played: list[str] = []
        self.said: list[str] = []

    def play(self, name: str) -> None:
        """Remember a sound."""
        self._check_open()
        self.played.append(name)

    def say(self, text: str) -> None:
        """Remember a sentence."""
        self._check_open()
        self.said.append(text)
