"""A tile: two halves of 0 to 18 pips, whichever way round it lies."""

from __future__ import annotations

from functools import cache

MOST_PIPS = 18
"""The largest set made is a double-eighteen."""

SETS = (6, 9, 12, 15, 18)
"""Sets that are made: double-six to double-eighteen."""


class TileError(ValueError):
    """What was given is no tile."""


class Tile:
    """A tile; `Tile(3, 5)` and `Tile(5, 3)` are the same object, so comparing is cheap.

    >>> Tile(3, 5)
    Tile(5, 3)
    >>> str(Tile(3, 5)), Tile.parse("5-3") is Tile(3, 5), Tile(9, 9).double
    ('5-3', True, True)
    """

    __slots__ = ("double", "high", "low", "pips", "text")

    high: int
    """The half with more pips (of a double: the same as `low`)."""
    low: int
    pips: int
    """Pips of both halves together; what the tile scores is for the rules to say."""
    double: bool
    text: str

    def __new__(cls, one: int, other: int) -> Tile:
        """Return the one tile with these halves, in either order."""
        try:
            return _TILES[one, other]
        except KeyError:
            raise TileError(
                f"No tile has the halves {one!r} and {other!r}. "
                f"Halves are whole numbers from 0 to {MOST_PIPS}."
            ) from None

    @staticmethod
    def parse(text: str) -> Tile:
        """Read `5-3` or `3-5`."""
        one, dash, other = text.strip().partition("-")
        if not (dash and one.isdecimal() and other.isdecimal()):
            raise TileError(f"{text!r} is no tile. Write one like 5-3.")
        return Tile(int(one), int(other))

    def has(self, number: int) -> bool:
        """Whether one of the halves shows this number."""
        return number in (self.high, self.low)

    def other(self, number: int) -> int:
        """Return the half across from the one that shows `number`."""
        if number == self.high:
            return self.low
        if number == self.low:
            return self.high
        raise TileError(f"{self} has no half with {number}.")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Tile({self.high}, {self.low})"

    def __lt__(self, other: Tile) -> bool:
        return (self.high, self.low) < (other.high, other.low)

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.high, self.low)


def _every_tile() -> dict[tuple[int, int], Tile]:
    tiles = {}
    for high in range(MOST_PIPS + 1):
        for low in range(high + 1):
            tile = object.__new__(Tile)
            tile.high, tile.low, tile.pips = high, low, high + low
            tile.double, tile.text = high == low, f"{high}-{low}"
            tiles[high, low] = tiles[low, high] = tile
    return tiles


_TILES = _every_tile()


@cache
def full_set(set_max: int) -> tuple[Tile, ...]:
    """Return every tile of a double-`set_max` set once, (N+1)(N+2)/2 of them.

    >>> [len(full_set(n)) for n in SETS]
    [28, 55, 91, 136, 190]
    """
    return tuple(Tile(high, low) for high in range(set_max + 1) for low in range(high + 1))
