from itertools import pairwise
from types import ModuleType

import pytest

from firmware import board
from firmware.lamps import DARK, FRAME_MS, WAITING, Lamps, lamp

Picture = list[tuple[int, int, int]]
RED, GREEN = (255, 0, 0), (0, 255, 0)


class Strip(list[tuple[int, int, int]]):
    """A chain of pixels that remembers what was written to it."""

    def __init__(self) -> None:
        super().__init__([(0, 0, 0)] * board.PIXELS)
        self.written: list[Picture] = []

    def write(self) -> None:
        self.written.append(list(self))


class Small(ModuleType):
    """A board with two tracks, of three pixels and of one, and an engine of one."""

    PIXELS = 5
    TRACKS = ((0, 1, 2), (3,))
    ENGINE = (4,)
    LIMIT_MA = 10_000
    CHANNEL_MA = 20
    IDLE_MA = 1


def lamps(*asked: str, on: object = board) -> Lamps:
    made = Lamps(Strip(), on)
    made.waiting = False
    found = [lamp(word) or DARK for word in asked]
    made.asked = tuple(found + [DARK] * (made.tracks + 1 - len(found)))
    return made


def levels(word: str, moments: range, pixel: int = 0, on: object = board) -> list[int]:
    """The red of a pixel of track 1 at these moments."""
    made = lamps(word, on=on)
    return [made.picture(now)[pixel][0] for now in moments]


@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("ff8000sff", (255, 128, 0, "s", 255)),
        ("000000o00", (0, 0, 0, "o", 0)),
        ("ff8000xff", None),
        ("ff8000s", None),
        ("FF8000sff", None),
        ("ff 000sff", None),
        ("+f8000sff", None),
        ("ff8000sff0", None),
        ("", None),
    ],
)
def test_a_lamp_as_a_word(word: str, read: object) -> None:
    assert lamp(word) == read


def test_steady_is_colour_times_brightness_at_all_times() -> None:
    assert set(levels("ff0000s80", range(0, 5000, 7))) == {128}
    assert lamps("ff8040sff").picture(0)[0] == (255, 128, 64)


def test_every_track_lights_its_own_pixel_and_no_other() -> None:
    for track in range(9):
        words = ["000000o00"] * 9
        words[track] = "ff0000sff"
        lit = [place for place, c in enumerate(lamps(*words).picture(0)) if c != (0, 0, 0)]
        assert lit == list(board.TRACKS[track])
    assert lamps(*["000000o00"] * 9, "00ff00sff").picture(0)[board.ENGINE[0]] == GREEN


def test_off_is_dark_whatever_its_colour() -> None:
    assert lamps(*["ffffffoff"] * 10).picture(123) == [(0, 0, 0)] * board.PIXELS


def test_pulse_breathes_from_a_quarter_to_all_in_two_seconds() -> None:
    seen = levels("ff0000pff", range(2000))
    assert (min(seen), max(seen)) == (63, 255)
    assert seen[0] == 63 and seen[1000] == 255
    assert max(abs(a - b) for a, b in pairwise(seen)) <= 1
    assert seen == levels("ff0000pff", range(2000, 4000))


def test_blink_is_half_a_second_on_and_half_off() -> None:
    assert levels("ff0000bff", range(2000)) == ([255] * 500 + [0] * 500) * 2


def test_flash_is_two_short_ones_a_second() -> None:
    seen = levels("ff0000fff", range(1000))
    assert seen == [255] * 90 + [0] * 90 + [255] * 90 + [0] * 730


def test_chase_runs_over_the_pixels_of_all_lamps_that_chase() -> None:
    made = lamps("ff0000cff", "ff0000cff", on=Small)
    heads = []
    for step in range(8):
        reds = [red for red, _, _ in made.picture(step * 120)[:4]]
        heads.append(reds.index(255))
        assert sorted(reds) == [0, 0, 63, 255]
    assert heads == [0, 1, 2, 3, 0, 1, 2, 3]


def test_chase_on_one_pixel_is_seen_as_no_other_pattern() -> None:
    assert levels("ff0000cff", range(0, 480, 120)) == [255, 63, 0, 0]


def test_rainbow_shows_every_colour_in_three_seconds() -> None:
    made = lamps("000000rff")
    seen = [made.picture(now)[0] for now in range(0, 3000, 10)]
    assert all(sum(colour) == 255 for colour in seen)
    for channel in range(3):
        assert max(colour[channel] for colour in seen) >= 250
    assert made.picture(0)[0] == RED == made.picture(3000)[0]


def test_the_current_stays_within_the_limit() -> None:
    words = ["ffffffsff"] * 10
    made = lamps(*words)
    for now in range(0, 2000, 33):
        total = sum(sum(colour) for colour in made.picture(now))
        drawn = total * board.CHANNEL_MA / 255 + board.IDLE_MA * board.PIXELS
        assert drawn <= board.LIMIT_MA
        assert drawn > board.LIMIT_MA * 0.97, "and is not darker than it has to be"


def test_below_the_limit_nothing_is_scaled() -> None:
    assert lamps("ff0000sff").picture(0)[0] == RED


def test_a_limit_below_what_dark_pixels_draw_is_dark() -> None:
    class Poor(Small):
        LIMIT_MA = 3

    assert lamps("ff0000sff", on=Poor).picture(0) == [(0, 0, 0)] * 5


def test_waiting_for_the_hub_is_calm_dim_and_forgets_nothing() -> None:
    made = lamps("ff0000sff")
    made.waiting = True
    pictures = [made.picture(now) for now in range(0, 2000, FRAME_MS)]
    for picture in pictures:
        assert picture[:9] == [(0, 0, 0)] * 9
        assert 0 < sum(picture[9]) < 30
    assert len({picture[9] for picture in pictures}) > 1
    assert WAITING[3] == "p"
    made.waiting = False
    assert made.picture(0)[0] == RED


def test_a_held_button_shows_on_the_engine_alone() -> None:
    made = lamps("ff0000sff")
    made.armed = True
    assert made.picture(0)[0] == RED
    assert made.picture(0)[9] == (96, 96, 96)


def test_a_picture_is_written_once_and_again_when_it_changes() -> None:
    strip = Strip()
    made = Lamps(strip, board)
    made.waiting = False
    for now in range(0, 500, 33):
        made.draw(now)
    assert len(strip.written) == 1
    made.asked = ((255, 0, 0, "b", 255), *made.asked[1:])
    for now in range(500, 2500, 33):
        made.draw(now)
    assert [picture[0][0] for picture in strip.written] == [0, 255, 0, 255]
