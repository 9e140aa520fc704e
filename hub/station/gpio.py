"""A station of plain LEDs and a button on the Pi's own pins, for builders without a Pico.

One LED a track and one for the engine, dimmed by PWM. There is no colour: a lamp is as bright as
its brightest colour, and the patterns carry the language. The firmware's own patterns and
debouncing run here, on a thread of their own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from gpiozero import Button as Contact
from gpiozero import Device, GPIOZeroError, LEDBoard

from firmware import board as pico
from firmware.button import Button
from firmware.lamps import FRAME_MS, Lamps, lamp
from hub.closing import Closing
from hub.config.hub_toml import StationConfig
from hub.language.message import Sayable
from hub.station.base import SIGN_S, Lights, Press, StationError, Told, signed
from hub.station.wire import words

SAMPLE_S = 0.005
"""The button is looked at so often."""


class Leds:
    """Plain LEDs where the firmware expects coloured pixels; the last is the engine's."""

    def __init__(self, leds: LEDBoard) -> None:
        self._leds = leds
        self._levels = [0.0] * len(leds)

    def __setitem__(self, place: int, colour: tuple[int, int, int]) -> None:
        self._levels[place] = max(colour) / 255

    def write(self) -> None:
        """Set every LED."""
        self._leds.value = tuple(self._levels)


class Board:
    """The pins as the firmware's patterns see them: one pixel a track, and no limit of current,
    for each LED has its own resistor."""

    LIMIT_MA = 10**6
    CHANNEL_MA = 1
    IDLE_MA = 0

    def __init__(self, tracks: int) -> None:
        self.PIXELS = tracks + 1
        self.TRACKS = tuple((place,) for place in range(tracks))
        self.ENGINE = (tracks,)


class GpioStation(Closing):
    """Shows lights on LEDs and tells the presses of a button, both on the Pi's pins."""

    _name = "The station"
    trouble: Sayable | None = None
    """Nothing can be unplugged here."""

    def __init__(
        self,
        told: Told,
        config: StationConfig,
        tracks: int = 9,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take the pins that `config` names. Raises StationError if they cannot be had."""
        leds = (*config.gpio_tracks[:tracks], config.gpio_engine)
        self._told = told
        self._clock = clock
        self._tracks = tracks
        self._button = Button(pico.DEBOUNCE_MS)
        self._devices: list[Any] = []
        try:
            factory = Device.pin_factory or _lgpio()
            board = LEDBoard(*leds, pwm=True, pin_factory=factory)
            self._devices.append(board)
            self._contact = Contact(
                config.gpio_button, pull_up=True, bounce_time=None, pin_factory=factory
            )
            self._devices.append(self._contact)
        except (GPIOZeroError, ImportError, OSError, ValueError) as error:
            self._release()
            raise StationError(
                f"The GPIO pins cannot be used ({error}). On a Raspberry Pi: sudo apt install "
                "python3-lgpio, and make clean setup VENV_OPTIONS=--system-site-packages; then add "
                "yourself to the group gpio."
            ) from error
        self._lamps = Lamps(Leds(board), Board(tracks))
        self._lamps.waiting = False
        self._lights = Lights.dark(tracks)
        self._sign_until = 0.0
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="gpio station", daemon=True)
        self._thread.start()

    def show(self, lights: Lights) -> None:
        """Show `lights`, within a frame."""
        self._check_open()
        if len(lights.tracks) != self._tracks:
            raise ValueError(f"a picture for {len(lights.tracks)} tracks, not {self._tracks}")
        self._lights = lights

    def sign(self) -> None:
        """Show for a moment that a press meant nothing: the engine stays lit."""
        self._check_open()
        self._sign_until = self._clock() + SIGN_S

    def _give_back(self) -> None:
        """Go dark and give the pins back."""
        self._closing.set()
        self._thread.join()
        self._release()

    def _release(self) -> None:
        for device in self._devices:
            device.close()

    def _run(self) -> None:
        drawn = -1.0
        while not self._closing.wait(SAMPLE_S):
            now = self._clock()
            self._sample(round(now * 1000))
            if now - drawn >= FRAME_MS / 1000:
                drawn = now
                self._draw(now)

    def _sample(self, now_ms: int) -> None:
        kind = self._button.update(self._contact.is_pressed, now_ms)
        if kind:
            self._told(Press(kind))
        self._lamps.armed = self._button.armed(now_ms)

    def _draw(self, now: float) -> None:
        picture = signed(self._lights) if now < self._sign_until else self._lights
        asked = [lamp(word) for word in words(picture)]
        self._lamps.asked = tuple(one for one in asked if one is not None)
        self._lamps.draw(round(now * 1000))


def _lgpio() -> Any:
    """The one factory that works on every Pi with a current system; nothing is tried after it."""
    from gpiozero.pins.lgpio import LGPIOFactory

    return LGPIOFactory()
