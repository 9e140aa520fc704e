"""Players for the virtual table, in three strengths. Randomness and time are handed in.

A bot sees what its player would: `view(round, player)` hides the other hands and the boneyard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from hub.game import law, turn
from hub.game.chain import best_train
from hub.game.hand import Hand
from hub.game.move import Close, Draw, End, Knock, Move, Pass, Play
from hub.game.round import Round
from hub.game.scoring import points, round_scores


def never() -> bool:
    """Return False: there is all the time in the world."""
    return False


def view(round: Round, player: str) -> Round:
    """Return the round as this player sees it: own hand, the table, and how many are elsewhere."""
    hands = {
        letter: hand if letter == player else Hand(count=hand.count)
        for letter, hand in round.hands.items()
    }
    return round.change(hands=hands, yard=round.yard_count)


def rate(round: Round, move: Move) -> float:
    """Return how good a move looks to its player: pips gone, plans kept, doors left closed."""
    if isinstance(move, Pass):
        return -100.0
    if isinstance(move, Draw | End):
        return -50.0
    if not isinstance(move, Play):
        return 0.0
    tiles = round.hands[move.player].tiles or ()
    own = round.trains[move.player]
    plan = best_train(tiles, own.end, steps=400) if own.end is not None else ()
    value = float(move.tile.pips)
    if move.train == move.player:
        value += 60.0 if plan and move.tile is plan[0] else 0.0
        value += 40.0 if own.open else 0.0
        spare = len(tiles) - len(plan)
        value -= 55.0 if spare > 1 and not own.open and not round.owing else 0.0
    elif move.tile not in plan:
        value += 50.0
    else:
        value -= 8.0 * (len(plan) - plan.index(move.tile))
    if move.tile.double:
        number = move.tile.high
        covered = any(tile is not move.tile and tile.has(number) for tile in tiles)
        value += 30.0 if covered or len(tiles) == 1 else -20.0
    return value


class Bot(Protocol):
    """What plays: the same round and the same random numbers give the same move."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = ...) -> Move:
        """Return the move of the player to move; `out_of_time()` says when to settle."""


def remarks(round: Round, player: str) -> tuple[Move, ...]:
    """Return what a well-behaved player says now: knocks, takes the marker back when it may."""
    said: tuple[Move, ...] = (Knock(player), Close(player))
    if round.unknocked != player:
        said = said[1:]
    return tuple(move for move in said if law.refusal(round, move) is None)


@dataclass(frozen=True)
class First:
    """The weakest: the first legal move."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = never) -> Move:
        """Return the first legal move."""
        return law.moves(view(round, round.turn))[0]


@dataclass(frozen=True)
class Heavy:
    """Gets rid of the heaviest tiles first, but keeps the longest train of its own together."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = never) -> Move:
        """Return the best move by a plan for the own train, ties broken by `random`."""
        seen = view(round, round.turn)
        moves = law.moves(seen)
        if len(moves) == 1:
            return moves[0]
        values = [(rate(seen, move), random.random(), place) for place, move in enumerate(moves)]
        return moves[max(values)[2]]


@dataclass(frozen=True)
class Lookahead:
    """Tries each move on the same imagined deals, a lap ahead, and takes the best on average.

    Not to the end of the round: what chance does until then drowns what the move did.
    """

    deals: int = 24
    """Imagined deals of the unseen tiles, at most."""
    candidates: int = 5
    """Moves that are tried: the best at first sight."""
    first_sight: float = 0.25
    """What the rating without looking ahead counts, beside one deal."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = never) -> Move:
        """Return the best move found; the best at first sight once out of time at the start."""
        player = round.turn
        seen = view(round, player)
        rated = sorted(
            ((rate(seen, move), -place, move) for place, move in enumerate(law.moves(seen))),
            key=lambda each: each[:2],
            reverse=True,
        )[: self.candidates]
        totals = [0.0] * len(rated)
        for _ in range(self.deals if len(rated) > 1 else 0):
            if out_of_time():
                break
            world = imagine(seen, player, random)
            for place, (rating, _, move) in enumerate(rated):
                later = play_on(turn.follow(world, move), player)
                totals[place] += worth(later, player) + self.first_sight * rating
        best = max(range(len(rated)), key=lambda place: (totals[place], -place))
        return rated[best][2]


def imagine(round: Round, player: str, random: Random) -> Round:
    """Return the round with the unseen tiles dealt at random where this player cannot see."""
    tiles = list(round.unseen())
    random.shuffle(tiles)
    hands = {}
    for letter, hand in round.hands.items():
        count = 0 if letter == player else hand.count
        hands[letter] = hand if letter == player else Hand(tiles=tiles[:count])
        tiles = tiles[count:]
    return round.change(hands=hands, yard=tuple(tiles))


def play_on(round: Round, player: str) -> Round:
    """Return the round when `player` has had one more turn and is to move again, or its end."""
    goal = round.turns[player] + (1 if round.turn != player else 2)
    while round.outcome is None and (round.turn != player or round.turns[player] < goal):
        moves = law.moves(round)
        best = moves[0] if len(moves) == 1 else max(moves, key=lambda move: _glance(round, move))
        round = turn.follow(round, best)
    return round


def _glance(round: Round, move: Move) -> float:
    """Return how good a move looks, cheaply: pips, what could follow at home, doubles covered."""
    if not isinstance(move, Play):
        return -100.0 if isinstance(move, Pass) else -50.0
    tile = move.tile
    own = round.trains[move.player]
    tiles = round.hands[move.player].tiles or ()
    value = float(tile.pips)
    if move.train == move.player and own.end is not None:
        end = tile.other(own.end)
        following = sum(other is not tile and other.has(end) for other in tiles)
        value += 12 * min(following, 2) - 10 + (20 if own.open else 0)
    elif own.end is None or not tile.has(own.end):
        value += 6
    if tile.double:
        covered = any(other is not tile and other.has(tile.high) for other in tiles)
        value += 15 if covered or len(tiles) == 1 else -15
    return value


def worth(round: Round, player: str) -> float:
    """Return how good the round stands for this player, against the mean of the others."""
    if round.outcome is not None:
        return _result(round, player)
    others = [_load(round, letter, plan=False) for letter in round.players if letter != player]
    return 0.5 * sum(others) / len(others) - _load(round, player, plan=True)


def _load(round: Round, player: str, *, plan: bool) -> float:
    """Return what a hand still weighs: its tiles, and most those with no place in its train."""
    tiles = round.hands[player].tiles or ()
    own = round.trains[player]
    planned = best_train(tiles, own.end, steps=150) if plan and own.end is not None else ()
    pips, kept = sum(tile.pips for tile in tiles), sum(tile.pips for tile in planned)
    spare = (0.6 if plan else 0.3) * (pips - kept)
    return 6 * len(tiles) + spare + 0.2 * kept + (6 if own.open else 0)


def _result(round: Round, player: str) -> float:
    assert round.outcome is not None
    rules = round.rules
    left = {letter: points(hand.tiles or (), rules) for letter, hand in round.hands.items()}
    scores = round_scores(rules, round.outcome, left)
    others = [score for letter, score in scores.items() if letter != player]
    margin = sum(others) / len(others) - scores[player]
    return -margin if rules.scoring == "positive" else margin


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
