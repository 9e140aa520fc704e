import numpy as np
import pytest

from tests.vision.tables import pairs
from vision.live import LiveReader, changes
from vision.paint.painter import Painter, Placed
from vision.paint.style import style
from vision.paint.view import View
from vision.reader import Image, Reader
from vision.reading import Reading

TILES = [
    Placed((12, 5), -120.0, -60.0, 0.0),
    Placed((5, 9), -60.0, -60.0, 0.0),
    Placed((3, 3), 30.0, 60.0, 40.0),
    Placed((0, 7), 120.0, -20.0, 90.0),
]
NEW = Placed((9, 11), 0.0, -60.0, 0.0)


class Counting(Reader):
    """A reader that keeps count of the pixels it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.pixels = 0

    def read(self, image: Image) -> list[Reading]:
        self.pixels += image.shape[0] * image.shape[1]
        return super().read(image)

    def read_at(self, image: Image, sides: list[int]) -> list[Reading]:
        self.pixels += image.shape[0] * image.shape[1]
        return super().read_at(image, sides)


@pytest.fixture
def table() -> Painter:
    return Painter(style("felt"), View(width=1000, height=750), tracks=None, seed=2)


@pytest.fixture
def reader() -> Counting:
    return Counting()


def test_an_unchanged_table_is_not_read_again(table: Painter, reader: Counting) -> None:
    live = LiveReader(reader)
    first = live.read(table.paint(TILES, number=1).image)
    seen = reader.pixels
    second = live.read(table.paint(TILES, number=2).image)
    assert pairs(first) == pairs(second)
    assert {id(r) for r in first} == {id(r) for r in second}
    assert reader.pixels == seen


def test_only_around_a_new_tile_is_read(table: Painter, reader: Counting) -> None:
    live = LiveReader(reader)
    before = live.read(table.paint(TILES, number=1).image)
    seen = reader.pixels
    after = live.read(table.paint([*TILES, NEW], number=2).image)
    assert pairs(after) - pairs(before) == {(9, 11): 1}
    assert len(after) == len(TILES) + 1
    assert 0 < reader.pixels - seen < 0.4 * seen


def test_a_tile_taken_away_is_gone_and_one_moved_is_elsewhere(table: Painter) -> None:
    live = LiveReader()
    live.read(table.paint([*TILES, NEW]).image)
    assert (9, 11) not in pairs(live.read(table.paint(TILES).image))
    moved = Placed((0, 7), 90.0, 70.0, 10.0)
    read = live.read(table.paint([*TILES[:3], moved]).image)
    place = next(r.corners.mean(0) for r in read if sorted(r.values) == [0, 7])
    assert np.abs(place - (500 + 2 * 90, 375 + 2 * 70)).max() < 20


def test_an_empty_table_fills(table: Painter) -> None:
    live = LiveReader()
    assert live.read(table.paint([]).image) == []
    assert pairs(live.read(table.paint(TILES[:1]).image)) == {(5, 12): 1}
    assert live.read(table.paint([]).image) == []


def test_forgetting_reads_the_whole(table: Painter, reader: Counting) -> None:
    live = LiveReader(reader)
    image = table.paint(TILES).image
    live.read(image)
    seen = reader.pixels
    live.forget()
    live.read(image)
    assert reader.pixels == 2 * seen


def test_noise_is_no_change_and_a_tile_is() -> None:
    rng = np.random.default_rng(1)
    before = np.full((90, 120), 90, np.uint8)
    noisy = np.clip(before + rng.normal(0, 6, before.shape), 0, 255).astype(np.uint8)
    assert not changes(before, noisy).any()
    noisy[40:46, 50:62] = 220
    assert changes(before, noisy)[42, 55] == 255
    assert not changes(before, noisy)[:30].any()
