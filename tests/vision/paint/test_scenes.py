from dataclasses import replace

import numpy as np
import pytest

from vision.paint.arrange import ARRANGEMENTS, Ground
from vision.paint.face import face
from vision.paint.film import wrapped
from vision.paint.geometry import overlapping
from vision.paint.legible import contrast
from vision.paint.look import LOOKS
from vision.paint.scenes import LEAST_CONTRAST, LEAST_PX, SETS, Wanted, scene
from vision.paint.style import STYLES

SMALL = (400, 300)


@pytest.mark.parametrize("arrangement", [*ARRANGEMENTS, "station"])
def test_scenes_of_every_arrangement(arrangement: str) -> None:
    done = scene(3, Wanted(arrangement=arrangement, size=SMALL, tile_px=50, highest=9))
    assert done.image.shape == (300, 400, 3)
    assert done.truths
    assert all(min(t.values) >= 0 and max(t.values) <= 9 for t in done.truths)
    pairs = [tuple(sorted(truth.values)) for truth in done.truths]
    assert len(set(pairs)) == len(pairs)  # one set has each tile once


@pytest.mark.parametrize("name", ARRANGEMENTS)
def test_no_two_tiles_lie_in_one_place(name: str) -> None:
    pairs = iter([(a, b) for a in range(13) for b in range(a, 13)])
    ground = Ground((600.0, 500.0), (50.0, 25.0), pairs)
    ARRANGEMENTS[name](ground, 20, np.random.default_rng(8))
    assert len(ground.tiles) >= 5
    every = np.array([tile.pose.corners(50, 25) for tile in ground.tiles])
    assert (np.abs(every) <= (301, 251)).all()
    for index, one in enumerate(every):
        assert not overlapping(one, np.delete(every, index, axis=0), -4.0).any()


def test_the_same_seed_gives_the_same_scene() -> None:
    first, again = (scene(11, Wanted(size=SMALL)) for _ in range(2))
    np.testing.assert_array_equal(first.image, again.image)
    assert (scene(12, Wanted(size=SMALL)).image != first.image).any()


@pytest.mark.parametrize("highest", SETS)
def test_a_wanted_set_is_what_comes(highest: int) -> None:
    seen = {
        value
        for seed in range(4)
        for truth in scene(seed, Wanted(highest=highest, size=SMALL, tile_px=40)).truths
        for value in truth.values
    }
    assert max(seen) <= highest
    assert max(seen) > 0.6 * highest


def test_a_wanted_tile_size_is_what_comes() -> None:
    wanted = Wanted(tile_px=90, size=(800, 600), tilt_deg=0, arrangement="scattered")
    for truth in scene(5, wanted).truths:
        long = np.linalg.norm(truth.corners[1] - truth.corners[2])
        assert long == pytest.approx(90, rel=0.12)


def test_film_leaves_ragged_white_and_changes_nothing_of_the_outline() -> None:
    bare = face((9, 12), LOOKS["black"], 120)
    under = wrapped(bare, 1.0, np.random.default_rng(3))
    np.testing.assert_array_equal(bare.alpha, under.alpha)
    assert (under.image >= bare.image).all()
    whiter = (under.image.astype(int) - bare.image).max(axis=2) > 100
    assert 0.002 < whiter.mean() < 0.3


def test_unknown_wishes_list_the_known_ones() -> None:
    with pytest.raises(ValueError, match="6, 9, 12, 15, 18"):
        scene(1, Wanted(highest=7))
    with pytest.raises(ValueError, match="scattered, block"):
        scene(1, Wanted(arrangement="tower"))


def test_contrast_is_that_of_the_palest_pip() -> None:
    look = replace(LOOKS["toy"], engraved=0.0, gloss=0.0, grain=0.0)
    image = face((1, 5), look, 200).image
    corners = np.array([[0, 0], [200, 0], [200, 400], [0, 400]]) - 0.5
    body = np.array(look.body)
    pale = min(int(np.abs(np.subtract(look.pips[n], body)).max()) for n in (1, 5))
    assert contrast(image, (1, 5), corners, look) == pytest.approx(pale, abs=3)
    image[290:310, 90:110] = look.body  # the middle one of the five is gone
    assert contrast(image, (1, 5), corners, look) < 3


@pytest.mark.parametrize("turns", [0, 1])
def test_contrast_of_numerals_is_that_of_their_palest_strokes(turns: int) -> None:
    look = replace(LOOKS["numerals"], grain=0.0, numeral_turns=turns)
    corners = np.array([[0, 0], [200, 0], [200, 400], [0, 400]]) - 0.5
    image = face((8, 14), look, 200).image
    body = np.array(look.body)
    pale = min(int(np.abs(np.subtract(look.pips[n], body)).max()) for n in (8, 14))
    assert 0.6 * pale < contrast(image, (8, 14), corners, look) <= pale + 3
    image[200:, 100:] = look.body  # half of the fourteen is gone
    assert contrast(image, (8, 14), corners, look) < 3


def test_of_a_blank_tile_the_bar_counts() -> None:
    look = replace(LOOKS["toy"], engraved=0.0, grain=0.0)
    corners = np.array([[0, 0], [200, 0], [200, 400], [0, 400]]) - 0.5
    dark = contrast(face((0, 0), look, 200).image, (0, 0), corners, look)
    assert dark == pytest.approx(max(np.subtract(look.body, look.bar)), abs=3)
    faint = replace(look, bar=(225, 225, 225))
    assert contrast(face((0, 0), faint, 200).image, (0, 0), corners, faint) < 30


@pytest.mark.parametrize("seed", [1010, 1029, 1037])
def test_a_legible_scene_shows_every_pip(seed: int) -> None:
    look, light = replace(LOOKS["deep"], gloss=0.0), replace(STYLES["evening"].light, level=0.2)
    style = replace(STYLES["evening"], film=1.0, look=look, light=light)
    wanted = Wanted(legible=True, style=style, highest=12, tilt_deg=0)
    plain, clear = (scene(seed, replace(wanted, legible=yes)) for yes in (False, True))
    least = [
        min(
            contrast(done.image, one.values, one.corners, style.look)
            for one in done.truths
            if one.visible > 0.5
        )
        for done in (plain, clear)
    ]
    assert least[1] >= LEAST_CONTRAST > least[0]
    sizes = [np.linalg.norm(one.corners[1] - one.corners[2]) for one in clear.truths]
    assert min(sizes) > 0.9 * LEAST_PX[12]
