import numpy as np
import pytest

from vision.reading.reading import BadReading, Reading, along, length

CORNERS = np.array([(20, 60), (20, 20), (100, 20), (100, 60)], np.float32)
HALVES = (((5, 0.7), (6, 0.2)), ((3, 1.0),))


def test_where_a_tile_lies_and_how_long_it_is() -> None:
    reading = Reading((5, 3), CORNERS, 0.9, HALVES)
    assert reading.centre.tolist() == [60, 40]
    assert reading.length == 80
    assert reading.axis.tolist() == [1, 0]


def test_a_tile_seen_at_an_angle_is_measured_from_edge_to_edge() -> None:
    corners = np.array([(0, 40), (10, 0), (63, 30), (47, 90)], np.float32)
    reading = Reading((5, 3), corners, 0.9, HALVES)
    assert along(corners).tolist() == [50, 40]
    assert reading.length == length(corners) == pytest.approx(np.hypot(50, 40))
    assert reading.axis == pytest.approx(np.array([50, 40]) / np.hypot(50, 40))


def test_a_tile_turned_shows_its_second_half_first_and_is_the_same_turned_back() -> None:
    reading = Reading((5, 3), CORNERS, 0.9, HALVES)
    turned = reading.turned()
    assert turned.values == (3, 5)
    assert turned.alternatives == (((3, 1.0),), ((5, 0.7), (6, 0.2)))
    assert turned.axis.tolist() == [-1, 0]
    assert turned.corners.tolist() == [[100, 20], [100, 60], [20, 60], [20, 20]]
    back = turned.turned()
    assert (back.values, back.confidence, back.alternatives) == ((5, 3), 0.9, HALVES)
    assert (back.corners == CORNERS).all()


def test_lying_elsewhere_it_shows_the_same() -> None:
    moved = Reading((5, 3), CORNERS, 0.9, HALVES).lying_at(CORNERS + np.float32(10))
    assert moved.centre.tolist() == [70, 50]
    assert (moved.values, moved.confidence, moved.alternatives) == ((5, 3), 0.9, HALVES)


def test_corners_that_are_all_one_have_no_axis_and_break_nothing() -> None:
    reading = Reading((5, 3), np.zeros((4, 2), np.float32), 0.9, HALVES)
    assert reading.length == 0 and reading.axis.tolist() == [0, 0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"corners": CORNERS[:3]}, "four corners"),
        ({"corners": CORNERS.reshape(2, 4)}, "four corners"),
        ({"corners": CORNERS * np.float32(np.nan)}, "four corners"),
        ({"corners": CORNERS + np.float32(np.inf)}, "four corners"),
        ({"values": (5,)}, "two halves of 0 to 18 pips"),
        ({"values": (5, 19)}, "two halves of 0 to 18 pips"),
        ({"values": (-1, 3)}, "two halves of 0 to 18 pips"),
        ({"confidence": 1.01}, "0 to 1, not 1.01"),
        ({"confidence": -0.01}, "0 to 1, not -0.01"),
        ({"confidence": float("nan")}, "0 to 1, not nan"),
        ({"values": (3, 5)}, "begin with its values"),
        ({"values": (6, 3)}, "begin with its values"),
        ({"alternatives": ((), HALVES[1])}, "begin with its values"),
        ({"alternatives": HALVES[:1]}, "begin with its values"),
    ],
)
def test_parts_that_do_not_fit_together_are_an_error(change: dict[str, object], said: str) -> None:
    whole = {"values": (5, 3), "corners": CORNERS, "confidence": 0.9, "alternatives": HALVES}
    with pytest.raises(BadReading, match=said):
        Reading(**{**whole, **change})


@pytest.mark.parametrize(("values", "sure"), [((0, 0), 0.0), ((18, 18), 1.0)])
def test_the_least_and_the_most_there_can_be(values: tuple[int, int], sure: float) -> None:
    a, b = values
    assert Reading(values, CORNERS, sure, (((a, 1.0),), ((b, 1.0),))).values == values
