import numpy as np
import pytest

from hub.simulator.camera import VirtualCamera
from hub.simulator.layout import NoRoom
from hub.simulator.table import NoSuchTile, VirtualTable
from hub.station import Lamp, Lights
from hub.station.base import Pattern
from vision.camera.base import CameraClosed, CameraLost
from vision.paint.props import Prop
from vision.paint.view import View
from vision.placing.plate import HEIGHT_MM, Plate

SMALL = View(width=600, height=450, px_per_mm=0.5)


def laid() -> VirtualTable:
    table = VirtualTable(seed=2)
    table.clear(12)
    for track, pair in [(1, (12, 5)), (1, (5, 5)), (1, (5, 0)), (9, (12, 3))]:
        table.lay(track, pair)
    return table


def test_rows_are_the_trains_from_the_station_outwards() -> None:
    table = laid()
    assert table.rows == [[(12, 5), (5, 5), (5, 0)], [], [], [], [], [], [], [], [(12, 3)]]
    assert table.engine == (12, 12)


def test_the_half_laid_first_lies_nearer_the_station() -> None:
    tile = laid().tiles[1]
    corners = tile.pose.corners(50, 25)
    inner, outer = np.hypot(*corners[:2].mean(axis=0)), np.hypot(*corners[2:].mean(axis=0))
    assert tile.values == (12, 5)
    assert inner == pytest.approx(92, abs=4)
    assert outer == pytest.approx(142, abs=4)


def test_the_engine_lies_on_the_station() -> None:
    engine = laid().tiles[0]
    assert (engine.values, engine.x_mm, engine.z_mm) == ((12, 12), 0, HEIGHT_MM)


def test_clearing_begins_a_new_round() -> None:
    table = laid()
    table.clear(11)
    assert table.rows == [[] for _ in range(9)]
    assert [tile.values for tile in table.tiles] == [(11, 11)]


def test_taking_a_tile_leaves_the_others_where_they_lie() -> None:
    table = laid()
    before = table.tiles
    assert table.take(1, 0) == (12, 5)
    assert table.tiles == before[:1] + before[2:]


def test_slips_of_the_hand() -> None:
    table = laid()
    table.put(1, 0, (12, 7))
    assert table.rows[0][0] == (12, 7)
    table.turn(1, 2)
    assert table.rows[0][2] == (0, 5)
    table.flip(9)
    assert table.rows[8] == []
    assert table.tiles[-1].face_down


def test_an_elbow_shifts_a_tile_and_nothing_else() -> None:
    table = laid()
    before, rows = table.tiles, table.rows
    table.elbow(1, 2)
    assert table.rows == rows
    changed = [a for a, b in zip(before, table.tiles, strict=True) if a != b]
    assert [tile.values for tile in changed] == [(5, 0)]


def test_a_hand_of_tiles_is_shown_beside_the_trains() -> None:
    table = laid()
    table.show([(n, n) for n in range(13)])
    assert table.face_up == [(n, n) for n in range(13)]
    centres = np.array([(tile.x_mm, tile.y_mm) for tile in table.tiles])
    apart = np.linalg.norm(centres[:, None] - centres[None], axis=2) + 1e3 * np.eye(len(centres))
    assert apart.min() > 24
    table.show([])
    assert table.face_up == []


def test_there_is_an_end_to_room() -> None:
    with pytest.raises(NoRoom, match="700 tiles"):
        laid().show([(1, 2)] * 700)


def test_no_such_tile() -> None:
    with pytest.raises(NoSuchTile, match="Track 2 has 0 tiles"):
        laid().take(2)
    with pytest.raises(NoSuchTile, match="tracks 1 to 9"):
        laid().lay(10, (1, 2))


def test_trains_go_round_a_mug() -> None:
    table = VirtualTable(seed=2)
    table.stand(Prop("mug", 0, -320))
    table.clear(12)
    for value in range(8):
        table.lay(1, (value, value + 1))
    assert all(np.hypot(t.x_mm, t.y_mm + 320) > 50 for t in table.tiles)


def test_clutter_stands_at_the_edge_and_a_round_still_fits() -> None:
    table = VirtualTable(seed=5, used=(1, 4, 9))
    table.clutter(6, hands=2)
    assert len(table.props) == 8
    for prop in table.props:
        assert max(abs(prop.x_mm) / 600, abs(prop.y_mm) / 450) > 0.85
    table.clear(12)
    for number in range(60):
        table.lay((1, 4, 9)[number % 3], (number % 13, (number + 5) % 13))
    hidden = [t for t in VirtualCamera(table, view=SMALL).look().truths if t.visible < 1]
    assert not hidden


def test_a_camera_gives_frames_at_its_own_pace() -> None:
    camera = VirtualCamera(laid(), view=SMALL, fps=4)
    first, second = camera.read(), camera.read()
    assert (first.number, second.number) == (0, 1)
    assert second.time_s - first.time_s == 0.25
    assert first.image.shape == (450, 600, 3)
    assert (first.image != second.image).any()  # the sensor's noise
    assert np.abs(first.image.astype(int) - second.image).mean() < 5


def test_the_camera_sees_what_is_laid_and_hands_that_reach_over() -> None:
    table = laid()
    camera = VirtualCamera(table, view=SMALL)
    assert {t.values for t in camera.look().truths} == {(12, 12), (12, 5), (5, 5), (5, 0), (12, 3)}
    assert all(truth.visible == 1.0 for truth in camera.look().truths)
    table.reach_to(0, 0)
    assert camera.look().truths[0].visible < 0.5
    table.withdraw()
    assert camera.look().truths[0].visible == 1.0


def test_a_covered_lens_sees_nothing() -> None:
    camera = VirtualCamera(laid(), view=SMALL)
    camera.cover()
    assert camera.read().image.max() < 20
    camera.uncover()
    assert camera.read().image.max() > 150


def test_an_unplugged_camera_is_lost() -> None:
    with VirtualCamera(laid(), view=SMALL) as camera:
        camera.unplugged = True
        with pytest.raises(CameraLost, match="unplugged"):
            camera.read()
        camera.unplugged = False
        camera.read()
    with pytest.raises(CameraClosed):
        camera.read()


def test_bumps_and_lamps() -> None:
    camera = VirtualCamera(laid(), view=SMALL)
    before = camera.look()
    camera.bump()
    moved = camera.look().truths[0].corners - before.truths[0].corners
    assert 1 < np.abs(moved).max() < 20
    camera.lamp(0.4)
    assert camera.look().image.mean() < 0.6 * before.image.mean()


def test_the_station_s_lights_are_seen() -> None:
    lights = Lights((Lamp((255, 0, 0), Pattern.STEADY), *[Lamp()] * 8))
    dark = VirtualCamera(laid(), view=SMALL).look().image.astype(int)
    lit = VirtualCamera(laid(), view=SMALL, shown=lambda: lights).look().image.astype(int)
    x, y = SMALL.project([[*Plate(9).light(1), HEIGHT_MM]])[0].round().astype(int)
    assert (lit - dark)[y, x, 1] < -60
