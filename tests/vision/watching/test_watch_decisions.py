"""Where the watch decides: each threshold from both sides, with a reader that says what the test
wants."""

import numpy as np
import pytest

from vision.camera import Frame
from vision.placing.calibration import Calibration, TileSize
from vision.reading.reading import Reading
from vision.watching.watch import Watcher

WIDE, HIGH = 640, 480
GIVEN = Calibration.straight_down((WIDE, HIGH), 1.0)
TABLE = np.random.default_rng(1).integers(90, 150, (HIGH, WIDE, 3)).astype(np.uint8)


def tile(confidence: float, length_mm: float = 50.0, x_mm: float = 0.0) -> Reading:
    """A tile above the station, so long on the table."""
    half = length_mm / 2
    mm = [[x_mm - 12, -150 - half], [x_mm + 12, -150 - half],
          [x_mm + 12, -150 + half], [x_mm - 12, -150 + half]]  # fmt: skip
    corners = GIVEN.to_px(mm).astype(np.float32)
    return Reading((5, 3), corners, confidence, (((5, 0.99),), ((3, 0.99),)))


class Says:
    """A reader that reads the same in every picture."""

    def __init__(self, *readings: Reading):
        self.readings = readings
        self.reads = 0

    def read(self, image):
        self.reads += 1
        return list(self.readings)


class SaysAtSize(Says):
    """As one that can be told at which size to look."""

    sides: tuple[int, ...] = ()

    def read_at(self, image, sides):
        self.sides = tuple(sides)
        return self.read(image)


def frames(count, image=TABLE, still=False):
    return [Frame(image, number / 5, number, still=still) for number in range(count)]


@pytest.mark.parametrize(("confidence", "looks"), [(0.9, 1), (0.89, 3), (0.3, 3)])
def test_a_tile_is_looked_at_until_it_is_well_read_but_three_times_at_most(confidence, looks):
    reader = Says(tile(confidence))
    watcher = Watcher(reader, GIVEN)
    tables = [watcher.look(frame) for frame in frames(14)]
    assert reader.reads == looks
    handed = [n for n, table in enumerate(tables) if table is not None]
    assert handed == [3 + looks], "settled in the fifth frame, then a look a frame"


def test_a_photo_is_handed_over_at_once_however_doubtful():
    watcher = Watcher(Says(tile(0.3)), GIVEN)
    assert watcher.look(frames(1, still=True)[0]) is not None


@pytest.mark.parametrize(("spread", "seen"), [(2.8, False), (3.2, True)])
def test_a_picture_without_any_spread_of_grey_shows_nothing(spread, seen):
    signs = np.random.default_rng(2).choice([-1, 1], (HIGH, WIDE, 1))
    steps = np.random.default_rng(3).random((HIGH, WIDE, 1)) < spread - int(spread)
    picture = np.repeat(100 + signs * (int(spread) + steps), 3, axis=2).astype(np.uint8)
    watcher = Watcher(Says(), GIVEN)
    watcher.look(Frame(picture, 0.0, 0))
    assert (watcher.trouble is None) is seen
    if not seen:
        assert watcher.trouble.startswith("The camera sees nothing.")


@pytest.mark.parametrize("bars", [0, 60])
@pytest.mark.parametrize(("rows", "torn"), [(18, False), (21, True)])
def test_rows_of_one_grey_are_missing_but_for_a_film_s_bars(bars, rows, torn):
    first, later = TABLE.copy(), TABLE.copy()
    first[:bars] = later[:bars] = 0
    later[HIGH - rows :] = 128
    watcher = Watcher(Says(), GIVEN)
    watcher.look(Frame(first, 0.0, 0))
    assert watcher.trouble is None
    watcher.look(Frame(later, 0.2, 1))
    assert (watcher.trouble is not None) is torn


@pytest.mark.parametrize(("length_mm", "kept"), [(50, 1), (67, 1), (68, 0), (33, 1), (32, 0)])
def test_a_reading_that_is_no_tile_s_length_on_the_table_is_none(length_mm, kept):
    watcher = Watcher(Says(tile(0.95, length_mm)), GIVEN)
    watcher.look(frames(1, still=True)[0])
    assert len(watcher.readings) == kept


def test_the_set_s_own_tile_is_the_measure():
    small = TileSize(40.0, 20.0)
    watcher = Watcher(Says(tile(0.95, 55.0)), GIVEN.with_tile(small), tile=small)
    watcher.look(frames(1, still=True)[0])
    assert watcher.readings == []


@pytest.mark.parametrize(("px_per_mm", "side"), [(1.2, 320), (0.4, 640)])
def test_a_picture_is_read_at_the_size_at_which_its_tiles_are_thirty_pixels_long(px_per_mm, side):
    camera = Calibration.straight_down((WIDE, HIGH), px_per_mm)
    reader = SaysAtSize()
    Watcher(reader, camera).look(frames(1, still=True)[0])
    tile_px = 50 * px_per_mm * (1 + 9 * px_per_mm / (0.77 * WIDE))
    assert reader.sides == (round(WIDE * min(1.0, 30 / tile_px)),)
    assert reader.sides[0] == pytest.approx(side, rel=0.03)


def test_a_tile_that_is_missed_is_looked_for_three_times_and_then_given_up():
    reader = Says(tile(0.95), tile(0.95, x_mm=60.0))
    watcher = Watcher(reader, GIVEN)
    for frame in frames(6):
        watcher.look(frame)
    assert (reader.reads, len(watcher.readings)) == (1, 2)
    reader.readings = reader.readings[:1]
    watcher.again()
    told = [watcher.look(Frame(TABLE, 2 + n / 5, 10 + n)) for n in range(8)]
    assert reader.reads == 3, "one look at all of it, one more at what was missed"
    assert [n for n, table in enumerate(told) if table is not None] == [1]
    assert len(watcher.readings) == 2, "it looks as it did, so it stays"
