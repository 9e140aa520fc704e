"""What hub.toml says of a station, as a frozen value."""

from __future__ import annotations

from dataclasses import dataclass

BACKENDS = ("serial", "gpio", "simulated", "none")
"""The kinds of station there are."""


@dataclass(frozen=True, slots=True)
class StationConfig:
    """One station. Several may run at once: the one on the table, and one drawn in a window."""

    kind: str = "none"
    """One of BACKENDS."""
    tracks: int = 9
    """Lights around the engine, the Mexican Train's the last."""
    port: str | None = None
    """serial: the port's path, or None to look for a Pico by its USB id."""
    track_pins: tuple[int, ...] = (5, 6, 12, 13, 16, 19, 20, 21, 26)
    """gpio: GPIO numbers (BCM) of the tracks' LEDs, track 1 first; the first `tracks` are used."""
    engine_pin: int = 25
    """gpio: the LED of the engine button."""
    button_pin: int = 17
    """gpio: the engine button, to ground."""
