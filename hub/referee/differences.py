"""A train as the match has it, beside the same train as it lies on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log

from vision.tracks import Alternatives, Laid

Pair = tuple[int, int]
"""A tile within a train: pips of the half nearer the station, pips of the other."""

_UNSEEN = 1e-3
"""Chance of pips that a half's alternatives do not name: readers err outside their list too."""
_POOR = 0.8
"""A reading under this confidence is poor: glare, a shadow, the picture's edge."""
_POOR_HALF = 0.4 * _UNSEEN
"""Likelihood of a tile whose one half is read so, the other as something else."""
_MISSED = 7.0
"""Cost, in -log probability, of a tile that is not seen, or of one seen between others."""
_CHANGED = 6.9
"""Cost of taking one tile for another, at most; under that of one gone and one come."""


@dataclass(frozen=True)
class Gone:
    """A tile of the match that the table does not show."""

    index: int
    """Its place in its train, from 0."""
    tile: Pair


@dataclass(frozen=True, eq=False)
class Changed:
    """At the place of a tile of the match lies another one, or the same one turned."""

    index: int
    tile: Pair
    seen: Laid

    @property
    def turned(self) -> bool:
        """The same tile with its ends exchanged."""
        return self.seen.values == self.tile[::-1]


@dataclass(frozen=True, eq=False)
class Come:
    """A tile that the match does not know."""

    index: int
    """How many tiles of the match lie nearer the station."""
    seen: Laid


Difference = Gone | Changed | Come


def chance(alternatives: Alternatives, pips: int) -> float:
    """How likely a half with these alternatives shows `pips`."""
    return max(_UNSEEN, dict(alternatives).get(pips, 0.0))


def likelihood(laid: Laid, pair: Pair) -> float:
    """How likely a tile as read is this one, lying this way round."""
    inner, outer = pair
    return chance(laid.inner_alternatives, inner) * chance(laid.outer_alternatives, outer)


def shows(laid: Laid, pair: Pair, sure: float) -> bool:
    """Whether a reading agrees with a tile that is known to lie there.

    It does when it reads so; when it is not sure of what it reads instead and the tile is among its
    alternatives; and when it is a poor reading of which one half agrees.
    """
    if laid.values == pair:
        return True
    least = _POOR_HALF if laid.confidence < _POOR else _UNSEEN
    return laid.confidence < sure and likelihood(laid, pair) > least


def differences(
    expected: Sequence[Pair], seen: Sequence[Laid], sure: float
) -> tuple[Difference, ...]:
    """What is different on the table, by the cheapest way to pair both rows of tiles up.

    `sure`: a reading at least so confident is believed against the match.
    """
    same = 0  # tiles are there once each, so what agrees from the station on is settled
    while same < min(len(expected), len(seen)) and seen[same].values == expected[same]:
        same += 1

    @cache
    def cheapest(i: int, j: int) -> tuple[float, tuple[Difference, ...]]:
        if i == len(expected) and j == len(seen):
            return 0.0, ()
        ways: list[tuple[float, tuple[Difference, ...]]] = []
        if i < len(expected) and j < len(seen):
            cost, rest = cheapest(i + 1, j + 1)
            here = min(_CHANGED, -log(likelihood(seen[j], expected[i])))
            if shows(seen[j], expected[i], sure):
                ways.append((cost + min(here, _MISSED), rest))
            else:
                ways.append((cost + here, (Changed(i, expected[i], seen[j]), *rest)))
        if i < len(expected):
            cost, rest = cheapest(i + 1, j)
            ways.append((cost + _MISSED, (Gone(i, expected[i]), *rest)))
        if j < len(seen):
            cost, rest = cheapest(i, j + 1)
            # Trains grow at their ends: a tile there costs little to explain.
            price = 0.2 if i == len(expected) else _MISSED
            ways.append((cost + price, (Come(i, seen[j]), *rest)))
        return min(ways, key=lambda way: way[0])

    return cheapest(same, same)[1]
