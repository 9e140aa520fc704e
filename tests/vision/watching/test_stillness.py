import cv2
import numpy as np
import pytest

from vision.camera.base import Frame
from vision.placing.calibration import Calibration
from vision.watching.stillness import (
    Look,
    Rest,
    Stillness,
    changed,
    look_at,
    small,
    station_mask,
)

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
    assert small(frame).shape == (360, 640)
    large = Frame(np.zeros((HIGH, WIDE, 3), np.uint8), 0.0, 0, np.repeat(own, 2, 1).repeat(2, 0))
    assert small(large).shape == (360, 640)
    too_small = Frame(np.zeros((HIGH, WIDE, 3), np.uint8), 0.0, 0, own[:90, :160])
    assert small(too_small).shape == (450, 600)


def test_a_quiet_time_too_short_is_an_error():
    with pytest.raises(ValueError, match=r"at least 0\.3 s"):
        Stillness(quiet_s=0.2)


def look(grey: np.ndarray) -> Look:
    """A look of a picture as it stands, its windows measured here."""

    def windows(values: np.ndarray) -> np.ndarray:
        return cv2.boxFilter(values, cv2.CV_32F, (13, 13), borderType=cv2.BORDER_REFLECT)

    grey = grey.astype(np.float32)
    mean = windows(grey)
    return Look(grey, mean, np.maximum(windows(grey * grey) - mean * mean, 0))


CHECKED = np.where(np.add(*np.mgrid[0:120, 0:160]) % 2, 1.0, -1.0)
STRIPED = np.where(np.mgrid[0:120, 0:160][0] % 2, 1.0, -1.0)


@pytest.mark.parametrize(("levels", "seen"), [(3.9, False), (4.1, True)])
def test_what_is_under_four_grey_levels_is_noise(levels, seen):
    flat = look(np.zeros(CHECKED.shape))
    assert changed(flat, look(levels * CHECKED)).any() == seen
    assert changed(look(levels * CHECKED), flat).any() == seen


@pytest.mark.parametrize(("share", "seen"), [(0.11, False), (0.13, True)])
def test_what_a_change_of_light_explains_but_for_an_eighth_is_no_change(share, seen):
    before, after = 40 * CHECKED, 40 * (np.sqrt(1 - share) * CHECKED + np.sqrt(share) * STRIPED)
    assert changed(look(before), look(0.7 * after + 5)).any() == seen
    assert changed(look(after), look(before)).any() == seen


def test_a_picture_turned_into_its_negative_has_changed():
    assert changed(look(40 * CHECKED), look(-40 * CHECKED)).all()


@pytest.mark.parametrize(("windows", "seen"), [(19, False), (20, True)])
def test_a_few_windows_are_noise(windows, seen):
    mask = np.ones(CHECKED.shape, bool)
    mask.ravel()[:windows] = False
    assert changed(look(np.zeros(CHECKED.shape)), look(40 * CHECKED), mask).any() == seen


def test_the_mask_reaches_to_the_middle_of_a_first_tile():
    camera = Calibration.straight_down((WIDE, HIGH), 1.0)
    mask = station_mask(camera, (HIGH, WIDE))
    x, y = WIDE // 2, HIGH // 2
    assert mask[y, x + 116] and not mask[y, x + 118] and mask[y - 116, x]


@pytest.mark.parametrize(("size", "step"), [((900, 1200), 2), ((480, 640), 1), ((2592, 4608), 7)])
def test_every_nth_pixel_of_the_green_channel_makes_the_small_picture(size, step):
    image = np.zeros((*size, 3), np.uint8)
    image[step // 2 :: step, step // 2 :: step, 1] = 200
    seen = small(Frame(image, 0.0, 0))
    assert (seen == 200).all()
    assert max(seen.shape) == pytest.approx(640, rel=0.07)


@pytest.mark.parametrize(
    ("width", "length", "rest"),
    [
        (90, 300, Rest.HAND),
        (90, 60, Rest.SETTLED),  # a sleeve at the very edge reaches in too little
        (8, 200, Rest.HAND),  # a stick or a finger
        (40, 300, Rest.HAND),
    ],
)
@pytest.mark.parametrize("edge", range(4))
def test_an_arm_is_large_and_reaches_in_over_any_edge(edge, width, length, rest):
    table = Table(Stillness(quiet_s=0.5, patience_s=9.0))
    table.shows(scene(), 5)
    table.still.accept()
    covered = np.rot90(scene(), edge).copy()
    covered[:length, 400 : 400 + width] = (120, 150, 200)
    assert table.shows(np.rot90(covered, -edge), 6)[-1] is rest


def test_what_lies_within_the_table_s_edges_is_no_arm():
    table = Table(Stillness(quiet_s=0.5, patience_s=9.0))
    table.shows(scene(), 5)
    table.still.accept()
    covered = scene()
    covered[100:500, 700:790] = (120, 150, 200)
    assert table.shows(covered, 6)[-1] is Rest.SETTLED


def test_after_forgetting_the_first_picture_begins_the_quiet_anew():
    table = Table(Stillness(quiet_s=0.5))
    table.shows(scene(), 5)
    table.still.accept()
    table.still.forget()
    assert table.shows(arm(scene()), 4) == [Rest.QUIET] * 3 + [Rest.SETTLED]


def test_the_shortest_quiet_time_is_allowed():
    assert Table(Stillness(quiet_s=0.3)).shows(scene(), 3) == [Rest.QUIET] * 2 + [Rest.SETTLED]


@pytest.mark.parametrize("over_a_tile", [False, True])
def test_how_long_is_waited_where_nobody_says(over_a_tile):
    still = Stillness()
    tile = np.array([[700, 325], [700, 300], [750, 300], [750, 325]], np.float32)

    def rest(picture: np.ndarray, time_s: float) -> Rest:
        return still.look(Frame(taken(picture, int(time_s * 10)), time_s, 0))

    bare = scene(((700, 300),))
    assert [rest(bare, t) for t in (0, 0.69, 0.71)] == [Rest.QUIET, Rest.QUIET, Rest.SETTLED]
    still.accept([tile] if over_a_tile else [], 0.5)
    patience = 60.0 if over_a_tile else 4.0
    times = (10, 10.71, 10 + patience - 0.1, 10 + patience + 0.1)
    rests = [rest(arm(bare), t) for t in times]
    assert rests == [Rest.MOVING, Rest.HAND, Rest.HAND, Rest.SETTLED]
