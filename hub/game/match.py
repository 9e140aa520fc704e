"""A match: rounds, scores, and everything that happened, which can be taken back or mended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hub.game.move import Count, Move
from hub.game.refusal import Refusal
from hub.game.round import Outcome, Round
from hub.game.rules import Rules

LETTERS = "ABCDEFGHIJKLNO"
"""Players' letters in seating order; M is the Mexican Train's."""


class CannotAmend(ValueError):
    """A mended match does not hold: some later move would be refused. Nothing has changed."""

    def __init__(self, index: int, move: Move, refusal: Refusal) -> None:
        """Say which move of the history (counted from 0) no longer holds, and why."""
        super().__init__(f"Move {index + 1}, {move}, would no longer hold: {refusal.sentence}")
        self.index = index
        self.move = move
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Tally:
    """A round that is over and counted."""

    number: int
    engine: int
    outcome: Outcome
    points: Mapping[str, int]
    """What each player had left, by the sheet's values."""
    scores: Mapping[str, int]
    """What each player's score rises by."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place in the match so far."""

    player: str
    place: int
    """1 is the best; players who share a place have the same number."""
    score: int
    zero_rounds: int
    """Rounds in which he scored nothing."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands. Frozen: `after(move)` gives the next; Deal and Count are moves too."""

    rules: Rules
    players: Mapping[str, str]
    """Letter to name, in seating order."""
    first: str
    """Who starts the first round, where that is not the engine's layer: the youngest, or chosen."""
    round: Round | None = None
    """The round being played or counted; None before the first deal."""
    counts: Mapping[str, int] = None  # type: ignore[assignment]
    """Points counted after this round so far, letter to points left in hand."""
    tallies: tuple[Tally, ...] = ()
    """Rounds before this one, counted."""
    history: tuple[Move, ...] = ()
    """Every move so far, from the first Deal."""

    @staticmethod
    def new(rules: Rules, names: Sequence[str], first: str | None = None) -> Match:
        """Return a match before its first deal, for these names in seating order, clockwise.

        Raises RulesError where the sheet is not for so many players.
        """
        raise NotImplementedError

    @property
    def set_max(self) -> int:
        """N of the double-N set in play."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the round being played or counted, from 1; 0 before the first deal."""
        raise NotImplementedError

    @property
    def next_engine(self) -> int | None:
        """The number of the next round's engine; None: the highest double held will be it."""
        raise NotImplementedError

    @property
    def next_starter(self) -> str | None:
        """Who starts the next round; None: whoever lays the engine."""
        raise NotImplementedError

    @property
    def due(self) -> tuple[str, ...]:
        """Players whose tiles are still to be counted; empty while a round goes on."""
        raise NotImplementedError

    @property
    def scores(self) -> dict[str, int]:
        """Letter to total score so far, this round included once everybody is counted."""
        raise NotImplementedError

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Every player's place, the best first, ties broken as the sheet says."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won (more than one if they share it); empty while the match goes on."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the last round is counted and the match is decided."""
        raise NotImplementedError

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this move is refused now, or None where it is legal."""
        raise NotImplementedError

    def after(self, move: Move) -> Match:
        """Return the match after this move; raise IllegalMove where it is refused."""
        raise NotImplementedError

    def known_counts(self) -> tuple[Count, ...]:
        """Return the counts that need nobody's word: known hands, and 0 for whoever is out."""
        raise NotImplementedError

    def undo(self, moves: int = 1) -> Match:
        """Return the match without its last moves, across a round's end if need be."""
        raise NotImplementedError

    def amended(self, index: int, move: Move | None) -> Match:
        """Return the match with move `index` of the history replaced (None: taken out).

        What follows is replayed; raises CannotAmend naming the first later move that no longer
        holds.
        """
        raise NotImplementedError
