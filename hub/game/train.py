"""A train: the tiles that run out from the station, and whether others may play on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hub.game.tile import Tile

MEXICAN = "M"
"""The letter of the Mexican Train; no player has it."""


@dataclass(frozen=True, slots=True)
class Train:
    """One train, from the station outwards."""

    owner: str
    """A player's letter, or `M` for the Mexican Train."""
    end: int | None
    """The number the next tile has to show: the engine's while the train is empty. None: the first
    tile may be any (a setting of some Mexican Trains)."""
    tiles: tuple[Tile, ...] = ()
    """Nearest the station first."""
    open: bool = False
    """Whether everybody may play on it. The Mexican Train is always open."""
    may_close: bool = False
    """Whether the owner, having played on it, may take the marker back (where that is a choice)."""
    start: int | None = None
    """The number at the station's side of the first tile; filled in by whoever makes the train."""

    def halves(self) -> tuple[tuple[int, int], ...]:
        """Return each tile as (half nearer the station, half further out)."""
        pairs = []
        inner = self.start
        for tile in self.tiles:
            if inner is None or not tile.has(inner):  # a play that was let stand need not fit
                inner = tile.high
            outer = tile.other(inner)
            pairs.append((inner, outer))
            inner = outer
        return tuple(pairs)

    def uncovered_double(self) -> bool:
        """Whether the last tile is a double, covered by nothing yet."""
        return bool(self.tiles) and self.tiles[-1].double

    @staticmethod
    def laid(owner: str, start: int | None, tiles: Sequence[Tile], *, open: bool = False) -> Train:
        """Return the train that these tiles make, joined in this order from `start`."""
        train = Train(owner, start, (), open, start=start)
        end = start
        for tile in tiles:
            end = tile.other(end) if end is not None and tile.has(end) else tile.low
        if tiles and start is None:
            train = Train(owner, end, (), open, start=tiles[0].high)
        return Train(owner, end, tuple(tiles), open, start=train.start)
