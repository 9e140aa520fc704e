"""The thing on the table: its lights and its engine button."""

from __future__ import annotations

from hub.config.hub_toml import StationConfig
from hub.station.base import DARK, Colour, Lamp, Lights, Pattern, Press, Station, StationError, Told
from hub.station.dimmed import Dimmed
from hub.station.none import NoStation
from hub.station.simulated import SimulatedStation

__all__ = [
    "DARK",
    "KINDS",
    "Colour",
    "Dimmed",
    "Lamp",
    "Lights",
    "NoStation",
    "Pattern",
    "Press",
    "SimulatedStation",
    "Station",
    "StationError",
    "Told",
    "UnknownKind",
    "open_station",
    "open_stations",
]


class UnknownKind(StationError):
    """hub.toml names a kind of station that there is not; the text lists those there are."""


KINDS = ("serial", "gpio", "simulated", "none")
"""The kinds of station that hub.toml may name."""


def open_stations(config: StationConfig, told: Told, tracks: int = 9) -> tuple[Station, ...]:
    """Every station that `config` names, their presses all going to `told`.

    Raises StationError as `open_station` does, after closing those that were opened.
    """
    opened: list[Station] = []
    try:
        for kind in config.kinds:
            opened.append(open_station(kind, told, config, tracks))
    except StationError:
        for station in opened:
            station.close()
        raise
    return tuple(opened)


def open_station(
    kind: str, told: Told, config: StationConfig | None = None, tracks: int = 9
) -> Station:
    """One station of `kind` (see KINDS), its presses going to `told`.

    A real one shows every picture at the brightness that `config` asks for at that time of day.
    Raises StationError for an unknown kind or one that this machine cannot open. A serial station
    that is not plugged in yet is no error: it is waited for, and says so in `trouble`.
    """
    config = config or StationConfig()
    if kind == "none":
        return NoStation()
    if kind == "simulated":
        return SimulatedStation(told, tracks)
    if kind == "serial":
        from hub.station.serial import SerialStation

        return Dimmed(SerialStation(told, config.port, tracks), config)
    if kind == "gpio":
        from hub.station.gpio import GpioStation

        return Dimmed(GpioStation(told, config, tracks), config)
    raise UnknownKind(f"no station is called {kind!r}; hub.toml knows {', '.join(KINDS)}")
