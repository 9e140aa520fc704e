"""Deals: hands, the boneyard, who finds the engine and how."""

import random

import pytest

from hub.game import (
    Hand,
    Match,
    Rules,
    RulesError,
    Tile,
    full_set,
    sheet,
)
from hub.game.dealing import deal, deal_counted


def tiles(text):
    return [Tile.parse(each) for each in text.split()]


def order(first, set_max=12):
    """The whole set with these tiles first."""
    first = tiles(first)
    return [*first, *(tile for tile in full_set(set_max) if tile not in first)]


def two_tiles(**settings):
    """Rules for a round with two tiles each."""
    return Rules(**{"hand_size": {2: 2, 3: 2}, **settings})


@pytest.mark.parametrize(("players", "size", "left"), [(4, 15, 30), (8, 11, 2)])
def test_boneyard_after_the_deal(players, size, left):
    rules = Rules(hand_size={players: size})
    match = Match.new(rules, [f"P{seat}" for seat in range(players)])
    dealt = deal(match, full_set(12))
    assert len(dealt.yard) == left
    assert Tile(12, 12) not in [*dealt.yard, *(tile for hand in dealt.hands for tile in hand.tiles)]
    assert deal_counted(match).yard == left


HOLDER = {"engine_find": "holder", "first_player": "engine_layer", "next_starter": "engine_layer"}


def test_the_holder_lays_the_engine_and_starts():
    match = Match.new(two_tiles(**HOLDER), ["Ana", "Bo"])
    dealt = deal(match, order("1-2 3-4 12-12 5-6"))
    assert (dealt.engine, dealt.starter, dealt.hands[1]) == (12, "B", Hand(tiles("5-6")))


def test_drawing_in_turn_for_the_engine():
    match = Match.new(two_tiles(**HOLDER, engine_missing="draw_in_turn"), ["Ana", "Bo"])
    dealt = deal(match, order("1-2 3-5 6-5 5-7 12-12 3-4"))
    assert (dealt.starter, [hand.count for hand in dealt.hands]) == ("A", [2, 2])
    assert dealt.yard[0] == Tile(3, 4)


def test_all_draw_for_the_engine():
    match = Match.new(two_tiles(**HOLDER), ["Ana", "Bo"])
    dealt = deal(match, order("1-2 3-5 6-5 5-7 12-12 3-4"))
    assert (dealt.starter, [hand.count for hand in dealt.hands]) == ("A", [2, 3])
    assert Tile(3, 4) in dealt.hands[1]


def test_the_next_lower_double_held():
    shuffled = order("1-2 3-5 11-11 5-7 12-12 3-4")
    match = Match.new(two_tiles(**HOLDER, engine_missing="next_lower_held"), ["Ana", "Bo"])
    dealt = deal(match, shuffled)
    assert (dealt.engine, dealt.starter) == (11, "B")
    match = Match.new(two_tiles(**HOLDER, engine_missing="draw_in_turn"), ["Ana", "Bo"])
    dealt = deal(match, shuffled)
    assert (dealt.engine, dealt.starter, Tile(11, 11) in dealt.hands[1]) == (12, "A", True)


def test_the_highest_double_held():
    rules = two_tiles(**{**HOLDER, "engine_find": "highest_held"})
    dealt = deal(Match.new(rules, ["Ana", "Bo"]), order("1-1 3-5 11-11 5-7 12-12"))
    assert (dealt.engine, dealt.starter) == (11, "B")


def test_laying_the_engine_may_be_the_turn_and_may_be_drawn_for():
    rules = two_tiles(**HOLDER, engine_lay_ends_turn=True, engine_layer_redraws=True)
    dealt = deal(Match.new(rules, ["Ana", "Bo"]), order("1-2 3-4 12-12 5-6 7-8"))
    assert (dealt.starter, dealt.hands[1]) == ("A", Hand(tiles("5-6 7-8")))


def test_deals_need_the_whole_set():
    match = Match.new(two_tiles(), ["Ana", "Bo"])
    with pytest.raises(RulesError, match="each tile once"):
        deal(match, full_set(12)[:-1])
    with pytest.raises(RulesError, match="each tile once"):
        deal(match, [*full_set(12)[:-1], Tile(0, 0)])


def test_a_counted_deal_asks_for_what_only_the_table_knows():
    match = Match.new(sheet("french_guide"), ["Ana", "Bo"])
    with pytest.raises(RulesError, match="which double is the engine"):
        deal_counted(match)
    with pytest.raises(RulesError, match="who laid the engine"):
        deal_counted(match, engine=11)
    dealt = deal_counted(match, engine=11, layer="B")
    assert (dealt.starter, [hand.count for hand in dealt.hands], dealt.yard) == ("B", [15, 14], 61)
    counts = deal_counted(match, engine=11, layer="B", counts=[15, 16])
    assert (counts.yard, match.refusal(counts)) == (59, None)


def test_a_shuffled_deal_is_a_legal_move():
    shuffled = list(full_set(12))
    random.Random(1).shuffle(shuffled)
    for name in ("house", "french_guide", "polish_guide"):
        match = Match.new(sheet(name), ["Ana", "Bo", "Cy"])
        assert match.refusal(deal(match, shuffled)) is None
