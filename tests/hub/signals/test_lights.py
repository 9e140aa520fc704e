"""Every row of docs/lights.md, shown by a match that is in that situation."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from firmware import lamps as firmware_lamps
from hub.game import Blocked, Draw, Hand, Match, Open, Refusal, Tile
from hub.referee.verdict import Choice, Question, Refused, Unclear
from hub.signals import lights as language
from hub.signals.lights import Situation, TooFewTracks, lights
from hub.station import DARK, Lamp, Lights, Pattern
from hub.station.base import SIGN
from tests.hub import tables
from tests.hub.tables import after, begun, dealt, drew, new, play, small

DOCS = Path(__file__).resolve().parents[3] / "docs" / "lights.md"
ANA, BO, CY, DI, NOBODY, MEXICAN = 0, 1, 2, 3, 4, 8
COLOURS = {
    "green": (0, 255, 40),
    "amber": (255, 110, 0),
    "white": (255, 220, 180),
    "cyan": (0, 180, 255),
    "magenta": (255, 0, 140),
    "red": (255, 0, 0),
    "blue": (40, 60, 255),
    "gold": (255, 170, 0),
    "all": (255, 255, 255),
}
"""What the LEDs are told, red, green, blue; apart from the program's own constants."""


def rows(heading: str) -> dict[str, tuple[str, ...]]:
    """The table under a heading of docs/lights.md: the first cell, and the others."""
    text = DOCS.read_text(encoding="utf-8").split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    table = ("\n" + text).split("\n\n|", 1)[1].split("\n\n", 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")]
    return {first: tuple(others) for first, *others in cells[2:]}


def lamp(colour: str, pattern: str, brightness: str) -> Lamp:
    """The lamp that a row describes."""
    if pattern == "off":
        return DARK
    return Lamp(COLOURS[colour], Pattern(pattern), float(brightness))


def blocked() -> Match:
    """The boneyard is empty and the table agrees that nobody can play."""
    match = begun()
    assert match.round is not None
    empty = replace(match, round=match.round.change(yard=0))
    return after(empty, Blocked("A"))


def refused() -> Refused:
    """Bo's 6-4 on Cy's train."""
    return Refused(play("B", "6-4", "C"), Refusal("closed", "Cy's train is closed."))


QUESTION = Unclear(Question("Is this 5-3?", (Choice("yes"), Choice("no"))))
STARVED = [
    Hand(tiles=[Tile(0, 1), Tile(0, 2)]),
    Hand(tiles=[Tile(1, 2), Tile(1, 3)]),
    Hand(tiles=[Tile(2, 3), Tile(2, 4)]),
    Hand(tiles=[Tile(3, 4), Tile(3, 5)]),
]
"""Hands in which nobody has a twelve."""


def opening_chain() -> Match:
    """A sheet that opens with any chain; Ana has laid two tiles of hers."""
    return after(dealt(new("luxembourg_guide")), play("A", "12-5"), play("A", "5-4"))


def turn_open() -> Match:
    """Di, whose train is open, is to move."""
    return after(begun(), play("A", "5-4"), play("B", "3-2"), play("C", "9-8"))


def last_open() -> Match:
    """Ana has one tile and an open train."""
    return after(tables.one_left(), Open("A"))


TRACKS: dict[str, tuple[Lights, int]] = {
    "nobody's track": (lights(begun()), NOBODY),
    "own train, not begun": (lights(dealt()), BO),
    "own train, closed": (lights(begun()), CY),
    "own train, open": (lights(begun()), DI),
    "the Mexican Train, not begun": (lights(begun()), MEXICAN),
    "the Mexican Train": (lights(after(begun(), play("A", "12-1", "M"))), MEXICAN),
    "turn, train not begun": (lights(dealt()), ANA),
    "turn, train closed": (lights(begun()), ANA),
    "turn, train open": (lights(turn_open()), DI),
    "last tile": (lights(tables.one_left()), ANA),
    "last tile, and turn": (
        lights(after(tables.one_left(), play("B", "12-3"), play("C", "12-9"), *drew("D"))),
        ANA,
    ),
    "last tile, train open": (lights(last_open()), ANA),
    "double to cover, the first": (lights(after(begun(), play("A", "5-5"))), ANA),
    "double to cover, the second": (lights(tables.three_doubles()), MEXICAN),
    "double to cover, a later one": (lights(tables.three_doubles()), BO),
    "refused, on this train": (lights(begun(), refused()), CY),
    "refused, on another train": (lights(begun(), refused()), DI),
    "before the deal": (lights(new()), BO),
    "round over, this player is out": (lights(tables.out()), ANA),
    "round over, tiles to count": (lights(tables.out()), CY),
    "round over, tiles counted": (lights(tables.counted(tables.out())), CY),
    "match over, winner": (lights(tables.won()), ANA),
    "match over, everyone else": (lights(tables.won()), DI),
    "paused": (lights(begun(), situation=Situation.PAUSED), CY),
    "camera blind": (lights(begun(), situation=Situation.BLIND), CY),
}
ENGINE: dict[str, Lights] = {
    "before the deal": lights(new()),
    "a press says: I drew": lights(begun()),
    "must draw, nothing can be played": lights(dealt(small(), STARVED)),
    "a press ends the turn": lights(after(begun(), Draw("A"))),
    "somebody has to knock": lights(tables.one_left(knocked=False)),
    "refused": lights(begun(), refused()),
    "question": lights(begun(), QUESTION),
    "round over, somebody is out": lights(tables.out()),
    "round over, blocked": lights(blocked()),
    "match over": lights(tables.won()),
    "paused": lights(begun(), situation=Situation.PAUSED),
    "camera blind": lights(begun(), situation=Situation.BLIND),
}


def test_every_row_of_the_docs_has_a_match_and_every_match_a_row() -> None:
    assert set(TRACKS) | {"hub lost"} == set(rows("The tracks"))
    assert set(ENGINE) == set(rows("The engine button"))


@pytest.mark.parametrize("situation", TRACKS)
def test_a_track_shows_what_the_docs_say(situation: str) -> None:
    picture, track = TRACKS[situation]
    assert picture.tracks[track] == lamp(*rows("The tracks")[situation])


@pytest.mark.parametrize("situation", ENGINE)
def test_the_engine_shows_what_the_docs_say(situation: str) -> None:
    assert ENGINE[situation].engine == lamp(*rows("The engine button")[situation])


def test_the_colours_of_the_docs_are_those_that_are_shown() -> None:
    text = DOCS.read_text(encoding="utf-8").split("| colour | red,", 1)[1].split("\n\n", 1)[0]
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.split("\n")[2:]]
    assert {name: tuple(map(int, parts.split(","))) for name, parts, _ in table} == COLOURS
    named = {name.upper(): colour for name, colour in COLOURS.items() if name != "all"}
    assert {name: getattr(language, name) for name in named} == named


@pytest.mark.parametrize("one", COLOURS)
def test_colours_are_far_apart(one: str) -> None:
    """No two are taken for each other: the nearest, amber and red, differ by 110 in a part."""
    for other in set(COLOURS) - {one, "all", "gold"}:
        if one not in ("all", "gold"):
            assert max(abs(a - b) for a, b in zip(COLOURS[one], COLOURS[other], strict=True)) >= 110


def test_the_patterns_of_the_docs_are_those_there_are() -> None:
    table = DOCS.read_text(encoding="utf-8").split("\n\n|", 1)[1].split("\n\n", 1)[0]
    named = re.findall(r"^\|? ?(\w+) \|", table, re.MULTILINE)
    assert named[1:] == [pattern.value for pattern in Pattern]


def test_what_the_station_shows_by_itself() -> None:
    assert rows("The tracks")["hub lost"] == ("-", "off", "-")
    red, green, blue, pattern, brightness = firmware_lamps.WAITING
    assert (red, green, blue, pattern, brightness) == (24, 16, 4, "p", 96), "dim amber"
    assert firmware_lamps.ARMED == (255, 255, 255, "s", 96)
    assert Lamp((255, 0, 0), Pattern.STEADY, 1.0) == SIGN


def pattern_of_the_whole(picture: Lights) -> tuple[object, ...]:
    """All that a person sees who sees no colours."""
    return tuple((one.pattern, one.brightness) for one in (*picture.tracks, picture.engine))


def test_situations_are_told_apart_without_colours() -> None:
    shown = {situation: pattern_of_the_whole(picture) for situation, picture in ENGINE.items()}
    assert len(set(shown.values())) == len(shown)
    trains = ["own train, closed", "own train, open", "turn, train closed", "last tile"]
    trains += ["double to cover, the first", "refused, on this train", "own train, not begun"]
    trains += ["round over, this player is out"]
    patterns = {TRACKS[name][0].tracks[TRACKS[name][1]].pattern for name in trains}
    assert len(patterns) == len(trains) - 1, "last tile and refusal flash both,"
    others = TRACKS["refused, on this train"][0].tracks
    assert sum(one.pattern is not Pattern.OFF for one in others) == 1, "a refusal flashes alone"


def test_the_end_of_an_opening_chain_ends_the_turn_too() -> None:
    assert lights(opening_chain()).engine == ENGINE["a press ends the turn"].engine


def test_a_hand_that_was_counted_is_a_question_too() -> None:
    assert lights(tables.out(), QUESTION).engine == ENGINE["question"].engine


def test_a_refusal_that_is_no_play_shows_on_the_engine_alone() -> None:
    picture = lights(begun(), Refused(None, Refusal("gap", "A tile is missing.")))
    assert picture.tracks == (DARK,) * 9
    assert picture.engine == ENGINE["refused"].engine


@pytest.mark.parametrize("tracks", [5, 8, 9, 15])
def test_the_mexican_train_has_the_last_track(tracks: int) -> None:
    picture = lights(after(begun(), play("A", "12-1", "M")), tracks=tracks)
    assert len(picture.tracks) == tracks
    assert picture.tracks[-1].colour == COLOURS["cyan"]
    assert picture.tracks[4:-1] == (DARK,) * (tracks - 5)


def test_before_the_deal_the_players_tracks_run_and_no_other() -> None:
    waiting = Lamp(COLOURS["white"], Pattern.CHASE, 0.3)
    assert lights(new()).tracks == (waiting,) * 4 + (DARK,) * 5


@pytest.mark.parametrize("situation", TRACKS)
def test_every_picture_has_a_lamp_for_each_track(situation: str) -> None:
    assert len(TRACKS[situation][0].tracks) == 9


def test_a_sheet_without_a_mexican_train_leaves_its_track_dark() -> None:
    match = dealt(new(mexican_train=False))
    assert match.round is not None and "M" not in match.round.trains
    assert lights(match).tracks[-1] == DARK


def test_a_station_with_too_few_tracks_gets_a_sentence() -> None:
    with pytest.raises(TooFewTracks, match="4 players and the Mexican Train need 5 tracks"):
        lights(begun(), tracks=4)


def test_the_same_match_gives_the_same_lights() -> None:
    assert lights(begun()) == lights(begun())
