"""How quick the station is over the pty, and whether a day leaves anything in memory."""

import statistics
import subprocess
import threading
import time
import tracemalloc
from collections.abc import Callable

from firmware.link import Unpacker, pack
from hub.station import Lamp, Lights, Pattern, StationError
from hub.station.serial import SerialStation
from hub.station.virtual import FIRMWARE, VirtualPico, micropython
from hub.station.wire import Heard, Wire

TURNS = 200
HOURS = 24


def run() -> None:
    try:
        micropython()
    except StationError as missing:
        print(f"station: not timed, {missing}")
        return
    lights()
    frames()
    presses()
    pico_day()
    hub_day()


def told(name: str, seconds: list[float]) -> None:
    worst = sorted(seconds)[int(len(seconds) * 0.95)]
    print(
        f"station: {name}: median {statistics.median(seconds) * 1000:.1f} ms, "
        f"95 % within {worst * 1000:.1f} ms"
    )


def lights() -> None:
    """From show() to the acknowledgement, and to the pixels."""
    shown: list[float] = []
    acknowledged: list[float] = []
    with VirtualPico() as pico, SerialStation(lambda press: None, pico.port) as station:
        wait_for(lambda: station.trouble is None)
        for turn in range(TURNS):
            level = 1 + turn % 200
            lamp = Lamp((level, 0, 0), Pattern.STEADY)
            start = time.perf_counter()
            station.show(Lights((lamp,) * 9, lamp))
            red = (level, 0, 0)
            pico.wait_for(lambda now: now[0] == red, 2)  # noqa: B023
            shown.append(time.perf_counter() - start)
            station.settled.wait(2)
            acknowledged.append(time.perf_counter() - start)
    told("a light command and its acknowledgement", acknowledged)
    told("a light command to the pixels", shown)


def frames() -> None:
    """How many pictures a second a pattern makes that is never the same twice."""
    with VirtualPico() as pico, SerialStation(lambda press: None, pico.port) as station:
        lamp = Lamp((0, 0, 0), Pattern.RAINBOW)
        station.show(Lights((lamp,) * 9, lamp))
        wait_for(lambda: len(pico.pictures) > 30)
        pico.pictures.clear()
        time.sleep(3)
        times = [ms for ms, _ in pico.pictures]
    print(f"station: {(len(times) - 1) * 1000 / (times[-1] - times[0]):.1f} pictures a second")


def presses() -> None:
    """From the contact's edge to the event."""
    seconds: list[float] = []
    event = threading.Event()
    with VirtualPico() as pico, SerialStation(lambda press: event.set(), pico.port) as station:
        wait_for(lambda: station.trouble is None)
        for _ in range(TURNS // 4):
            pico.hold(True)
            time.sleep(0.06)
            event.clear()
            start = time.perf_counter()
            pico.hold(False)
            event.wait(2)
            seconds.append(time.perf_counter() - start)
            time.sleep(0.05)
    told("button let go (20 ms of it to be sure) to event", seconds)


def pico_day() -> None:
    """A day of the firmware, an hour at a time, by a clock that runs as fast as it can."""
    path = f"{FIRMWARE}:{FIRMWARE / 'standins'}:.frozen"
    start = time.perf_counter()
    done = subprocess.run(
        [micropython(), str(FIRMWARE / "standins" / "day.py"), str(HOURS)],
        env={"MICROPYPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    used = [int(line.split()[1]) for line in done.stdout.splitlines()]
    print(
        f"station: {HOURS} h of firmware in {time.perf_counter() - start:.0f} s: "
        f"{used[0]} bytes used after 1 h, {used[-1]} after {HOURS} h, at most {max(used)}"
    )


def hub_day() -> None:
    """A day of the hub's half, against answers that are always right."""
    wire = Wire(9, lambda press: None, Heard("cafe"), 0.0)
    lines = Unpacker()
    now, number = 0.0, 0
    start = time.perf_counter()
    tracemalloc.start()
    used: list[int] = []
    for hour in range(HOURS):
        while now < (hour + 1) * 3600:
            now += 0.25
            number += 1
            if number % 20 == 0:
                lamp = Lamp((number % 256, 0, 0), Pattern.STEADY)
                wire.show(Lights((lamp,) * 9, lamp))
            if number % 120 == 0:
                wire.feed(pack("BTN", number // 120, "press"), now)
            for verb, line, words in lines.feed(wire.due(now)):
                wire.feed(answer(verb, line, words), now)
        used.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    print(
        f"station: {HOURS} h of the hub's half in {time.perf_counter() - start:.0f} s: "
        f"{used[0]} bytes used after 1 h, {used[-1]} after {HOURS} h, at most {max(used)}"
    )


def answer(verb: str, number: int, words: list[str]) -> bytes:
    """What a Pico says to a line."""
    if verb == "HELLO":
        return pack("HELLO", number, words[0], "1.0.0", "e6", "b007", "9")
    return pack("PONG" if verb == "PING" else "ACK", number)


def wait_for(true: Callable[[], bool]) -> None:
    while not true():
        time.sleep(0.01)
