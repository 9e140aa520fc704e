"""How a turn ends and when the round is over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hub.game.access import dead, due
from hub.game.outcome import Outcome

if TYPE_CHECKING:
    from hub.game.round import Round


def over(round: Round, reason: str, out: tuple[str, ...] = ()) -> Round:
    """Return the round, ended."""
    return round.change(outcome=Outcome(reason, out))


def go_out(round: Round, player: str) -> Round:
    """Return the round after a player's last tile: over, unless the others may still open."""
    rules = round.rules
    opening = round.turns[player] == 0
    others = any(turns == 0 for each, turns in round.turns.items() if each != player)
    round = round.change(out=(*round.out, player))
    if player == round.turn and opening and others and rules.opening_out == "finish_lap":
        return end_turn(round)
    if player == round.turn:
        round = round.change(turns={**round.turns, player: round.turns[player] + 1})
    return over(round, "out", round.out)


def end_turn(round: Round) -> Round:
    """Return the round with the next player to move, or over."""
    player = round.turn
    trains = round.trains
    if trains[player].may_close and player not in round.laid:
        trains = {**trains, player: replace(trains[player], may_close=False)}
    round = round.change(
        trains=trains,
        turns={**round.turns, player: round.turns[player] + 1},
        unknocked=_unknocked(round),
        doubles=() if round.rules.double_blocks == "none" else round.doubles,
    )
    round = _join_deferred(round)
    reason = _over_now(round)
    if reason is not None:
        return over(round, reason, round.out)
    following, skips = _following(round)
    round = round.change(
        turn=following,
        skips=skips,
        second=False,
        draws=0,
        drawn=None,
        laid=(),
        knocked=False,
    )
    return over(round, "blocked") if _nobody_can(round) else round


def _unknocked(round: Round) -> str | None:
    """Return who may be caught without a knock once this turn has ended."""
    player, rules = round.turn, round.rules
    if rules.knock == "off":
        return None
    last = round.hands[player].count == 1 and bool(round.laid) and not round.knocked
    if rules.knock_exempt_double_exit and last:
        return player
    return round.unknocked if round.unknocked == player else None


def _join_deferred(round: Round) -> Round:
    if not round.deferred or not all(round.turns.values()):
        return round
    released = round.rules.dead_double == "released"
    due_now = [each for each in round.deferred if not (released and dead(round, each))]
    return round.change(doubles=(*round.doubles, *due_now), deferred=())


def _over_now(round: Round) -> str | None:
    rules = round.rules
    if round.out and all(round.turns.values()):
        return "out"
    if round.yard_count:
        return None
    if rules.boneyard_empty == "ends_round":
        return "yard_empty"
    if round.passes >= len(round.players):
        return "blocked"
    if (
        round.doubles
        and rules.dead_double == "ends_round"
        and rules.double_blocks == "all"
        and all(dead(round, letter) for letter in due(round))
    ):
        return "blocked"
    return None


def _following(round: Round) -> tuple[str, tuple[str, ...]]:
    """Return who is next and who then still loses a turn."""
    order = list(round.players)
    seat = order.index(round.turn)
    skips = list(round.skips)
    while True:
        seat = (seat + 1) % len(order)
        if order[seat] not in skips:
            return order[seat], tuple(skips)
        skips.remove(order[seat])


def _nobody_can(round: Round) -> bool:
    """Whether it is plain from known hands that no tile can ever be laid again."""
    if round.yard_count:
        return False
    tiles = [hand.tiles for hand in round.hands.values()]
    letters = due(round) if round.doubles and round.rules.double_blocks == "all" else round.trains
    ends = {round.trains[letter].end for letter in letters}
    if None in ends or None in tiles:
        return False
    return not any(tile.high in ends or tile.low in ends for hand in tiles for tile in hand or ())
