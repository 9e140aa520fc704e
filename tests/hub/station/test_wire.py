"""The hub's half of the conversation, as a script; then a million bytes of noise."""

import random

import pytest

from firmware.link import Unpacker, pack
from hub.station import DARK, Lamp, Lights, Pattern, Press
from hub.station.wire import Heard, Wire, words
from tests.firmware.noise import spoiled
from tests.hub.english import english

PICTURE = Lights((Lamp((0, 255, 0), Pattern.STEADY, 0.25),) + (DARK,) * 8, DARK)
OTHER = Lights((DARK,) * 9, Lamp((255, 0, 0), Pattern.BLINK, 1.0))
SET = "00ff00s40 " + "000000off " * 8 + "000000off"
SET_OTHER = "000000off " * 9 + "ff0000bff"


class Desk:
    """A wire whose other end is the test."""

    def __init__(self, heard: Heard | None = None, tracks: int = 9) -> None:
        self.told: list[Press] = []
        self.heard = heard or Heard("cafe")
        self.now = 0.0
        self.wire = Wire(tracks, self.told.append, self.heard, self.now)
        self._lines = Unpacker()

    def due(self) -> list[str]:
        return self._text(self.wire.due(self.now))

    def wait(self, seconds: float) -> list[str]:
        """What is said while so much time passes, in steps of 10 ms."""
        said = []
        for _ in range(round(seconds * 100)):
            self.now += 0.01
            said += self.due()
        return said

    def hear(self, verb: str, number: int, *words: str) -> list[str]:
        return self._text(self.wire.feed(pack(verb, number, *words), self.now))

    def greet(self, boot: str = "b007") -> None:
        hello = self.due()[0].split()
        assert hello[0] == "HELLO" and hello[2:] == ["1", self.heard.session]
        self.hear("HELLO", int(hello[1]), "1", "1.0.0", "e6", boot, "9")
        assert self.wire.greeted

    def _text(self, data: bytes) -> list[str]:
        return [" ".join([v, str(n), *words]) for v, n, words in self._lines.feed(data)]


@pytest.fixture
def desk() -> Desk:
    made = Desk()
    made.greet()
    return made


def test_a_picture_as_words() -> None:
    assert " ".join(words(PICTURE)) == SET
    assert " ".join(words(OTHER)) == SET_OTHER


def test_greets_until_it_is_answered() -> None:
    desk = Desk()
    assert desk.due() == ["HELLO 1 1 cafe"]
    assert desk.wait(0.6) == ["HELLO 2 1 cafe", "HELLO 3 1 cafe"]
    desk.hear("HELLO", 9, "1", "1.0.0", "e6", "b007", "9")
    assert not desk.wire.greeted, "an answer to nothing that was asked"
    desk.hear("HELLO", 2, "1", "1.0.0", "e6", "b007", "9")
    assert desk.wire.greeted, "a slow one answers an older greeting"


def test_a_picture_is_sent_once_if_it_is_acknowledged(desk: Desk) -> None:
    desk.wire.show(PICTURE)
    assert desk.due() == [f"SET 2 {SET}"]
    assert not desk.wire.settled
    desk.hear("ACK", 2)
    assert desk.wire.settled
    desk.wire.show(PICTURE)
    assert desk.due() == []


def test_and_again_until_it_is(desk: Desk) -> None:
    desk.wire.show(PICTURE)
    desk.due()
    assert [line for line in desk.wait(0.8) if "SET" in line] == [f"SET 2 {SET}"] * 3


def test_something_newer_is_sent_instead(desk: Desk) -> None:
    desk.wire.show(PICTURE)
    desk.due()
    desk.wire.show(OTHER)
    assert desk.due() == [f"SET 3 {SET_OTHER}"]
    desk.hear("ACK", 2)
    assert not desk.wire.settled
    desk.hear("ACK", 3)
    assert desk.wire.settled


def test_back_to_the_first_while_the_second_is_on_its_way(desk: Desk) -> None:
    desk.wire.show(PICTURE)
    desk.due()
    desk.hear("ACK", 2)
    desk.wire.show(OTHER)
    desk.due()
    desk.wire.show(PICTURE)
    assert desk.due() == [f"SET 4 {SET}"], "the second may have been shown"


def test_a_sign_of_life_twice_a_second(desk: Desk) -> None:
    assert desk.wait(2.05) == ["PING 2", "PING 3", "PING 4", "PING 5"]


def test_two_seconds_without_a_word_is_silence(desk: Desk) -> None:
    desk.wait(1.9)
    assert not desk.wire.silent(desk.now)
    desk.hear("PONG", 2)
    desk.wait(1.9)
    assert not desk.wire.silent(desk.now)
    desk.wait(0.15)
    assert desk.wire.silent(desk.now)


def test_to_the_millisecond(desk: Desk) -> None:
    """250 ms to say it again, 500 to a sign of life, two seconds to silence: at that moment."""
    desk.wire.show(PICTURE)
    assert desk.due() == [f"SET 2 {SET}"]
    said = {}
    for ms in range(1, 1001):
        desk.now = ms / 1000
        if line := desk.due():
            said[ms] = [each.split()[0] for each in line]
    assert said == {250: ["SET"], 500: ["SET", "PING"], 750: ["SET"], 1000: ["SET", "PING"]}
    assert next(ms for ms in range(1990, 2010) if desk.wire.silent(ms / 1000)) == 2000


@pytest.mark.parametrize("state", ["greeting", "idle", "telling"])
def test_how_long_it_may_be_left_alone(state: str) -> None:
    """Whoever waits so long misses nothing that is due, and is not woken for nothing."""
    desk = Desk()
    if state == "greeting":
        desk.due()
    else:
        desk.greet()
    if state == "telling":
        desk.wire.show(PICTURE)
        desk.due()
    for _ in range(3):
        wait_s = desk.wire.wait_s(desk.now)
        assert 0 < wait_s <= 0.5
        early = desk.now + wait_s - 0.001
        assert desk.wire.due(early) == b"" and not desk.wire.silent(early)
        desk.now += wait_s
        assert desk.due() != []
    assert desk.wire.wait_s(desk.now + 9) == 0


def test_silence_wakes_who_waits(desk: Desk) -> None:
    desk.now = 1.9
    desk.due()
    assert desk.wire.wait_s(desk.now) == pytest.approx(0.1)


def test_a_press_is_acknowledged_each_time_and_told_once(desk: Desk) -> None:
    assert desk.hear("BTN", 1, "press") == ["ACK 1"]
    assert desk.hear("BTN", 1, "press") == ["ACK 1"]
    assert desk.hear("BTN", 2, "hold") == ["ACK 2"]
    assert desk.told == [Press.PRESS, Press.HOLD]


def test_a_press_is_told_once_over_a_reconnection(desk: Desk) -> None:
    desk.hear("BTN", 1, "press")
    again = Desk(desk.heard)
    again.greet()
    assert again.hear("BTN", 1, "press") == ["ACK 1"]
    assert again.hear("BTN", 2, "double") == ["ACK 2"]
    assert again.told == [Press.DOUBLE]


def test_a_pico_that_started_again_counts_from_one(desk: Desk) -> None:
    desk.hear("BTN", 1, "press")
    again = Desk(desk.heard)
    again.greet(boot="b008")
    again.hear("BTN", 1, "press")
    assert again.told == [Press.PRESS]


def test_nothing_is_believed_before_the_greeting() -> None:
    desk = Desk()
    desk.due()
    assert desk.hear("BTN", 1, "press") == []
    desk.hear("ACK", 1)
    assert desk.told == [] and not desk.wire.greeted


def test_a_pico_that_has_forgotten_us_is_greeted_again(desk: Desk) -> None:
    desk.wire.show(PICTURE)
    desk.due()
    desk.hear("NO", 2, "hello")
    desk.now += 0.3
    hello = desk.due()[0].split()
    assert hello[0] == "HELLO"
    desk.hear("HELLO", 1, "1", "1.0.0", "e6", "b008", "9")
    assert not desk.wire.greeted, "an answer from before it forgot us"
    desk.hear("HELLO", int(hello[1]), "1", "1.0.0", "e6", "b009", "9")
    assert [line.split()[0] for line in desk.due()] == ["SET"]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (("2", "2.0.0", "e6", "b007", "9"), "speaks protocol 2 and this hub speaks 1"),
        (("1", "1.0.0", "e6", "b007", "12"), "lights for 12 tracks and hub.toml says 9"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(answer: tuple[str, ...], said: str) -> None:
    desk = Desk()
    desk.due()
    desk.hear("HELLO", 1, *answer)
    assert desk.wire.refusal is not None and said in english(desk.wire.refusal)
    assert desk.wait(1) == []


def test_a_picture_that_is_not_taken_is_refused_with_a_sentence(desk: Desk) -> None:
    desk.wire.show(PICTURE)
    desk.due()
    desk.hear("NO", 2, "set")
    assert desk.wire.refusal is not None and "woowoo station flash" in english(desk.wire.refusal)


def test_a_million_bytes_to_the_hub(desk: Desk) -> None:
    chance = random.Random(7)
    lines = [pack("ACK", n) for n in range(1, 30)] + [pack("BTN", n, "press") for n in range(20)]
    lines += [
        pack("NO", 3, "set"),
        pack("NO", 3, "hello"),
        pack("HELLO", 1, "2", "x", "y", "z", "9"),
    ]
    sent = number = 0
    while sent < 1_000_000:
        burst = b"".join(spoiled(chance, lines) for _ in range(40))
        sent += len(burst)
        for start in range(0, len(burst), 997):
            desk.wire.feed(burst[start : start + 997], desk.now)
        assert desk.told == [Press.PRESS] * number, "no press is invented"
        assert desk.wire.refusal is None and desk.wire.greeted
        desk.wire.show((PICTURE, OTHER)[number % 2])
        sets = [line.split() for line in desk.due() if line.startswith("SET")]
        assert len(sets) == 1 and not desk.wire.settled
        number += 1
        assert desk.hear("BTN", number, "press") == [f"ACK {number}"]
        desk.hear("ACK", int(sets[0][1]))
        assert desk.wire.settled, "and every true line is taken"
        desk.now += 0.001
    assert number > 50
