"""Where people lay the tiles of their trains on a table.

Trains run out from the station's slots, end to end; doubles lie crosswise and the train goes on
from their long side. At the table's edge and before other trains a train turns: its next tile lies
square to the last one, its inner half at that one's end. A few steps are looked ahead, so that
no train is walled in while there is room.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from hub.simulator.ground import Points, Room, Spot
from vision.paint.geometry import overlapping, rectangle, unit
from vision.placing.plate import DIAMETER_MM, Plate


class NoRoom(ValueError):
    """A train can't go on anywhere on this table."""


@dataclass(frozen=True)
class Manner:
    """How neatly people lay their tiles."""

    gap_mm: tuple[float, float] = (0.0, 1.5)
    """Least and most room between two tiles of a train."""
    skew_deg: float = 1.0
    """Standard deviation of how far a tile is turned; never over 2.5 times as much."""
    aside_mm: float = 0.6
    """Standard deviation of how far a tile lies beside its train's line."""
    curves: float = 0.0
    """How often a train bends from one tile to the next, as trains laid in curves do."""
    curve_deg: float = 12.0
    """How far it bends then."""
    side_turns: float = 0.0
    """How often a corner is laid from the side of the last half instead of its end."""


NEAT = Manner()
CARELESS = Manner(gap_mm=(0.0, 5.0), skew_deg=4.8, aside_mm=1.5, curves=0.3, side_turns=0.4)
"""Tiles are turned by up to 12 degrees against their train, and trains bend by as much."""

_MARGINS_MM = (8.0, 4.0, 1.5)
"""Room left between a tile and all but its neighbour: what one likes, what is still fine."""
_EDGE_MM = 14.0
"""From the table's edge to a tile."""
_DEPTH = 3
"""How many tiles are looked ahead."""
_TURN_COST = 0.35
_TIGHT_COST = 1.0
"""Of an end where no crosswise double would fit."""
_START_COST = 3.0
"""Extra cost of a turn within the first tiles of a train, that starts straight."""


class Layout:
    """The trains on one table."""

    def __init__(
        self,
        plate: Plate | None = None,
        size_mm: tuple[float, float] = (1200.0, 900.0),
        tile_mm: tuple[float, float] = (50.0, 25.0),
        manner: Manner = NEAT,
        seed: int = 0,
        used: Sequence[int] | None = None,
    ) -> None:
        """`used`: the tracks that may get a train (all of them where not given), for which room
        is kept; `tile_mm`: length and width of a tile."""
        self.plate = plate or Plate()
        self.size_mm = size_mm
        self.tile_mm = tile_mm
        self.manner = manner
        self.used = tuple(used) if used is not None else tuple(range(1, self.plate.tracks + 1))
        self.trains: dict[int, list[Spot]] = {
            track: [] for track in range(1, self.plate.tracks + 1)
        }
        self._obstacles: list[Points] = _station()
        self._rng = np.random.default_rng((seed, 40))
        self._room = Room(size_mm, tile_mm[1] / 2 + _MARGINS_MM[0])

    def obstacle(self, corners_mm: Points) -> None:
        """Keeps trains off a rectangle (4, 2) in mm: a mug, somebody's hand of tiles."""
        self._obstacles.append(np.asarray(corners_mm, float))

    def lay(self, track: int, double: bool = False) -> Spot:
        """Adds a tile to a train and says where it lies. Raises `NoRoom`."""
        try:
            spot = self.next(track, double)
        except NoRoom:
            if not self._shifted(track, double):
                raise
            return self.trains[track][-1]
        self.trains[track].append(spot)
        return spot

    def _shifted(self, track: int, double: bool) -> bool:
        """Lays the last tiles of a train another way, as people do when it is stuck, so that one
        more fits; False where up to eight of them cannot."""
        train = self.trains[track]
        before = list(train)
        for count in range(1, min(8, len(before) - 1) + 1):
            kinds = [spot.double for spot in before[-count:]] + [double]
            self.trains[track] = before[:-count]
            if self._fill(track, kinds):
                return True
        self.trains[track] = before
        return False

    def _fill(self, track: int, kinds: list[bool]) -> bool:
        """Lays a row of tiles any way that fits."""
        if not kinds:
            return True
        taken, apart = self._taken(track)
        choices = [*self._choices(track, kinds[0]), *self._last_resorts(track, kinds[0])]
        for spot in choices:
            if self._fits(spot, taken[apart], _MARGINS_MM[-1]):
                self.trains[track].append(replace(spot, double=kinds[0]))
                if self._fill(track, kinds[1:]):
                    return True
                self.trains[track].pop()
        return False

    def take_back(self, track: int) -> Spot:
        """Takes the last tile off a train and says where it lay."""
        if not self.trains[track]:
            raise NoRoom(f"There is no tile on track {track} to take back.")
        return self.trains[track].pop()

    def next(self, track: int, double: bool = False) -> Spot:
        """Where the next tile of a train would be laid. Raises `NoRoom`."""
        taken, apart = self._taken(track)
        for choices in (self._choices, self._last_resorts):
            for margin in _MARGINS_MM:
                spots = list(choices(track, double))
                free = [spot for spot in spots if self._fits(spot, taken[apart], margin)]
                if free:
                    spot = min(free, key=lambda one: self._cost(track, one, taken))
                    return self._by_hand(track, replace(spot, double=double), taken[apart])
        raise NoRoom(
            f"The train on track {track} has no room for tile {len(self.trains[track]) + 1};"
            " a larger table or smaller tiles would do."
        )

    def _taken(self, track: int) -> tuple[Points, slice]:
        """All rectangles that lie there, (n, 4, 2), and the first of them that the next tile of
        this train must keep off to the last: it may touch what it is laid to."""
        own = self.trains[track]
        spots = [spot for other, train in self.trains.items() if other != track for spot in train]
        spots += own
        corners = [*self._obstacles, *(spot.corners(*self.tile_mm) for spot in spots)]
        return np.array(corners), slice(0, -1) if own else slice(2, None)

    def _end(self, track: int) -> tuple[Points, float, bool, int]:
        """Where the train goes on, which way, whether from a double, and how long it is."""
        train = self.trains[track]
        if not train:
            return self.plate.slot(track), self.plate.angle_deg(track), False, 0
        return np.array(train[-1].exit_mm), train[-1].heading_deg, train[-1].across, len(train)

    def _choices(self, track: int, double: bool) -> Iterator[Spot]:
        end, heading, across, length = self._end(track)
        if double and length:
            yield crosswise(end, heading, self.tile_mm)
            return
        if length and self._rng.random() < self.manner.curves:
            bend = float(self._rng.choice([-1, 1])) * self.manner.curve_deg
            yield straight(end, heading + bend, self.tile_mm, bend)
        else:
            yield straight(end, heading, self.tile_mm)
        if length == 0:
            return
        if not across:
            side = bool(self._rng.random() < self.manner.side_turns)
            yield corner(end, heading, 90, self.tile_mm, side)
            yield corner(end, heading, -90, self.tile_mm, side)
        else:
            yield from _from_the_tip(end, heading, self.tile_mm)

    def _last_resorts(self, track: int, double: bool) -> Iterator[Spot]:
        """What people do where nothing better fits: a double laid lengthwise, a sharp bend."""
        end, heading, across, length = self._end(track)
        if length == 0:
            return
        if double:
            yield straight(end, heading, self.tile_mm)
        for bend in (15, 30, 45, 60):
            yield straight(end, heading + bend, self.tile_mm, bend)
            yield straight(end, heading - bend, self.tile_mm, bend)
        if not across:
            for turn in (90, -90):
                for side in (False, True):
                    yield corner(end, heading, turn, self.tile_mm, side)

    def _fits(self, spot: Spot, taken: Points, margin: float) -> bool:
        corners = spot.corners(*self.tile_mm)
        half = np.array(self.size_mm) / 2 - _EDGE_MM
        if (np.abs(corners) > half).any():
            return False
        return not overlapping(corners, taken, margin).any()

    def _cost(self, track: int, spot: Spot, taken: Points) -> float:
        """What the choice of a spot costs: turns, and room lost to this train and the others."""
        cells = self._room.free(taken)
        others = [
            self._end(other)[0] + unit(self._end(other)[1]) * self.tile_mm[0] * 0.75
            for other in self.used
            if other != track
        ]
        length = len(self.trains[track])
        turned = _turned(self._end(track)[1], spot.heading_deg)
        best = self._ahead([spot], cells, others, taken, _DEPTH)
        early = _START_COST * max(0.0, 1 - length / 3)
        return turned * (_TURN_COST + early) + best

    def _ahead(
        self, path: list[Spot], cells: npt.NDArray[np.uint8], others: list[Points],
        taken: Points, depth: int,
    ) -> float:  # fmt: skip
        """The least cost of going on from the end of a path, `depth` tiles further."""
        last = path[-1]
        if depth == 0:
            grown = self._room.less(cells, np.array([one.corners(*self.tile_mm) for one in path]))
            ends = np.array(
                [np.array(last.exit_mm) + unit(last.heading_deg) * self.tile_mm[0] * 0.75, *others]
            )
            shares = self._room.shares(grown, ends)
            roomy = self._fits(
                crosswise(np.array(last.exit_mm), last.heading_deg, self.tile_mm), taken, 4.0
            )
            ahead = np.array(last.exit_mm) + unit(last.heading_deg) * 1.5 * self.tile_mm[0]
            open_mm2 = self._room.near(grown, ahead, 3 * self.tile_mm[0])
            lost = -np.log(500.0 + shares).sum() - 0.7 * np.log(3000.0 + open_mm2)
            return float(lost) + (0.0 if roomy else _TIGHT_COST)
        costs = [
            _TURN_COST * _turned(last.heading_deg, spot.heading_deg)
            + self._ahead([*path, spot], cells, others, taken, depth - 1)
            for spot in self._steps(last)
            if self._fits(spot, taken, _MARGINS_MM[0]) and self._clear_of(spot, path[:-1])
        ]
        return min(costs, default=6.0 * depth)

    def _clear_of(self, spot: Spot, path: list[Spot]) -> bool:
        if not path:
            return True
        corners = np.array([one.corners(*self.tile_mm) for one in path])
        return not overlapping(spot.corners(*self.tile_mm), corners, 1.0).any()

    def _steps(self, last: Spot) -> Iterator[Spot]:
        end = np.array(last.exit_mm)
        yield straight(end, last.heading_deg, self.tile_mm)
        if not last.across:
            for turn in (90, -90):
                yield corner(end, last.heading_deg, turn, self.tile_mm, False)

    def _by_hand(self, track: int, spot: Spot, taken: Points) -> Spot:
        """The spot as a hand really lays the tile there: a gap, a little skewed and aside."""
        manner, rng = self.manner, self._rng
        train = self.trains[track]
        last = np.array([one.corners(*self.tile_mm) for one in train[-1:]])
        entry = unit(spot.entry_deg)
        for _ in range(6):
            skew = float(np.clip(rng.normal(), -2.5, 2.5)) * manner.skew_deg
            beside = float(np.clip(rng.normal(), -2, 2)) * manner.aside_mm
            gap = float(rng.uniform(*manner.gap_mm))
            moved = _moved(spot, np.array([-entry[1], entry[0]]) * beside, skew)
            while len(last) and overlapping(moved.corners(*self.tile_mm), last, -0.1).any():
                moved = _moved(moved, entry * 0.4)
            moved = _moved(moved, entry * gap)
            if self._fits(moved, taken, 1.0):
                return moved
        return spot


def _moved(spot: Spot, shift: Points, turn_deg: float = 0.0) -> Spot:
    """A spot shifted, the way on from it too, and turned about its middle."""
    x, y = float(shift[0]), float(shift[1])
    return replace(
        spot,
        x_mm=spot.x_mm + x,
        y_mm=spot.y_mm + y,
        angle_deg=spot.angle_deg + turn_deg,
        exit_mm=(spot.exit_mm[0] + x, spot.exit_mm[1] + y),
    )


def straight(end: Points, heading: float, tile: tuple[float, float], bend: float = 0.0) -> Spot:
    """A tile that goes on from an end; where the train bends, its corner touches the last tile."""
    start = end + unit(heading) * tile[1] / 2 * np.sin(np.deg2rad(abs(bend)))
    return _spot(start, heading, heading, tile[0])


def crosswise(end: Points, heading: float, tile: tuple[float, float]) -> Spot:
    """A double across the train."""
    return replace(_spot(end, heading, heading, tile[1]), angle_deg=heading + 90, across=True)


def corner(end: Points, heading: float, turn: int, tile: tuple[float, float], side: bool) -> Spot:
    """A tile square to the last one: its inner half at that one's end, or (`side`) its short
    edge at the side of the last one's outer half."""
    length, width = tile
    goes = heading + turn
    if side:
        return _spot(end - unit(heading) * width / 2 + unit(goes) * width / 2, goes, goes, length)
    start = end + unit(heading) * width / 2 - unit(goes) * width / 2
    return _spot(start, goes, heading, length)


def _from_the_tip(end: Points, heading: float, tile: tuple[float, float]) -> Iterator[Spot]:
    """From a crosswise double a train that has no other way turns off at one of its tips."""
    length, width = tile
    middle = end - unit(heading) * width / 2
    for turn in (90, -90):
        start = middle + unit(heading + turn) * length / 2
        yield straight(start, heading + turn, tile)


def _spot(start: Points, heading: float, entry: float, length: float) -> Spot:
    """A tile from the middle of its near edge on, `length` along the train."""
    x, y = start + unit(heading) * length / 2
    leaves = start + unit(heading) * length
    return Spot(float(x), float(y), heading, heading, (float(leaves[0]), float(leaves[1])), entry)


def _turned(before: float, after: float) -> float:
    """0 for straight on, 1 for a right angle."""
    return abs((after - before + 180) % 360 - 180) / 90


def _station() -> list[Points]:
    """Two squares that stand for the station; a train's first tile may touch them."""
    side = 0.9 * DIAMETER_MM
    return [rectangle(0, 0, angle, side, side) for angle in (0, 45)]
