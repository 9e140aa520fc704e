import pytest
from gpiozero import Device

from hub.config.hub_toml import StationConfig
from hub.station import (
    DARK,
    Lamp,
    Lights,
    NoStation,
    Pattern,
    Press,
    SimulatedStation,
    Station,
    StationError,
    Told,
    open_station,
    open_stations,
)


def test_shows_the_last_picture() -> None:
    station = SimulatedStation(lambda press: None, tracks=3)
    assert station.shown == Lights((DARK, DARK, DARK), DARK)
    green = Lamp((0, 255, 0), Pattern.STEADY, 0.5)
    picture = Lights((green, DARK, DARK), green)
    station.show(picture)
    assert station.shown == picture


def test_tells_presses_until_closed() -> None:
    told: list[Press] = []
    with SimulatedStation(told.append) as station:
        station.press()
        station.press(Press.HOLD)
        station.show(Lights((Lamp((0, 255, 0), Pattern.STEADY),) * 9))
    station.press()
    station.close()
    assert told == [Press.PRESS, Press.HOLD]
    assert station.shown == Lights.dark(9), "and goes dark"


def test_counts_signs() -> None:
    with SimulatedStation(lambda press: None) as station:
        assert station.signs == 0
        station.sign()
        station.sign()
        assert station.signs == 2


@pytest.mark.parametrize(("kind", "made"), [("none", NoStation), ("simulated", SimulatedStation)])
def test_open_station(kind: str, made: type) -> None:
    station = open_station(kind, lambda press: None)
    assert type(station) is made
    assert isinstance(station, Station)
    assert station.trouble is None


def test_several_stations_at_once_and_none_left_open_after_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Press] = []
    one, two = open_stations(StationConfig(kinds=("simulated", "none")), told.append, tracks=10)
    assert isinstance(one, SimulatedStation) and isinstance(two, NoStation)
    assert len(one.shown.tracks) == 10
    for station in one, two:
        station.close()
    made: list[SimulatedStation] = []

    def simulated(told: Told, tracks: int) -> SimulatedStation:
        made.append(SimulatedStation(told, tracks))
        return made[-1]

    monkeypatch.setattr("hub.station.SimulatedStation", simulated)
    monkeypatch.setattr(Device, "pin_factory", None)
    with pytest.raises(StationError, match="GPIO pins cannot be used"):
        open_stations(StationConfig(kinds=("simulated", "gpio")), told.append)
    assert [station.closed for station in made] == [True]
