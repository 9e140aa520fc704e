import json
import subprocess
import sys

import pytest

from hub.cli import COMMANDS, main


def test_help_names_every_command(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    said = capsys.readouterr().out
    for name in COMMANDS:
        assert name.replace("_", "-") in said


def test_an_unknown_command_lists_those_there_are(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["plya"])
    assert stopped.value.code == 2
    assert "'play'" in capsys.readouterr().err


def test_help_is_quick_because_nothing_heavy_is_imported():
    code = (
        "import sys\nfrom hub.cli import parser\nparser()\n"
        "print([m for m in ('cv2', 'pygame', 'numpy', 'serial') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


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

    monkeypatch.setattr(evening, "Evening", without_pixels)
    assert not demo.has_screen()
    assert main(["demo"]) == 0
    out, err = capsys.readouterr()
    assert "There is no screen here, so the demo runs without its window." in err
    assert "read right" in out
