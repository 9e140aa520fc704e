"""What the player to move may do: the list of moves and each refusal come from the same answers.

What may be said besides is in `remarks`."""

from __future__ import annotations

from hub.game import remarks
from hub.game.hand import Hand
from hub.game.move import Draw, End, Move, Pass, Play
from hub.game.reasons import Option, Refusal, refuse_in, whose
from hub.game.round import Round
from hub.game.tile import Tile
from hub.game.train import MEXICAN

NO_LIMIT = 1_000_000
_OPENING_DRAWS = {"none": 0, "one": 1, "until_playable": NO_LIMIT}


def moves(round: Round) -> tuple[Move, ...]:
    """Return the legal moves of the player to move."""
    if round.outcome is not None:
        return ()
    found = plays(round)
    player = round.turn
    if not (round.laid or round.draws) and round.hands[player].tiles is not None:
        # the usual cases, quickly: who must play may do nothing else, who cannot play draws
        if found:
            if round.rules.must_play == "any_legal" or obliged(round, found) is not None:
                return tuple(found)
        elif round.yard and draw_limit(round):
            return (Draw(player),)
    more: list[Move] = []
    if end_barred(round, found) is None:
        more.append(End(player))
    if draw_barred(round, found) is None:
        more.append(Draw(player))
    if pass_barred(round, found) is None:
        more.append(Pass(player))
    return (*found, *more)


def plays(round: Round) -> list[Play]:
    """Return the legal plays; of a counted hand, of every tile that could be in it."""
    player = round.turn
    tiles = round.hands[player].tiles
    if tiles is None:
        if not round.hands[player].count:
            return []
        tiles = round.unseen()
    free = not round.doubles
    found = []
    for letter, train in round.trains.items():
        if free:  # quickly, what barred would say
            if letter != player and (not train.open or closed_to(round, letter) is not None):
                continue
        elif barred(round, letter) is not None:
            continue
        end = train.end
        if end is None:
            for tile in tiles:
                found += _either_way(player, tile, letter)
            continue
        for tile in tiles:
            if tile.high == end or tile.low == end:
                key = (player, tile, letter)
                play = _PLAYS.get(key)
                if play is None:
                    play = _PLAYS[key] = Play(player, tile, letter)
                found.append(play)
    if round.second and round.rules.double_chain != "unlimited":
        found = [play for play in found if chain_refused(round, play.tile) is None]
    if round.draws and round.rules.drawn_double == "play_and_redraw" and round.owing:
        found += _redrawn(round, tiles, found)
    return found


_PLAYS: dict[tuple[str, Tile, str], Play] = {}
"""Plays made before: values that never change, and at most some ten thousand of them."""


def _either_way(player: str, tile: Tile, letter: str) -> list[Play]:
    ways = [Play(player, tile, letter)]
    return ways if tile.double else [*ways, Play(player, tile, letter, tile.low)]


def _redrawn(round: Round, tiles: tuple[Tile, ...], found: list[Play]) -> list[Play]:
    return [
        play
        for tile in tiles
        if redraws(round, tile)
        for letter, train in round.trains.items()
        if train.fits(tile) and closed_to(round, letter) is None
        if (play := Play(round.turn, tile, letter)) not in found
    ]


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
        elif round.opening_first:
            return None if letter == round.turn else "own_first"
        elif rules.double_blocks == "all":
            if letter in round.due:
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


def redraws(round: Round, tile: Tile) -> bool:
    """Whether this is a double drawn while owing a tile, to be laid on any accessible train.

    Then they draw again (sheet A: "place it on any accessible train and draw again"). Of a counted
    hand any double may be the one just drawn.
    """
    if not tile.double or not round.draws or round.rules.drawn_double != "play_and_redraw":
        return False
    if not round.owing:
        return False
    return tile is round.drawn or (round.drawn is None and not round.hands[round.turn].known)


def chain_refused(round: Round, tile: Tile) -> str | None:
    """Return why this tile may not follow the double just laid, as far as it is one itself."""
    chain = round.rules.double_chain
    if not (round.second and tile.double) or chain == "unlimited":
        return None
    if chain == "no":
        return None if redraws(round, tile) else "second_double"
    tiles = round.hands[round.turn].tiles
    if tiles is None or any(other is not tile and other.has(tile.high) for other in tiles):
        return None
    return "double_not_coverable"


def refusal(round: Round, move: Move) -> Refusal | None:
    """Return why this move is refused, or None."""
    if isinstance(move, Play):
        return play_refusal(round, move)
    if isinstance(move, Draw | Pass | End):
        early = _turn_refusal(round, move.player)
        if early is not None:
            return early
        found = plays(round) if round.hands[round.turn].known else []
        if isinstance(move, Draw):
            code = draw_barred(round, found)
            if code is None:
                return drawn_refusal(round, move.player, move.tile)
        else:
            code = (pass_barred if isinstance(move, Pass) else end_barred)(round, found)
        return None if code is None else _explained(round, code, found)
    return remarks.refusal(round, move)


def _turn_refusal(round: Round, player: str) -> Refusal | None:
    if round.outcome is not None:
        return refuse_in(round, "round_over", player)
    if player not in round.players:
        return refuse_in(round, "no_such_player", player)
    if player != round.turn:
        return refuse_in(round, "not_your_turn", player)
    return None


def play_refusal(round: Round, move: Play) -> Refusal | None:
    """Return why this tile may not be laid there, or None.

    What cannot be on this table (a tile twice, a train that is not there) is refused even where
    the table lets a play stand.
    """
    player, tile, letter = move.player, move.tile, move.train
    early = _turn_refusal(round, player)
    if early is not None and not (move.stood and early.code == "not_your_turn"):
        return early
    if letter not in round.trains:
        code = "no_mexican" if letter == MEXICAN else "no_such_train"
        return refuse_in(round, code, player, letter)
    physical = _tile_refusal(round, player, tile)
    if physical is not None or move.stood:
        return physical
    train = round.trains[letter]
    if redraws(round, tile) and train.fits(tile) and closed_to(round, letter) is None:
        return None
    code_ = barred(round, letter)
    if code_ is None and not train.fits(tile):
        code_ = "does_not_fit"
    if code_ is None:
        code_ = chain_refused(round, tile)
    if code_ is None:
        return None
    return refuse_in(round, code_, player, letter, tile=tile)


def _tile_refusal(round: Round, player: str, tile: Tile) -> Refusal | None:
    hand = round.hands[player]
    if hand.tiles is not None and tile in hand.tiles:
        return None
    if tile.high > round.set_max:
        return refuse_in(round, "not_in_set", player, tile=tile)
    where = round.where(tile)
    if where == "engine":
        return refuse_in(round, "is_engine", player, tile=tile)
    if where is not None:
        return refuse_in(round, "on_table", player, where, tile=tile)
    held = any(tile in other for other in round.hands.values())
    in_yard = isinstance(round.yard, tuple) and tile in round.yard
    if hand.known or held or in_yard or not hand.count:
        return refuse_in(round, "not_in_hand", player, tile=tile)
    return None


def obliged(round: Round, found: list[Play]) -> Play | None:
    """Return a play (of those found) that a known hand has to make before it may draw or pass."""
    if not found:
        return None
    must = "any_legal" if round.owing else round.rules.must_play
    if must == "any_legal":
        return found[0]
    if must == "own_train":
        return next((play for play in found if play.train == round.turn), None)
    return None


def in_chain(round: Round) -> bool:
    """Whether the player to move is in the middle of their opening tiles, owing nothing."""
    return bool(round.laid) and not round.owing and opening_tiles(round) > len(round.laid)


def opening_tiles(round: Round) -> int:
    """Return how many tiles the player to move may lay on this turn because it is their first."""
    if round.turns[round.turn]:
        return 1
    kind = round.rules.opening_tiles
    if kind == "any_chain":
        return NO_LIMIT
    return 2 if kind == "two" and round.turn == round.starter else 1


def draw_limit(round: Round) -> int:
    """Return how many tiles the player to move may draw on this turn."""
    if round.turns[round.turn] == 0:
        return _OPENING_DRAWS[round.rules.opening_draw]
    count = round.rules.draw_count
    return count if isinstance(count, int) else NO_LIMIT


def can_draw(round: Round, found: list[Play]) -> bool:
    """Whether a known hand may draw once more, as far as limit and boneyard go."""
    if not round.yard_count or round.draws >= draw_limit(round):
        return False
    return not (found and round.draws and draw_limit(round) > 1)


def draw_barred(round: Round, found: list[Play]) -> str | None:
    """Return why the player to move may not draw; of a counted hand only an empty yard counts."""
    player = round.turn
    if not round.yard_count:
        return "yard_empty"
    if not round.hands[player].known:
        return None
    if in_chain(round):
        return "chain_running"
    if obliged(round, found) is not None:
        return _must_play(round)
    if round.draws < draw_limit(round):
        return None if can_draw(round, found) else "playable_now"
    if round.turns[player] == 0:
        return "opening_drawn" if draw_limit(round) else "no_opening_draw"
    return "no_second_draw" if round.second else "already_drawn"


def _must_play(round: Round) -> str:
    return "can_follow" if round.second else "can_cover" if round.covering else "can_play"


def _explained(round: Round, code: str, found: list[Play]) -> Refusal:
    """Return the refusal to draw, pass or end with this code, naming what could be played."""
    drawn = next((play for play in found if play.tile is round.drawn), None)
    shown = drawn if code == "must_play_drawn" else obliged(round, found)
    shown = shown or (found[0] if found else None)
    limit = draw_limit(round)
    if shown is None:
        return refuse_in(round, code, round.turn, limit=limit)
    option = Option(shown.tile, whose(round, shown.train))
    return refuse_in(round, code, round.turn, limit=limit, tile=shown.tile, option=option)


def drawn_refusal(round: Round, player: str, tile: Tile | None) -> Refusal | None:
    """Return why this tile, named or not, cannot be the one drawn."""
    if isinstance(round.yard, tuple):
        if tile is None or tile is round.yard[0]:
            return None
        return refuse_in(round, "not_next_tile", player, tile=tile)
    if tile is None:
        known = round.hands[player].known
        return refuse_in(round, "name_the_tile", player) if known else None
    return _tile_refusal(round.change(hands={**round.hands, player: Hand(count=1)}), player, tile)


def pass_barred(round: Round, found: list[Play]) -> str | None:
    """Return why the player to move may not pass; of a counted hand a pass is always believed."""
    if not round.hands[round.turn].known:
        return None
    if in_chain(round):
        return "chain_running"
    must = obliged(round, found)
    kept = round.draws > 0 and not round.rules.drawn_must_play and not round.owing
    if kept and all(round.drawn in (None, play.tile) for play in found):
        must = None
    if must is not None:
        return _must_play(round)
    if can_draw(round, found):
        return "draw_first"
    drawn = any(play.tile is round.drawn for play in found)
    return "must_play_drawn" if drawn and round.rules.drawn_must_play else None


def end_barred(round: Round, found: list[Play]) -> str | None:
    """Return why the player to move has nothing to end, or may not end it yet."""
    if not in_chain(round):
        return "nothing_to_end"
    if opening_tiles(round) == 2 and round.hands[round.turn].known:
        return None if obliged(round, found) is None else "can_play"
    return None
