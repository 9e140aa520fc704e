"""Several settled pictures of the same table, taken together."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from vision.tracks import Alternatives, Laid, Table

_SAME_MM = 8.0
"""Two pictures show the same tile if its middle has moved no further."""
_FLOOR = 5e-3
"""Least chance of a number in one picture: it can be wrong in a way that it does not know."""


def combine(looks: Sequence[Table]) -> Table:
    """The last of the tables, its doubtful tiles read by the earlier ones too.

    Only tiles at the same place with the same likeliest reading's rivals are weighed together; the
    last picture alone says which tiles lie there.
    """
    last = looks[-1]
    earlier = [_everything(table) for table in looks[:-1]]
    if not earlier:
        return last
    changed: dict[int, Laid] = {}

    def better(laid: Laid) -> Laid:
        if id(laid) not in changed:
            changed[id(laid)] = _weighed(laid, earlier)
        return changed[id(laid)]

    return replace(
        last,
        tracks=tuple(tuple(map(better, row)) for row in last.tracks),
        loose=tuple(map(better, last.loose)),
        chains=tuple(tuple(map(better, row)) for row in last.chains),
        doubts=tuple(replace(doubt, tile=better(doubt.tile)) for doubt in last.doubts),
    )


def _everything(table: Table) -> tuple[Laid, ...]:
    return (*(laid for row in table.tracks for laid in row), *table.loose)


def _weighed(laid: Laid, earlier: Iterable[Sequence[Laid]]) -> Laid:
    """The tile with its chances multiplied over the pictures in which it lies alike."""
    if laid.confidence >= 0.999:
        return laid
    inner, outer = dict(laid.inner_alternatives), dict(laid.outer_alternatives)
    whole = [laid.confidence / max(1e-6, _top(inner) * _top(outer))]
    seen = 0
    for table in earlier:
        other = _alike(laid, table)
        if other is None:
            continue
        seen += 1
        inner = _times(inner, other.inner_alternatives)
        outer = _times(outer, other.outer_alternatives)
        whole.append(
            other.confidence
            / max(1e-6, _top(dict(other.inner_alternatives)) * _top(dict(other.outer_alternatives)))
        )
    if not seen:
        return laid
    first, second = _ordered(inner), _ordered(outer)
    sure = first[0][1] * second[0][1] * min(1.0, max(whole))
    return replace(
        laid,
        inner=first[0][0],
        outer=second[0][0],
        confidence=min(1.0, sure),
        inner_alternatives=first,
        outer_alternatives=second,
    )


def _alike(laid: Laid, others: Sequence[Laid]) -> Laid | None:
    """The tile of another picture that lies in the same place, the same way round."""
    for other in others:
        near = np.abs(other.corners_mm - laid.corners_mm).max() <= _SAME_MM
        if near:
            return other
    return None


def _top(chances: dict[int, float]) -> float:
    return max(chances.values(), default=1.0)


def _times(chances: dict[int, float], more: Alternatives) -> dict[int, float]:
    other = dict(more)
    product = {
        pips: max(chances.get(pips, 0.0), _FLOOR) * max(other.get(pips, 0.0), _FLOOR)
        for pips in {*chances, *other}
    }
    total = sum(product.values())
    return {pips: chance / total for pips, chance in product.items()}


def _ordered(chances: dict[int, float]) -> Alternatives:
    return tuple(sorted(chances.items(), key=lambda item: -item[1]))
