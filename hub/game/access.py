"""Which trains the player to move may lay on now, whatever the tile. The one place that knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hub.game.train import MEXICAN

if TYPE_CHECKING:
    from hub.game.round import Round
    from hub.game.tile import Tile


def barred(round: Round, letter: str) -> str | None:
    """Return the code of what forbids this train to the player to move, or None if nothing does."""
    doubles = round.doubles
    if doubles:
        rules = round.rules
        if round.second:
            if letter == doubles[-1]:
                return None
            if rules.double_second == "on_double":
                return "cover_own_double"
        elif rules.double_blocks == "all":
            if letter in due(round):
                return None
            return "cover_in_order" if letter in doubles else "cover_first"
        elif rules.double_blocks == "train" and letter in doubles:
            return None
    return closed_to(round, letter)


def closed_to(round: Round, letter: str) -> str | None:
    """Return what forbids this train apart from any double, or None."""
    player = round.turn
    if letter == player:
        return None
    rules = round.rules
    opening = round.turns[player] == 0
    own_tiles = round.trains[player].tiles
    if letter == MEXICAN:
        return _mexican_closed(round, opening, bool(own_tiles))
    if not rules.open_trains:
        return "only_own"
    if opening and rules.opening_routes == "own_only":
        return "opening_own"
    if opening and rules.opening_routes == "own_or_mexican":
        return "opening_own_or_mexican"
    train = round.trains[letter]
    if not train.open:
        return "closed"
    if rules.own_train_first != "no" and not own_tiles:
        return "own_first"
    if not train.tiles and not rules.open_slot_playable:
        return "slot_reserved"
    return None


def _mexican_closed(round: Round, opening: bool, has_own: bool) -> str | None:
    rules = round.rules
    if not rules.mexican_train:
        return "no_mexican"
    if opening and rules.opening_routes == "own_only":
        return "opening_own"
    if rules.own_train_first == "before_anything" and not has_own:
        return "own_first"
    if round.trains[MEXICAN].tiles:
        return None
    when = rules.mexican_from
    if when == "turn2" and opening:
        return "mexican_turn2"
    if when == "after_own" and not has_own:
        return "mexican_after_own"
    if when == "after_all" and not all(round.trains[each].tiles for each in round.players):
        return "mexican_after_all"
    return None


def due(round: Round) -> tuple[str, ...]:
    """Return the trains whose double may be covered next, by the sheet's order."""
    order = round.rules.open_double_order
    if order == "any":
        return round.doubles
    return round.doubles[:1] if order == "fifo" else round.doubles[-1:]


def covering(round: Round) -> bool:
    """Whether the player to move has to cover a double that lay there before the turn."""
    return bool(round.doubles) and not round.second and round.rules.double_blocks == "all"


def owing(round: Round) -> bool:
    """Whether the player to move owes a tile for a double: their own, or one left to them."""
    return round.second or covering(round)


def redraws(round: Round, tile: Tile) -> bool:
    """Whether this is a double drawn while owing a tile, to be laid on any accessible train.

    Then they draw again (sheet A: "place it on any accessible train and draw again"). Of a counted
    hand any double may be the one just drawn.
    """
    if not tile.double or not round.draws or round.rules.drawn_double != "play_and_redraw":
        return False
    if not owing(round):
        return False
    return tile is round.drawn or (round.drawn is None and not round.hands[round.turn].known)


def dead(round: Round, letter: str) -> bool:
    """Whether nothing can cover the double this train ends in: its number is all on the table."""
    number = round.trains[letter].end
    laid = sum(
        not tile.double and (tile.high == number or tile.low == number)
        for train in round.trains.values()
        for tile in train.tiles
    )
    return laid == round.set_max
