"""Every setting with all that it can be, as the documents list it."""

from __future__ import annotations

from collections.abc import Iterator

from hub.game.rules import SETTINGS
from hub.game.setting import spelt


def sections() -> Iterator[tuple[str, list[str]]]:
    """Yield each heading with the names of its settings."""
    heads = [place for place, record in enumerate(SETTINGS.values()) if record.heading]
    names = list(SETTINGS)
    for place, end in zip(heads, [*heads[1:], len(names)], strict=True):
        yield SETTINGS[names[place]].heading, names[place:end]


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
