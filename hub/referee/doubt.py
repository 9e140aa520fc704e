"""What a tile that is not surely read may be, and when that is enough to go on.

The rule of the house: a reading that is sure is taken as it is, legal or not. One that is not is
first held against what lies on the table already, for each tile is there once. Only if that leaves
several does it count that people mostly play by the rules; and that may confirm the likeliest
reading, never overturn it.
"""

from dataclasses import dataclass

from hub.game import Play, Round, Tile
from hub.referee.differences import Pair
from vision.reading.confidence import TAKEN
from vision.tracks import Laid

_HONEST = 0.95
"""How much of what is laid keeps the rules, at the least."""
_SLIGHT = 0.02
"""Readings less likely than this beside the others are left out of a question."""


@dataclass(frozen=True)
class Candidate:
    """A tile that may lie there, which way round, and how likely that is."""

    pair: Pair
    share: float


def candidates(laid: Laid, round: Round, taken: frozenset[Tile] = frozenset()) -> list[Candidate]:
    """What a new tile may be, the likeliest first; one candidate if there is no doubt.

    `taken`: tiles that came with it and are sure.
    """
    if laid.confidence >= TAKEN:
        return [Candidate(laid.values, 1.0)]
    weights: dict[Pair, float] = {}
    for inner, p in laid.inner_alternatives:
        for outer, q in laid.outer_alternatives:
            weights[inner, outer] = p * q
    possible = {
        pair: weight
        for pair, weight in weights.items()
        if weight > 0 and _possible(pair, round, taken)
    }
    total = sum(possible.values())
    if not possible or total <= 0:
        return [Candidate(laid.values, 1.0)]
    shares = [Candidate(pair, weight / total) for pair, weight in possible.items()]
    shares.sort(key=lambda candidate: -candidate.share)
    if shares[0].share >= TAKEN and weights[shares[0].pair] >= _SLIGHT:
        return shares[:1]
    return [candidate for candidate in shares if candidate.share >= _SLIGHT]


def _possible(pair: Pair, round: Round, taken: frozenset[Tile]) -> bool:
    if max(pair) > round.set_max:
        return False
    tile = Tile(*pair)
    return round.where(tile) is None and tile not in taken


def confirmed(shares: list[tuple[float, bool]]) -> bool:
    """Whether the likeliest of several readings may be taken: (share, legal), likeliest first.

    It is legal itself, and outweighs the rest once an illegal play is held for as rare as it is.
    """
    if not shares or not shares[0][1]:
        return False
    weighed = [share * (_HONEST if legal else 1 - _HONEST) for share, legal in shares]
    return weighed[0] >= TAKEN * sum(weighed)


def play(round: Round, letter: str, pair: Pair, player: str = "") -> Play:
    """The play of this tile on this train by whoever's turn it is."""
    train = round.trains.get(letter)
    follows = train is not None and train.end in pair
    inner = None if follows or pair[0] == pair[1] else pair[0]
    return Play(player or round.turn, Tile(*pair), letter, inner)
