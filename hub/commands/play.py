"""`woowoo play`: the game itself, from hub.toml."""

import argparse
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from hub.actions.items import Item
from hub.commands.saving import NotSaved, save
from hub.config.example import EXAMPLE
from hub.config.hub_toml import BadConfig, Config, load, rules_of
from hub.fronts import open_main
from hub.game import Rules
from hub.game.sheetfile import read_rules, write_rules
from hub.journal.book import CannotGoOn
from hub.journal.file import Journal, JournalError, KeptMatch
from hub.language.language import language, languages
from hub.running.hub import Hub
from hub.running.looking import CameraLooker, Looker
from hub.running.recording import Recording, RecordingError
from hub.station import StationError, open_stations
from hub.voice.mixer import open_speaker
from vision.camera import CameraLost, CameraUnknown, open_camera
from vision.placing.calibration import TileSize
from vision.reading.reader import Reader

PHOTO_S = 0.5
"""A folder is given so long to bring one more photo before something else is done."""
BROKEN = (CannotGoOn, JournalError, StationError, RecordingError, CameraLost)
"""What may fail to open."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("config", nargs="?", type=Path, default=Path("hub.toml"), metavar="FILE")
    parser.add_argument("--new", action="store_true", help="write a hub.toml to start from")
    parser.add_argument("--fresh", action="store_true", help="begin a new match")
    parser.add_argument("--headless", action="store_true", help="no window, words from here")
    parser.add_argument(
        "--language", choices=languages(), metavar="CODE",
        help=f"of all that is told: {', '.join(languages())} (as hub.toml says)",
    )  # fmt: skip
    parser.add_argument("--record", type=Path, metavar="DIR", help="keep pictures and verdicts")


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody quits; 0, or a sentence for what cannot be opened and 1, or 2 where it is
    the configuration that cannot be."""
    if arguments.new:
        return _write_new(arguments.config)
    try:
        return _play(load(arguments.config), arguments)
    except (BadConfig, *BROKEN) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, BadConfig) else 1


def _write_new(path: Path) -> int:
    """Write the example, unless there is a file of that name."""
    if path.exists():
        print(f"{path} is there already; it has been left alone.", file=sys.stderr)
        return 1
    try:
        save(path, EXAMPLE.encode())
    except NotSaved as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{path} is written. Change the names in it, then: woowoo play {path}")
    return 0


def _play(config: Config, arguments: argparse.Namespace) -> int:
    folder, tracks = arguments.config.parent, config.table.tracks
    spoken = language(arguments.language or config.language)
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(folder / config.journal))
        record = _record(journal, config, arguments)
        recording = Recording(arguments.record) if arguments.record else None
        if recording is not None:
            stack.callback(recording.close)
        quiet_hours = config.station.quiet_hours
        speaker = stack.enter_context(open_speaker(config.sound, quiet_hours, language=spoken.code))
        hub = Hub(
            journal,
            record,
            lambda told: open_stations(config.station, told, tracks),
            lambda tell: _looker(config, arguments.config, tell),
            speaker,
            tracks,
            recording,
            spoken=spoken,
        )
        stack.enter_context(hub)
        front = open_main(hub.put, config.window, spoken, words_only=arguments.headless)
        hub.add(front)
        hub.start()
        front.run()
    print("The game is kept; the same command goes on with it.", flush=True)
    return _switch_off(config.station.switch_off, arguments.config) if hub.app.stopping else 0


def _looker(config: Config, path: Path, tell: Callable[[Item], None]) -> Looker:
    """What watches through the camera of hub.toml, not begun yet."""
    source, size = config.camera.source, (config.camera.width, config.camera.height)
    try:
        camera = open_camera(source, size, wait_s=PHOTO_S)
    except CameraUnknown as error:
        raise BadConfig(f"{path}: [camera] source: {error}") from error
    grows = bool(source) and Path(source).is_dir()
    if grows:
        print(f"Photos that come into {source} are read as they come.", flush=True)
    tile = TileSize(config.table.tile_length_mm, config.table.tile_width_mm)
    quiet_s, tracks = config.camera.quiet_s, config.table.tracks
    return CameraLooker(camera, Reader(), tell, tile, quiet_s, tracks, grows)


def _switch_off(command: str, path: Path) -> int:
    """Run the command of hub.toml that switches the machine off, if there is one."""
    if not command:
        return 0
    try:
        return subprocess.run(shlex.split(command), check=False).returncode
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "a quote is open in it"
        print(
            f"{path}: [station] switch_off = {command!r} cannot be run: {reason}.", file=sys.stderr
        )
        return 1


def _record(journal: Journal, config: Config, arguments: argparse.Namespace) -> KeptMatch:
    """The match to play: the unfinished one, or a new one. What hub.toml asks for must be playable
    in either case."""
    rules = rules_of(config.game, arguments.config)
    unfinished = journal.unfinished()
    if unfinished is not None and not arguments.fresh:
        names = ", ".join(unfinished.players)
        print(f"Going on with the match of {names}. A new one begins with --fresh.")
        other = _other(unfinished, config.game.players, rules)
        if other:
            print(
                f"It was begun with other {other} than {arguments.config} has now, and keeps "
                "them; --fresh begins a match with the new ones."
            )
        return unfinished
    if unfinished is not None:
        journal.finish(unfinished.number)
    return journal.begin(write_rules(rules), config.game.players)


def _other(kept: KeptMatch, players: Sequence[str], rules: Rules) -> str:
    """What a kept match has other than is asked for now, in words; empty if nothing."""
    other = ["players"] if kept.players != tuple(players) else []
    try:
        same = kept.rules == write_rules(rules) or read_rules(kept.rules) == rules
    except ValueError:
        same = False
    return " and ".join(other if same else [*other, "rules"])
