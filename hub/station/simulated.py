"""A station in memory: the simulator draws what it shows, tests press its button."""

from __future__ import annotations

from hub.closing import Closing
from hub.language.message import Sayable
from hub.station.base import Lights, Press, Told


class SimulatedStation(Closing):
    """Shows nothing to anyone but who asks for `shown`, and is pressed by calling `press`."""

    _name = "The station"

    def __init__(self, told: Told, tracks: int = 9) -> None:
        """Presses go to `told`, on the thread that calls `press`."""
        self._told = told
        self.tracks = tracks
        self.shown: Lights = Lights.dark(tracks)
        """The picture that was shown last."""
        self.trouble: Sayable | None = None
        """Set it to play a station in trouble."""
        self.signs = 0
        """How often it has shown that a press meant nothing."""

    def show(self, lights: Lights) -> None:
        """Keep `lights` as what is shown."""
        self._check_open()
        self.shown = lights

    def sign(self) -> None:
        """Count it."""
        self._check_open()
        self.signs += 1

    def press(self, press: Press = Press.PRESS) -> None:
        """A hand on the engine button; told no more once the station is closed."""
        if not self.closed:
            self._told(press)

    def _give_back(self) -> None:
        """Go dark."""
        self.shown = Lights.dark(self.tracks)
