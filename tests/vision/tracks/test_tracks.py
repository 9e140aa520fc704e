"""Trains laid by a small generator, as people lay them, must come back tile by tile."""

from dataclasses import dataclass, field
from math import atan2, cos, degrees, hypot, radians, sin

import cv2
import numpy as np
import pytest

from vision.placing.calibration import Calibration
from vision.reading.reading import Reading
from vision.tracks import Table, trace

SIZE = (2400, 1800)
CAMERA = Calibration.straight_down(SIZE, 2.0)


@dataclass
class Tile:
    """A tile on the generator's table: half `values[0]` nearer the station."""

    values: tuple[int, int]
    x: float
    y: float
    angle: float

    @property
    def corners(self) -> np.ndarray:
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        local = np.array([[-25, 12.5], [-25, -12.5], [25, -12.5], [25, 12.5]])
        return local @ np.array([[c, s], [-s, c]]) + (self.x, self.y)

    def reading(self, camera: Calibration = CAMERA, sure: float = 0.97) -> Reading:
        corners = camera.to_px(self.corners).astype(np.float32)
        a, b = self.values
        return Reading(self.values, corners, sure, (((a, 0.98),), ((b, 0.98),)))

    def turned(self) -> "Tile":
        return Tile(self.values[::-1], self.x, self.y, self.angle + 180)


@dataclass
class Layer:
    """Lays trains one tile at a time, keeping on the table and off other tiles."""

    seed: int
    tracks: int = 9
    half_width: float = 580.0
    half_height: float = 430.0
    gap: tuple[float, float] = (0.0, 5.0)
    skew: float = 6.0
    aside: float = 2.5
    clearance: float = 4.0
    legal: bool = True
    trains: dict[int, list[Tile]] = field(default_factory=dict)
    heading: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.random = np.random.default_rng(self.seed)

    def lay(self, track: int) -> bool:
        """One more tile on a track; False where there is no room left."""
        train = self.trains.setdefault(track, [])
        first = -90 + (track - 1) * 360 / self.tracks
        course = self.heading.get(track, first)
        previous = train[-1].values[1] if train else 12
        value = previous if self.legal else int(self.random.integers(13))
        other = int(self.random.integers(13))
        double = bool(train) and self.random.random() < 0.12 and not self._crosswise(train[-1])
        if double:
            other = value if self.legal else other
            value = other
        elif other == value:
            other = (value + 1) % 13
        turn = (90, -90) if self.random.random() < 0.5 else (-90, 90)
        for way in (0, *turn):
            for manner in ("end", "side") if way else ("straight",):
                tile = self._place(train, course, way, manner, (value, other), double, first)
                if tile is not None and self._free(tile, train):
                    train.append(tile)
                    self.heading[track] = course + way
                    return True
        return False

    def _crosswise(self, tile: Tile) -> bool:
        return tile.values[0] == tile.values[1]

    def _place(self, train, course, way, manner, values, double, first):
        gap = self.random.uniform(*self.gap)
        aside = self.random.normal(0, self.aside / 2)
        skew = float(np.clip(self.random.normal(0, self.skew / 2), -self.skew, self.skew))
        if way and (double or not train):
            return None
        ahead = np.array([cos(radians(course)), sin(radians(course))])
        across = np.array([-ahead[1], ahead[0]])
        if not train:
            edge = ahead * 92
        else:
            last = train[-1]
            middle = np.array([last.x, last.y])
            edge = middle + ahead * (12.5 if self._crosswise(last) else 25)
        if double:
            centre = edge + ahead * (gap + 12.5) + across * aside
            return Tile(values, *centre, course + 90 + skew)
        if not way:
            centre = edge + ahead * (gap + 25) + across * aside
            return Tile(values, *centre, course + skew)
        new = np.array([cos(radians(course + way)), sin(radians(course + way))])
        if manner == "side" and not self._crosswise(train[-1]):
            half = edge - ahead * 12.5
            centre = half + new * (12.5 + gap + 25) + ahead * aside
        else:
            half = edge + ahead * (12.5 + gap)
            centre = half + new * (12.5 + aside)
            if self._crosswise(train[-1]):
                centre = half + new * (12.5 + aside)
        return Tile(values, *centre, course + way + skew)

    def _free(self, tile: Tile, train: list[Tile]) -> bool:
        corners = tile.corners
        if (np.abs(corners) > (self.half_width, self.half_height)).any():
            return False
        if hypot(tile.x, tile.y) < 105:
            return False
        for other in [t for tiles in self.trains.values() for t in tiles]:
            if hypot(other.x - tile.x, other.y - tile.y) > 80:
                continue
            mine = bool(train) and other is train[-1]
            grown = grow(corners, 0.0 if mine else self.clearance)
            area = cv2.intersectConvexConvex(
                grown.astype(np.float32), other.corners.astype(np.float32)
            )[0]
            if area > (70 if mine else 0):
                return False
        return True

    def round(self, tracks: list[int], tiles: int) -> None:
        stuck: set[int] = set()
        for n in range(tiles):
            track = tracks[n % len(tracks)]
            if track not in stuck and not self.lay(track):
                stuck.add(track)

    def readings(self) -> list[Reading]:
        tiles = [t for train in self.trains.values() for t in train]
        found = []
        for i in self.random.permutation(len(tiles)):
            tile = tiles[i] if self.random.random() < 0.5 else tiles[i].turned()
            reading = tile.reading()
            noise = self.random.normal(0, 0.8, (4, 2)).astype(np.float32)
            found.append(
                Reading(reading.values, reading.corners + noise, 0.97, reading.alternatives)
            )
        return found

    def truth(self) -> dict[int, list[tuple[int, int]]]:
        return {k: [t.values for t in train] for k, train in self.trains.items() if train}


def grow(corners: np.ndarray, by: float) -> np.ndarray:
    centre = corners.mean(axis=0)
    way = corners - centre
    return corners + way / np.linalg.norm(way, axis=1, keepdims=True) * by


def seen(table: Table) -> dict[int, list[tuple[int, int]]]:
    return {k: list(row) for k, row in enumerate(table.values(), 1) if row}


def angle_of(laid) -> float:
    first, second = laid.corners_mm[:2].mean(axis=0), laid.corners_mm[2:].mean(axis=0)
    return degrees(atan2(*(second - first)[::-1]))


def laid_rounds(players: int, **manner) -> Layer:
    layer = Layer(players * 1000 + int(manner.pop("seed", 0)), **manner)
    layer.round([*range(1, players + 1), layer.tracks], 80)
    return layer


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", range(2, 9))
def test_every_chain_of_a_round_comes_back(players, seed):
    layer = laid_rounds(players, seed=seed)
    table = trace(layer.readings(), CAMERA)
    assert seen(table) == layer.truth()
    assert table.loose == () and table.doubts == ()


@pytest.mark.parametrize("seed", range(10))
def test_geometry_alone_is_enough_where_no_pips_match(seed):
    layer = laid_rounds(6, seed=seed, legal=False)
    table = trace(layer.readings(), CAMERA)
    assert seen(table) == layer.truth()


@pytest.mark.parametrize("seed", range(10))
def test_a_crowded_table_of_careless_players(seed):
    layer = laid_rounds(
        8, seed=seed, half_width=380, half_height=330, clearance=1, skew=12, gap=(0, 10), aside=4
    )
    table = trace(layer.readings(), CAMERA)
    assert seen(table) == layer.truth()


@pytest.mark.parametrize("seed", range(6))
def test_tile_by_tile_with_the_table_before_in_mind(seed):
    layer = Layer(seed, skew=12, gap=(0, 10), aside=4, half_width=400, half_height=350)
    table = None
    for n in range(60):
        layer.lay(n % 4 + 1)
        table = trace(layer.readings(), CAMERA, table)
        assert seen(table) == layer.truth()


def test_nothing_on_the_table():
    table = trace([], CAMERA)
    assert table.tracks == ((),) * 9
    assert table.engine is None and table.loose == ()


def test_engine_in_the_middle_belongs_to_no_track():
    table = trace(
        [Tile((12, 12), 3, -2, 35).reading(), Tile((12, 4), 2, -117, 268).reading()], CAMERA
    )
    assert table.engine == (12, 12)
    assert seen(table) == {1: [(12, 4)]}


def test_alternatives_and_corners_turn_with_the_tile():
    tile = Tile((4, 12), 0, -118, 90)
    corners = CAMERA.to_px(tile.corners).astype(np.float32)
    reading = Reading((4, 12), corners, 0.8, (((4, 0.8), (6, 0.2)), ((12, 1.0),)))
    (laid,) = trace([reading], CAMERA).tracks[0]
    assert laid.values == (12, 4)
    assert laid.outer_alternatives == ((4, 0.8), (6, 0.2))
    assert angle_of(laid) == pytest.approx(-90, abs=0.1)
    assert laid.corners_mm[0] == pytest.approx((12.5, -93), abs=0.01)


def test_tiles_elsewhere_are_loose_and_disturb_nothing():
    layer = laid_rounds(3)
    hand = [Tile((n, n + 1), -300 + 30 * n, 520, 88).reading() for n in range(7)]
    off_station = [Tile((12, 3), -400, 0, 90).reading(), Tile((3, 5), -400, 52, 90).reading()]
    table = trace([*layer.readings(), *hand, *off_station], CAMERA)
    assert seen(table) == layer.truth()
    assert len(table.loose) == 9
    (chain,) = table.chains
    assert [t.values for t in chain] in ([(12, 3), (3, 5)], [(5, 3), (3, 12)])


def test_a_double_across_that_is_misread_keeps_its_place_in_the_train():
    up = [Tile((12, 5), 0, -118, -90), Tile((5, 4), 0, -157, 0), Tile((5, 7), 0, -196, -90)]
    table = trace([t.reading() for t in up], CAMERA)
    assert seen(table) == {1: [(12, 5), (5, 4), (5, 7)]}
    assert [t.crosswise for t in table.tracks[0]] == [False, True, False]


def test_two_trains_that_meet_head_on_stay_two():
    one = [Tile((12, n), 0, -118 - 51 * n, -90) for n in range(3)]
    far = Tile((2, 12), 0, -118 - 51 * 3 - 6, -90)
    corner = Tile((12, 5), 38, -118 - 51 * 3 - 19, 0)
    table = trace([t.reading() for t in [*one, far, corner]], CAMERA)
    assert seen(table) == {1: [(12, 0), (12, 1), (12, 2), (2, 12), (12, 5)]}


def between_two_ends(gap: float, values: tuple[int, int]) -> Table:
    """Trains 1 and 3 of 8 turn towards each other with 80 mm between their ends, one showing 5
    and the other 7; a tile lies there, `gap` from the end of train 1, and shows `values`."""
    camera = Calibration.straight_down(SIZE, 2.0, tracks=8)
    one = [((12, 3), 0, -117, -90), ((3, 1), 0, -168, -90), ((1, 5), 12.5, -206.5, 0)]
    three = [
        ((12, 4), 117, 0, 0),
        ((4, 6), 155, -12.5, -90),
        ((6, 2), 155, -63, -90),
        ((2, 0), 155, -114, -90),
        ((0, 11), 155, -165, -90),
        ((11, 7), 142.5, -203.5, 180),
    ]
    tiles = [*one, *three, (values, 37.5 + gap + 25, -205, 0)]
    return trace([Tile(*tile).reading(camera) for tile in tiles], camera)


def test_the_nearer_end_has_the_tile_whatever_its_pips():
    for values in ((5, 9), (9, 7), (8, 9)):
        table = between_two_ends(10, values)
        assert table.values()[0] == ((12, 3), (3, 1), (1, 5), values)
        assert len(table.tracks[2]) == 6 and table.doubts == ()
        table = between_two_ends(20, values)
        assert table.values()[2][6:] == (values[::-1],)
        assert len(table.tracks[0]) == 3 and table.doubts == ()


def test_pips_decide_between_two_ends_that_are_equally_near():
    assert between_two_ends(15, (5, 9)).values()[0][3:] == ((5, 9),)
    assert between_two_ends(15, (9, 7)).values()[2][6:] == ((7, 9),)
    assert between_two_ends(15, (5, 9)).doubts == between_two_ends(15, (9, 7)).doubts == ()


@pytest.mark.parametrize("values", [(8, 9), (5, 7)])
def test_a_tile_that_may_belong_to_two_trains_is_named_as_doubtful(values):
    table = between_two_ends(15, values)
    (doubt,) = table.doubts
    assert doubt.tile.values in (values, values[::-1])
    assert {doubt.track, *doubt.others} == {1, 3}


@pytest.mark.parametrize(
    ("gap", "place", "doubts"),
    [(4, 1, []), (15, 1, []), (24, 0, [(0, (1,))]), (60, 0, [])],
)
def test_a_tile_not_quite_at_the_end_is_loose_and_named(gap, place, doubts):
    train = [Tile((12, 3), 0, -118, -90), Tile((3, 1), 0, -169, -90)]
    tile = Tile((1, 9), 0, -194 - gap - 25, -90)
    table = trace([each.reading() for each in [*train, tile]], CAMERA)
    assert len(table.tracks[0]) == 2 + place and len(table.loose) == 1 - place
    assert [(doubt.track, doubt.others) for doubt in table.doubts] == doubts


def test_a_hand_laid_near_a_train_is_beside_it_and_not_at_its_end():
    train = [Tile((12, 3), 0, -118, -90), Tile((3, 1), 0, -169, -90)]
    hand = [Tile((n, n + 2), 60 + 28 * n, -160, 90) for n in range(5)]
    table = trace([each.reading() for each in [*train, *hand]], CAMERA)
    assert seen(table) == {1: [(12, 3), (3, 1)]}
    assert len(table.loose) == 5 and table.doubts == ()
