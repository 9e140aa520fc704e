"""The Pico's half of the conversation, as a script: what is said to it, what it says."""

from types import ModuleType
from typing import Any

import pytest

from firmware import board
from firmware.link import Unpacker, pack

Modules = dict[str, ModuleType]
DARK = "000000o00"
GREEN = ("00ff00s40",) * 10


class Desk:
    """A Pico's talk on a desk: time passes when it is told to."""

    def __init__(self, pico: Modules) -> None:
        self.lamps: Any = pico["lamps"].Lamps([(0, 0, 0)] * board.PIXELS, board)
        self.talk: Any = pico["talk"].Talk(self.lamps, "e6", "b007")
        self.now = 0
        self._heard = Unpacker()

    def say(self, verb: str, number: int, *words: str) -> list[str]:
        """Say a line; what comes back, as text without the sum."""
        return self._text(self.talk.feed(pack(verb, number, *words), self.now))

    def wait(self, ms: int) -> list[str]:
        """Let time pass in steps of 10 ms; what it says meanwhile."""
        out = b""
        for _ in range(ms // 10):
            self.now += 10
            out += self.talk.due(self.now)
        return self._text(out)

    def press(self, kind: str = "press") -> list[str]:
        return self._text(self.talk.press(kind, self.now))

    def _text(self, data: bytes) -> list[str]:
        return [" ".join([v, str(n), *words]) for v, n, words in self._heard.feed(data)]


@pytest.fixture
def desk(pico: Modules) -> Desk:
    return Desk(pico)


@pytest.fixture
def greeted(desk: Desk) -> Desk:
    assert desk.say("HELLO", 1, "1", "cafe") == ["HELLO 1 1 1.0.0 e6 b007 9"]
    return desk


def test_the_conversation(greeted: Desk) -> None:
    assert greeted.lamps.waiting
    assert greeted.say("SET", 2, *GREEN) == ["ACK 2"]
    assert not greeted.lamps.waiting
    assert greeted.lamps.asked == ((0, 255, 0, "s", 64),) * 10
    assert greeted.say("PING", 3) == ["PONG 3"]
    assert greeted.wait(4000) == []


def test_nothing_is_shown_before_a_greeting(desk: Desk) -> None:
    assert desk.say("SET", 1, *GREEN) == ["NO 1 hello"]
    assert desk.say("PING", 2) == ["NO 2 hello"]
    assert desk.say("ACK", 3) == []
    assert desk.lamps.waiting and desk.lamps.asked[0][3] == "o"


@pytest.mark.parametrize("words", [("2", "cafe"), ("1",), (), ("1", "cafe", "more")])
def test_another_protocol_gets_an_answer_and_no_lights(desk: Desk, words: tuple[str, ...]) -> None:
    assert desk.say("HELLO", 1, *words) == ["HELLO 1 1 1.0.0 e6 b007 9"]
    assert desk.say("SET", 2, *GREEN) == ["NO 2 hello"]


def test_a_repeated_picture_is_acknowledged_and_not_shown_again(greeted: Desk) -> None:
    greeted.say("SET", 2, *GREEN)
    greeted.say("SET", 3, *(DARK,) * 10)
    assert greeted.say("SET", 2, *GREEN) == ["ACK 2"]
    assert greeted.lamps.asked[0][3] == "o"


@pytest.mark.parametrize(
    "words",
    [
        (),
        GREEN[:9],
        (*GREEN, DARK),
        (*GREEN[:9], "00ff00x40"),
        (*GREEN[:9], "00FF00s40"),
        (*GREEN[:9], "00ff00s4"),
    ],
)
def test_a_wrong_picture_changes_no_light(greeted: Desk, words: tuple[str, ...]) -> None:
    greeted.say("SET", 2, *GREEN)
    assert greeted.say("SET", 3, *words) == ["NO 3 set"]
    assert greeted.lamps.asked == ((0, 255, 0, "s", 64),) * 10
    assert greeted.say("SET", 3, *(DARK,) * 10) == ["ACK 3"]


@pytest.mark.parametrize("verb", ["RESET", "SETT", "BTN", "PONG", "NO", "X"])
def test_an_unknown_word_changes_nothing(greeted: Desk, verb: str) -> None:
    greeted.say("SET", 2, *GREEN)
    assert greeted.say(verb, 9, *GREEN) == []
    assert greeted.lamps.asked == ((0, 255, 0, "s", 64),) * 10
    assert not greeted.talk.leaving


def test_five_seconds_of_silence_and_back_by_itself(greeted: Desk) -> None:
    greeted.say("SET", 2, *GREEN)
    greeted.wait(4990)
    assert not greeted.lamps.waiting
    greeted.wait(10)
    assert greeted.lamps.waiting
    assert greeted.say("PING", 3) == ["PONG 3"]
    assert not greeted.lamps.waiting
    assert greeted.lamps.asked[0] == (0, 255, 0, "s", 64)


def test_noise_is_silence(greeted: Desk) -> None:
    greeted.say("SET", 2, *GREEN)
    for _ in range(500):
        greeted.talk.feed(b"SET 3 nonsense*00000000\n", greeted.now)
        greeted.wait(10)
    assert greeted.lamps.waiting


def test_a_press_is_told_until_it_is_heard(greeted: Desk) -> None:
    assert greeted.press() == ["BTN 1 press"]
    assert greeted.wait(240) == []
    assert greeted.wait(10) == ["BTN 1 press"]
    assert greeted.wait(250) == ["BTN 1 press"]
    assert greeted.say("ACK", 1) == []
    assert greeted.wait(2000) == []


def test_presses_are_told_one_by_one_in_their_order(greeted: Desk) -> None:
    assert greeted.press() == ["BTN 1 press"]
    assert greeted.press("double") == []
    assert greeted.press("hold") == []
    assert greeted.say("ACK", 3) == []
    assert greeted.say("ACK", 1) == ["BTN 2 double"]
    assert greeted.say("ACK", 2) == ["BTN 3 hold"]
    assert greeted.say("ACK", 3) == []


def test_nothing_is_said_to_a_hub_that_is_lost_and_a_fresh_press_when_it_is_back(
    greeted: Desk,
) -> None:
    greeted.wait(5000)
    assert greeted.press() == []
    assert greeted.wait(3000) == []
    assert greeted.say("HELLO", 9, "1", "cafe") == ["HELLO 9 1 1.0.0 e6 b007 9"]
    assert greeted.wait(10) == ["BTN 1 press"]


def test_a_press_whose_moment_has_gone_is_forgotten(greeted: Desk) -> None:
    greeted.wait(5000)
    greeted.press()
    greeted.wait(10_000)
    greeted.say("HELLO", 9, "1", "cafe")
    assert greeted.wait(1000) == []


def test_a_hub_that_was_started_again_gets_no_old_presses(greeted: Desk) -> None:
    greeted.press()
    greeted.say("HELLO", 1, "1", "f00d")
    assert greeted.wait(1000) == []


def test_a_hub_that_was_started_again_may_count_from_one(greeted: Desk) -> None:
    greeted.say("SET", 900, *GREEN)
    greeted.say("HELLO", 1, "1", "f00d")
    assert greeted.say("SET", 2, *(DARK,) * 10) == ["ACK 2"]
    assert greeted.lamps.asked[0][3] == "o"


def test_a_child_on_the_button_fills_no_memory(greeted: Desk) -> None:
    for _ in range(1000):
        greeted.press()
    told = 0
    for number in range(1, 1001):
        told += len(greeted.say("ACK", number))
    assert told == 7


def test_the_prompt_on_request(greeted: Desk) -> None:
    assert greeted.say("LEAVE", 5) == ["ACK 5"]
    assert greeted.talk.leaving


def test_no_prompt_without_a_greeting(desk: Desk) -> None:
    assert desk.say("LEAVE", 5) == []
    assert not desk.talk.leaving
