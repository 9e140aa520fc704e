"""The headers of a record: which rules, who plays, what else the file says."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from hub.game.match import LETTERS, Match
from hub.game.rules import Rules, RulesError
from hub.game.sheetfile import HOUSE, sheet


@dataclass
class Start:
    """What the headers have said so far."""

    sheet: str = HOUSE
    title: str | None = None
    """Name and title of a house's own sheet."""
    settings: dict[str, object] = field(default_factory=dict)
    set_max: int | None = None
    names: list[str] = field(default_factory=list)
    first: str | None = None
    others: list[tuple[str, str]] = field(default_factory=list)

    def match(self) -> Match:
        """Return the match these headers begin, or raise a ValueError that says what is missing."""
        if not self.names:
            raise ValueError('A record needs its players: [Players "A Ana, B Bo"].')
        settings = dict(self.settings)
        if self.title is not None:
            name, _, title = self.title.partition(" ")
            settings |= {"name": name, "title": title}
        match = Match.new(sheet(self.sheet).change(**settings), self.names, self.first)
        if self.set_max not in (None, match.set_max):
            raise ValueError(
                f"Set-Max is {self.set_max}, but these rules use a double-{match.set_max} set."
            )
        return match


def read_header(start: Start, tag: str, value: str) -> None:
    """Add one header to the start; raise a ValueError where its value makes no sense."""
    if tag == "MTN":
        if value != "1":
            raise ValueError(f"This is MTN version {value}; version 1 can be read.")
    elif tag == "Rules":
        start.sheet = sheet(value).name
    elif tag == "Sheet":
        start.title = value
    elif tag == "Set":
        start.settings |= dict(_setting(each) for each in value.split())
    elif tag == "Set-Max":
        if not value.isdecimal():
            raise ValueError(f"Set-Max is a whole number, as 12, not {value!r}.")
        start.set_max = int(value)
    elif tag == "Players":
        start.names = _names(value)
    elif tag == "First":
        start.first = value
    elif tag != "Result":  # follows from the match
        start.others.append((tag, value))


def _names(value: str) -> list[str]:
    names = []
    parts = re.findall(r"(?:[^,\\]|\\.)+", value)
    for letter, part in zip(LETTERS, map(str.strip, parts), strict=False):
        found = re.fullmatch(rf"{letter}\s+(.*\S)", part)
        if found is None:
            raise ValueError(f"{part!r} should be {letter} and a name.")
        names.append(re.sub(r"\\(.)", r"\1", found[1]))
    return names


def _setting(text: str) -> tuple[str, object]:
    """Return (name, value) of `blank_value=25`, `hand_size=2:15,3:15` and the like."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{text!r} is no setting. Write name=value.")
    if not hasattr(Rules(), name):
        raise RulesError(f"There is no setting {name}.")
    if value in ("true", "false"):
        return name, value == "true"
    if value == "none":
        return name, None if name == "set_for_players" else value
    if value.isdecimal():
        return name, int(value)
    if name in ("hand_size", "set_for_players"):
        pairs = [each.split(":") for each in value.split(",")]
        if any(len(pair) != 2 or not all(map(str.isdecimal, pair)) for pair in pairs):
            raise ValueError(f"{name} is written like {name}=2:15,3:13, not {text}.")
        return name, {int(players): int(number) for players, number in pairs}
    return name, tuple(value.split(",")) if name == "tie_break" else value
