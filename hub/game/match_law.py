"""Why a deal or a count is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hub.game.move import Count, Deal
from hub.game.reasons import listed, upper_first, whose
from hub.game.refusal import Refusal
from hub.game.tile import Tile, full_set

if TYPE_CHECKING:
    from hub.game.match import Match
    from hub.game.round import Round

REASONS: dict[str, tuple[str, str | None]] = {
    "no_round": ("No round has begun. Deal first.", None),
    "round_running": ("Round {number} is not over yet.", None),
    "not_counted": ("Count the tiles first: {names} still {have} to.", None),
    "match_over": ("The match is over. {winners} won.", "rounds"),
    "wrong_engine": ("The engine of round {number} is {engine}-{engine}.", "round_sequence"),
    "no_such_engine": ("A double-{set} set has no {engine}-{engine}.", "set_max"),
    "no_such_player": ("There is no player {player}. The players are {names}.", None),
    "wrong_starter": ("{name} starts round {number}.", "next_starter"),
    "wrong_hands": ("There are {players} players, but {hands} hands.", None),
    "wrong_hand_size": ("{name} takes {size} tiles, not {count}.", "hand_size"),
    "wrong_total": ("A double-{set} set has {total} tiles, but these are {count}.", None),
    "tile_twice": ("{tile} is there twice.", None),
    "nothing_to_count": ("Nothing is to be counted until the round is over.", None),
    "out_is_zero": ("{name} is out and has nothing to count.", None),
    "wrong_tiles": ("{name} holds {tiles}.", None),
    "wrong_points": ("{name}'s tiles make {points} points, not {count}.", None),
    "on_table": ("{tile} lies on {where}, so nobody holds it.", None),
    "not_in_set": ("A double-{set} set has no {tile}.", None),
    "counted_already": ("{tile} was counted in {name}'s hand.", None),
    "no_points": ("Give {name}'s tiles, or the points: a number from 0.", None),
}


def refuse(code: str, **words: object) -> Refusal:
    """Return the refusal with this code, its sentence filled in."""
    template, setting = REASONS[code]
    sentence = template.format_map(words)
    return Refusal(code, upper_first(sentence), setting)


def refusal(match: Match, move: Deal | Count) -> Refusal | None:
    """Return why this deal or count is refused now, or None."""
    return _deal_refusal(match, move) if isinstance(move, Deal) else _count_refusal(match, move)


def _deal_refusal(match: Match, deal: Deal) -> Refusal | None:
    number = match.number
    if match.round is not None and match.round.outcome is None:
        return refuse("round_running", number=number)
    if match.due:
        names = listed(match.players[each] for each in match.due)
        have = "has" if len(match.due) == 1 else "have"
        return refuse("not_counted", names=names, have=have)
    if match.over:
        winners = listed(match.players[each] for each in match.winners)
        return refuse("match_over", winners=winners)
    if not 0 <= deal.engine <= match.set_max:
        return refuse("no_such_engine", set=match.set_max, engine=deal.engine)
    lower = match.rules.engine_missing == "next_lower_held" and match.rules.engine_find == "holder"
    if match.next_engine not in (None, deal.engine) and not lower:
        return refuse("wrong_engine", number=number + 1, engine=match.next_engine)
    if deal.starter not in match.players:
        return refuse("no_such_player", player=deal.starter, names=listed(match.players))
    if match.next_starter not in (None, deal.starter):
        name = match.players[match.next_starter or ""]
        return refuse("wrong_starter", name=name, number=number + 1)
    return _hands_refusal(match, deal)


def _hands_refusal(match: Match, deal: Deal) -> Refusal | None:
    if len(deal.hands) != len(match.players):
        return refuse("wrong_hands", players=len(match.players), hands=len(deal.hands))
    size = match.rules.hand_for(len(match.players))
    if not match.rules.engine_held:
        for player, hand in zip(match.players, deal.hands, strict=True):
            if hand.count != size:
                name = match.players[player]
                return refuse("wrong_hand_size", name=name, size=size, count=hand.count)
    yard = deal.yard if isinstance(deal.yard, int) else len(deal.yard)
    total = len(full_set(match.set_max))
    count = 1 + yard + sum(hand.count for hand in deal.hands)
    if count != total or yard < 0:
        return refuse("wrong_total", set=match.set_max, total=total, count=count)
    seen = {Tile(deal.engine, deal.engine)}
    known = [tile for hand in deal.hands for tile in hand.tiles or ()]
    for tile in [*known, *(deal.yard if isinstance(deal.yard, tuple) else ())]:
        if tile in seen:
            return refuse("tile_twice", tile=tile)
        if tile.high > match.set_max:
            return refuse("not_in_set", set=match.set_max, tile=tile)
        seen.add(tile)
    return None


def _count_refusal(match: Match, count: Count) -> Refusal | None:
    round = match.round
    if count.player not in match.players:
        return refuse("no_such_player", player=count.player, names=listed(match.players))
    if round is None or round.outcome is None:
        return refuse("nothing_to_count")
    name = match.players[count.player]
    if count.tiles is None and (count.points is None or count.points < 0):
        return refuse("no_points", name=name)
    if count.tiles is not None and count.points is not None:
        return refuse("no_points", name=name)
    if count.player in round.outcome.out and (count.tiles or count.points):
        return refuse("out_is_zero", name=name)
    tiles = round.hands[count.player].tiles
    if tiles is not None:
        return _known_count_refusal(match, count, name, tiles)
    return None if count.tiles is None else _told_refusal(match, round, count, count.tiles)


def _known_count_refusal(
    match: Match, count: Count, name: str, tiles: tuple[Tile, ...]
) -> Refusal | None:
    if count.tiles is not None:
        if sorted(count.tiles) == sorted(tiles):
            return None
        return refuse("wrong_tiles", name=name, tiles=listed(tiles) or "nothing")
    right = match.value(Count(count.player, tiles))
    if count.points == right:
        return None
    return refuse("wrong_points", name=name, points=right, count=count.points)


def _told_refusal(
    match: Match, round: Round, count: Count, tiles: tuple[Tile, ...]
) -> Refusal | None:
    """Judge tiles that a player says they have left: each can only be in one place."""
    for place, tile in enumerate(tiles):
        if tile in tiles[:place]:
            return refuse("tile_twice", tile=tile)
        if tile.high > match.set_max:
            return refuse("not_in_set", set=match.set_max, tile=tile)
        where = round.where(tile)
        if where is not None:
            there = "the station, as the engine" if where == "engine" else whose(round, where)
            return refuse("on_table", tile=tile, where=there)
        for player, other in (match.counts or {}).items():
            if player != count.player and tile in (other.tiles or ()):
                return refuse("counted_already", tile=tile, name=match.players[player])
    return None
