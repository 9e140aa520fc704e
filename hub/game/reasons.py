"""Every reason to refuse a move, with its sentence and the setting that decides it.

One place for the words: the law names a reason by its code, a person reads the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hub.game.refusal import Refusal
from hub.game.tile import Tile
from hub.game.train import MEXICAN

if TYPE_CHECKING:
    from hub.game.round import Round

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
    "closes_itself": ("The marker comes down by itself, by playing on the train.", "close_trigger"),
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
}
"""Code to (sentence, setting). Words in braces are filled in from the round and the move."""


def refuse(round: Round, code: str, player: str, **words: object) -> Refusal:
    """Return the refusal with this code, its sentence filled in for this player."""
    template, setting = REASONS[code]
    names = {
        "player": player,
        "name": round.players.get(player, player),
        "turn": round.players[round.turn],
        "players": listed(f"{name} ({letter})" for letter, name in round.players.items()),
        "trains": listed(round.trains),
        "set": round.set_max,
        "yard": round.yard_count,
    }
    sentence = template.format_map({**names, **words})
    return Refusal(code, upper_first(sentence), setting)


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


def listed(words: object) -> str:
    """Return `A, B and C`."""
    texts = [str(word) for word in words]  # type: ignore[attr-defined]
    return " and ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else "".join(texts)
