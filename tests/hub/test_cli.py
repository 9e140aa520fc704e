import argparse
import importlib
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from hub.cli import main, parser
from hub.commands import COMMANDS
from hub.config.example import EXAMPLE
from hub.config.hub_toml import GameConfig
from hub.game.sheetfile import DEFAULT
from tests.hub.waiting import LIMIT_S


def test_help_names_every_command(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    said = capsys.readouterr().out
    for name in COMMANDS:
        assert name in said


def test_an_unknown_command_lists_those_there_are(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["plya"])
    assert stopped.value.code == 2
    # Python 3.11 puts the names into quotes, 3.13 does not.
    said = capsys.readouterr().err.replace("'", "")
    assert "invalid choice: plya (choose from " in said
    assert set(COMMANDS) <= set(re.findall(r"[\w-]+", said.split("choose from ")[1]))


@pytest.mark.parametrize("words", [["--help"], ["rules"], ["--version"]])
def test_only_what_was_chosen_is_loaded(words):
    code = f"""
import sys
from hub.cli import main
try:
    main({words})
except SystemExit:
    pass
heavy = ("cv2", "numpy", "pygame", "serial", "sqlite3", "hub.app", "hub.commands.play")
print([name for name in heavy if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def module(name):
    return importlib.import_module(f"hub.commands.{name.replace('-', '_')}")


def test_every_command_has_its_module_and_the_other_way_round():
    folder = Path(__file__).resolve().parents[2] / "hub" / "commands"
    named = {path.stem for path in folder.glob("*.py")}
    found = {name for name in named if hasattr(module(name), "add")}
    assert found == {name.replace("-", "_") for name in COMMANDS}
    assert all(callable(module(name).run) for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_s_help_is_a_sentence_and_an_option_s_the_end_of_one(name):
    assert re.fullmatch(r"[A-Z].*[^.]\.", COMMANDS[name])
    bare = argparse.ArgumentParser(add_help=False)
    module(name).add(bare)
    told = [action.help for action in bare._actions if action.help is not None]
    assert told != []
    odd = [words for words in told if re.match(r"[A-Z][a-z ]", words) or words.endswith(".")]
    assert odd == []


def test_one_sheet_is_the_default_everywhere():
    assert GameConfig().sheet == DEFAULT
    assert tomllib.loads(EXAMPLE)["game"]["sheet"] == DEFAULT
    for words in (["count", "hand.jpg"], ["demo"]):
        assert parser().parse_args(words).sheet == DEFAULT


def test_the_version(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"woowoo {version('woowoo')}\n"


def woowoo(*words, **named):
    # A test run started in the background passes on that Ctrl-C is ignored; a terminal does not.
    return subprocess.Popen(
        [sys.executable, "-m", "hub.cli", *words],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **named,
    )


@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("words", [["rules", "hub_leaflet"], ["--help"], ["read", "--help"]])
def test_output_that_nobody_reads_ends_quietly(words, buffered):
    reading, writing = os.pipe()
    os.close(reading)
    environ = {**os.environ, "PYTHONUNBUFFERED": buffered}
    with woowoo(*words, stdout=writing, env=environ) as running:
        os.close(writing)
        said = running.communicate(timeout=LIMIT_S)[1]
    assert (running.returncode, said) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("words", [["rules", "hub_leaflet"], ["--help"]])
def test_output_that_cannot_be_written_gets_a_sentence(words, buffered):
    environ = {**os.environ, "PYTHONUNBUFFERED": buffered}
    with Path("/dev/full").open("w") as full, woowoo(*words, stdout=full, env=environ) as running:
        said = running.communicate(timeout=LIMIT_S)[1]
    assert running.returncode == 1
    assert said == "The output cannot be written: No space left on device.\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_ctrl_c_ends_any_command_quietly(name, monkeypatch, capsys):
    def stopped(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(f"hub.commands.{name.replace('-', '_')}.run", stopped)
    needs = {"read": ["x"], "evaluate": ["x"], "count": ["x"], "replay": ["x"], "follow": ["x"]}
    assert main([name, *needs.get(name, [])]) == 130
    assert capsys.readouterr() == ("", "")


def test_ctrl_c_while_a_demo_runs():
    words = ["demo", "--plain", "--rounds", "13"]
    with woowoo(*words, stdout=subprocess.PIPE) as running:
        assert running.stdout.readline() != ""
        running.send_signal(signal.SIGINT)
        said = running.communicate(timeout=LIMIT_S)[1]
    assert (running.returncode, said) == (130, "")


def test_an_error_that_is_not_of_the_output_is_not_hidden(monkeypatch):
    def failing(arguments):
        raise BrokenPipeError("a pipe of its own")

    monkeypatch.setattr("hub.commands.rules.run", failing)
    with pytest.raises(BrokenPipeError, match="of its own"):
        main(["rules"])


def test_the_exit_codes_are_told(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.split("exit codes:\n")[1].splitlines()] == [
        "0",
        "1",
        "2",
        "130",
    ]


def test_a_demo_ends_with_one_line_of_figures(capsys):
    assert main(["demo", "--plain", "--seed", "3", "--players", "3", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    told = json.loads(lines[0])
    assert set(told) == {
        "rounds",
        "plays",
        "read_right",
        "asked",
        "read_wrong",
        "scores",
        "seconds",
    }
    assert told["rounds"] == 1
    assert told["read_right"] == told["plays"] > 20
    assert set(told["scores"]) == {"A", "B", "C"}
    assert min(told["scores"].values()) == 0


def test_a_hard_demo_tells_more(capsys):
    assert main(["demo", "--plain", "--hard", "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["refused_honest"] == 0
    assert sum(told["frames_to_accept"].values()) == told["plays"]
    assert all(each["made"] == each["noticed"] for each in told["slips"].values())


def test_without_json_the_demo_tells_what_happens(capsys):
    assert main(["demo", "--plain", "--set", "9", "--rounds", "2"]) == 0
    said = capsys.readouterr().out
    assert "Round 1 begins: 9-9" in said
    assert "Round 2 begins: 8-8" in said
    assert "2 round(s)" in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "9"], "seats 2 to 8 players, not 9"),
        (["--players", "1"], "seats 2 to 8 players, not 1"),
        (["--rounds", "0"], "at least one round, not 0"),
        (["--sheet", "leaflet"], "There is no sheet 'leaflet'. The sheets are: house,"),
        (["--set", "7"], "set_max is 7; it can be 6, 9, 12, 15, 18"),
    ],
)
def test_options_that_cannot_be_get_a_sentence(options, said, capsys):
    assert main(["demo", "--plain", *options]) == 2
    assert said in capsys.readouterr().err


def test_without_a_screen_the_demo_says_so(capsys, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    from hub.commands import demo
    from hub.simulator import evening

    whole = evening.Evening

    def without_pixels(*given, **named):
        return whole(*given, **{**named, "pixels": False})

    monkeypatch.setattr(demo, "Evening", without_pixels)
    assert not demo.has_screen()
    assert main(["demo"]) == 0
    out, err = capsys.readouterr()
    assert "There is no screen here, so the demo runs without its window." in err
    assert "read right" in out


def test_a_demo_for_a_station_that_is_not_there_does_not_begin(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("hub.commands.station.ANSWER_S", 0.3)
    port = tmp_path / "none"
    assert main(["demo", "--plain", "--station", str(port)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"The station is not plugged in: there is no {port}.\n"


def test_the_demo_tells_its_defaults_and_figures(capsys):
    with pytest.raises(SystemExit):
        main(["demo", "--help"])
    said = capsys.readouterr().out
    for part in ("which game (1)", "2 to 8 (4)", "the rules (hub_leaflet)", "how many (1)"):
        assert part in said
    for field in ("read_right", "asked", "read_wrong", "refused_honest", "frames_to_accept"):
        assert f"  {field} " in said
