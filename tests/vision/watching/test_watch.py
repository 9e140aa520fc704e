"""The watch over painted tables: what is handed over, when, and what is not."""

from dataclasses import replace

import numpy as np
import pytest

from vision.camera import Frame
from vision.paint.painter import Painter, Placed
from vision.paint.props import hand
from vision.paint.station import Glow
from vision.paint.style import STYLES
from vision.paint.view import View
from vision.placing.calibration import Calibration
from vision.placing.plate import HEIGHT_MM
from vision.reading.reader import Reader
from vision.watching.stillness import Rest
from vision.watching.watch import Watcher

VIEW = View(width=1500, height=1100, px_per_mm=1.9, distance_mm=800)
ENGINE = Placed((12, 12), 0, 0, 0, z_mm=HEIGHT_MM)
FIRST = Placed((12, 5), 0, -117, -90)
SECOND = Placed((5, 3), 2, -170, -88)
OTHER = Placed((12, 9), 117 * np.cos(np.radians(30)), 117 * np.sin(np.radians(30)), 30)


@pytest.fixture(scope="module")
def reader():
    return Reader()


@pytest.fixture(scope="module")
def painter():
    return Painter(STYLES["wood"], VIEW, 9, seed=3)


class Scene:
    """Frames of painted tables, five a second."""

    def __init__(self, painter: Painter):
        self.painter = painter
        self.number = 0

    def frame(self, tiles, hands=(), level=0.0) -> Frame:
        glows = [Glow((255, 60, 0), level)] * 9 if level else ()
        image = self.painter.paint(tiles, hands, glows, number=self.number).image
        self.number += 1
        return Frame(image, self.number / 5, self.number)

    def still(self, tiles) -> Frame:
        return replace(self.frame(tiles), still=True)


def shown(watcher, scene, tiles, frames=8, hands=()):
    """The tables handed over during so many frames."""
    found = [watcher.look(scene.frame(tiles, hands)) for _ in range(frames)]
    return [table for table in found if table is not None]


def trains(table) -> dict[int, list[tuple[int, int]]]:
    return {track: list(row) for track, row in enumerate(table.values(), 1) if row}


def test_a_play_from_the_hand_over_the_table_to_the_table_that_is_handed_over(reader, painter):
    scene, watcher = Scene(painter), Watcher(reader)
    tables = shown(watcher, scene, [ENGINE, FIRST])
    assert trains(tables[-1]) == {1: [(12, 5)]} and tables[-1].engine == (12, 12)
    assert len(tables) == 1, "an unchanged table is handed over once"
    reaching = [hand(0, -170, 80), hand(5, -160, 80)]
    for one in reaching:
        assert shown(watcher, scene, [ENGINE, FIRST], 1, [one]) == []
    assert shown(watcher, scene, [ENGINE, FIRST, SECOND], 2, [hand(20, -120, 80)]) == []
    rests = []
    tables = []
    for _ in range(7):
        table = watcher.look(scene.frame([ENGINE, FIRST, SECOND]))
        rests.append(watcher.rest)
        tables += [table] if table else []
    assert rests[:4] == [Rest.MOVING, Rest.QUIET, Rest.QUIET, Rest.QUIET]
    assert trains(tables[-1]) == {1: [(12, 5), (5, 3)]}
    assert watcher.trouble is None


def test_lights_do_not_keep_a_table_from_settling(reader, painter):
    scene, watcher = Scene(painter), Watcher(reader)
    found = [
        watcher.look(scene.frame([ENGINE, FIRST], level=0.1 + 0.9 * (n % 2))) for n in range(7)
    ]
    assert [trains(table) for table in found if table] == [{1: [(12, 5)]}]


def test_a_tile_swapped_turned_or_taken_is_seen(reader, painter):
    scene, watcher = Scene(painter), Watcher(reader)
    assert trains(watcher.look(scene.still([FIRST, OTHER]))) == {1: [(12, 5)], 4: [(12, 9)]}
    swapped = replace(FIRST, values=(12, 6))
    assert trains(watcher.look(scene.still([swapped, OTHER]))) == {1: [(12, 6)], 4: [(12, 9)]}
    turned = replace(swapped, angle_deg=90)
    assert trains(watcher.look(scene.still([turned, OTHER]))) == {1: [(6, 12)], 4: [(12, 9)]}
    assert trains(watcher.look(scene.still([OTHER]))) == {4: [(12, 9)]}
    assert watcher.look(scene.still([OTHER])) is None


def test_only_what_has_changed_is_read_again(painter, reader):
    class Counting:
        pixels = 0

        def read(self, image):
            self.pixels += image.shape[0] * image.shape[1]
            return reader.read(image)

    counting = Counting()
    scene, watcher = Scene(painter), Watcher(counting)
    shown(watcher, scene, [ENGINE, FIRST, OTHER], 6)
    whole = VIEW.width * VIEW.height
    assert counting.pixels >= whole
    counting.pixels = 0
    shown(watcher, scene, [ENGINE, FIRST, OTHER], 5)
    assert counting.pixels == 0, "nothing has changed"
    tables = shown(watcher, scene, [ENGINE, FIRST, OTHER, SECOND], 6)
    assert trains(tables[-1]) == {1: [(12, 5), (5, 3)], 4: [(12, 9)]}
    assert 0 < counting.pixels < whole / 2
    watcher.again()
    counting.pixels = 0
    assert len(shown(watcher, scene, [ENGINE, FIRST, OTHER, SECOND], 2)) == 1
    assert counting.pixels >= whole


def test_a_covered_lens_shows_nothing_and_is_told(reader, painter):
    told = []
    scene, watcher = Scene(painter), Watcher(reader, tell=told.append)
    shown(watcher, scene, [ENGINE, FIRST], 6)
    dark = np.random.default_rng(0).integers(2, 6, (VIEW.height, VIEW.width, 3), np.uint8)
    for _ in range(6):
        scene.number += 1
        assert watcher.look(Frame(dark, scene.number / 5, scene.number)) is None
    assert told == ["The camera sees nothing. Is the lens covered, or the room dark?"]
    assert shown(watcher, scene, [ENGINE, FIRST], 7) == [], "the table has not changed"
    assert told[1:] == [None]


def test_a_torn_picture_is_told_and_takes_no_tile_away(reader, painter):
    told = []
    scene, watcher = Scene(painter), Watcher(reader, tell=told.append)
    shown(watcher, scene, [ENGINE, FIRST], 6)
    for _ in range(8):
        frame = scene.frame([ENGINE, FIRST])
        frame.image[: VIEW.height // 2] = 128
        assert watcher.look(frame) is None
    assert told == ["The camera sends torn pictures. Check its cable and its power."]
    assert shown(watcher, scene, [ENGINE, FIRST], 7) == [], "the table has not changed"
    assert told[1:] == [None]


def test_a_table_without_a_station_is_told_and_found_once_it_is_there(reader, painter):
    told = []
    bare = Painter(STYLES["wood"], VIEW, None, seed=3)
    scene, watcher = Scene(bare), Watcher(reader, tell=told.append)
    assert shown(watcher, scene, [FIRST], 7) == []
    assert len(told) == 1 and told[0].startswith("The camera does not see the station's tags.")
    scene.painter = painter
    assert trains(shown(watcher, scene, [FIRST], 12)[-1]) == {1: [(12, 5)]}
    assert told[1:] == [None]


@pytest.mark.parametrize("shift", [(12.0, -9.0, 3.0), (3.0, 0.0, 0.0)])
def test_a_bumped_camera_finds_the_table_again_by_itself(reader, painter, shift):
    scene, watcher = Scene(painter), Watcher(reader)
    shown(watcher, scene, [ENGINE, FIRST, OTHER], 6)
    x, y, roll = shift
    scene.painter = Painter(STYLES["wood"], replace(VIEW, x_mm=x, y_mm=y, roll_deg=roll), 9, seed=3)
    tables = shown(watcher, scene, [ENGINE, FIRST, OTHER], 12)
    assert [trains(table) for table in tables] == [{1: [(12, 5)], 4: [(12, 9)]}]
    tables = shown(watcher, scene, [ENGINE, FIRST, OTHER, SECOND], 9)
    assert trains(tables[-1]) == {1: [(12, 5), (5, 3)], 4: [(12, 9)]}
    tip = watcher.calibration.to_mm(scene.painter.paint([FIRST]).truths[0].corners).mean(axis=0)
    assert tip == pytest.approx((0, -117), abs=1)


OTHER_SHAPES = {
    "portrait": replace(VIEW, width=1100, height=1500),
    "smaller": replace(VIEW, width=1000, height=750, px_per_mm=1.3),
}


@pytest.mark.parametrize("when", ["moving", "settled", "an arm rests over a tile"])
@pytest.mark.parametrize("shape", OTHER_SHAPES)
def test_a_frame_of_another_shape_is_a_new_beginning(reader, painter, shape, when):
    told = []
    scene, watcher = Scene(painter), Watcher(reader, tell=told.append)
    if when != "moving":
        shown(watcher, scene, [ENGINE, FIRST], 6)
    if when == "an arm rests over a tile":
        shown(watcher, scene, [ENGINE, FIRST], 6, [hand(0, -120, 80)])
        assert watcher.rest is Rest.HAND
    scene.painter = Painter(STYLES["wood"], OTHER_SHAPES[shape], 9, seed=3)
    tables = shown(watcher, scene, [ENGINE, FIRST, SECOND], 8)
    assert [trains(table) for table in tables] == [{1: [(12, 5), (5, 3)]}]
    size = (OTHER_SHAPES[shape].width, OTHER_SHAPES[shape].height)
    assert watcher.calibration.size == size
    scene.painter = painter
    tables = shown(watcher, scene, [ENGINE, FIRST], 8)
    assert [trains(table) for table in tables] == [{1: [(12, 5)]}]
    assert told == []


def test_a_calibration_given_for_another_shape_holds_no_more(reader, painter):
    told = []
    given = Calibration.straight_down((VIEW.width, VIEW.height), VIEW.px_per_mm)
    scene = Scene(Painter(STYLES["wood"], VIEW, None, seed=3))
    watcher = Watcher(reader, given, tell=told.append)
    assert watcher.look(scene.still([FIRST])) is not None
    scene.painter = Painter(STYLES["wood"], OTHER_SHAPES["portrait"], None, seed=3)
    assert watcher.look(scene.still([FIRST])) is None
    assert watcher.calibration is None
    assert len(told) == 1 and told[0].startswith("The camera does not see the station's tags.")


def test_tags_covered_for_a_while_are_no_trouble(reader, painter):
    scene, watcher = Scene(painter), Watcher(reader)
    shown(watcher, scene, [ENGINE, FIRST], 6)
    lying = [Placed((1, 2), -39, -39, 0, HEIGHT_MM, face_down=True)]
    tables = shown(watcher, scene, [ENGINE, FIRST, SECOND, *lying], 8)
    assert trains(tables[-1]) == {1: [(12, 5), (5, 3)]}
    assert watcher.trouble is None


def test_a_calibration_that_is_given_needs_no_tags(reader):
    bare = Painter(STYLES["wood"], VIEW, None, seed=3)
    given = Calibration.straight_down((VIEW.width, VIEW.height), VIEW.px_per_mm)
    watcher = Watcher(reader, given)
    assert trains(watcher.look(Scene(bare).still([FIRST, SECOND]))) == {1: [(12, 5), (5, 3)]}


def test_without_a_plate_two_clicks_aim_the_camera(reader):
    bare = Painter(STYLES["wood"], VIEW, None, seed=3)
    told = []
    scene, watcher = Scene(bare), Watcher(reader, tell=told.append)
    assert watcher.look(scene.still([FIRST, SECOND])) is None
    middle = (VIEW.width / 2, VIEW.height / 2)
    lengths = [r.length for r in reader.read(scene.still([FIRST, SECOND]).image)]
    above = (middle[0], middle[1] - 200)
    watcher.aim(Calibration.by_hand((VIEW.width, VIEW.height), middle, above, np.median(lengths)))
    assert trains(watcher.look(scene.still([FIRST, SECOND]))) == {1: [(12, 5), (5, 3)]}
    assert told[1:] == [None]


def test_a_camera_that_is_lost_is_told_once_and_picked_up_again(reader, painter):
    told = []
    scene, watcher = Scene(painter), Watcher(reader, tell=told.append)
    assert trains(watcher.look(scene.still([FIRST]))) == {1: [(12, 5)]}
    for _ in range(2):
        watcher.trouble = "The camera is unplugged."
    assert watcher.look(scene.still([FIRST])) is None
    assert trains(watcher.look(scene.still([FIRST, SECOND]))) == {1: [(12, 5), (5, 3)]}
    assert told == ["The camera is unplugged.", None]
