"""The firmware's own files under the real MicroPython, over a pty."""

import os
import random
import subprocess
from collections.abc import Iterator

import pytest
import serial

from firmware import board
from firmware.link import Unpacker, pack
from hub.station import StationError
from hub.station.virtual import FIRMWARE, VirtualPico, micropython
from tests.firmware.noise import spoiled
from tests.hub.waiting import LIMIT_S

try:
    micropython()
except StationError as missing:
    pytest.skip(str(missing), allow_module_level=True)

GREEN, RED, DARK = "00ff00s40", "ff0000s40", "000000o00"


class Hub:
    """The hub's end of the wire, by hand."""

    def __init__(self, port: str) -> None:
        self.line = serial.Serial(port, 115200, timeout=LIMIT_S, exclusive=True)
        self._lines = Unpacker()

    def say(self, verb: str, number: int, *words: str) -> None:
        self.line.write(pack(verb, number, *words))

    def hear(self, timeout_s: float = LIMIT_S) -> list[str]:
        """The next lines, as text without the sum; empty when nothing comes in time."""
        self.line.timeout = timeout_s
        found: list[str] = []
        while not found and (data := self.line.read(1)):
            data += self.line.read(self.line.in_waiting)
            found = [" ".join([v, str(n), *words]) for v, n, words in self._lines.feed(data)]
        return found

    def ask(self, verb: str, number: int, *words: str) -> list[str]:
        self.say(verb, number, *words)
        return self.hear()

    def greet(self) -> None:
        assert self.ask("HELLO", 1, "1", "cafe")[0].startswith("HELLO 1 1 ")


@pytest.fixture
def pico() -> Iterator[VirtualPico]:
    with VirtualPico() as made:
        yield made


@pytest.fixture
def hub(pico: VirtualPico) -> Iterator[Hub]:
    made = Hub(pico.port)
    made.greet()
    yield made
    made.line.close()


def pixels(*lit: tuple[int, tuple[int, int, int]]) -> tuple[tuple[int, int, int], ...]:
    """All pixels of the board, dark but those that are named."""
    row = [(0, 0, 0)] * board.PIXELS
    for place, colour in lit:
        row[place] = colour
    return tuple(row)


def test_a_picture_reaches_the_pixels(pico: VirtualPico, hub: Hub) -> None:
    words = [DARK] * 10
    words[3], words[8], words[9] = GREEN, RED, "0000ffsff"
    assert hub.ask("SET", 2, *words) == ["ACK 2"]
    shown = pixels((3, (0, 64, 0)), (8, (64, 0, 0)), (9, (0, 0, 255)))
    assert pico.wait_for(lambda now: now == shown, LIMIT_S), pico.pixels


def test_patterns_run_without_another_word(pico: VirtualPico, hub: Hub) -> None:
    hub.ask("SET", 2, "ff0000b80", "00ff00p80", *[DARK] * 8)
    assert pico.wait_for(lambda now: now[1][1] > 0, LIMIT_S)
    pico.pictures.clear()
    for level in (128, 0, 128):
        assert pico.wait_for(lambda now, want=level: now[0][0] == want, LIMIT_S), "it blinks"
    assert pico.wait_for(lambda now: 32 <= now[1][1] < 48, LIMIT_S), "it breathes: a quarter"
    assert pico.wait_for(lambda now: 112 < now[1][1] <= 128, LIMIT_S), "all of it"
    assert pico.wait_for(lambda now: 32 <= now[1][1] < 48, LIMIT_S), "a quarter again"
    assert {picture[0][0] for _, picture in pico.pictures} == {0, 128}
    assert {picture[1][1] in range(32, 129) for _, picture in pico.pictures} == {True}


def test_the_button(pico: VirtualPico, hub: Hub) -> None:
    pico.press()
    assert hub.hear() == ["BTN 1 press"]
    assert hub.hear() == ["BTN 1 press"], "told again, for nobody has acknowledged it"
    hub.say("ACK", 1)
    assert any(hub.hear(0.6) == [] for _ in range(20)), "then it is told no more"
    pico.hold(True)
    hub.ask("SET", 2, *[DARK] * 10)
    assert pico.wait_for(lambda now: now == pixels((9, (96, 96, 96))), LIMIT_S), "it shows: a hold"
    pico.hold(False)
    assert hub.hear() == ["BTN 2 hold"]
    hub.say("ACK", 2)
    assert pico.wait_for(lambda now: now == pixels(), LIMIT_S)


def test_silence_shows_waiting_and_it_comes_back(pico: VirtualPico, hub: Hub) -> None:
    hub.ask("SET", 2, *[GREEN] * 10)
    assert pico.wait_for(lambda now: now[0] == (0, 64, 0), LIMIT_S)
    assert pico.wait_for(lambda now: now[:9] == pixels()[:9] and now[9] != (0, 0, 0), LIMIT_S)
    assert hub.ask("PING", 3) == ["PONG 3"]
    assert pico.wait_for(lambda now: now[0] == (0, 64, 0), LIMIT_S)


def test_control_characters_do_not_stop_it(hub: Hub) -> None:
    hub.line.write(bytes(range(10)) * 30 + bytes(range(11, 32)) * 30 + b"\n")
    assert hub.ask("PING", 2) == ["PONG 2"]


def test_the_prompt_on_request_and_by_the_button(pico: VirtualPico, hub: Hub) -> None:
    pid = pico.pid
    assert pid is not None
    assert hub.ask("LEAVE", 2) == ["ACK 2"]
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    pico.unplug()
    pico.hold(True)
    pico.plug()
    pid = pico.pid
    assert pid is not None
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)


def test_another_board() -> None:
    text = (
        "PIXEL_PIN = 2\nBUTTON_PIN = 3\nPIXELS = 30\n"
        "TRACKS = tuple((3 * n, 3 * n + 1) for n in range(9))\nENGINE = (27, 28, 29)\n"
        "LIMIT_MA = 500\nCHANNEL_MA = 20\nIDLE_MA = 1\nDEBOUNCE_MS = 20\n"
    )
    with VirtualPico(board=text) as pico:
        hub = Hub(pico.port)
        hub.greet()
        hub.ask("SET", 2, GREEN, *[DARK] * 8, RED)
        lit = {0: (0, 64, 0), 1: (0, 64, 0)} | dict.fromkeys((27, 28, 29), (64, 0, 0))
        shown = tuple(lit.get(place, (0, 0, 0)) for place in range(30))
        assert pico.wait_for(lambda now: now == shown, LIMIT_S), pico.pixels
        hub.line.close()


def test_two_hours_leave_nothing_in_memory() -> None:
    path = f"{FIRMWARE}:{FIRMWARE / 'standins'}:.frozen"
    done = subprocess.run(
        [micropython(), str(FIRMWARE / "standins" / "day.py"), "2"],
        env={"MICROPYPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    first, second = (int(line.split()[1]) for line in done.stdout.splitlines())
    assert second <= first + 512


def test_a_million_bytes_to_the_pico(pico: VirtualPico, hub: Hub) -> None:
    chance = random.Random(6)
    looks = [GREEN, RED, DARK, "0000ffs80"]
    shown = {GREEN: (0, 64, 0), RED: (64, 0, 0), DARK: (0, 0, 0), "0000ffs80": (0, 0, 128)}
    lines = [pack("SET", 999_000_000 + n, *[chance.choice(looks)] * 10) for n in range(20)]
    lines += [pack("HELLO", 5, "1", "f00d"), pack("ACK", 1), pack("LEAVE", 77)]
    sent, number, words = 0, 1, [DARK] * 10
    hub.ask("SET", number, *words)
    while sent < 1_000_000:
        burst = b"".join(spoiled(chance, lines) for _ in range(20))
        for start in range(0, len(burst), 2000):
            hub.line.write(burst[start : start + 2000])
        sent += len(burst)
        number += 1
        pico.pictures.clear()
        before = tuple(shown[word] for word in words)
        words = [chance.choice(looks) for _ in range(10)]
        assert hub.ask("SET", number, *words) == [f"ACK {number}"], "and nothing else is said"
        after = tuple(shown[word] for word in words)
        assert pico.wait_for(lambda now, want=after: lit(now) == want, LIMIT_S)
        assert {lit(picture) for _, picture in pico.pictures} <= {before, after}
    assert sent >= 1_000_000


def lit(picture: tuple[tuple[int, int, int], ...]) -> tuple[tuple[int, int, int], ...]:
    """The colours of the tracks and of the engine, if no other pixel is lit."""
    own = [*board.TRACKS, board.ENGINE]
    named = {place for places in own for place in places}
    assert all(c == (0, 0, 0) for place, c in enumerate(picture) if place not in named)
    return tuple(picture[places[0]] for places in own) if picture else ()
