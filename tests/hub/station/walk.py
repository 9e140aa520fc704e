"""A match that plays itself, all hands known, for what has to follow a whole round."""

import random
from collections.abc import Iterator

from hub.game import Deal, Draw, Hand, Match, Pass, Play, full_set, law, sheet


def a_round(seed: int, players: int = 4) -> Iterator[Match]:
    """A match after each move of a round with this seed, from before its deal to its end."""
    chance = random.Random(seed)
    names = [f"P{n}" for n in range(players)]
    match = Match.new(sheet("hub_leaflet"), names, first="A")
    yield match
    tiles = [tile for tile in full_set(12) if not (tile.double and tile.high == 12)]
    chance.shuffle(tiles)
    size = match.rules.hand_for(players)
    hands = [Hand(tiles=tiles[n * size : (n + 1) * size]) for n in range(players)]
    match = match.after(Deal(12, "A", tuple(hands), tuple(tiles[players * size :])))
    yield match
    while match.round is not None and match.round.outcome is None:
        moves = law.moves(match.round)
        plays = [move for move in moves if isinstance(move, Play)]
        others = [move for move in moves if isinstance(move, Draw | Pass)]
        match = match.after(chance.choice(plays or others or list(moves)))
        yield match
