import numpy as np
import pytest

from vision.reading.painted import CLEAR, Table, judged, tables
from vision.reading.reading import Corners, Reading


def reading(values: tuple[int, int], corners: Corners, sure: float = 0.99) -> Reading:
    a, b = values
    return Reading(values, np.float32(corners), sure, (((a, 1.0),), ((b, 1.0),)))


@pytest.fixture(scope="module")
def table() -> Table:
    """A table on which three tiles at least lie in full view."""
    return next(t for t in tables(40, first_seed=900) if len(t.photo.tiles) >= 3)


def all_read(table: Table) -> list[Reading]:
    return [reading(t.values, t.corners) for t in table.painted.truths if t.visible >= CLEAR]


def test_the_sets_and_the_arrangements_come_in_turn() -> None:
    made = list(tables(6, first_seed=900))
    sets = [next(k for k in t.photo.kinds if k.startswith("double-")) for t in made]
    assert sets == [f"double-{n}" for n in (6, 9, 12, 15, 18, 6)]
    assert made[0].photo.kinds[1] == "scattered" != made[5].photo.kinds[1]
    again = next(tables(1, first_seed=903, most=15))
    assert again.photo.kinds[0] == "double-15"


def test_a_scale_is_that_of_tiles_of_50_mm() -> None:
    made = next(tables(1, first_seed=905, most=12, px_per_mm=2.0))
    lengths = [np.linalg.norm(t.corners[1] - t.corners[2]) for t in made.painted.truths]
    assert 80 < np.median(lengths) < 120


def test_what_lies_there_and_is_read_is_right(table: Table) -> None:
    one = judged(table, all_read(table))
    assert one.exact
    assert len(one.right) == len(table.photo.tiles)


def test_a_tile_read_elsewhere_is_false_and_missed(table: Table) -> None:
    first, *others = all_read(table)
    away = reading(first.values, first.corners + 3000)
    one = judged(table, [*others, away])
    assert one.false == (len(others),)
    assert one.missed == (tuple(sorted(first.values)),)


def test_of_a_tile_read_twice_one_is_false(table: Table) -> None:
    first, *others = all_read(table)
    twice = reading(first.values, first.corners, 0.7)
    one = judged(table, [twice, first, *others])
    assert one.false == (0,)
    assert one.missed == ()


def test_another_number_is_false(table: Table) -> None:
    first, *others = all_read(table)
    a, b = first.values
    one = judged(table, [reading((a + 1, b), first.corners), *others])
    assert len(one.false) == len(one.missed) == 1


def test_a_tile_half_hidden_counts_neither_way() -> None:
    some = (t for t in tables(60, first_seed=900) if t.photo.optional)
    table = next(some)
    part = [reading(t.values, t.corners) for t in table.painted.truths if t.visible < CLEAR]
    one = judged(table, [*all_read(table), *part])
    assert one.exact
    assert judged(table, all_read(table)).exact
