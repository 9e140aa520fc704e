"""Points left in a hand, what a round scores, who leads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hub.game.round import Outcome
from hub.game.rules import Rules
from hub.game.tile import Tile


@dataclass(frozen=True, slots=True)
class Tally:
    """A round that is over and counted."""

    number: int
    engine: int
    outcome: Outcome
    points: Mapping[str, int]
    """What each player had left, by the sheet's values."""
    scores: Mapping[str, int]
    """What each player's score rises by."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place in the match so far."""

    player: str
    place: int
    """1 is the best; players who share a place have the same number."""
    score: int
    rounds: tuple[int, ...]
    """What they scored in each round so far."""


def points(tiles: Iterable[Tile], rules: Rules) -> int:
    """Return what these tiles cost: their pips, and blanks as the sheet says.

    >>> points([Tile(6, 0), Tile(0, 0)], Rules(blank_value=25, double_blank_value=50))
    81
    """
    total = 0
    for tile in tiles:
        if tile.high == 0:
            total += rules.double_blank_value
        else:
            total += tile.pips + (rules.blank_value if tile.low == 0 else 0)
    return total


def round_winners(outcome: Outcome, left: Mapping[str, int]) -> tuple[str, ...]:
    """Return who won a round: whoever is out, or in a blocked round the lowest hands."""
    if outcome.out:
        return outcome.out
    lowest = min(left.values())
    return tuple(player for player, count in left.items() if count == lowest)


def round_scores(rules: Rules, outcome: Outcome, left: Mapping[str, int]) -> dict[str, int]:
    """Return what each score rises by, from the points left in each hand.

    Positive scoring: the winner gets what the others have left; several winners share it equally
    and the remainder is nobody's.
    """
    winners = round_winners(outcome, left)
    if rules.scoring == "positive":
        pot = sum(count for player, count in left.items() if player not in winners)
        return {player: pot // len(winners) if player in winners else 0 for player in left}
    spared = winners if outcome.out or rules.blocked_scoring == "lowest_zero" else ()
    return {player: 0 if player in spared else count for player, count in left.items()}


def standings(rules: Rules, players: Iterable[str], tallies: Sequence[Tally]) -> list[Standing]:
    """Return every player's place, the best first; equal places in seating order.

    Ties are broken by the sheet's list: `zero_rounds` prefers more rounds without points,
    `lowest_nonzero_round` the lower of the lowest other rounds. With positive scoring both turn
    round: fewer rounds without points, and the higher of the highest.
    """
    rounds = {player: tuple(tally.scores[player] for tally in tallies) for player in players}
    sign = -1 if rules.scoring == "positive" else 1

    def key(scores: tuple[int, ...]) -> tuple[int, ...]:
        values = [sign * sum(scores)]
        for rule in rules.tie_break:
            if rule == "zero_rounds":
                values.append(-sign * sum(score == 0 for score in scores))
            elif rule == "lowest_nonzero_round":
                values.append(min((sign * score for score in scores if score), default=0))
        return tuple(values)

    order = sorted(rounds, key=lambda player: key(rounds[player]))
    places: list[Standing] = []
    for index, player in enumerate(order):
        scores = rounds[player]
        shared = bool(places) and key(places[-1].rounds) == key(scores)
        place = places[-1].place if shared else index + 1
        places.append(Standing(player, place, sum(scores), scores))
    return places
