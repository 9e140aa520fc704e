"""Records and position lines: what survives, what is checked, where a broken file is broken."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hub.game import (
    Blocked,
    Catch,
    Count,
    Deal,
    Draw,
    Hand,
    Knock,
    Match,
    Open,
    Pass,
    Play,
    Rules,
    Tile,
    full_set,
    law,
    position,
    sheet,
    sheets,
)
from hub.game.dealing import deal, deal_counted
from hub.game.notation import write
from hub.game.notation_reader import NotationError, read
from hub.game.record import Entry, Record
from hub.game.rules import RulesError
from tests.hub.english import english
from tests.hub.game.words import sayable

START = """[MTN "1"]
[Rules "hub_leaflet"]
[Set "blank_value=0 knock_penalty=1"]
[Set-Max "12"]
[Players "A Ana, B Bo, C Cy"]
[Result "*"]
"""

GAME = (
    START
    + """[Place "The \\"old\\" kitchen"]
; played with the big tiles

Round 1 engine 12-12 start A yard 45  ; a wet evening
1.  A 12-5>A{0.62}    B 12-3>B          C +? -^
2.  A 5-5!>A 5-7.>A   B 3-4~
    B 3-3!>B +? -^    C 3-9.>B @12:03:44  ; the camera saw it late
; somebody rang
3.  A 8-7>B*          B 7-1>B           C +? 12-6>Cv
4.  A 7-6>A           B o
"""
)


def test_a_record_survives_reading_and_writing():
    text = GAME.replace("3-4~", "4-3>B~").replace("B o\n", "B -^\n").replace("7-1>B ", "7-1>B ")
    text = text.replace("A 8-7>B*", "A 8-7>B*").replace("B 7-1>B           ", "B 7-1>Bv          ")
    record = read(text)
    again = read(write(record))
    assert again == record
    assert write(again) == write(record)
    kept = write(record)
    for part in (
        '[Place "The \\"old\\" kitchen"]',
        "; played with the big tiles",
        "; a wet evening",
        "12-5>A{0.62}",
        "4-3>B~",
        "@12:03:44",
        "; the camera saw it late",
        "\n; somebody rang\n",
        "8-7>B*",
    ):
        assert part in kept
    late = next(entry for entry in record.entries if entry.comment == "the camera saw it late")
    assert (late.move, late.time) == (Play("C", Tile(9, 3), "B"), "12:03:44")
    notes = [entry.comment for entry in record.entries if entry.comment is not None]
    assert notes == ["a wet evening", "the camera saw it late", "somebody rang"]
    assert [value for tag, value in record.headers if tag == ";"] == ["played with the big tiles"]
    withdrawn = [entry.move for entry in record.entries if entry.withdrawn]
    assert withdrawn == [Play("B", Tile(4, 3), "B")]
    stood = [move for move in record.moves() if isinstance(move, Play) and move.stood]
    assert [str(move) for move in stood] == ["8-7>B*"]
    assert record.match().round.trains["B"].tiles[-1] == Tile(7, 1)
    assert record.rules == sheet("hub_leaflet").change(blank_value=0, knock_penalty=1)


@pytest.mark.parametrize(
    ("settings", "written"),
    [
        ({"tie_break": ("zero_rounds", "shared")}, "tie_break=zero_rounds,shared"),
        ({"hand_size": {2: 7, 3: 6}}, "hand_size=2:7,3:6"),
        ({"set_for_players": {2: 9, 3: 9}}, "set_for_players=2:9,3:9"),
        ({"match_end": 100}, "match_end=100"),
        ({"draw_count": "until_playable", "mexican_train": False}, "mexican_train=false"),
    ],
)
def test_what_a_sheet_changes_is_written_beside_its_name(settings, written):
    rules = sheet("house").change(**settings)
    record = Record.of(Match.new(rules, ["Ana", "Bo"]))
    assert written in write(record)
    assert read(write(record)).rules == rules


def test_the_example_of_the_format():
    text = START + "\nRound 1 engine 12-12 start A yard 45\n"
    text += "1. A 12-5>A B 12-3>B C +? -^\n2. A 5-5!>A 5-7.>A B 3-3!>B +? -^ C 3-9.>B\n"
    match = read(text).match()
    assert match.round.turn == "A"
    assert str(match.round.trains["B"]) == "12-3 3-3 3-9"
    assert [match.round.hands[player].count for player in "ABC"] == [12, 14, 15]
    assert write(Record.of(match)).splitlines()[-2:] == [
        "1.  A 12-5>A          B 12-3>B          C +? -^",
        "2.  A 5-5!>A 5-7.>A   B 3-3!>B +? -^    C 3-9.>B",
    ]


def broken(line, column, sentence, old, new):
    return pytest.param(old, new, line, column, sentence, id=sentence[:30])


BASE = START + "\nRound 1 engine 12-12 start A yard 45\n1. A 12-5>A B 12-3>B C +? -^\n"


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "sentence"),
    [
        broken(9, 6, "12-14 is", "12-5>A", "12-x>A"),
        broken(9, 6, "No tile has the halves 99", "12-5>A", "99-5>A"),
        broken(9, 6, "5-4 does not fit. Ana's train needs a 12.", "12-5>A", "5-4>A"),
        broken(9, 15, "12-5 already lies on Ana's train", "12-3>B", "12-5>B"),
        broken(9, 6, "Ana's first tile has to start", "A 12-5>A", "A 12-5>B"),
        broken(9, 24, "^ says that a marker goes up", "+? -^", "+?^ -"),
        broken(9, 6, "! says that this double is left open", "12-5>A", "12-5!>A"),
        broken(9, 4, "12-5>A has no player's letter", "A 12-5>A", "12-5>A"),
        broken(9, 13, "~: ~ belongs behind the move it is about", "12-5>A", "12-5>A ~"),
        broken(9, 13, "{0.62}: {} belongs behind the move", "12-5>A", "12-5>A {0.62}"),
        broken(9, 13, "*: * belongs behind the move", "12-5>A", "12-5>A *"),
        broken(9, 13, "@12:03{0.5}: {} belongs behind", "12-5>A", "12-5>A @12:03{0.5}"),
        broken(9, 13, "#~: ~ belongs behind the move", "12-5>A", "12-5>A #~"),
        broken(9, 6, "# says that the round ends here", "12-5>A", "#"),
        broken(8, 1, "Write: Round 1 engine", "start A", "begin A"),
        broken(9, 1, "'?x' is no hand", "yard 45\n", "yard 45\nHands ?x\n"),
        broken(10, 1, "A Hands line follows", "1. A 12-5>A", "1. A 12-5>A\nHands ?15\nB"),
        broken(8, 7, "This is round 1, not 2", "Round 1", "Round 2"),
        broken(8, 16, "The engine is a double", "12-12", "12-11"),
        broken(8, 1, "The engine of round 1 is 12-12", "12-12", "11-11"),
        broken(2, 1, "There is no sheet 'hub'", "hub_leaflet", "hub"),
        broken(3, 1, "There is no setting blanks", "blank_value", "blanks"),
        broken(8, 1, "blank_value is 7", "blank_value=0", "blank_value=7"),
        broken(4, 1, "Set-Max is a whole number", '"12"', '"x"'),
        broken(8, 1, "Set-Max is 9", '"12"', '"9"'),
        broken(5, 1, "'C Bo' should be B", "B Bo", "C Bo"),
        broken(6, 1, 'A header is written [Tag "value"]', '[Result "*"]', "[Result *]"),
        broken(1, 1, "This is MTN version 2", '[MTN "1"]', '[MTN "2"]'),
    ],
)
def test_a_broken_file_says_where(old, new, line, column, sentence):
    assert old in BASE
    with pytest.raises(NotationError) as error:
        read(BASE.replace(old, new, 1))
    expected = "no move" if sentence == "12-14 is" else sentence
    said = error.value.sentence
    if error.value.refusal is not None:
        said = english(error.value.refusal)
    assert expected in said
    assert (error.value.line, error.value.column) == (line, column)
    assert str(error.value).startswith(f"Line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("settings", "moves", "end"),
    [
        ({}, [Play("A", Tile(12, 5), "A"), Pass("B"), Play("A", Tile(5, 7), "A")], "A 5-7>A #"),
        ({}, [Pass("A"), Pass("B"), Blocked("A")], "A ##"),
        ({"boneyard_empty": "ends_round"}, [Draw("A"), Pass("A")], "A +? -^ #-"),
    ],
)
def test_how_a_round_ends_is_written(settings, moves, end):
    yard = 1 if "boneyard_empty" in settings else 0 if moves[0] == Pass("A") else 86
    rules = Rules(hand_size={2: 2}, engine_find="holder", **settings)
    match = Match.new(rules, ["Ana", "Bo"], "A")
    match = match.after(Deal(12, "A", (Hand(count=2), Hand(count=88 - yard)), yard))
    for move in moves:
        match = match.after(move)
    assert write(Record.of(match)).splitlines()[-1].endswith(end)
    assert read(write(Record.of(match))).match() == match


def test_lines_without_a_move_leave_nothing_behind():
    """A time, or a pass that the draw before has brought, may stand on a line of its own."""
    moves = read(BASE).entries
    split = read(BASE.replace(" C +? -^", "\nC +?\nC -^")).entries
    assert split == moves
    timed = read(BASE.replace(" B 12-3>B", "\nA @12:03\nB 12-3>B")).entries
    assert [entry.move for entry in timed] == [entry.move for entry in moves]
    assert [entry.time for entry in timed] == [None, "12:03", *[None] * (len(moves) - 2)]


def test_an_illegal_play_is_told_how_to_stand():
    with pytest.raises(NotationError, match=r"If the table let it stand, mark it with \*"):
        read(BASE.replace("A 12-5>A", "A 12-5>B"))
    stood = read(BASE.replace("A 12-5>A B 12-3>B", "A 12-5>B* B 5-3>B")).match()
    assert str(stood.round.trains["B"]) == "12-5 5-3"


@pytest.mark.parametrize("text", ["", "\n", "1. A 5-3>A", "; nothing\n"])
def test_a_file_without_players(text):
    with pytest.raises(NotationError, match="A record needs its players"):
        read(text)


def test_names_and_own_sheets_survive():
    rules = sheet("house").change(name="ours", title="At our place", hand_size={2: 12, 3: 10})
    match = Match.new(rules, ['Ana, the "elder"', "Bo \\ Co"], first="B")
    record = Record.of(match.after(deal_counted(match)), (("Date", "2026-11-30"),))
    assert read(write(record)) == record


def test_a_round_with_words_of_every_kind():
    rules = Rules(hand_size={2: 5}, knock="penalty", open_trigger="no_own_play")
    match = Match.new(rules, ["Ana", "Bo"])
    match = match.after(deal_counted(match))
    for move in (
        Play("A", Tile(12, 5), "A"),
        Play("B", Tile(12, 3), "B"),
        Play("A", Tile(12, 8), "M"),
        Open("A"),
        Draw("B", Tile(3, 1)),
        Pass("B"),
        Play("A", Tile(8, 8), "M"),
        Play("A", Tile(8, 1), "M"),
        Knock("A"),
    ):
        match = match.after(move)
    ended = replace(match, round=match.round.change(yard=0)).after(Blocked("B"))
    assert str(ended.history[-1]) == "##"
    record = Record.of(match)
    assert read(write(record)) == record


def test_a_pass_that_went_by_itself_is_read_once():
    """B loses a turn, so A passes twice running: after a useless draw, then with nothing left."""
    rules = Rules(hand_size={2: 2}, knock="penalty", knock_loses_turn=True, first_player="chosen")
    match = Match.new(rules, ["Ana", "Bo"])
    hands = (Hand([Tile(12, 5), Tile(3, 2)]), Hand([Tile(12, 4), Tile(11, 11)]))
    rest = [tile for tile in full_set(12) if tile not in (*hands[0].tiles, *hands[1].tiles)]
    rest.remove(Tile(12, 12))
    rest.sort(key=lambda tile: tile.has(5) or tile.has(4) or tile.has(12))
    match = match.after(Deal(12, "A", hands, tuple(rest)))
    for move in (Play("A", Tile(12, 5), "A"), Knock("A"), Play("B", Tile(12, 4), "B")):
        match = match.after(move)
    match = match.after(Catch("B", "A")).after(Draw("A"))
    assert match.round.turn == "A"
    match = match.after(Draw("A"))
    record = Record.of(match)
    assert write(record).count(" -") == 2
    assert read(write(record)) == record


def random_match(seed, name, players, known):
    """A match some way on, from a seed; hands known, or counted with what players say."""
    random = Random(seed)
    match = Match.new(sheet(name), [f"Name {seat}" for seat in range(players)])
    for _ in range(random.randint(1, 150)):
        round = match.round
        if match.over:
            break
        if round is None or (round.outcome is not None and not match.due):
            shuffled = list(full_set(match.set_max))
            random.shuffle(shuffled)
            dealt = deal(match, shuffled)
            if not known:
                hands = tuple(Hand(count=hand.count) for hand in dealt.hands)
                dealt = Deal(dealt.engine, dealt.starter, hands, len(dealt.yard))
            moves = [dealt]
        elif round.outcome is not None:
            counts = [Count(player, points=random.randint(1, 99)) for player in match.due]
            moves = list(match.known_counts()) or counts[:1]
        else:
            moves = [random.choice((*law.moves(round), *sayable(round)))]
        for move in moves:
            match = match.after(move)
    return match


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**32),
    name=st.sampled_from(sheets()),
    players=st.integers(2, 8),
    known=st.booleans(),
)
def test_records_and_positions_round_trip(seed, name, players, known):
    try:
        match = random_match(seed, name, players, known)
    except RulesError:
        assert players not in sheet(name).hand_size
        return
    record = Record.of(match)
    assert read(write(record)) == record
    assert read(write(record)).match() == match
    line = position.write(match.round)
    assert position.read(line, match.rules, match.players) == match.round
    assert position.write(position.read(line, match.rules)) == line


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_text_beside_the_moves_survives(data):
    words = st.text(
        st.characters(codec="utf-8", exclude_categories=("C", "Z"), exclude_characters=";"),
        max_size=12,
    )
    match = random_match(data.draw(st.integers(0, 999)), "hub_leaflet", 3, True)
    entries = []
    for move in match.history:
        comment = data.draw(st.none() | words) if data.draw(st.integers(0, 9)) == 0 else None
        entries.append(Entry(move, comment=comment))
    headers = (("Place", data.draw(words)), (";", data.draw(words)))
    record = replace(Record.of(match, headers), entries=tuple(entries))
    assert read(write(record)) == record


LINE = "12 12 A | A 12-5 5-7 ; B^ 12-3 ; C^ ; M 12-8 | 7-4,0-0 ; ?3 ; ?11 | 44 | d0 t1,1,0 | o -"


def test_the_position_of_the_format():
    round = position.read(LINE, sheet("hub_leaflet"))
    assert position.write(round) == LINE
    assert (round.turn, round.trains["A"].end, round.trains["B"].open) == ("A", 7, True)
    assert (round.hands["A"].tiles, round.hands["C"].count) == ((Tile(7, 4), Tile(0, 0)), 11)
    assert (round.yard_count, round.turns["C"]) == (44, 0)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (" | o -", "", "6 parts"),
        ("5-7", "5-99", "wrong tile"),
        ("7-4", "12-5", "12-5 is in the position twice"),
        ("7-4", "13-4", "13-4 is not in a double-12 set"),
        ("12 12 A", "12 12 D", "the turn of D, who has no train"),
        ("; ?11", "", "3 players' trains, but 2 hands"),
        ("t1,1,0", "t1,1", "cannot be read"),
        ("d0", "d0 z", "The mark z is unknown"),
        ("o -", "o B", "The train B does not end in a double"),
        ("B^", "B!", "B! is no train"),
        ("C^ ;", "B^ ;", "The train B is there twice"),
    ],
)
def test_a_broken_position_says_what(old, new, sentence):
    with pytest.raises(position.PositionError, match=sentence):
        position.read(LINE.replace(old, new, 1), sheet("hub_leaflet"))
