"""A TOML table made into a frozen dataclass: types, ranges and choices are read off its fields."""

import json
import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from typing import Annotated, Any, Literal, TypeVar

Section = TypeVar("Section")
Path = tuple[str, ...]
"""Where a value stands: the names of the tables above it, then its own."""


class BadConfig(ValueError):
    """The file cannot be used; the text begins with its name and says where, and what may stand
    there."""


@dataclass(frozen=True)
class Range:
    """What a number may be, both ends included; stands beside the type as `Annotated`."""

    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.least:g} to {self.most:g}"


KINDS = {
    str: "text in quotes",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
}


def read_section(
    kind: type[Section], data: Mapping[str, Any], file: str, above: Path = ()
) -> Section:
    """Make the dataclass `kind`, every field of which has a default, of a table of `file`.

    Raises BadConfig for a name that is not known, listing those that are, or a wrong value.
    """
    hints = typing.get_type_hints(kind, include_extras=True)
    known = [f.name for f in fields(kind)]  # type: ignore[arg-type]
    for key in data:
        if key not in known:
            raise unknown(file, (*above, key), known)
    values = {key: _value(hints[key], value, file, (*above, key)) for key, value in data.items()}
    return kind(**values)


def place(file: str, path: Path) -> str:
    """How an error names a place: `hub.toml: [camera] width`."""
    *tables, key = path
    return f"{file}: [{'.'.join(tables)}] {key}" if tables else f"{file}: {key}"


def unknown(file: str, path: Path, known: Sequence[str]) -> BadConfig:
    """The error for a name that is none of `known`."""
    close = get_close_matches(path[-1], known, 1)
    hint = f" Did you mean {close[0]}?" if close else ""
    return BadConfig(f"{place(file, path)} is not known.{hint} Known: {', '.join(known)}.")


def _value(hint: Any, value: Any, file: str, path: Path) -> Any:
    """`value` checked against, and made to, the type `hint`."""
    if is_dataclass(hint) and isinstance(hint, type):
        return read_section(hint, _table(value, file, path), file, path)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        plain, allowed = arguments
        return _within(allowed, _value(plain, value, file, path), file, path)
    if origin is Literal:
        if value not in arguments:
            names = ", ".join(json.dumps(name) for name in arguments)
            raise BadConfig(f"{place(file, path)} should be one of {names}, not {value!r}.")
        return value
    if origin is tuple:
        if not isinstance(value, list):
            raise BadConfig(f'{place(file, path)} should be a list, as ["a", "b"], not {value!r}.')
        return tuple(_value(arguments[0], item, file, path) for item in value)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        table = _table(value, file, path)
        return types.MappingProxyType(
            {key: _value(arguments[1], item, file, (*path, key)) for key, item in table.items()}
        )
    if hint is Any:
        return value
    if hint is float and type(value) is int:
        return float(value)
    if type(value) is not hint:
        raise BadConfig(f"{place(file, path)} should be {KINDS[hint]}, not {value!r}.")
    return value


def _within(allowed: Range, value: float, file: str, path: Path) -> float:
    if not allowed.least <= value <= allowed.most:
        raise BadConfig(f"{place(file, path)} should be {allowed}, not {value:g}.")
    return value


def _table(value: Any, file: str, path: Path) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        name = ".".join(path)
        raise BadConfig(f"{place(file, path)} should be a table, as [{name}], not {value!r}.")
    return value
