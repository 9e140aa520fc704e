import numpy as np
import pytest

from vision.reading.reading import Reading
from vision.watching.memory import Memory, combined

TABLE = np.full((200, 300, 3), 110, np.uint8)


def tile(x, y, values, chances=None, sure=0.9):
    corners = np.array([[x, y + 30], [x, y], [x + 60, y], [x + 60, y + 30]], np.float32)
    chances = chances or [((pips, 1.0),) for pips in values]
    return Reading(tuple(values), corners, sure, tuple(chances))


def shown(*tiles, seed=0):
    """A picture in which each tile has bars as long as its pips."""
    image = TABLE.copy()
    for x, y, (a, b) in tiles:
        image[y : y + 30, x : x + 60] = 220
        image[y + 4 : y + 12, x + 3 : x + 4 + 2 * a] = 20
        image[y + 16 : y + 24, x + 32 : x + 33 + 2 * b] = 20
    noise = np.random.default_rng(seed).normal(0, 2, image.shape)
    return np.clip(image + noise, 0, 255).astype(np.uint8)


def values(memory):
    return sorted(reading.values for reading in memory.readings)


def test_looks_at_an_untouched_tile_are_taken_together():
    memory = Memory()
    place = (50, 50, (3, 4))
    memory.see([tile(50, 50, (3, 6), [((3, 1.0),), ((6, 0.6), (4, 0.4))], 0.6)], shown(place))
    for seed in (1, 2):
        look = tile(50, 50, (3, 4), [((3, 1.0),), ((4, 0.9), (6, 0.1))], 0.9)
        memory.see([look], shown(place, seed=seed))
    (reading,) = memory.readings
    assert reading.values == (3, 4)
    chances = dict(reading.alternatives[1])
    assert chances[4] == pytest.approx((0.4 + 0.9 + 0.9) / 3)
    assert reading.confidence == pytest.approx(chances[4], abs=0.01)


def test_a_look_from_the_other_end_is_turned():
    memory = Memory()
    image = shown((50, 50, (3, 4)))
    memory.see([tile(50, 50, (3, 4))], image)
    other = tile(50, 50, (4, 3))
    other = Reading((4, 3), np.roll(other.corners, 2, axis=0), 0.9, other.alternatives)
    known = combined(memory.known[0], other, image)
    assert known.reading.values == (3, 4)
    assert known.reading.corners == pytest.approx(memory.known[0].reading.corners)


def test_a_swapped_tile_replaces_what_was_known():
    memory = Memory()
    memory.see([tile(50, 50, (3, 4))], shown((50, 50, (3, 4))))
    after = shown((50, 50, (3, 10)))
    assert [reading.values for reading in memory.changed(after)] == [(3, 4)]
    memory.see([tile(50, 50, (3, 10))], after)
    assert values(memory) == [(3, 10)]
    assert memory.known[0].looks == 1


def test_an_untouched_tile_that_is_not_read_stays_and_one_that_went_goes():
    memory = Memory()
    both = shown((50, 50, (3, 4)), (150, 100, (5, 6)))
    memory.see([tile(50, 50, (3, 4)), tile(150, 100, (5, 6))], both)
    memory.see([], shown((50, 50, (3, 4)), seed=5))
    assert values(memory) == [(3, 4)]
    assert [(k.missed, k.gone) for k in memory.known] == [(1, 0), (0, 1)]
    memory.drop()
    assert len(memory.known) == 1


@pytest.mark.parametrize(("sure", "kept"), [(0.7, []), (0.95, [(0, 1)])])
def test_a_figure_is_forgotten_when_missed_more_than_seen_and_a_sure_tile_later(sure, kept):
    memory = Memory()
    memory.see([tile(50, 50, (0, 1), sure=sure)], _cloth())
    for _ in range(2):
        memory.see([], _cloth())
    assert values(memory) == kept
    for _ in range(6):
        memory.see([], _cloth())
    assert values(memory) == []


def _cloth():
    return np.random.default_rng(3).integers(80, 160, TABLE.shape).astype(np.uint8)


def test_what_lies_outside_the_parts_that_were_read_is_left_alone():
    memory = Memory()
    both = shown((50, 50, (3, 4)), (150, 100, (5, 6)))
    memory.see([tile(50, 50, (3, 4)), tile(150, 100, (5, 6))], both)
    memory.see([], TABLE, [(0, 0, 120, 120)])
    assert values(memory) == [(5, 6)]


def test_a_tile_found_gone_is_told_once():
    memory = Memory()
    there, also = (50, 50, (3, 4)), (150, 50, (5, 2))
    both = [tile(50, 50, (3, 4)), tile(150, 50, (5, 2))]
    memory.see(both, shown(there, also))
    without = shown(also, seed=1)
    assert [reading.values for reading in memory.changed(without)] == [(3, 4)]
    memory.see(both[1:], without)
    assert values(memory) == [(5, 2)]
    assert memory.changed(shown(also, seed=2)) == []
