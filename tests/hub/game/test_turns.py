"""What moves do, setting by setting: a position, the moves, the position after them."""

import pytest

from hub.game import (
    Catch,
    Close,
    Draw,
    Outcome,
    Play,
    Tile,
    law,
    turn,
)
from hub.game.bots import remarks
from tests.hub.game.words import go, legal, opened, start, two


def test_a_play_closes_the_own_train():
    round = go(two().change(), "9-4>A")
    assert round.turn == "B"
    marked = start("12 12 A | A^ 12-9 ; B 12-5 ; M | 9-4,7-1 ; 7-6 | 3-2 | d0 t1,1 | o -")
    assert opened(go(marked, "9-4>A")) == ""


@pytest.mark.parametrize(
    ("trigger", "by_owner", "by_other"),
    [("own_play", "", "A"), ("any_play", "", "A"), ("manual", "A", "A")],
)
def test_what_closes_a_train(trigger, by_owner, by_other):
    line = "12 12 {} | A^ 12-9 ; B 12-5 ; M | 9-4,7-1 ; 9-6,7-6 | 3-2,3-1 | d0 t1,1 | o -"
    mine = start(line.format("A"), close_trigger=trigger)
    assert opened(go(mine, "9-4>A")) == by_owner
    theirs = start(line.format("B"), close_trigger=trigger)
    assert opened(go(theirs, "9-6>A")) == by_other


def test_closing_is_the_owners_choice():
    line = "12 12 A | A^ 12-9 ; B 12-5 ; M | 9-4,7-1,4-3 ; 5-6,6-2 | 3-2,3-1 | d0 t1,1 | o -"
    round = go(start(line, close_trigger="own_play_optional"), "9-4>A")
    assert opened(round) == "A"
    assert remarks(round, "A") == (Close("A"),)
    assert opened(go(round, "A c")) == ""
    later = go(round, "6-5>B", "4-3>A")
    assert opened(later) == "A"
    assert law.refusal(later, Close("A")) is None


def test_the_choice_lasts_until_a_turn_without_playing_there():
    line = "12 12 A | A^ 12-9 ; B 12-5 ; M 12-8 | 9-4,8-3 ; 5-6,6-2 | 1-0,3-1 | d0 t1,1 | o -"
    round = go(start(line, close_trigger="own_play_optional"), "9-4>A", "6-5>B", "8-3>M")
    assert round.outcome == Outcome("out", ("A",))
    line = line.replace("9-4,8-3", "9-4,8-3,7-0")
    round = go(start(line, close_trigger="own_play_optional"), "9-4>A", "6-5>B", "8-3>M")
    assert law.refusal(round, Close("A")).code == "close_after_own"


def test_a_useless_draw_passes_by_itself_and_opens():
    round = go(two(a="7-1,6-4"), "+")
    assert (round.turn, opened(round), round.hands["A"].count) == ("B", "A", 3)


def test_a_drawn_tile_that_fits_must_be_played():
    round = go(two(a="7-1,6-4", yard="8-3,2-1"), "+")
    assert (round.turn, legal(round)) == ("A", ["8-3>M"])


def test_a_drawn_tile_may_be_kept():
    round = go(two(a="7-1,6-4", yard="8-3,2-1", drawn_must_play=False), "+")
    assert legal(round) == ["-", "8-3>M"]
    assert opened(go(round, "-")) == "A"


def test_draw_two():
    round = go(two(a="7-1", draw_count=2), "+")
    assert (round.turn, legal(round)) == ("A", ["+?"])
    assert go(round, "+").turn == "B"


def test_draw_until_playable_stops_at_the_first_that_fits():
    round = go(two(a="7-1", yard="3-2,2-1,9-0,1-0", draw_count="until_playable"), "+", "+", "+")
    assert legal(round) == ["9-0>A"]
    assert round.yard == (Tile(1, 0),)


def test_draw_until_the_boneyard_is_empty():
    round = go(two(a="7-1", yard="3-2,2-1", draw_count="until_playable"), "+", "+")
    assert (round.turn, opened(round)) == ("B", "A")


def test_optional_play():
    assert legal(two(must_play="optional")) == ["+?", "9-4>A"]
    assert legal(two(must_play="optional", yard="-")) == ["-", "9-4>A"]


def test_own_train_must_be_played_but_others_need_not():
    assert legal(two(a="9-4,8-1", must_play="own_train")) == ["8-1>M", "9-4>A"]
    assert legal(two(a="7-4,8-1", must_play="own_train")) == ["+?", "8-1>M"]


def test_no_own_play_opens_though_he_played_elsewhere():
    assert opened(go(two(a="8-1,7-1", open_trigger="no_own_play"), "8-1>M")) == "A"
    assert opened(go(two(a="8-1,9-1", open_trigger="no_own_play"), "8-1>M")) == ""
    assert opened(go(two(a="8-1,7-1"), "8-1>M")) == ""


def test_no_own_play_is_the_players_word_where_his_hand_is_hidden():
    round = go(two(a="?2", open_trigger="no_own_play"), "8-1>M")
    assert opened(round) == ""
    assert opened(go(round, "A o")) == "A"


def test_voluntary_open():
    round = go(two(voluntary_open=True), "o")
    assert (round.turn, opened(round)) == ("A", "A")


def test_hidden_hands_are_believed():
    round = two(a="?2", b="?2", yard="40")
    assert go(round, "-").turn == "B"
    assert go(round, "+", "+", "9-3>A").hands["A"].count == 3
    assert go(round, "+", "-").yard == 39


def test_any_tile_that_can_exist_is_judged_by_the_table():
    round = two(a="?2", b="?2", yard="40")
    assert law.refusal(round, Play("A", Tile(9, 3), "A")) is None
    assert law.refusal(round, Play("A", Tile(12, 9), "A")).code == "on_table"
    assert law.refusal(round, Play("A", Tile(5, 3), "B")).code == "closed"
    plays = [move for move in law.moves(round) if isinstance(move, Play)]
    assert len(plays) == 12 + 12  # 9-0 to 9-11 on A's train; 8-0 to 8-11 on the Mexican one
    assert not any(move.tile.has(12) for move in plays)


OPENING = "12 12 A | A ; B ; M | {a} ; {b} | 3-2,2-1 | d0 t0,0 | o -"


def opening(a="12-9,9-4,4-4,7-1", b="12-6,6-5", **settings):
    return start(OPENING.format(a=a, b=b), **settings)


def test_a_whole_chain_at_the_start():
    round = opening(opening_tiles="any_chain", opening_double="none")
    assert legal(round) == ["12-9>A", "12-9>M"]
    round = go(round, "12-9>A")
    assert legal(round) == ["/", "9-4>A"]
    round = go(round, "9-4>A", "4-4>A", "/")
    assert (round.turn, round.doubles) == ("B", ())


def test_a_chain_ends_with_its_double_covered():
    round = go(opening(opening_tiles="any_chain"), "12-9>A", "9-4>A", "4-4>A")
    assert (round.turn, round.doubles, legal(round)) == ("A", ("A",), ["+?"])


def test_a_deferred_double_is_due_once_all_have_opened():
    settings = {"opening_tiles": "any_chain", "opening_double": "deferred"}
    round = go(opening(**settings), "12-9>A", "9-4>A", "4-4>A", "/")
    assert (round.turn, round.doubles) == ("B", ())
    assert legal(round) == ["12-6>B", "12-6>M"]
    round = go(round, "12-6>B", "/")
    assert (round.turn, round.doubles, legal(round)) == ("A", ("A",), ["+?"])


def test_the_starter_lays_two():
    round = go(opening(opening_tiles="two", a="12-9,9-4,7-1"), "12-9>A")
    assert (round.turn, legal(round)) == ("A", ["9-4>A"])
    round = go(round, "9-4>A", "12-6>B")
    assert round.turn == "A"
    assert go(opening(opening_tiles="two", a="12-9,5-1,7-1"), "12-9>A").turn == "B"


def test_out_on_the_first_turn():
    settings = {"opening_tiles": "any_chain", "opening_double": "none"}
    assert go(opening(a="12-9", **settings), "12-9>A").outcome == Outcome("out", ("A",))
    round = go(opening(a="12-9", opening_out="finish_lap", **settings), "12-9>A")
    assert (round.outcome, round.turn) == (None, "B")
    assert go(round, "12-6>B", "/").outcome == Outcome("out", ("A",))
    assert go(round, "12-6>B", "6-5>B").outcome == Outcome("out", ("A", "B"))


def test_no_draw_at_the_start():
    round = opening(a="7-1", opening_draw="none")
    assert legal(round) == ["-"]
    assert opened(go(round, "-")) == "A"
    assert opened(go(opening(a="7-1", opening_draw="none", opening_fail_marks=False), "-")) == ""


def test_draw_at_the_start_until_it_fits():
    line = OPENING.format(a="7-1", b="5-0").replace("3-2,2-1", "3-2,12-1,2-1")
    round = go(start(line, opening_draw="until_playable"), "+", "+")
    assert legal(round) == ["12-1>A", "12-1>M"]


def test_the_mexican_train_may_start_with_any_tile():
    line = "12 12 A | A 12-9 ; B 12-5 ; M | 9-4,7-1 ; 7-6 | 3-2 | d0 t1,1 | o -"
    round = start(line, mexican_first="any")
    assert legal(round) == ["7-1>M", "7-1>M", "9-4>A", "9-4>M", "9-4>M"]
    assert turn.after(round, Play("A", Tile(7, 1), "M")).trains["M"].end == 1
    assert turn.after(round, Play("A", Tile(7, 1), "M", inner=1)).trains["M"].end == 7


def test_own_train_before_anything():
    line = "12 12 A | A ; B^ 12-5 ; M 12-8 | 5-1,8-3 ; 7-6 | 3-2 | d0 t1,1 | o -"
    assert legal(start(line)) == ["5-1>B", "8-3>M"]
    assert legal(start(line, own_train_first="before_opponents")) == ["8-3>M"]
    assert legal(start(line, own_train_first="before_anything")) == ["+?"]


ANY_PLAY = "12 12 A | A^ 12-4 ; B ; M 12-3 | 4-5,3-6,1-1 ; 0-0 | 1-2 | d0 t1,1 | o -"


def test_the_owners_play_anywhere_closes_the_own_train():
    round = go(start(ANY_PLAY, close_trigger="any_play"), "3-6>M")
    assert (opened(round), round.turn) == ("", "B")
    assert opened(go(start(ANY_PLAY, close_trigger="own_play"), "3-6>M")) == "A"
    drawn = go(start(ANY_PLAY.replace("3-6,", ""), close_trigger="any_play"), "4-5>A")
    assert opened(drawn) == ""


def test_a_train_just_opened_is_not_closed_by_its_owner():
    """Where the marker is the owner's to take back, that needs a play on the train."""
    settings = {"close_trigger": "own_play_optional", "open_trigger": "no_own_play"}
    round = go(start(ANY_PLAY.replace("4-5,", "").replace("A^", "A"), **settings), "3-6>M")
    assert opened(round) == "A"
    assert law.refusal(round, Close("A")).code == "close_after_own"


def test_a_train_that_opens_for_a_play_elsewhere_is_not_closed_by_it():
    both = {"close_trigger": "any_play", "open_trigger": "no_own_play"}
    stuck = ANY_PLAY.replace("4-5,", "")  # nothing in the hand fits at home
    assert opened(go(start(stuck, **both), "3-6>M")) == "A"
    assert opened(go(start(stuck.replace("A^", "A"), **both), "3-6>M")) == "A"
    assert opened(go(start(ANY_PLAY, **both), "3-6>M")) == ""


BEGIN = "12 12 A | A ; B {b} ; M | {a} ; 7-5 | 3-2,3-1 | d0 t{turns} | o B"


@pytest.mark.parametrize(
    ("rule", "hand", "moves"),
    [
        ("before_anything", "6-1,12-4", ["12-4>A"]),
        ("before_anything", "6-1,5-4", ["+?"]),
        ("before_opponents", "6-1,12-4", ["6-1>B"]),
        ("no", "6-1,12-4", ["6-1>B"]),
    ],
)
@pytest.mark.parametrize("blocks", ["all", "train"])
def test_whoever_has_to_begin_the_own_train_first_does_not_cover(rule, hand, moves, blocks):
    line = BEGIN.format(a=hand, b="12-6 6-6", turns="1,1")
    if blocks == "train" and "12-4>A" not in moves and "12-4" in hand:
        moves = ["12-4>A", "12-4>M", *moves]  # where a double stops its own train only
    round = start(line, own_train_first=rule, double_blocks=blocks)
    assert legal(round) == moves
    refused = law.refusal(round, Play("A", Tile(6, 1), "B"))
    assert (refused.code if refused else None) == (
        "own_first" if rule == "before_anything" else None
    )


def test_the_double_waits_for_whoever_has_begun():
    line = BEGIN.format(a="6-1,12-4", b="12-6 6-6", turns="1,1").replace("7-5", "6-5,12-5")
    round = go(start(line, own_train_first="before_anything"), "12-4>A")
    assert (round.turn, round.doubles, opened(round)) == ("B", ("B",), "")
    assert legal(round) == ["6-5>B"]
    assert legal(go(round, "6-5>B")) == ["+?"]  # begun: A plays as usual, and 6-1 fits nowhere


def test_whoever_cannot_begin_passes_as_usual_not_as_one_who_leaves_a_double():
    line = BEGIN.format(a="6-1,5-4", b="12-6 6-6", turns="1,1")
    settings = {"own_train_first": "before_anything", "double_fail_marks": False}
    round = go(start(line, **settings), "+")
    assert (round.turn, round.doubles, opened(round)) == ("B", ("B",), "A")


def test_an_opening_chain_goes_on_at_home_while_a_double_waits():
    line = BEGIN.format(a="6-1,12-4,4-3,8-2", b="12-6 6-6", turns="0,1")
    settings = {"own_train_first": "before_anything", "opening_tiles": "any_chain"}
    round = go(start(line, **settings, opening_routes="any_open"), "12-4>A")
    assert legal(round) == ["/", "4-3>A"]
    round = go(round, "4-3>A", "/")
    assert (round.turn, round.doubles) == ("B", ("B",))


def test_a_round_is_not_blocked_while_somebody_may_still_begin():
    line = "12 12 B | A ; B 12-6 6-6 ; M 12-8 | 12-4 ; 7-5,3-1 | - | d0 t1,1 | o B"
    round = go(start(line, own_train_first="before_anything"), "-")
    assert (round.outcome, round.turn, legal(round)) == (None, "A", ["12-4>A"])
    assert go(start(line), "-").outcome.reason == "blocked"


def test_blocked_once_nobody_can():
    line = "12 12 A | A^ 12-5 ; B^ 12-7 ; M 12-8 | 1-2 ; 5-0,3-4 | - | d0 t1,1 | o -"
    round = go(start(line), "-")
    assert round.outcome is None
    assert go(round, "5-0>A").outcome == Outcome("blocked")


def test_blocked_by_word_where_hands_are_hidden():
    line = "12 12 A | A^ 12-5 ; B 12-7 ; M 12-8 | ?1 ; ?2 | 0 | d0 t1,1 | o -"
    round = go(start(line), "-", "-")  # B's marker goes up: A looks again
    assert (round.outcome, opened(round)) == (None, "AB")
    assert go(round, "-", "-").outcome == Outcome("blocked")


def test_the_boneyard_ends_the_round_after_the_turn():
    round = go(two(a="7-1", yard="8-3", preset="mexican_trail"), "+")
    assert (round.outcome, legal(round)) == (None, ["8-3>M"])
    assert go(round, "8-3>M").outcome == Outcome("yard_empty")


def test_knocking_in_time():
    settings = {"knock": "penalty"}
    round = go(two(**settings), "9-4>A")
    assert round.unknocked == "A"
    assert go(round, "A k").unknocked is None
    caught = turn.after(round, Catch("A", "B"))
    assert (caught.hands["A"].count, caught.yard_count, caught.unknocked) == (3, 1, None)
    late = go(round, "5-3>B")
    assert law.refusal(late, Catch("A", "B")).code == "nothing_to_catch"


def test_a_penalty_takes_what_is_left():
    round = turn.after(go(two(yard="3-2", knock="penalty"), "9-4>A"), Catch("A", "B"))
    assert (round.hands["A"].count, round.yard) == (2, ())


def test_being_caught_may_cost_a_turn():
    laid = go(two(knock="penalty", knock_loses_turn=True), "9-4>A")
    round = turn.after(laid, Catch("A", "B"))
    round = go(round, "5-3>B")
    assert (round.turn, round.skips) == ("B", ())


def test_a_double_and_its_cover_need_no_knock():
    settings = {"a": "9-9,9-4", "knock": "penalty"}
    assert go(two(**settings), "9-9>A").unknocked is None
    assert go(two(**settings, knock_exempt_double_exit=False), "9-9>A").unknocked == "A"


def test_a_play_let_stand():
    round = two(b="?2")
    stood = Play("B", Tile(9, 6), "A", stood=True)
    after = turn.after(round, stood)
    assert (after.turn, after.trains["A"].end, after.hands["B"].count) == ("A", 6, 1)
    after = turn.after(round, Play("A", Tile(7, 1), "B", stood=True))
    assert (after.turn, after.trains["B"].end, str(after.trains["B"])) == ("B", 1, "12-5 7-1")


@pytest.mark.parametrize("limit", [2, 3, "until_playable"])
def test_whoever_has_drawn_what_can_be_played_draws_no_more(limit):
    settings = {"draw_count": limit, "drawn_must_play": False, "must_play": "optional"}
    round = go(two(a="7-1,4-3", yard="9-2,3-1,10-1", **settings), "+")
    assert legal(round) == ["-", "9-2>A"]
    assert law.refusal(round, Draw("A")).code == "playable_now"
    unlucky = go(two(a="7-1,4-3", yard="3-1,9-2,10-1", **settings), "+")
    assert legal(unlucky) == ["+?"]


def test_one_draw_is_one_whether_it_can_be_played_or_not():
    settings = {"drawn_must_play": False, "must_play": "optional"}
    round = go(two(a="7-1,4-3", yard="9-2,3-1", **settings), "+")
    assert law.refusal(round, Draw("A")).code == "already_drawn"
    assert go(two(a="7-1,4-3", yard="3-1,9-2"), "+").turn == "B"
