"""`woowoo demo`: a game on a virtual table, followed by the real app."""

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from hub.game.sheetfile import DEFAULT

if TYPE_CHECKING:
    from hub.simulator.evening import Evening

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
    from hub.game import RulesError
    from hub.simulator.evening import BadEvening, Evening
    from hub.simulator.layout import NoRoom
    from hub.simulator.session import SessionBroken
    from hub.station import StationError

    try:
        evening = Evening(
            arguments.sheet,
            players=arguments.players,
            seed=arguments.seed,
            rounds=arguments.rounds,
            set_max=arguments.set,
            hard=arguments.hard,
            pixels=not arguments.plain,
        )
    except (RulesError, BadEvening) as error:
        print(error, file=sys.stderr)
        return 2
    windowed = not (arguments.headless or arguments.plain)
    if windowed and not has_screen():
        print("There is no screen here, so the demo runs without its window.", file=sys.stderr)
        windowed = False
    with ExitStack() as stack:
        stack.enter_context(evening)
        try:
            stack.enter_context(_lit(arguments.station, evening))
            if windowed:
                from hub.simulator.window import show

                show(evening)
            else:
                _headless(evening, quiet=arguments.json)
        except (SessionBroken, NoRoom, StationError) as error:
            print(error, file=sys.stderr)
            return 1
        if arguments.json:
            session = evening.session
            print(json.dumps(session.figures.line(session.app.match.scores, arguments.hard)))
        else:
            print(_summary(evening))
    return 0


def _lit(port: str | None, evening: "Evening") -> AbstractContextManager[object]:
    """The station on `port`, which from now on shows what the demo's own station shows.

    Raises StationError if none answers there.
    """
    if port is None:
        return nullcontext()
    from dataclasses import replace

    from hub.commands.station import trouble
    from hub.config.hub_toml import StationConfig
    from hub.station import StationError, open_station

    config = replace(StationConfig(), port="" if port == "usb" else port)
    station = open_station("serial", lambda press: None, config, evening.session.tracks)
    wrong = trouble(station)
    if wrong:
        station.close()
        raise StationError(wrong)
    own = evening.session.station
    evening.session.app.listeners.append(lambda app: station.show(own.shown))
    station.show(own.shown)
    return station


def _headless(evening: "Evening", quiet: bool) -> None:
    """Play to the end; what happens is printed as it happens, unless figures are wanted."""
    begun = time.perf_counter()
    told = 0
    session = evening.session
    for _ in session.steps():
        session.figures.seconds = time.perf_counter() - begun
        if not quiet:
            lines = session.app.sentences
            for line in lines[told:]:
                print(line, flush=True)
            told = len(lines)
    session.figures.seconds = time.perf_counter() - begun


def _summary(evening: "Evening") -> str:
    figures, match = evening.session.figures, evening.session.app.match
    scores = ", ".join(f"{match.players[p]} {score}" for p, score in match.scores.items())
    return (
        f"{figures.rounds} round(s), {figures.plays} plays: {figures.read_right} read right, "
        f"{figures.asked} asked, {figures.read_wrong} wrong, in {figures.seconds:.0f} s.\n"
        f"Scores: {scores}."
    )


def has_screen() -> bool:
    """Whether a window can be opened: SDL knows best, but says so only by failing."""
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    if sys.platform == "linux" and not _may_have_screen(os.environ, Path("/dev/dri")):
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        pygame.display.init()
        return pygame.display.get_driver() not in ("dummy", "offscreen")
    except pygame.error:
        return False
    finally:
        pygame.display.quit()


def _may_have_screen(environ: Mapping[str, str], cards: Path) -> bool:
    """Whether it is worth asking: Wayland's library complains where there is nothing to find."""
    if any(environ.get(name) for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")):
        return True
    if any(cards.glob("card*")):  # a console with a screen, without a desktop
        return True
    runtime = environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and (Path(str(runtime)) / "wayland-0").exists()
