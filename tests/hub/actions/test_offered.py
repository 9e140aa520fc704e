"""Every row of the table of presses in docs/station.md, and what else can be said."""

from dataclasses import replace
from pathlib import Path

import pytest

from hub.actions.items import (
    Answered,
    Item,
    LetStand,
    Pause,
    Pressed,
    Remind,
    Said,
    ShutDown,
    Undo,
    WooWoo,
)
from hub.actions.offered import Situation, hasty, offered, said_by, senseless
from hub.app import App
from hub.game import Blocked, Catch, Draw, End, Knock, Match, Open, Pass, Refusal, sheet
from hub.journal.file import Journal
from hub.language.message import message
from hub.referee.verdict import Choice, Question, Refused, Unchanged, Unclear, Verdict
from hub.station import Press, SimulatedStation
from hub.voice.speaker import SilentSpeaker
from tests.hub import tables
from tests.hub.english import english, verbatim
from tests.hub.tables import after, begun, dealt, new, play

DOCS = Path(__file__).resolve().parents[3] / "docs" / "station.md"
_CALM = Unchanged()
YES, NO = Choice(message("answer-yes")), Choice(message("answer-no"))
REFUSED = Refused(play("A", "6-4", "C"), Refusal("closed", (("owner", "Cy"),)))
QUESTION = Unclear(
    Question(
        verbatim("Is this 5-3?"), (Choice(message("answer-yes")), Choice(message("answer-no")))
    )
)
WORDS = {
    '"I drew"': Said(Draw("A")),
    '"I pass"': Said(Pass("A")),
    '"my chain ends here"': Said(End("A")),
    "the knock": Said(Knock("A")),
    "the game goes on": Pause(False),
    "Woo Woo": WooWoo(),
    "that is right": Answered(0),
    "tell again whose turn it is": Remind(),
    "take back the last event": Undo(),
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


PAUSED = "the game rests"
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
    PAUSED: (begun(), QUESTION),
    "at any time in a round": (begun(), Unchanged()),
    "something has happened": (begun(), Unchanged()),
    "nothing has happened yet": (new(), Unchanged()),
    "at any time": (new(), Unchanged()),
}


def test_every_situation_is_in_the_docs_and_the_other_way_round() -> None:
    assert {situation for situation, _, _ in rows()} == set(SITUATIONS)


def pressed(match: Match, verdict: Verdict, press: Press) -> Item | None:
    """What a press says."""
    action = said_by(offered(match, verdict), press)
    return None if action is None else action.item


def labels(match: Match, verdict: Verdict = _CALM) -> dict[str, Item | None]:
    """All that can be typed: by its word."""
    return {word: each.item for each in offered(match, verdict) for word in each.words}


@pytest.mark.parametrize(("situation", "press", "means"), rows())
def test_a_press_means_what_the_docs_say(situation: str, press: str, means: str) -> None:
    match, verdict = SITUATIONS[situation]
    resting = Situation.PAUSED if situation == PAUSED else Situation.PLAYING
    action = said_by(offered(match, verdict, resting), Press(press))
    found = None if action is None else action.item
    if means == "nothing":
        assert found is None
        assert english(senseless(match, verdict, Press(press))).endswith((".", "?"))
    else:
        assert found == WORDS[means]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_is_offered_is_legal_and_has_its_words(situation: str) -> None:
    match, verdict = SITUATIONS[situation]
    actions = offered(match, verdict)
    words = [word for action in actions for word in action.words]
    assert len(words) == len(set(words))
    for action in actions:
        assert english(action.label)
        assert english(action.sentence).endswith((".", "?"))
        assert action.words or action.press is not None or action.item == WooWoo()
        if isinstance(action.item, Said):
            assert match.refusal(action.item.move) is None
    presses = [action.press for action in actions if action.press is not None]
    assert len(presses) == len(set(presses))


def test_two_presses_are_drew_and_pass_and_the_turn_goes_on() -> None:
    match = begun()
    for _ in range(2):
        found = pressed(match, Unchanged(), Press.PRESS)
        assert isinstance(found, Said)
        match = match.after(found.move)
    assert match.round is not None
    assert match.history[-2:] == (Draw("A"), Pass("A"))
    assert match.round.turn == "B"


def test_after_the_knock_a_press_is_the_next_player_again() -> None:
    assert pressed(tables.one_left(), Unchanged(), Press.PRESS) == Said(Draw("B"))


@pytest.mark.parametrize("verdict", [REFUSED, QUESTION])
def test_a_hold_takes_back_whatever_the_table_shows(verdict: Verdict) -> None:
    assert pressed(begun(), verdict, Press.HOLD) == Undo()


def test_the_reason_names_what_is_in_the_way() -> None:
    assert senseless(begun(), REFUSED, Press.PRESS) == REFUSED.refusal
    assert english(senseless(begun(), QUESTION, Press.PRESS)) == ("First answer this: Is this 5-3?")


def test_in_a_turn_the_words_of_that_player_are_offered() -> None:
    assert labels(begun()) == {
        "d": Said(Draw("A")),
        "p": Said(Pass("A")),
        "o": Said(Open("A")),
        "5-3>B": None,
        "u": Undo(),
        "r": Pause(True),
    }


def test_a_refused_play_may_stand_and_a_question_is_answered() -> None:
    assert labels(begun(), REFUSED)["s"] == LetStand()
    assert "s" not in labels(begun())
    found = labels(begun(), QUESTION)
    assert [found[word] for word in ("1", "y", "2", "n")] == [Answered(0), Answered(0)] + [
        Answered(1)
    ] * 2


def test_while_hands_are_counted_a_number_is_no_answer() -> None:
    found = labels(tables.out(), QUESTION)
    assert (found["y"], found["n"], found["31"]) == (Answered(0), Answered(1), None)
    assert not {"1", "2"} & set(found)


def test_a_question_without_a_no_is_not_answered_by_n() -> None:
    move = begun().history[0]
    who = Unclear(
        Question(
            verbatim("Who?"), (Choice(verbatim("Ana"), (move,)), Choice(verbatim("Bo"), (move,)))
        )
    )
    found = labels(new(), who)
    assert (found["1"], found["2"]) == (Answered(0), Answered(1))
    assert isinstance(found["n"], Said)
    assert "y" not in found


def test_between_rounds_the_deal_is_offered_with_what_the_sheet_leaves_open() -> None:
    deal = labels(new())["n"]
    assert isinstance(deal, Said)
    assert new().refusal(deal.move) is None
    assert labels(new())["deal"] == deal
    assert labels(new("polish_guide"))["n B"] is None
    assert labels(new("polish_guide", round_sequence="highest_held"))["n 9 B"] is None
    assert not {"n", "n B", "n 9 B"} & set(labels(begun()))
    assert not {"n", "n B", "n 9 B"} & set(labels(tables.won()))


def test_who_did_not_knock_can_be_caught_where_that_costs() -> None:
    match = after(dealt(tables.small(knock="penalty")), play("A", "12-5"))
    found = labels(match)
    assert found["k"] == Said(Knock("A"))
    assert found["x A"] == Said(Catch("A", "B"))
    assert "x A" not in labels(after(match, Knock("A")))


def test_a_game_that_rests_goes_on_by_the_same_word() -> None:
    paused = {word: each for each in offered(begun(), Unchanged(), Situation.PAUSED)
              for word in each.words}  # fmt: skip
    assert paused["r"].item == Pause(False)
    assert english(paused["r"].label) == "go on"


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
        assert english(app.told[-1]) == "Deal first."
        assert app.match.history == ()
        assert station.shown == shown


def test_a_station_in_trouble_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal") as journal:
        station = SimulatedStation(lambda press: app.handle(Pressed(press)))
        app = App.begin(journal, sheet("hub_leaflet"), tables.NAMES, (station,))
        assert app.unlit is None
        station.trouble = verbatim("It is unplugged.")
        assert app.unlit == verbatim("It is unplugged.")
        assert app.trouble is None


@pytest.mark.parametrize("held", [1, 2, 3])
def test_only_with_two_tiles_may_a_press_be_a_knock_to_come(held: int) -> None:
    match = dealt(new(hand_size={4: held}))
    assert hasty(match, Press.PRESS) is (held == 2)
    assert not hasty(match, Press.HOLD)
