"""hub.toml, read once into frozen values. An unknown name is an error that lists those known."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from hub.config.quiet_hours import BadHours, QuietHours
from hub.config.sections import BadConfig as BadConfig
from hub.config.sections import Range, read_section, unknown
from hub.game import Match, Rules, RulesError, sheet
from hub.game.sheetfile import DEFAULT
from hub.game.textfile import why
from sounds import SECONDS

Share = Annotated[float, Range(0, 1)]
Pin = Annotated[int, Range(0, 27)]
"""A GPIO number of a Pi's header."""
Kind = Literal["serial", "gpio", "simulated", "none"]
"""The kinds of station."""
SoundSet = Literal["quiet", "full"]
Language = Literal["en", "de", "es", "fr", "it", "lb", "nl", "pl"]
"""Those there is a catalogue for (`hub.language`), as espeak-ng names them."""


@dataclass(frozen=True)
class GameConfig:
    """[game]: who plays, and by which sheet."""

    players: tuple[str, ...] = ("Ana", "Bo", "Cy", "Di")
    """Names in seating order, clockwise; the first has track 1."""
    sheet: str = DEFAULT
    """A preset (`woowoo rules` lists them) or the path of a house's own sheet."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings that differ from the sheet, as [game.settings]."""


@dataclass(frozen=True)
class CameraConfig:
    """[camera]: where the pictures come from."""

    source: str = "picamera"
    """As `woowoo camera` lists them: "picamera", a device's number, a stream, a file, a folder."""
    width: Annotated[int, Range(320, 10000)] = 4608
    height: Annotated[int, Range(240, 10000)] = 2592
    quiet_s: Annotated[float, Range(0.3, 10)] = 0.7
    """Nothing may move for so many seconds before the table is judged."""


@dataclass(frozen=True)
class TableConfig:
    """[table]: the tiles and the plate that lie there."""

    tile_length_mm: Annotated[float, Range(20, 120)] = 50.0
    tile_width_mm: Annotated[float, Range(10, 60)] = 25.0
    tracks: Annotated[int, Range(8, 15)] = 9
    """Tracks of the station, the Mexican Train's included (it has the last one)."""


@dataclass(frozen=True)
class StationConfig:
    """[station]: which stations show the lights and have the button."""

    kinds: tuple[Kind, ...] = ("serial",)
    """Any of "serial" (the Pico), "gpio" (plain LEDs), "simulated" (one in memory), "none"; more
    than one may run at once."""
    port: str = ""
    """Serial port; empty finds the Pico by its USB id."""
    brightness: Share = 0.3
    """Of all lights."""
    quiet_hours: str = ""
    """Dimmer and softer between these hours, as "22:00-07:00"; empty for never."""
    quiet_brightness: Share = 0.1
    """In the quiet hours."""
    still: bool = False
    """No light ever moves, none is bright: for a camera that lights disturb."""
    switch_off: str = ""
    """Command after the engine button was held for eight seconds, as "sudo systemctl poweroff";
    empty only ends the game."""
    gpio_tracks: tuple[Pin, ...] = (5, 6, 12, 13, 16, 22, 23, 24, 26)
    """gpio: GPIO numbers of the tracks' LEDs, track 1 first."""
    gpio_engine: Pin = 25
    """gpio: the LED of the engine button."""
    gpio_button: Pin = 17
    """gpio: the engine button, which closes to ground."""


@dataclass(frozen=True)
class SoundConfig:
    """[sound]: how loud, and for what."""

    on: bool = True
    volume: Share = 0.5
    quiet_volume: Share = 0.15
    """In the station's quiet hours."""
    set: SoundSet = "quiet"
    """"quiet": trouble and feasts sound, plays do not; "full": everything does."""
    events: Mapping[str, bool] = field(default_factory=dict)
    """Sounds switched on or off by name whatever the set says, as [sound.events]."""
    speak: bool = False
    """Say turns and refusals through espeak-ng, where it is installed."""
    buffer: Annotated[int, Range(64, 8192)] = 512
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
    language: Language = "en"
    """Of everything that people read and hear."""
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
        raise BadConfig(f"{name}: this is not valid TOML: {error}.") from error
    config = read_section(Config, data, name)
    _check(config, name)
    return config


def _check(config: Config, file: str) -> None:
    """What hangs on two values, or on what other files know. Raises BadConfig."""

    def need(good: bool, sentence: str) -> None:
        if not good:
            raise BadConfig(f"{file}: {sentence}")

    players, tracks, tile = config.game.players, config.table.tracks, config.table
    need(2 <= len(players) <= 14, f"[game] players should be 2 to 14 names, not {len(players)}.")
    need(
        len(set(players)) == len(players),
        "[game] players: two have the same name; give each its own.",
    )
    need(all(p.strip() for p in players), "[game] players: one has no name.")
    need(
        len(players) < tracks,
        f"[table] tracks is {tracks}, and {len(players)} players and the Mexican Train need "
        f"{len(players) + 1}.",
    )
    need(
        tile.tile_width_mm < tile.tile_length_mm,
        "[table] tile_length_mm should be more than tile_width_mm.",
    )
    station = config.station
    try:
        QuietHours.parse(station.quiet_hours)
    except BadHours as error:
        raise BadConfig(f"{file}: [station] {error}.") from error
    pins = (*station.gpio_tracks, station.gpio_engine, station.gpio_button)
    need(
        len(set(pins)) == len(pins),
        "[station] two things share a GPIO pin: give each its own in gpio_tracks, gpio_engine and "
        "gpio_button.",
    )
    need(
        "gpio" not in station.kinds or len(station.gpio_tracks) >= tracks,
        f"[station] gpio_tracks names {len(station.gpio_tracks)} pins and the station has {tracks} "
        "tracks: give each its own.",
    )
    for name in config.sound.events:
        if name not in SECONDS:
            raise unknown(file, ("sound", "events", name), tuple(SECONDS))


def rules_of(game: GameConfig, path: Path) -> Rules:
    """The rules that [game] asks for; a house's own sheet lies beside `path`, which is hub.toml's.

    Raises BadConfig where there is no such sheet or setting, or they do not go together.
    """
    name = game.sheet
    if name.endswith(".toml"):
        name = str(path.parent / name)
    try:
        rules = sheet(name).change(**game.settings)
        Match.new(rules, game.players)
    except RulesError as error:
        raise BadConfig(f"{path}: [game] {error}") from error
    return rules
