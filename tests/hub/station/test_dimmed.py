from datetime import time

import pytest

from hub.config.hub_toml import StationConfig
from hub.station import DARK, Dimmed, Lamp, Lights, Pattern, SimulatedStation

GREEN = Lamp((0, 255, 0), Pattern.BLINK, 1.0)
FEAST = Lamp((255, 255, 255), Pattern.RAINBOW, 0.2)
PICTURE = Lights((GREEN, FEAST, DARK), GREEN)


def shown(config: StationConfig, hour: int = 12) -> Lights:
    station = SimulatedStation(lambda press: None, 3)
    Dimmed(station, config, lambda: time(hour)).show(PICTURE)
    return station.shown


@pytest.mark.parametrize(("hour", "factor"), [(12, 0.5), (23, 0.1), (6, 0.1), (7, 0.5)])
def test_by_the_clock(hour: int, factor: float) -> None:
    config = StationConfig(brightness=0.5, quiet_hours="22:00-07:00", quiet_brightness=0.1)
    assert shown(config, hour) == PICTURE.dimmed(factor)


def test_still_lights_do_not_move_and_are_not_bright() -> None:
    picture = shown(StationConfig(brightness=1.0, still=True))
    assert picture.tracks == (
        Lamp((0, 255, 0), Pattern.STEADY, 0.3),
        Lamp((255, 170, 0), Pattern.STEADY, 0.2),
        DARK,
    )


def test_the_rest_is_the_stations_own() -> None:
    station = SimulatedStation(lambda press: None, 3)
    station.trouble = "It is unplugged."
    with Dimmed(station, StationConfig()) as dimmed:
        assert dimmed.trouble == "It is unplugged."
        dimmed.sign()
    assert station.signs == 1
    assert station.closed
