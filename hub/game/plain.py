"""A sheet in plain words: what it says, what two of them do differently, what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from hub.game.rules import SETTINGS, Rules
from hub.game.setting import spelt


def sections() -> Iterator[tuple[str, list[str]]]:
    """Yield each heading with the names of its settings."""
    heads = [place for place, record in enumerate(SETTINGS.values()) if record.heading]
    names = list(SETTINGS)
    for place, end in zip(heads, [*heads[1:], len(names)], strict=True):
        yield SETTINGS[names[place]].heading, names[place:end]


def describe(rules: Rules) -> list[tuple[str, list[str]]]:
    """Return (heading, sentences) for a whole sheet, without what has no effect on it."""
    return [
        (heading, [_said(rules, name) for name in names if rules.idle(name) is None])
        for heading, names in sections()
    ]


def compare(one: Rules, other: Rules) -> list[tuple[str, str, str]]:
    """Return (setting, on the one sheet, on the other) for each in which they differ.

    A setting that has no effect on one sheet is `-` there, and left out where it is so on both.
    """
    found = []
    for name in one.differences(other):
        said = ["-" if each.idle(name) is not None else _said(each, name) for each in (one, other)]
        if said != ["-", "-"]:
            found.append((name, said[0], said[1]))
    return found


def _said(rules: Rules, name: str) -> str:
    return SETTINGS[name].sentence(getattr(rules, name))


def table() -> str:
    """Return every setting with its default, its values and what they mean, in Markdown."""
    lines = []
    for heading, names in sections():
        lines += ["", f"### {heading}", "", "| Setting | Default | Value | |", "|---|---|---|---|"]
        for name in names:
            record = SETTINGS[name]
            cells = f"`{name}` | {spelt(record.default)}"
            for value, says in record.choices():
                lines.append(f"| {cells} | {value} | {says} |")
                cells = "|"
    return "\n".join(lines[1:]) + "\n"
