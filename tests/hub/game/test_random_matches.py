"""Random matches over every sheet, set and number of players, and over the settings themselves.

`pytest tests/game/test_random_matches.py --matches 10000` is the long run."""

import itertools
from random import Random

import pytest

from hub.game import (
    Blocked,
    Catch,
    Count,
    Deal,
    Draw,
    End,
    Hand,
    Match,
    Open,
    Pass,
    Play,
    RulesError,
    Tile,
    full_set,
    law,
    position,
    sheet,
    sheets,
)
from hub.game.bots import BOTS, remarks
from hub.game.dealing import deal
from hub.game.notation import write
from hub.game.notation_reader import read
from hub.game.record import Record
from hub.game.rules import SETTINGS
from hub.game.tile import SETS
from tests.hub.game.words import sayable

NAMES = ["Ana", "Bo", "Cy", "Di", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea", "Ned"]
NAMES += ["Ola"]
SET_UPS = [(name, players) for name in sheets() for players in sheet(name).hand_size]


CHOICES = {name: tuple(record.says) for name, record in SETTINGS.items() if not record.other}


def pytest_generate_tests(metafunc):
    if "number" in metafunc.fixturenames:
        first = metafunc.config.getoption("--first-match")
        metafunc.parametrize("number", range(first, first + metafunc.config.getoption("--matches")))


def random_rules(number, random):
    """The sheet and players of this match; every third has a few settings changed at random."""
    name, players = SET_UPS[number % len(SET_UPS)]
    rules = sheet(name)
    if random.random() < 0.97:
        rules = rules.change(rounds=random.choice((1, 1, 2)))
    if (number + number // len(SET_UPS)) % 3 != 1:
        return rules, players
    for _ in range(random.randint(1, 8)):
        setting = random.choice([*CHOICES, "draw_count", "set_max", "tie_break"])
        values = {
            "draw_count": (1, 2, 3, "until_playable"),
            "set_max": SETS,
            "tie_break": (("zero_rounds", "shared"), ("lowest_nonzero_round", "shared")),
        }
        value = random.choice(values.get(setting) or CHOICES[setting])
        changed = {setting: value}
        if setting == "set_max":
            changed |= {"set_for_players": None, "hand_size": {players: random.randint(2, 9)}}
        try:
            rules = rules.change(**changed)
        except RulesError:
            continue  # the checks keep such rules out
    return rules, players


def conserved(round):
    tiles = [Tile(round.engine, round.engine), *round.yard]
    for train in round.trains.values():
        tiles += train.tiles
    for hand in round.hands.values():
        tiles += hand.tiles
    assert sorted(tiles) == sorted(round.tiles)


def every_move(round):
    """Every move that could be asked for, legal or not."""
    player = round.turn
    yield from (Draw(player), Pass(player), End(player))
    tiles = (*round.hands[player].tiles, Tile(round.engine, round.engine), round.tiles[7])
    for tile, letter in itertools.product(dict.fromkeys(tiles), round.trains):
        yield Play(player, tile, letter)
        if round.trains[letter].end is None and not tile.double:
            yield Play(player, tile, letter, tile.low)


def same_answers(round):
    """The list of legal moves and the refusals come to the same."""
    legal = {move for move in every_move(round) if law.refusal(round, move) is None}
    assert set(law.moves(round)) == legal
    for other in round.players:
        if other != round.turn:
            assert law.refusal(round, Pass(other)).code == "not_your_turn"


class Shadow:
    """The same match at a real table, hands only counted: told what is said, shown what is laid."""

    def __init__(self, match):
        self.match = Match(match.rules, match.players, match.first)

    def follow(self, before, move, after):
        if isinstance(move, Deal):
            hands = tuple(Hand(count=hand.count) for hand in move.hands)
            yard = len(move.yard)
            self.match = self.match.after(Deal(move.engine, move.starter, hands, yard))
            return
        if isinstance(move, Count):
            self.match = self.match.after(move)
            return
        told = Draw(move.player) if isinstance(move, Draw) else move
        told = Catch(move.player, move.by) if isinstance(move, Catch) else told
        assert self.match.refusal(told) is None, (move, self.match.refusal(told))
        self.match = self.match.after(told)
        self.say(move, after.round)
        self.compare(after.round)

    def say(self, move, truth):
        """Say what follows by itself where hands are known."""
        round = self.match.round
        moved_on = truth.turn != move.player or truth.outcome is not None
        if round.outcome is None and round.turn == move.player and moved_on:
            if isinstance(move, Draw):
                self.match = self.match.after(Pass(move.player))
            elif isinstance(move, Play) and truth.outcome is None:
                self.match = self.match.after(End(move.player))
        for letter in truth.players:
            round = self.match.round
            if round.outcome is None and truth.trains[letter].open > round.trains[letter].open:
                self.match = self.match.after(Open(letter))
        if truth.outcome is not None and self.match.round.outcome is None:
            assert truth.outcome.reason == "blocked"
            self.match = self.match.after(Blocked(move.player))

    def compare(self, truth):
        round = self.match.round
        assert (round.outcome, round.doubles) == (truth.outcome, truth.doubles)
        if truth.outcome is not None:
            return
        assert (round.turn, round.second) == (truth.turn, truth.second)
        assert {letter: train.tiles for letter, train in round.trains.items()} == {
            letter: train.tiles for letter, train in truth.trains.items()
        }
        opened = [letter for letter, train in round.trains.items() if train.open]
        assert opened == [letter for letter, train in truth.trains.items() if train.open]
        assert [hand.count for hand in round.hands.values()] == [
            hand.count for hand in truth.hands.values()
        ]
        assert round.yard_count == truth.yard_count


def following(match, random):
    """The next moves of a random match: one, or all the counts."""
    round = match.round
    if round is None or (round.outcome is not None and not match.due):
        tiles = list(full_set(match.set_max))
        random.shuffle(tiles)
        return [deal(match, tiles)]
    if round.outcome is not None:
        return match.known_counts()
    moves = law.moves(round)
    assert moves, "the player to move can do nothing"
    said = list(round_remarks(match, random))
    if said:
        return said[:1]
    if random.random() < 0.1:
        same_answers(round)
    if random.random() < 0.5:
        return [BOTS["heavy"].choose(round, random)]
    return [random.choice(moves)]


def round_remarks(match, random):
    """What somebody says this time: knocks, catches, markers."""
    if random.random() < 0.8:
        return
    for player in match.players:
        if player in match.round.players and random.random() < 0.5:
            yield from remarks(match.round, player)
    catches = [move for move in sayable(match.round) if isinstance(move, Catch)]
    if catches and random.random() < 0.5:
        yield random.choice(catches)
    if match.rules.voluntary_open and random.random() < 0.1:
        yield from (move for move in sayable(match.round) if isinstance(move, Open))


def test_match(number):
    random = Random(number)
    rules, players = random_rules(number, random)
    try:
        match = Match.new(rules, NAMES[:players], random.choice((None, "B")))
    except RulesError:
        pytest.skip("these settings are not for so many players")
    shadow = Shadow(match)
    lines = []
    for _ in range(20_000):
        if match.over:
            break
        for move in following(match, random):
            before, match = match, match.after(move)
            shadow.follow(before, match.history[-1], match)
            conserved(match.round)
            lines.append(position.write(match.round))
            if random.random() < 0.2:
                again = position.read(lines[-1], match.rules, match.players)
                assert again == match.round
    assert match.over
    assert shadow.match.scores == match.scores
    replayed(match, lines)
    replayed(shadow.match, None)


def replayed(match, lines):
    """The record, written and read, gives the same match, and every position on the way."""
    record = Record.of(match)
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    step = Match(match.rules, match.players, match.first)
    for place, move in enumerate(again.moves()):
        step = step.after(move)
        if lines is not None:
            assert position.write(step.round) == lines[place]
        elif place % 5 == 0:
            line = position.write(step.round)
            assert position.read(line, step.rules, step.players) == step.round
    assert step == match
