import pytest

from hub.game import Count, Draw, Knock, Match, Move, Pass, Refusal
from hub.referee.verdict import Choice, Question, Refused, Unchanged, Unclear, Verdict
from hub.signals.cues import cues
from sounds import SECONDS
from tests.hub import tables
from tests.hub.tables import after, begun, dealt, drew, new, play

REFUSED = Refused(None, Refusal("gap", "A tile is missing."))
QUESTION = Unclear(Question("Is this 5-3?", (Choice("yes"), Choice("no"))))
LAST = after(tables.one_left(), play("B", "12-3"), play("C", "12-9"), *drew("D"))


@pytest.mark.parametrize(
    ("before", "moves", "heard"),
    [
        (begun(), [play("A", "5-4")], ("play", "turn")),
        (begun(), [play("A", "5-5")], ("double",)),
        (begun(), [play("A", "5-5"), play("A", "5-4")], ("double", "play", "turn")),
        (begun(), [Draw("A")], ("drew",)),
        (after(begun(), Draw("A")), [Pass("A")], ("turn",)),
        (tables.one_left(knocked=False), [Knock("A")], ("knock",)),
        (LAST, [play("A", "5-4")], ("play", "round")),
        (tables.out(), [Count("A", points=0)], ()),
        (begun(), [], ()),
    ],
)
def test_what_a_step_sounds_like(before: Match, moves: list[Move], heard: tuple[str, ...]) -> None:
    assert cues(before, after(before, *moves), Unchanged()) == heard


def test_a_deal_rings_for_who_starts() -> None:
    assert cues(new(), dealt()) == ("turn",)


def test_the_last_count_of_a_match_is_a_fanfare() -> None:
    match = after(dealt(tables.small(rounds=1)), play("A", "12-5"), Knock("A"))
    match = after(match, play("B", "12-3"), play("C", "12-9"), *drew("D"), play("A", "5-4"))
    *others, last = match.due
    for letter in others:
        counted = match.after(Count(letter, points=0 if letter == "A" else 5))
        assert cues(match, counted) == ()
        match = counted
    assert cues(match, match.after(Count(last, points=5))) == ("match",)


def test_what_is_taken_back() -> None:
    match = after(begun(), Draw("A"))
    assert cues(match, begun()) == ("undo",)
    assert cues(after(begun(), play("A", "5-4")), begun()) == ("undo", "turn")


@pytest.mark.parametrize(
    ("verdict", "heard"),
    [(REFUSED, ("refused",)), (QUESTION, ("question",)), (Unchanged(), ()), (None, ())],
)
def test_what_the_table_shows(verdict: Verdict | None, heard: tuple[str, ...]) -> None:
    assert cues(begun(), begun(), verdict) == heard


def test_every_cue_is_a_sound() -> None:
    played = {"play", "double", "drew", "knock", "turn", "round", "match", "undo"}
    assert played | {"refused", "question", "nothing", "woowoo"} == set(SECONDS)
