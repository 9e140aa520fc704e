"""What the referee makes of tables."""

import numpy as np
import pytest

from hub.game import Deal, Hand, Match, sheet
from hub.referee import judge
from hub.referee.verdict import Explained, Refused, TakenBack, Unchanged, Unclear
from tests.hub.english import english
from tests.hub.rows import LAP, NAMES, after, begun, lap, play, table
from vision.tracks import Laid, Table


def test_the_table_as_the_match_has_it_is_unchanged():
    assert judge(table(LAP), lap()) == Unchanged()
    assert judge(table({}), begun()) == Unchanged()
    assert judge(table({}, engine=None), begun()) == Unchanged()


def test_before_the_deal_nothing_on_the_table_means_anything():
    match = Match.new(sheet("hub_leaflet"), NAMES)
    assert judge(table({"A": "12-5 3-3"}), match) == Unchanged()


@pytest.mark.parametrize(
    ("rows", "moves"),
    [
        ({"A": "12-5 5-4"}, (play("A", "5-4", "A"),)),
        ({"M": "12-8"}, (play("A", "12-8", "M"),)),
        ({6: "12-8"}, (play("A", "12-8", "M"),)),
        ({"A": "12-5 5-5 5-4"}, (play("A", "5-5", "A"), play("A", "5-4", "A"))),
        ({"M": "12-0 "}, (play("A", "12-0", "M"),)),
    ],
)
def test_a_new_tile_at_the_end_of_a_train_is_a_play(rows, moves):
    assert judge(table({**LAP, **rows}), lap()) == Explained(moves)


def test_an_opening_chain_is_several_plays_where_the_sheet_allows_it():
    tiles = table({"A": "12-5 5-5 5-4 4-0"})
    verdict = judge(
        tiles, begun("luxembourg_guide", first_player="chosen", engine_find="set_aside")
    )
    assert isinstance(verdict, Explained)
    assert [str(move) for move in verdict.moves] == ["12-5>A", "5-5>A", "5-4>A", "4-0>A"]
    assert isinstance(judge(tiles, begun()), Refused)


def test_a_double_and_its_second_tile_elsewhere_where_the_sheet_allows_it():
    match = after(
        begun("polish_guide", first_player="chosen", engine_find="set_aside"),
        "12-5>A",
        "12-3>B",
        "12-7>C",
        "12-9>D",
    )
    tiles = table({**LAP, "A": "12-5 5-5", "M": "12-4"})
    assert judge(tiles, match) == Explained((play("A", "5-5", "A"), play("A", "12-4", "M")))


REFUSED = [
    ("gone", {"B": ""}, "gone", "12-3 is gone from Bo's train. Put it back."),
    ("swapped", {"B": "12-4"}, "swapped", "12-3 on Bo's train has become 12-4. Put 12-3 back."),
    ("turned", {"C": "7-12"}, "turned", "12-7 on Cy's train has been turned round."),
    ("wrong value", {"A": "12-5 6-4"}, "does_not_fit", "6-4 does not fit. Ana's train needs a 5."),
    ("wrong way", {"A": "12-5 4-5"}, "wrong_way", "5-4 lies the wrong way round: its 5 belongs"),
    ("closed", {"B": "12-3 3-4"}, "closed", "Bo's train is closed, and it is Ana's turn."),
    ("twice", {"A": "12-5 5-12"}, "on_table", "12-5 already lies on Ana's train"),
    ("the engine", {"M": "12-12"}, "is_engine", "12-12 is the engine"),
    ("not in the set", {"A": "12-5 5-13"}, "not_in_set", "A double-12 set has no 13-5."),
    ("two at once", {"A": "12-5 5-4", "B": "12-3 3-1"}, "at_once", "2 tiles came at once"),
    ("two on one", {"A": "12-5 5-4 4-1"}, "at_once", "5-4 on Ana's train and 4-1 on Ana's train"),
    ("three", {"A": "12-5 5-4 4-1 1-0"}, "at_once", "3 tiles came at once"),
    ("between", {"A": "12-1 12-5"}, "not_at_end", "12-1 lies inside Ana's train"),
]


@pytest.mark.parametrize(("rows", "code", "said"), [r[1:] for r in REFUSED], ids=lambda x: str(x))
def test_what_may_not_be_is_refused_in_a_sentence(rows, code, said):
    verdict = judge(table({**LAP, **rows}), lap())
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == code
    assert said in english(verdict.refusal)


def test_an_uncovered_double_comes_first():
    match = after(lap(), "5-5>A", "+", "-")
    rows = {**LAP, "A": "12-5 5-5"}
    verdict = judge(table({**rows, "B": "12-3 3-4"}), match)
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "cover_first"
    assert verdict.move == play("B", "4-3", "B")
    assert judge(table({**rows, "A": "12-5 5-5 5-1"}), match) == Explained((play("B", "5-1", "A"),))


def test_out_of_turn_names_whose_turn_it_is():
    verdict = judge(table({**LAP, "C": "12-7 7-1"}), lap())
    assert isinstance(verdict, Refused)
    assert english(verdict.refusal) == "Cy's train is closed, and it is Ana's turn."


def test_there_is_one_mexican_train_only():
    match = after(lap(), "12-8>M")
    verdict = judge(table({**LAP, "M": "12-8", 5: "12-4"}), match)
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "second_mexican"
    other = judge(table({**LAP, "M": "12-8", 5: "3-4"}), match)
    assert isinstance(other, Refused)
    assert other.refusal.code == "nobodys_track"


def test_a_mexican_train_on_another_track_goes_on_there():
    match = after(lap(), "12-8>M")
    tiles = table({**LAP, 6: "12-8 8-3"})
    assert judge(tiles, match) == Explained((play("B", "8-3", "M"),))
    assert judge(table({**LAP, 6: "12-8"}), match) == Unchanged()


def test_a_sheet_without_a_mexican_train_says_so():
    match = after(
        begun("hub_leaflet_basic", engine_find="set_aside", first_player="chosen"),
        "12-5>A",
        "12-3>B",
        "12-7>C",
        "12-9>D",
    )
    verdict = judge(table({**LAP, "M": "12-8"}), match)
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "no_mexican"


def test_loose_tiles_disturb_nothing():
    assert judge(table(LAP, loose="3-3 7-1"), lap()) == Unchanged()


def test_a_loose_tile_with_the_engines_number_may_be_the_mexican_train():
    verdict = judge(table(LAP, loose="8-12"), lap())
    assert isinstance(verdict, Unclear)
    assert "Has Ana begun the Mexican Train with it?" in english(verdict.question.text)
    assert verdict.question.choices[0].moves == (play("A", "12-8", "M"),)
    hub_only = after(begun(mexican_place="hub_track"), "12-5>A", "12-3>B", "12-7>C", "12-9>D")
    assert judge(table(LAP, loose="8-12"), hub_only) == Unchanged()


def test_a_mexican_train_off_the_station_is_followed():
    match = after(lap(), "12-8>M", "3-1>B")
    rows = {**LAP, "B": "12-3 3-1"}
    loose = table(rows, loose="8-12")
    assert judge(loose, match) == Unchanged()
    first, second = table({}, loose="6-8 8-12").loose
    chained = Table(loose.tracks, (12, 12), (first, second), chains=((first, second),))
    assert judge(chained, match) == Explained((play("C", "8-6", "M"),))


def test_the_last_play_can_be_taken_back():
    match = after(lap(), "5-4>A")
    assert judge(table(LAP), match) == TakenBack(Unchanged())
    elsewhere = judge(table({**LAP, "M": "12-4"}), match)
    assert elsewhere == TakenBack(Explained((play("A", "12-4", "M"),)))
    another = judge(table({**LAP, "A": "12-5 5-1"}), match)
    assert another == TakenBack(Explained((play("A", "5-1", "A"),)))
    both = after(lap(), "5-5>A", "5-1>A")
    assert judge(table(LAP), both) != Unchanged()


def test_after_the_next_play_nothing_is_taken_back():
    match = after(lap(), "5-4>A", "3-1>B")
    verdict = judge(table({**LAP, "B": "12-3 3-1"}), match)
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "gone"


def test_a_table_that_is_mostly_hidden_is_told_as_such():
    verdict = judge(table({"A": "12-5"}), after(lap(), "5-4>A", "3-1>B", "7-2>C", "9-3>D"))
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "hidden"


def test_a_new_round_begins_with_its_engine_on_a_clear_table():
    wrong = judge(table({}, engine=(11, 11)), begun())
    assert isinstance(wrong, Refused)
    assert wrong.refusal.code == "wrong_engine"
    full = {"A": "11-5 5-4", "B": "11-2", "C": "11-9"}
    left = judge(table(full, engine=(11, 11)), begun())
    assert isinstance(left, Refused)
    assert left.refusal.code == "clear_table"


def test_tiles_that_shift_without_changing_the_chains_are_no_play():
    tiles = table(LAP)
    moved = [
        tuple(
            Laid(
                laid.inner,
                laid.outer,
                laid.confidence,
                laid.inner_alternatives,
                laid.outer_alternatives,
                laid.corners_mm + np.array([14.0, -9.0]),
            )
            for laid in each
        )
        for each in tiles.tracks
    ]
    assert judge(Table(tuple(moved), (12, 12)), lap()) == Unchanged()


def test_a_hand_is_counted_when_the_round_is_over():
    rules = sheet("hub_leaflet").change(hand_size={4: 1})
    match = Match.new(rules, NAMES).after(Deal(12, "A", (Hand(count=1),) * 4, 86))
    match = after(match, "12-5>A")
    match = match.after(match.known_counts()[0])
    verdict = judge(table({"A": "12-5"}, loose="6-4"), match)
    assert isinstance(verdict, Unclear)
    assert english(verdict.question.text) == "Bo has 6-4. Is that all?"
    assert str(verdict.question.choices[0].moves[0]) == "B: 6-4"
    many = judge(table({"A": "12-5"}, loose="6-4 0-0"), match)
    assert isinstance(many, Unclear)
    assert english(many.question.text) == "Bo has 6-4 0-0: 2 of 1 tiles. Is that all?"
    assert judge(table({"A": "12-5"}), match) == Unchanged()
