"""A train: the tiles that run out from the station, and whether others may play on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hub.game.tile import Tile

MEXICAN = "M"
"""The letter of the Mexican Train; no player has it."""


@dataclass(frozen=True, slots=True)
class Train:
    """One train, from the station outwards.

    >>> train = Train.starting("A", 12).with_tile(Tile(12, 5)).with_tile(Tile(5, 7))
    >>> train.end, str(train)
    (7, '12-5 5-7')
    """

    owner: str
    """A player's letter, or `M` for the Mexican Train."""
    start: int | None
    """The number the first tile has to show at the station's side, the engine's; None: any will do
    (a setting of some Mexican Trains)."""
    end: int | None
    """The number the next tile has to show; `start` while the train is empty."""
    tiles: tuple[Tile, ...] = ()
    """Nearest the station first."""
    halves: tuple[tuple[int, int], ...] = ()
    """The same tiles as (half nearer the station, half further out)."""
    open: bool = False
    """Whether everybody may play on it. The Mexican Train always is."""
    may_close: bool = False
    """Whether the owner, having played on it, may take the marker back (where that is a choice)."""

    @staticmethod
    def starting(owner: str, start: int | None, tiles: Sequence[Tile] = ()) -> Train:
        """Return a closed train of these tiles, each joined to the one before."""
        train = Train(owner, start, start)
        for tile in tiles:
            train = train.with_tile(tile)
        return train

    def fits(self, tile: Tile) -> bool:
        """Whether the tile shows the number this train ends in."""
        end = self.end
        return end is None or tile.high == end or tile.low == end

    def with_tile(self, tile: Tile, inner: int | None = None) -> Train:
        """Return the train one tile longer.

        `inner` is the half at the station's side where either could be; otherwise it follows from
        the end. A tile that does not fit is laid all the same, its higher half first.
        """
        if self.end is not None and tile.has(self.end):
            inner = self.end
        elif inner is None:
            inner = tile.high
        outer = tile.other(inner)
        return Train(
            self.owner,
            self.start,
            outer,
            (*self.tiles, tile),
            (*self.halves, (inner, outer)),
            self.open,
            self.may_close,
        )

    @property
    def uncovered(self) -> bool:
        """Whether the last tile is a double, covered by nothing yet."""
        return bool(self.tiles) and self.tiles[-1].double

    def __str__(self) -> str:
        return " ".join(f"{inner}-{outer}" for inner, outer in self.halves)
