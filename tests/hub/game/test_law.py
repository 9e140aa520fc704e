"""The quick lists of the law say what asking about every conceivable move says, on every sheet;
and what is called without effect is so."""

from random import Random

import pytest

from hub.game import Draw, End, Match, Pass, Play, RulesError, full_set, law, position, turn
from hub.game.bots import view
from hub.game.dealing import deal
from tests.hub.game.test_random_matches import CHOICES, NAMES, SET_UPS, random_rules
from tests.hub.game.words import sayable

POSITIONS = 5
"""Positions looked at in each match; between them it is played on."""


def conceivable(round):
    """Every play of every tile of the set, either way round, on every train and on none."""
    for tile in full_set(round.set_max):
        for letter in (*round.trains, "M", "Z"):
            yield Play(round.turn, tile, letter)
    for letter, train in round.trains.items():
        if train.end is None:  # either half may lie inside; elsewhere the train decides
            for tile in full_set(round.set_max):
                if not tile.double:
                    yield Play(round.turn, tile, letter, tile.low)


def slowly(round):
    """The legal moves, by asking about each."""
    plays = [move for move in dict.fromkeys(conceivable(round)) if not law.refusal(round, move)]
    said = [Draw(round.turn), Pass(round.turn), End(round.turn)]
    return plays, [move for move in said if not law.refusal(round, move)]


def agree(round):
    plays, said = slowly(round)
    assert sorted(map(repr, law.plays(round))) == sorted(map(repr, plays))
    assert sorted(map(repr, law.moves(round))) == sorted(map(repr, [*plays, *said]))


def begun(rules, players, random):
    match = Match.new(rules, NAMES[:players])
    tiles = list(full_set(match.set_max))
    random.shuffle(tiles)
    return match.after(deal(match, tiles)).round


@pytest.mark.parametrize("number", range(len(SET_UPS)))
def test_quick_is_slow(number):
    """Two of three matches on a published sheet, the third with settings changed at random."""
    random = Random(number)
    rules, players = random_rules(number, random)
    try:
        round = begun(rules, players, random)
    except RulesError:
        pytest.skip("these settings are not for so many players")
    looked = 0
    while round.outcome is None and looked < POSITIONS:
        if random.random() < 0.1 or round.owing or round.draws:
            agree(round)
            agree(view(round, ""))  # no hand known: every tile that could be in it
            looked += 1
        round = turn.follow(round, random.choice(law.moves(round)))
    assert looked


@pytest.mark.parametrize("number", range(len(SET_UPS)))
def test_a_setting_without_effect_has_none(number):
    """The same round, move by move, whatever is set that the rules call idle."""
    random = Random(number)
    rules, players = random_rules(3 * number + 1, random)
    other = rules
    for name in CHOICES:
        if rules.idle(name) is not None:
            try:
                other = other.change(**{name: random.choice(CHOICES[name])})
            except RulesError:
                continue  # what has to be as it is
    try:
        round = begun(rules, players, Random(number))
    except RulesError:
        pytest.skip("these settings are not for so many players")
    same = begun(other, players, Random(number))
    while round.outcome is None:
        moves = (*law.moves(round), *sayable(round))
        assert (*law.moves(same), *sayable(same)) == moves
        move = random.choice(moves)
        round, same = turn.follow(round, move), turn.follow(same, move)
        assert position.write(same) == position.write(round)
    assert position.write(same) == position.write(round)
