import numpy as np
import pytest

from vision.pattern import LAYOUTS, MOST, UnknownPattern, pips, radius

EVERY = [(number, layout) for layout in LAYOUTS for number in range(MOST + 1)]


@pytest.mark.parametrize(("number", "layout"), EVERY)
def test_as_many_as_said_inside_the_half_and_apart(number: int, layout: str) -> None:
    points = pips(number, layout)
    assert points.shape == (number, 2)
    assert np.all(np.abs(points) + radius(number) < 0.5)
    if number > 1:
        gaps = np.linalg.norm(points[:, None] - points[None], axis=2)[~np.eye(number, dtype=bool)]
        assert gaps.min() > 2 * radius(number)


@pytest.mark.parametrize(("number", "layout"), EVERY)
def test_turned_by_half_a_turn_it_is_the_same(number: int, layout: str) -> None:
    points = {(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in pips(number, layout)}
    assert {(-x + 0.0, -y + 0.0) for x, y in points} == points


COLUMNS = {  # left to right, on a tile standing upright
    4: [2, 0, 2], 5: [2, 1, 2], 6: [3, 0, 3], 7: [3, 1, 3], 8: [3, 2, 3], 9: [3, 3, 3],
    10: [4, 2, 4], 11: [4, 3, 4], 12: [4, 4, 4], 13: [4, 5, 4], 14: [5, 4, 5], 15: [5, 5, 5],
    16: [5, 6, 5], 17: [6, 5, 6], 18: [6, 6, 6],
}  # fmt: skip


@pytest.mark.parametrize("number", COLUMNS)
def test_columns_run_along_the_tile(number: int) -> None:
    xs = np.sign(np.round(pips(number)[:, 0], 6))
    assert [int((xs == side).sum()) for side in (-1, 0, 1)] == COLUMNS[number]


def test_two_and_three_run_from_upper_left_to_lower_right_on_an_upright_tile() -> None:
    for number in (2, 3):
        assert pips(number)[:, 0] @ pips(number)[:, 1] > 0
        mirrored = pips(number, "mirrored")
        assert mirrored[:, 0] @ mirrored[:, 1] < 0


def test_sixteen_of_some_makers_is_four_by_four() -> None:
    points = pips(16, "square")
    assert len(set(points[:, 0])) == len(set(points[:, 1])) == 4


@pytest.mark.parametrize("number", [-1, 19])
def test_no_such_half(number: int) -> None:
    with pytest.raises(UnknownPattern, match="0 to 18"):
        pips(number)


def test_no_such_layout_lists_the_known_ones() -> None:
    with pytest.raises(UnknownPattern, match="columns, mirrored"):
        pips(3, "round")


def test_a_pattern_cannot_be_spoilt() -> None:
    with pytest.raises(ValueError, match="read-only"):
        pips(3)[0, 0] = 1.0
