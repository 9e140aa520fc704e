"""The serial station against the firmware under real MicroPython, over a pty."""

import os
import pty
import random
import threading
import time
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from firmware.link import pack
from hub.config.hub_toml import StationConfig
from hub.signals.lights import lights
from hub.station import Dimmed, Lamp, Lights, Pattern, Press, StationError, open_stations
from hub.station.serial import SerialStation
from hub.station.virtual import VirtualPico, micropython
from tests.hub.english import english
from tests.hub.station.pixels import shows
from tests.hub.station.walk import a_round
from tests.hub.waiting import LIMIT_S, comes_true

try:
    micropython()
except StationError as missing:
    pytest.skip(str(missing), allow_module_level=True)

BLUE = Lights((Lamp((0, 0, 255), Pattern.STEADY, 0.2),) * 9, Lamp((0, 0, 255), Pattern.STEADY, 1))


@pytest.fixture
def pico() -> Iterator[VirtualPico]:
    with VirtualPico() as made:
        yield made


@pytest.fixture
def told() -> list[Press]:
    return []


@pytest.fixture
def station(pico: VirtualPico, told: list[Press]) -> Iterator[SerialStation]:
    with SerialStation(told.append, pico.port) as made:
        assert comes_true(lambda: made.trouble is None), made.trouble
        yield made


def test_the_pixels_are_what_the_lights_say_after_every_move_of_a_round(
    pico: VirtualPico, station: SerialStation
) -> None:
    steps = 0
    for match in a_round(seed=1):
        picture = lights(match).dimmed(0.5)
        station.show(picture)
        assert pico.wait_for(lambda now, want=picture: shows(want, now), LIMIT_S), pico.pixels
        steps += 1
    assert steps > 40


def test_presses_arrive(pico: VirtualPico, station: SerialStation, told: list[Press]) -> None:
    pico.press()
    assert comes_true(lambda: told == [Press.PRESS])
    pico.press(2.2)
    assert comes_true(lambda: told[1:] == [Press.HOLD])


def test_pulled_and_plugged_two_hundred_times_during_a_match(
    pico: VirtualPico, station: SerialStation, told: list[Press]
) -> None:
    matches = [match for seed in range(4) for match in a_round(seed)]
    presses = 0
    for turn in range(200):
        pico.unplug()
        match = matches[turn % len(matches)]
        station.show(lights(match))
        if turn % 10 == 0:
            assert comes_true(lambda: station.trouble is not None)
        pico.pictures.clear()
        pico.plug()
        picture = lights(match)
        assert pico.wait_for(lambda now, want=picture: shows(want, now), LIMIT_S), f"pull {turn}"
        if turn % 4 == 0:
            pico.press(0.06)
            presses += 1
            assert comes_true(lambda want=presses: len(told) == want), f"pull {turn}"
    assert told == [Press.PRESS] * 50


def test_a_press_as_the_cable_goes_arrives_when_it_is_back(told: list[Press]) -> None:
    """Only the data is cut, the Pico keeps its power: what it could not tell it tells later."""
    cut = threading.Event()
    with (
        VirtualPico(mangle=lambda data, down: b"" if cut.is_set() else data) as pico,
        SerialStation(told.append, pico.port) as station,
    ):
        assert comes_true(lambda: station.trouble is None)
        cut.set()
        pico.press()
        assert comes_true(lambda: station.trouble is not None)
        assert told == []
        cut.clear()
        assert comes_true(lambda: told == [Press.PRESS])
        time.sleep(0.6)
        assert told == [Press.PRESS], "once"


def test_a_bad_cable_shows_the_right_lights_and_tells_each_press_once(told: list[Press]) -> None:
    chance = random.Random(5)

    def spoil(data: bytes, down: bool) -> bytes:
        if chance.random() > 0.25:
            return data
        at = chance.randrange(len(data))
        kind = chance.randrange(3)
        if kind == 0:
            return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]
        return data[:at] if kind == 1 else data[:at] + b"\x03\x04*9\n" + data[at:]

    with VirtualPico(mangle=spoil) as pico, SerialStation(told.append, pico.port) as station:
        for count, match in enumerate(a_round(seed=2)):
            if count == 30:
                break
            picture = lights(match).dimmed(0.5)
            station.show(picture)
            assert pico.wait_for(lambda now, want=picture: shows(want, now), LIMIT_S)
            if count % 5 == 0:
                pico.press()
                assert comes_true(lambda want=count // 5 + 1: len(told) == want)
                time.sleep(0.45)
    assert told == [Press.PRESS] * 6


def test_a_slow_station_is_waited_for() -> None:
    def slow(data: bytes, down: bool) -> bytes:
        time.sleep(0.15)
        return data

    with VirtualPico(mangle=slow) as pico, SerialStation(lambda press: None, pico.port) as station:
        station.show(BLUE)
        assert pico.wait_for(lambda now: shows(BLUE, now), LIMIT_S)
        assert comes_true(lambda: station.trouble is None)


def test_the_last_picture_is_shown_before_it_closes(
    pico: VirtualPico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hub.station.serial.FAREWELL_S", LIMIT_S)
    with SerialStation(lambda press: None, pico.port) as station:
        assert comes_true(lambda: station.trouble is None)
        station.show(BLUE)
    assert pico.wait_for(lambda now: shows(BLUE, now), LIMIT_S)
    station.close()


def test_a_sign_shows_for_a_moment_and_goes(pico: VirtualPico, station: SerialStation) -> None:
    station.show(BLUE)
    assert pico.wait_for(lambda now: shows(BLUE, now), LIMIT_S)
    station.sign()
    red = Lights(BLUE.tracks, Lamp((255, 0, 0), Pattern.STEADY, 1))
    assert pico.wait_for(lambda now: shows(red, now), LIMIT_S)
    assert pico.wait_for(lambda now: shows(BLUE, now), LIMIT_S)


def test_a_port_that_another_program_has(pico: VirtualPico) -> None:
    other = serial.Serial(pico.port, exclusive=True)
    with SerialStation(lambda press: None, pico.port) as station:
        assert comes_true(lambda: "another program has it" in english(station.trouble))
        other.close()
        assert comes_true(lambda: station.trouble is None)


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A port with something else behind it: its path, and its far end."""
    far, near = pty.openpty()
    tty.setraw(near)
    yield os.ttyname(near), far
    os.close(far)
    os.close(near)


def test_a_device_that_is_silent(stranger: tuple[str, int]) -> None:
    with SerialStation(lambda press: None, stranger[0]) as station:
        assert comes_true(lambda: "does not answer" in english(station.trouble))


def test_a_device_that_talks_of_other_things(stranger: tuple[str, int]) -> None:
    port, far = stranger
    done = threading.Event()
    told: list[Press] = []

    def chatter() -> None:
        while not done.is_set():
            os.write(far, b"$GPGGA,123519,4807.038,N\r\n" + pack("BTN", 1, "press"))
            time.sleep(0.01)

    thread = threading.Thread(target=chatter)
    thread.start()
    with SerialStation(told.append, port) as station:
        assert comes_true(lambda: "does not answer" in english(station.trouble))
    done.set()
    thread.join()
    assert told == []


def test_another_firmware_gets_a_sentence(stranger: tuple[str, int]) -> None:
    port, far = stranger
    with SerialStation(lambda press: None, port) as station:
        number = int(os.read(far, 200).split()[1])
        os.write(far, pack("HELLO", number, "9", "9.0.0", "e6", "b007", "9"))
        assert comes_true(lambda: "speaks protocol 9" in english(station.trouble))


def test_what_is_no_port_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no port")
    with SerialStation(lambda press: None, str(file)) as station:
        assert comes_true(lambda: "cannot be opened" in english(station.trouble))
    with SerialStation(lambda press: None, str(tmp_path / "none")) as station:
        assert comes_true(lambda: "not plugged in: there is no" in english(station.trouble))


def test_a_picture_for_another_station_is_refused(station: SerialStation) -> None:
    with pytest.raises(ValueError, match="a picture for 3 tracks, not 9"):
        station.show(Lights.dark(3))


def test_opened_from_hub_toml_it_dims(pico: VirtualPico) -> None:
    config = StationConfig(kinds=("serial", "simulated"), port=pico.port, brightness=0.5)
    real, drawn = open_stations(config, lambda press: None)
    with real, drawn:
        assert isinstance(real, Dimmed)
        for station in (real, drawn):
            station.show(BLUE)
        assert pico.wait_for(lambda now: shows(BLUE.dimmed(0.5), now), LIMIT_S)
        assert drawn.shown == BLUE  # type: ignore[attr-defined]


@pytest.mark.parametrize("tracks", [8, 15])
def test_any_number_of_tracks(tracks: int) -> None:
    board = (
        f"PIXEL_PIN = 0\nBUTTON_PIN = 1\nPIXELS = {tracks + 1}\nENGINE = ({tracks},)\n"
        f"TRACKS = tuple((n,) for n in range({tracks}))\n"
        "LIMIT_MA = 300\nCHANNEL_MA = 20\nIDLE_MA = 1\nDEBOUNCE_MS = 20\n"
    )
    row = tuple(Lamp((10 + n, 0, 0), Pattern.STEADY) for n in range(tracks))
    shown = (*(lamp.colour for lamp in row), (0, 0, 200))
    with VirtualPico(board=board) as pico, SerialStation(lambda p: None, pico.port, tracks) as hub:
        hub.show(Lights(row, Lamp((0, 0, 200), Pattern.STEADY)))
        assert pico.wait_for(lambda now: now == shown, LIMIT_S), pico.pixels


def test_a_station_with_other_tracks_gets_a_sentence(pico: VirtualPico) -> None:
    with SerialStation(lambda press: None, pico.port, tracks=12) as station:
        assert comes_true(lambda: "9 tracks and hub.toml says 12" in english(station.trouble))
