import numpy as np
import pytest

from vision.reading.reading import Reading
from vision.watching.memory import Memory, combined, face

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


def turned(reading, degrees):
    """The same tile, turned about its middle."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    middle = reading.corners.mean(axis=0)
    corners = (reading.corners - middle) @ np.array([[c, s], [-s, c]]) + middle
    return reading.lying_at(corners.astype(np.float32))


@pytest.mark.parametrize(
    ("away", "degrees", "same"),
    [(17, 0, True), (19, 0, False), (0, 31, True), (0, 33, False), (0, 180 - 31, True)],
)
def test_a_reading_is_of_the_tile_that_lay_there_along_the_same_line(away, degrees, same):
    memory = Memory()
    image = shown((50, 50, (3, 4)))
    memory.see([tile(50, 50, (3, 4))], image)
    memory.see([turned(tile(50 + away, 50, (3, 4)), degrees)], image)
    assert len(memory.known) == (1 if same else 2)


@pytest.mark.parametrize("order", [1, -1])
def test_of_two_readings_nearby_the_nearer_one_is_the_tile(order):
    memory = Memory()
    image = shown((50, 50, (3, 4)))
    memory.see([tile(50, 50, (3, 4))], image)
    memory.see([tile(60, 50, (5, 5)), tile(52, 50, (3, 4))][::order], image)
    assert sorted((k.reading.values, k.looks) for k in memory.known) == [((3, 4), 2), ((5, 5), 1)]


def image_like(reading, image, wanted):
    """A picture whose face of the reading is like that of `image` by a correlation of `wanted`."""
    pattern = np.random.default_rng(4).normal(0, 40, image.shape)
    low, high = 0.0, 4.0
    for _ in range(40):
        middle = (low + high) / 2
        other = np.clip(image + middle * pattern, 0, 255).astype(np.uint8)
        like = float((face(image, reading) * face(other, reading)).sum())
        low, high = (middle, high) if like > wanted else (low, middle)
    assert like == pytest.approx(wanted, abs=0.002)
    return other


@pytest.mark.parametrize(("like", "changed"), [(0.993, False), (0.987, True)])
def test_from_which_likeness_on_a_face_is_unchanged(like, changed):
    memory, one = Memory(), tile(50, 50, (3, 4))
    image = shown((50, 50, (3, 4)))
    memory.see([one], image)
    after = image_like(one, image, like)
    assert bool(memory.changed(after)) is changed
    memory.see([one], after)
    assert memory.known[0].looks == (1 if changed else 2)


@pytest.mark.parametrize(("like", "gone"), [(0.94, 0), (0.92, 1)])
def test_from_which_likeness_on_a_tile_that_is_not_read_is_only_missed(like, gone):
    memory, one = Memory(), tile(50, 50, (3, 4))
    image = shown((50, 50, (3, 4)))
    memory.see([one], image)
    memory.see([], image_like(one, image, like))
    assert (memory.known[0].gone, memory.known[0].missed) == (gone, 1 - gone)


def test_where_noise_makes_most_faces_less_alike_that_is_the_measure():
    memory = Memory()
    places = [(20 + 70 * k, 40, (2 + k, 3 + k)) for k in range(4)]
    tiles = [tile(*place) for place in places]
    memory.see(tiles, shown(*places))
    noisy = shown(*places).astype(float)
    noisy += np.random.default_rng(7).normal(0, 45, noisy.shape)
    after = np.clip(noisy, 0, 255).astype(np.uint8)
    for one in tiles:
        like = float((face(shown(*places), one) * face(after, one)).sum())
        assert 0.93 < like < 0.988
    assert len(memory.changed(after)) <= 2
    alone = Memory()
    alone.see(tiles[:3], shown(*places))
    assert len(alone.changed(after)) == 3, "three are too few to tell what noise does"


@pytest.mark.parametrize(("sure", "misses"), [(0.9, 7), (0.89, 1)])
def test_how_often_a_tile_may_be_missed(sure, misses):
    memory = Memory()
    memory.see([tile(50, 50, (0, 1), sure=sure)], _cloth())
    for _ in range(misses):
        memory.see([], _cloth())
    assert values(memory) == [(0, 1)]
    memory.see([], _cloth())
    assert values(memory) == []


def test_the_last_look_weighs_a_fifth_at_least():
    memory, image = Memory(), shown((50, 50, (3, 4)))
    for _ in range(9):
        memory.see([tile(50, 50, (3, 4))], image)
    memory.see([tile(50, 50, (3, 6))], image)
    assert dict(memory.readings[0].alternatives[1]) == pytest.approx({4: 0.8, 6: 0.2})


def test_chances_under_a_hundredth_are_forgotten():
    memory, image = Memory(), shown((50, 50, (3, 4)))
    for second in ((0.012, 5), (0.012, 5)):
        chance, pips = second
        memory.see([tile(50, 50, (3, 4), [((3, 1.0),), ((4, 0.9), (pips, chance))])], image)
    assert [pips for pips, _ in memory.readings[0].alternatives[1]] == [4, 5]
    memory.see([tile(50, 50, (3, 4))], image)
    assert [pips for pips, _ in memory.readings[0].alternatives[1]] == [4]


def test_a_tile_found_again_is_no_longer_missed_or_gone():
    memory, there = Memory(), shown((50, 50, (3, 4)))
    one = tile(50, 50, (3, 4))
    memory.see([one], there)
    memory.see([], TABLE)
    assert memory.known[0].gone == 1
    memory.see([], there)
    assert (memory.known[0].gone, memory.known[0].missed) == (0, 1)
    memory.see([one], there)
    assert (memory.known[0].gone, memory.known[0].missed, memory.known[0].looks) == (0, 0, 2)


def test_several_looks_are_no_surer_than_their_pips():
    memory, image = Memory(), shown((50, 50, (3, 4)))
    for _ in range(2):
        memory.see([tile(50, 50, (3, 4), [((3, 1.0),), ((4, 0.8), (6, 0.2))], 0.9)], image)
    assert memory.readings[0].confidence == pytest.approx(0.8)
