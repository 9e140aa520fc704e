"""Every reason to refuse a move: its arguments, and the setting that decides it.

The law names a reason by its code and gives its arguments; `hub.language` has the sentence. What
only a table can do wrong, and what it says instead where a train is closed, is in
`hub.referee.refusals`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hub.game.move import Move
from hub.game.round import Round
from hub.game.tile import Tile
from hub.game.train import MEXICAN

Args = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class TrainOf:
    """A train as people call it: by its owner's name."""

    owner: str | None
    """None is the Mexican Train."""

    def __str__(self) -> str:
        return self.owner or "Mexican Train"


@dataclass(frozen=True, slots=True)
class Option:
    """A tile on a train, as something that could be played."""

    tile: Tile
    train: TrainOf

    @property
    def id(self) -> str:
        """Its name in the catalogue."""
        return "option"

    @property
    def args(self) -> Args:
        """Its parts, by name."""
        return (("tile", self.tile), ("train", self.train))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: a reason with what it is about."""

    code: str
    """Short and fixed, for programs: one of REASONS, or what only a table can do wrong."""
    args: Args = ()
    """What the sentence names, sorted: players' names, tiles, trains, numbers."""
    setting: str | None = None
    """The setting of the rules that decided it, if one did."""
    sentence: str = ""
    """The name of its sentence, where the code has several."""

    @property
    def id(self) -> str:
        """Its name in the catalogue of sentences."""
        return f"refusal-{self.sentence or self.code}"

    def __str__(self) -> str:
        words = ", ".join(f"{name} {value}" for name, value in self.args)
        return f"{self.code} ({words})" if words else self.code


class IllegalMove(ValueError):
    """A move the rules do not allow; nothing has changed."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        """Say which move and why."""
        super().__init__(f"{move} is refused: {refusal}")
        self.move = move
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Reason:
    """What is declared of a reason."""

    args: tuple[str, ...] = ()
    """Names of the arguments that its sentence needs."""
    setting: str | None = None
    """The setting of the rules that decides it, if one does."""


REASONS: dict[str, Reason] = {
    "round_over": Reason(()),
    "not_in_round": Reason(()),
    "no_such_player": Reason(("player", "players")),
    "not_your_turn": Reason(("name", "turn")),
    "no_such_train": Reason(("letter", "letters")),
    "not_in_set": Reason(("set", "tile")),
    "is_engine": Reason(("tile",)),
    "on_table": Reason(("tile", "train")),
    "not_in_hand": Reason(("name", "tile")),
    "does_not_fit": Reason(("end", "tile", "train")),
    "no_mexican": Reason((), "mexican_train"),
    "only_own": Reason((), "open_trains"),
    "closed": Reason(("owner",), "open_trigger"),
    "opening_own": Reason(("name",), "opening_routes"),
    "opening_own_or_mexican": Reason(("name",), "opening_routes"),
    "mexican_turn2": Reason(("name",), "mexican_from"),
    "mexican_after_own": Reason(("name",), "mexican_from"),
    "mexican_after_all": Reason(("missing",), "mexican_from"),
    "own_first": Reason(("name",), "own_train_first"),
    "slot_reserved": Reason(("owner",), "open_slot_playable"),
    "cover_first": Reason(("double", "due"), "double_blocks"),
    "cover_in_order": Reason(("double", "due"), "open_double_order"),
    "cover_own_double": Reason(("double", "due", "name"), "double_second"),
    "second_double": Reason(("double", "name"), "double_chain"),
    "double_not_coverable": Reason(("name", "tile"), "double_chain"),
    "can_play": Reason(("name", "option"), "must_play"),
    "can_cover": Reason(("name", "option"), "double_blocks"),
    "can_follow": Reason(("name", "option"), "double_second"),
    "must_play_drawn": Reason(("name", "option", "tile"), "drawn_must_play"),
    "already_drawn": Reason(("limit", "name"), "draw_count"),
    "no_opening_draw": Reason((), "opening_draw"),
    "opening_drawn": Reason(("name",), "opening_draw"),
    "no_second_draw": Reason(("name",), "double_draw"),
    "playable_now": Reason(("name", "option"), "draw_count"),
    "yard_empty": Reason(("name",)),
    "not_next_tile": Reason(("tile",)),
    "name_the_tile": Reason(("name",)),
    "draw_first": Reason(("name", "yard"), "draw_count"),
    "chain_running": Reason(("name",), "opening_tiles"),
    "nothing_to_end": Reason(("name",), "opening_tiles"),
    "no_markers": Reason((), "open_trains"),
    "already_open": Reason(("name",)),
    "not_at_will": Reason((), "voluntary_open"),
    "not_open": Reason(("name",)),
    "closes_itself": Reason((), "close_trigger"),
    "close_after_own": Reason(("name",), "close_trigger"),
    "no_knocking": Reason((), "knock"),
    "not_last_tile": Reason(("count", "name")),
    "no_penalty": Reason((), "knock"),
    "nothing_to_catch": Reason(("name",), "knock"),
    "caught_oneself": Reason(("name",)),
    "wrong_penalty": Reason(("count", "name", "penalty"), "knock_penalty"),
    "not_blocked": Reason(("yard",)),
    "no_round": Reason(()),
    "round_running": Reason(("number",)),
    "not_counted": Reason(("count", "names")),
    "match_over": Reason(("winners",), "rounds"),
    "wrong_engine": Reason(("engine", "number"), "round_sequence"),
    "no_such_engine": Reason(("engine", "set"), "set_max"),
    "wrong_starter": Reason(("name", "number"), "next_starter"),
    "wrong_hands": Reason(("hands", "players")),
    "wrong_hand_size": Reason(("count", "name", "size"), "hand_size"),
    "wrong_total": Reason(("count", "set", "total")),
    "tile_twice": Reason(("tile",)),
    "nothing_to_count": Reason(()),
    "out_is_zero": Reason(("name",)),
    "wrong_tiles": Reason(("count", "name", "tiles")),
    "wrong_points": Reason(("count", "name", "points")),
    "counted_on_table": Reason(("tile", "train")),
    "counted_already": Reason(("name", "tile")),
    "no_points": Reason(("name",)),
}
"""Every code of the law."""


def refuse(code: str, **words: object) -> Refusal:
    """Return the refusal with this code, of these words those that its sentence needs."""
    reason = REASONS[code]
    return Refusal(code, tuple((name, words[name]) for name in reason.args), reason.setting)


def refuse_in(
    round: Round, code: str, player: str, letter: str = MEXICAN, **words: object
) -> Refusal:
    """Return the refusal with this code to this player, about the train with this letter.

    What its sentence needs and is not among the words follows from the round.
    """
    reason = REASONS[code]
    args = tuple(
        (name, words[name] if name in words else _KNOWN[name](round, player, letter))
        for name in reason.args
    )
    return Refusal(code, args, reason.setting)


def whose(round: Round, letter: str) -> TrainOf:
    """Return the train with this letter as people call it."""
    return TrainOf(None if letter == MEXICAN else round.players[letter])


def named(players: Mapping[str, str]) -> tuple[str, ...]:
    """Return every player's name and letter: `Ana (A)`."""
    return tuple(f"{name} ({letter})" for letter, name in players.items())


def _due(round: Round, letter: str) -> str:
    """Return the train whose double has to be covered next."""
    if round.second and round.doubles:
        return round.doubles[-1]
    return (*round.due, letter)[0]


def _missing(round: Round) -> tuple[str, ...]:
    """Return the names of those whose trains have no tile yet."""
    return tuple(name for each, name in round.players.items() if not round.trains[each].tiles)


_KNOWN: dict[str, Callable[[Round, str, str], object]] = {
    "player": lambda round, player, letter: player,
    "name": lambda round, player, letter: round.players.get(player, player),
    "turn": lambda round, player, letter: round.players[round.turn],
    "players": lambda round, player, letter: named(round.players),
    "letter": lambda round, player, letter: letter,
    "letters": lambda round, player, letter: tuple(round.trains),
    "set": lambda round, player, letter: round.set_max,
    "yard": lambda round, player, letter: round.yard_count,
    "owner": lambda round, player, letter: round.name(letter),
    "train": lambda round, player, letter: whose(round, letter),
    "end": lambda round, player, letter: round.trains[letter].end,
    "due": lambda round, player, letter: whose(round, _due(round, letter)),
    "double": lambda round, player, letter: round.trains[_due(round, letter)].tiles[-1],
    "missing": lambda round, player, letter: _missing(round),
}
"""Words that follow from the round, who is refused, and the train that it is about."""
