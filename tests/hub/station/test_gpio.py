"""The gpio station on gpiozero's own mock pins."""

import threading
from collections.abc import Iterator

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hub.config.hub_toml import StationConfig
from hub.signals.lights import lights
from hub.station import DARK, Dimmed, Lamp, Lights, Pattern, Press, StationError, open_station
from hub.station.gpio import GpioStation
from tests.hub.station.walk import a_round
from tests.hub.waiting import LIMIT_S, comes_true

CONFIG = StationConfig(kinds=("gpio",))


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    before = Device.pin_factory
    Device.pin_factory = MockFactory(pin_class=MockPWMPin)
    yield Device.pin_factory
    Device.pin_factory.reset()
    Device.pin_factory = before


class Clock:
    """The station's clock: it stands still until the test lets it go on."""

    def __init__(self) -> None:
        self._now = 100.0
        self._read = 0
        self._news = threading.Condition()

    def __call__(self) -> float:
        with self._news:
            self._read += threading.current_thread().name == "gpio station"
            self._news.notify_all()
            return self._now

    def go(self, seconds: float = 0.0) -> None:
        """Let so much time pass, and the station sample and draw with that time."""
        with self._news:
            self._now += seconds
            done = self._read + 2
            assert self._news.wait_for(lambda: self._read >= done, LIMIT_S)


@pytest.fixture
def told() -> list[Press]:
    return []


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def station(pins: MockFactory, told: list[Press], clock: Clock) -> Iterator[GpioStation]:
    with GpioStation(told.append, CONFIG, clock=clock) as made:
        yield made


def level(pins: MockFactory, number: int) -> float:
    """How bright the LED on this GPIO is, 0 to 1."""
    return float(pins.pin(number).state)


def row(lamp: Lamp, track: int) -> Lights:
    lamps = [DARK] * 9
    lamps[track] = lamp
    return Lights(tuple(lamps))


@pytest.mark.parametrize("track", range(9))
def test_each_track_has_its_own_led(
    pins: MockFactory, station: GpioStation, clock: Clock, track: int
) -> None:
    station.show(row(Lamp((0, 255, 40), Pattern.STEADY, 0.4), track))
    clock.go(0.04)
    assert level(pins, CONFIG.gpio_tracks[track]) == pytest.approx(0.4, abs=0.01)
    others = [*CONFIG.gpio_tracks, CONFIG.gpio_engine]
    others.remove(CONFIG.gpio_tracks[track])
    assert [level(pins, pin) for pin in others] == [0] * 9


def test_the_engine(pins: MockFactory, station: GpioStation, clock: Clock) -> None:
    station.show(Lights((DARK,) * 9, Lamp((255, 255, 255), Pattern.STEADY)))
    clock.go(0.04)
    assert level(pins, CONFIG.gpio_engine) == 1


def over(seconds: float, pins: MockFactory, clock: Clock) -> list[float]:
    """How bright track 1 is, ten times a second."""
    seen = []
    for _ in range(round(seconds * 10)):
        clock.go(0.1)
        seen.append(level(pins, CONFIG.gpio_tracks[0]))
    return seen


def test_patterns_run_by_themselves(pins: MockFactory, station: GpioStation, clock: Clock) -> None:
    station.show(row(Lamp((255, 0, 0), Pattern.BLINK), 0))
    clock.go(0.95)
    assert over(2, pins, clock) == [1, 1, 1, 1, 1, 0, 0, 0, 0, 0] * 2


def test_pulse_breathes(pins: MockFactory, station: GpioStation, clock: Clock) -> None:
    station.show(row(Lamp((255, 0, 0), Pattern.PULSE), 0))
    clock.go(1.9)
    seen = over(2, pins, clock)
    assert seen[0] == pytest.approx(0.25, abs=0.01), "a quarter"
    assert seen[10] == pytest.approx(1, abs=0.01), "all, a second later"
    assert seen[:11] == sorted(seen[:11]) and seen[11:] == sorted(seen[11:], reverse=True)


def hold(pins: MockFactory, clock: Clock, seconds: float) -> None:
    """A finger on the button for so long, and a little time after that."""
    pin = pins.pin(CONFIG.gpio_button)
    clock.go()
    pin.drive_low()
    clock.go()
    clock.go(seconds)
    pin.drive_high()
    clock.go()
    clock.go(0.03)


def test_the_button(
    pins: MockFactory, station: GpioStation, clock: Clock, told: list[Press]
) -> None:
    hold(pins, clock, 0.08)
    assert told == [Press.PRESS]
    hold(pins, clock, 0.08)
    assert told == [Press.PRESS, Press.DOUBLE]
    hold(pins, clock, 0.005)
    assert len(told) == 2, "a spark is nothing"
    pin = pins.pin(CONFIG.gpio_button)
    pin.drive_low()
    clock.go()
    clock.go(0.03)
    clock.go(2.1)
    pin.drive_high()
    clock.go()
    clock.go(0.03)
    assert told[2:] == [Press.HOLD]


def test_from_two_seconds_on_the_engine_says_that_letting_go_takes_back(
    pins: MockFactory, station: GpioStation, clock: Clock
) -> None:
    pins.pin(CONFIG.gpio_button).drive_low()
    clock.go()
    clock.go(0.03)
    clock.go(1.9)
    assert level(pins, CONFIG.gpio_engine) == 0
    clock.go(0.2)
    clock.go(0.04)
    assert level(pins, CONFIG.gpio_engine) == pytest.approx(96 / 255, abs=0.01)


def test_a_whole_round_is_shown(pins: MockFactory, station: GpioStation, clock: Clock) -> None:
    for match in a_round(seed=3):
        picture = lights(match)
        station.show(picture)
        clock.go(0.04)
        for lamp, pin in zip(picture.tracks, CONFIG.gpio_tracks, strict=True):
            if lamp.pattern is Pattern.OFF:
                assert level(pins, pin) == 0
            elif lamp.pattern is Pattern.STEADY:
                want = max(lamp.colour) / 255 * lamp.brightness
                assert level(pins, pin) == pytest.approx(want, abs=0.01)


def test_a_sign_shows_for_half_a_second(
    pins: MockFactory, station: GpioStation, clock: Clock
) -> None:
    station.show(row(Lamp((255, 255, 255), Pattern.STEADY), 0))
    station.sign()
    clock.go(0.4)
    assert level(pins, CONFIG.gpio_engine) == 1
    clock.go(0.2)
    assert level(pins, CONFIG.gpio_engine) == 0


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
        assert comes_true(lambda: level(pins, 5) == pytest.approx(0.5, abs=0.01))
