"""The demo's round with the station on the Pico: real app, real firmware, a virtual table."""

import queue
import time
from collections.abc import Iterator

import pytest

from hub.actions.items import Pressed
from hub.cli import main
from hub.game import sheet
from hub.simulator.session import Session
from hub.station import Lights, Press, StationError
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

    def __init__(self, session: Session) -> None:
        self.session = session
        self.shown = Lights.dark(9)
        self.trouble = None
        self.presses = 0
        self.wrong: list[str] = []
        self._told: queue.Queue[Press] = queue.Queue()
        self._pressed_s = 0.0
        self._pico = VirtualPico()
        self._station = SerialStation(self._told.put, self._pico.port)

    def show(self, lights: Lights) -> None:
        self.shown = lights.dimmed(0.4)
        self._station.show(self.shown)
        if not self._pico.wait_for(lambda now: shows(self.shown, now), LIMIT_S):
            self.wrong.append(f"{self.shown} but {self._pico.pixels}")

    def sign(self) -> None:
        self._station.sign()

    def press(self) -> None:
        time.sleep(max(0.0, self._pressed_s + 0.45 - time.monotonic()))
        self._pico.press(0.05)
        self.session.app.handle(Pressed(self._told.get(timeout=LIMIT_S)))
        self._pressed_s = time.monotonic()
        self.presses += 1

    def close(self) -> None:
        self._station.close()
        self._pico.close()


@pytest.fixture
def session() -> Iterator[Session]:
    made = Session(sheet("hub_leaflet"), players=4, seed=3, rounds=1)
    yield made
    made.close()


def test_a_whole_round(session: Session) -> None:
    real = OnThePico(session)
    session.station = real  # type: ignore[assignment]
    session.app._stations = (real,)  # type: ignore[assignment]
    try:
        for _ in session.steps():
            pass
    finally:
        real.close()
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
