"""`woowoo station`: look for the station, test it, flash it, or start a virtual one."""

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hub.config.hub_toml import StationConfig
    from hub.station import Colour, Press, Station
    from hub.station.virtual import VirtualPico

from hub.language.language import language

ANSWER_S = 6.0
"""How long a station may take to answer."""
PRESS_S = 30.0
"""How long a person may take to press the button."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "what",
        nargs="?",
        choices=("look", "test", "flash"),
        default="look",
        help="look: is it there (the default); test: walk the lights and ask for the button; "
        "flash: copy the firmware onto a Pico",
    )
    parser.add_argument("--virtual", action="store_true", help="a Pico that is not there")
    parser.add_argument("--port", default="", help="serial port; without it any Pico on USB")
    parser.add_argument("--config", type=Path, metavar="HUB_TOML", help="read [station] there")
    parser.add_argument("--board", type=Path, metavar="FILE", help="flash: your own board.py")
    parser.add_argument("--step", type=float, default=0.4, metavar="S", help="test: s a light")


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked; 1 with a sentence if it cannot be done, 2 if it cannot be meant."""
    from hub.config.hub_toml import BadConfig
    from hub.station import StationError

    if arguments.board and arguments.what != "flash":
        print("--board is for: woowoo station flash --board FILE", file=sys.stderr)
        return 2
    if not 0 <= arguments.step <= 60:
        print("--step is 0 to 60 seconds.", file=sys.stderr)
        return 2
    try:
        if arguments.what == "flash":
            return _flash(arguments)
        if arguments.virtual and arguments.what == "look":
            return _virtual()
        return _look_or_test(arguments)
    except (StationError, BadConfig) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, BadConfig) else 1


def _look_or_test(arguments: argparse.Namespace) -> int:
    from hub.station import Press

    presses: list[Press] = []
    with _opened(arguments, presses) as (config, tracks, stations, pico):
        for kind, station in zip(config.kinds, stations, strict=True):
            wrong = trouble(station)
            if wrong:
                print(f"{kind}: {wrong}", file=sys.stderr)
                return 1
            asked = {"none": "hub.toml asks for no station.", "simulated": "it is in memory."}
            print(f"{kind}: {asked.get(kind, 'it is there and answers.')}")
        if arguments.what == "test" and set(config.kinds) <= {"none"}:
            print("So there is nothing to test. Name one in [station] kinds.", file=sys.stderr)
            return 1
        if arguments.what == "test":
            return _test(stations, tracks, presses, pico, arguments.step)
    return 0


@contextmanager
def _opened(
    arguments: argparse.Namespace, presses: "list[Press]"
) -> "Iterator[tuple[StationConfig, int, tuple[Station, ...], VirtualPico | None]]":
    """The stations that are to be looked at, and the virtual Pico if that is one of them."""
    from dataclasses import replace

    from hub.config.hub_toml import Config, load
    from hub.station import open_stations

    config = load(arguments.config) if arguments.config else Config()
    chosen = replace(config.station, port=arguments.port or config.station.port)
    with ExitStack() as stack:
        pico = None
        if arguments.virtual:
            from hub.station.virtual import VirtualPico

            pico = stack.enter_context(VirtualPico())
            chosen = replace(chosen, kinds=("serial",), port=pico.port)
        stations = open_stations(chosen, presses.append, config.table.tracks)
        for station in stations:
            stack.enter_context(station)
        yield chosen, config.table.tracks, stations, pico


def trouble(station: "Station") -> str | None:
    """What is wrong with a station that had ANSWER_S to answer."""
    end = time.monotonic() + ANSWER_S
    while station.trouble and time.monotonic() < end:
        time.sleep(0.05)
    return None if station.trouble is None else language().text(station.trouble)


def _test(
    stations: "tuple[Station, ...]",
    tracks: int,
    presses: "list[Press]",
    pico: "VirtualPico | None",
    step_s: float,
) -> int:
    """Walk the lights, then ask for the button."""
    from hub.station import DARK, Lamp, Lights, Pattern

    def show(sentence: str, lights: Lights) -> None:
        print(sentence, flush=True)
        for station in stations:
            station.show(lights)
        time.sleep(step_s)

    white = Lamp((255, 255, 255), Pattern.STEADY)
    for track in range(tracks):
        row = [DARK] * tracks
        row[track] = white
        name = "the Mexican Train's" if track == tracks - 1 else f"number {track + 1}"
        show(f"One light, {name}, clockwise from 12 o'clock.", Lights(tuple(row)))
    show("The engine button's light alone.", Lights((DARK,) * tracks, white))
    for name, colour in (("red", (255, 0, 0)), ("green", (0, 255, 0)), ("blue", (0, 0, 255))):
        lamp = Lamp(colour, Pattern.STEADY)
        show(f"All lights {name}.", Lights((lamp,) * tracks, lamp))
    for pattern in Pattern:
        lamp = Lamp((255, 120, 0), pattern)
        show(f"All lights: {pattern.value}.", Lights((lamp,) * tracks, lamp))
    blink = Lamp((255, 255, 255), Pattern.BLINK)
    show("Now press the engine button.", Lights((DARK,) * tracks, blink))
    presses.clear()
    if pico:
        pico.press()
    end = time.monotonic() + PRESS_S
    while not presses and time.monotonic() < end:
        time.sleep(0.02)
    if not presses:
        print(
            "No press arrived. Look at the button's two wires: hardware.md, fault table.",
            file=sys.stderr,
        )
        return 1
    print(f"The button says: {presses[0].value}. All is well if the lights did as told.")
    return 0


def _flash(arguments: argparse.Namespace) -> int:
    from hub.station.flash import FlashError, flash
    from hub.station.serial import picos

    if arguments.board and not arguments.board.is_file():
        raise FlashError(f"there is no {arguments.board}")
    ports = [arguments.port] if arguments.port else picos()
    if len(ports) != 1:
        found = "no Pico is" if not ports else f"{len(ports)} Picos ({', '.join(ports)}) are"
        raise FlashError(f"{found} plugged in; name the port with --port")
    flash(ports[0], arguments.board)
    print("Done; the station starts. Test it with: woowoo station test")
    return 0


def _virtual() -> int:
    """Run a virtual station until Ctrl-C; Enter presses its button."""
    from hub.station.virtual import VirtualPico

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with VirtualPico() as pico:
        print(f'A virtual station is plugged in. In hub.toml: [station] port = "{pico.port}"')
        print("Enter presses its button, Ctrl-C unplugs it.", flush=True)
        keys = sys.stdin.isatty()
        shown: tuple[Colour, ...] = ()
        while True:
            if pico.pixels != shown and sys.stdout.isatty():
                shown = pico.pixels
                print("\r" + drawn(shown) + "  ", end="", flush=True)
            if keys and _key():
                pico.press()
            elif not keys:
                time.sleep(0.03)


def _key() -> bool:
    """Has Enter been pressed? Waits 30 ms for it."""
    import select

    ready, _, _ = select.select([sys.stdin], [], [], 0.03)
    return bool(ready) and bool(sys.stdin.readline())


def drawn(pixels: "tuple[Colour, ...]") -> str:
    """Pixels as coloured dots of a terminal with 24-bit colours, made brighter to be seen."""
    dots = []
    for colour in pixels:
        red, green, blue = (min(255, 40 + part * 3) if part else 40 for part in colour)
        dots.append(f"\x1b[38;2;{red};{green};{blue}m\u25cf")
    return " ".join(dots) + "\x1b[0m"
