"""The settings of a house's rules: 54 of them, checked when they are put together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType

from hub.game.settings import CHOICES, SWITCHES
from hub.game.tile import SETS, full_set

MOST_PLAYERS = 14
EVERY_ROUND = "N+1"
"""As a number of rounds: one for each double of the set."""

_HANDS = {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10}


class RulesError(ValueError):
    """Settings that cannot be played, or a sheet that is not there."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """All settings; what is not given has the safest common value.

    What each one means, in plain words: `hub.game.plain`. Unhashable values are frozen, so that
    rules can be compared and kept.

    >>> Rules(open_trigger="no_own_play").open_trigger
    'no_own_play'
    """

    name: str = "custom"
    """The sheet's name, as `sheet(name)` knows it."""
    title: str = "House rules"
    set_max: int = 12
    set_for_players: Mapping[int, int] | None = None
    hand_size: Mapping[int, int] = field(default_factory=lambda: dict(_HANDS))
    engine_find: str = "set_aside"
    engine_missing: str = "draw_all"
    engine_lay_ends_turn: bool = False
    engine_layer_redraws: bool = False
    first_player: str = "chosen"
    next_starter: str = "rotate_left"
    round_sequence: str = "descending"
    rounds: int | str = EVERY_ROUND
    opening_tiles: str = "one"
    opening_routes: str = "own_or_mexican"
    opening_draw: str = "one"
    opening_fail_marks: bool = True
    opening_double: str = "normal"
    opening_out: str = "ends_now"
    own_train_first: str = "no"
    open_slot_playable: bool = True
    must_play: str = "any_legal"
    draw_count: int | str = 1
    drawn_must_play: bool = True
    open_trains: bool = True
    open_trigger: str = "no_play_anywhere"
    close_trigger: str = "own_play"
    voluntary_open: bool = False
    marker_polarity: str = "present_is_open"
    mexican_train: bool = True
    mexican_from: str = "turn1"
    mexican_first: str = "engine"
    mexican_place: str = "either"
    double_second: str = "on_double"
    double_chain: str = "no"
    double_draw: str = "one_per_turn"
    double_fail_marks: bool = True
    double_blocks: str = "all"
    open_double_order: str = "fifo"
    drawn_double: str = "normal"
    cover_ends_turn: bool = True
    dead_double: str = "released"
    foot: int = 1
    go_out_on_double: str = "allowed"
    boneyard_empty: str = "continue"
    knock: str = "courtesy"
    knock_penalty: int = 2
    knock_loses_turn: bool = False
    knock_exempt_double_exit: bool = True
    blank_value: int = 0
    double_blank_value: int = 50
    blank_wild: bool = False
    scoring: str = "penalty"
    blocked_scoring: str = "all_count"
    match_end: str | int = "rounds"
    """`rounds`, or the points at which the match ends."""
    tie_break: tuple[str, ...] = ("zero_rounds", "lowest_nonzero_round", "shared")

    def __post_init__(self) -> None:
        """Normalise what a file can only spell in its own way, then check everything."""
        set_ = object.__setattr__
        if isinstance(self.tie_break, list):
            set_(self, "tie_break", tuple(self.tie_break))
        set_(self, "hand_size", _by_players("hand_size", self.hand_size))
        if self.set_for_players is not None:
            set_(self, "set_for_players", _by_players("set_for_players", self.set_for_players))
        target = re.fullmatch(r"target\((\d+)\)", str(self.match_end))
        if target:
            set_(self, "match_end", int(target[1]))
        problems = _problems(self)
        if problems:
            raise RulesError(f"{self.title} cannot be played: " + " ".join(problems))

    def __hash__(self) -> int:
        return hash((self.name, self.set_max, self.open_trigger, self.double_second))

    def change(self, **settings: object) -> Rules:
        """Return rules with these settings instead; an unknown one is an error that lists all."""
        known = {each.name for each in fields(self)}
        unknown = sorted(set(settings) - known)
        if unknown:
            raise RulesError(
                f"There is no setting {', '.join(unknown)}. "
                f"The settings are: {', '.join(sorted(known - {'name', 'title'}))}."
            )
        return replace(self, **settings)  # type: ignore[arg-type]

    def settings(self) -> dict[str, object]:
        """Return every setting with its value, in the order of the sheets' table."""
        return {
            each.name: getattr(self, each.name)
            for each in fields(self)
            if each.name not in ("name", "title")
        }

    def differences(self, other: Rules) -> dict[str, tuple[object, object]]:
        """Return the settings in which two sheets differ, each with both values."""
        theirs = other.settings()
        return {
            name: (value, theirs[name])
            for name, value in self.settings().items()
            if value != theirs[name]
        }

    @property
    def engine_held(self) -> bool:
        """Whether the engine comes out of a hand, not set aside before the deal."""
        return self.engine_find != "set_aside" or self.round_sequence == "highest_held"

    def players_allowed(self) -> range:
        """Return the numbers of players this sheet has a hand size for."""
        return range(min(self.hand_size), max(self.hand_size) + 1)

    def set_for(self, players: int) -> int:
        """Return N of the double-N set that so many players use."""
        if self.set_for_players is not None and players in self.set_for_players:
            return self.set_for_players[players]
        return self.set_max

    def hand_for(self, players: int) -> int:
        """Return how many tiles each takes, or raise RulesError where so many cannot play."""
        size = self.hand_size.get(players)
        if size is None:
            low, high = min(self.hand_size), max(self.hand_size)
            raise RulesError(
                f"{self.title} is for {low} to {high} players, not {players}. "
                "Choose another sheet, or give hand_size for that many."
            )
        return size

    def rounds_for(self, players: int) -> int:
        """Return how many rounds a match has (where it does not end by points)."""
        if self.round_sequence == "single":
            return 1
        return self.rounds if isinstance(self.rounds, int) else self.set_for(players) + 1

    def warnings(self) -> tuple[str, ...]:
        """Return a sentence for each setting that has no effect beside the others."""
        found = []
        if self.double_second == "on_double" and self.double_chain != "no":
            found.append("double_chain has no effect: the second tile goes on the double itself.")
        if self.double_second == "on_double" and self.open_double_order != "fifo":
            found.append("open_double_order has no effect: there is never more than one double.")
        if self.opening_tiles == "one" and self.opening_double != "normal":
            found.append("opening_double has no effect: a single first tile is never a double.")
        if not self.open_trains:
            if self.open_trigger != "no_play_anywhere" or self.close_trigger != "own_play":
                found.append("open_trigger and close_trigger have no effect without open trains.")
            if self.voluntary_open:
                found.append("voluntary_open has no effect without open trains.")
        if self.double_second in ("none", "extra_turn") and self.go_out_on_double == "must_cover":
            found.append("go_out_on_double: nothing has to be covered, so any last tile is out.")
        if self.round_sequence == "single" and self.rounds not in (1, EVERY_ROUND):
            found.append("rounds has no effect: this sheet is a single game.")
        if self.match_end != "rounds" and self.round_sequence == "single":
            found.append("match_end has no effect: this sheet is a single game.")
        return tuple(found)


def _by_players(name: str, given: object) -> Mapping[int, int]:
    if not isinstance(given, Mapping):
        raise RulesError(f"{name} is a table, players = number. It is {given!r}.")
    table = {}
    for players, number in given.items():
        if not str(players).isdecimal() or type(number) is not int:
            raise RulesError(f"{name}: {players!r} = {number!r} is not players = number.")
        table[int(players)] = number
    if not table:
        raise RulesError(f"{name} is empty. Give it a line for each number of players.")
    return MappingProxyType(dict(sorted(table.items())))


def _problems(rules: Rules) -> list[str]:
    problems = [
        f"{name} is {getattr(rules, name)!r}; it can be {', '.join(choices)}."
        for name, choices in CHOICES.items()
        if getattr(rules, name) not in choices
    ]
    problems += [
        f"{name} is {getattr(rules, name)!r}; it can be true or false."
        for name in SWITCHES
        if type(getattr(rules, name)) is not bool
    ]
    problems += _number_problems(rules)
    if rules.foot in (2, 3) and type(rules.foot) is int:
        problems.append(f"foot is {rules.foot}, but Woo Woo plays doubles with one arm only.")
    if rules.blank_wild is True:
        problems.append("blank_wild is true, but in Woo Woo a blank matches only a blank.")
    if not rules.open_trains and rules.double_fail_marks:
        problems.append("double_fail_marks needs open_trains: without markers none can go up.")
    return problems or _size_problems(rules)


def _number_problems(rules: Rules) -> list[str]:
    problems = []
    numbers: dict[str, tuple[object, Sequence[int], str]] = {
        "set_max": (rules.set_max, SETS, ""),
        "knock_penalty": (rules.knock_penalty, (1, 2), ""),
        "blank_value": (rules.blank_value, (0, 25), ""),
        "double_blank_value": (rules.double_blank_value, (0, 25, 50), ""),
        "foot": (rules.foot, (1, 2, 3), ""),
        "draw_count": (rules.draw_count, range(1, 100), "until_playable"),
        "rounds": (rules.rounds, range(1, 100), EVERY_ROUND),
        "match_end": (rules.match_end, range(1, 100_000), "rounds"),
    }
    for name, (value, allowed, word) in numbers.items():
        if (type(value) is int and value in allowed) or (word and value == word):
            continue
        span = (
            f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 9 else ", ".join(map(str, allowed))
        )
        problems.append(f"{name} is {value!r}; it can be {span}{f' or {word}' if word else ''}.")
    return problems


def _size_problems(rules: Rules) -> list[str]:
    problems = []
    for players, size in (rules.set_for_players or {}).items():
        if size not in SETS:
            problems.append(f"set_for_players: {players} players have a double-{size} set.")
    if problems:
        return problems
    if not rules.tie_break or rules.tie_break[-1] not in ("shared", "play_on"):
        problems.append("tie_break has to end with shared or play_on.")
    known = ("zero_rounds", "lowest_nonzero_round", "shared", "play_on")
    problems += [
        f"tie_break has {word!r}; it can have {', '.join(known)}."
        for word in rules.tie_break
        if word not in known
    ]
    for players, hand in rules.hand_size.items():
        tiles = len(full_set(rules.set_for(players)))
        taken = players * hand + (not rules.engine_held)
        if not 2 <= players <= MOST_PLAYERS:
            problems.append(f"hand_size: {players} players; it takes 2 to {MOST_PLAYERS}.")
        elif hand < 1 or taken >= tiles:
            problems.append(
                f"hand_size: {players} players with {hand} tiles each leave no boneyard "
                f"in a set of {tiles} tiles."
            )
    if rules.match_end == "rounds" and type(rules.rounds) is int:
        most = max(rules.set_for(players) for players in rules.hand_size) + 1
        if rules.rounds > most:
            problems.append(
                f"rounds is {rules.rounds}; this set has {most} doubles, so at most that."
            )
    return problems
