"""hub.toml, read once into frozen values. An unknown name is an error that lists those known."""

import tomllib
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from hub.config.quiet_hours import BadHours, QuietHours
from hub.game.textfile import why

Section = TypeVar("Section")


class BadConfig(ValueError):
    """hub.toml cannot be used; the text names the file, the place and what may stand there."""


@dataclass(frozen=True)
class GameConfig:
    """[game]: who plays, and by which sheet."""

    players: tuple[str, ...] = ("Ana", "Bo", "Cy", "Di")
    """Names in seating order, clockwise; the first has track 1."""
    sheet: str = "hub_leaflet"
    """A preset (`woowoo rules` lists them) or the path of a house's own sheet."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings that differ from the sheet, as [game.settings]."""


@dataclass(frozen=True)
class CameraConfig:
    """[camera]: where the pictures come from."""

    source: str = "picamera"
    """As `woowoo camera` lists them: "picamera", a device's number, a stream, a file, a folder."""
    width: int = 4608
    height: int = 2592
    quiet_s: float = 0.7
    """Nothing may move for so many seconds before the table is judged; at least 0.3."""


@dataclass(frozen=True)
class TableConfig:
    """[table]: the tiles and the plate that lie there."""

    tile_length_mm: float = 50.0
    tile_width_mm: float = 25.0
    tracks: int = 9
    """Tracks of the station, the Mexican Train's included (it has the last one)."""


@dataclass(frozen=True)
class StationConfig:
    """[station]: which stations show the lights and have the button."""

    kinds: tuple[str, ...] = ("serial",)
    """Any of "serial" (the Pico), "gpio" (plain LEDs), "simulated" (one in memory), "none"; more
    than one may run at once."""
    port: str = ""
    """Serial port; empty finds the Pico by its USB id."""
    brightness: float = 0.3
    """Of all lights, 0 to 1."""
    quiet_hours: str = ""
    """Dimmer and softer between these hours, as "22:00-07:00"; empty for never."""
    quiet_brightness: float = 0.1
    """In the quiet hours, 0 to 1."""
    still: bool = False
    """No light ever moves, none is bright: for a camera that lights disturb."""
    switch_off: str = ""
    """Command after the engine button was held for eight seconds, as "sudo systemctl poweroff";
    empty only ends the game."""
    gpio_tracks: tuple[int, ...] = (5, 6, 12, 13, 16, 22, 23, 24, 26)
    """gpio: GPIO numbers of the tracks' LEDs, track 1 first."""
    gpio_engine: int = 25
    """gpio: the LED of the engine button."""
    gpio_button: int = 17
    """gpio: the engine button, which closes to ground."""


@dataclass(frozen=True)
class SoundConfig:
    """[sound]: how loud, and for what."""

    on: bool = True
    volume: float = 0.5
    """0 to 1."""
    quiet_volume: float = 0.15
    """In the station's quiet hours, 0 to 1."""
    set: str = "quiet"
    """"quiet": trouble and feasts sound, plays do not; "full": everything does."""
    events: Mapping[str, bool] = field(default_factory=dict)
    """Sounds switched on or off by name whatever the set says, as [sound.events]."""
    speak: bool = False
    """Say turns and refusals through espeak-ng, where it is installed."""
    language: str = "en"
    """Of what is spoken, as espeak-ng names it."""
    buffer: int = 512
    """Samples that are mixed at once; a Pi whose sound crackles wants 1024 to 4096."""


@dataclass(frozen=True)
class WindowConfig:
    """[window]: the picture of the game on a screen."""

    on: bool = True
    full: bool = False
    """Fill the screen."""


@dataclass(frozen=True)
class Config:
    """Everything hub.toml may say; what it leaves out has the value shown here."""

    game: GameConfig = field(default_factory=GameConfig)
    camera: CameraConfig = field(default_factory=CameraConfig)
    table: TableConfig = field(default_factory=TableConfig)
    station: StationConfig = field(default_factory=StationConfig)
    sound: SoundConfig = field(default_factory=SoundConfig)
    window: WindowConfig = field(default_factory=WindowConfig)
    journal: str = "woowoo.journal"
    """The file that keeps every event of every match, beside hub.toml unless the path is whole."""


def load(path: Path) -> Config:
    """Read a hub.toml. Raises BadConfig with a sentence for a missing, torn or wrong file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        message = f"There is no {path}. Write one with: woowoo play --new {path}"
        raise BadConfig(message) from None
    except (OSError, ValueError) as error:
        raise BadConfig(why(path, error)) from error
    return parse(text, str(path))


def parse(text: str, name: str = "hub.toml") -> Config:
    """Read the text of a hub.toml; `name` is how errors call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"{name} is not valid TOML: {error}.") from error
    config = read_section(Config, data, name)
    _check(config, name)
    return config


def read_section(kind: type[Section], data: Mapping[str, Any], where: str) -> Section:
    """Make the dataclass `kind` of a TOML table; `where` names the table in errors."""
    hints = typing.get_type_hints(kind)
    known = [f.name for f in fields(kind)]  # type: ignore[arg-type]
    for key in data:
        if key not in known:
            close = get_close_matches(key, known, 1)
            hint = f" Did you mean {close[0]}?" if close else ""
            raise BadConfig(f"{where} does not know {key!r}.{hint} Known: {', '.join(known)}.")
    values: dict[str, Any] = {}
    for item in fields(kind):  # type: ignore[arg-type]
        if item.name in data:
            place = f"{where}, {item.name}"
            values[item.name] = _value(hints[item.name], data[item.name], place)
        elif item.default is MISSING and item.default_factory is MISSING:
            raise BadConfig(f"{where} needs {item.name}.")
    return kind(**values)


def _value(hint: Any, value: Any, where: str) -> Any:
    """`value` checked against, and made to, the type `hint`."""
    if is_dataclass(hint) and isinstance(hint, type):
        return read_section(hint, _table(value, where), where)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        if not isinstance(value, list):
            raise BadConfig(f'{where} should be a list, as ["a", "b"], not {value!r}.')
        return tuple(_value(arguments[0], item, where) for item in value)
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        table = _table(value, where)
        inner = arguments[1]
        return types.MappingProxyType(
            {k: _value(inner, v, f"{where}.{k}") for k, v in table.items()}
        )
    if hint is Any:
        return value
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if type(value) is not hint:
        names = {
            str: "text in quotes",
            int: "a whole number",
            float: "a number",
            bool: "true or false",
        }
        raise BadConfig(f"{where} should be {names[hint]}, not {value!r}.")
    return value


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadConfig(f"{where} should be a table, as [{where.split(', ')[-1]}], not {value!r}.")
    return value


def _check(config: Config, name: str) -> None:
    """What the types cannot say. Raises BadConfig."""

    def need(good: bool, sentence: str) -> None:
        if not good:
            raise BadConfig(f"{name}: {sentence}")

    players, station = config.game.players, config.station
    need(2 <= len(players) <= 14, f"a game is for 2 to 14 players, not {len(players)}.")
    need(len(set(players)) == len(players), "two players have the same name; give each its own.")
    need(all(p.strip() for p in players), "a player has no name.")
    tracks = config.table.tracks
    need(8 <= tracks <= 15, f"a station has 8 to 15 tracks, not {tracks}.")
    need(
        len(players) < tracks,
        f"{len(players)} players and the Mexican Train need {len(players) + 1} tracks, "
        f"and [table] tracks is {tracks}.",
    )
    need(config.camera.quiet_s >= 0.3, "[camera] quiet_s is at least 0.3.")
    need(config.camera.width > 0 < config.camera.height, "[camera] width and height are pixels.")
    need(0 <= station.brightness <= 1, "[station] brightness is between 0 and 1.")
    need(0 <= station.quiet_brightness <= 1, "[station] quiet_brightness is between 0 and 1.")
    try:
        QuietHours.parse(station.quiet_hours)
    except BadHours as error:
        raise BadConfig(f"{name}: [station] {error}.") from error
    need(0 <= config.sound.volume <= 1, "[sound] volume is between 0 and 1.")
    need(0 <= config.sound.quiet_volume <= 1, "[sound] quiet_volume is between 0 and 1.")
    tile = config.table
    need(
        0 < tile.tile_width_mm < tile.tile_length_mm,
        "[table] tile_length_mm is longer than tile_width_mm, and both are above 0.",
    )
