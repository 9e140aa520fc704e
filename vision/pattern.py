"""Where the pips of a half stand, for 0 to 18 pips.

A half is a square of side 1 with its centre at (0, 0). y runs along the tile, -0.5 being one of
the two edges across it; x runs across. Every pattern maps onto itself when turned by 180 degrees,
so it makes no difference which of the two edges is the outer one, nor which half of the tile it is.

Up to nine the pips stand in three columns of three, two and three on the diagonal, six and eight
leaving the middle column free or its middle empty, as on every common set. From ten on the columns
grow along the tile: 4-2-4, 4-3-4, 4-4-4 on the double-twelve sets, 4-5-4, 5-4-5, 5-5-5 on the
double-fifteen ones, 5-6-5, 6-5-6, 6-6-6 on the double-eighteen ones. Makers differ in a few; the
names in `LAYOUTS` say how.
"""

from functools import cache
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

MOST = 18
"""The highest number of pips on a half."""

Points = npt.NDArray[np.float64]

_SPREAD = 0.3
"""From the middle column to an outer one, up to nine pips (measured on double-twelve sets)."""
_WIDE = 0.33
"""The same from ten pips on: smaller pips stand nearer to the edge."""

LAYOUTS = MappingProxyType(
    {
        "columns": "three columns, growing along the tile",
        "mirrored": "the same seen in a mirror: two and three on the other diagonal",
        "square": "sixteen as four by four; thirteen and seventeen with one in the middle of rings",
        "across": "six, seven, eight, ten and eleven turned by 90 degrees",
    }
)
"""The known layouts by name, with what sets them apart."""

_COLUMNS = {
    10: (4, 2, 4),
    11: (4, 3, 4),
    12: (4, 4, 4),
    13: (4, 5, 4),
    14: (5, 4, 5),
    15: (5, 5, 5),
    16: (5, 6, 5),
    17: (6, 5, 6),
    18: (6, 6, 6),
}
_ACROSS = frozenset({6, 7, 8, 10, 11})


class UnknownPattern(ValueError):
    """There is no such half: the number or the layout's name is not known."""


def pips(number: int, layout: str = "columns") -> Points:
    """Centres of the pips of a half, shape (number, 2), as (x, y) in the unit square's frame.

    `layout` is a key of `LAYOUTS`. The array cannot be written to. Raises `UnknownPattern`.
    """
    if not 0 <= number <= MOST:
        raise UnknownPattern(f"A half has 0 to {MOST} pips, not {number}.")
    if layout not in LAYOUTS:
        raise UnknownPattern(
            f"No layout of pips is called {layout!r}; known: {', '.join(LAYOUTS)}."
        )
    return _pips(number, layout)


def radius(number: int) -> float:
    """Radius of a pip on a half that has `number` of them, in sides of the half."""
    if number <= 9:
        return 0.1
    return 0.083 if number <= 12 else 0.068 if number <= 15 else 0.058


@cache
def _pips(number: int, layout: str) -> Points:
    points = np.array(_standing(number, layout), np.float64).reshape(-1, 2)
    if layout == "mirrored":
        points = points * (-1.0, 1.0)
    elif layout == "across" and number in _ACROSS:
        points = points[:, ::-1].copy()
    points.flags.writeable = False
    return points


def _standing(number: int, layout: str) -> list[tuple[float, float]]:
    if layout == "square" and number == 16:
        four = _spaced(4, _WIDE)
        return [(x, y) for x in four for y in four]
    if layout == "square" and number in (13, 17):
        return [*_standing(number - 1, layout), (0.0, 0.0)] if number == 17 else _ring_of_thirteen()
    if number >= 10:
        return _columns(_COLUMNS[number])
    s = _SPREAD
    centre = [(0.0, 0.0)] if number % 2 else []
    diagonal = [(-s, -s), (s, s)] if number >= 2 else []
    other = [(s, -s), (-s, s)] if number >= 4 else []
    sides = [(-s, 0.0), (s, 0.0)] if number >= 6 else []
    ends = [(0.0, -s), (0.0, s)] if number >= 8 else []
    return centre + diagonal + other + sides + ends


def _ring_of_thirteen() -> list[tuple[float, float]]:
    """Twelve around the edge, as the four by four without its middle, and one in the centre."""
    four = _spaced(4, _WIDE)
    edge = [(x, y) for x in four for y in four if _WIDE in (abs(x), abs(y))]
    return [*edge, (0.0, 0.0)]


def _columns(counts: tuple[int, int, int]) -> list[tuple[float, float]]:
    left, middle, right = counts
    reach = _WIDE if max(counts) < 5 else 0.37 if max(counts) == 5 else 0.39
    standing = [(-_WIDE, y) for y in _spaced(left, reach)]
    standing += [(0.0, y) for y in _spaced(middle, reach)]
    return standing + [(_WIDE, y) for y in _spaced(right, reach)]


def _spaced(count: int, reach: float) -> list[float]:
    return [float(y) for y in np.linspace(-reach, reach, count)]
