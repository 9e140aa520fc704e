"""Painted tables to measure a reader on: any set, light, table and arrangement, all legible."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from vision.paint.arrange import ARRANGEMENTS
from vision.paint.painter import Painted
from vision.paint.scenes import SETS, Wanted, scene
from vision.paint.style import Style, random_style
from vision.reading.evaluate import Outcome, Photo, sorted_pair
from vision.reading.overlaps import shared
from vision.reading.reading import Reading

CLEAR = 0.97
"""Tiles of which less is seen count neither way."""
ON_IT = 0.5
"""A reading is of a tile if they share more than this part of the smaller outline."""
HARD = 0.5
"""Hardness of a scene from which its kind is hard."""
TILE_MM = 50.0
"""Length of the tiles that a scale in pixels a millimetre speaks of."""


@dataclass(frozen=True)
class Table:
    """One painted table: what it was asked to be, and the picture with its truth."""

    painted: Painted
    photo: Photo
    """Its name, its tiles and its kinds, as for a real photo."""


def tables(
    count: int, first_seed: int = 1, most: int | None = None, px_per_mm: float | None = None
) -> Iterator[Table]:
    """`count` tables, the sets and the arrangements in turn, everything else by the seed.

    `most` keeps to one set, `px_per_mm` to one scale. Raises `ValueError` for an unknown set.
    """
    arrangements = [*ARRANGEMENTS, "station"]
    for n in range(count):
        highest = SETS[n % len(SETS)] if most is None else most
        arrangement = arrangements[(n if most else n // len(SETS)) % len(arrangements)]
        tile_px = None if px_per_mm is None else px_per_mm * TILE_MM
        seed = first_seed + n
        rng = np.random.default_rng((seed, 777))
        hardness = float(rng.random())
        style = random_style(rng, hardness)
        wanted = Wanted(highest, arrangement, hardness, tile_px, style=style, legible=True)
        painted = scene(seed, wanted)
        clear, part = (
            tuple(sorted_pair(t.values) for t in painted.truths if (t.visible >= CLEAR) is whole)
            for whole in (True, False)
        )
        kinds = (f"double-{highest}", arrangement, *_kinds(style, hardness))
        yield Table(painted, Photo(f"seed {seed}", clear, part, kinds))


def _kinds(style: Style, hardness: float) -> tuple[str, ...]:
    kinds = ("numerals" if style.look.numerals else "pips", "hard" if hardness > HARD else "mild")
    return (*kinds, "film") if style.film else kinds


def judged(table: Table, readings: Sequence[Reading], seconds: float = 0.0) -> Outcome:
    """As `vision.reading.evaluate.outcome`, by place: a tile is right only where it lies."""
    truths = table.painted.truths
    left = {i for i, truth in enumerate(truths) if truth.visible >= CLEAR}
    right, false = [], []
    for k in sorted(range(len(readings)), key=lambda k: -readings[k].confidence):
        shares = [shared(readings[k].corners, t.corners.astype(np.float32)) for t in truths]
        best = int(np.argmax(shares)) if shares else -1
        there = best >= 0 and shares[best] > ON_IT
        if there and truths[best].visible < CLEAR:
            continue
        same = there and sorted_pair(readings[k].values) == sorted_pair(truths[best].values)
        if best in left and same:
            left.remove(best)
            right.append(k)
        else:
            false.append(k)
    missed = tuple(sorted(sorted_pair(truths[i].values) for i in left))
    return Outcome(table.photo, tuple(right), tuple(false), missed, tuple(readings), seconds)
