"""What is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hub.game.move import Move
from hub.game.refusal import Refusal

if TYPE_CHECKING:
    from hub.game.round import Round


def moves(round: Round) -> tuple[Move, ...]:
    """Return the legal moves."""
    raise NotImplementedError


def remarks(round: Round) -> tuple[Move, ...]:
    """Return what may be said beside a move."""
    raise NotImplementedError


def refusal(round: Round, move: Move) -> Refusal | None:
    """Return why a move is refused."""
    raise NotImplementedError
