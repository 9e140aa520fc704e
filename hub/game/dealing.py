"""Deals a shuffled set: hands, boneyard, and who finds the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hub.game.move import Deal
from hub.game.tile import Tile

if TYPE_CHECKING:
    from hub.game.match import Match


def deal(match: Match, shuffled: Sequence[Tile]) -> Deal:
    """Return the next round's Deal with known hands from this order of the whole set."""
    raise NotImplementedError


def deal_counted(match: Match, starter: str | None = None, engine: int | None = None) -> Deal:
    """Return the next round's Deal at a real table, where hands are only counted.

    `starter` and `engine` are the table's word, needed where match.next_starter or
    match.next_engine is None.
    """
    raise NotImplementedError
