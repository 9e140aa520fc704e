"""Starters, engines, scores, ties; undo and amending across a round's end."""

from dataclasses import replace

import pytest

from hub.game import (
    CannotAmend,
    Catch,
    Count,
    Deal,
    Draw,
    Hand,
    IllegalMove,
    Match,
    Outcome,
    Pass,
    Play,
    Rules,
    RulesError,
    Tile,
    full_set,
    sheet,
)
from hub.game.dealing import deal, deal_counted
from hub.game.reasons import REASONS
from hub.game.scoring import Tally, round_scores, standings
from tests.hub.english import english
from tests.hub.game.test_refusals import CASES as OF_A_ROUND


def tiles(text):
    return [Tile.parse(each) for each in text.split()]


def order(first, set_max=12):
    """The whole set with these tiles first."""
    first = tiles(first)
    return [*first, *(tile for tile in full_set(set_max) if tile not in first)]


def two_tiles(**settings):
    """Rules for a round with two tiles each."""
    return Rules(**{"hand_size": {2: 2, 3: 2}, **settings})


def out_at_once(match, winner="A"):
    """Play a counted round in which `winner` lays two tiles and is out; count 7 for the others."""
    match = match.after(deal_counted(match, layer=winner))
    engine = match.round.engine
    spare = iter(tile for tile in full_set(12) if tile.has(engine) and not tile.double)
    while match.round.outcome is None:
        player = match.round.turn
        if player != winner:
            match = match.after(Pass(player))
        elif not match.round.trains[player].tiles:
            match = match.after(Play(player, next(spare), player))
        else:
            end = match.round.trains[player].end
            tile = next(
                tile
                for tile in full_set(12)
                if tile.has(end) and not tile.double and match.round.where(tile) is None
            )
            match = match.after(Play(player, tile, player))
    for player in match.due:
        match = match.after(Count(player, points=0 if player == winner else 7))
    return match


def test_players_are_letters_without_the_mexican_trains():
    names = [f"P{seat}" for seat in range(14)]
    assert "".join(Match.new(sheet("luxembourg_guide"), names).players) == "ABCDEFGHIJKLNO"


@pytest.mark.parametrize(
    ("preset", "sizes"),
    [
        ("mexican_trail", {5: 14, 8: 9}),
        ("french_guide", {5: 11, 8: 8}),
        ("hub_leaflet", {5: 11, 8: 8}),
        ("polish_guide", {5: 12, 8: 10}),
        ("luxembourg_guide", {5: 12, 8: 11, 14: 11}),
    ],
)
def test_hand_sizes(preset, sizes):
    assert {players: sheet(preset).hand_for(players) for players in sizes} == sizes


def test_too_many_or_too_few_players():
    with pytest.raises(RulesError, match="is for 2 to 8 players, not 9"):
        Match.new(sheet("hub_leaflet"), list("abcdefghi"))
    with pytest.raises(RulesError, match="not 1"):
        Match.new(sheet("hub_leaflet"), ["Ana"])
    with pytest.raises(RulesError, match="a name of their own"):
        Match.new(sheet("hub_leaflet"), ["Ana", "Ana"])


def test_set_by_players():
    luxembourg = sheet("luxembourg_guide")
    assert [luxembourg.set_for(players) for players in (2, 4, 9, 14)] == [9, 12, 15, 18]


def test_engines_go_down_and_wrap():
    match = Match.new(two_tiles(match_end="target(1000)"), ["Ana", "Bo"])
    engines = []
    for _ in range(14):
        engines.append(match.next_engine)
        match = out_at_once(match)
    assert engines == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 12]


def test_number_of_rounds():
    assert Match.new(sheet("hub_leaflet"), ["Ana", "Bo"]).rounds == 13
    assert Match.new(sheet("mexican_trail_fast9"), ["Ana", "Bo"]).rounds == 10
    assert Match.new(sheet("french_guide"), ["Ana", "Bo"]).rounds == 1
    assert Match.new(Rules(rounds=3), ["Ana", "Bo"]).rounds == 3


@pytest.mark.parametrize(
    ("rule", "starters"),
    [("rotate_left", "BCAB"), ("same", "BBBB"), ("round_winner", "BCCC")],
)
def test_who_starts(rule, starters):
    match = Match.new(two_tiles(next_starter=rule), ["Ana", "Bo", "Cy"], first="B")
    seen = ""
    for _ in range(4):
        seen += match.next_starter
        match = out_at_once(match, "C")
    assert seen == starters


def test_the_youngest_starts():
    match = Match.new(sheet("mexican_trail"), ["Ana", "Bo"], first="B")
    assert deal(match, full_set(12)).starter == "B"


def test_a_match_to_a_target():
    match = Match.new(two_tiles(match_end=15), ["Ana", "Bo"])
    for rounds in (1, 2, 3):
        assert not match.over
        match = out_at_once(match)
        assert match.scores == {"A": 0, "B": 7 * rounds}
    assert (match.over, match.winners) == (True, ("A",))
    assert match.refusal(deal_counted(match)).code == "match_over"


def test_scores_of_a_round():
    left = {"A": 0, "B": 32, "C": 6}
    out = Outcome("out", ("A",))
    assert round_scores(Rules(), out, left) == left
    assert round_scores(Rules(scoring="positive"), out, left) == {"A": 38, "B": 0, "C": 0}
    blocked = Outcome("blocked")
    left = {"A": 3, "B": 8, "C": 3}
    assert round_scores(Rules(), blocked, left) == left
    lowest = round_scores(Rules(blocked_scoring="lowest_zero"), blocked, left)
    assert lowest == {"A": 0, "B": 8, "C": 0}
    assert round_scores(Rules(scoring="positive"), blocked, left) == {"A": 4, "B": 0, "C": 4}


def places(rules, *rounds):
    letters = "ABC"[: len(rounds[0])]
    tallies = [
        Tally(number, 12, Outcome("out"), {}, dict(zip(letters, scores, strict=True)))
        for number, scores in enumerate(rounds, 1)
    ]
    return {each.player: each.place for each in standings(rules, letters, tallies)}


def test_ties_go_to_most_zero_rounds_then_to_the_lowest_other_round():
    rules = Rules()
    assert places(rules, (0, 10, 20), (20, 10, 0)) == {"A": 1, "C": 1, "B": 3}
    assert places(rules, (0, 10), (20, 10)) == {"A": 1, "B": 2}
    assert places(rules, (0, 0), (5, 12), (15, 8)) == {"A": 1, "B": 2}
    assert places(Rules(tie_break=("shared",)), (0, 10), (20, 10)) == {"A": 1, "B": 1}
    assert places(Rules(scoring="positive"), (30, 0), (0, 20)) == {"A": 1, "B": 2}


def test_a_tie_may_be_played_on():
    rules = two_tiles(rounds=2, tie_break=("play_on",))
    match = out_at_once(out_at_once(Match.new(rules, ["Ana", "Bo"]), "A"), "B")
    assert (match.scores, match.over, match.next_engine) == ({"A": 7, "B": 7}, False, 10)
    match = out_at_once(match, "B")
    assert (match.over, match.winners) == (True, ("B",))
    shared = two_tiles(rounds=2, tie_break=("shared",))
    match = out_at_once(out_at_once(Match.new(shared, ["Ana", "Bo"]), "A"), "B")
    assert match.winners == ("A", "B")


def begun(**settings):
    match = Match.new(two_tiles(**settings), ["Ana", "Bo"])
    return match.after(deal_counted(match))


def play(player, text):
    tile, _, train = text.partition(">")
    return Play(player, Tile.parse(tile), train)


def test_take_back_across_the_end_of_a_round():
    match = out_at_once(begun().undo())
    later = match.after(deal_counted(match)).after(play("B", "11-5>B"))
    assert later.undo() == match.after(deal_counted(match))
    assert later.undo(2) == match
    assert later.undo(len(later.history)).history == ()
    over = later.undo(3)
    assert over.due == ("B",)
    assert over.after(Count("B", points=9)).scores == {"A": 0, "B": 9}
    with pytest.raises(ValueError, match="moves to take back"):
        match.undo(100)


def test_amend_a_tile_and_replay_what_follows():
    match = begun(hand_size={2: 5})
    for move in (play("A", "12-5>A"), play("B", "12-4>B"), Draw("A"), Pass("A")):
        match = match.after(move)
    better = match.amended(1, play("A", "12-6>A"))
    assert better.round.trains["A"].end == 6
    assert better.history[2:] == match.history[2:]
    moved = match.amended(1, play("A", "12-5>M"))
    assert (moved.round.trains["A"].tiles, moved.round.trains["M"].end) == ((), 5)


def test_an_amendment_that_breaks_a_later_play_changes_nothing():
    match = begun(hand_size={2: 5})
    for text in ("A 12-5>A", "B 12-4>B", "A 5-7>A"):
        match = match.after(play(text[0], text[2:]))
    with pytest.raises(CannotAmend) as error:
        match.amended(1, play("A", "12-6>A"))
    assert (error.value.index, error.value.move) == (3, play("A", "5-7>A"))
    assert "Move 4 (7-5>A, Ana) would no longer hold: does_not_fit (" in str(error.value)
    assert english(error.value.refusal) == "7-5 does not fit. Ana's train needs a 6."
    with pytest.raises(CannotAmend, match="not_your_turn"):
        match.amended(1)  # taken out, it would be Ana's turn when Bo plays
    assert match.amended(1, play("A", "12-5>A")) == match


def test_counting_again_before_the_next_deal():
    match = out_at_once(begun().undo())
    match = match.after(Count("B", tiles=tuple(tiles("3-3 9-0"))))
    assert match.scores == {"A": 0, "B": 15}


def ended():
    match = begun(blank_value=25)
    for move in (play("A", "12-5>A"), Pass("B"), play("A", "5-7>A")):
        match = match.after(move)
    return match


KNOWN = Deal(12, "A", (Hand(tiles("12-5 5-7")), Hand(tiles("3-3 9-0"))), 86)


def known():
    match = begun().undo().after(KNOWN)
    for move in (play("A", "12-5>A"), Draw("B", Tile(1, 0)), play("A", "5-7>A")):
        match = match.after(move)
    return match


TWO_EACH = (Hand(count=2), Hand(count=2))


def dealt(engine=12, starter="A", hands=TWO_EACH, yard=86):
    return begun().undo(), Deal(engine, starter, hands, yard)


REFUSED = {
    "no_round": (begun().undo(), Pass("A"), "No round has begun. Deal first."),
    "round_running": (begun(), deal_counted(begun().undo()), "Round 1 is not over yet."),
    "not_counted": (
        ended(),
        deal_counted(ended()),
        "Count the tiles first: Ana and Bo still have to.",
    ),
    "match_over": (
        out_at_once(begun(rounds=1).undo()),
        deal_counted(ended()),
        "The match is over. Ana won.",
    ),
    "wrong_engine": (*dealt(engine=11), "The engine of round 1 is 12-12."),
    "no_such_engine": (*dealt(engine=13), "A double-12 set has no 13-13."),
    "no_such_player": (
        *dealt(starter="D"),
        "There is no player D. The players are Ana (A) and Bo (B).",
    ),
    "wrong_starter": (*dealt(starter="B"), "Ana starts round 1."),
    "wrong_hands": (*dealt(hands=(Hand(count=2),)), "There are 2 players, but 1 hands."),
    "wrong_hand_size": (
        *dealt(hands=(Hand(count=2), Hand(count=3)), yard=85),
        "Bo takes 2 tiles, not 3.",
    ),
    "wrong_total": (*dealt(yard=87), "A double-12 set has 91 tiles, but these are 92."),
    "tile_twice": (
        *dealt(hands=(Hand(tiles("1-2 1-2")), Hand(count=2))),
        "2-1 is there twice.",
    ),
    "nothing_to_count": (
        begun(),
        Count("A", points=3),
        "Nothing is to be counted until the round is over.",
    ),
    "out_is_zero": (ended(), Count("A", points=3), "Ana is out and has nothing to count."),
    "wrong_tiles": (
        known(),
        Count("B", tuple(tiles("3-3"))),
        "Bo holds 3-3, 9-0 and 1-0.",
    ),
    "wrong_points": (
        known(),
        Count("B", points=5),
        "Bo's tiles make 16 points, not 5.",
    ),
    "counted_on_table": (
        ended(),
        Count("B", tuple(tiles("12-5"))),
        "12-5 lies on Ana's train, so nobody holds it.",
    ),
    "not_in_set": (ended(), Count("B", tuple(tiles("13-5"))), "A double-12 set has no 13-5."),
    "counted_already": (
        Match.new(two_tiles(), ["Ana", "Bo", "Cy"]),
        None,
        "3-1 was counted in Bo's hand.",
    ),
    "no_points": (ended(), Count("B"), "Give Bo's tiles, or the points: a number from 0."),
}


@pytest.mark.parametrize("code", REFUSED)
def test_refusal(code):
    match, move, sentence = REFUSED[code]
    if move is None:
        match = match.after(deal_counted(match))
        for step in (play("A", "12-5>A"), Pass("B"), Pass("C"), play("A", "5-7>A")):
            match = match.after(step)
        match = match.after(Count("B", tuple(tiles("1-3"))))
        move = Count("C", tuple(tiles("1-3")))
    refusal = match.refusal(move)
    assert refusal is not None
    assert (refusal.code, english(refusal)) == (code, sentence)
    assert refusal.setting == REASONS[code].setting
    with pytest.raises(IllegalMove):
        match.after(move)


def test_every_reason_is_tested():
    assert set(REFUSED) | set(OF_A_ROUND) == set(REASONS)


@pytest.mark.parametrize(
    ("hand", "yard", "code"),
    [
        ("1-2 3-4", 86, None),
        ("1-2 13-4", 86, "not_in_set"),
        ("1-2 12-12", 86, "tile_twice"),
        ("1-2 1-2", 86, "tile_twice"),
    ],
)
def test_which_hands_can_be_dealt(hand, yard, code):
    match, deal = dealt(hands=(Hand(tiles(hand)), Hand(count=2)), yard=yard)
    refusal = match.refusal(deal)
    assert (refusal.code if refusal else None) == code


@pytest.mark.parametrize(
    ("told", "code"),
    [("1-2 3-4", None), ("1-2 1-2", "tile_twice"), ("13-2", "not_in_set"), ("12-12", None)],
)
def test_which_tiles_can_be_counted(told, code):
    refusal = ended().refusal(Count("B", tuple(tiles(told))))
    if told == "12-12":
        assert english(refusal) == "12-12 is the engine, so nobody holds it."
    else:
        assert (refusal.code if refusal else None) == code


@pytest.mark.parametrize(
    ("count", "code"),
    [
        (Count("B"), "no_points"),
        (Count("B", points=-1), "no_points"),
        (Count("B", (Tile(1, 2),), 3), "no_points"),
        (Count("B", points=0), None),
        (Count("A", points=0), None),
        (Count("A", (Tile(1, 2),)), "out_is_zero"),
        (Count("Z", points=1), "no_such_player"),
    ],
)
def test_a_count_is_tiles_or_points(count, code):
    refusal = ended().refusal(count)
    assert (refusal.code if refusal else None) == code


def test_a_move_is_kept_with_all_that_is_known_of_it():
    """The tile that was drawn, the tiles of a penalty, and which half lies inside where it may be
    either: so a record says the same however the move was given."""
    yard = tuple(each for each in full_set(12) if str(each) not in ("12-12", "12-5", "3-3"))
    hands = (Hand(tiles("12-5")), Hand(tiles("3-3")))
    rules = two_tiles(hand_size={2: 1}, knock="penalty", mexican_first="any", must_play="optional")
    match = Match.new(rules, ["Ana", "Bo"], "B").after(Deal(12, "B", hands, yard))
    drawn = match.after(Draw("B"))
    assert drawn.history[1] == Draw("B", yard[0])
    caught = replace(match, round=match.round.change(unknocked="A")).after(Catch("A", "B"))
    assert caught.history[-1] == Catch("A", "B", yard[:2])
    for inner, kept in ((None, None), (12, None), (5, 5)):
        free = replace(match, round=match.round.change(turn="A", turns={"A": 1, "B": 0}))
        move = Play("A", Tile(12, 5), "M", inner)
        assert match.round.named(move).inner == kept
        assert free.after(move).history[-1] == Play("A", Tile(12, 5), "M", kept)
    assert match.round.named(Play("A", Tile(12, 5), "A", 5)).inner is None


def test_what_is_counted_without_asking():
    assert ended().known_counts() == (Count("A", ()),)
    assert known().known_counts() == (Count("A", ()), Count("B", tuple(tiles("3-3 9-0 1-0"))))


@pytest.mark.parametrize(
    ("find", "rule", "starter"),
    [
        ("set_aside", "engine_layer", "A"),
        ("holder", "engine_layer", None),
        ("holder", "same", "A"),
        ("holder", "rotate_left", "B"),
        ("set_aside", "rotate_left", "B"),
        ("set_aside", "same", "A"),
    ],
)
def test_who_starts_next(find, rule, starter):
    """Whoever lays the engine starts only where it comes out of a hand."""
    match = out_at_once(begun(engine_find=find, next_starter=rule).undo())
    assert match.next_starter == starter
