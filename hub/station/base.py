"""The station in the hub's own words: lamps, presses and the port that every backend fills."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol, Self, runtime_checkable

from hub.language.message import Sayable

Colour = tuple[int, int, int]
"""Red, green and blue, each 0 to 255 at full brightness."""


class StationError(OSError):
    """A station that cannot be opened, with what to do about it."""


class Pattern(Enum):
    """What a lamp does over time; the station itself runs it, at 30 frames a second."""

    OFF = "off"
    STEADY = "steady"
    PULSE = "pulse"
    """Breathes between a quarter and all of its brightness, once in two seconds."""
    BLINK = "blink"
    """Half a second on, half a second off."""
    FLASH = "flash"
    """Short double flash once a second."""
    CHASE = "chase"
    """A point of light that runs: over the lamp's own pixels, or round the lamps that chase."""
    RAINBOW = "rainbow"
    """All colours in turn, for a feast; the lamp's own colour does not matter."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """What one light should show, whatever it shows now."""

    colour: Colour = (0, 0, 0)
    pattern: Pattern = Pattern.OFF
    brightness: float = 1.0
    """From 0 to 1; patterns move between none and this."""

    def __post_init__(self) -> None:
        if len(self.colour) != 3 or not all(0 <= part <= 255 for part in self.colour):
            raise ValueError(f"a colour is three numbers from 0 to 255, not {self.colour!r}")
        if not 0.0 <= self.brightness <= 1.0:
            raise ValueError(f"brightness goes from 0 to 1, not {self.brightness!r}")

    def dimmed(self, factor: float) -> Lamp:
        """This lamp with `factor` (0 to 1) of its brightness."""
        return replace(self, brightness=self.brightness * factor)


DARK = Lamp()
FEAST: Colour = (255, 170, 0)
"""What stands for a rainbow that may not move."""
SIGN = Lamp((255, 0, 0), Pattern.STEADY, 1.0)
"""On the engine: that press made no sense now."""
SIGN_S = 0.5


@dataclass(frozen=True, slots=True)
class Lights:
    """The whole picture that a station should show: one lamp a track, and the engine's."""

    tracks: tuple[Lamp, ...]
    """Index 0 is track 1, clockwise from 12 o'clock; the Mexican Train has the last."""
    engine: Lamp = DARK

    @classmethod
    def dark(cls, tracks: int) -> Lights:
        """All lamps off."""
        return cls((DARK,) * tracks)

    def dimmed(self, factor: float) -> Lights:
        """The same picture with `factor` (0 to 1) of its brightness."""
        return Lights(
            tuple(lamp.dimmed(factor) for lamp in self.tracks), self.engine.dimmed(factor)
        )


def still(picture: Lights, most: float) -> Lights:
    """The picture without movement, no lamp brighter than `most` (0 to 1)."""

    def one(lamp: Lamp) -> Lamp:
        if lamp.pattern is Pattern.OFF:
            return DARK
        colour = FEAST if lamp.pattern is Pattern.RAINBOW else lamp.colour
        return Lamp(colour, Pattern.STEADY, min(lamp.brightness, most))

    return Lights(tuple(one(lamp) for lamp in picture.tracks), one(picture.engine))


def signed(picture: Lights) -> Lights:
    """The picture with SIGN on its engine, no brighter than the picture's brightest lamp."""
    most = max(lamp.brightness for lamp in (*picture.tracks, picture.engine))
    return Lights(picture.tracks, SIGN.dimmed(most))


class Press(Enum):
    """What a hand did to the engine button."""

    PRESS = "press"
    """Pressed and let go within two seconds."""
    DOUBLE = "double"
    """Again within 0.4 s; the first one has been told as a PRESS already."""
    HOLD = "hold"
    """Let go after two seconds or more, before eight."""
    LONG_HOLD = "long_hold"
    """Held for eight seconds: told at that moment, while it is still down."""


Told = Callable[[Press], None]
"""Takes each press, from any thread, quickly: an inbox's `put` behind a wrapper."""


@runtime_checkable
class Station(Protocol):
    """The thing on the table. Its presses go to the `told` it was opened with."""

    def show(self, lights: Lights) -> None:
        """Show `lights`, whole; any number of times, from any thread; never blocks, never raises
        for a station that is unplugged (it gets the picture when it is back)."""

    def sign(self) -> None:
        """Show for SIGN_S that a press meant nothing (SIGN on the engine), then go on as before."""

    @property
    def trouble(self) -> Sayable | None:
        """None while all is well, else a sentence for a person: what is wrong, what to do."""

    def close(self) -> None:
        """Give back what was opened; twice is fine. After it, `show` and `sign` raise Closed."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *raised: object) -> None: ...
