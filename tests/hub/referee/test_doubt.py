"""What the referee makes of tiles that are not read for sure, or may lie in two places."""

import pytest

from hub.referee import judge
from hub.referee.verdict import Explained, Refused, TakenBack, Unchanged, Unclear
from hub.simulator.plain import doubtful
from tests.hub.english import english
from tests.hub.rows import LAP, TRACKS, after, lap, play, table
from vision.tracks import Doubt, Laid, Table


def replaced(tiles: Table, track: str, laid: Laid) -> Table:
    rows = list(tiles.tracks)
    rows[TRACKS[track]] = (*rows[TRACKS[track]][:-1], laid)
    return Table(tuple(rows), tiles.engine, tiles.loose)


def with_doubt(rows, track, confidence, inner, outer):
    tiles = table({**LAP, **rows})
    last = tiles.tracks[TRACKS[track]][-1]
    return replaced(tiles, track, doubtful(last, confidence, inner, outer))


def test_doubt_that_matters_is_asked():
    tiles = with_doubt({"A": "12-5 5-4"}, "A", 0.6, {5: 1.0}, {4: 0.6, 6: 0.4})
    verdict = judge(tiles, lap())
    assert isinstance(verdict, Unclear)
    assert english(verdict.question.text) == "Which tile has Ana played?"
    offered = [choice.moves for choice in verdict.question.choices]
    assert offered == [(play("A", "5-4", "A"),), (play("A", "6-5", "A"),), ()]


def test_what_lies_on_the_table_rules_out_what_cannot_be():
    match = after(lap(), "5-4>A", "3-1>B", "7-4>C", "9-1>D")
    rows = {"A": "12-5 5-4 4-2", "B": "12-3 3-1", "C": "12-7 7-4", "D": "12-9 9-1"}
    tiles = with_doubt(rows, "A", 0.55, {4: 1.0}, {7: 0.55, 2: 0.45})
    assert judge(tiles, match) == Explained((play("A", "4-2", "A"),))


def test_a_sure_reading_of_a_tile_that_lies_elsewhere_is_refused_all_the_same():
    match = after(lap(), "5-4>A", "3-1>B", "7-4>C", "9-1>D")
    rows = {"A": "12-5 5-4 4-7", "B": "12-3 3-1", "C": "12-7 7-4", "D": "12-9 9-1"}
    tiles = with_doubt(rows, "A", 0.97, {4: 1.0}, {7: 0.97, 2: 0.03})
    verdict = judge(tiles, match)
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "on_table"


@pytest.mark.parametrize("confidence", [0.95, 0.97, 1.0])
def test_a_sure_illegal_reading_is_never_bent_to_a_legal_one(confidence):
    rest = 1 - confidence
    tiles = with_doubt({"A": "12-5 6-4"}, "A", confidence, {6: confidence, 5: rest}, {4: 1.0})
    verdict = judge(tiles, lap())
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "does_not_fit"


@pytest.mark.parametrize("share", [0.94, 0.8, 0.6, 0.51])
def test_an_unsure_illegal_reading_is_asked_about_and_never_bent(share):
    tiles = with_doubt({"A": "12-5 6-4"}, "A", share, {6: share, 5: 1 - share}, {4: 1.0})
    verdict = judge(tiles, lap())
    assert isinstance(verdict, Unclear)
    assert verdict.question.choices[0].moves == (play("A", "5-4", "A"),)
    assert verdict.question.choices[-1].moves == ()


def test_the_likeliest_reading_is_confirmed_by_being_the_legal_one():
    tiles = with_doubt({"A": "12-5 5-4"}, "A", 0.7, {5: 0.7, 6: 0.3}, {4: 1.0})
    assert judge(tiles, lap()) == Explained((play("A", "5-4", "A"),))


def test_doubt_that_changes_nothing_is_not_asked():
    tiles = with_doubt({"B": "12-3 3-4"}, "B", 0.6, {3: 0.6, 8: 0.4}, {4: 1.0})
    verdict = judge(tiles, lap())
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == "closed"


def test_an_old_tile_that_is_read_with_doubt_is_left_alone():
    tiles = with_doubt({}, "B", 0.7, {12: 1.0}, {4: 0.7, 3: 0.3})
    assert judge(tiles, lap()) == Unchanged()


def with_place_doubt(rows, home, others, track=None):
    """A table on which the last tile of a track, or the loose one, may lie elsewhere too."""
    tiles = table({**LAP, **rows}) if track is None else table(LAP, loose=rows)
    laid = tiles.loose[-1] if track is not None else tiles.tracks[home - 1][-1]
    doubt = Doubt(laid, 0 if track is not None else home, others)
    return Table(tiles.tracks, tiles.engine, tiles.loose, doubts=(doubt,))


def test_a_tile_between_two_trains_is_asked_about_where_it_may_be_either():
    match = after(lap(), "12-8>M", "3-8>B", "7-8>C")
    rows = {"M": "12-8", "B": "12-3 3-8", "C": "12-7 7-8"}
    tiles = with_place_doubt({**rows, "D": "12-9"}, 4, (9,))
    assert judge(tiles, match) == Unchanged()
    both = after(lap(), "5-8>A", "12-8>M", "7-1>C", "9-1>D")
    rows = {"A": "12-5 5-8 8-2", "M": "12-8", "C": "12-7 7-1", "D": "12-9 9-1"}
    verdict = judge(with_place_doubt(rows, 1, (9,)), both)
    assert isinstance(verdict, Unclear)
    offered = [choice.moves for choice in verdict.question.choices]
    assert offered == [(play("A", "8-2", "A"),), (play("A", "8-2", "M"),), ()]


def test_a_tile_that_fits_one_place_only_is_played_there():
    match = after(lap(), "12-8>M", "3-1>B", "7-2>C", "9-4>D")
    rows = {"M": "12-8", "B": "12-3 3-1", "C": "12-7 7-2", "D": "12-9 9-4"}
    verdict = judge(with_place_doubt({**rows, "A": "12-5 5-0"}, 1, (9,)), match)
    assert verdict == Explained((play("A", "5-0", "A"),))
    moved = judge(with_place_doubt({**rows, "B": "12-3 3-1 8-0"}, 2, (9,)), match)
    assert isinstance(moved, Unclear)
    assert moved.question.choices[0].moves == (play("A", "8-0", "M"),)


def test_a_loose_tile_beside_a_train_is_asked_about_only_if_it_may_be_played_there():
    fits = judge(with_place_doubt("5-4", 0, (1,), track=0), lap())
    assert isinstance(fits, Unclear)
    assert english(fits.question.text) == "Has Ana played 5-4 on Ana's train?"
    assert fits.question.choices[0].moves == (play("A", "5-4", "A"),)
    assert judge(with_place_doubt("6-4", 0, (1,), track=0), lap()) == Unchanged()
    assert judge(with_place_doubt("3-4", 0, (2,), track=0), lap()) == Unchanged()


def test_a_tile_pushed_out_of_its_line_is_not_gone():
    tiles = table({**LAP, "B": ""}, loose="3-12")
    pushed = Doubt(tiles.loose[0], 0, (2,))
    assert judge(Table(tiles.tracks, (12, 12), tiles.loose, doubts=(pushed,)), lap()) == Unchanged()
    away = Doubt(tiles.loose[0], 0, (5,))
    gone = judge(Table(tiles.tracks, (12, 12), tiles.loose, doubts=(away,)), lap())
    assert isinstance(gone, (Refused, TakenBack))


@pytest.mark.parametrize(
    ("confidence", "inner", "outer", "same"),
    [
        (0.7, {12: 1.0}, {4: 1.0}, True),
        (0.7, {11: 1.0}, {3: 1.0}, True),
        (0.7, {11: 1.0}, {4: 1.0}, False),
        (0.85, {12: 1.0}, {4: 1.0}, False),
        (0.85, {12: 1.0}, {4: 0.9, 3: 0.1}, True),
        (0.97, {12: 1.0}, {4: 0.97, 3: 0.03}, False),
    ],
)
def test_how_sure_a_reading_must_be_to_call_an_old_tile_another(confidence, inner, outer, same):
    match = after(lap(), "5-4>A")
    verdict = judge(with_doubt({"A": "12-5 5-4"}, "B", confidence, inner, outer), match)
    assert (verdict == Unchanged()) is same
    assert same or (isinstance(verdict, Refused) and verdict.refusal.code == "swapped")
