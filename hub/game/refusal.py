"""Why a move is refused, as a value; the error that carries it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its sentence."""

    code: str
    """Short and fixed, for programs: see `reasons.REASONS` for all of them."""
    sentence: str
    """For people, with names and numbers."""
    setting: str | None = None
    """The setting of the rules that decided it, if one did."""

    def __str__(self) -> str:
        return self.sentence


class IllegalMove(ValueError):
    """A move the rules do not allow; nothing has changed."""

    def __init__(self, move: object, refusal: Refusal) -> None:
        """Say which move and why."""
        super().__init__(f"{move}: {refusal.sentence}")
        self.move = move
        self.refusal = refusal
