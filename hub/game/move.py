"""What can happen in a match: plays, what players say, the deal and the count.

Every kind is a frozen value; `str(move)` is its spelling in a record (see notation)."""

from __future__ import annotations

from dataclasses import dataclass

from hub.game.hand import Hand
from hub.game.tile import Tile


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
    yard: tuple[Tile, ...] | int
    """The boneyard: its tiles, the next one first, or how many there are."""

    def __str__(self) -> str:
        yard = self.yard if isinstance(self.yard, int) else ",".join(map(str, self.yard)) or "0"
        hands = " ; ".join(map(str, self.hands))
        return f"engine {self.engine}-{self.engine} start {self.starter} yard {yard} hands {hands}"


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
