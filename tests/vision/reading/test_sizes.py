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
