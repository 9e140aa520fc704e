"""The demo's round with the station on the Pico: real app, real firmware, a virtual table."""

import threading
import time
from contextlib import closing

import pytest

from hub.cli import main
from hub.game import sheet
from hub.simulator.session import Session
from hub.station import Lights, Press, StationError, Told
from hub.station.serial import SerialStation
from hub.station.virtual import VirtualPico, micropython
from tests.hub.station.pixels import shows
from tests.hub.waiting import LIMIT_S

try:
    micropython()
except StationError as missing:
    pytest.skip(str(missing), allow_module_level=True)


class OnThePico:
    """The session's station: its lights are the Pico's pixels, its presses a finger on the Pico."""

    def __init__(self, told: Told, tracks: int) -> None:
        self.shown = Lights.dark(tracks)
        self.trouble = None
        self.presses = 0
        self.wrong: list[str] = []
        self._told = told
        self._heard = threading.Event()
        self._pressed_s = 0.0
        self._pico = VirtualPico()
        self._station = SerialStation(self._hear, self._pico.port, tracks)

    def _hear(self, press: Press) -> None:
        self._told(press)
        self._heard.set()

    def show(self, lights: Lights) -> None:
        self.shown = lights.dimmed(0.4)
        self._station.show(self.shown)
        if not self._pico.wait_for(lambda now: shows(self.shown, now), LIMIT_S):
            self.wrong.append(f"{self.shown} but {self._pico.pixels}")

    def sign(self) -> None:
        self._station.sign()

    def press(self, press: Press) -> None:
        assert press is Press.PRESS
        time.sleep(max(0.0, self._pressed_s + 0.45 - time.monotonic()))
        self._heard.clear()
        self._pico.press(0.05)
        assert self._heard.wait(LIMIT_S)
        self._pressed_s = time.monotonic()
        self.presses += 1

    def close(self) -> None:
        self._station.close()
        self._pico.close()


def test_a_whole_round() -> None:
    rules = sheet("hub_leaflet")
    with closing(Session(rules, players=4, seed=3, rounds=1, station=OnThePico)) as session:
        for _ in session.steps():
            pass
        real = session.station
        assert real.wrong == []
        assert session.wrong == []
        assert session.figures.rounds == 1
        assert session.figures.plays > 20
        assert real.presses > 5


def test_the_demo_shows_its_lights_on_a_station_too() -> None:
    with VirtualPico() as pico:
        command = ["demo", "--plain", "--headless", "--station", pico.port]
        assert main(command) == 0
        assert len({picture for _, picture in pico.pictures}) > 3
