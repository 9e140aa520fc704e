"""What tiles cost, who gets what of a round, and who leads."""

import pytest

from hub.game import Outcome, Rules, Tile
from hub.game.scoring import Tally, points, round_scores, round_winners, standings


@pytest.mark.parametrize(
    ("tiles", "blank", "double_blank", "cost"),
    [
        ("", 25, 50, 0),
        ("6-3", 25, 50, 9),
        ("2-1", 25, 50, 3),
        ("1-1", 25, 50, 2),
        ("1-0", 25, 50, 26),
        ("1-0", 0, 50, 1),
        ("12-0", 25, 50, 37),
        ("0-0", 25, 50, 50),
        ("0-0", 25, 0, 0),
        ("0-0 1-0 12-12", 25, 25, 75),
    ],
)
def test_what_tiles_cost(tiles, blank, double_blank, cost):
    rules = Rules(blank_value=blank, double_blank_value=double_blank)
    assert points(map(Tile.parse, tiles.split()), rules) == cost


OUT = Outcome("out", ("A",))
BOTH = Outcome("out", ("A", "B"))
BLOCKED = Outcome("blocked")


@pytest.mark.parametrize(
    ("outcome", "left", "winners", "penalty", "lowest_zero", "positive"),
    [
        (OUT, (0, 4, 7), "A", (0, 4, 7), (0, 4, 7), (11, 0, 0)),
        (OUT, (0, 0, 7), "A", (0, 0, 7), (0, 0, 7), (7, 0, 0)),
        (BOTH, (0, 0, 7), "AB", (0, 0, 7), (0, 0, 7), (3, 3, 0)),
        (BOTH, (0, 0, 8), "AB", (0, 0, 8), (0, 0, 8), (4, 4, 0)),
        (BLOCKED, (5, 4, 7), "B", (5, 4, 7), (5, 0, 7), (0, 12, 0)),
        (BLOCKED, (4, 4, 7), "AB", (4, 4, 7), (0, 0, 7), (3, 3, 0)),
        (BLOCKED, (5, 5, 5), "ABC", (5, 5, 5), (0, 0, 0), (0, 0, 0)),
    ],
)
def test_what_a_round_scores(outcome, left, winners, penalty, lowest_zero, positive):
    """A pot that winners cannot share evenly leaves a rest, which nobody gets."""
    counted = dict(zip("ABC", left, strict=True))
    assert "".join(round_winners(outcome, counted)) == winners
    for rules, scores in (
        (Rules(), penalty),
        (Rules(blocked_scoring="lowest_zero"), lowest_zero),
        (Rules(scoring="positive"), positive),
    ):
        assert tuple(round_scores(rules, outcome, counted).values()) == scores


def placed(rules, **rounds):
    tallies = [
        Tally(number, 12, OUT, {}, dict(zip(rounds, scores, strict=True)))
        for number, scores in enumerate(zip(*rounds.values(), strict=True), 1)
    ]
    return [(each.player, each.place) for each in standings(rules, rounds, tallies)]


ZEROS = ("zero_rounds", "shared")
LOWEST = ("lowest_nonzero_round", "shared")


@pytest.mark.parametrize(
    ("scoring", "ties", "a", "b", "places"),
    [
        ("penalty", ("shared",), (1, 5), (3, 3), [("A", 1), ("B", 1)]),
        ("penalty", ("shared",), (1, 6), (3, 3), [("B", 1), ("A", 2)]),
        ("positive", ("shared",), (1, 6), (3, 3), [("A", 1), ("B", 2)]),
        ("penalty", ZEROS, (3, 3), (0, 6), [("B", 1), ("A", 2)]),
        ("positive", ZEROS, (0, 6), (3, 3), [("B", 1), ("A", 2)]),
        ("penalty", LOWEST, (3, 3), (0, 6), [("A", 1), ("B", 2)]),
        ("penalty", LOWEST, (3, 3), (2, 4), [("B", 1), ("A", 2)]),
        ("positive", LOWEST, (3, 3), (2, 4), [("B", 1), ("A", 2)]),
        ("penalty", (*ZEROS[:1], *LOWEST), (3, 3), (2, 4), [("B", 1), ("A", 2)]),
        ("penalty", ZEROS, (3, 3), (2, 4), [("A", 1), ("B", 1)]),
    ],
)
def test_who_leads(scoring, ties, a, b, places):
    assert placed(Rules(scoring=scoring, tie_break=ties), A=a, B=b) == places


def test_after_a_shared_place_comes_the_one_after_both():
    assert placed(Rules(), A=(4,), B=(2,), C=(2,)) == [("B", 1), ("C", 1), ("A", 3)]
