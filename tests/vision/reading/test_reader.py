from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.tables import painted, pairs, row
from vision.paint.look import LOOKS
from vision.paint.painter import Placed
from vision.paint.scenes import Wanted, scene
from vision.paint.style import STYLES, style
from vision.reading.reader import Reader

CHAIN = [(12, 12), (12, 7), (7, 10), (10, 3), (3, 0), (0, 9)]


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


@pytest.mark.parametrize("angle", [0.0, 17.0, 90.0, 131.0, 270.0])
def test_tiles_end_to_end_at_any_angle(reader: Reader, angle: float) -> None:
    read = reader.read(painted(row(CHAIN, angle_deg=angle)).image)
    assert pairs(read) == pairs_of(CHAIN)


@pytest.mark.parametrize("name", ["felt", "wood", "white", "woven", "dark wood"])
def test_tiles_on_any_table(reader: Reader, name: str) -> None:
    read = reader.read(painted(row(CHAIN), style(name)).image)
    assert pairs(read) == pairs_of(CHAIN)


def test_tiles_side_by_side(reader: Reader) -> None:
    values = [(11, 4), (8, 8), (6, 9), (5, 12), (1, 2), (10, 11)]
    tiles = [Placed(v, (i - 2.5) * 25.4, 0.0, 90.0) for i, v in enumerate(values)]
    assert pairs(reader.read(painted(tiles).image)) == pairs_of(values)


def test_a_double_across_a_train(reader: Reader) -> None:
    tiles = [
        Placed((4, 6), -40.0, 0.0, 0.0),
        Placed((6, 6), 0.0, 0.0, 90.0),
        Placed((6, 1), 40.0, 0.0, 0.0),
    ]
    assert pairs(reader.read(painted(tiles).image)) == pairs_of([(4, 6), (6, 6), (6, 1)])


def test_corners_are_the_tiles_and_begin_at_the_first_half(reader: Reader) -> None:
    picture = painted([Placed((3, 8), -60.0, 20.0, 30.0), Placed((5, 0), 60.0, -30.0, 200.0)])
    read = {tuple(sorted(r.values)): r for r in reader.read(picture.image)}
    for truth in picture.truths:
        reading = read[tuple(sorted(truth.values))]
        corners = reading.corners
        if reading.values != truth.values:
            corners = np.roll(corners, 2, 0)
        assert np.abs(corners - truth.corners).max() < 5


def test_alternatives_begin_with_the_value_and_add_up_to_one_at_most(reader: Reader) -> None:
    for reading in reader.read(painted(row(CHAIN)).image):
        for value, others in zip(reading.values, reading.alternatives, strict=True):
            assert others[0][0] == value
            chances = [chance for _, chance in others]
            assert chances == sorted(chances, reverse=True)
            assert 0 < sum(chances) <= 1.001
        assert 0.6 <= reading.confidence <= 1


def test_backs_of_tiles_are_none(reader: Reader) -> None:
    tiles = [
        Placed((3, 8), -60.0, 0.0, 0.0, face_down=True),
        Placed((9, 9), 60.0, 0.0, 90.0, face_down=True),
    ]
    assert reader.read(painted(tiles).image) == []


@pytest.mark.parametrize("picture", ["table", "black", "white", "small", "tiny"])
def test_nothing_is_read_where_nothing_lies(reader: Reader, picture: str) -> None:
    pictures = {
        "table": painted([]).image,
        "black": np.zeros((600, 800, 3), np.uint8),
        "white": np.full((600, 800, 3), 255, np.uint8),
        "small": np.full((40, 60, 3), 90, np.uint8),
        "tiny": np.zeros((1, 1, 3), np.uint8),
    }
    assert reader.read(pictures[picture]) == []


def test_a_large_picture_of_large_tiles(reader: Reader) -> None:
    image = cv2.resize(painted(row(CHAIN[:4])).image, None, fx=3.0, fy=3.0)
    assert pairs(reader.read(np.asarray(image, np.uint8))) == pairs_of(CHAIN[:4])


def test_small_tiles(reader: Reader) -> None:
    picture = painted(row([(6, 4), (4, 4), (4, 1)]), px_per_mm=1.0)
    assert pairs(reader.read(picture.image)) == pairs_of([(6, 4), (4, 4), (4, 1)])


def test_grey_pictures_are_refused(reader: Reader) -> None:
    with pytest.raises(ValueError, match=r"\(height, width, 3\)"):
        reader.read(np.zeros((40, 60), np.uint8))


def pairs_of(values: list[tuple[int, int]]) -> dict[tuple[int, ...], int]:
    counted: dict[tuple[int, ...], int] = {}
    for pair in values:
        key = tuple(sorted(pair))
        counted[key] = counted.get(key, 0) + 1
    return counted


def test_one_tile_that_fills_the_picture(reader: Reader) -> None:
    picture = painted([Placed((5, 11), 0.0, 0.0, 0.0)]).image
    close = np.ascontiguousarray(picture[375 - 36 : 375 + 36, 500 - 60 : 500 + 60])
    for factor in (1, 4):
        image = cv2.resize(close, None, fx=factor, fy=factor, interpolation=cv2.INTER_CUBIC)
        assert pairs(reader.read(np.asarray(image, np.uint8))) == pairs_of([(5, 11)])


@pytest.mark.parametrize("shift", [0.0, 0.5, 0.27])
def test_a_tight_block_with_faint_bars(reader: Reader, shift: float) -> None:
    """Columns of tiles without a gap, each shifted against the last; bars in the body's colour."""
    look = replace(LOOKS["black"], spinner=0.0, bar=(182, 200, 205), bar_width=0.03, corner=0.04)
    values = [(a, b) for a in range(5) for b in range(a + 1, 7)][:20]
    tiles = [
        Placed(v, (n // 5 - 1.5) * 50.0, (n % 5 - 2 + shift * (n // 5 % 2)) * 25.0, 0.0)
        for n, v in enumerate(values)
    ]
    picture = painted(tiles, replace(STYLES["wood"], look=look))
    assert pairs(reader.read(picture.image)) == pairs_of(values)


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_numerals_at_any_quarter_turn(reader: Reader, turns: int) -> None:
    look = replace(LOOKS["numerals"], numeral_turns=turns)
    values = [(18, 16), (6, 9), (13, 15), (17, 0), (11, 10), (14, 12)]
    picture = painted(row(values, angle_deg=20), replace(STYLES["felt"], look=look), px_per_mm=2.5)
    assert pairs(reader.read(picture.image)) == pairs_of(values)


def test_a_double_eighteen_set_at_three_pixels_a_millimetre(reader: Reader) -> None:
    look = replace(LOOKS["black"], spinner=0.0)
    values = [(18, 17), (17, 16), (16, 15), (15, 14), (14, 13)]
    picture = painted(row(values, angle_deg=75), replace(STYLES["felt"], look=look), px_per_mm=3.0)
    assert pairs(reader.read(picture.image)) == pairs_of(values)


@pytest.mark.parametrize("seed", [6002, 6141, 6166, 6194])
def test_tables_that_were_misread_before(reader: Reader, seed: int) -> None:
    """Tight blocks and dark tables, on which outlines across two tiles once won."""
    made = scene(seed, Wanted(legible=True))
    clear = [truth.values for truth in made.truths if truth.visible > 0.97]
    assert pairs(reader.read(made.image)) == pairs_of(clear)
