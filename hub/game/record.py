"""A match as it is written down: every move, with what a file keeps besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hub.game.match import Match
from hub.game.move import Move
from hub.game.rules import Rules

OWN_TAGS = ("MTN", "Rules", "Sheet", "Set", "Set-Max", "Players", "First", "Result")
"""Headers that follow from the match; all others are kept as they are."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of a record; without a move a line that is only a comment."""

    move: Move | None
    withdrawn: bool = False
    """Taken back: it stays in the record and has no effect."""
    doubt: float | None = None
    """How sure the camera was, 0 to 1, where that is worth keeping."""
    time: str | None = None
    """When it happened, as written: `12:03:44`."""
    comment: str | None = None


@dataclass(frozen=True)
class Record:
    """Headers and entries; `match()` is what they come to.

    >>> from hub.game import Match, sheet
    >>> from hub.game.dealing import deal_counted
    >>> match = Match.new(sheet("hub_leaflet"), ["Ana", "Bo"])
    >>> Record.of(match.after(deal_counted(match))).match().round.turn
    'A'
    """

    rules: Rules
    players: Mapping[str, str]
    first: str
    entries: tuple[Entry, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    """Tags and values beyond OWN_TAGS, in order; a comment line among them has the tag `;`."""

    @staticmethod
    def of(match: Match, headers: tuple[tuple[str, str], ...] = ()) -> Record:
        """Return the record of a match: its history, and nothing besides."""
        entries = tuple(Entry(move) for move in match.history)
        return Record(match.rules, match.players, match.first, entries, headers)

    def moves(self) -> tuple[Move, ...]:
        """Return the moves that count: those not taken back."""
        return tuple(
            entry.move for entry in self.entries if entry.move is not None and not entry.withdrawn
        )

    def match(self) -> Match:
        """Return the match these moves make."""
        return Match(self.rules, self.players, self.first).replay(self.moves())
