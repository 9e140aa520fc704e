"""The bot that looks ahead: it imagines the unseen tiles, plays on, and takes what scores best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from hub.game.hand import Hand
from hub.game.move import Draw, Move, Pass, Play
from hub.game.rating import never, rate, view
from hub.game.round import Round
from hub.game.scoring import points, round_scores


@dataclass(frozen=True)
class Lookahead:
    """Tries each move on the same imagined deals and plays each to the end of the round."""

    deals: int = 12
    """Imagined deals of the unseen tiles, at most."""
    candidates: int = 6
    """Moves that are tried, the likeliest ones."""

    def choose(self, round: Round, random: Random, out_of_time: Callable[[], bool] = never) -> Move:
        """Return the move with the best mean result; the likeliest one once out of time."""
        player = round.turn
        seen = view(round, player)
        moves = sorted(seen.moves(), key=lambda move: -rate(seen, move))[: self.candidates]
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        for _ in range(self.deals):
            if out_of_time():
                break
            world = imagine(seen, player, random)
            for index, move in enumerate(moves):
                if world.refusal(move) is None:
                    totals[index] += result(play_out(world.follow(move), random), player)
        return moves[max(range(len(moves)), key=lambda index: (totals[index], -index))]


def imagine(round: Round, player: str, random: Random) -> Round:
    """Return the round with the unseen tiles dealt at random where this player cannot see."""
    tiles = list(round.unseen())
    random.shuffle(tiles)
    hands = {}
    for letter, hand in round.hands.items():
        count = 0 if hand.known else hand.count
        hands[letter] = hand if hand.known else Hand(tiles=tiles[:count])
        tiles = tiles[count:]
    return round.change(hands=hands, yard=tuple(tiles))


def play_out(round: Round, random: Random) -> Round:
    """Return the round played to its end by players who lay the heaviest tile that fits."""
    while round.outcome is None:
        moves = round.moves()
        round = round.follow(max(moves, key=_weight))
    return round


def _weight(move: Move) -> int:
    if isinstance(move, Play):
        return move.tile.pips + (3 if move.train == move.player else 1)
    return -2 if isinstance(move, Pass) else -1 if isinstance(move, Draw) else 0


def result(round: Round, player: str) -> float:
    """Return how good an ended round is for this player, against the mean of the others."""
    assert round.outcome is not None
    rules = round.rules
    left = {letter: points(hand.tiles or (), rules) for letter, hand in round.hands.items()}
    scores = round_scores(rules, round.outcome, left)
    others = [score for letter, score in scores.items() if letter != player]
    margin = sum(others) / len(others) - scores[player]
    return -margin if rules.scoring == "positive" else margin
