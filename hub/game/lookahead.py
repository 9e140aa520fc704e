"""The bot that looks ahead: it imagines the unseen tiles and plays on until its next turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from hub.game.chain import best_train
from hub.game.hand import Hand
from hub.game.move import Move, Pass, Play
from hub.game.rating import never, rate, view
from hub.game.round import Round
from hub.game.scoring import points, round_scores


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
            ((rate(seen, move), -place, move) for place, move in enumerate(seen.moves())),
            key=lambda each: each[:2],
            reverse=True,
        )[: self.candidates]
        totals = [0.0] * len(rated)
        for _ in range(self.deals if len(rated) > 1 else 0):
            if out_of_time():
                break
            world = imagine(seen, player, random)
            for place, (rating, _, move) in enumerate(rated):
                later = play_on(world.follow(move), player)
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
        moves = round.moves()
        best = moves[0] if len(moves) == 1 else max(moves, key=lambda move: _glance(round, move))
        round = round.follow(best)
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
