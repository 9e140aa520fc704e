"""A table without pixels: it is seen as it is. For whole evenings in seconds."""

from collections.abc import Callable
from dataclasses import replace
from math import cos, radians, sin
from typing import cast

import numpy as np

from hub.actions.items import Item, Seen
from hub.running.looking import Clicks
from hub.signals.scene import Picture
from vision.tracks import Laid, Table

Pair = tuple[int, int]
_FIRST_MM, _LONG_MM, _WIDE_MM = 92.0, 50.0, 25.0


class PlainTable:
    """Trains as rows of pairs, the half nearer the station first; straight, and always certain."""

    def __init__(self, tracks: int = 9) -> None:
        self.rows: list[list[Pair]] = [[] for _ in range(tracks)]
        self.engine: Pair | None = None
        self.face_up: list[Pair] = []

    def clear(self, engine: int) -> None:
        """Take everything off the table, and lay the engine of a new round."""
        self.rows = [[] for _ in self.rows]
        self.engine = (engine, engine)
        self.face_up = []

    def lay(self, track: int, pair: Pair) -> None:
        """Lay a tile at the end of a track, its first half towards the station."""
        self.rows[track - 1].append(pair)

    def take(self, track: int, index: int) -> Pair:
        """Take a tile away; those beyond it stay where they are."""
        return self.rows[track - 1].pop(index)

    def put(self, track: int, index: int, pair: Pair) -> None:
        """Put a tile in the place of another."""
        self.rows[track - 1][index] = pair

    def mark(self) -> object:
        """How the trains lie now, for `back_to`."""
        return [list(row) for row in self.rows]

    def back_to(self, mark: object) -> None:
        """Put the trains right: they lie again as they did at the `mark`."""
        self.rows = [list(row) for row in cast("list[list[Pair]]", mark)]

    def show(self, tiles: list[Pair]) -> None:
        """Lay a hand face up beside the trains, in place of what lay there."""
        self.face_up = list(tiles)

    def table(self) -> Table:
        """What a camera without any doubt would see."""
        rows = tuple(
            tuple(_laid(track, place, pair) for place, pair in enumerate(row))
            for track, row in enumerate(self.rows)
        )
        loose = tuple(_laid(-3, k, pair) for k, pair in enumerate(self.face_up))
        return Table(rows, self.engine, loose)


class PlainLooker:
    """Sees a plain table as it is, each time somebody looks. Has no thread: it is stepped."""

    grows = False
    picture: Picture | None = None

    def __init__(self, table: PlainTable, tell: Callable[[Item], None]) -> None:
        self._table, self._tell = table, tell

    def start(self) -> None:
        """Nothing happens by itself."""

    def step(self) -> None:
        """Tell how the table lies."""
        self._tell(Seen(self._table.table()))

    def again(self) -> None:
        """Every look is a new one."""

    def aim(self, clicks: Clicks) -> None:
        """There is no camera to aim."""

    def close(self) -> None:
        """Nothing to give back."""


def _laid(track: int, place: int, pair: Pair) -> Laid:
    """A tile with certain values, straight out on its track."""
    angle = radians(-90 + track * 40)
    out = np.array([cos(angle), sin(angle)])
    side = np.array([-out[1], out[0]]) * _WIDE_MM / 2
    near = out * (_FIRST_MM + place * _LONG_MM)
    far = near + out * _LONG_MM
    corners = np.array([near - side, near + side, far + side, far - side])
    inner, outer = pair
    return Laid(inner, outer, 1.0, ((inner, 1.0),), ((outer, 1.0),), corners)


def doubtful(
    laid: Laid, confidence: float, inner: dict[int, float], outer: dict[int, float]
) -> Laid:
    """The same tile, read with doubt: for tests and for a table that is hard to read."""
    first = tuple(sorted(inner.items(), key=lambda item: -item[1]))
    second = tuple(sorted(outer.items(), key=lambda item: -item[1]))
    return replace(
        laid,
        inner=first[0][0],
        outer=second[0][0],
        confidence=confidence,
        inner_alternatives=first,
        outer_alternatives=second,
    )
