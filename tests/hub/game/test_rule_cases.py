"""Runs worked cases: each position's legal moves, what a sequence leads to, and scores.

`pytest tests/game/test_rule_cases.py --rule-cases FILE` runs any file of that form."""

import json
import re
from pathlib import Path

import pytest

from hub.game import (
    Draw,
    End,
    Hand,
    Match,
    Move,
    Pass,
    Play,
    Round,
    Rules,
    RulesError,
    Tile,
    law,
    sheet,
    turn,
)
from hub.game.move import Knock, Open
from hub.game.position import read_train
from hub.game.scoring import points

WORDS = {"draw": Draw, "pass": Pass, "end": End, "knock": Knock, "open": Open}
DEFAULT_CASES = Path(__file__).resolve().parents[3].parent / "shared" / "rules" / "cases.json"
CASES = []
REFUSED_SETTINGS = {"blank_wild": False, "foot": 1}
ARGUED = {
    (
        "MT-32",
        "open doubles: M; B's train ends 2; hand A 9-1; turn B",
    ): "The boneyard shown runs out in this sequence, and this sheet (A) ends the round with "
    "it, once that player has played the tile just drawn; the case goes on as if there were more.",
}
"""Case and what it says comes after, where the sheet's own words contradict it."""


def rules_of(preset, settings):
    settings = {name: value for name, value in settings.items() if not name.startswith("_")}
    if settings.get("open_trains") is False:  # without markers none can go up
        settings.setdefault("double_fail_marks", False)
    return (sheet(preset) if preset else Rules()).change(**settings)


def round_of(position, rules):
    players, engine = position["players"], position["engine"]
    opened, turn = set(position.get("open", ())), position["turn"]
    trains = {}
    for letter in [*players, "M"] if rules.mexican_train else players:
        start = None if letter == "M" and rules.mexican_first == "any" else engine
        tiles = position["trains"].get(letter, [])
        trains[letter] = read_train(letter, start, tiles, open=letter in opened)
    turns = position.get("turns_taken") or dict.fromkeys(players, 1)
    second = position.get("second_tile_due", False)
    limit = rules.draw_count if isinstance(rules.draw_count, int) else 1
    drew = limit if position.get("drew") else 0
    if second and rules.double_draw == "extra_draw":
        drew = 0  # the draw was before the double
    own = trains[turn].tiles if turns[turn] == 0 else ()
    yard = hand_of(position["yard"])
    return Round(
        rules=rules,
        players={letter: letter for letter in players},
        set_max=position["set_max"],
        engine=engine,
        starter=players[0],
        turn=turn,
        trains=trains,
        hands={letter: hand_of(position["hands"].get(letter, ())) for letter in players},
        yard=yard.count if yard.tiles is None else yard.tiles,
        turns={letter: turns.get(letter, 1) for letter in players},
        doubles=tuple(position.get("open_doubles", ())),
        second=second,
        draws=drew,
        laid=(turn,) * len(own),
    )


def hand_of(given):
    """A hand from its tiles, or from how many there are (a number, `?3`, or a list of `?`)."""
    if isinstance(given, int):
        return Hand(count=given)
    if isinstance(given, str):
        return Hand.parse(given)
    if "?" in given:
        return Hand(count=len(given))
    return Hand(tiles=[Tile.parse(text) for text in given])


def move_of(text, player):
    if text in WORDS:
        return WORDS[text](player)
    tile, _, train = text.partition(">")
    return Play(player, Tile.parse(tile), train)


def move_text(move: Move) -> str:
    if isinstance(move, Play):
        return f"{move.tile}>{move.train}"
    return next(word for word, kind in WORDS.items() if isinstance(move, kind))


def normal(text):
    return move_text(move_of(text, "A"))


def variants():
    """Each (id, preset, settings, position, legal) that has one, alternatives included."""
    for case in CASES:
        if case["position"] and case["legal"] is not None:
            yield case["id"], case["preset"], case["knobs"], case["position"], case["legal"]
        for number, other in enumerate(case["alternatives"], 1):
            if not case["position"] or other.get("legal") is None:
                continue
            knobs, position = other["knobs"], dict(case["position"])
            for name in [name for name in knobs if name[0] == "_" and name != "_preset"]:
                given = knobs[name]
                if isinstance(given, str) and isinstance(position.get(name[1:]), list):
                    given = re.split(r"[\s,]+", given) if given else []
                position[name[1:]] = given
            yield (
                f"{case['id']}/{number}",
                knobs.get("_preset", case["preset"]),
                {**case["knobs"], **knobs},
                position,
                other["legal"],
            )


def load(config):
    global CASES
    path = Path(config.getoption("--rule-cases"))
    if path.exists():
        CASES = json.loads(path.read_text(encoding="utf-8"))
        return None
    if path != DEFAULT_CASES:
        raise pytest.UsageError(f"--rule-cases: there is no file {path}")
    CASES = []
    return f"no rule cases at {path}"


def pytest_generate_tests(metafunc):
    missing = load(metafunc.config)
    name = metafunc.fixturenames[0]
    found = {"variant": variants, "sequence": sequences, "count": counts}[name]()
    items = [(item[0], item[1:]) for item in found]
    values = [pytest.param(item, id=case, marks=argued(case, item)) for case, item in items]
    if missing:
        values = [pytest.param(None, marks=pytest.mark.skip(reason=missing))]
    metafunc.parametrize(name, values)


def argued(case, item):
    reason = ARGUED.get((case, item[-1])) if isinstance(item[-1], str) else None
    return [] if reason is None else [pytest.mark.xfail(reason=reason, strict=True)]


def test_legal(variant):
    preset, settings, position, legal = variant
    refused = [
        name for name, usual in REFUSED_SETTINGS.items() if settings.get(name, usual) != usual
    ]
    if refused:
        with pytest.raises(RulesError, match=refused[0]):
            rules_of(preset, settings)
        pytest.skip(f"Woo Woo does not play {refused[0]}, and says so.")
    moves = [move_text(move) for move in law.moves(round_of(position, rules_of(preset, settings)))]
    if "pass" in legal and "end" not in legal:  # to stop a chain is called either
        moves = ["pass" if text == "end" else text for text in moves]
    assert sorted(set(moves)) == sorted(map(normal, legal))


def sequences():
    for case in CASES:
        if not case["position"] or not case.get("after"):
            continue
        steps = case["do"] or case["legal"]
        if steps and (case["do"] or len(steps) == 1):
            yield case["id"], case["preset"], case["knobs"], case["position"], steps, case["after"]


def test_after(sequence):
    preset, knobs, position, steps, after = sequence
    before = round = round_of(position, rules_of(preset, knobs))
    for text in steps:
        round = turn.after(round, move_of(text, round.turn))
    checked = [check(round, before, after) for check in CHECKS]
    assert any(checked), f"nothing in {after!r} was understood"


def letters(text):
    return [] if text == "none" else re.split(r"[\s,]+", text.strip())


def check_turn(round, before, after):
    for found in re.findall(r"\bturn (\w)\b", after):
        assert round.turn == found
        return True
    return None


def check_open(round, before, after):
    for found in re.findall(r"\bopen: (none|[A-O](?:[ ,]+[A-O]\b)*)", after):
        opened = [each for each in round.players if round.trains[each].open]
        assert opened == letters(found)
        return True
    return None


def check_doubles(round, before, after):
    for found in re.findall(r"\bopen doubles: (none|[A-O](?:[ ,]+[A-O]\b)*)", after):
        assert list(round.doubles) == letters(found)
        return True
    return None


def check_hand(round, before, after):
    found = re.findall(r"(?:hand ([A-O])|([A-O]) holds)((?: \d+-\d+)+)", after)
    for one, other, tiles in found:
        held = round.hands[one or other].tiles
        assert set(held) == {Tile.parse(tile) for tile in tiles.split()}
    return bool(found)


def check_end(round, before, after):
    found = re.findall(r"([A-O])'s train ends (\d+)", after)
    for letter, number in found:
        assert round.trains[letter].end == int(number)
    return bool(found)


def check_legal(round, before, after):
    for found in re.findall(r"legal(?: now)?: ([^;]+)", after):
        assert sorted(map(move_text, law.moves(round))) == sorted(map(normal, found.split(", ")))
        return True
    for text in re.findall(r"may play (\S+)", after):
        assert normal(text) in map(move_text, law.moves(round))
    return None


def check_yard(round, before, after):
    if "yard unchanged" in after:
        assert round.yard == before.yard
        return True
    return None


def check_over(round, before, after):
    found = re.search(r"round over; (.+)", after)
    if found:
        assert round.outcome is not None
        match = Match(round.rules, round.players, round.starter, round)
        for count in match.known_counts():
            match = match.after(count)
        for letter, score in re.findall(r"([A-O]) (\d+)", found[1]):
            assert match.scores[letter] == int(score)
        return True
    return None


CHECKS = (
    check_turn,
    check_open,
    check_doubles,
    check_hand,
    check_end,
    check_legal,
    check_yard,
    check_over,
)


def counts():
    for case in CASES:
        for number, (tiles, settings, value) in enumerate(case.get("scores") or (), 1):
            knobs = {**case["knobs"], **settings}
            yield f"{case['id']}/{number}", case["preset"], knobs, tiles, value


def test_points(count):
    preset, settings, tiles, value = count
    rules = rules_of(preset, settings)
    assert points([Tile.parse(text) for text in tiles.split()], rules) == value
