"""A virtual table: tiles that lie in trains round the station, hands, and what else lies there.

Millimetres in the table frame: origin in the station's centre, x right, y down, track 1 at the top.
Nothing here knows the rules: it is where things lie. A camera over it is `VirtualCamera`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

import numpy as np

from hub.simulator.ground import Points, Spot
from hub.simulator.layout import NEAT, Layout, Manner, NoRoom
from vision.paint.geometry import overlapping, rectangle, unit
from vision.paint.painter import Placed
from vision.paint.props import Prop, hand
from vision.placing.plate import DIAMETER_MM, HEIGHT_MM, Plate

Pair = tuple[int, int]
"""Pips of both halves, in a train the half nearer the station first."""


class NoSuchTile(LookupError):
    """There is no tile at that place of that track."""


@dataclass
class _Laid:
    pair: Pair
    spot: Spot


class VirtualTable:
    """What lies on the table. Tiles are laid at the ends of trains by track, 1 at the top."""

    def __init__(
        self,
        tracks: int = 9,
        seed: int = 0,
        manner: Manner = NEAT,
        size_mm: tuple[float, float] = (1200.0, 900.0),
        tile_mm: tuple[float, float] = (50.0, 25.0),
        used: Sequence[int] | None = None,
    ) -> None:
        """`used`: the tracks that can get trains, None for all: room is kept for those only."""
        self.plate = Plate(tracks)
        self.size_mm = size_mm
        self.tile_mm = tile_mm
        self.manner = manner
        self.used = used
        self.engine: Pair | None = None
        self.props: list[Prop] = []
        """Mugs, phones and the like; the layout keeps off those added by `stand`."""
        self.hands: list[Prop] = []
        """Hands over the table now."""
        self.loose: list[Placed] = []
        """Tiles that belong to no train."""
        self._seed = seed
        self._rounds = 0
        self._rng = np.random.default_rng((seed, 41))
        self._tracks: list[list[_Laid]] = []
        self._layout = self._fresh()

    def _fresh(self) -> Layout:
        self._tracks = [[] for _ in range(self.plate.tracks)]
        self._turn = float(self._rng.normal(0, 3))
        layout = Layout(
            self.plate, self.size_mm, self.tile_mm, self.manner,
            self._seed * 1000 + self._rounds, self.used,
        )  # fmt: skip
        for prop in self.props:
            layout.obstacle(_floor_of(prop))
        return layout

    @property
    def rows(self) -> list[list[Pair]]:
        """The trains, index 0 is track 1: pairs from the station outwards. A copy."""
        return [[laid.pair for laid in train] for train in self._tracks]

    @property
    def face_up(self) -> list[Pair]:
        """Tiles shown beside the trains."""
        return [tile.values for tile in self.loose if not tile.face_down]

    @property
    def tiles(self) -> tuple[Placed, ...]:
        """All tiles as they lie, engine first, then the trains, then the loose ones."""
        middle = [] if self.engine is None else [Placed(self.engine, 0, 0, self._turn, HEIGHT_MM)]
        laid = [
            Placed(one.pair, one.spot.x_mm, one.spot.y_mm, one.spot.angle_deg)
            for train in self._tracks
            for one in train
        ]
        return (*middle, *laid, *self.loose)

    def clear(self, engine: int | None = None) -> None:
        """Takes all tiles off and lays the engine (the double of this number) of a new round."""
        self._rounds += 1
        self.loose.clear()
        self.hands.clear()
        self._layout = self._fresh()
        self.engine = None if engine is None else (engine, engine)

    def lay(self, track: int, pair: Pair) -> None:
        """Lays a tile at the end of a track, its first half towards the station.

        Raises `hub.simulator.layout.NoRoom` where the train can't go on.
        """
        train = self._train(track)
        self._layout.lay(track, pair[0] == pair[1])
        train.append(_Laid(pair, self._layout.trains[track][-1]))
        for laid, spot in zip(train, self._layout.trains[track], strict=True):
            laid.spot = spot

    def take(self, track: int, index: int = -1) -> Pair:
        """Takes a tile away; those beyond it stay where they are."""
        laid = self._at(track, index)
        train = self._train(track)
        where = train.index(laid)
        del train[where]
        del self._layout.trains[track][where]
        return laid.pair

    def put(self, track: int, index: int, pair: Pair) -> None:
        """Puts a tile in the place of another."""
        self._at(track, index).pair = pair

    def mark(self) -> object:
        """How all tiles lie now, for `back_to`."""
        trains = [[replace(laid) for laid in train] for train in self._tracks]
        return trains, list(self.loose)

    def back_to(self, mark: object) -> None:
        """Puts the table right: every tile lies again as it did at the `mark`, which must be of
        this round."""
        trains, loose = cast("tuple[list[list[_Laid]], list[Placed]]", mark)
        self._tracks = [[replace(laid) for laid in train] for train in trains]
        self.loose = list(loose)
        for number, train in enumerate(self._tracks):
            self._layout.trains[number + 1] = [laid.spot for laid in train]

    def turn(self, track: int, index: int = -1) -> None:
        """Turns a tile by half a turn where it lies: its halves change places."""
        laid = self._at(track, index)
        laid.pair = (laid.pair[1], laid.pair[0])

    def flip(self, track: int, index: int = -1) -> Pair:
        """Turns a tile face down, where it is no longer part of a train for who looks."""
        laid = self._at(track, index)
        spot = laid.spot
        self.take(track, index)
        self.loose.append(Placed(laid.pair, spot.x_mm, spot.y_mm, spot.angle_deg, face_down=True))
        return laid.pair

    def elbow(
        self, track: int, index: int = -1, shift_mm: float = 4.0, turn_deg: float = 6.0
    ) -> None:
        """Brushes against a tile: shifts and turns it a little, no more than fits."""
        laid = self._at(track, index)
        others = self._rectangles(but=laid)
        for share in (1.0, 0.7, 0.4, 0.2):
            side = unit(float(self._rng.uniform(0, 360))) * shift_mm * share
            moved = replace(
                laid.spot,
                x_mm=laid.spot.x_mm + float(side[0]),
                y_mm=laid.spot.y_mm + float(side[1]),
                angle_deg=laid.spot.angle_deg + turn_deg * share * float(self._rng.choice([-1, 1])),
            )
            if not overlapping(moved.corners(*self.tile_mm), others, -0.6).any():
                where = self._train(track).index(laid)
                laid.spot = self._layout.trains[track][where] = moved
                return

    def drop(self, pair: Pair, x_mm: float, y_mm: float, angle_deg: float = 0.0) -> None:
        """Lays a tile anywhere, in no train."""
        self.loose.append(Placed(pair, x_mm, y_mm, angle_deg))

    def show(self, tiles: Sequence[Pair], face_down: bool = False) -> None:
        """Lays a hand beside the trains, in place of what lay loose there.

        Raises `NoRoom` where the tiles do not fit.
        """
        self.loose.clear()
        length, width = self.tile_mm
        free = self._free_places(length + 6, width + 6)
        for pair in tiles:
            place = next(free, None)
            if place is None:
                raise NoRoom(f"There is no room beside the trains for {len(tiles)} tiles.")
            skew = float(np.clip(self._rng.normal(0, self.manner.skew_deg), -4, 4))
            self.loose.append(Placed(pair, *place, 90 + skew, face_down=face_down))

    def stand(self, prop: Prop) -> None:
        """Sets a thing on the table; trains laid from now on keep off it."""
        self.props.append(prop)
        self._layout.obstacle(_floor_of(prop))

    def clutter(self, count: int = 5, hands: int = 2) -> None:
        """Sets things about the table's edge, and hands that rest there; from the table's seed."""
        half = np.array(self.size_mm) / 2
        kinds = ("mug", "phone", "card", "coaster", "paper", "die", "box", "mug", "phone")
        for number in range(count + hands):
            side = int(self._rng.integers(4))
            out = unit(90.0 * side)
            along = np.array([-out[1], out[0]]) * self._rng.uniform(-0.9, 0.9)
            place = (out + along) * half + out * float(self._rng.uniform(-15, 25))
            seed = int(self._rng.integers(30))
            if number < count:
                kind = str(self._rng.choice(kinds))
                thing = Prop(kind, *_floats(place), float(self._rng.uniform(0, 360)), seed)
            else:
                thing = hand(*_floats(place - out * 30), 90.0 * side, seed, 6.0)
            self.stand(thing)

    def reach(self, track: int, seed: int = 0) -> None:
        """A hand comes over the table to the end of a track, from the table's edge."""
        train = self._train(track)
        spot = train[-1].spot if train else None
        tip = np.array(spot.exit_mm) if spot else self.plate.slot(track)
        self.reach_to(float(tip[0]), float(tip[1]), seed)

    def reach_to(self, x_mm: float, y_mm: float, seed: int = 0) -> None:
        """A hand comes over the table to a place, from the nearest edge."""
        half = np.array(self.size_mm) / 2
        rooms = [half[0] - x_mm, half[1] - y_mm, half[0] + x_mm, half[1] + y_mm]
        angle = 90.0 * int(np.argmin(rooms)) + float(self._rng.uniform(-25, 25))
        tips = np.array([x_mm, y_mm]) - unit(angle) * 20.0  # the fingers are over the place
        self.hands.append(hand(float(tips[0]), float(tips[1]), angle, seed))

    def withdraw(self) -> None:
        """All hands leave the table."""
        self.hands.clear()

    def spot(self, track: int, index: int = -1) -> Spot:
        """Where a tile of a train lies."""
        return self._at(track, index).spot

    def _train(self, track: int) -> list[_Laid]:
        if not 1 <= track <= self.plate.tracks:
            raise NoSuchTile(f"This table has tracks 1 to {self.plate.tracks}, no track {track}.")
        return self._tracks[track - 1]

    def _at(self, track: int, index: int) -> _Laid:
        train = self._train(track)
        if not -len(train) <= index < len(train):
            raise NoSuchTile(f"Track {track} has {len(train)} tiles, none at place {index}.")
        return train[index]

    def _rectangles(self, but: _Laid | None = None) -> Points:
        """Everything that lies there, (n, 4, 2)."""
        station = 0.9 * DIAMETER_MM
        found = [rectangle(0, 0, angle, station, station) for angle in (0.0, 45.0)]
        found += [
            one.spot.corners(*self.tile_mm) for t in self._tracks for one in t if one is not but
        ]
        found += [tile.pose.corners(*self.tile_mm) for tile in self.loose]
        found += [_floor_of(prop) for prop in self.props]
        return np.array(found)

    def _free_places(self, high: float, wide: float) -> Iterator[tuple[float, float]]:
        """Places for upright tiles beside the trains, from the lower edge upwards."""
        half = np.array(self.size_mm) / 2 - 10
        taken = self._rectangles()
        for y in np.arange(half[1] - high / 2, -half[1] + high / 2, -high):
            for x in np.arange(-half[0] + wide / 2, half[0] - wide / 2, wide):
                one = rectangle(float(x), float(y), 90, high, wide)
                if not overlapping(one, taken, 12.0).any():
                    yield float(x), float(y)


def _floats(point: Points) -> tuple[float, float]:
    return float(point[0]), float(point[1])


def _floor_of(prop: Prop) -> Points:
    """The rectangle that a thing covers, (4, 2) in mm."""
    return prop.pose.corners(*prop.size_mm)
