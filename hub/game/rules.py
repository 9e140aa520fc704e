"""The rules of a house: a name and every setting, checked when they are put together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType

from hub.game.setting import Setting
from hub.game.settings import Settings
from hub.game.tile import SETS, full_set

MOST_PLAYERS = 14
SETTINGS: Mapping[str, Setting] = {each.name: each.metadata["setting"] for each in fields(Settings)}
"""Name to record, in the order in which they are told."""


class RulesError(ValueError):
    """Settings that cannot be played, or a sheet that is not there."""


@dataclass(frozen=True, kw_only=True)
class Rules(Settings):
    """A sheet: all settings under a name, in values that can be compared and kept.

    >>> Rules(open_trigger="no_own_play").open_trigger
    'no_own_play'
    """

    name: str = "custom"
    """The sheet's name, as `sheet(name)` knows it."""
    title: str = "House rules"

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
        known = {*SETTINGS, "name", "title"}
        unknown = sorted(set(settings) - known)
        if unknown:
            raise RulesError(
                f"There is no setting {', '.join(unknown)}. "
                f"The settings are: {', '.join(sorted(known - {'name', 'title'}))}."
            )
        return replace(self, **settings)  # type: ignore[arg-type]

    def settings(self) -> dict[str, object]:
        """Return every setting with its value, in the order in which they are told."""
        return {name: getattr(self, name) for name in SETTINGS}

    def differences(self, other: Rules) -> dict[str, tuple[object, object]]:
        """Return the settings in which two sheets differ, each with both values."""
        theirs = other.settings()
        return {
            name: (value, theirs[name])
            for name, value in self.settings().items()
            if value != theirs[name]
        }

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

    def idle(self, name: str) -> str | None:
        """Return why a setting has no effect beside the others, None where it has one.

        Empty where that need not be told: the value says the same as the others do.
        """
        return SETTINGS[name].idle(self)

    def warnings(self) -> tuple[str, ...]:
        """Return a sentence for each setting that somebody chose and that has no effect."""
        return tuple(
            f"{name} has no effect: {why}"
            for name, record in SETTINGS.items()
            if getattr(self, name) != record.default and (why := self.idle(name))
        )


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
        f"{name} is {problem}"
        for name, record in SETTINGS.items()
        if (problem := record.problem(getattr(rules, name))) is not None
    ]
    if rules.foot in (2, 3) and type(rules.foot) is int:
        problems.append(f"foot is {rules.foot}, but Woo Woo plays doubles with one arm only.")
    if rules.blank_wild is True:
        problems.append("blank_wild is true, but in Woo Woo a blank matches only a blank.")
    if not rules.open_trains and rules.double_fail_marks:
        problems.append("double_fail_marks needs open_trains: without markers none can go up.")
    return problems or _size_problems(rules)


def _size_problems(rules: Rules) -> list[str]:
    problems = []
    for players, size in (rules.set_for_players or {}).items():
        if size not in SETS:
            problems.append(f"set_for_players: {players} players have a double-{size} set.")
    if problems:
        return problems
    last = rules.tie_break[-1] if rules.tie_break else None
    if not (last == "shared" or last == "play_on"):
        problems.append("tie_break has to end with shared or play_on.")
    known = SETTINGS["tie_break"]
    problems += [
        f"tie_break has {word!r}; it can have {known.choice()}."
        for word in rules.tie_break
        if word not in tuple(known.says)
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
