import numpy as np
import pytest

from vision.reading.reading import Reading
from vision.watching.regions import boxes, cut, inner, within

SHAPE = (600, 1000, 3)


def tile(x: float, y: float, length: float = 60.0) -> Reading:
    corners = [[x, y + length / 2], [x, y], [x + length, y], [x + length, y + length / 2]]
    return Reading((3, 4), np.array(corners, np.float32), 0.9, (((3, 1.0),), ((4, 1.0),)))


def touched(*places: tuple[int, int]) -> np.ndarray:
    """A mask a half as large as the picture, with 4 x 2 pixels touched from each (x, y) on."""
    mask = np.zeros((300, 500), bool)
    for x, y in places:
        mask[y : y + 2, x : x + 4] = True
    return mask


def test_what_was_touched_is_read_with_room_for_whole_tiles():
    # Grown by 4 px each way, doubled, and 1.8 tiles of 50 px around.
    found = boxes(touched((200, 150)), [], 50.0, SHAPE, 0.5)
    assert found == [(392 - 90, 292 - 90, 416 + 90, 312 + 90)]


def test_boxes_end_at_the_picture_and_those_that_overlap_are_one():
    assert boxes(touched((0, 0), (490, 290)), [], 20.0, SHAPE, 0.5) == [
        (0, 0, 16 + 36, 12 + 36),
        (972 - 36, 572 - 36, 1000, 600),
    ]
    together = boxes(touched((100, 100), (130, 110), (160, 100)), [], 30.0, SHAPE, 0.5)
    assert together == [(192 - 54, 192 - 54, 336 + 54, 232 + 54)]


def test_boxes_that_only_touch_stay_apart():
    room = 36
    left, right = tile(100, 300), tile(100 + 60 + 2 * room, 300)
    assert len(boxes(touched(), [left, right], 20.0, SHAPE, 0.5)) == 2
    right = tile(100 + 60 + 2 * room - 1, 300)
    assert len(boxes(touched(), [left, right], 20.0, SHAPE, 0.5)) == 1


def test_what_is_to_be_read_again_has_its_box():
    assert boxes(touched(), [tile(400, 200)], 50.0, SHAPE, 0.5) == [(310, 110, 550, 320)]
    assert boxes(touched(), [], 50.0, SHAPE, 0.5) == []


@pytest.mark.parametrize(("width", "whole"), [(390, False), (410, True)])
def test_boxes_over_four_tenths_of_the_picture_are_all_of_it(width, whole):
    mask = np.zeros((300, 500), bool)
    mask[:, : width // 2 - 4] = True
    found = boxes(mask, [], 0.0, SHAPE, 0.5)
    assert (found is None) is whole


def test_the_inner_part_leaves_a_margin_but_at_the_picture_s_edge():
    assert inner((100, 200, 300, 400), 30.0, SHAPE) == (130, 230, 270, 370)
    assert inner((0, 0, 1000, 600), 30.0, SHAPE) == (0, 0, 1000, 600)
    assert inner((0, 10, 990, 600), 30.0, SHAPE) == (0, 40, 960, 600)


def test_a_middle_on_the_left_and_upper_edge_is_within_and_on_the_others_not():
    box = (130, 115, 160, 130)
    assert within(tile(100, 100), box), "its middle is at (130, 115)"
    assert within(tile(129, 114), box)
    for x, y in ((130, 100), (100, 115), (99, 100), (100, 99)):
        assert not within(tile(x, y), box)


def test_readings_of_a_part_are_moved_to_where_it_lies():
    (moved,) = cut([tile(10, 20)], (100, 200, 300, 400))
    assert moved.corners == pytest.approx(tile(110, 220).corners)
    assert moved.corners.dtype == np.float32
    assert (moved.values, moved.confidence) == ((3, 4), 0.9)
