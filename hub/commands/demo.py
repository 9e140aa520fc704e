"""`woowoo demo`: a game on a virtual table, followed by the real app."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace

from hub.commands.station import trouble
from hub.config.hub_toml import StationConfig
from hub.fronts.window.screen import has_screen
from hub.game import RulesError
from hub.game.sheetfile import DEFAULT
from hub.language.language import language
from hub.simulator.evening import TRACKS, BadEvening, Evening
from hub.simulator.layout import NoRoom
from hub.simulator.session import SessionBroken
from hub.station import Station, StationError, open_station

FIGURES = """\
What holds without an option stands in brackets.

The line of --json has
  rounds, plays      rounds played, tiles that the players laid
  read_right         plays taken from the table alone, tile and train being right
  asked              plays that a question was asked about, or that were typed in
  read_wrong         plays taken with a wrong tile or train, or that nobody made
  scores, seconds    points by player, time it took
with --hard also
  refused_honest     plays within the rules that were told to be against them
  frames_to_accept   how many plays took so many settled pictures, as {"1": 70, "2": 3}
  slips              by kind of slip or cheat: how many were made, noticed (refused or asked
                     about), accepted (became a move), mended (the table put right)
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.epilog = FIGURES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which game (%(default)s)")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="2 to 8 (%(default)s)")
    parser.add_argument("--sheet", default=DEFAULT, metavar="NAME", help="the rules (%(default)s)")
    parser.add_argument(
        "--set", type=int, default=None, metavar="N", help="double-N tiles (as the sheet says)"
    )
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="how many (%(default)s)")
    parser.add_argument(
        "--headless", action="store_true", help="no window (a window, where there is a screen)"
    )
    parser.add_argument(
        "--hard",
        action="store_true",
        help="a careless table, slips and cheats (a tidy table, honest players)",
    )
    parser.add_argument(
        "--plain", action="store_true", help="without pixels, in seconds (painted and read)"
    )
    parser.add_argument(
        "--json", action="store_true", help="end with one line of figures (told as it happens)"
    )
    parser.add_argument(
        "--station",
        metavar="PORT",
        help='show the lights on a real station too; "usb" finds it (on the virtual one alone)',
    )


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 if the app followed all of it, 1 if it did not, 2 for an option that cannot be."""
    windowed = not (arguments.headless or arguments.plain)
    if windowed and not has_screen():
        print("There is no screen here, so the demo runs without its window.", file=sys.stderr)
        windowed = False
    with ExitStack() as stack:
        try:
            stations = _stations(arguments.station)
            for station in stations:
                stack.callback(station.close)
            evening = stack.enter_context(_evening(arguments, stations))
            if windowed:
                # pygame takes half a second, which a demo without a window does not need.
                from hub.simulator.window import show

                show(evening)
            else:
                _headless(evening, quiet=arguments.json)
        except (RulesError, BadEvening) as error:
            print(error, file=sys.stderr)
            return 2
        except (SessionBroken, NoRoom, StationError) as error:
            print(error, file=sys.stderr)
            return 1
        if arguments.json:
            session = evening.session
            print(json.dumps(session.figures.line(session.app.match.scores, arguments.hard)))
        else:
            print(_summary(evening))
    return 0


def _evening(arguments: argparse.Namespace, stations: Sequence[Station]) -> Evening:
    return Evening(
        arguments.sheet,
        players=arguments.players,
        seed=arguments.seed,
        rounds=arguments.rounds,
        set_max=arguments.set,
        hard=arguments.hard,
        pixels=not arguments.plain,
        stations=stations,
    )


def _stations(port: str | None) -> tuple[Station, ...]:
    """The station on `port`, where one is asked for. Raises StationError if none answers there."""
    if port is None:
        return ()
    config = replace(StationConfig(), port="" if port == "usb" else port)
    station = open_station("serial", lambda press: None, config, TRACKS)
    wrong = trouble(station)
    if wrong:
        station.close()
        raise StationError(wrong)
    return (station,)


def _headless(evening: Evening, quiet: bool) -> None:
    """Play to the end; what happens is printed as it happens, unless figures are wanted."""
    begun = time.perf_counter()
    told = 0
    session = evening.session
    for _ in session.steps():
        session.figures.seconds = time.perf_counter() - begun
        if not quiet:
            for each in session.app.told[told:]:
                print(language().text(each), flush=True)
            told = len(session.app.told)
    session.figures.seconds = time.perf_counter() - begun


def _summary(evening: Evening) -> str:
    figures, match = evening.session.figures, evening.session.app.match
    scores = ", ".join(f"{match.players[p]} {score}" for p, score in match.scores.items())
    return (
        f"{figures.rounds} round(s), {figures.plays} plays: {figures.read_right} read right, "
        f"{figures.asked} asked, {figures.read_wrong} wrong, in {figures.seconds:.0f} s.\n"
        f"Scores: {scores}."
    )
