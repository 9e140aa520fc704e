"""What a move does: tile, markers and doubles, whose turn it is next, whether it is over."""

from __future__ import annotations

from dataclasses import replace

from hub.game import law
from hub.game.move import Blocked, Catch, Close, Draw, End, Knock, Move, Open, Pass, Play
from hub.game.reasons import IllegalMove
from hub.game.round import Outcome, Round
from hub.game.tile import Tile
from hub.game.train import Train


def after(round: Round, move: Move) -> Round:
    """Return the round after this move; raise IllegalMove where the law refuses it."""
    refusal = law.refusal(round, move)
    if refusal is not None:
        raise IllegalMove(move, refusal)
    return follow(round, move)


def follow(round: Round, move: Move) -> Round:
    """Return the round after a move already known to be legal, without asking again."""
    if isinstance(move, Play):
        return _play(round, move)
    if isinstance(move, Draw):
        return _draw(round, move)
    if isinstance(move, Pass):
        return _pass(round)
    if isinstance(move, End):
        return _end_turn(round)
    return _remark(round, move)


def _remark(round: Round, move: Move) -> Round:
    if isinstance(move, Open):
        return _mark(round, move.player)
    if isinstance(move, Close):
        train = replace(round.trains[move.player], open=False, may_close=False)
        return round.change(trains={**round.trains, move.player: train})
    if isinstance(move, Knock):
        caught = None if round.unknocked == move.player else round.unknocked
        return round.change(unknocked=caught, knocked=round.knocked or move.player == round.turn)
    if isinstance(move, Catch):
        return _caught(round, move)
    assert isinstance(move, Blocked)
    return _over(round, "blocked")


def _caught(round: Round, move: Catch) -> Round:
    number = round.penalty
    round, tiles = _take(round, number, move.tiles)
    hands = {**round.hands, move.player: round.hands[move.player].plus(*tiles)}
    skips = round.skips
    if round.rules.knock_loses_turn:
        skips = (*skips, move.player)
    return round.change(hands=hands, unknocked=None, passes=0, skips=skips)


def _take(
    round: Round, number: int, named: tuple[Tile | None, ...] | None
) -> tuple[Round, tuple[Tile | None, ...]]:
    if isinstance(round.yard, tuple):
        return round.change(yard=round.yard[number:]), round.yard[:number]
    return round.change(yard=round.yard - number), named or (None,) * number


def _mark(round: Round, player: str) -> Round:
    """Put the marker up: the player's train is open."""
    train = round.trains[player]
    if train.open or not round.rules.open_trains:
        return round
    train = replace(train, open=True)
    return round.change(trains={**round.trains, player: train}, passes=0)


def _draw(round: Round, move: Draw) -> Round:
    player = round.turn
    round, (tile,) = _take(round, 1, (move.tile,))
    hand = round.hands[player].plus(tile)
    round = round.change(
        hands={**round.hands, player: hand},
        draws=round.draws + 1,
        drawn=tile if hand.known else move.tile,
        passes=0,
        unknocked=None if round.unknocked == player else round.unknocked,
    )
    if hand.known and not law.can_draw(round, []) and not law.plays(round):
        return _pass(round)  # nothing is left to choose
    return round


def _pass(round: Round) -> Round:
    if law.in_chain(round):  # said instead of ending the chain
        return _end_turn(round)
    rules, player = round.rules, round.turn
    opening = round.turns[player] == 0
    settled = round.yard_count == 0 and not round.draws and not round.laid and not opening
    round = round.change(passes=round.passes + 1 if settled else 0)
    if round.owing:
        marks = rules.double_fail_marks
    else:
        marks = rules.opening_fail_marks if opening else True
    return _end_turn(_mark(round, player) if marks else round)


def _play(round: Round, move: Play) -> Round:
    player, tile, letter = move.player, move.tile, move.train
    drawn_again = law.redraws(round, tile)
    was_due = round.covering and letter in round.doubles
    opening = round.turns[player] == 0
    trains = {**round.trains, letter: _extended(round, move)}
    own, elsewhere = trains[player], player == round.turn and _left_own(round, letter)
    if elsewhere and not own.open:
        trains[player] = replace(own, open=True)
    elif own.open and not elsewhere and round.rules.close_trigger == "any_play":
        trains[player] = replace(own, open=False)
    hand = round.hands[player].minus(tile)
    round = round.change(
        trains=trains,
        hands={**round.hands, player: hand},
        doubles=tuple(each for each in round.doubles if each != letter),
        deferred=tuple(each for each in round.deferred if each != letter),
        laid=(*round.laid, letter) if player == round.turn else round.laid,
        passes=0,
    )
    effect = _effect(round, tile, letter, opening)
    if effect == "deferred":
        round = round.change(deferred=(*round.deferred, letter))
    elif effect == "owed":
        round = round.change(doubles=(*round.doubles, letter))
    round = _release(round)
    if hand.count == 0 and not (effect == "owed" and round.rules.go_out_on_double == "must_cover"):
        return _go_out(round, player)
    if player != round.turn:  # out of turn, let stand: the turn does not move
        return round
    if hand.count == 1 and not round.rules.knock_exempt_double_exit and round.rules.knock != "off":
        round = round.change(unknocked=player, knocked=False)
    return _go_on(round, effect, drawn_again=drawn_again, was_due=was_due)


def _go_on(round: Round, effect: str, *, drawn_again: bool, was_due: bool) -> Round:
    """Return the round with the same player to move, if they may or have to; else the next."""
    extra_draw = round.rules.double_draw == "extra_draw"
    if drawn_again:
        return round.change(draws=0, drawn=None)
    if effect == "owed":
        return round.change(second=True, draws=0 if extra_draw else round.draws)
    if effect == "again":
        return round.change(second=False, draws=0 if extra_draw else round.draws)
    round = round.change(second=False)
    if was_due:
        return _end_turn(round) if round.rules.cover_ends_turn else round
    if law.opening_tiles(round) > len(round.laid):
        second_of_two = law.opening_tiles(round) == 2 and round.hands[round.turn].known
        if not second_of_two or law.plays(round):
            return round
    return _end_turn(round)


def _extended(round: Round, move: Play) -> Train:
    """Return the train with the tile on it, its marker down if that is what closes it."""
    train = round.trains[move.train].with_tile(move.tile, move.inner)
    trigger = round.rules.close_trigger
    if not train.open or move.player != move.train:
        return train
    if trigger == "own_play":
        return replace(train, open=False)
    return replace(train, may_close=True) if trigger == "own_play_optional" else train


def _left_own(round: Round, letter: str) -> bool:
    """Whether this play shows that the player could not play on their own train (no_own_play).

    Judged on the first tile of the turn, unless that covers a double left to them (regular play is
    suspended then), and only where the hand is known; else they say so (Open).
    """
    player, rules = round.turn, round.rules
    if letter == player or round.laid or round.covering or rules.open_trigger != "no_own_play":
        return False
    tiles, own = round.hands[player].tiles, round.trains[player]
    return rules.open_trains and tiles is not None and not any(own.fits(tile) for tile in tiles)


def _effect(round: Round, tile: Tile, letter: str, opening: bool) -> str:
    """Return what a tile just laid asks for: `plain`, `owed`, `again` or `deferred`."""
    rules = round.rules
    if not tile.double or rules.double_second == "none":
        return "plain"
    if opening and rules.opening_tiles != "one" and rules.opening_double != "normal":
        return "deferred" if rules.opening_double == "deferred" else "plain"
    if rules.double_second == "extra_turn":
        return "again"
    if rules.dead_double == "released" and round.dead(letter):
        return "plain"
    return "owed"


def _release(round: Round) -> Round:
    """Return the round without the doubles that nothing can cover any more, where that frees."""
    if not round.doubles or round.rules.dead_double != "released":
        return round
    doubles = tuple(letter for letter in round.doubles if not round.dead(letter))
    return round if doubles == round.doubles else round.change(doubles=doubles)


def _over(round: Round, reason: str, out: tuple[str, ...] = ()) -> Round:
    """Return the round, ended."""
    return round.change(outcome=Outcome(reason, out))


def _go_out(round: Round, player: str) -> Round:
    """Return the round after a player's last tile: over, unless the others may still open."""
    rules = round.rules
    opening = round.turns[player] == 0
    others = any(turns == 0 for each, turns in round.turns.items() if each != player)
    round = round.change(out=(*round.out, player))
    if player == round.turn and opening and others and rules.opening_out == "finish_lap":
        return _end_turn(round)
    if player == round.turn:
        round = round.change(turns={**round.turns, player: round.turns[player] + 1})
    return _over(round, "out", round.out)


def _end_turn(round: Round) -> Round:
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
        return _over(round, reason, round.out)
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
    return _over(round, "blocked") if _nobody_can(round) else round


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
    due_now = [each for each in round.deferred if not (released and round.dead(each))]
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
        and all(round.dead(letter) for letter in round.due)
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
    covering = round.doubles and round.rules.double_blocks == "all"
    if round.rules.own_train_first == "before_anything":  # not whoever has to open first
        covering = covering and all(round.trains[each].tiles for each in round.players)
    letters = round.due if covering else round.trains
    ends = {round.trains[letter].end for letter in letters}
    if None in ends or None in tiles:
        return False
    return not any(tile.high in ends or tile.low in ends for hand in tiles for tile in hand or ())
