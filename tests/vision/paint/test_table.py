from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.paint.painter import Painter, Placed
from vision.paint.props import PROPS, Prop, UnknownProp, hand
from vision.paint.station import Glow
from vision.paint.style import STYLES, Lens, Light, Style, random_style, style
from vision.paint.tabletop import TABLES, UnknownTable, tabletop
from vision.paint.view import View
from vision.placing.plate import HEIGHT_MM, TAG_DICTIONARY, Plate

SMALL = View(width=640, height=480, px_per_mm=1.6)
PLAIN = Style(
    table="white", lens=Lens(noise=0, blur_px=0, vignette=0), light=Light(falloff=0, shadow=0)
)


def painter(tracks: int | None = None, view: View = SMALL, look: Style = PLAIN) -> Painter:
    return Painter(look, view, tracks, seed=4)


def test_corners_run_clockwise_from_the_first_half_s_outer_edge() -> None:
    truth = painter().paint([Placed((3, 5), 0, 0, 0.0)]).truths[0]
    # the first half points left, so its outer edge is the left one, from lower to upper corner
    expected = np.array([[-25, 12.5], [-25, -12.5], [25, -12.5], [25, 12.5]])
    np.testing.assert_allclose(truth.corners_mm, expected, atol=1e-9)
    scale = 1.6 * 924 / (924 - 9)  # the upper face is 9 mm nearer to the lens
    np.testing.assert_allclose(truth.corners, expected * scale + (319.5, 239.5), atol=1e-3)


def test_each_half_shows_its_pips_where_the_truth_says() -> None:
    done = painter(view=replace(SMALL, px_per_mm=5.0)).paint([Placed((1, 0), 0, 0, 30.0)])
    first, second = (done.truths[0].corners[a : a + 2].mean(axis=0) for a in (0, 2))
    one, blank = (first * 0.75 + second * 0.25), (first * 0.25 + second * 0.75)

    def at(point: np.ndarray) -> np.ndarray:
        return done.image[round(float(point[1])), round(float(point[0]))].astype(int)

    assert abs(at(one) - at(blank)).sum() > 100
    assert abs(at(blank) - PLAIN.look.body).max() < 30


def test_the_same_seed_paints_the_same_and_the_next_frame_has_other_noise() -> None:
    tiles = [Placed((12, 7), 40, -60, 200.0)]
    noisy = replace(PLAIN, lens=Lens(noise=3.0))
    first = painter(look=noisy).paint(tiles).image
    again = painter(look=noisy)
    np.testing.assert_array_equal(first, again.paint(tiles).image)
    assert (first != again.paint(tiles, number=1).image).any()


def test_painting_leaves_no_trace_on_the_next_picture() -> None:
    one = painter(tracks=9)
    before = one.paint([])
    one.paint([Placed((1, 2), 60, 60, 10.0)], [hand(0, 0, 45)], [Glow((255, 0, 0))] * 9)
    np.testing.assert_array_equal(before.image, one.paint([]).image)


@pytest.mark.parametrize("tilt", [0, 25, 45])
def test_the_station_s_tags_are_found_where_the_plate_says(tilt: int) -> None:
    view = View(width=1200, height=900, px_per_mm=2.0, tilt_deg=tilt, heading_deg=20, k1=-0.03)
    plate = Plate(11)
    image = painter(tracks=11, view=view).paint([]).image
    known = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, TAG_DICTIONARY))
    settings = cv2.aruco.DetectorParameters()
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    found, ids, _ = cv2.aruco.ArucoDetector(known, settings).detectMarkers(image)
    assert ids is not None
    assert sorted(ids.ravel().tolist()) == sorted(plate.tags)
    for tag, corners in zip(ids.ravel().tolist(), found, strict=True):
        mm = np.column_stack([plate.tags[tag], np.full(4, HEIGHT_MM)])
        assert np.abs(corners[0] - view.project(mm)).max() < 1.2


def test_a_light_shines_at_its_track() -> None:
    one = painter(tracks=9)
    glows = [None, Glow((255, 0, 0)), *[None] * 7]
    change = one.paint([], glows=glows).image.astype(int) - one.paint([]).image
    x, y = SMALL.project([[*Plate(9).light(2), HEIGHT_MM]])[0].round().astype(int)
    assert change[y, x, 1] < -60 < 0 < change[y, x, 2]  # red, no green
    far = SMALL.project([[*Plate(9).light(6), HEIGHT_MM]])[0].round().astype(int)
    assert not change[far[1], far[0]].any()


def test_a_hand_hides_what_lies_under_it() -> None:
    tiles = [Placed((1, 2), 0, 0, 0.0), Placed((4, 4), -120, 0, 90.0)]
    one = painter()
    assert [truth.visible for truth in one.paint(tiles).truths] == [1.0, 1.0]
    under, beside = one.paint(tiles, [hand(-30, -40, 45)]).truths
    assert under.visible < 0.5
    assert beside.visible == 1.0


def test_a_tile_cut_by_the_frame_is_partly_visible() -> None:
    edge = SMALL.on_table([[0, 240]])[0]
    truth = painter().paint([Placed((6, 6), edge[0], edge[1], 90.0)]).truths[0]
    assert 0.3 < truth.visible < 0.7


def test_face_down_tiles_have_no_truth_and_no_bar() -> None:
    view = replace(SMALL, px_per_mm=5.0)
    done = painter(view=view).paint([Placed((6, 6), 0, 0, 90.0, face_down=True)])
    assert done.truths == ()
    assert done.image[150:330, 290:350].min() > 150


def test_a_near_tile_hides_the_side_of_a_far_one() -> None:
    view = View(width=640, height=480, px_per_mm=4.0, tilt_deg=45)
    near, far = Placed((0, 0), 0, 13, 0.0), Placed((12, 12), 0, -13, 0.0)
    both = painter(view=view).paint([near, far]).image
    np.testing.assert_array_equal(both, painter(view=view).paint([far, near]).image)


@pytest.mark.parametrize("kind", TABLES)
def test_every_table_top(kind: str) -> None:
    first = tabletop(kind, (160, 120), 2.0, 5)
    assert first.shape == (120, 160, 3)
    np.testing.assert_array_equal(first, tabletop(kind, (160, 120), 2.0, 5))
    assert (first != tabletop(kind, (160, 120), 2.0, 6)).any()


@pytest.mark.parametrize("kind", PROPS)
def test_everything_else_that_may_lie_there(kind: str) -> None:
    one = painter()
    change = one.paint([], [Prop(kind, 0, 0, seed=2)]).image != one.paint([]).image
    assert change[200:280, 280:360].any()
    assert not change[:20, :20].any()


@pytest.mark.parametrize("seed", range(8))
def test_any_style_can_be_painted(seed: int) -> None:
    rng = np.random.default_rng(seed)
    one = Painter(random_style(rng, hardness=rng.random()), SMALL, None, seed)
    done = one.paint([Placed((9, 11), 0, 0, 33.0)])
    assert done.image.shape == (480, 640, 3)
    assert done.truths[0].visible == 1.0


def test_unknown_names_list_the_known_ones() -> None:
    with pytest.raises(UnknownTable, match="wood, dark wood"):
        tabletop("marble", (10, 10), 1.0, 0)
    with pytest.raises(UnknownProp, match="hand, mug"):
        Prop("cat", 0, 0)
    with pytest.raises(ValueError, match="felt, wood"):
        style("glass")
    assert style("wood") is STYLES["wood"]
