"""Every row of the table of presses in docs/station.md."""

from dataclasses import replace
from pathlib import Path

import pytest
from hub.actions.presses import (
    Accept,
    Meaning,
    Nothing,
    Remind,
    Say,
    ShutDown,
    TakeBack,
    WooWoo,
    meaning,
)

from hub.actions.items import Pressed
from hub.app import App
from hub.game import Blocked, Draw, End, Knock, Match, Pass, Refusal, sheet
from hub.journal.file import Journal
from hub.referee.verdict import Choice, Question, Refused, Unchanged, Unclear, Verdict
from hub.station import Press, SimulatedStation
from hub.voice.speaker import SilentSpeaker
from tests.hub import tables
from tests.hub.tables import after, begun, dealt, new, play

DOCS = Path(__file__).resolve().parents[3] / "docs" / "station.md"
REFUSED = Refused(play("A", "6-4", "C"), Refusal("closed", "Cy's train is closed."))
QUESTION = Unclear(Question("Is this 5-3?", (Choice("yes"), Choice("no"))))
WORDS = {
    '"I drew"': Say(Draw("A")),
    '"I pass"': Say(Pass("A")),
    '"my chain ends here"': Say(End("A")),
    "the knock": Say(Knock("A")),
    "Woo Woo": WooWoo(),
    "that is right": Accept(),
    "tell again whose turn it is": Remind(),
    "take back the last event": TakeBack(),
    "safe shutdown": ShutDown(),
}


def rows() -> list[tuple[str, str, str]]:
    """The table of presses, as (situation, press, meaning)."""
    text = DOCS.read_text(encoding="utf-8").split("## What a press means\n", 1)[1]
    table = text.split("\n\n|", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in table]  # type: ignore[misc]


def no_yard() -> Match:
    """The boneyard is empty, it is Ana's turn."""
    match = begun()
    assert match.round is not None
    return replace(match, round=match.round.change(yard=0))


def blocked() -> Match:
    """A round that ended with nobody out."""
    return after(no_yard(), Blocked("A"))


SITUATIONS: dict[str, tuple[Match, Verdict]] = {
    "the player may draw": (begun(), Unchanged()),
    "the player has drawn what the sheet allows": (after(begun(), Draw("A")), Unchanged()),
    "the boneyard is empty": (no_yard(), Unchanged()),
    "the sheet lets nobody draw on the first turn": (dealt(new("luxembourg_guide")), Unchanged()),
    "in the middle of an opening chain": (
        after(dealt(new("luxembourg_guide")), play("A", "12-5"), play("A", "5-4")),
        Unchanged(),
    ),
    "somebody has one tile left and has not knocked": (tables.one_left(False), Unchanged()),
    "the camera has counted a hand and asks": (tables.out(), QUESTION),
    "round over, somebody is out": (tables.out(), Unchanged()),
    "match over": (tables.won(), Unchanged()),
    "before the deal": (new(), Unchanged()),
    "round over, blocked": (blocked(), Unchanged()),
    "the table shows what may not be": (begun(), REFUSED),
    "a question waits for its answer": (begun(), QUESTION),
    "at any time in a round": (begun(), Unchanged()),
    "something has happened": (begun(), Unchanged()),
    "nothing has happened yet": (new(), Unchanged()),
    "at any time": (new(), Unchanged()),
}


def test_every_situation_is_in_the_docs_and_the_other_way_round() -> None:
    assert {situation for situation, _, _ in rows()} == set(SITUATIONS)


@pytest.mark.parametrize(("situation", "press", "means"), rows())
def test_a_press_means_what_the_docs_say(situation: str, press: str, means: str) -> None:
    match, verdict = SITUATIONS[situation]
    found: Meaning = meaning(match, verdict, Press(press))
    if means == "nothing":
        assert isinstance(found, Nothing)
        assert found.why.endswith((".", "?"))
    else:
        assert found == WORDS[means]


def test_what_a_press_says_is_always_legal() -> None:
    for match, verdict in SITUATIONS.values():
        found = meaning(match, verdict, Press.PRESS)
        if isinstance(found, Say):
            match.after(found.move)


def test_two_presses_are_drew_and_pass_and_the_turn_goes_on() -> None:
    match = begun()
    for _ in range(2):
        found = meaning(match, Unchanged(), Press.PRESS)
        assert isinstance(found, Say)
        match = match.after(found.move)
    assert match.round is not None
    assert match.history[-2:] == (Draw("A"), Pass("A"))
    assert match.round.turn == "B"


def test_after_the_knock_a_press_is_the_next_player_again() -> None:
    assert meaning(tables.one_left(), Unchanged(), Press.PRESS) == Say(Draw("B"))


@pytest.mark.parametrize("verdict", [REFUSED, QUESTION])
def test_a_hold_takes_back_whatever_the_table_shows(verdict: Verdict) -> None:
    assert meaning(begun(), verdict, Press.HOLD) == TakeBack()


def test_the_reason_names_what_is_in_the_way() -> None:
    assert meaning(begun(), REFUSED, Press.PRESS) == Nothing("Cy's train is closed.")
    assert meaning(begun(), QUESTION, Press.PRESS) == Nothing("First answer this: Is this 5-3?")


def test_a_press_that_makes_no_sense_is_answered_with_a_sign_and_nothing_else(
    tmp_path: Path,
) -> None:
    speaker = SilentSpeaker()
    with Journal(tmp_path / "journal") as journal:
        station = SimulatedStation(lambda press: app.handle(Pressed(press)))
        app = App.begin(journal, sheet("hub_leaflet"), tables.NAMES, (station,), speaker)
        shown = station.shown
        station.press()
        assert (station.signs, speaker.played) == (1, ["nothing"])
        assert app.match.history == ()
        assert station.shown == shown


def test_a_station_in_trouble_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal") as journal:
        station = SimulatedStation(lambda press: app.handle(Pressed(press)))
        app = App.begin(journal, sheet("hub_leaflet"), tables.NAMES, (station,))
        assert app.unlit is None
        station.trouble = "It is unplugged."
        assert app.unlit == "It is unplugged."
        assert app.trouble is None
