"""A move as one line of the journal, and back; rules as text that needs no preset to be read."""

import json
import re
from collections.abc import Callable, Mapping

from hub.game import (
    Blocked,
    Catch,
    Close,
    Count,
    Deal,
    Draw,
    End,
    Hand,
    Knock,
    Move,
    Open,
    Pass,
    Play,
    Rules,
    Tile,
    TileError,
)
from hub.game.sheetfile import parse

_WORDS: dict[str, Callable[[str], Move]] = {
    "-": Pass,
    "/": End,
    "o": Open,
    "c": Close,
    "k": Knock,
    "##": Blocked,
}
_PLAY = re.compile(r"(\d+)-(\d+)>([A-O])(\*?)")
_CATCH = re.compile(r"k\?([A-O])(?:\+(.*))?")
_DEAL = re.compile(r"engine (\d+)-\1 start ([A-O]) yard (\S+) hands (.*)")


class LineError(ValueError):
    """A line of the journal that is no move."""


def write_move(move: Move) -> str:
    """The line of a move: its spelling in a record, whoever makes it in front.

    >>> write_move(Play("A", Tile(12, 5), "B"))
    'A 12-5>B'
    """
    if isinstance(move, Deal):
        return str(move)
    return f"count {move}" if isinstance(move, Count) else f"{move.player} {move}"


def read_move(line: str) -> Move:
    """The move of a line, equal to the one that was written. Raises LineError."""
    try:
        if line.startswith("engine "):
            return _deal(line)
        if line.startswith("count "):
            return _count(line.removeprefix("count "))
        player, _, text = line.partition(" ")
        return _said(player, text)
    except (TileError, ValueError) as error:
        reason = f" {error}" if isinstance(error, TileError) else ""
        raise LineError(f"The journal has a line that is no move: {line!r}.{reason}") from error


def _said(player: str, text: str) -> Move:
    if text in _WORDS:
        return _WORDS[text](player)
    if text.startswith("+"):
        return Draw(player, None if text == "+?" else Tile.parse(text[1:]))
    play = _PLAY.fullmatch(text)
    if play:
        inner, outer = int(play[1]), int(play[2])
        tile = Tile(inner, outer)
        # The higher half stands first unless the line says which lies inside.
        half = inner if inner < outer else None
        return Play(player, tile, play[3], half, bool(play[4]))
    caught = _CATCH.fullmatch(text)
    if caught:
        tiles = None if caught[2] is None else _tiles(caught[2], ",")
        return Catch(player, caught[1], tiles)
    raise ValueError("no such word")


def _tiles(text: str, between: str) -> tuple[Tile, ...]:
    return tuple(Tile.parse(each) for each in text.split(between) if each.strip())


def _deal(line: str) -> Deal:
    found = _DEAL.fullmatch(line)
    if found is None:
        raise ValueError("no deal")
    yard: tuple[Tile, ...] | int
    yard = _tiles(found[3], ",") if "-" in found[3] else int(found[3])
    hands = tuple(
        Hand(count=int(text[1:])) if text.startswith("?") else Hand(tiles=_tiles(text, ","))
        for text in (each.strip() for each in found[4].split(";"))
    )
    return Deal(int(found[1]), found[2], hands, yard)


def _count(text: str) -> Count:
    if ":" in text:
        player, _, tiles = text.partition(":")
        return Count(player, tiles=_tiles(tiles, " "))
    player, _, points = text.partition(" ")
    return Count(player, points=int(points))


def write_rules(rules: Rules) -> str:
    """Every setting as a sheet's file that builds on none, the name in a first comment."""
    lines = [f"# {rules.name}", f"title = {_toml(rules.title)}"]
    lines += [
        f"{name} = {_toml(value)}" for name, value in rules.settings().items() if value is not None
    ]
    return "\n".join(lines) + "\n"


def read_rules(text: str) -> Rules:
    """The rules of a text that `write_rules` wrote. Raises RulesError."""
    first = text.partition("\n")[0]
    return parse(text, first.removeprefix("# ").strip() or "custom")


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{json.dumps(str(k))} = {_toml(v)}" for k, v in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
