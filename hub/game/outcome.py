"""How a round ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why a round is over, and who is out."""

    reason: str
    """`out`, `blocked` (nobody can play) or `yard_empty` (the sheet ends the round with it)."""
    out: tuple[str, ...] = ()
    """The players who laid their last tile; one, save where all may finish their first turn."""
