"""A station in memory: the simulator draws what it shows, tests press its button."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from hub.station.base import Lights, Press, Told


class SimulatedStation:
    """Shows nothing to anyone but who asks for `shown`, and is pressed by calling `press`."""

    def __init__(self, told: Told, tracks: int = 9) -> None:
        """Presses go to `told`, on the thread that calls `press`."""
        self._told = told
        self.tracks = tracks
        self.shown: Lights = Lights.dark(tracks)
        """The picture that was shown last."""
        self.trouble: str | None = None
        """Set it to play a station in trouble."""
        self.closed = False
        self.signs = 0
        """How often it has shown that a press meant nothing."""

    def show(self, lights: Lights) -> None:
        """Keep `lights` as what is shown."""
        self.shown = lights

    def sign(self) -> None:
        """Count it."""
        self.signs += 1

    def press(self, press: Press = Press.PRESS) -> None:
        """A hand on the engine button."""
        if not self.closed:
            self._told(press)

    def close(self) -> None:
        """Go dark; presses are no longer told."""
        self.closed = True
        self.shown = Lights.dark(self.tracks)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
