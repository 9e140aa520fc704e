import numpy as np
import pytest

from vision.paint.view import View

TILTED = View(tilt_deg=35, heading_deg=120, roll_deg=10, x_mm=40, y_mm=-30, k1=-0.08)


def test_straight_down_it_is_a_scale() -> None:
    view = View(width=401, height=301, px_per_mm=2.0)
    np.testing.assert_allclose(view.project([[0, 0], [10, 5]]), [[200, 150], [220, 160]])


def test_what_stands_higher_is_nearer_and_leans_outwards() -> None:
    view = View(width=401, height=301, px_per_mm=2.0, distance_mm=1000)
    np.testing.assert_allclose(view.project([[50, 0, 100]]), [[200 + 100 / 0.9, 150]])


def test_the_far_side_is_on_top_and_smaller() -> None:
    view = View(tilt_deg=40)
    far, near = view.project([[0, -100], [0, 100]])
    assert far[1] < near[1]
    top, bottom = (np.ptp(view.project([[-10, y], [10, y]])[:, 0]) for y in (-100, 100))
    assert top < bottom


def test_pixels_go_back_to_where_they_came_from() -> None:
    points = np.random.default_rng(1).uniform(-250, 250, (50, 2))
    for height in (0.0, 9.0):
        raised = np.column_stack([points, np.full(50, height)])
        back = TILTED.on_table(TILTED.project(raised), height)
        np.testing.assert_allclose(back, points, atol=1e-3)


def test_the_eye_is_where_it_is_said_to_be() -> None:
    assert View(distance_mm=900).eye_mm == pytest.approx((0, 0, 900))
    eye = View(tilt_deg=30, distance_mm=1000).eye_mm
    assert eye == pytest.approx((0, 500, 1000 * np.cos(np.pi / 6)))


def test_impossible_views() -> None:
    with pytest.raises(ValueError, match="at least 16"):
        View(width=3)
    with pytest.raises(ValueError, match="0 to 70"):
        View(tilt_deg=80)
