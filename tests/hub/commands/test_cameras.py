"""`woowoo camera` and `woowoo follow` over painted tables in a folder."""

import json
from dataclasses import replace

import cv2
import numpy as np
import pytest

from hub.cli import main
from vision.paint.painter import Painter, Placed
from vision.paint.props import hand
from vision.paint.style import STYLES
from vision.paint.view import View
from vision.placing.plate import HEIGHT_MM

ENGINE = Placed((12, 12), 0, 0, 0, z_mm=HEIGHT_MM)
FIRST = Placed((12, 5), 0, -117, -90)
SECOND = Placed((5, 3), 2, -170, -88)
MEXICAN = Placed((12, 9), -117 * np.sin(np.radians(40)), -117 * np.cos(np.radians(40)), -130)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Four photos: a play each, then one tile swapped and pushed."""
    where = tmp_path_factory.mktemp("table")
    painter = Painter(
        STYLES["wood"], View(width=1500, height=1100, px_per_mm=1.9, distance_mm=800), 9, seed=3
    )
    tables = [
        [ENGINE, FIRST],
        [ENGINE, FIRST, MEXICAN],
        [ENGINE, FIRST, MEXICAN, SECOND],
        [ENGINE, FIRST, MEXICAN, replace(SECOND, values=(5, 4), x_mm=5)],
    ]
    for number, tiles in enumerate(tables, 1):
        image = painter.paint(tiles, number=number).image
        cv2.imwrite(str(where / f"{number}.png"), image)
    return where


def test_follow_names_the_trains_where_a_station_is_in_view(folder, capsys):
    assert main(["follow", str(folder), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told == [
        {"frame": "1.png", "new": [[5, 12]], "gone": [], "train": "A"},
        {"frame": "2.png", "new": [[9, 12]], "gone": [], "train": "M"},
        {"frame": "3.png", "new": [[3, 5]], "gone": [], "train": "A"},
        {"frame": "4.png", "new": [[4, 5]], "gone": [[3, 5]], "train": "A"},
    ]


def test_follow_in_words(folder, capsys):
    assert main(["follow", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1.png: 12-5 is new on train A.",
        "2.png: 12-9 is new on train M.",
        "3.png: 5-3 is new on train A.",
        "4.png: 5-4 is new and 5-3 is gone on train A.",
    ]


def test_a_torn_photo_is_told_and_the_others_are_followed(folder, tmp_path, capsys):
    for number in (1, 2):
        (tmp_path / f"{number}.png").write_bytes((folder / f"{number}.png").read_bytes())
    (tmp_path / "1a.png").write_bytes((folder / "1.png").read_bytes()[:5000])
    assert main(["follow", str(tmp_path), "--json"]) == 1
    out, err = capsys.readouterr()
    assert [json.loads(line)["frame"] for line in out.splitlines()] == ["1.png", "2.png"]
    assert "1a.png" in err


@pytest.mark.parametrize("station", [True, False])
def test_a_film_is_followed_from_rest_to_rest(station, tmp_path, capsys):
    view = View(width=800, height=900, px_per_mm=1.9, distance_mm=800)
    painter = Painter(STYLES["wood"], view, 9 if station else None, seed=3)
    film = tmp_path / "film.avi"
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 10.0, (800, 900))
    reaching = [hand(0, y, 80) for y in (-120, -140)]
    for tiles, hands, frames in (
        ([FIRST], [], 12),
        ([FIRST], reaching[:1], 1),
        ([FIRST, replace(SECOND, x_mm=2)], reaching[1:], 1),
        ([FIRST, replace(SECOND, x_mm=2)], [], 12),
    ):
        image = painter.paint(tiles, hands).image
        for _ in range(frames):
            writer.write(image)
    writer.release()
    assert main(["follow", str(film), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    train = "A" if station else None
    assert [(line["new"], line["gone"], line["train"]) for line in told] == [
        ([[5, 12]], [], train),
        ([[3, 5]], [], train),
    ]
    first, second = (line["frame"] for line in told)
    assert 7 <= first <= 9, "0.7 s after the beginning"
    assert 20 <= second <= 24, "0.7 s after the hand had gone"


def test_camera_saves_a_picture_and_says_what_it_shows(folder, tmp_path, capsys):
    saved = tmp_path / "now.png"
    assert main(["camera", str(folder), "--save", str(saved)]) == 0
    assert cv2.imread(str(saved)).shape == (1100, 1500, 3)
    out = capsys.readouterr().out
    assert "1500 x 1100 pixels" in out
    assert "A station with 9 tracks is in view, 1.9 pixels a mm." in out


def test_camera_without_a_name_lists_what_a_source_may_be(capsys):
    assert main(["camera"]) == 0
    assert '"picamera"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["kitchen"], 2, "There is no camera 'kitchen'"),
        (["{folder}", "--size", "large"], 2, "written like 4608x2592"),
        (["{folder}", "--save", "{folder}/none/now.jpg"], 1, "There is no folder {folder}/none."),
        (["{folder}", "--save", "{folder}/now.gif"], 1, "now.gif cannot be written: a picture's"),
    ],
)
def test_camera_says_what_is_wrong(words, code, sentence, folder, capsys):
    assert main(["camera", *(word.format(folder=folder) for word in words)]) == code
    assert sentence.format(folder=folder) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["kitchen"], 2, "There is no camera 'kitchen'"),
        (["{empty}", "--quiet", "nan"], 2, "The time of rest is at least 0.3 s."),
        (["{empty}", "--wait", "-1"], 2, "The time to wait is 0 s or more."),
        (["{empty}"], 1, "has no picture in it."),
    ],
)
def test_follow_says_what_is_wrong(words, code, sentence, tmp_path, capsys):
    assert main(["follow", *(word.format(empty=tmp_path) for word in words)]) == code
    assert sentence in capsys.readouterr().err
