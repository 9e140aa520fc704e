"""Deals a shuffled set: hands, boneyard, and who finds the engine. Shuffling is the caller's."""

from __future__ import annotations

from collections.abc import Sequence

from hub.game.hand import Hand
from hub.game.match import Match
from hub.game.move import Deal
from hub.game.rules import RulesError
from hub.game.tile import Tile, full_set


def deal(match: Match, shuffled: Sequence[Tile]) -> Deal:
    """Return the next round's Deal, hands known, from the whole set in this order.

    Each player takes a block of the order; what follows is the boneyard. Where the engine is held,
    it is looked for as the sheet says, drawing if nobody has it.
    """
    if len(shuffled) != len(full_set(match.set_max)) or {*shuffled} != {*full_set(match.set_max)}:
        raise RulesError(f"Deal a whole double-{match.set_max} set, each tile once.")
    order = list(shuffled)
    engine = match.next_engine
    if engine is not None and not match.rules.engine_held:
        order.remove(Tile(engine, engine))
    size = match.rules.hand_for(len(match.players))
    hands = {
        player: order[seat * size : (seat + 1) * size] for seat, player in enumerate(match.players)
    }
    yard = order[size * len(hands) :]
    layer = None
    if engine is None or match.rules.engine_held:
        layer, engine = _find(match, hands, yard)
        hands[layer].remove(Tile(engine, engine))
        if match.rules.engine_layer_redraws and yard:
            hands[layer].append(yard.pop(0))
    return Deal(
        engine=engine,
        starter=starter(match, layer),
        hands=tuple(Hand(tiles) for tiles in hands.values()),
        yard=tuple(yard),
    )


def deal_counted(
    match: Match,
    *,
    engine: int | None = None,
    layer: str | None = None,
    counts: Sequence[int] | None = None,
) -> Deal:
    """Return the next round's Deal at a real table, where hands are only counted.

    `engine` and `layer` (who lays it) are the table's word where match.next_engine or
    match.next_starter is None. `counts` gives the hands as they are when the first turn begins,
    where looking for the engine has made them uneven; otherwise they follow from the sheet.
    """
    engine = match.next_engine if engine is None else engine
    if engine is None:
        raise RulesError("Say which double is the engine: the highest that anybody holds.")
    rules = match.rules
    if layer is None and match.next_starter is None:
        raise RulesError("Say who laid the engine: that player starts.")
    size = rules.hand_for(len(match.players))
    sizes = dict.fromkeys(match.players, size)
    if layer is not None and rules.engine_held and not rules.engine_layer_redraws:
        sizes[layer] -= 1
    if counts is not None:
        sizes = dict(zip(match.players, counts, strict=True))
    return Deal(
        engine=engine,
        starter=starter(match, layer),
        hands=tuple(Hand(count=count) for count in sizes.values()),
        yard=len(full_set(match.set_max)) - 1 - sum(sizes.values()),
    )


def starter(match: Match, layer: str | None) -> str:
    """Return who makes the first turn, `layer` having laid the engine (None: it was set aside)."""
    if match.next_starter is not None:
        return match.next_starter
    if layer is None:
        return match.first
    if match.rules.engine_lay_ends_turn:
        order = list(match.players)
        return order[(order.index(layer) + 1) % len(order)]
    return layer


def _find(match: Match, hands: dict[str, list[Tile]], yard: list[Tile]) -> tuple[str, int]:
    """Return who lays which engine, after drawing for it from the yard if nobody has it."""
    asked = match.next_starter or (match.first if match.round is None else match.round.starter)
    order = list(hands)
    seat = order.index(asked)
    order = order[seat:] + order[:seat]
    found = _holder(match, hands)
    missing = match.rules.engine_missing
    if found is None and missing == "next_lower_held" and match.next_engine is not None:
        found = _highest(hands, range(match.next_engine))
    while found is None and yard:
        for player in order:
            if not yard:
                break
            hands[player].append(yard.pop(0))
            found = _holder(match, hands)
            if found is not None and missing == "draw_in_turn":
                break
    if found is None:
        raise RulesError("No double is left to start with.")
    return found


def _holder(match: Match, hands: dict[str, list[Tile]]) -> tuple[str, int] | None:
    if match.next_engine is not None:
        return _highest(hands, (match.next_engine,))
    allowed = set(range(match.set_max + 1))
    if match.rules.round_sequence == "descending":
        fresh = allowed - {tally.engine for tally in match.tallies}
        return _highest(hands, fresh or allowed)
    return _highest(hands, allowed)


def _highest(hands: dict[str, list[Tile]], numbers: object) -> tuple[str, int] | None:
    """Return who holds the highest of these doubles, and its number; None: nobody holds any."""
    held = [
        (tile.high, player)
        for player, tiles in hands.items()
        for tile in tiles
        if tile.double and tile.high in numbers  # type: ignore[operator]
    ]
    if not held:
        return None
    number, player = max(held)
    return player, number
