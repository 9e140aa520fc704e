"""`woowoo play`, from hub.toml to a kill and on, with photos of a virtual table as its camera."""

import json
import os
import shutil
import signal
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import cv2
import pytest

from hub.cli import main
from hub.commands.play import _record, _switch_off
from hub.config.example import EXAMPLE
from hub.config.hub_toml import Config, load, parse
from hub.game import sheet
from hub.game.sheetfile import write_rules
from hub.journal.file import Journal
from hub.running.looking import NO_PHOTO
from hub.simulator.camera import VirtualCamera
from hub.simulator.table import VirtualTable
from tests.hub.waiting import LIMIT_S

TOML = """
journal = "evening.journal"
[game]
players = ["Ana", "Bo"]
sheet = "hub_leaflet"
[camera]
source = "{photos}"
[station]
kinds = ["none"]
[sound]
on = false
[window]
on = false
"""


@pytest.fixture(scope="module")
def photos(tmp_path_factory) -> Path:
    """An engine, then two plays; in the folder "wrong", a tile more that does not fit."""
    folder = tmp_path_factory.mktemp("photos")
    table = VirtualTable(9, seed=3, used=(1, 2, 9))
    table.clear(12)
    with VirtualCamera(table, seed=3) as camera:
        for number, laid in enumerate((None, (1, (12, 5)), (2, (12, 3)))):
            if laid is not None:
                table.lay(*laid)
            cv2.imwrite(str(folder / f"{number}.png"), camera.read().image)
        table.lay(1, (7, 4))
        (folder / "wrong").mkdir()
        cv2.imwrite(str(folder / "wrong" / "3.png"), camera.read().image)
    return folder


@pytest.fixture
def toml(tmp_path, photos) -> Path:
    path = tmp_path / "hub.toml"
    path.write_text(TOML.format(photos=photos), encoding="utf-8")
    return path


class Played:
    """A running `woowoo play`; lines out, words in."""

    def __init__(self, toml: Path, *options: str) -> None:
        command = [sys.executable, "-m", "hub.cli", "play", str(toml), "--headless", *options]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=Path(__file__).parents[3],
        )
        self.lines: list[str] = []

    def until(self, words: str) -> str:
        for line in self.process.stdout:
            self.lines.append(line.strip())
            if words in line:
                return line.strip()
        raise AssertionError(f"{words!r} was not said, but: {self.lines}")

    def say(self, words: str) -> None:
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def end(self) -> int:
        self.say("q")
        self.process.communicate(timeout=LIMIT_S)
        return self.process.returncode


def test_a_game_is_followed_killed_and_gone_on_with(toml, tmp_path):
    record = tmp_path / "record"
    game = Played(toml, "--record", str(record))
    try:
        game.until("Round 1 begins: 12-12, Ana starts.")
        game.until("Ana plays 12-5 on Ana's train.")
        game.until("Bo plays 12-3 on Bo's train.")
        game.say("d")
        game.until("Ana draws.")
        game.say("p Bo")
        game.until("It is Ana's turn. Bo has to wait.")
    finally:
        game.kill()
    with Journal(tmp_path / "evening.journal") as journal:
        texts = [event.text for event in journal.moves(1)][1:]
        assert texts == ["A 12-5>A", "B 12-3>B", "A +?"]
    lines = (record / "verdicts.jsonl").read_text(encoding="utf-8").splitlines()
    verdicts = [json.loads(line) for line in lines]
    assert [line["moves"] for line in verdicts[1:]] == [["A 12-5>A"], ["B 12-3>B"]]
    assert all((record / line["frame"]).stat().st_size > 10_000 for line in verdicts)

    again = Played(toml)
    try:
        again.until("Going on with the match of Ana, Bo.")
        again.until("Ana draws.")
        again.say("5-1")
        again.until("Ana plays 5-1 on Ana's train.")
        again.say("u")
        again.until("Taken back: Ana plays 5-1 on Ana's train.")
        assert again.end() == 0
    finally:
        again.kill()
    with Journal(tmp_path / "evening.journal") as journal:
        assert [event.text for event in journal.moves(1)][1:] == texts


def test_photos_that_come_later_are_read_as_they_come(tmp_path, photos):
    folder = tmp_path / "photos"
    folder.mkdir()
    path = tmp_path / "hub.toml"
    path.write_text(TOML.format(photos=folder), encoding="utf-8")
    game = Played(path)
    try:
        game.until(f"Photos that come into {folder} are read as they come.")
        game.until(NO_PHOTO)
        for name, said in (
            ("0.png", "Round 1 begins: 12-12, Ana starts."),
            ("1.png", "Ana plays 12-5 on Ana's train."),
            ("2.png", "Bo plays 12-3 on Bo's train."),
            ("wrong/3.png", "7-4 does not fit. Ana's train needs a 5."),
        ):
            shutil.copy(photos / name, folder)
            game.until(said)
        assert game.end() == 0
    finally:
        game.kill()


def begun(folder: Path, text: str) -> Path:
    """A kept match of Ana and Bo by the leaflet, and a hub.toml beside it that says `text`."""
    with Journal(folder / "kept.journal") as journal:
        journal.begin(write_rules(sheet("hub_leaflet")), ("Ana", "Bo"))
    path = folder / "hub.toml"
    path.write_text('journal = "kept.journal"\n' + text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("[game]\nplayers = ['Ana', 'Bo']", None),
        ("[game]\nplayers = ['Ana', 'Cy']", "players"),
        ("[game]\nplayers = ['Ana', 'Bo']\nsettings = {rounds = 5}", "rules"),
        ("[game]\nsheet = 'house'", "players and rules"),
    ],
)
@pytest.mark.parametrize("fresh", [False, True])
def test_a_kept_match_that_is_other_than_hub_toml_is_told_of(tmp_path, capsys, text, other, fresh):
    arguments = Namespace(config=begun(tmp_path, text), fresh=fresh)
    with Journal(tmp_path / "kept.journal") as journal:
        record = _record(journal, load(arguments.config), arguments)
    said = capsys.readouterr().out
    assert record.number == (2 if fresh else 1)
    assert ("Going on with the match of Ana, Bo." in said) is not fresh
    assert ("It was begun with" in said) is (other is not None and not fresh)
    if other and not fresh:
        assert f"It was begun with other {other} than" in said
        assert "--fresh begins a match with the new ones." in said


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[game]\nsheet = 'leaflet'", "There is no sheet 'leaflet'"),
        ("[game.settings]\nknocking = true", "There is no setting knocking"),
    ],
)
def test_a_wrong_hub_toml_is_told_of_though_a_match_is_kept(tmp_path, capsys, text, error):
    assert main(["play", str(begun(tmp_path, text)), "--headless"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{tmp_path / 'hub.toml'}: [game] ") and error in said


def test_the_example_says_what_holds_without_it():
    assert parse(EXAMPLE) == Config()


def test_a_new_file_is_written_once(tmp_path, capsys):
    path = tmp_path / "hub.toml"
    assert main(["play", str(path), "--new"]) == 0
    assert parse(path.read_text(encoding="utf-8")) == Config()
    path.write_text("mine", encoding="utf-8")
    assert main(["play", str(path), "--new"]) == 1
    assert path.read_text(encoding="utf-8") == "mine"
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", 2, "There is no"),
        ("[camera]\nsource = 'nowhere'\n[station]\nkinds = ['none']\n", 2, "no camera 'nowhere'"),
        ("[station]\nkinds = ['usb']\n", 2, "[station] kinds should be one of"),
        ("[game]\nsheet = 'leaflet'\n", 2, "There is no sheet 'leaflet'"),
        ("[game.settings]\nknocking = true\n", 2, "There is no setting knocking"),
        ("journal = 'no/where/x.journal'\n", 1, "Is the folder there"),
    ],
)
def test_what_cannot_be_opened_gets_a_sentence(tmp_path, capsys, text, code, said):
    path = tmp_path / "hub.toml"
    if text:
        path.write_text(text, encoding="utf-8")
    assert main(["play", str(path), "--headless"]) == code
    sentence = capsys.readouterr().err.splitlines()[-1]
    assert said in sentence
    assert sentence.startswith(f"{path}: ") or code == 1 or not text


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("", 0, ""),
        ("true", 0, ""),
        ("no-such-program now", 1, "cannot be run: No such file or directory."),
        ("say 'open", 1, "cannot be run: a quote is open in it."),
    ],
)
def test_the_machine_is_switched_off_by_the_command_of_hub_toml(capsys, command, code, said):
    assert _switch_off(command, Path("hub.toml")) == code
    told = capsys.readouterr().err
    assert said in told
    assert told.startswith(f"hub.toml: [station] switch_off = {command!r} ") or not said
