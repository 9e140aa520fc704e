"""What the referee makes of tables. A table is written as rows: {"A": "12-5 5-3"}."""

import numpy as np
import pytest

from hub.game import Deal, Draw, Hand, Match, Pass, Play, Tile, sheet
from hub.referee import judge
from hub.simulator.plain import PlainTable, doubtful
from hub.verdict import Explained, Refused, TakenBack, Unchanged, Unclear
from vision.tracks import Doubt, Laid, Table

NAMES = ("Ana", "Bo", "Cy", "Di")
TRACKS = {"A": 0, "B": 1, "C": 2, "D": 3, "M": 8}


def begun(name="hub_leaflet", players=4, **settings) -> Match:
    rules = sheet(name).change(**settings) if settings else sheet(name)
    size = rules.hand_for(players)
    match = Match.new(rules, NAMES[:players])
    return match.after(Deal(12, "A", (Hand(count=size),) * players, 90 - size * players))


def after(match: Match, *moves: str) -> Match:
    """Plays as "12-5>A", draws and passes of whoever's turn it is as "+" and "-"."""
    for text in moves:
        player = match.round.turn
        if text == "+":
            match = match.after(Draw(player))
        elif text == "-":
            match = match.after(Pass(player))
        else:
            tile, _, train = text.partition(">")
            match = match.after(Play(player, Tile.parse(tile), train))
    return match


def row(text: str) -> list[tuple[int, int]]:
    return [tuple(map(int, pair.split("-"))) for pair in text.split()]


def table(rows: dict[object, str], loose: str = "", engine: tuple[int, int] | None = (12, 12)):
    plain = PlainTable()
    plain.engine = engine
    for key, text in rows.items():
        plain.rows[TRACKS.get(key, key)] = row(text)
    plain.show(row(loose))
    return plain.table()


def lap() -> Match:
    """Everybody has begun; it is Ana's turn. 12-5, 12-3, 12-7 and 12-9 lie there."""
    return after(begun(), "12-5>A", "12-3>B", "12-7>C", "12-9>D")


LAP = {"A": "12-5", "B": "12-3", "C": "12-7", "D": "12-9"}


def play(player: str, tile: str, train: str) -> Play:
    return Play(player, Tile.parse(tile), train)


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
    ("closed", {"B": "12-3 3-4"}, "closed", "Bo's train is closed. Only Bo may play on it"),
    ("twice", {"A": "12-5 5-12"}, "on_table", "12-5 already lies on Ana's train"),
    ("the engine", {"M": "12-12"}, "is_engine", "12-12 is the engine"),
    ("not in the set", {"A": "12-5 5-13"}, "not_in_set", "A double-12 set has no 13-5."),
    ("two at once", {"A": "12-5 5-4", "B": "12-3 3-1"}, "at_once", "Two tiles came at once"),
    ("two on one", {"A": "12-5 5-4 4-1"}, "at_once", "5-4 on Ana's train and 4-1 on Ana's train"),
    ("three", {"A": "12-5 5-4 4-1 1-0"}, "at_once", "Three tiles came at once"),
    ("between", {"A": "12-1 12-5"}, "not_at_end", "12-1 lies inside Ana's train"),
]


@pytest.mark.parametrize(("rows", "code", "said"), [r[1:] for r in REFUSED], ids=lambda x: str(x))
def test_what_may_not_be_is_refused_in_a_sentence(rows, code, said):
    verdict = judge(table({**LAP, **rows}), lap())
    assert isinstance(verdict, Refused)
    assert verdict.refusal.code == code
    assert said in verdict.refusal.sentence


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
    assert "Cy's train is closed" in verdict.refusal.sentence
    assert "It is Ana's turn." in verdict.refusal.sentence


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
    assert "Has Ana begun the Mexican Train with it?" in verdict.question.text
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
    assert verdict.question.text == "Which tile has Ana played?"
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
    assert verdict.question.text == "Bo has 6-4. Is that all?"
    assert str(verdict.question.choices[0].moves[0]) == "B: 6-4"
    many = judge(table({"A": "12-5"}, loose="6-4 0-0"), match)
    assert isinstance(many, Unclear)
    assert many.question.text == "Bo has 6-4 0-0: 2 tiles of 1. Is that all?"
    assert judge(table({"A": "12-5"}), match) == Unchanged()


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
    assert fits.question.text == "Has Ana played 5-4 on Ana's train?"
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
