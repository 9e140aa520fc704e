import numpy as np
import pytest

from vision.reading.guesses import as_large_as, beside
from vision.reading.networks import Floats

TILE = np.array([[(100, 150), (100, 100), (200, 100), (200, 150)]], np.float32)


def test_only_what_shows_the_same_colour_is_worth_a_look() -> None:
    image = np.zeros((300, 400, 3), np.uint8)
    image[100:150, 100:300] = (220, 230, 240)  # the tile, and one beyond its second half
    found = beside(image, TILE)
    assert len(found) == 1
    assert np.abs(found[0] - (TILE[0] + (100, 0))).max() < 1e-3


def test_nothing_is_looked_for_outside_the_picture() -> None:
    image = np.full((260, 310, 3), 200, np.uint8)
    centres = sorted(tuple(c.mean(0).tolist()) for c in beside(image, TILE))
    ends = [(x, y) for x in (50.0, 250.0) for y in (100.0, 125.0, 150.0)]
    sides = [(x, y) for x in (100.0, 150.0, 200.0) for y in (75.0, 175.0)]
    assert centres == sorted(ends + sides)
    small = np.full((160, 210, 3), 200, np.uint8)
    centres = {tuple(c.mean(0).tolist()) for c in beside(small, TILE)}
    assert centres == {(50.0, 100.0), (50.0, 125.0), (100.0, 75.0), (150.0, 75.0)}
    assert len(beside(image, TILE[:0])) == 0


@pytest.mark.parametrize(("tone", "found"), [(220 - 22, 1), (220 - 24, 0)])
def test_how_alike_two_tiles_that_touch_are(tone: int, found: int) -> None:
    image = np.zeros((300, 400, 3), np.uint8)
    image[100:150, 100:200] = 220
    image[100:150, 200:300] = tone  # sqrt(3) times as far off as in one colour: 38 or 42
    assert len(beside(image, TILE)) == found


def lying(x: float, y: float, degrees: float, length: float = 100.0) -> Floats:
    u = np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees))]) * length / 2
    v = np.array([-u[1], u[0]]) / 2
    centre = np.array([x, y])
    return np.array([centre - u + v, centre - u - v, centre + u - v, centre + u + v], np.float32)


def test_a_doubtful_outline_is_guessed_as_large_as_the_sure_ones_nearby() -> None:
    sure = np.array([lying(100, 100, 0), lying(300, 100, 0, 96), lying(500, 100, 0, 104)])
    far = lying(5000, 5000, 0, 300)
    (guess,) = as_large_as(lying(300, 160, 0, 140)[None], np.concatenate([sure, far[None]]))
    assert guess == pytest.approx(lying(300, 160, 0, 100), abs=1e-3)


@pytest.mark.parametrize(
    ("degrees", "in_line"),
    [(2.0, None), (10.0, 0.0), (28.0, 0.0), (29.0, None), (80.0, 90.0), (-10.0, 0.0)],
)
def test_and_in_line_with_the_nearest_or_across_to_it(
    degrees: float, in_line: float | None
) -> None:
    guesses = as_large_as(lying(300, 160, degrees)[None], lying(300, 100, 0)[None])
    assert guesses[0] == pytest.approx(lying(300, 160, degrees), abs=1e-3)
    if in_line is None:
        assert len(guesses) == 1, "as good as in line already, or lying another way"
    else:
        assert guesses[1] == pytest.approx(lying(300, 160, in_line), abs=1e-3)


def test_where_nothing_is_doubtful_nothing_is_guessed() -> None:
    assert as_large_as(TILE[:0], TILE).shape == (0, 4, 2)
