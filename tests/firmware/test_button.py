import pytest

from firmware import board
from firmware.button import Button

SECOND = 1000


def test_the_boards_contact_may_bounce_for_twenty_milliseconds() -> None:
    assert board.DEBOUNCE_MS == 20


def said(*spans: tuple[int, bool], start: int = 0) -> list[tuple[int, str]]:
    """What a button says, and when, if its contact stays so long at each level (ms)."""
    button = Button(board.DEBOUNCE_MS)
    now = start
    words = []
    for length, level in (*spans, (200, False)):
        for _ in range(length):
            word = button.update(level, now & 0x3FFFFFFF)
            if word:
                words.append((now - start, word))
            now += 1
    return words


def test_a_press_is_said_when_it_is_let_go_and_steady() -> None:
    assert said((50, False), (100, True)) == [(170, "press")]


@pytest.mark.parametrize("length", [1, 5, 19])
def test_a_spark_is_nothing(length: int) -> None:
    assert said((50, False), (length, True)) == []


def test_a_bouncing_contact_is_one_press() -> None:
    bounce = [(3, True), (2, False), (4, True), (1, False), (80, True), (2, False), (3, True)]
    assert [word for _, word in said((50, False), *bounce)] == ["press"]


def test_a_short_gap_is_not_a_release() -> None:
    assert said((100, True), (15, False), (100, True)) == [(235, "press")]


def test_a_quick_second_press_is_a_double() -> None:
    assert [w for _, w in said((80, True), (100, False), (80, True))] == ["press", "double"]


def test_a_third_is_a_press_again() -> None:
    spans = [(80, True), (100, False)] * 3
    assert [word for _, word in said(*spans)] == ["press", "double", "press"]


def test_a_slow_second_press_is_a_press() -> None:
    assert [w for _, w in said((80, True), (400, False), (80, True))] == ["press", "press"]


@pytest.mark.parametrize(
    ("held", "word"), [(1990, "press"), (2030, "hold"), (7900, "hold"), (8030, "long_hold")]
)
def test_how_long_it_is_held(held: int, word: str) -> None:
    assert [w for _, w in said((held, True))] == [word]


def test_a_long_hold_is_said_while_it_is_down_and_only_once() -> None:
    assert said((20 * SECOND, True)) == [(8020, "long_hold")]


def test_a_press_right_after_a_hold_is_no_double() -> None:
    assert [w for _, w in said((2500, True), (50, False), (60, True))] == ["hold", "press"]


def test_armed_from_two_to_eight_seconds() -> None:
    button = Button(20)
    armed = []
    for now in range(9 * SECOND):
        button.update(True, now)
        if button.armed(now):
            armed.append(now)
    assert (armed[0], armed[-1]) == (2020, 8019)


def test_the_clock_starts_again_in_the_middle_of_a_hold() -> None:
    assert [w for _, w in said((50, False), (2500, True), start=2**30 - 1000)] == ["hold"]
