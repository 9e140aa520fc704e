from dataclasses import replace
from math import cos, radians, sin

import cv2
import numpy as np
import pytest

from vision.placing.calibration import (
    Calibration,
    NotCalibrated,
    TileSize,
    calibrate,
    camera_matrix,
    find_tags,
    from_tags,
)
from vision.placing.plate import HEIGHT_MM, Plate

SIZE = (2400, 1800)
GRID = np.stack(np.meshgrid(np.linspace(-600, 600, 9), np.linspace(-450, 450, 9)), -1)


def tilted(degrees: float, turn: float, tracks: int = 9, px_per_mm: float = 1.9) -> Calibration:
    level = Calibration.straight_down(SIZE, px_per_mm, turn_deg=turn, tracks=tracks)
    lean, _ = cv2.Rodrigues(np.array([radians(degrees), radians(degrees / 3), 0.0]))
    return replace(level, rotation=lean @ level.rotation)


def seen_tags(camera: Calibration, noise: float = 0.15, seed: int = 0) -> dict[int, np.ndarray]:
    random = np.random.default_rng(seed)
    return {
        tag: camera.to_px(corners, HEIGHT_MM) + random.normal(0, noise, (4, 2))
        for tag, corners in Plate(camera.tracks).tags.items()
    }


def picture(camera: Calibration, hidden: tuple[int, ...] = ()) -> np.ndarray:
    """The plate's tags as that camera sees them, on a grey table."""
    scale, half = 8, 100
    plate = np.full((2 * half * scale, 2 * half * scale), 230, np.uint8)
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    for place, (tag, corners) in enumerate(Plate(camera.tracks).tags.items()):
        if place not in hidden:
            (left, top), (right, _) = np.round((corners[:2] + half) * scale).astype(int)
            side = right - left
            marker = cv2.aruco.generateImageMarker(dictionary, tag, side)
            plate[top : top + side, left : left + side] = marker
    flat = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * plate.shape[0]
    there = camera.to_px((flat / scale) - half, HEIGHT_MM).astype(np.float32)
    turn = cv2.getPerspectiveTransform(flat - 0.5, there - np.float32(0.5))
    smooth = cv2.GaussianBlur(plate, (0, 0), 2)
    seen = cv2.warpPerspective(smooth, turn, SIZE, borderValue=90)
    noise = np.random.default_rng(1).normal(0, 4, seen.shape)
    return np.clip(seen + noise, 0, 255).astype(np.uint8)


def test_table_frame_of_a_camera_that_looks_straight_down():
    camera = Calibration.straight_down(SIZE, 2.0, centre=(1000, 800), turn_deg=90)
    assert camera.to_px([0, 0], 0) == pytest.approx((1000, 800))
    assert camera.to_px([0, -100], 0) == pytest.approx((1200, 800)), "track 1 points right"
    assert camera.to_px([100, 0], 0) == pytest.approx((1000, 1000)), "x runs down"


def test_what_is_nearer_the_camera_shows_further_out():
    camera = Calibration.straight_down(SIZE, 2.0, focal=0.75)
    # Focal length 1800 px at 2 px a mm: the camera hangs 900 mm over the table.
    on_top = 1200 + 400 * 1800 / (900 - 9)
    assert camera.to_px([400, 0])[0] == pytest.approx(on_top)
    assert camera.to_px([400, 0], 0)[0] == pytest.approx(2000)


@pytest.mark.parametrize("lean", [0, 12, 30])
def test_there_and_back(lean):
    camera = tilted(lean, 40)
    for height in (0.0, 9.0, 12.0):
        assert camera.to_mm(camera.to_px(GRID, height), height) == pytest.approx(GRID, abs=1e-5)
    bent = replace(camera, distortion=np.array([-0.08, 0.01, 0.0, 0.0, 0.0]))
    near = GRID[2:7, 2:7]
    assert bent.to_mm(bent.to_px(near)) == pytest.approx(near, abs=0.05)
    assert camera.to_mm(np.zeros((0, 2))).shape == (0, 2)


@pytest.mark.parametrize("tracks", [8, 9, 12, 15])
def test_tracks_run_clockwise_from_twelve_o_clock(tracks):
    camera = Calibration.straight_down(SIZE, tracks=tracks, slot_mm=92)
    assert camera.direction(1) == pytest.approx((0, -1))
    angle = radians(-90 + 360 / tracks)
    assert camera.direction(2) == pytest.approx((cos(angle), sin(angle)))
    assert camera.slot(1) == pytest.approx((0, -92))
    for wrong in (0, tracks + 1):
        with pytest.raises(ValueError, match=f"tracks 1 to {tracks}"):
            camera.direction(wrong)


@pytest.mark.parametrize("tracks", [8, 9, 15])
@pytest.mark.parametrize(("lean", "turn"), [(0, 0), (5, 200), (15, 75), (25, 310)])
def test_the_table_is_found_from_the_picture_of_the_plate(lean, turn, tracks):
    camera = tilted(lean, turn, tracks)
    found = calibrate(picture(camera))
    assert found.tracks == tracks
    assert found.error_px < 0.6
    away = np.linalg.norm(found.to_mm(camera.to_px(GRID)) - GRID, axis=-1)
    assert away.max() < 6, "over a table of 1.2 m by 0.9 m"
    assert away[3:6, 3:6].max() < 1, "where trains begin"


def test_two_tags_are_enough_where_a_hand_covers_the_others():
    camera = tilted(6, 20)
    found = calibrate(picture(camera, hidden=(0, 1)))
    assert found.seen == 2
    away = np.linalg.norm(found.to_mm(camera.to_px(GRID)) - GRID, axis=-1)
    assert (away < 1 + 0.05 * np.linalg.norm(GRID, axis=-1)).all(), "5 % of the distance"
    assert np.abs(found.to_mm(camera.to_px([[0, -92]])) - [0, -92]).max() < 1


def test_one_tag_or_none_is_a_sentence():
    camera = tilted(0, 0)
    with pytest.raises(NotCalibrated, match="does not see the station's tags"):
        calibrate(np.full((600, 800, 3), 120, np.uint8))
    with pytest.raises(NotCalibrated, match="sees 1 of the station's 4 tags"):
        calibrate(picture(camera, hidden=(0, 1, 2)))


def test_tags_that_lie_on_no_plate_of_ours():
    camera = tilted(0, 0)
    tags = seen_tags(camera)
    moved = {tag: quad + np.array([0, 60 * (n % 2)]) for n, (tag, quad) in enumerate(tags.items())}
    with pytest.raises(NotCalibrated, match="not where a flat plate has them"):
        from_tags(moved, SIZE, camera_matrix(SIZE), np.zeros(5), TileSize())


def test_tags_of_another_plate_in_the_picture_are_outvoted():
    camera = tilted(4, 10, 9)
    tags = seen_tags(camera) | {0: np.array([[10, 10], [50, 10], [50, 50], [10, 50]], float)}
    found = from_tags(tags, SIZE, camera.matrix, np.zeros(5), TileSize())
    assert found.tracks == 9
    assert np.abs(found.to_mm(camera.to_px([[0, -92]])) - [0, -92]).max() < 1


def test_no_tags_in_pictures_too_small_to_hold_any():
    assert find_tags(np.zeros((40, 40, 3), np.uint8)) == {}


@pytest.mark.parametrize("turn", [0, 90, 200])
def test_two_clicks_do_where_there_is_no_plate(turn):
    camera = Calibration.straight_down(SIZE, 2.0, centre=(1100, 800), turn_deg=turn)
    ends = camera.to_px([[300, 200], [350, 200]])
    tile_px = float(np.hypot(*(ends[1] - ends[0])))
    along = camera.to_px(camera.direction(1) * 240, 0)
    clicked = Calibration.by_hand(SIZE, (1100, 800), tuple(along), tile_px)
    away = np.linalg.norm(clicked.to_mm(camera.to_px(GRID)) - GRID, axis=-1)
    assert away.max() < 1
    with pytest.raises(NotCalibrated, match="Click on the station's centre"):
        Calibration.by_hand(SIZE, (1100, 800), (1101, 800), tile_px)
