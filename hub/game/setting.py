"""What a setting is: a field of the rules that carries its values, their sentences, its default."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Setting:
    """The record of one setting; its name is the field's."""

    heading: str
    """Of the section that begins here; empty: the setting belongs with the one before."""
    default: object
    says: Mapping[Any, str]
    """Value to the sentence that says what it means, in the order in which they are listed."""
    other: str
    """The sentence of any other number or table, which stands for the braces in it."""
    numbers: Sequence[int]
    """The whole numbers it can be, where it can be one."""
    idle: Callable[[Any], str | None]
    """Given the rules: None, or why the setting has no effect beside the others; empty where that
    need not be told."""

    def problem(self, value: object) -> str | None:
        """Return what the value may be, where it is none of that; tables are not judged here."""
        listed = bool(self.other) and not self.numbers  # a table or a list of words
        if listed and (value is None or isinstance(value, Mapping | tuple)):
            return None
        if type(value) is int and value in self.numbers:
            return None
        alike = (each for each in self.says if type(each) is type(value))  # for 0 is no False
        if not listed and type(value) is not int and value in alike:
            return None
        return f"{value!r}; it can be {self.choice()}."

    def choices(self) -> list[tuple[str, str]]:
        """Return (value, sentence) for each thing it can be; numbers stand together as N."""
        found = [(spelt(value), sentence) for value, sentence in self.says.items()]
        if self.numbers:
            left = [number for number in self.numbers if number not in self.says]
            return [*found, (_span(left), self.other.format("N"))]
        if self.other and not isinstance(self.default, tuple):
            found.append(("a table", self.other.format("players = N")))
        return found

    def choice(self) -> str:
        """Return the values in words: `own_play, manual`, or `1 to 99 or until_playable`."""
        words = " or ".join(each for each in self.says if isinstance(each, str))
        if self.numbers:
            return f"{_span(self.numbers)} or {words}" if words else _span(self.numbers)
        return "true or false" if True in self.says else ", ".join(self.says)


def spelt(value: object) -> str:
    """Return a value as it is told: `true`, `12`, `2 to 4 players: 15`, `shared, play_on`."""
    if isinstance(value, Mapping):
        return _by_players(value)
    if isinstance(value, tuple):
        return ", ".join(value)
    return "none" if value is None else str(value).lower() if type(value) is bool else str(value)


def _span(numbers: Sequence[int]) -> str:
    if len(numbers) > 9:
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers))


def setting(
    default: Value,
    says: Mapping[Value, str],
    *,
    heading: str = "",
    parts: Mapping[str, str] | None = None,
    other: str = "",
    numbers: Sequence[int] = (),
    idle: Callable[[Any], str | None] = lambda rules: None,
) -> Value:
    """Return a dataclass's field with this record, typed as its value: so a misspelt one is seen.

    `parts` are the words that a list is made of.
    """
    record = {"setting": Setting(heading, default, parts or says, other, numbers, idle)}
    if isinstance(default, Mapping):
        made: Value = field(default_factory=lambda: default, metadata=record)
    else:
        made = field(default=default, metadata=record)
    return made


def runs(table: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """Return (least, most, number) for each run of players that have the same number."""
    found: list[tuple[int, int, int]] = []
    for players, number in table.items():
        if found and found[-1][1:] == (players - 1, number):
            found[-1] = (found[-1][0], players, number)
        else:
            found.append((players, players, number))
    return found


def _by_players(table: Mapping[int, int]) -> str:
    """Return `2 to 4 players: 15, 5 players: 12`."""
    return ", ".join(
        f"{least} players: {number}" if least == most else f"{least} to {most} players: {number}"
        for least, most, number in runs(table)
    )
