"""What commands write is there as a whole or not at all, and a failed write is told plainly."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from hub.cli import main
from hub.commands.saving import NotSaved, make_folder, save, save_picture
from hub.game import Match, sheet
from hub.game.notation import write
from hub.game.record import Record
from vision.paint.painter import Painter, Placed
from vision.paint.style import style
from vision.paint.view import View


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the commands read: a photo of one tile, an untrue truth, a record."""
    path = tmp_path_factory.mktemp("given")
    painter = Painter(style("felt"), View(width=640, height=480), tracks=None, seed=3)
    cv2.imwrite(str(path / "hand.png"), painter.paint([Placed((6, 2), 0.0, 0.0, 0.0)]).image)
    (path / "truth.json").write_text(json.dumps([{"file": "hand.png", "tiles": [[1, 1]]}]))
    match = Match.new(sheet("house"), ["Ana", "Bo"])
    record = Record(match.rules, match.players, "A", ())
    (path / "match.mtn").write_text(write(record), encoding="utf-8")
    return path


WRITERS = {
    "read": ["read", "{given}/hand.png", "--annotate", "{goal}"],
    "evaluate": ["evaluate", "{given}/truth.json", "--sheet", "{goal}/mistakes.png"],
    "station-sheet": ["station-sheet", "--out", "{goal}"],
    "camera": ["camera", "{given}/hand.png", "--save", "{goal}/now.jpg"],
    "replay": ["replay", "{given}/match.mtn", "--write", "{goal}/copy.mtn"],
    "play": ["play", "{goal}/hub.toml", "--new"],
}


def words(name: str, given: Path, goal: Path) -> list[str]:
    return [word.format(given=given, goal=goal) for word in WRITERS[name]]


def full(self: Path, data: bytes) -> int:
    """A disk on which half of a file has room."""
    with self.open("wb") as file:
        file.write(data[: len(data) // 2])
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("name", WRITERS)
def test_a_full_disk_leaves_no_torn_file_behind(name, given, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(words(name, given, tmp_path)) == 1
    assert list(tmp_path.iterdir()) == []
    said = capsys.readouterr().err
    assert said.startswith(str(tmp_path)) and said.endswith(
        " cannot be written: No space left on device.\n"
    )


@pytest.mark.parametrize("name", WRITERS)
def test_what_is_written_is_all_that_is_left(name, given, tmp_path):
    assert main(words(name, given, tmp_path)) == 0
    left = sorted(path.name for path in tmp_path.iterdir())
    assert (
        left
        == {
            "read": ["hand-read.jpg"],
            "evaluate": ["mistakes.png"],
            "station-sheet": ["station-9.pdf", "station-9.svg"],
            "camera": ["now.jpg"],
            "replay": ["copy.mtn"],
            "play": ["hub.toml"],
        }[name]
    )


def test_a_write_that_fails_keeps_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "a.jpg"
    save(path, b"before")
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(NotSaved, match=r"a\.jpg cannot be written: No space left on device\."):
        save(path, b"after")
    monkeypatch.undo()
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_link_leads_to_is_written_and_the_link_stays(tmp_path):
    (tmp_path / "there").mkdir()
    link = tmp_path / "a.txt"
    link.symlink_to(tmp_path / "there" / "b.txt")
    save(link, b"text")
    assert link.is_symlink() and (tmp_path / "there" / "b.txt").read_bytes() == b"text"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none/a.jpg", "There is no folder {folder}/none."),
        ("here.jpg", "{folder}/here.jpg is a folder, not a file."),
        ("a.txt", "{folder}/a.txt cannot be written: a picture's name ends in .jpg or .png."),
        ("a\0.jpg", "{folder}/a\0.jpg cannot be written."),
    ],
)
def test_a_picture_that_cannot_be_written_says_why(name, said, tmp_path):
    (tmp_path / "here.jpg").mkdir()
    with pytest.raises(NotSaved) as told:
        save_picture(tmp_path / name, np.zeros((4, 4, 3), np.uint8))
    assert str(told.value) == said.format(folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["here.jpg"]


def test_a_file_that_is_read_only_is_not_replaced(tmp_path, monkeypatch):
    path = tmp_path / "a.txt"
    path.write_bytes(b"mine")
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write everywhere
    with pytest.raises(NotSaved, match=r"a\.txt may not be written: look at its permissions\."):
        save(path, b"yours")
    assert path.read_bytes() == b"mine"


@pytest.mark.parametrize("below", ["", "more", "more/still"])
@pytest.mark.parametrize("name", ["read", "station-sheet"])
def test_a_file_in_the_place_of_a_folder_is_told(name, below, given, tmp_path, capsys):
    file = tmp_path / "file"
    file.write_text("mine")
    assert main(words(name, given, file / below)) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"{file} is a file: name a folder instead.\n")
    assert file.read_text() == "mine"


def test_a_folder_is_made_with_those_above_it(tmp_path):
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


@pytest.mark.parametrize(
    "command",
    [
        ["read", "{pipe}"],
        ["count", "{pipe}"],
        ["evaluate", "{pipe}"],
        ["replay", "{pipe}"],
        ["rules", "{pipe}"],
        ["follow", "{folder}"],
        ["follow", "{pipe}"],
        ["camera", "{pipe}"],
    ],
)
def test_a_pipe_into_which_nobody_writes_is_told_and_not_waited_for(command, tmp_path):
    pipe = tmp_path / ("pipe.toml" if command[0] == "rules" else "pipe.jpg")
    os.mkfifo(pipe)
    given = [word.format(pipe=pipe, folder=tmp_path) for word in command]
    done = subprocess.run(
        [sys.executable, "-m", "hub.cli", *given], capture_output=True, text=True, timeout=300
    )
    assert done.returncode in (1, 2)
    assert str(pipe) in done.stderr and done.stderr.endswith(".\n"), done.stderr
