"""`woowoo demo`: a game on a virtual table, followed by the real app."""

import argparse
import json
import os
import sys
import time
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hub.simulator.evening import Evening

NAME = "demo"
HELP = "Play rounds on a virtual table: bots lay tiles, the camera and the referee follow."


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which game (1)")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="2 to 8 (4)")
    parser.add_argument("--sheet", default="hub_leaflet", metavar="NAME", help="the rules")
    parser.add_argument("--set", type=int, default=None, metavar="N", help="double-N tiles")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="how many (1)")
    parser.add_argument("--headless", action="store_true", help="no window")
    parser.add_argument("--hard", action="store_true", help="a careless table, slips and cheats")
    parser.add_argument("--plain", action="store_true", help="without pixels, in seconds")
    parser.add_argument("--json", action="store_true", help="end with one line of figures")
    parser.add_argument(
        "--station", metavar="PORT", help='show the lights on a real station too; "usb" finds it'
    )


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 if the app followed all of it, 1 if it did not, 2 for an option that cannot be."""
    from hub.game import RulesError
    from hub.simulator.evening import BadEvening, Evening
    from hub.simulator.layout import NoRoom
    from hub.simulator.session import SessionBroken

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
    with evening, _lit(arguments.station, evening):
        try:
            if windowed:
                from hub.simulator.window import show

                show(evening)
            else:
                _headless(evening, quiet=arguments.json)
        except (SessionBroken, NoRoom) as error:
            print(error, file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            print("Stopped.", file=sys.stderr)
            return 130
        if arguments.json:
            session = evening.session
            print(json.dumps(session.figures.line(session.app.match.scores, arguments.hard)))
    return 0


def _lit(port: str | None, evening: "Evening") -> AbstractContextManager[object]:
    """The station on `port`, which from now on shows what the demo's own station shows."""
    if port is None:
        return nullcontext()
    from dataclasses import replace

    from hub.config import StationConfig
    from hub.station import open_station

    config = replace(StationConfig(), port="" if port == "usb" else port)
    station = open_station("serial", lambda press: None, config, evening.session.tracks)
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
    if not quiet:
        print(_summary(evening))


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
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        pygame.display.init()
        return pygame.display.get_driver() not in ("dummy", "offscreen")
    except pygame.error:
        return False
    finally:
        pygame.display.quit()
