"""The gpio station on gpiozero's own mock pins."""

import time
from collections.abc import Callable, Iterator

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hub.config.hub_toml import StationConfig
from hub.signals.lights import lights
from hub.station import DARK, Dimmed, Lamp, Lights, Pattern, Press, StationError, open_station
from hub.station.gpio import GpioStation
from tests.hub.station.walk import a_round

CONFIG = StationConfig(kinds=("gpio",))


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    before = Device.pin_factory
    Device.pin_factory = MockFactory(pin_class=MockPWMPin)
    yield Device.pin_factory
    Device.pin_factory.reset()
    Device.pin_factory = before


@pytest.fixture
def told() -> list[Press]:
    return []


@pytest.fixture
def station(pins: MockFactory, told: list[Press]) -> Iterator[GpioStation]:
    with GpioStation(told.append, CONFIG) as made:
        yield made


def level(pins: MockFactory, number: int) -> float:
    """How bright the LED on this GPIO is, 0 to 1."""
    return float(pins.pin(number).state)


def within(seconds: float, true: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


def row(lamp: Lamp, track: int) -> Lights:
    lamps = [DARK] * 9
    lamps[track] = lamp
    return Lights(tuple(lamps))


@pytest.mark.parametrize("track", range(9))
def test_each_track_has_its_own_led(pins: MockFactory, station: GpioStation, track: int) -> None:
    station.show(row(Lamp((0, 255, 40), Pattern.STEADY, 0.4), track))
    assert within(1, lambda: level(pins, CONFIG.gpio_tracks[track]) == pytest.approx(0.4, abs=0.01))
    others = [*CONFIG.gpio_tracks, CONFIG.gpio_engine]
    others.remove(CONFIG.gpio_tracks[track])
    assert [level(pins, pin) for pin in others] == [0] * 9


def test_the_engine(pins: MockFactory, station: GpioStation) -> None:
    station.show(Lights((DARK,) * 9, Lamp((255, 255, 255), Pattern.STEADY)))
    assert within(1, lambda: level(pins, CONFIG.gpio_engine) == 1)


def test_patterns_run_by_themselves(pins: MockFactory, station: GpioStation) -> None:
    station.show(row(Lamp((255, 0, 0), Pattern.BLINK), 0))
    pin = CONFIG.gpio_tracks[0]
    for _ in range(2):
        assert within(1.5, lambda: level(pins, pin) == 1)
        assert within(1.5, lambda: level(pins, pin) == 0)


def test_pulse_breathes(pins: MockFactory, station: GpioStation) -> None:
    station.show(row(Lamp((255, 0, 0), Pattern.PULSE), 0))
    seen = set()
    end = time.monotonic() + 2.1
    while time.monotonic() < end:
        seen.add(level(pins, CONFIG.gpio_tracks[0]))
        time.sleep(0.01)
    assert min(seen - {0.0}) == pytest.approx(0.25, abs=0.03)
    assert max(seen) == pytest.approx(1, abs=0.06)
    assert len(seen) > 20


def hold(pins: MockFactory, seconds: float) -> None:
    pin = pins.pin(CONFIG.gpio_button)
    pin.drive_low()
    time.sleep(seconds)
    pin.drive_high()


def test_the_button(pins: MockFactory, station: GpioStation, told: list[Press]) -> None:
    hold(pins, 0.08)
    assert within(1, lambda: told == [Press.PRESS])
    hold(pins, 0.08)
    assert within(1, lambda: told == [Press.PRESS, Press.DOUBLE])
    hold(pins, 0.005)
    time.sleep(0.1)
    assert len(told) == 2, "a spark is nothing"
    hold(pins, 2.1)
    assert within(1, lambda: told[2:] == [Press.HOLD])


def test_a_whole_round_is_shown(pins: MockFactory, station: GpioStation) -> None:
    for match in a_round(seed=3):
        picture = lights(match)
        station.show(picture)
        for lamp, pin in zip(picture.tracks, CONFIG.gpio_tracks, strict=True):
            if lamp.pattern is Pattern.OFF:
                assert within(1, lambda p=pin: level(pins, p) == 0)
            elif lamp.pattern is Pattern.STEADY:
                want = max(lamp.colour) / 255 * lamp.brightness
                assert within(1, lambda p=pin, w=want: abs(level(pins, p) - w) < 0.01)


def test_a_sign_shows_for_a_moment_and_goes(pins: MockFactory, station: GpioStation) -> None:
    station.show(row(Lamp((255, 255, 255), Pattern.STEADY), 0))
    station.sign()
    assert within(1, lambda: level(pins, CONFIG.gpio_engine) == 1)
    assert within(2, lambda: level(pins, CONFIG.gpio_engine) == 0)


def test_closing_gives_the_pins_back(pins: MockFactory) -> None:
    for _ in range(2):
        with GpioStation(lambda press: None, CONFIG) as station:
            station.show(Lights((Lamp((255, 0, 0), Pattern.STEADY),) * 9))
        station.close()


def test_a_pin_that_is_not_there(pins: MockFactory) -> None:
    with pytest.raises(StationError, match="cannot be used"):
        GpioStation(lambda press: None, StationConfig(gpio_engine=99))


def test_where_there_are_no_pins_there_is_a_sentence() -> None:
    assert Device.pin_factory is None
    with pytest.raises(StationError, match="The GPIO pins cannot be used") as told:
        open_station("gpio", lambda press: None, CONFIG)
    assert "sudo apt install python3-lgpio" in str(told.value)
    assert "VENV_OPTIONS=--system-site-packages" in str(told.value), "or it is not seen"
    assert "pip install" not in str(told.value), "there is none that works on every Pi"


def test_opened_from_hub_toml_it_dims(pins: MockFactory) -> None:
    with open_station("gpio", lambda press: None, StationConfig(brightness=0.5)) as station:
        assert isinstance(station, Dimmed)
        station.show(row(Lamp((255, 0, 0), Pattern.STEADY), 0))
        assert within(1, lambda: level(pins, 5) == pytest.approx(0.5, abs=0.01))
