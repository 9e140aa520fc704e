import threading
from datetime import time

import pytest

from hub.config.hub_toml import StationConfig
from hub.station import DARK, Dimmed, Lamp, Lights, Pattern, SimulatedStation
from tests.hub.english import verbatim
from tests.hub.waiting import LIMIT_S

GREEN = Lamp((0, 255, 0), Pattern.BLINK, 1.0)
FEAST = Lamp((255, 255, 255), Pattern.RAINBOW, 0.2)
PICTURE = Lights((GREEN, FEAST, DARK), GREEN)


def shown(config: StationConfig, hour: int = 12) -> Lights:
    station = SimulatedStation(lambda press: None, 3)
    with Dimmed(station, config, lambda: time(hour)) as dimmed:
        dimmed.show(PICTURE)
        return station.shown


@pytest.mark.parametrize(("hour", "factor"), [(12, 0.5), (23, 0.1), (6, 0.1), (7, 0.5)])
def test_by_the_clock(hour: int, factor: float) -> None:
    config = StationConfig(brightness=0.5, quiet_hours="22:00-07:00", quiet_brightness=0.1)
    assert shown(config, hour) == PICTURE.dimmed(factor)


class Watched(SimulatedStation):
    """Remembers every picture, for who waits until there are so many."""

    def __init__(self) -> None:
        super().__init__(lambda press: None, 3)
        self.pictures: list[Lights] = []
        self.news = threading.Condition()

    def show(self, lights: Lights) -> None:
        super().show(lights)
        with self.news:
            self.pictures.append(lights)
            self.news.notify_all()

    def wait(self, number: int) -> bool:
        with self.news:
            return self.news.wait_for(lambda: len(self.pictures) >= number, LIMIT_S)


def test_the_hours_begin_and_end_by_themselves() -> None:
    """Nothing happens on the table all night, and the lights dim and come back all the same."""
    config = StationConfig(brightness=0.5, quiet_hours="22:00-07:00", quiet_brightness=0.1)
    station, now = Watched(), [time(21, 59)]
    with Dimmed(station, config, lambda: now[0], look_s=0.001) as dimmed:
        dimmed.show(PICTURE)
        now[0] = time(22, 0)
        assert station.wait(2)
        now[0] = time(7, 0)
        assert station.wait(3)
    assert not dimmed._thread.is_alive(), "nobody shows anything on a station that is closed"
    bright, dim = PICTURE.dimmed(0.5), PICTURE.dimmed(0.1)
    assert station.pictures == [bright, dim, bright], "each once, though the clock is read often"


def test_still_lights_do_not_move_and_are_not_bright() -> None:
    picture = shown(StationConfig(brightness=1.0, still=True))
    assert picture.tracks == (
        Lamp((0, 255, 0), Pattern.STEADY, 0.3),
        Lamp((255, 170, 0), Pattern.STEADY, 0.2),
        DARK,
    )


def test_the_rest_is_the_stations_own() -> None:
    station = SimulatedStation(lambda press: None, 3)
    station.trouble = verbatim("It is unplugged.")
    with Dimmed(station, StationConfig()) as dimmed:
        assert dimmed.trouble == verbatim("It is unplugged.")
        dimmed.sign()
    assert station.signs == 1
    assert station.closed
