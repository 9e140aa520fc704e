import numpy as np
import pytest

from vision.reading.networks import Floats
from vision.reading.sizes import of_one_size


def outline(x: float, y: float, length: float) -> Floats:
    w = length / 2
    return np.array([(x, y + w), (x, y), (x + length, y), (x + length, y + w)], np.float32)


def kept(tiles: list[tuple[float, float, float, float]]) -> list[bool]:
    """Tiles as (x, y, length, sure)."""
    corners = np.array([outline(x, y, n) for x, y, n, _ in tiles])
    sure = np.array([s for *_, s in tiles], np.float32)
    return [bool(v) for v in of_one_size(corners, sure, 0.5)]


def test_many_small_ones_do_not_outvote_a_few_large_ones() -> None:
    large = [(300.0 * i, 400.0, 100.0, 0.98) for i in range(6)]
    small = [(60.0 * i, 0.0, 50.0, 0.98) for i in range(20)]
    assert kept([*large, *small]) == [True] * 6 + [False] * 20


def test_tiles_that_grow_towards_the_camera_are_all_kept() -> None:
    rows = [(200.0 * j, 100.0 * i, 60.0 * 1.12**i, 0.97) for i in range(8) for j in range(4)]
    assert all(kept(rows))


@pytest.mark.parametrize(
    ("length", "sure", "stays"), [(70, 0.995, True), (70, 0.7, False), (55, 0.995, False)]
)
def test_of_a_few_tiles_an_odd_one_has_to_be_sure(length: float, sure: float, stays: bool) -> None:
    assert kept([(0, 0, 100, 0.98), (300, 0, 100, 0.98), (600, 0, length, sure)])[2] == stays


def test_a_lone_tile_is_of_the_right_size() -> None:
    assert kept([(0, 0, 40, 0.6)]) == [True]
    assert kept([]) == []


FEW = [(0, 0, 100, 1.0), (300, 0, 100, 1.0)]
MANY = [(300.0 * k, 300.0 * j, 100.0, 0.98) for k in range(2) for j in range(2)]


@pytest.mark.parametrize(
    ("length", "sure", "stays"),
    [
        (139, 0.7, True),
        (141, 0.7, False),
        (72, 0.7, True),
        (71, 0.7, False),
        (159, 0.991, True),
        (161, 0.991, False),
        (150, 0.991, True),
        (150, 0.989, False),
    ],
)
def test_how_odd_one_of_a_few_may_be(length: float, sure: float, stays: bool) -> None:
    assert kept([*FEW, (600, 0, length, sure)])[2] == stays


@pytest.mark.parametrize(("length", "stays"), [(134, True), (136, False), (75, True), (73, False)])
def test_how_odd_one_may_be_where_four_tell_the_trend(length: float, stays: bool) -> None:
    doubtful = (150.0, 150.0, length, 0.4)
    assert kept([*MANY, doubtful])[4] == stays
    assert kept([*MANY[:3], doubtful])[3] == (length != 75 or stays)


@pytest.mark.parametrize(("length", "stays"), [(236, True), (250, False)])
def test_the_trend_goes_on_beyond_the_tiles_that_tell_it_and_is_a_little_stiff(
    length: float, stays: bool
) -> None:
    def lying_at(x: float, length: float, sure: float) -> tuple[float, float, float, float]:
        return (x - length / 2, -length / 4, length, sure)

    # From -1 to 1 in a row; by the trend a tile at 3 is 1.25 ** 3 = 1.95 times as large.
    row = [lying_at(450.0 * k, 100 * 1.25**k, 0.98) for k in (-1, -1 / 3, 1 / 3, 1)]
    assert kept([*row, lying_at(450.0 * 3, length, 0.4)])[4] == stays


def test_the_surer_ones_have_the_say_and_the_doubtful_ones_none() -> None:
    sure, doubtful = (0.0, 0.0, 100.0, 0.99), [(200.0 * k, 300.0, 100.0, 0.6) for k in range(1, 6)]
    small = [(x, y, 50.0, c) for x, y, _, c in doubtful]
    assert kept([sure, *small]) == [True] + [False] * 5
    assert kept([(0.0, 0.0, 50.0, 0.99), *doubtful[:1]]) == [True, False]
    out = [(200.0 * k, 300.0, 100.0, 0.49) for k in range(1, 9)]
    assert kept([(0.0, 0.0, 50.0, 0.51), *out]) == [True] + [False] * 8
