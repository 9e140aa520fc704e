"""The text form of every move, and of whole rules."""

from dataclasses import fields

import pytest

from hub.game import (
    Blocked,
    Catch,
    Close,
    Count,
    Deal,
    Draw,
    End,
    Hand,
    Knock,
    Open,
    Pass,
    Play,
    Tile,
    sheet,
    sheets,
)
from hub.game.move import MoveError, read_move, write_move
from hub.game.sheetfile import read_rules, write_rules

MOVES = {
    "A 12-5>B": Play("A", Tile(12, 5), "B"),
    "A 5-12>M": Play("A", Tile(12, 5), "M", inner=5),
    "A 12-5>B*": Play("A", Tile(12, 5), "B", stood=True),
    "B +?": Draw("B"),
    "B +5-3": Draw("B", Tile(3, 5)),
    "C -": Pass("C"),
    "C /": End("C"),
    "D o": Open("D"),
    "D c": Close("D"),
    "N k": Knock("N"),
    "B k?A": Catch("B", "A"),
    "B k?A+5-3,2-1": Catch("B", "A", (Tile(5, 3), Tile(2, 1))),
    "O ##": Blocked("O"),
    "count A 31": Count("A", points=31),
    "count A: 5-3 9-9": Count("A", tiles=(Tile(5, 3), Tile(9, 9))),
    "count A:": Count("A", tiles=()),
    "engine 12-12 start A yard 45 hands ?15 ; ?15": Deal(
        12, "A", (Hand(count=15), Hand(count=15)), 45
    ),
    "engine 0-0 start B yard 5-3,9-9 hands 1-0 ; 2-2,1-1": Deal(
        0,
        "B",
        (Hand(tiles=[Tile(1, 0)]), Hand(tiles=[Tile(2, 2), Tile(1, 1)])),
        (Tile(5, 3), Tile(9, 9)),
    ),
}


OLD = {
    "engine 12-12 start A yard 0 hands ?45 ; ": Deal(12, "A", (Hand(count=45), Hand([])), 0),
    "A 12-12>B": Play("A", Tile(12, 12), "B"),
    "B k?A+": Catch("B", "A", ()),
}
"""Lines of earlier journals that would be written in another way today."""
WRITTEN = {
    "engine 12-12 start A yard - hands 5-3 ; -": Deal(12, "A", (Hand([Tile(5, 3)]), Hand([])), ()),
    **MOVES,
}


@pytest.mark.parametrize("line", WRITTEN)
def test_a_move_is_a_line_and_a_line_a_move(line):
    assert write_move(WRITTEN[line]) == line
    assert read_move(line) == WRITTEN[line]


@pytest.mark.parametrize("line", OLD)
def test_old_lines_are_read(line):
    assert read_move(line) == OLD[line]


@pytest.mark.parametrize("line", [line for line in MOVES if line[1] == " "])
def test_a_word_is_the_line_without_its_player(line):
    assert str(MOVES[line]) == line[2:]
    assert read_move(line[2:], line[0]) == MOVES[line]


@pytest.mark.parametrize(
    "line",
    ["", "A", "A 5-3", "A 5-33>B", "engine x", "count A", "A k?", "count A x", "A o*", "A 5-3!>B"],
)
def test_other_lines_get_a_sentence(line):
    with pytest.raises(MoveError, match="no move") as caught:
        read_move(line)
    assert "literal" not in str(caught.value)
    assert "unpack" not in str(caught.value)


@pytest.mark.parametrize("name", sheets())
def test_rules_come_back_whole(name):
    assert read_rules(write_rules(sheet(name))) == sheet(name)


@pytest.mark.parametrize("line", WRITTEN)
def test_moves_are_values(line):
    move = WRITTEN[line]
    assert {move: line}[read_move(line)] == line
    with pytest.raises(AttributeError):
        setattr(move, fields(move)[0].name, "Z")
