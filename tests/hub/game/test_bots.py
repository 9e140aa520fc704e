"""Bots: only legal moves, only what their player sees, stronger ones win."""

from random import Random

import pytest

from hub.game import Close, Hand, Knock, Match, Rules, full_set, law, position, sheet
from hub.game.bots import BOTS, bot, remarks, view
from hub.game.dealing import deal


def begun(seed, name="hub_leaflet", players=4):
    shuffled = list(full_set(12))
    Random(seed).shuffle(shuffled)
    match = Match.new(sheet(name), [f"Player {seat}" for seat in range(players)])
    return match.after(deal(match, shuffled))


def play_round(match, strengths, seed):
    random = Random(seed)
    seats = dict(zip(match.players, strengths, strict=True))
    while match.round.outcome is None:
        player = match.round.turn
        match = match.after(bot(seats[player]).choose(match.round, random))
        for said in remarks(match.round, player):
            match = match.after(said)
    for count in match.known_counts():
        match = match.after(count)
    return match


@pytest.mark.parametrize("strength", BOTS)
def test_a_bot_sees_only_its_own_hand(strength):
    """With the other hands and the boneyard swapped about it plays the same."""
    round = begun(3).round
    random = Random(5)
    others = [tile for letter in "BCD" for tile in round.hands[letter].tiles] + list(round.yard)
    choices = set()
    for _ in range(3):
        random.shuffle(others)
        hands = {"A": round.hands["A"]}
        hands |= {each: Hand(others[15 * seat : 15 * seat + 15]) for seat, each in enumerate("BCD")}
        swapped = round.change(hands=hands, yard=tuple(others[45:]))
        choices.add(bot(strength).choose(swapped, Random(9)))
    assert len(choices) == 1
    assert choices.pop() in law.moves(round)


def test_a_view_keeps_the_own_hand_and_the_counts():
    round = begun(3).round
    seen = view(round, "A")
    assert seen.hands["A"] == round.hands["A"]
    assert [str(seen.hands[letter]) for letter in "BCD"] == ["?15", "?15", "?15"]
    assert seen.yard == 30
    assert set(law.moves(seen)) == set(law.moves(round))


@pytest.mark.parametrize("name", ["hub_leaflet", "luxembourg_guide", "french_guide"])
def test_a_stronger_bot_has_fewer_points(name):
    totals = {"first": 0, "heavy": 0}
    for seed in range(20):
        match = play_round(begun(seed, name), ["first", "heavy"] * 2, seed)
        for letter, strength in zip("ABCD", ["first", "heavy"] * 2, strict=True):
            totals[strength] += match.scores[letter]
    assert totals["heavy"] < totals["first"]


def test_looking_ahead_stops_when_out_of_time():
    asked = []

    def out_of_time():
        asked.append(1)
        return len(asked) > 2

    round = begun(3).round
    assert bot("ahead").choose(round, Random(1), out_of_time) in law.moves(round)
    assert len(asked) == 3


def test_looking_ahead_covers_its_last_double_rather_than_leave_it():
    line = "12 12 A | A 12-9 ; B 12-5 ; M 12-8 | 9-9,9-4,8-7 ; ?2 | 5 | d0 t1,1 | o -"
    round = position.read(line, Rules(double_second="anywhere"))
    assert str(bot("ahead").choose(round, Random(1))) in ("9-9>A", "8-7>M")


def test_what_a_bot_says():
    line = "12 12 B | A^ 12-9 ; B 12-5 ; M 12-8 | 9-9 ; 5-4 | 5-1 | d0 t1,1 kA cA | o -"
    round = position.read(line, Rules(close_trigger="own_play_optional"))
    assert remarks(round, "A") == (Knock("A"), Close("A"))
    assert remarks(round, "B") == ()


def test_unknown_bot():
    with pytest.raises(ValueError, match="The bots are: first, heavy, ahead"):
        bot("best")
