"""What can happen in a match: plays, what players say, the deal and the count.

Every kind is a frozen value with one text form: `str(move)` is its word, `write_move` puts in front
who makes it, `read_move` reads both back. Journal, record and typed words all speak it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hub.game.hand import Hand, Yard, read_tiles, read_yard, write_yard
from hub.game.tile import Tile, TileError


class MoveError(ValueError):
    """A text that is no move; the sentence says what moves look like."""


@dataclass(frozen=True, slots=True)
class Play:
    """A tile laid on a train: `5-3>A`."""

    player: str
    tile: Tile
    train: str
    inner: int | None = None
    """The half nearer the station. Only needed where either may be: the first tile of a Mexican
    Train that need not match the engine. None there means the higher half."""
    stood: bool = False
    """Whether the table let this play stand although the rules forbid it."""

    def __str__(self) -> str:
        tile = str(self.tile)
        if self.inner is not None:
            tile = f"{self.inner}-{self.tile.other(self.inner)}"
        return f"{tile}>{self.train}{'*' if self.stood else ''}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile taken from the boneyard: `+5-3`, or `+?` unseen."""

    player: str
    tile: Tile | None = None

    def __str__(self) -> str:
        return f"+{self.tile or '?'}"


@dataclass(frozen=True, slots=True)
class Pass:
    """The player says that they cannot go on: `-`."""

    player: str

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class End:
    """The player stops laying their opening chain: `/`."""

    player: str

    def __str__(self) -> str:
        return "/"


@dataclass(frozen=True, slots=True)
class Open:
    """The player opens their own train, usually saying "I could not play on it": `o`."""

    player: str

    def __str__(self) -> str:
        return "o"


@dataclass(frozen=True, slots=True)
class Close:
    """The player takes their marker back, where the sheet leaves that to them: `c`."""

    player: str

    def __str__(self) -> str:
        return "c"


@dataclass(frozen=True, slots=True)
class Knock:
    """The player says that they have one tile left: `k`."""

    player: str

    def __str__(self) -> str:
        return "k"


@dataclass(frozen=True, slots=True)
class Catch:
    """`by` calls that `player` forgot to knock, who draws `tiles`: `k?B+2`."""

    player: str
    by: str
    tiles: tuple[Tile, ...] | None = None
    """What they drew, where it is known. None: the top of the boneyard, or unseen tiles."""

    def __str__(self) -> str:
        return f"k?{self.by}" + ("" if self.tiles is None else "+" + ",".join(map(str, self.tiles)))


@dataclass(frozen=True, slots=True)
class Blocked:
    """The table agrees that nobody can play any more (hands being only counted): `##`."""

    player: str

    def __str__(self) -> str:
        return "##"


@dataclass(frozen=True, slots=True)
class Deal:
    """A round begins: engine laid, hands dealt, somebody starts."""

    engine: int
    """The number of the double in the station's centre."""
    starter: str
    """Who moves first."""
    hands: tuple[Hand, ...]
    """One a player, in seating order, as they are when the first turn begins."""
    yard: Yard

    def __str__(self) -> str:
        engine, yard = f"{self.engine}-{self.engine}", write_yard(self.yard)
        hands = " ; ".join(map(str, self.hands))
        return f"engine {engine} start {self.starter} yard {yard} hands {hands}"


@dataclass(frozen=True, slots=True)
class Count:
    """What a player has left after a round: their tiles, or just their points."""

    player: str
    tiles: tuple[Tile, ...] | None = None
    points: int | None = None

    def __str__(self) -> str:
        if self.tiles is None:
            return f"{self.player} {self.points}"
        return f"{self.player}: {' '.join(map(str, self.tiles))}".rstrip()


Move = Play | Draw | Pass | End | Open | Close | Knock | Catch | Blocked | Deal | Count
"""Everything that `Match.after` takes. All but Deal and Count belong to a round."""

_WORDS: dict[str, type[Pass | End | Open | Close | Knock | Blocked]] = {
    "-": Pass,
    "/": End,
    "o": Open,
    "c": Close,
    "k": Knock,
    "##": Blocked,
}
_PLAY = re.compile(r"(\d+)-(\d+)>([A-Z])(\*?)")
_CATCH = re.compile(r"k\?([A-Z])(?:\+(.*))?")
_DEAL = re.compile(r"engine (\d+)-\1 start ([A-Z]) yard (\S+) hands (.*)")
_COUNT = re.compile(r"count ([A-Z])(?:: ?(.*)| (\d+))")


def write_move(move: Move) -> str:
    """Return the move as one line, whoever makes it in front.

    >>> write_move(Play("A", Tile(12, 5), "B"))
    'A 12-5>B'
    """
    if isinstance(move, Deal):
        return str(move)
    return f"count {move}" if isinstance(move, Count) else f"{move.player} {move}"


def read_move(text: str, player: str | None = None) -> Move:
    """Return the move that `write_move` wrote, or the one of this player that has this word.

    Raises MoveError.

    >>> read_move("A 12-5>B") == read_move("12-5>B", "A") == Play("A", Tile(12, 5), "B")
    True
    """
    try:
        if player is not None:
            return _said(player, text)
        if text.startswith("engine "):
            return _deal(text)
        if text.startswith("count "):
            return _count(text)
        who, _, word = text.partition(" ")
        return _said(who, word)
    except ValueError as error:
        why = str(error) if isinstance(error, TileError) else ""
        moves = "Moves are 5-3>A, +5-3, +?, -, /, o, c, k, k?B and ##."
        raise MoveError(f"{text} is no move. {why or moves}") from error


def _said(player: str, word: str) -> Move:
    if word in _WORDS:
        return _WORDS[word](player)
    if word.startswith("+"):
        return Draw(player, None if word == "+?" else Tile.parse(word[1:]))
    play = _PLAY.fullmatch(word)
    if play:
        inner, outer = int(play[1]), int(play[2])
        # the higher half stands first unless the word says which lies inside
        half = inner if inner < outer else None
        return Play(player, Tile(inner, outer), play[3], half, bool(play[4]))
    caught = _CATCH.fullmatch(word)
    if caught is None:
        raise ValueError("no such word")
    return Catch(player, caught[1], None if caught[2] is None else read_tiles(caught[2]))


def _deal(text: str) -> Deal:
    found = _DEAL.fullmatch(text)
    if found is None:
        raise ValueError("no deal")
    hands = tuple(Hand.parse(each.strip()) for each in found[4].split(";"))
    return Deal(int(found[1]), found[2], hands, read_yard(found[3]))


def _count(text: str) -> Count:
    found = _COUNT.fullmatch(text)
    if found is None:
        raise ValueError("no count")
    if found[3] is not None:
        return Count(found[1], points=int(found[3]))
    return Count(found[1], tuple(Tile.parse(each) for each in found[2].split()))
