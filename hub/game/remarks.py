"""What may be said besides a turn: opening and closing one's train, knocking, catching, blocked."""

from __future__ import annotations

from hub.game.move import Blocked, Catch, Close, Knock, Move, Open
from hub.game.reasons import Refusal, refuse_in
from hub.game.round import Round


def refusal(round: Round, move: Move) -> Refusal | None:
    """Return why this may not be said now, or None."""
    if not isinstance(move, Open | Close | Knock | Catch | Blocked):
        return refuse_in(round, "not_in_round", round.turn)
    player = move.player
    if round.outcome is not None:
        return refuse_in(round, "round_over", player)
    if player not in round.players:
        return refuse_in(round, "no_such_player", player)
    if isinstance(move, Open):
        code = _open_refused(round, player)
    elif isinstance(move, Close):
        code = _close_refused(round, player)
    elif isinstance(move, Knock):
        code = _knock_refused(round, player)
    elif isinstance(move, Catch):
        return _catch_refusal(round, move)
    else:
        return _blocked_refusal(round, player)
    if code is None:
        return None
    return refuse_in(round, code, player, count=round.hands[player].count)


def _open_refused(round: Round, player: str) -> str | None:
    rules = round.rules
    if not rules.open_trains:
        return "no_markers"
    if round.trains[player].open:
        return "already_open"
    if not round.hands[player].known and rules.open_trigger == "no_own_play":
        return None  # the player's word, also just after their turn
    if not rules.voluntary_open:
        return "not_at_will"
    return None if player == round.turn else "not_your_turn"


def _close_refused(round: Round, player: str) -> str | None:
    trigger = round.rules.close_trigger
    if not round.rules.open_trains:
        return "no_markers"
    if not round.trains[player].open:
        return "not_open"
    if trigger == "own_play" or trigger == "any_play":
        return "closes_itself"
    if trigger == "own_play_optional" and not round.trains[player].may_close:
        return "close_after_own"
    return None


def _knock_refused(round: Round, player: str) -> str | None:
    if round.rules.knock == "off":
        return "no_knocking"
    return None if round.hands[player].count == 1 else "not_last_tile"


def _catch_refusal(round: Round, move: Catch) -> Refusal | None:
    player = move.player
    if move.by not in round.players:
        return refuse_in(round, "no_such_player", move.by)
    code = None
    if round.rules.knock != "penalty":
        code = "no_knocking" if round.rules.knock == "off" else "no_penalty"
    elif move.by == player:
        code = "caught_oneself"
    elif round.unknocked != player:
        code = "nothing_to_catch"
    if code is not None:
        return refuse_in(round, code, player)
    return _penalty_refusal(round, move)


def _penalty_refusal(round: Round, move: Catch) -> Refusal | None:
    player, tiles = move.player, move.tiles
    if tiles is not None and len(tiles) != round.penalty:
        return refuse_in(round, "wrong_penalty", player, penalty=round.penalty, count=len(tiles))
    if isinstance(round.yard, tuple):
        if tiles is not None and tiles != round.yard[: len(tiles)]:
            return refuse_in(round, "not_next_tile", player, tile=tiles[0])
        return None
    if tiles is None:
        unnamed = round.hands[player].known and round.penalty
        return refuse_in(round, "name_the_tile", player) if unnamed else None
    taken = [tile for tile in tiles if tile not in round.unseen()]
    if taken or len(set(tiles)) < len(tiles):
        return refuse_in(round, "not_next_tile", player, tile=(*taken, *tiles)[0])
    return None


def _blocked_refusal(round: Round, player: str) -> Refusal | None:
    if round.yard_count:
        return refuse_in(round, "not_blocked", player)
    if all(hand.known for hand in round.hands.values()):
        return Refusal("not_blocked", sentence="blocks_itself")
    return None
