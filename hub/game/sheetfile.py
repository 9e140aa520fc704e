"""Sheets: published rules as TOML files in `sheets/`, and a house's own file built on one."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from hub.game.rules import Rules, RulesError
from hub.game.textfile import UnreadableText, read_text

DIRECTORY = Path(__file__).parent / "sheets"
HOUSE = "house"
"""Our own sheet. A record that names no rules is played by it, whatever the default is."""
DEFAULT = "hub_leaflet"
"""What is played where nobody chose a sheet, by hub.toml and every command."""


def sheets() -> tuple[str, ...]:
    """Return the names of all sheets that come with Woo Woo, our own first.

    >>> sheets()[0], DEFAULT in sheets()
    ('house', True)
    """
    names = sorted(path.stem for path in DIRECTORY.glob("*.toml"))
    return (HOUSE, *(name for name in names if name != HOUSE))


@cache
def sheet(name: str = DEFAULT) -> Rules:
    """Return a sheet by its name, or the one in a file (a path that ends in `.toml`).

    >>> sheet("french_guide").marker_polarity
    'present_is_closed'
    """
    if name.endswith(".toml"):
        return load(Path(name))
    if name not in sheets():
        raise RulesError(
            f"There is no sheet {name!r}. The sheets are: {', '.join(sheets())}; "
            "or give a file that ends in .toml."
        )
    return load(DIRECTORY / f"{name}.toml")


def load(path: Path, above: tuple[str, ...] = ()) -> Rules:
    """Read a sheet's file. `base` names the sheet it changes; the rest are settings.

    `above` are the sheets that this one is the base of.
    """
    try:
        text = read_text(path)
    except UnreadableText as error:
        raise RulesError(str(error)) from error
    return parse(text, path.stem, above)


def parse(text: str, name: str, above: tuple[str, ...] = ()) -> Rules:
    """Read a sheet's text, as `load` does its file's."""
    try:
        settings = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"The sheet {name} is not TOML: {error}.") from error
    base = settings.pop("base", None)
    start = Rules() if base is None else _base(base, (*above, name))
    settings.setdefault("title", name.replace("_", " ").capitalize())
    if not isinstance(settings["title"], str):
        raise RulesError(f"The sheet {name} has a title that is no text in quotes.")
    return start.change(**{**settings, "name": name})


def _base(base: object, above: tuple[str, ...]) -> Rules:
    if not isinstance(base, str) or base not in sheets() or base in above:
        names = ", ".join(name for name in sheets() if name not in above)
        raise RulesError(f"The sheet {above[-1]} has base = {base!r}. It can be: {names}.")
    return load(DIRECTORY / f"{base}.toml", above)


def write_rules(rules: Rules) -> str:
    """Return every setting as a sheet's text that builds on none, the name in a first comment."""
    lines = [f"# {rules.name}", f"title = {_toml(rules.title)}"]
    lines += [
        f"{name} = {_toml(value)}" for name, value in rules.settings().items() if value is not None
    ]
    return "\n".join(lines) + "\n"


def read_rules(text: str) -> Rules:
    """Return the rules of a text that `write_rules` wrote; raise RulesError."""
    first = text.partition("\n")[0]
    return parse(text, first.removeprefix("# ").strip() or "custom")


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{json.dumps(str(k))} = {_toml(v)}" for k, v in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
