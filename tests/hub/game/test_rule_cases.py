"""Worked cases, as data in cases.json: what is legal in a position, what moves lead to, points."""

import json
from pathlib import Path

import pytest

from hub.game import Match, Rules, Tile, law, position, sheet, turn
from hub.game.move import read_move
from hub.game.scoring import points
from tests.hub.game.words import legal, opened

CASES = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))


def rules_of(case):
    base = sheet(case["sheet"]) if "sheet" in case else Rules()
    return base.change(**case.get("settings", {}))


def cases(kind):
    return pytest.mark.parametrize("case", [pytest.param(c, id=c["id"]) for c in CASES[kind]])


@cases("legal")
def test_legal(case):
    round = position.read(case["position"], rules_of(case))
    assert position.write(round) == case["position"]
    assert sorted(set(legal(round))) == case["legal"]


@cases("after")
def test_after(case):
    round = position.read(case["position"], rules_of(case))
    for word in case["moves"]:
        move = read_move(word, round.turn)
        assert law.refusal(round, move) is None
        round = turn.after(round, move)
    assert case["after"], "a case says what comes of it"
    for fact, value in case["after"].items():
        assert FACTS[fact](round, value) == value, fact


def scores(round):
    assert round.outcome is not None
    match = Match(round.rules, round.players, round.starter, round)
    for count in match.known_counts():
        match = match.after(count)
    return match.scores


FACTS = {
    "turn": lambda round, value: round.turn,
    "open": lambda round, value: list(opened(round)),
    "doubles": lambda round, value: list(round.doubles),
    "hands": lambda round, value: {
        each: sorted(map(str, round.hands[each].tiles), key=held.index)
        for each, held in value.items()
    },
    "ends": lambda round, value: {each: round.trains[each].end for each in value},
    "legal": lambda round, value: legal(round),
    "may": lambda round, value: [word for word in value if word in legal(round)],
    "yard": lambda round, value: position.write(round).split(" | ")[3],
    "scores": lambda round, value: scores(round),
}
"""What a case may say of the round after its moves."""


@cases("points")
def test_points(case):
    assert points(map(Tile.parse, case["tiles"]), rules_of(case)) == case["points"]


def test_there_are_as_many_as_there_should_be():
    assert {kind: len(found) for kind, found in CASES.items()} == {
        "legal": 45,
        "after": 14,
        "points": 12,
    }
