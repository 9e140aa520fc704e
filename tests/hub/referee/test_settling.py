"""How many pictures a verdict takes, and what people's answers and regrets do to it."""

import pytest

from hub.game import Draw, Play, Refusal, Tile
from hub.language.message import message
from hub.referee.settling import LOOKS, Settling
from hub.referee.verdict import (
    Choice,
    Explained,
    Question,
    Refused,
    TakenBack,
    Unchanged,
    Unclear,
)
from tests.hub.english import english, verbatim
from tests.hub.tables import begun, play

MATCH = begun()
YES, NO = message("answer-yes"), message("answer-no")
REFUSED = Refused(play("A", "6-4", "C"), Refusal("closed", (("owner", "Cy"),)))
PLAYED = Explained((play("A", "5-4"),))
LEFT = Refusal("unread", (("name", "Ana"),))
ASKED = Unclear(Question(verbatim("Is this 5-3?"), (Choice(YES, PLAYED.moves), Choice(NO)), LEFT))
ALONE = Unclear(Question(verbatim("Does it?"), (Choice(YES, PLAYED.moves), Choice(NO))))


def after(settling: Settling, *verdicts):
    """The settling after these pictures, and what each of them led to."""
    led = []
    for verdict in verdicts:
        settling, sure = settling.judged(verdict, MATCH)
        led.append(sure)
    return settling, led


@pytest.mark.parametrize(
    ("verdict", "looks"), [(PLAYED, 1), (REFUSED, 2), (TakenBack(Unchanged()), 2), (ASKED, 3)]
)
def test_so_many_pictures_have_to_say_the_same(verdict, looks):
    settling, led = after(Settling(), *[verdict] * looks)
    assert led == [None] * (looks - 1) + [verdict]
    assert not settling.looking
    assert LOOKS[type(verdict)] == looks


def test_a_picture_in_between_begins_the_count_anew():
    settling, led = after(Settling(), REFUSED, Unchanged(), REFUSED)
    assert led == [None, Unchanged(), None]
    assert settling.looking
    assert after(settling, REFUSED)[1] == [REFUSED]


def test_another_refusal_is_another_thing_but_any_question_is_a_question():
    other = Refused(None, Refusal("gone", (("tile", Tile(5, 4)),)))
    assert after(Settling(), REFUSED, other)[1] == [None, None]
    assert after(Settling(), ASKED, ALONE, ASKED)[1] == [None, None, ASKED]


def test_what_is_told_already_needs_no_second_look():
    settling = Settling().telling(REFUSED)
    assert after(settling, REFUSED)[1] == [REFUSED]


def test_a_question_answered_with_no_is_not_asked_again_until_something_happens():
    settling, left = Settling().answered_no(ALONE.question)
    assert left == Unchanged()
    assert after(settling, *[ALONE] * 3)[1] == [Unchanged()] * 3
    settling, left = Settling().answered_no(ASKED.question)
    assert left == Refused(None, LEFT)
    assert after(settling, ASKED, ASKED)[1] == [None, left]
    assert after(settling.moved_on(), *[ASKED] * 3)[1] == [None, None, ASKED]


def test_a_tile_taken_back_by_hand_that_still_lies_there_is_asked_about():
    settling = Settling().taken_back(MATCH.round.named(PLAYED.moves[0]))
    settling, led = after(settling, PLAYED, PLAYED, PLAYED)
    assert led[:2] == [None, None]
    question = led[2].question
    assert english(question.text) == "5-4 has been taken back, but still lies there. Does it count?"
    assert question.choices == (Choice(YES, PLAYED.moves), Choice(NO))
    settling, left = settling.answered_no(question)
    assert left == Refused(None, Refusal("taken_back", (("tile", Tile(5, 4)),)))
    assert after(settling, PLAYED, PLAYED)[1] == [None, left]


def test_once_it_is_off_the_table_it_may_be_played_anew():
    settling = Settling().taken_back(MATCH.round.named(PLAYED.moves[0]))
    _, led = after(settling, Unchanged(), PLAYED)
    assert led == [Unchanged(), PLAYED]


def test_only_a_play_can_still_lie_there_and_only_that_one_is_asked_about():
    assert Settling().taken_back(Draw("A")) == Settling()
    assert Settling().taken_back(None) == Settling()
    settling = Settling().taken_back(Play("A", Tile(5, 6), "A"))
    assert after(settling, PLAYED)[1] == [PLAYED]


def test_one_more_picture_is_wanted_after_a_word():
    settling = Settling().once_more()
    assert (settling.looking, settling.seen) == (True, 1)
    assert not after(settling, Unchanged())[0].looking
    assert not settling.moved_on().looking
