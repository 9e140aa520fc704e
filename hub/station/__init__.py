"""The thing on the table: its lights and its engine button."""

from __future__ import annotations

from hub.config.hub_toml import Kind, StationConfig
from hub.station.base import DARK, Colour, Lamp, Lights, Pattern, Press, Station, StationError, Told
from hub.station.dimmed import Dimmed
from hub.station.none import NoStation
from hub.station.simulated import SimulatedStation

__all__ = [
    "DARK",
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
    "open_station",
    "open_stations",
]


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
    kind: Kind, told: Told, config: StationConfig | None = None, tracks: int = 9
) -> Station:
    """One station of `kind`, its presses going to `told`.

    A real one shows every picture at the brightness that `config` asks for at that time of day.
    Raises StationError for one that this machine cannot open. A serial station that is not plugged
    in yet is no error: it is waited for, and says so in `trouble`.
    """
    config = config or StationConfig()
    if kind == "none":
        return NoStation()
    if kind == "simulated":
        return SimulatedStation(told, tracks)
    if kind == "serial":
        from hub.station.serial import SerialStation

        return Dimmed(SerialStation(told, config.port, tracks), config)
    from hub.station.gpio import GpioStation

    return Dimmed(GpioStation(told, config, tracks), config)
