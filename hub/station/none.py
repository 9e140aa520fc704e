"""A table without a station: lights go nowhere, nobody presses."""

from __future__ import annotations

from hub.closing import Closing
from hub.language.message import Sayable
from hub.station.base import Lights


class NoStation(Closing):
    """Fits where a station is asked for and none stands on the table."""

    _name = "The station"
    trouble: Sayable | None = None

    def show(self, lights: Lights) -> None:
        """Nothing to show it on."""
        self._check_open()

    def sign(self) -> None:
        """Nothing to show it on."""
        self._check_open()
