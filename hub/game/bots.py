"""Players for the virtual table, in three strengths. Randomness and time are handed in.

A bot sees what its player would: `view(round, player)` hides the other hands and the boneyard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from hub.game.lookahead import Lookahead
from hub.game.move import Close, Knock, Move
from hub.game.rating import never, rate, view
from hub.game.round import Round


class Bot(Protocol):
    """What plays: the same round and the same random numbers give the same move."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = ...) -> Move:
        """Return the move of the player to move; `out_of_time()` says when to settle."""


def remarks(round: Round, player: str) -> tuple[Move, ...]:
    """Return what a well-behaved player says now: knocks, takes the marker back when it may."""
    said: tuple[Move, ...] = (Knock(player), Close(player))
    if round.unknocked != player:
        said = said[1:]
    return tuple(move for move in said if round.refusal(move) is None)


@dataclass(frozen=True)
class First:
    """The weakest: the first legal move."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = never) -> Move:
        """Return the first legal move."""
        return view(round, round.turn).moves()[0]


@dataclass(frozen=True)
class Heavy:
    """Gets rid of the heaviest tiles first, but keeps the longest train of its own together."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = never) -> Move:
        """Return the best move by a plan for the own train, ties broken by `random`."""
        seen = view(round, round.turn)
        moves = seen.moves()
        if len(moves) == 1:
            return moves[0]
        values = [(rate(seen, move), random.random(), place) for place, move in enumerate(moves)]
        return moves[max(values)[2]]


def bot(strength: str) -> Bot:
    """Return a bot by its strength.

    >>> sorted(BOTS)
    ['ahead', 'first', 'heavy']
    """
    try:
        return BOTS[strength]
    except KeyError:
        raise ValueError(
            f"There is no bot {strength!r}. The bots are: {', '.join(BOTS)}."
        ) from None


BOTS: dict[str, Bot] = {"first": First(), "heavy": Heavy(), "ahead": Lookahead()}
"""From the weakest to the strongest."""
