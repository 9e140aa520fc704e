"""What a player sees, and how good a move looks to them without looking ahead."""

from __future__ import annotations

from hub.game.access import owing
from hub.game.chain import best_train
from hub.game.hand import Hand
from hub.game.move import Draw, End, Move, Pass, Play
from hub.game.round import Round


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
        value -= 55.0 if spare > 1 and not own.open and not owing(round) else 0.0
    elif move.tile not in plan:
        value += 50.0
    else:
        value -= 8.0 * (len(plan) - plan.index(move.tile))
    if move.tile.double:
        number = move.tile.high
        covered = any(tile is not move.tile and tile.has(number) for tile in tiles)
        value += 30.0 if covered or len(tiles) == 1 else -20.0
    return value
