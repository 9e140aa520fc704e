"""What a move does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hub.game.move import Move

if TYPE_CHECKING:
    from hub.game.round import Round


def after(round: Round, move: Move) -> Round:
    """Return the round after a legal move."""
    raise NotImplementedError
