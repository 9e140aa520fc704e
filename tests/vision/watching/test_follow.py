import json
from pathlib import Path

import numpy as np
import pytest

from hub.cli import main
from vision.reading.reading import Reading
from vision.watching.follow import Follower

SEQUENCES = Path(__file__).resolve().parents[3].parent / "shared" / "photos" / "sequences"
TABLE = np.random.default_rng(0).integers(90, 140, (400, 600, 3)).astype(np.uint8)


def tile(image: np.ndarray, x: int, y: int, values, sure=0.97, length=60) -> Reading:
    """Draw something at a place that differs by the pips, and its reading."""
    width = length // 2
    image[y : y + width, x : x + length] = 220
    image[y + 2 : y + 6, x + 3 : x + 5 + 2 * values[0]] = 20
    image[y + 20 : y + 24, x + 30 : x + 32 + 2 * values[1]] = 20
    corners = [[x, y + width], [x, y], [x + length, y], [x + length, y + width]]
    a, b = (((pips, 1.0),) for pips in values)
    return Reading(tuple(values), np.array(corners, np.float32), sure, (a, b))


def see(follower, *tiles, extra=()):
    image = TABLE.copy()
    readings = [tile(image, *each) for each in tiles]
    change = follower.see(image, [*readings, *extra])
    return [r.values for r in change.new], [r.values for r in change.gone]


def test_what_is_laid_is_new_once_and_what_is_taken_is_gone_once():
    follower = Follower()
    first, second = (50, 50, (3, 4)), (200, 50, (4, 6))
    assert see(follower, first) == ([(3, 4)], [])
    assert see(follower, first) == ([], [])
    assert see(follower, second, first) == ([(4, 6)], [])
    assert see(follower, second) == ([], [(3, 4)])
    assert see(follower) == ([], [(4, 6)])


def test_a_tile_that_is_not_read_for_once_is_neither_gone_nor_new():
    follower = Follower()
    image = TABLE.copy()
    reading = tile(image, 50, 50, (3, 4))
    follower.see(image, [reading])
    assert not follower.see(image, [])
    assert not follower.see(image, [reading])


def test_a_tile_that_is_pushed_stays_itself():
    follower = Follower()
    see(follower, (50, 50, (3, 4)), (300, 200, (1, 1)))
    assert see(follower, (70, 58, (3, 4)), (300, 200, (1, 1))) == ([], [])


def test_a_swap_in_one_place_is_one_tile_gone_and_another_new():
    follower = Follower()
    see(follower, (50, 50, (3, 4)))
    assert see(follower, (50, 90, (5, 12))) == ([(5, 12)], [(3, 4)])


def test_what_is_read_where_nothing_has_changed_was_there_before():
    follower = Follower()
    see(follower, (50, 50, (3, 4)))
    figure = tile(TABLE.copy(), 400, 300, (1, 2))
    assert see(follower, (50, 50, (3, 4)), extra=[figure]) == ([], [])


def test_printed_figures_of_another_size_and_doubtful_readings_are_no_tiles():
    follower = Follower()
    image = TABLE.copy()
    readings = [
        tile(image, 50, 50, (3, 4)),
        tile(image, 50, 150, (4, 4)),
        tile(image, 300, 50, (1, 2), 0.95, length=40),
        tile(image, 300, 250, (0, 9), 0.3),
    ]
    assert [r.values for r in follower.see(image, readings).new] == [(3, 4), (4, 4)]


def test_a_picture_of_another_shape_is_a_new_beginning():
    follower = Follower()
    see(follower, (50, 50, (3, 4)), (200, 50, (4, 6)))
    image = np.ascontiguousarray(TABLE.transpose(1, 0, 2))
    change = follower.see(image, [tile(image, 50, 50, (3, 4))])
    assert ([r.values for r in change.new], change.gone) == ([(3, 4)], ())
    assert not follower.see(image, [tile(image, 50, 50, (3, 4))])


@pytest.mark.parametrize(("sure", "believed"), [(0.5, True), (0.49, False)])
def test_a_new_tile_is_believed_from_one_half_on(sure, believed):
    follower = Follower()
    see(follower, (50, 50, (3, 4)))
    new, _ = see(follower, (50, 50, (3, 4)), (300, 200, (5, 6), sure))
    assert new == ([(5, 6)] if believed else [])


@pytest.mark.parametrize(("length", "usual"), [(70, True), (74, False), (50, True), (46, False)])
def test_a_fifth_longer_or_shorter_than_its_fellows_is_a_printed_figure(length, usual):
    follower = Follower()
    see(follower, (50, 50, (3, 4)), (200, 50, (4, 6)))
    new, _ = see(follower, (50, 50, (3, 4)), (200, 50, (4, 6)), (300, 200, (1, 2), 0.97, length))
    assert new == ([(1, 2)] if usual else [])


@pytest.mark.parametrize(("sure", "told"), [(0.9, [(3, 4)]), (0.89, [(3, 4), (1, 2)])])
def test_in_the_first_picture_those_that_are_well_read_tell_the_size(sure, told):
    assert see(Follower(), (50, 50, (3, 4), sure), (300, 50, (1, 2), 0.85, 80))[0] == told


@pytest.mark.parametrize(("away", "pushed"), [(29, True), (31, False)])
def test_a_tile_within_half_its_length_was_pushed(away, pushed):
    follower = Follower()
    see(follower, (50, 50, (3, 4)), (300, 200, (1, 1)))
    changed = see(follower, (50 + away, 50, (3, 4)), (300, 200, (1, 1)))
    assert changed == (([], []) if pushed else ([(3, 4)], [(3, 4)]))


@pytest.mark.parametrize(("away", "same"), [(11, True), (13, False)])
def test_within_a_fifth_of_its_length_it_is_the_same_tile_whatever_is_read(away, same):
    follower = Follower()
    see(follower, (50, 50, (3, 4)))
    assert see(follower, (50 + away, 50, (3, 9))) == (([], []) if same else ([(3, 9)], [(3, 4)]))


@pytest.mark.skipif(not SEQUENCES.is_dir(), reason="the real games are not on this machine")
@pytest.mark.parametrize("game", ["game1", "game4"])
def test_a_real_game_photo_by_photo(game, capsys):
    assert main(["follow", str(SEQUENCES / game), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    moves = json.loads((SEQUENCES / game / "moves.json").read_text())
    expected: dict[str, list[list[int]]] = {}
    waiting = []
    for move in moves:
        waiting.append(sorted(move["new"]))
        if move["frame"] is not None:
            expected[move["frame"]] = sorted(waiting)
            waiting = []
    assert {line["frame"]: line["new"] for line in told} == expected
    assert all(line["gone"] == [] and line["train"] is None for line in told)


def test_a_source_that_is_none(tmp_path, capsys):
    assert main(["follow", str(tmp_path / "nothing"), "--json"]) == 2
    assert "A camera is " in capsys.readouterr().err
    assert main(["follow", str(tmp_path), "--quiet", "0.1"]) == 2
    assert "at least 0.3 s" in capsys.readouterr().err
