"""`woowoo play`: the game itself, from hub.toml."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hub.actions.items import Item
    from hub.config.hub_toml import Config
    from hub.game import Rules
    from hub.journal.file import Journal, Record
    from hub.running.looking import Looker
    from hub.running.recording import Recording

PHOTO_S = 0.5
"""A folder is given so long to bring one more photo before something else is done."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("config", nargs="?", type=Path, default=Path("hub.toml"), metavar="FILE")
    parser.add_argument("--new", action="store_true", help="write a hub.toml to start from")
    parser.add_argument("--fresh", action="store_true", help="begin a new match")
    parser.add_argument("--headless", action="store_true", help="no window, words from here")
    parser.add_argument("--record", type=Path, metavar="DIR", help="keep pictures and verdicts")


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody quits; 0, or a sentence for what cannot be opened and 1, or 2 where it is
    the configuration that cannot be."""
    from hub.config.hub_toml import BadConfig, load
    from hub.journal.book import CannotGoOn
    from hub.journal.file import JournalError
    from hub.running.recording import RecordingError
    from hub.station import StationError
    from vision.camera import CameraLost

    if arguments.new:
        return _write_new(arguments.config)
    broken = (CannotGoOn, JournalError, StationError, RecordingError, CameraLost)
    try:
        return _play(load(arguments.config), arguments)
    except (BadConfig, *broken) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, BadConfig) else 1


def _write_new(path: Path) -> int:
    """Write the example, unless there is a file of that name."""
    from hub.config.example import EXAMPLE
    from hub.game.textfile import why

    if path.exists():
        print(f"{path} is there already; it has been left alone.", file=sys.stderr)
        return 1
    try:
        path.write_text(EXAMPLE, encoding="utf-8")
    except OSError as error:
        print(why(path, error, "written"), file=sys.stderr)
        return 1
    print(f"{path} is written. Change the names in it, then: woowoo play {path}")
    return 0


def _play(config: "Config", arguments: argparse.Namespace) -> int:
    from contextlib import ExitStack

    from hub.actions.items import Item, Pressed, Seen
    from hub.app import App
    from hub.fronts.terminal import in_words
    from hub.journal.file import Journal
    from hub.running.patience import Patience
    from hub.running.recording import Recording
    from hub.station import open_stations
    from hub.voice.mixer import open_speaker

    inbox: Queue[Item] = Queue()
    with ExitStack() as stack:
        folder = arguments.config.parent
        journal = stack.enter_context(Journal(folder / config.journal))
        record = _record(journal, config, arguments)
        stations = open_stations(
            config.station, lambda press: inbox.put(Pressed(press)), config.table.tracks
        )
        for station in stations:
            stack.callback(station.close)
        speaker = stack.enter_context(open_speaker(config.sound, config.station.quiet_hours))
        app = App(journal, record, stations, speaker, config.table.tracks)
        recording = Recording(arguments.record) if arguments.record else None
        if recording is not None:
            stack.callback(recording.close)
        looker = _looker(config, arguments.config, inbox, recording)
        stack.callback(looker.close)

        def handle(item: Item) -> None:
            before = len(app.match.history)
            app.handle(item)
            if isinstance(item, Seen) and recording is not None:
                recording.judged(item, app, before)
            # A photo of a folder knows nothing of what was said after it was taken.
            if app.looking and (isinstance(item, Seen) or not looker.grows):
                looker.again()

        take = Patience(app, handle, inbox.put).take
        looker.start()
        if config.window.on and not arguments.headless and _has_screen():
            from hub.fronts.window.live import run as show

            show(app, inbox, take, lambda: looker.view, config.window.full, looker.aim)
        else:
            in_words(app, inbox, take)
    print("The game is kept; the same command goes on with it.", flush=True)
    return _switch_off(config.station.switch_off, arguments.config) if app.stopping else 0


def _looker(
    config: "Config", path: Path, inbox: "Queue[Item]", recording: "Recording | None"
) -> "Looker":
    """The thread that watches through the camera of hub.toml, not begun yet."""
    from hub.config.hub_toml import BadConfig
    from hub.running.looking import Looker
    from vision.camera import CameraUnknown, open_camera
    from vision.placing.calibration import TileSize
    from vision.reading.reader import Reader

    source, size = config.camera.source, (config.camera.width, config.camera.height)
    try:
        camera = open_camera(source, size, wait_s=PHOTO_S)
    except CameraUnknown as error:
        raise BadConfig(f"{path}: [camera] source: {error}") from error
    grows = bool(source) and Path(source).is_dir()
    if grows:
        print(f"Photos that come into {source} are read as they come.", flush=True)
    tile = TileSize(config.table.tile_length_mm, config.table.tile_width_mm)
    keep = recording.keep if recording is not None else None
    quiet_s, tracks = config.camera.quiet_s, config.table.tracks
    return Looker(camera, Reader(), inbox.put, tile, quiet_s, keep, tracks, grows)


def _switch_off(command: str, path: Path) -> int:
    """Run the command of hub.toml that switches the machine off, if there is one."""
    import shlex
    import subprocess

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


def _record(journal: "Journal", config: "Config", arguments: argparse.Namespace) -> "Record":
    """The match to play: the unfinished one, or a new one. What hub.toml asks for must be playable
    in either case."""
    from hub.config.hub_toml import rules_of
    from hub.journal.lines import write_rules

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


def _other(kept: "Record", players: Sequence[str], rules: "Rules") -> str:
    """What a kept match has other than is asked for now, in words; empty if nothing."""
    from hub.journal.lines import read_rules, write_rules

    other = ["players"] if kept.players != tuple(players) else []
    try:
        same = kept.rules == write_rules(rules) or read_rules(kept.rules) == rules
    except ValueError:
        same = False
    return " and ".join(other if same else [*other, "rules"])


def _has_screen() -> bool:
    from hub.commands.demo import has_screen

    found = has_screen()
    if not found:
        print("There is no screen here; the game goes on in words. ? lists them.")
    return found
