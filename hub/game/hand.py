"""A hand, and the boneyard: tiles we know, or only how many there are."""

from __future__ import annotations

from collections.abc import Iterable

from hub.game.tile import Tile

Yard = tuple[Tile, ...] | int
"""The boneyard: its tiles, the next one first, or how many there are."""


class HandError(ValueError):
    """A text that is no hand."""


class Hand:
    """`Hand(tiles=...)` is known, `Hand(count=9)` only counted; frozen either way.

    >>> hand = Hand(tiles=[Tile(5, 3), Tile(9, 9)])
    >>> len(hand), hand.known, str(hand), len(Hand(count=9)), str(Hand(count=9))
    (2, True, '5-3,9-9', 9, '?9')
    >>> Hand.parse("?9") == Hand(count=9), str(Hand.parse("-")), Hand.parse("5-3,9-9") == hand
    (True, '-', True)
    """

    __slots__ = ("count", "tiles")

    tiles: tuple[Tile, ...] | None
    """None where the hand is only counted."""
    count: int

    def __init__(self, tiles: Iterable[Tile] | None = None, count: int | None = None) -> None:
        """Make a hand of these tiles, or of so many unknown ones (never both)."""
        if (tiles is None) == (count is None):
            raise ValueError("A hand is either its tiles or a count. Give one of them.")
        known = None if tiles is None else tuple(tiles)
        size = len(known) if known is not None else count or 0
        if size < 0:
            raise ValueError(f"A hand cannot hold {size} tiles. Count from 0.")
        object.__setattr__(self, "tiles", known)
        object.__setattr__(self, "count", size)

    @staticmethod
    def parse(text: str) -> Hand:
        """Read `?3`, `5-3,9-9`, or `-` for none; raise HandError or TileError."""
        if not text.startswith("?"):
            return Hand(tiles=read_tiles(text))
        if not text[1:].isdecimal():
            raise HandError(f"{text!r} is no hand.")
        return Hand(count=int(text[1:]))

    @property
    def known(self) -> bool:
        """Whether the tiles themselves are known."""
        return self.tiles is not None

    def plus(self, *tiles: Tile | None) -> Hand:
        """Return the hand with these more; None is a tile nobody named."""
        if self.tiles is None or None in tiles:
            return Hand(count=self.count + len(tiles))
        return Hand(tiles=(*self.tiles, *(tile for tile in tiles if tile is not None)))

    def minus(self, tile: Tile) -> Hand:
        """Return the hand without this tile; a counted one just shrinks, never below nothing."""
        if self.tiles is None:
            return Hand(count=max(0, self.count - 1))
        place = self.tiles.index(tile)
        return Hand(tiles=self.tiles[:place] + self.tiles[place + 1 :])

    def __len__(self) -> int:
        return self.count

    def __contains__(self, tile: object) -> bool:
        return self.tiles is not None and tile in self.tiles

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return self.count == other.count and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash((self.tiles, self.count))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("A hand is frozen: ask it for a new one with plus or minus.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("A hand is frozen.")

    def __reduce__(self) -> tuple[type[Hand], tuple[object, object]]:
        return Hand, (self.tiles, None if self.tiles is not None else self.count)

    def __str__(self) -> str:
        if self.tiles is None:
            return f"?{self.count}"
        return ",".join(map(str, self.tiles)) or "-"

    def __repr__(self) -> str:
        return f"Hand(count={self.count})" if self.tiles is None else f"Hand({self.tiles!r})"


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Read `5-3,9-9`, or `-` for none; raise TileError."""
    return () if text in ("-", "") else tuple(Tile.parse(each) for each in text.split(","))


def read_yard(text: str) -> Yard:
    """Read a boneyard: a number, or tiles as `read_tiles` does."""
    return int(text) if text.isdecimal() else read_tiles(text)


def write_yard(yard: Yard) -> str:
    """Return the boneyard as `read_yard` reads it."""
    return str(yard) if isinstance(yard, int) else ",".join(map(str, yard)) or "-"
