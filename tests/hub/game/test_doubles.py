"""Doubles: the second tile, covering, drawing for one, dead ones, going out on one."""

import pytest

from hub.game import Outcome, Play, Tile, law
from tests.hub.game.words import go, legal, opened, start, two


def test_a_double_asks_for_its_cover():
    round = go(two(a="9-9,9-4,8-1"), "9-9>A")
    assert (round.turn, round.doubles, legal(round)) == ("A", ("A",), ["9-4>A"])
    assert go(round, "9-4>A").doubles == ()


def test_a_double_nobody_covers_goes_round():
    round = go(two(a="9-9,8-1"), "9-9>A", "+")
    assert (round.turn, opened(round), round.doubles, legal(round)) == ("B", "A", ("A",), ["+?"])
    round = go(round, "+")
    assert (round.turn, opened(round), legal(round)) == ("A", "AB", ["+?"])


def test_no_marker_for_a_double_where_the_sheet_says_so():
    assert opened(go(two(a="9-9,8-1", double_fail_marks=False), "9-9>A", "+")) == ""


def test_covering_is_allowed_on_a_closed_train_and_ends_the_turn():
    round = go(two(a="9-9,8-1", b="9-6,5-4", double_fail_marks=False), "9-9>A", "+")
    assert legal(round) == ["9-6>A"]
    assert go(round, "9-6>A").turn == "A"


def test_covering_may_leave_the_turn():
    round = go(two(a="9-9,8-1", b="9-6,5-4", cover_ends_turn=False), "9-9>A", "+", "9-6>A")
    assert (round.turn, legal(round)) == ("B", ["5-4>B"])


def test_second_tile_anywhere():
    round = go(two(a="9-9,9-4,8-1", double_second="anywhere"), "9-9>A")
    assert legal(round) == ["8-1>M", "9-4>A"]
    round = go(round, "8-1>M")
    assert (round.turn, round.doubles) == ("B", ("A",))


def test_a_chain_of_doubles():
    settings = {"double_second": "anywhere", "double_chain": "unlimited"}
    round = go(two(a="9-9,8-8,8-1", **settings), "9-9>A", "8-8>M")
    assert (round.turn, round.doubles, legal(round)) == ("A", ("A", "M"), ["8-1>M"])
    assert go(round, "8-1>M").doubles == ("A",)


@pytest.mark.parametrize(
    ("order", "covers"),
    [("fifo", ["9-6>A"]), ("lifo", ["8-6>M"]), ("any", ["8-6>M", "9-6>A"])],
)
def test_order_of_covers(order, covers):
    line = "12 12 B | A 12-9 9-9 ; B 12-5 ; M 12-8 8-8 | 1-0 ; 9-6,8-6 | 3-2 | d0 t1,1 | o A,M"
    assert legal(start(line, double_second="anywhere", open_double_order=order)) == covers


@pytest.mark.parametrize(
    ("blocks", "moves"),
    [("all", ["9-6>A"]), ("train", ["5-4>B", "9-6>A"]), ("none", ["5-4>B"])],
)
def test_what_an_uncovered_double_stops(blocks, moves):
    line = "12 12 A | A 12-9 ; B 12-5 ; M | 9-9,1-0 ; 9-6,5-4 | 3-2,4-3 | d0 t1,1 | o -"
    round = start(line, double_blocks=blocks, double_fail_marks=False)
    assert legal(go(round, "9-9>A", "+")) == moves


def test_extra_turn():
    round = go(two(a="9-9,9-4,8-1", double_second="extra_turn"), "9-9>A")
    assert (round.turn, round.doubles, legal(round)) == ("A", (), ["8-1>M", "9-4>A"])


def test_doubles_like_any_other_tile():
    round = go(two(a="9-9,8-1", double_second="none"), "9-9>A")
    assert (round.turn, round.doubles) == ("B", ())


def test_one_draw_a_turn_or_one_more_for_a_double():
    line = {"a": "7-1,6-4", "yard": "8-8,2-1,8-3"}
    round = go(two(**line), "+", "8-8>M")
    assert legal(round) == ["-"]
    round = go(two(**line, double_draw="extra_draw"), "+", "8-8>M")
    assert legal(round) == ["+?"]
    round = go(round, "+")
    assert (round.turn, round.doubles, opened(round)) == ("B", ("M",), "A")


def test_a_double_drawn_while_owing_one_is_laid_and_drawn_for_again():
    line = "12 12 A | A 12-8 ; B 12-6 6-6 ; M 12-3 | 9-1 ; 7-0 | 3-3,6-2,1-0 | d0 t1,1 | o B"
    round = go(start(line, "mexican_trail"), "+")
    assert legal(round) == ["3-3>M"]
    round = go(round, "3-3>M")
    assert (round.turn, round.doubles, legal(round)) == ("A", ("B", "M"), ["+?"])
    round = go(round, "+", "6-2>B")
    assert (round.turn, round.doubles) == ("B", ("M",))


# every 1 of a double-six set but 1-1 lies here, and the Mexican Train ends in 1
ONES = (
    "6 6 A | A 6-2 2-1 ; B 6-3 ; M 6-1 1-0 0-3 3-1 1-4 4-5 5-1 "
    "| 1-1,5-0 ; 4-2 | 3-2,5-5 | d0 t1,1 | o -"
)


def test_a_dead_double_needs_no_cover():
    round = go(start(ONES), "1-1>M")
    assert (round.turn, round.doubles) == ("B", ())


def test_a_double_is_not_dead_while_a_cover_is_unseen():
    line = ONES.replace("A 6-2 2-1 ;", "A 6-2 ;").replace("3-2,5-5", "3-2,5-5,2-1")
    assert go(start(line), "1-1>M").doubles == ("M",)


def test_a_dead_double_ends_the_round_with_the_boneyard():
    round = go(start(ONES, dead_double="ends_round"), "1-1>M")
    assert (round.turn, round.doubles, legal(round)) == ("A", ("M",), ["+?"])
    round = go(round, "+")
    assert (round.turn, round.outcome, opened(round)) == ("B", None, "A")
    assert go(round, "+").outcome == Outcome("blocked")


def test_going_out_on_a_double():
    assert go(two(a="9-9"), "9-9>A").outcome == Outcome("out", ("A",))
    round = go(two(a="9-9", b="9-6,5-4", go_out_on_double="must_cover"), "9-9>A")
    assert (round.outcome, round.turn, legal(round)) == (None, "A", ["+?"])
    round = go(round, "+", "9-6>A")
    assert (round.turn, round.hands["A"].count) == ("A", 1)


def test_covered_by_another_he_has_to_draw_and_is_back():
    line = "12 11 B | A 11-12 12-12 ; B 11-5 ; M | - ; 12-6,5-4 | 3-2,2-1 | d0 t1,1 | o A"
    round = go(start(line, go_out_on_double="must_cover"), "12-6>A")
    assert (round.turn, legal(round)) == ("A", ["+?"])
    empty = go(start(line.replace("3-2,2-1", "-"), go_out_on_double="must_cover"), "12-6>A")
    assert legal(empty) == ["-"]


def test_a_double_that_stops_only_its_train_opens_no_other():
    line = "12 12 A | A 12-4 ; B 12-6 6-6 ; C 12-5 ; M | 6-1,5-3 ; 7-1 ; 8-1 | 3 | d0 t1,1,1 | o B"
    round = start(line, double_blocks="train")
    assert legal(round) == ["6-1>B"]
    assert law.refusal(round, Play("A", Tile(5, 3), "C")).code == "closed"


def test_of_a_counted_hand_the_double_that_was_drawn_is_the_one_named():
    line = "12 12 A | A 12-5 ; B 12-6 6-6 ; M 12-3 | ?4 ; ?4 | 40 | d1{} t1,1 | o B"
    settings = {"drawn_double": "play_and_redraw"}
    unnamed = start(line.format(""), **settings)
    named = start(line.format(" w3-3"), **settings)
    assert law.refusal(unnamed, Play("A", Tile(5, 5), "A")) is None
    assert law.refusal(unnamed, Play("A", Tile(3, 3), "M")) is None
    assert law.refusal(named, Play("A", Tile(5, 5), "A")).code == "cover_first"
    assert law.refusal(named, Play("A", Tile(3, 3), "M")) is None


def test_the_turn_of_whoever_goes_out_is_counted():
    line = "12 12 A | A 12-4 ; B 12-6 ; M | 4-1 ; 7-1 | 3-2 | d0 t3,2 | o -"
    over = go(start(line), "4-1>A")
    assert (over.outcome.out, dict(over.turns)) == (("A",), {"A": 4, "B": 2})
