"""Every reason to refuse a move, with its sentence and the setting that decides it.

One place for the words: the law names a reason by its code, a person reads the sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hub.game.move import Move
from hub.game.round import Round
from hub.game.tile import Tile
from hub.game.train import MEXICAN


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: a reason with its sentence."""

    code: str
    """Short and fixed, for programs: one of REASONS."""
    sentence: str
    """For people, with names and numbers."""
    setting: str | None = None
    """The setting of the rules that decided it, if one did."""

    def __str__(self) -> str:
        return self.sentence


class IllegalMove(ValueError):
    """A move the rules do not allow; nothing has changed."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        """Say which move and why."""
        super().__init__(f"{move}: {refusal.sentence}")
        self.move = move
        self.refusal = refusal


REASONS: dict[str, tuple[str, str | None]] = {
    "round_over": ("This round is over. Count the tiles that are left.", None),
    "not_in_round": ("A round is not the place for a deal or a count. Ask the match.", None),
    "no_such_player": ("There is no player {player}. The players are {players}.", None),
    "not_your_turn": ("It is {turn}'s turn. {name} has to wait.", None),
    "no_such_train": ("There is no train {train}. The trains are {trains}.", None),
    "not_in_set": ("A double-{set} set has no {tile}.", None),
    "is_engine": ("{tile} is the engine. It stays in the middle.", None),
    "on_table": ("{tile} already lies on {where}, and there is only one.", None),
    "not_in_hand": ("{name} does not hold {tile}.", None),
    "does_not_fit": ("{tile} does not fit. {Whose} needs {end}.", None),
    "no_mexican": ("This sheet has no Mexican Train.", "mexican_train"),
    "only_own": ("On this sheet everybody plays on their own train only.", "open_trains"),
    "closed": (
        "{owner}'s train is closed. Only {owner} may play on it until {owner} cannot play.",
        "open_trigger",
    ),
    "opening_own": ("{name}'s first tile has to start {name}'s own train.", "opening_routes"),
    "opening_own_or_mexican": (
        "{name}'s first tile goes on {name}'s own train or the Mexican Train.",
        "opening_routes",
    ),
    "mexican_turn2": (
        "The Mexican Train may start from {name}'s second turn on, not yet.",
        "mexican_from",
    ),
    "mexican_after_own": (
        "{name} may start the Mexican Train once {name}'s own train has a tile.",
        "mexican_from",
    ),
    "mexican_after_all": (
        "The Mexican Train may start once every train has a tile. Not yet: {missing}.",
        "mexican_from",
    ),
    "own_first": ("{name} has to start {name}'s own train first.", "own_train_first"),
    "slot_reserved": ("Only {owner} may lay the first tile there.", "open_slot_playable"),
    "cover_first": (
        "The double {double} on {due} has to be covered before anything else.",
        "double_blocks",
    ),
    "cover_in_order": (
        "The double {double} on {due} has to be covered first.",
        "open_double_order",
    ),
    "cover_own_double": (
        "{name} has just laid {double}. The next tile goes on it, on {due}.",
        "double_second",
    ),
    "second_double": (
        "{name} has just laid {double}. The next tile may not be another double.",
        "double_chain",
    ),
    "double_not_coverable": (
        "{name} may lay {tile} too only while holding a tile to cover it.",
        "double_chain",
    ),
    "can_play": ("{name} can play: {option}. So {name} has to.", "must_play"),
    "can_cover": ("{name} can play {option}. The double comes first.", "double_blocks"),
    "can_follow": ("{name} can play {option}. A double needs a second tile.", "double_second"),
    "must_play_drawn": ("{name} drew {tile}, and it can be played: {option}.", "drawn_must_play"),
    "already_drawn": ("{name} has drawn as often as a turn allows ({limit}).", "draw_count"),
    "no_opening_draw": ("On the first turn nobody draws.", "opening_draw"),
    "opening_drawn": ("{name} has drawn as often as the first turn allows.", "opening_draw"),
    "no_second_draw": ("{name} has drawn already. A double gives no second draw.", "double_draw"),
    "playable_now": ("{name} has drawn a tile that can be played: {option}.", "draw_count"),
    "yard_empty": ("The boneyard is empty. {name} can only pass.", None),
    "not_next_tile": ("{tile} is not the next tile of the boneyard.", None),
    "name_the_tile": ("Say which tile {name} drew: this hand is played open.", None),
    "draw_first": ("{name} has to draw first. There are {yard} tiles to draw from.", "draw_count"),
    "chain_running": ("{name} is laying a chain: lay another tile, or end it.", "opening_tiles"),
    "nothing_to_end": ("{name} has no chain to end. Play, draw or pass.", "opening_tiles"),
    "no_markers": ("On this sheet trains are never open.", "open_trains"),
    "already_open": ("{name}'s train is open already.", None),
    "not_at_will": ("A train opens when its owner cannot play, not at will.", "voluntary_open"),
    "not_open": ("{name}'s train is not open.", None),
    "closes_itself": ("The marker comes down by itself when {name} plays.", "close_trigger"),
    "close_after_own": (
        "{name} may close the train after playing on it, not before.",
        "close_trigger",
    ),
    "no_knocking": ("On this sheet nobody has to knock.", "knock"),
    "not_last_tile": ("{name} has {count} tiles. Knock with the last one.", None),
    "no_penalty": ("On this sheet knocking is a courtesy: nobody pays for it.", "knock"),
    "nothing_to_catch": ("There is nothing to catch: {name} knocked, or it is too late.", "knock"),
    "caught_oneself": ("{name} cannot catch {name}. Another player has to.", None),
    "wrong_penalty": ("{name} draws {penalty} for it, not {count}.", "knock_penalty"),
    "not_blocked": ("The round is not blocked: {why}.", None),
    "no_round": ("No round has begun. Deal first.", None),
    "round_running": ("Round {number} is not over yet.", None),
    "not_counted": ("Count the tiles first: {names} still {have} to.", None),
    "match_over": ("The match is over. {winners} won.", "rounds"),
    "wrong_engine": ("The engine of round {number} is {engine}-{engine}.", "round_sequence"),
    "no_such_engine": ("A double-{set} set has no {engine}-{engine}.", "set_max"),
    "wrong_starter": ("{name} starts round {number}.", "next_starter"),
    "wrong_hands": ("There are {players} players, but {hands} hands.", None),
    "wrong_hand_size": ("{name} takes {size} tiles, not {count}.", "hand_size"),
    "wrong_total": ("A double-{set} set has {total} tiles, but these are {count}.", None),
    "tile_twice": ("{tile} is there twice.", None),
    "nothing_to_count": ("Nothing is to be counted until the round is over.", None),
    "out_is_zero": ("{name} is out and has nothing to count.", None),
    "wrong_tiles": ("{name} holds {tiles}.", None),
    "wrong_points": ("{name}'s tiles make {points} points, not {count}.", None),
    "counted_on_table": ("{tile} lies on {where}, so nobody holds it.", None),
    "counted_already": ("{tile} was counted in {name}'s hand.", None),
    "no_points": ("Give {name}'s tiles, or the points: a number from 0.", None),
}
"""Code to (sentence, setting). Words in braces are filled in by whoever refuses."""


def refuse(code: str, **words: object) -> Refusal:
    """Return the refusal with this code, its sentence filled in."""
    template, setting = REASONS[code]
    return Refusal(code, upper_first(template.format_map(words)), setting)


def refuse_in(round: Round, code: str, player: str, **words: object) -> Refusal:
    """Return the refusal with this code, the round's and this player's words filled in too."""
    names: dict[str, object] = {
        "player": player,
        "name": round.players.get(player, player),
        "turn": round.players[round.turn],
        "players": named(round.players),
        "trains": listed(round.trains),
        "set": round.set_max,
        "yard": round.yard_count,
    }
    return refuse(code, **(names | words))


def train_words(round: Round, letter: str, player: str) -> Mapping[str, object]:
    """Return the words about a train that the sentences use."""
    due = round.doubles[-1] if round.second and round.doubles else (*round.doubles, letter)[0]
    train = round.trains[letter]
    double = round.trains[due].tiles[-1] if round.trains[due].tiles else "?"
    missing = [name for each, name in round.players.items() if not round.trains[each].tiles]
    return {
        "owner": round.name(letter),
        "Whose": upper_first(whose(round, letter)),
        "end": "any tile" if train.end is None else f"a {train.end}",
        "double": double,
        "due": whose(round, due),
        "missing": listed(missing),
    }


def whose(round: Round, letter: str) -> str:
    """Return `Bo's train` or `the Mexican Train`."""
    return "the Mexican Train" if letter == MEXICAN else f"{round.players[letter]}'s train"


def upper_first(text: str) -> str:
    """Return the text beginning with a capital."""
    return text[:1].upper() + text[1:]


def option(round: Round, tile: Tile, letter: str) -> str:
    """Return a play in words: `5-3 on Bo's train`."""
    return f"{tile} on {whose(round, letter)}"


def named(players: Mapping[str, str]) -> str:
    """Return `Ana (A) and Bo (B)`."""
    return listed(f"{name} ({letter})" for letter, name in players.items())


def listed(words: Iterable[object]) -> str:
    """Return `A, B and C`."""
    texts = [str(word) for word in words]
    return " and ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else "".join(texts)
