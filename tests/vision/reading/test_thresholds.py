"""Where the reader decides: each threshold from both sides, with networks that say what the test
wants. The networks' own answers are tested elsewhere; here only what is made of them counts."""

from collections.abc import Sequence

import numpy as np
import pytest

from vision.reading.confidence import OFFSET, SLOPE
from vision.reading.counter import Counts
from vision.reading.finder import Candidates
from vision.reading.networks import Floats
from vision.reading.pyramid import Pyramid
from vision.reading.reader import Reader, reading

PICTURE = np.full((900, 1600, 3), 130, np.uint8)
Point = tuple[float, float]


def outline(x: float, y: float, length: float = 100.0, turn: float = 0.0) -> Floats:
    """The corners of a tile around (x, y), lying along x but for a turn in radians."""
    u = np.array([np.cos(turn), np.sin(turn)]) * length / 2
    v = np.array([-np.sin(turn), np.cos(turn)]) * length / 4
    centre = np.array([x, y])
    return np.array([centre - u + v, centre - u - v, centre + u - v, centre + u + v], np.float32)


def raw(confidence: float) -> float:
    """The networks' sureness of which the calibration makes this confidence."""
    odds = (np.log(confidence / (1 - confidence)) - OFFSET) / SLOPE
    return float(1 / (1 + np.exp(-odds)))


class Tile:
    """What the second network says wherever an outline's middle is near this place."""

    def __init__(self, place: Point, confidence: float, tile: float = 1.0, shift: float = 0.0):
        self.place = place
        self.tile = tile
        self.shift = shift
        self.half = float(np.sqrt(raw(confidence) / tile))
        self.asked = 0
        """How often an outline around here was counted."""


class Scripted:
    """Both networks: what is found, and what is counted where."""

    def __init__(self, tiles: Sequence[Tile], found: Candidates):
        self.tiles, self.found = tiles, found

    def find(self, pyramid: Pyramid) -> Candidates:
        return self.found

    def count(self, pyramid: Pyramid, corners: Floats) -> Counts:
        halves = np.full((len(corners), 2, 19), 0.0, np.float32)
        tile = np.zeros(len(corners), np.float32)
        shift = np.zeros((len(corners), 4, 2), np.float32)
        for i, centre in enumerate(corners.mean(1)):
            for each in self.tiles:
                if np.hypot(*(centre - each.place)) < 12:
                    each.asked += 1
                    tile[i], shift[i, :, 0] = each.tile, each.shift
                    halves[i] = (1 - each.half) / 18
                    halves[i, :, 5] = each.half
        return Counts(halves, tile, shift)


def read(
    tiles: Sequence[Tile], found: Sequence[tuple[Floats, float]], picture: Floats | None = None
) -> list[Point]:
    """The middles of what is read, where (outline, score) are found."""
    reader = Reader()
    candidates = Candidates(
        np.array([corners for corners, _ in found], np.float32),
        np.array([score for _, score in found], np.float32),
    )
    scripted = Scripted(tiles, candidates)
    reader._finder, reader._counter = scripted, scripted  # type: ignore[assignment]
    image = PICTURE if picture is None else picture
    return sorted(tuple(r.centre.round().tolist()) for r in reader.read(image))  # type: ignore[misc]


def alone(confidence: float, score: float = 0.9, **named: float) -> tuple[Tile, list[Point]]:
    """One tile in the picture, as it was counted and what was read."""
    tile = Tile((400, 400), confidence, **named)
    return tile, read([tile], [(outline(400, 400), score)])


@pytest.mark.parametrize(("confidence", "read"), [(0.61, [(400, 400)]), (0.59, [])])
def test_less_sure_than_even_and_a_bit_is_left_out(confidence: float, read: list[Point]) -> None:
    assert alone(confidence)[1] == read


@pytest.mark.parametrize(
    ("confidence", "looks"), [(0.975, 2), (0.965, 3), (0.0012, 3), (0.0008, 2)]
)
def test_between_certain_and_hopeless_it_is_looked_at_once_more(
    confidence: float, looks: int
) -> None:
    assert alone(confidence, tile=0.5 if confidence < 0.5 else 1.0)[0].asked == looks


@pytest.mark.parametrize(
    ("tile", "score", "looks"), [(0.021, 0.2, 2), (0.019, 0.2, 1), (0.0, 0.31, 2), (0.0, 0.29, 1)]
)
def test_a_first_look_that_says_no_is_believed_unless_it_was_found_for_sure(
    tile: float, score: float, looks: int
) -> None:
    one = Tile((400, 400), 0.0001, tile=0.5)
    one.tile, one.half = tile, 0.01
    read([one], [(outline(400, 400), score)])
    assert one.asked == looks


def test_so_many_doubtful_ones_are_looked_at_once_more() -> None:
    places = [(150.0 + 200 * (k % 7), 120.0 + 200 * (k // 7)) for k in range(20)]
    tiles = [Tile(place, 0.8) for place in places]
    read(tiles, [(outline(*place), 0.9) for place in places])
    assert sorted(tile.asked for tile in tiles) == [2] * 4 + [3] * 16


@pytest.mark.parametrize(("shift", "again"), [(0.079, False), (0.081, True)])
def test_an_outline_far_off_is_looked_at_again_where_it_is_put_right(
    shift: float, again: bool
) -> None:
    tile = Tile((408, 400), 0.99, shift=shift)
    read([tile], [(outline(400, 400), 0.9)])
    assert tile.asked == (3 if again else 2)


@pytest.mark.parametrize(
    ("times", "score", "looked_at"),
    [(2.9, 0.59, True), (3.1, 0.59, False), (3.1, 0.61, True), (1 / 3.1, 0.59, False)],
)
def test_weak_candidates_of_quite_another_size_are_no_tiles(
    times: float, score: float, looked_at: bool
) -> None:
    usual = [Tile((150.0 + 250 * k, 150.0), 0.99) for k in range(5)]
    odd = Tile((700, 600), 0.5)
    read([*usual, odd], [*((outline(*t.place), 0.95) for t in usual),
                         (outline(700, 600, 100 * times), score)])  # fmt: skip
    assert (odd.asked > 0) is looked_at


def test_found_tiles_lead_on_so_many_times() -> None:
    row = [Tile((150.0 + 100 * k, 400.0), 0.99) for k in range(9)]
    assert len(read(row, [(outline(150, 400), 0.9)])) == 1 + 1 + 4


@pytest.mark.parametrize(
    ("across", "both", "left"), [(0.9999, 0.97, 2), (0.995, 0.93, 1), (0.9999, 0.94, 1)]
)
def test_one_across_two_tiles_stands_against_both_and_its_sureness_counts_to_a_limit(
    across: float, both: float, left: int
) -> None:
    tiles = [Tile((400, 400), both), Tile((500, 400), both), Tile((450, 400), across)]
    found = [(outline(*tile.place), 0.9) for tile in tiles]
    picture = PICTURE.copy()
    picture[300:500, 345:555] = 200
    assert len(read(tiles, found, picture)) == left


def test_alternatives_of_a_hundredth_are_told() -> None:
    halves = np.zeros((2, 19), np.float32)
    halves[0, [4, 7, 9]] = 0.98, 0.011, 0.009
    halves[1, 3] = 0.001
    told = reading(outline(50, 50), halves, 0.9)
    assert [[pips for pips, _ in half] for half in told.alternatives] == [[4, 7], [3]]
    assert told.values == (4, 3)


@pytest.mark.parametrize(
    ("length", "width", "sane"),
    [
        (15, 6.5, True),
        (15, 5.5, False),
        (50, 60, True),
        (50, 64, False),
        (100, 26, True),
        (100, 24, False),
    ],
)
def test_an_outline_that_is_no_tile_s_is_not_looked_at_again(
    length: float, width: float, sane: bool
) -> None:
    x, y = length / 2, width / 2
    corners = np.array([(-x, y), (-x, -y), (x, -y), (x, y)], np.float32) + np.float32(400)
    tile = Tile((400, 400), 0.99)
    read([tile], [(corners, 0.9)])
    assert (tile.asked > 1) is sane


def test_a_reading_of_an_odd_size_is_voted_out() -> None:
    usual = [Tile((150.0 + 250 * k, 150.0), 0.98) for k in range(5)]
    odd = Tile((700, 600), 0.98)
    found = [(outline(*tile.place), 0.95) for tile in usual]
    same = read([*usual, odd], [*found, (outline(700, 600, 100), 0.95)])
    assert len(same) == 6
    assert len(read([*usual, odd], [*found, (outline(700, 600, 60), 0.95)])) == 5
    assert len(read([*usual, odd], [*found, (outline(700, 600, 160), 0.95)])) == 5
