"""The thing on the table: its lights and its engine button."""

from __future__ import annotations

from hub.station.base import DARK, Lamp, Lights, Pattern, Press, Station, StationError, Told
from hub.station.config import BACKENDS, StationConfig
from hub.station.none import NoStation
from hub.station.simulated import SimulatedStation

__all__ = [
    "BACKENDS",
    "DARK",
    "Lamp",
    "Lights",
    "NoStation",
    "Pattern",
    "Press",
    "SimulatedStation",
    "Station",
    "StationConfig",
    "StationError",
    "Told",
    "open_station",
]


def open_station(config: StationConfig, told: Told) -> Station:
    """The station that `config` asks for, its presses going to `told`.

    Raises StationError for an unknown kind or one that this machine cannot open. A serial station
    that is not plugged in yet is no error: it is waited for, and says so in `trouble`.
    """
    if config.kind == "none":
        return NoStation()
    if config.kind == "simulated":
        return SimulatedStation(told, config.tracks)
    raise StationError(
        f"no station is called {config.kind!r}; hub.toml knows {', '.join(BACKENDS)}"
    )
