"""What is to be said, before it is said in a language: an id of the catalogue with arguments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

Args = tuple[tuple[str, object], ...]
"""Names and values: numbers, texts that no language changes (a player's name, a path), tiles,
trains (`hub.game.reasons.TrainOf`), further messages, and tuples of these."""


class Sayable(Protocol):
    """Whatever has an id in the catalogue: a message, a refusal."""

    @property
    def id(self) -> str:
        """The message's name in the catalogue."""

    @property
    def args(self) -> Args:
        """Its arguments, sorted by name."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence or a label to be said; equal to another that would say the same."""

    id: str
    args: Args = ()

    def __str__(self) -> str:
        words = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.id}({words})" if words else self.id


def message(id: str, /, **args: object) -> Message:
    """The message of the catalogue with this id and these arguments.

    >>> message("turn-of", name="Bo") == message("turn-of", name="Bo")
    True
    """
    return Message(id, tuple(sorted(args.items())))
