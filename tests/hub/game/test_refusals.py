"""For each reason to refuse a move: a position where it is one, its sentence, its setting."""

import re

import pytest

from hub.game import (
    Blocked,
    Catch,
    Close,
    Count,
    Draw,
    End,
    IllegalMove,
    Knock,
    Open,
    Pass,
    Play,
    Rules,
    Tile,
    law,
    position,
    turn,
)
from hub.game.reasons import REASONS
from tests.hub.english import english

NAMES = {"A": "Ana", "B": "Bo", "C": "Cy"}
USUAL = "12 12 A | A 12-9 ; B 12-5 ; M 12-8 | 9-4,5-1 ; 7-6 | 3-2,2-1 | d0 t1,1 | o -"
FIRST = "12 12 A | A ; B ; M | 12-9,5-1 ; 12-6 | 3-2,2-1 | d0 t0,0 | o -"


def play(text, player="A", **more):
    tile, _, train = text.partition(">")
    return Play(player, Tile.parse(tile), train, **more)


CASES = {
    "round_over": (
        USUAL.replace("d0", "d0 ##"),
        {},
        Pass("A"),
        "This round is over. Count the tiles that are left.",
    ),
    "not_in_round": (
        USUAL,
        {},
        Count("A", points=3),
        "A round is not the place for a deal or a count.",
    ),
    "no_such_player": (
        USUAL,
        {},
        Pass("D"),
        "There is no player D. The players are Ana (A) and Bo (B).",
    ),
    "not_your_turn": (USUAL, {}, play("5-7>B", "B"), "It is Ana's turn. Bo has to wait."),
    "no_such_train": (
        USUAL,
        {},
        play("9-4>D"),
        "There is no train D. The trains are A, B and M.",
    ),
    "not_in_set": (
        USUAL.replace("9-4,5-1", "?2"),
        {},
        play("13-9>A"),
        "A double-12 set has no 13-9.",
    ),
    "is_engine": (
        USUAL.replace("9-4,5-1", "?2"),
        {},
        play("12-12>A"),
        "12-12 is the engine. It stays in the middle.",
    ),
    "on_table": (
        USUAL.replace("9-4,5-1", "?2"),
        {},
        play("12-5>A"),
        "12-5 already lies on Bo's train, and there is only one.",
    ),
    "not_in_hand": (USUAL, {}, play("9-3>A"), "Ana does not hold 9-3."),
    "does_not_fit": (USUAL, {}, play("5-1>A"), "5-1 does not fit. Ana's train needs a 9."),
    "no_mexican": (
        USUAL.replace(" ; M 12-8", ""),
        {"mexican_train": False},
        play("9-4>M"),
        "This sheet has no Mexican Train.",
    ),
    "only_own": (
        USUAL,
        {"open_trains": False, "double_fail_marks": False},
        play("5-1>B"),
        "On this sheet everybody plays on their own train only.",
    ),
    "closed": (
        USUAL,
        {},
        play("5-1>B"),
        "Bo's train is closed. Only Bo may play on it until Bo cannot play.",
    ),
    "opening_own": (
        FIRST,
        {"opening_routes": "own_only"},
        play("12-9>M"),
        "Ana's first tile has to start Ana's own train.",
    ),
    "opening_own_or_mexican": (
        FIRST.replace("B ;", "B^ ;"),
        {},
        play("12-9>B"),
        "Ana's first tile goes on Ana's own train or the Mexican Train.",
    ),
    "mexican_turn2": (
        FIRST,
        {"mexican_from": "turn2"},
        play("12-9>M"),
        "The Mexican Train may start from Ana's second turn on, not yet.",
    ),
    "mexican_after_own": (
        FIRST,
        {"mexican_from": "after_own"},
        play("12-9>M"),
        "Ana may start the Mexican Train once Ana's own train has a tile.",
    ),
    "mexican_after_all": (
        FIRST,
        {"mexican_from": "after_all"},
        play("12-9>M"),
        "The Mexican Train may start once every train has a tile. Not yet: Ana and Bo.",
    ),
    "own_first": (
        "12 12 A | A ; B^ 12-5 ; M 12-8 | 5-1 ; 7-6 | 3-2 | d0 t1,1 | o -",
        {"own_train_first": "before_opponents"},
        play("5-1>B"),
        "Ana has to start Ana's own train first.",
    ),
    "slot_reserved": (
        "12 12 A | A 12-9 ; B^ ; M 12-8 | 12-1 ; 7-6 | 3-2 | d0 t1,1 | o -",
        {"open_slot_playable": False},
        play("12-1>B"),
        "Only Bo may lay the first tile there.",
    ),
    "cover_first": (
        "12 12 A | A 12-9 ; B 12-5 5-5 ; M 12-8 | 9-4 ; 7-6 | 3-2 | d0 t1,1 | o B",
        {},
        play("9-4>A"),
        "The double 5-5 on Bo's train has to be covered before anything else.",
    ),
    "cover_in_order": (
        "12 12 A | A 12-9 ; B 12-5 5-5 ; M 12-8 8-8 | 8-4 ; 7-6 | 3-2 | d0 t1,1 | o B,M",
        {"double_second": "anywhere"},
        play("8-4>M"),
        "The double 5-5 on Bo's train has to be covered first.",
    ),
    "cover_own_double": (
        "12 12 A | A 12-9 9-9 ; B 12-5 ; M 12-8 | 8-4,9-1 ; 7-6 | 3-2 | d0 t1,1 s lA | o A",
        {},
        play("8-4>M"),
        "Ana has just laid 9-9. The next tile goes on it, on Ana's train.",
    ),
    "second_double": (
        "12 12 A | A 12-9 9-9 ; B 12-5 ; M 12-8 | 8-8,7-1 ; 7-6 | 3-2 | d0 t1,1 s lA | o A",
        {"double_second": "anywhere"},
        play("8-8>M"),
        "Ana has just laid 9-9. The next tile may not be another double.",
    ),
    "double_not_coverable": (
        "12 12 A | A 12-9 9-9 ; B 12-5 ; M 12-8 | 8-8,7-1 ; 7-6 | 3-2 | d0 t1,1 s lA | o A",
        {"double_second": "anywhere", "double_chain": "if_coverable"},
        play("8-8>M"),
        "Ana may lay 8-8 too only while holding a tile to cover it.",
    ),
    "can_play": (USUAL, {}, Draw("A"), "Ana can play: 9-4 on Ana's train. So Ana has to."),
    "can_cover": (
        "12 12 A | A 12-9 ; B 12-5 5-5 ; M 12-8 | 5-4 ; 7-6 | 3-2 | d0 t1,1 | o B",
        {},
        Draw("A"),
        "Ana can play 5-4 on Bo's train. The double comes first.",
    ),
    "can_follow": (
        "12 12 A | A 12-9 9-9 ; B 12-5 ; M 12-8 | 9-1,7-1 ; 7-6 | 3-2 | d0 t1,1 s lA | o A",
        {},
        Draw("A"),
        "Ana can play 9-1 on Ana's train. A double needs a second tile.",
    ),
    "must_play_drawn": (
        "12 12 A | A 12-9 ; B 12-5 ; M 12-8 | 5-1,8-4 ; 7-6 | 3-2 | d1 w8-4 t1,1 | o -",
        {"must_play": "own_train"},
        Pass("A"),
        "Ana drew 8-4, and it can be played: 8-4 on the Mexican Train.",
    ),
    "already_drawn": (
        "12 12 A | A 12-9 ; B 12-5 ; M 12-8 | 5-1,8-4 ; 7-6 | 3-2 | d1 w8-4 t1,1 | o -",
        {"must_play": "optional"},
        Draw("A"),
        "Ana has drawn as often as a turn allows (1).",
    ),
    "no_opening_draw": (
        FIRST.replace("12-9,", ""),
        {"opening_draw": "none"},
        Draw("A"),
        "On the first turn nobody draws.",
    ),
    "opening_drawn": (
        FIRST.replace("d0", "d1"),
        {"must_play": "optional"},
        Draw("A"),
        "Ana has drawn as often as the first turn allows.",
    ),
    "no_second_draw": (
        "12 12 A | A 12-9 9-9 ; B 12-5 ; M 12-8 | 7-1 ; 7-6 | 3-2 | d1 t1,1 s lA | o A",
        {},
        Draw("A"),
        "Ana has drawn already. A double gives no second draw.",
    ),
    "playable_now": (
        USUAL.replace("d0", "d1 w5-1"),
        {"must_play": "optional", "draw_count": "until_playable"},
        Draw("A"),
        "Ana has drawn a tile that can be played: 9-4 on Ana's train.",
    ),
    "yard_empty": (
        USUAL.replace("3-2,2-1", "-").replace("9-4,", ""),
        {},
        Draw("A"),
        "The boneyard is empty. Ana can only pass.",
    ),
    "not_next_tile": (
        USUAL.replace("9-4,", ""),
        {},
        Draw("A", Tile(2, 1)),
        "2-1 is not the next tile of the boneyard.",
    ),
    "name_the_tile": (
        USUAL.replace("9-4,", "").replace("3-2,2-1", "44"),
        {},
        Draw("A"),
        "Say which tile Ana drew: this hand is played open.",
    ),
    "draw_first": (
        USUAL.replace("9-4,", ""),
        {},
        Pass("A"),
        "Ana has to draw first. There are 2 tiles to draw from.",
    ),
    "chain_running": (
        "12 12 A | A 12-9 ; B ; M | 9-4,5-1 ; 12-6 | 3-2 | d0 t0,0 lA | o -",
        {"opening_tiles": "any_chain"},
        Pass("A"),
        "Ana is laying a chain: lay another tile, or end it.",
    ),
    "nothing_to_end": (USUAL, {}, End("A"), "Ana has no chain to end. Play, draw or pass."),
    "no_markers": (
        USUAL,
        {"open_trains": False, "double_fail_marks": False},
        Open("A"),
        "On this sheet trains are never open.",
    ),
    "already_open": (
        USUAL.replace("A 12", "A^ 12"),
        {"voluntary_open": True},
        Open("A"),
        "Ana's train is open already.",
    ),
    "not_at_will": (
        USUAL,
        {},
        Open("A"),
        "A train opens when its owner cannot play, not at will.",
    ),
    "not_open": (
        USUAL,
        {"close_trigger": "manual"},
        Close("A"),
        "Ana's train is not open.",
    ),
    "closes_itself": (
        USUAL.replace("A 12", "A^ 12"),
        {},
        Close("A"),
        "The marker comes down by itself, by playing.",
    ),
    "close_after_own": (
        USUAL.replace("A 12", "A^ 12"),
        {"close_trigger": "own_play_optional"},
        Close("A"),
        "Ana may close the train after playing on it, not before.",
    ),
    "no_knocking": (USUAL, {"knock": "off"}, Knock("B"), "On this sheet nobody has to knock."),
    "not_last_tile": (USUAL, {}, Knock("A"), "Ana has 2 tiles. Knock with the last one."),
    "no_penalty": (
        USUAL.replace("d0", "d0 kB"),
        {},
        Catch("B", "A"),
        "On this sheet knocking is a courtesy: nobody pays for it.",
    ),
    "nothing_to_catch": (
        USUAL,
        {"knock": "penalty"},
        Catch("B", "A"),
        "There is nothing to catch: Bo knocked, or it is too late.",
    ),
    "caught_oneself": (
        USUAL.replace("d0", "d0 kB"),
        {"knock": "penalty"},
        Catch("B", "B"),
        "Bo cannot catch Bo. Another player has to.",
    ),
    "wrong_penalty": (
        USUAL.replace("d0", "d0 kB"),
        {"knock": "penalty"},
        Catch("B", "A", (Tile(3, 2),)),
        "Bo draws 2 for it, not 1.",
    ),
    "not_blocked": (
        USUAL,
        {},
        Blocked("A"),
        "The round is not blocked: there are still 2 tiles in the boneyard.",
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_refusal(code):
    line, settings, move, sentence = CASES[code]
    round = position.read(line, Rules().change(**settings), NAMES)
    refusal = law.refusal(round, move)
    assert refusal is not None
    assert (refusal.code, english(refusal)) == (code, sentence)
    assert refusal.setting == REASONS[code].setting
    with pytest.raises(IllegalMove, match=re.escape(str(refusal))) as error:
        turn.after(round, move)
    assert error.value.refusal == refusal


def test_no_such_engine_train_even_where_it_stands():
    """What cannot be on the table is refused even if marked as let stand."""
    round = position.read(USUAL.replace("9-4,5-1", "?2"), Rules(), NAMES)
    assert law.refusal(round, play("12-5>A", stood=True)).code == "on_table"
    assert law.refusal(round, play("5-1>B", stood=True)) is None
    assert law.refusal(round, play("5-1>B", "B", stood=True)).code == "not_in_hand"
    assert law.refusal(round, play("7-6>A", "B", stood=True)) is None


@pytest.mark.parametrize("move", [Open("A"), Knock("A"), Blocked("A"), Catch("B", "A"), Pass("A")])
def test_nothing_is_said_or_done_once_a_round_is_over(move):
    over = position.read(USUAL.replace("d0", "d0 #A"), Rules(), NAMES)
    assert law.refusal(over, move).code == "round_over"
    assert law.moves(over) == ()


SEEN = (Tile(3, 2), Tile(2, 1))


@pytest.mark.parametrize(
    ("yard", "move", "code"),
    [
        ("44", Catch("B", "A"), "name_the_tile"),
        ("0", Catch("B", "A"), None),
        ("44", Catch("B", "A", SEEN), None),
        ("44", Catch("B", "A", (Tile(3, 2), Tile(3, 2))), "not_next_tile"),
        ("44", Catch("B", "A", (Tile(3, 2), Tile(12, 12))), "not_next_tile"),
        ("3-2,2-1,3-1", Catch("B", "A"), None),
        ("3-2,2-1,3-1", Catch("B", "A", SEEN), None),
        ("3-2,2-1,3-1", Catch("B", "A", SEEN[::-1]), "not_next_tile"),
        ("44", Catch("B", "Z"), "no_such_player"),
        ("44", Catch("Z", "B"), "no_such_player"),
    ],
)
def test_which_tiles_a_penalty_takes(yard, move, code):
    """From a boneyard that is only counted, tiles for a known hand have to be named."""
    line = USUAL.replace("d0", "d0 kB").replace("3-2,2-1", yard)
    refusal = law.refusal(position.read(line, Rules(knock="penalty"), NAMES), move)
    assert (refusal.code if refusal else None) == code
