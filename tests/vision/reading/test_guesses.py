import numpy as np

from vision.reading.guesses import beside

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
