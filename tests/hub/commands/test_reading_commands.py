import argparse
import json
import re
from pathlib import Path

import cv2
import numpy as np
import pytest

from hub.cli import main
from hub.commands import evaluate
from hub.commands.count import doubt
from hub.commands.read import sentence
from vision.paint.painter import Painter, Placed
from vision.paint.scenes import SETS
from vision.paint.style import style
from vision.paint.view import View
from vision.reading import overlay
from vision.reading.confidence import percent
from vision.reading.reading import Reading


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Photos: two tiles, none, a torn one, an empty one."""
    path = tmp_path_factory.mktemp("photos")
    painter = Painter(style("felt"), View(width=640, height=480), tracks=None, seed=3)
    tiles = [Placed((6, 0), -30.0, 0.0, 0.0), Placed((0, 0), 40.0, 10.0, 60.0)]
    hand = cv2.imencode(".jpg", painter.paint(tiles).image)[1].tobytes()
    (path / "hand.jpg").write_bytes(hand)
    (path / "torn.jpg").write_bytes(hand[: len(hand) // 2])
    (path / "empty.jpg").write_bytes(b"")
    cv2.imwrite(str(path / "bare.png"), np.full((300, 400, 3), 60, np.uint8))
    return path


def test_read_prints_an_object_a_photo(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = f"{folder}/hand.jpg"
    assert main(["read", name, f"{folder}/bare.png", "--json"]) == 0
    hand, bare = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (hand["file"], hand["width"], hand["height"]) == (name, 640, 480)
    assert sorted(sorted(t["values"]) for t in hand["tiles"]) == [[0, 0], [0, 6]]
    for tile in hand["tiles"]:
        assert np.array(tile["corners"]).shape == (4, 2)
        assert 0.6 <= tile["confidence"] <= 1
    assert hand["seconds"] > 0
    assert bare["tiles"] == []


def test_bad_photos_get_a_sentence_and_the_others_are_read(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [f"{folder}/{n}.jpg" for n in ("torn", "gone", "empty", "hand")]
    assert main(["read", *names]) == 1
    said = capsys.readouterr()
    # This small picture's tiles are read as less than sure, or not: the next test says how.
    plain = re.sub(r" \d+ %\??", "", said.out)
    assert plain == f"{folder}/hand.jpg: 2 tiles: 0-0, 6-0\n"
    assert [line.split(":")[0] for line in said.err.splitlines()] == names[:3]


def test_a_tile_says_how_sure_it_is_where_that_is_not_enough() -> None:
    corners = np.zeros((4, 2), np.float32)
    sure = [((1, 2), 0.951), ((12, 6), 0.9499), ((3, 3), 0.799), ((0, 5), 0.8)]
    readings = [
        Reading((a, b), corners, confidence, (((a, 1.0),), ((b, 1.0),)))
        for (a, b), confidence in sure
    ]
    assert sentence("a.jpg", readings) == "a.jpg: 4 tiles: 2-1, 3-3 79 %?, 5-0 80 %, 12-6 94 %"
    assert sentence("a.jpg", readings[:1]) == "a.jpg: 1 tile: 2-1"
    assert sentence("a.jpg", []) == "a.jpg: no tiles"


@pytest.mark.parametrize("sure", [0.7999, 0.9499])
def test_the_same_percentage_is_told_wherever_a_reading_is(sure: float) -> None:
    corners = np.zeros((4, 2), np.float32)
    reading = Reading((5, 3), corners, sure, (((5, 0.7), (6, 0.3)), ((3, 1.0),)))
    told = percent(sure)
    assert told == f"{int(sure * 100)} %", "cut: 79.99 is below the 80 that a mark is about"
    assert sentence("a.jpg", [reading]).startswith(f"a.jpg: 1 tile: 5-3 {told}")
    assert doubt(reading) == f"{told} sure, 5 may be 6"
    assert overlay.words(reading).startswith(f"5-3 {told} (")


def test_the_marks_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["read", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "A ? marks those below 80 %" in said


def test_annotated_photos_are_written_even_with_the_same_name(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "hand.jpg").write_bytes((folder / "hand.jpg").read_bytes())
    goal = tmp_path / "drawn"
    assert main(["read", f"{folder}/hand.jpg", f"{other}/hand.jpg", "--annotate", str(goal)]) == 0
    assert sorted(p.name for p in goal.iterdir()) == ["hand-2-read.jpg", "hand-read.jpg"]
    photo = (other / "hand.jpg").read_bytes()
    assert main(["read", f"{other}/hand.jpg", "--annotate", str(other)]) == 0
    assert (other / "hand.jpg").read_bytes() == photo
    assert (other / "hand-read.jpg").exists()


def test_a_hand_is_counted_by_the_sheet(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", f"{folder}/hand.jpg", "--sheet", "hub_leaflet"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[:3]] == [
        ["6-0", "31"],
        ["0-0", "50"],
        ["total", "81"],
    ]


def test_counting_says_what_it_does_not_know(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["count", f"{folder}/hand.jpg", "--sheet", "nobodys"]) == 2
    assert "hub_leaflet" in capsys.readouterr().err
    assert main(["count", f"{folder}/torn.jpg"]) == 1
    assert "torn.jpg" in capsys.readouterr().err
    assert main(["count", f"{folder}/bare.png"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "bare.png: no tiles are seen, so nothing is counted." in said.err


def test_evaluate_prints_figures_and_writes_mistakes(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [
        {"file": "hand.jpg", "tiles": [[0, 6], [1, 1]], "set": "coloured"},
        {"file": "bare.png", "tiles": []},
    ]
    truth = folder / "truth.json"
    truth.write_text(json.dumps(rows))
    goal = tmp_path / "sheet.jpg"
    assert main(["evaluate", str(truth), "--sheet", str(goal)]) == 0
    said = capsys.readouterr().out
    assert "not exact: hand.jpg  missed 1-1  false 0-0" in said
    assert cv2.imread(str(goal)) is not None


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "There is no file {path}."),
        (b"[]", "{path}: the list is empty; there is no photo to measure."),
        (b"\xff\xfe\x00", "{path} is not text."),
        (b"[1,\n2", "{path}: this is no JSON (Expecting ',' delimiter in line 2, column 2)."),
        (b"{}", "{path}: a list of photos is expected, each with `file` and `tiles`."),
        (b"[3]", '{path}, photo 1: an object such as {{"file": "a.jpg", "tiles": [[5, 3]]}}'),
        (b"[" * 100_000, "{path}: this is no JSON that can be read."),
    ],
)
def test_evaluate_without_a_truth_says_so(
    content: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "truth.json"
    if content is not None:
        path.write_bytes(content)
    assert main(["evaluate", str(path)]) == 1
    assert capsys.readouterr().err.startswith(said.format(path=path))
    assert main(["evaluate", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} is a folder, not a file.\n"


def test_evaluate_paints_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    goal = str(tmp_path / "sheet.jpg")
    painted = ["evaluate", "--painted", "3", "--set", "6", "--seed", "41", "--sheet", goal]
    assert main([*painted, "--json"]) == 0
    kinds = json.loads(capsys.readouterr().out)["kinds"]
    assert kinds["all"]["photos"] == kinds["double-6"]["photos"] == 3
    assert kinds["scattered"]["photos"] == 1
    assert main([*painted, "--px-per-mm", "2.5"]) == 0
    assert re.search(r"double-6 .* of 3", capsys.readouterr().out)


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--painted", "0"],
        ["--painted", "1", "--px-per-mm", "0"],
        ["--painted", "1", "--px-per-mm", "nan"],
        ["--painted", "1", "--seed", "-1"],
        ["truth.json", "--painted", "-3"],
        ["truth.json", "--set", "9"],
        ["--painted", "1", "--sheet", "house"],
        ["--painted", "1", "--sheet", "no/such/folder.jpg"],
    ],
)
def test_evaluate_without_anything_to_measure(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", *options]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_contact_sheet_never_takes_the_place_of_what_is_measured(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo, truth = tmp_path / "hand.jpg", tmp_path / "truth.json"
    photo.write_bytes((folder / "hand.jpg").read_bytes())
    truth.write_text(json.dumps([{"file": "hand.jpg", "tiles": [[1, 1]]}]))
    assert main(["evaluate", str(truth), "--sheet", str(photo)]) == 2
    assert "name another --sheet" in capsys.readouterr().err
    assert photo.read_bytes() == (folder / "hand.jpg").read_bytes()


def test_where_nothing_can_be_read_nothing_is_measured(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    truth = folder / "torn.json"
    truth.write_text(json.dumps([{"file": "torn.jpg", "tiles": [[1, 1]]}]))
    assert main(["evaluate", str(truth), "--sheet", str(tmp_path / "m.jpg")]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "nothing is measured" in said.err


def test_the_sets_to_paint_are_those_of_the_painter() -> None:
    parser = argparse.ArgumentParser()
    evaluate.add(parser)
    for most in SETS:
        assert parser.parse_args(["--set", str(most)]).most == most
    with pytest.raises(SystemExit):
        parser.parse_args(["--set", str(max(SETS) + 1)])
