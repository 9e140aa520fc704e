"""A station that shows every picture at the brightness of hub.toml, less in the quiet hours."""

from __future__ import annotations

from collections.abc import Callable
from datetime import time
from types import TracebackType
from typing import Self

from hub.config.hub_toml import StationConfig
from hub.config.quiet_hours import QuietHours, time_of_day
from hub.station.base import Lights, Station, still

STILL = 0.3
"""The most that a lamp shows where hub.toml asks for still lights."""


class Dimmed:
    """Stands before a real station; owns it and closes it."""

    def __init__(
        self, station: Station, config: StationConfig, clock: Callable[[], time] = time_of_day
    ) -> None:
        self._station = station
        self._config = config
        self._quiet = QuietHours.parse(config.quiet_hours)
        self._clock = clock

    def show(self, lights: Lights) -> None:
        """Show `lights`, dimmed for this time of day, and still if that is asked for."""
        quiet = self._quiet is not None and self._clock() in self._quiet
        factor = self._config.quiet_brightness if quiet else self._config.brightness
        asked = still(lights, STILL) if self._config.still else lights
        self._station.show(asked.dimmed(factor))

    def sign(self) -> None:
        """Show that a press meant nothing."""
        self._station.sign()

    @property
    def trouble(self) -> str | None:
        """What troubles the station itself."""
        return self._station.trouble

    def close(self) -> None:
        """Close the station."""
        self._station.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
