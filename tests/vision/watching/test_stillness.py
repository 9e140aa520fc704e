import cv2
import numpy as np
import pytest

from vision.camera.base import Frame
from vision.placing.calibration import Calibration
from vision.watching.stillness import Rest, Stillness, changed, look_at, small, station_mask

HIGH, WIDE = 900, 1200
Y, X = np.mgrid[0:HIGH, 0:WIDE]


def scene(tiles=((300, 300), (600, 500), (900, 200)), seed=0) -> np.ndarray:
    """A wooden-looking table with white tiles at places (x, y), as floats."""
    random = np.random.default_rng(5)
    grain = cv2.resize(random.normal(0, 9, (HIGH // 3, 8)), (WIDE, HIGH))
    table = np.repeat((110 + grain)[..., None], 3, axis=2)
    for x, y in tiles:
        table[y : y + 25, x : x + 50] = 225
        table[y + 5 : y + 9, x + 6 : x + 10] = 40
        table[y + 2 : y + 23, x + 24 : x + 26] = 60
    return table


def taken(picture: np.ndarray, seed: int = 0, noise: float = 3.0) -> np.ndarray:
    random = np.random.default_rng(seed)
    return np.clip(picture + random.normal(0, noise, picture.shape), 0, 255).astype(np.uint8)


def seen(picture: np.ndarray, seed: int = 1) -> "object":
    return look_at(small(Frame(taken(picture, seed), 0.0, 0)))


def light(name: str) -> np.ndarray:
    return {
        "as before": np.ones((HIGH, WIDE)),
        "a lamp is switched off": np.full((HIGH, WIDE), 0.6),
        "a cloud": 1 - 0.3 / (1 + np.exp((X - 500) / 80)),
        "somebody's shadow": 1 - 0.35 * np.exp(-((X - 700) ** 2 + (Y - 300) ** 2) / 2 / 120**2),
        "a lamp at one side": 1 + 0.12 * X / WIDE,
    }[name][..., None]


@pytest.mark.parametrize(
    "name",
    ["as before", "a lamp is switched off", "a cloud", "somebody's shadow", "a lamp at one side"],
)
def test_light_is_no_motion(name):
    assert not changed(seen(scene()), seen(scene() * light(name), 2)).any()


@pytest.mark.parametrize(
    "tiles",
    [
        ((303, 300), (600, 500), (900, 200)),
        ((300, 300), (600, 500)),
        ((300, 300), (600, 500), (900, 200), (100, 700)),
    ],
    ids=["pushed by 3 mm", "taken", "laid"],
)
@pytest.mark.parametrize("name", ["as before", "a lamp is switched off"])
def test_a_tile_is(tiles, name):
    assert changed(seen(scene()), seen(scene(tiles) * light(name), 2)).any()


class Table:
    """Frames five a second."""

    def __init__(self, still: Stillness):
        self.still = still
        self.number = 0

    def shows(self, picture: np.ndarray, frames: int = 1) -> list[Rest]:
        rests = []
        for _ in range(frames):
            image = taken(picture, self.number)
            rests.append(self.still.look(Frame(image, self.number / 5, self.number)))
            self.number += 1
        return rests


def arm(picture: np.ndarray, x: int = 700) -> np.ndarray:
    covered = picture.copy()
    covered[0:500, x : x + 90] = (120, 150, 200)
    covered[430:520, x - 20 : x + 110] = (120, 150, 200)
    return covered


def test_a_table_settles_after_its_quiet_time():
    table = Table(Stillness(quiet_s=0.7))
    assert table.shows(scene(), 6) == [Rest.QUIET] * 4 + [Rest.SETTLED] * 2


def test_a_moving_arm_is_motion_and_the_quiet_begins_after_it():
    table = Table(Stillness(quiet_s=0.5))
    table.shows(scene(), 5)
    moving = [table.shows(arm(scene(), x))[0] for x in (700, 680, 640)]
    assert moving == [Rest.MOVING] * 3
    assert table.shows(scene(), 4) == [Rest.MOVING, Rest.QUIET, Rest.QUIET, Rest.SETTLED]


def test_an_arm_that_rests_over_the_table_is_waited_for_and_a_mug_is_not_for_ever():
    table = Table(Stillness(quiet_s=0.5, patience_s=2.0))
    table.shows(scene(), 5)
    table.still.accept()
    rests = table.shows(arm(scene()), 12)
    assert rests[:3] == [Rest.MOVING, Rest.QUIET, Rest.QUIET]
    assert rests[3:10] == [Rest.HAND] * 7
    assert rests[10:] == [Rest.SETTLED] * 2


def test_an_arm_that_lies_over_a_tile_is_waited_for_much_longer():
    tile = np.array([[700, 325], [700, 300], [750, 300], [750, 325]], np.float32)
    table = Table(Stillness(quiet_s=0.5, patience_s=1.0, hiding_s=4.0))
    table.shows(scene(((700, 300),)), 5)
    table.still.accept([tile], 0.5)
    rests = table.shows(arm(scene()), 24)
    assert rests[3:20] == [Rest.HAND] * 17
    assert rests[21:] == [Rest.SETTLED] * 3


@pytest.mark.parametrize("known", ["nothing", "tiles", "tiles and the station"])
def test_a_picture_of_another_shape_is_a_new_beginning(known):
    still = Stillness(quiet_s=0.5)
    table = Table(still)
    table.shows(scene(), 5)
    if known != "nothing":
        still.accept([np.array([[300, 325], [300, 300], [350, 300], [350, 325]], np.float32)], 0.5)
    if known == "tiles and the station":
        still.know(Calibration.straight_down((WIDE, HIGH), 1.0))
    upright = np.ascontiguousarray(scene().transpose(1, 0, 2))
    for picture in (upright, scene()):
        assert table.shows(picture, 4) == [Rest.QUIET] * 3 + [Rest.SETTLED]


def test_the_station_s_lights_are_no_motion():
    camera = Calibration.straight_down((WIDE, HIGH), 1.0)
    still = Stillness(quiet_s=0.5)
    still.know(camera)
    table = Table(still)
    lit = scene()
    cv2.circle(lit, (WIDE // 2 + 60, HIGH // 2 - 50), 9, (60, 60, 255), -1)
    shown = [table.shows(scene() if n % 2 else lit)[0] for n in range(6)]
    assert Rest.MOVING not in shown and shown[-1] is Rest.SETTLED


def test_the_glow_of_a_light_on_the_table_beside_the_plate_is_no_motion():
    camera = Calibration.straight_down((WIDE, HIGH), 1.0)
    still = Stillness(quiet_s=0.5)
    still.know(camera)
    table = Table(still)
    glow = 90 * np.exp(-((X - WIDE / 2 - 90) ** 2 + (Y - HIGH / 2) ** 2) / 2 / 8**2)
    lit = np.clip(scene() + glow[..., None], 0, 255).astype(np.uint8)
    shown = [table.shows(scene() if n % 2 else lit)[0] for n in range(6)]
    assert Rest.MOVING not in shown and shown[-1] is Rest.SETTLED


def test_the_mask_covers_the_plate_and_leaves_the_engine_when_asked():
    camera = Calibration.straight_down((WIDE, HIGH), 1.0)
    mask = station_mask(camera, (HIGH // 2, WIDE // 2))
    assert mask[HIGH // 4, WIDE // 4] and not mask[HIGH // 4, WIDE // 4 + 60]
    open_middle = station_mask(camera, (HIGH // 2, WIDE // 2), engine=True)
    assert not open_middle[HIGH // 4, WIDE // 4] and open_middle[HIGH // 4, WIDE // 4 + 35]


def test_a_small_picture_of_the_camera_s_own_is_used():
    own = np.full((360, 640), 77, np.uint8)
    frame = Frame(np.zeros((HIGH, WIDE, 3), np.uint8), 0.0, 0, own)
    assert (small(frame) == 77).all()
    too_small = Frame(np.zeros((HIGH, WIDE, 3), np.uint8), 0.0, 0, own[:90, :160])
    assert small(too_small).shape == (450, 600)


def test_a_quiet_time_too_short_is_an_error():
    with pytest.raises(ValueError, match=r"at least 0\.3 s"):
        Stillness(quiet_s=0.2)
