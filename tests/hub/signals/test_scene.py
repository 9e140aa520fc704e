"""What a screen shows: the sentence that matters, its mood, what can be said."""

import pytest

from hub.actions.items import Answered
from hub.actions.offered import Situation, offered
from hub.game import Refusal
from hub.language.message import message
from hub.referee.verdict import Choice, Question, Refused, Unchanged, Unclear
from hub.signals.lights import TooFewTracks, lights
from hub.signals.scene import NEWEST, scene, train_letters
from tests.hub import tables
from tests.hub.english import english, verbatim
from tests.hub.tables import begun, new, play

YES, NO = Choice(message("answer-yes")), Choice(message("answer-no"))
REFUSED = Refused(play("A", "6-4", "C"), Refusal("closed", (("owner", "Cy"),)))
ASKED = Unclear(
    Question(
        verbatim("Is this 5-3?"), (Choice(message("answer-yes")), Choice(message("answer-no")))
    )
)

CLOSED = "Cy's train is closed. Only Cy may play on it until Cy cannot play."


@pytest.mark.parametrize(
    ("match", "verdict", "situation", "trouble", "says", "mood"),
    [
        (begun(), Unchanged(), Situation.PLAYING, "", "It is Ana's turn.", "calm"),
        (begun(), REFUSED, Situation.PLAYING, "", CLOSED, "refused"),
        (begun(), ASKED, Situation.PLAYING, "", "Is this 5-3?", "question"),
        (begun(), REFUSED, Situation.PAUSED, "", "The game rests.", "calm"),
        (begun(), ASKED, Situation.BLIND, "It is dark.", "It is dark.", "trouble"),
        (begun(), Unchanged(), Situation.PAUSED, "The disk is full.", "The disk is full.",
         "trouble"),
        (tables.out(), Unchanged(), Situation.PLAYING, "",
         "The round is over. Ana lays the tiles that are left face up.", "feast"),
        (tables.won(), Unchanged(), Situation.PLAYING, "", "Ana wins the match.", "feast"),
        (new(), Unchanged(), Situation.PLAYING, "",
         "Deal, and lay the engine in the station.", "calm"),
    ],
)  # fmt: skip
def test_the_sentence_that_matters_and_its_mood(match, verdict, situation, trouble, says, mood):
    shown = scene(match, verdict, situation, trouble=verbatim(trouble))
    assert (english(shown.says), shown.mood) == (says, mood)
    assert shown.actions == offered(match, verdict, situation)
    assert shown.lights == lights(match, verdict, 9, situation)


def test_the_newest_sentences_are_shown_and_all_are_counted():
    said = [verbatim(str(number)) for number in range(100)]
    shown = scene(begun(), told=said)
    assert shown.told == tuple(said[-NEWEST:])
    assert shown.happened == 100


def test_the_answers_are_the_choices_of_the_question():
    assert [each.item for each in scene(begun(), ASKED).choices] == [Answered(0), Answered(1)]
    assert scene(begun()).choices == ()


def test_a_station_with_too_few_tracks_is_an_error():
    with pytest.raises(TooFewTracks):
        scene(begun(), tracks=4)


def test_the_trains_are_the_players_and_the_mexican_where_there_is_one():
    assert train_letters(begun()) == ("A", "B", "C", "D", "M")
    assert train_letters(new(mexican_train=False)) == ("A", "B", "C", "D")
