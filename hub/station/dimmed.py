"""A station that shows every picture at the brightness of hub.toml, less in the quiet hours."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import time

from hub.closing import Closing
from hub.config.hub_toml import StationConfig
from hub.config.quiet_hours import QuietHours, time_of_day
from hub.language.message import Sayable
from hub.station.base import Lights, Station, still

STILL = 0.3
"""The most that a lamp shows where hub.toml asks for still lights."""
LOOK_S = 10.0
"""So often the clock is looked at: no wait for the hour itself, since a Pi's clock may be set."""


class Dimmed(Closing):
    """Stands before a real station; owns it and closes it.

    When the quiet hours begin or end, the picture that is shown is shown again at the other
    brightness, by a thread of its own.
    """

    _name = "The station"

    def __init__(
        self,
        station: Station,
        config: StationConfig,
        clock: Callable[[], time] = time_of_day,
        look_s: float = LOOK_S,
    ) -> None:
        self._station = station
        self._config = config
        self._quiet = QuietHours.parse(config.quiet_hours)
        self._clock = clock
        self._look_s = look_s
        self._lights: Lights | None = None
        self._shown: Lights | None = None
        self._showing = threading.Lock()
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="quiet hours", daemon=True)
        self._thread.start()

    def show(self, lights: Lights) -> None:
        """Show `lights`, dimmed for this time of day, and still if that is asked for."""
        with self._showing:
            self._check_open()
            self._lights = lights
            self._shown = self._at_this_hour(lights)
            self._station.show(self._shown)

    def sign(self) -> None:
        """Show that a press meant nothing."""
        self._check_open()
        self._station.sign()

    @property
    def trouble(self) -> Sayable | None:
        """What troubles the station itself."""
        return self._station.trouble

    def _at_this_hour(self, lights: Lights) -> Lights:
        quiet = self._clock() in self._quiet
        factor = self._config.quiet_brightness if quiet else self._config.brightness
        asked = still(lights, STILL) if self._config.still else lights
        return asked.dimmed(factor)

    def _run(self) -> None:
        while not self._end.wait(self._look_s):
            with self._showing:
                if self._lights is not None:
                    now = self._at_this_hour(self._lights)
                    if now != self._shown:
                        self._shown = now
                        self._station.show(now)

    def _give_back(self) -> None:
        """Close the station."""
        self._end.set()
        self._thread.join()
        self._station.close()
