import subprocess
import sys
from pathlib import Path

import pytest

from hub.cli import main
from hub.commands.station import drawn
from hub.station import StationError
from hub.station.virtual import micropython
from tests.hub.waiting import LIMIT_S


def has_micropython() -> bool:
    try:
        return bool(micropython())
    except StationError:
        return False


needs_micropython = pytest.mark.skipif(not has_micropython(), reason="needs MicroPython")


@needs_micropython
def test_the_test_walks_all_lights_and_hears_the_button(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["station", "test", "--virtual", "--step", "0"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "serial: it is there and answers."
    assert sum(line.startswith("One light,") for line in said) == 9
    assert said[-1] == "The button says: press. All is well if the lights did as told."


def test_a_station_that_is_not_there_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hub.commands.station.ANSWER_S", 0.3)
    assert main(["station", "--port", str(tmp_path / "none")]) == 1
    assert "not plugged in" in capsys.readouterr().err


def test_flash_without_a_pico_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hub.station.serial.picos", list)
    assert main(["station", "flash"]) == 1
    assert capsys.readouterr().err == "no Pico is plugged in; name the port with --port\n"


def test_flash_with_a_board_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["station", "flash", "--board", "no/such/board.py"]) == 1
    assert capsys.readouterr().err == "there is no no/such/board.py\n"


def test_where_no_station_is_asked_for_nothing_is_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    toml = tmp_path / "hub.toml"
    toml.write_text('[station]\nkinds = ["none"]\n')
    assert main(["station", "test", "--config", str(toml)]) == 1
    out, err = capsys.readouterr()
    assert out == "none: hub.toml asks for no station.\n"
    assert err == "So there is nothing to test. Name one in [station] kinds.\n"
    assert main(["station", "look", "--config", str(toml)]) == 0


def test_a_kind_of_station_or_a_config_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    toml = tmp_path / "hub.toml"
    toml.write_text('[station]\nkinds = ["usb"]\n')
    assert main(["station", "--config", str(toml)]) == 2
    assert 'kinds should be one of "serial", "gpio", "simulated", "none"' in capsys.readouterr().err
    assert main(["station", "--config", str(tmp_path / "other.toml")]) == 2
    assert "There is no" in capsys.readouterr().err


@pytest.mark.parametrize("step", ["-1", "nan", "1e9"])
def test_a_step_that_cannot_be(step: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["station", "test", "--virtual", "--step", step]) == 2
    assert capsys.readouterr().err == "--step is 0 to 60 seconds.\n"


@pytest.mark.parametrize("what", ["look", "test"])
def test_a_board_is_for_flash_alone(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["station", what, "--board", "board.py"]) == 2
    assert capsys.readouterr().err == "--board is for: woowoo station flash --board FILE\n"


@needs_micropython
def test_a_virtual_station_for_anyone() -> None:
    command = [sys.executable, "-m", "hub.cli", "station", "--virtual"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL) as running:
        assert running.stdout
        port = running.stdout.readline().decode().split('"')[1]
        assert main(["station", "--port", port]) == 0
        running.terminate()
        running.wait(LIMIT_S)
    assert not Path(port).parent.exists(), "it tidies up"


def test_pixels_are_drawn_as_dots() -> None:
    text = drawn(((0, 0, 0), (64, 0, 0)))
    assert text.count("\u25cf") == 2
    assert "\x1b[38;2;232;40;40m" in text
