"""Slips and cheats on purpose, from a seed: what careless or sly players do to a table.

Each takes a table and the round as it truly is, does one thing wrong, and gives back how to put it
right. None may become a move; an elbow may not even be spoken of.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Protocol, runtime_checkable

from hub.game import MEXICAN, Play, Round, Tile, Train, law, turn
from hub.referee import track_of

Pair = tuple[int, int]


class UnknownSlip(ValueError):
    """There is no slip of that name."""


class Slippery(Protocol):
    """What a table needs for slips; the plain one and the virtual one have it."""

    @property
    def rows(self) -> list[list[Pair]]:
        """The trains, index 0 is track 1."""

    def lay(self, track: int, pair: Pair) -> None:
        """Lays a tile at the end of a track."""

    def take(self, track: int, index: int) -> Pair:
        """Takes a tile away."""

    def put(self, track: int, index: int, pair: Pair) -> None:
        """Puts a tile in the place of another."""

    def mark(self) -> object:
        """How it lies now."""

    def back_to(self, mark: object) -> None:
        """As it lay then."""


@runtime_checkable
class Brushed(Protocol):
    """A table whose tiles can be shifted a little."""

    def elbow(self, track: int, index: int = -1) -> None:
        """Shifts and turns a tile."""


@dataclass(frozen=True)
class Slip:
    """One thing done wrong."""

    kind: str
    """A key of `SLIPS`."""
    text: str
    """What was done, in a sentence without its full stop."""
    harmless: bool = False
    """Whether it must pass without a word."""
    put_right: Callable[[], None] = lambda: None
    """Undoes it on the table."""


@dataclass(frozen=True)
class Scene:
    """Where a slip happens."""

    table: Slippery
    round: Round
    """As it truly is, hands known."""
    random: Random
    latest: str | None = None
    """The train that the last play was on."""

    @property
    def tracks(self) -> int:
        """Of the station."""
        return len(self.table.rows)

    def track(self, letter: str) -> int:
        """The track of a train."""
        return track_of(self.round, letter, self.tracks)

    def lay(self, letter: str, tile: Tile) -> str:
        """Lays a tile on a train, a fitting half first if it has one."""
        train = self.round.trains[letter]
        self.table.lay(self.track(letter), _towards(train, tile))
        return f"{tile} is laid on {_name(self.round, letter)}"

    def anywhere(self) -> tuple[str, int] | None:
        """A tile that lies in a train, but not the last play: its letter and place."""
        found = [
            (letter, place)
            for letter, train in self.round.trains.items()
            for place in range(len(train.tiles) - int(letter == self.latest))
        ]
        return self.random.choice(found) if found else None

    def unseen(self) -> list[Tile]:
        """Tiles that lie in no train, in any order."""
        tiles = [tile for hand in self.round.hands.values() for tile in hand.tiles or ()]
        tiles += [tile for tile in self.round.unseen() if tile not in tiles]
        self.random.shuffle(tiles)
        return tiles

    def plays(self, player: str) -> Iterator[tuple[str, Tile]]:
        """Every train with every tile that the player holds, in any order."""
        tiles = list(self.round.hands[player].tiles or ())
        pairs = [(letter, tile) for letter in self.round.trains for tile in tiles]
        self.random.shuffle(pairs)
        yield from pairs

    def refused(self, codes: tuple[str, ...], fits: bool = True) -> tuple[str, Tile] | None:
        """A play of the player to move that the rules refuse for one of these reasons, though (or
        because) the tile fits (or not)."""
        turn = self.round.turn
        for letter, tile in self.plays(turn):
            refusal = law.refusal(self.round, Play(turn, tile, letter))
            wanted = refusal is not None and refusal.code in codes
            if wanted and self.round.trains[letter].fits(tile) is fits:
                return letter, tile
        return None


def slip(
    kind: str, table: Slippery, round: Round, random: Random, latest: str | None = None
) -> Slip | None:
    """Does something wrong to the table; None where that cannot be done just now.

    `round` must have known hands, and the table must lie as it says. `latest` is the train of the
    last play, whose tile is left alone: to take that one away is to take the play back. Raises
    `UnknownSlip`.
    """
    if kind not in SLIPS:
        raise UnknownSlip(f"There is no slip called {kind!r}; known: {', '.join(SLIPS)}.")
    mark = table.mark()
    text = SLIPS[kind](Scene(table, round, random, latest))
    if text is None:
        table.back_to(mark)
        return None
    return Slip(kind, text, kind in HARMLESS, lambda: table.back_to(mark))


def _towards(train: Train, tile: Tile) -> Pair:
    """The tile's halves as it would be laid, the fitting one first."""
    return (tile.low, tile.high) if tile.low == train.end else (tile.high, tile.low)


def _name(round: Round, letter: str) -> str:
    return "the Mexican Train" if letter == MEXICAN else f"{round.players[letter]}'s train"


def _gone(scene: Scene) -> str | None:
    place = scene.anywhere()
    if place is None:
        return None
    letter, index = place
    pair = scene.table.take(scene.track(letter), index)
    return f"{pair[0]}-{pair[1]} is taken out of {_name(scene.round, letter)}"


def _swapped(scene: Scene) -> str | None:
    place, others = scene.anywhere(), scene.unseen()
    if place is None or not others:
        return None
    letter, index = place
    old, new = scene.round.trains[letter].tiles[index], others[0]
    scene.table.put(scene.track(letter), index, (new.high, new.low))
    return f"{old} on {_name(scene.round, letter)} is changed for {new}"


def _turned(scene: Scene) -> str | None:
    for _ in range(20):
        place = scene.anywhere()
        if place is None:
            return None
        letter, index = place
        inner, outer = scene.round.trains[letter].halves[index]
        if inner != outer:
            scene.table.put(scene.track(letter), index, (outer, inner))
            return f"{inner}-{outer} on {_name(scene.round, letter)} is turned about"
    return None


def _two(scene: Scene) -> str | None:
    player = scene.round.turn
    for letter, tile in scene.plays(player):
        move = Play(player, tile, letter)
        if tile.double or law.refusal(scene.round, move) is not None:
            continue
        after = turn.after(scene.round, move)
        if after.outcome is not None or after.turn == player:
            continue
        end = after.trains[letter]
        second = next((t for t in scene.unseen() if t != tile and end.fits(t)), None)
        if second is None:
            continue
        scene.lay(letter, tile)
        scene.table.lay(scene.track(letter), _towards(end, second))
        return f"{tile} and {second} are laid at once on {_name(scene.round, letter)}"
    return None


def _again(scene: Scene) -> str | None:
    """A tile of another set: its like lies on the table already."""
    tiles = [tile for train in scene.round.trains.values() for tile in train.tiles]
    scene.random.shuffle(tiles)
    for tile in tiles:
        for letter, train in scene.round.trains.items():
            if train.fits(tile) and (train.open or train.owner == scene.round.turn):
                return scene.lay(letter, tile) + " while another one lies on the table"
    return None


def _wrong_value(scene: Scene) -> str | None:
    found = scene.refused(("does_not_fit",), fits=False)
    return None if found is None else scene.lay(*found) + ", where it does not fit"


def _closed(scene: Scene) -> str | None:
    found = scene.refused(("closed", "only_own"))
    return None if found is None else scene.lay(*found) + ", which is closed"


def _out_of_turn(scene: Scene) -> str | None:
    others = [letter for letter in scene.round.players if letter != scene.round.turn]
    scene.random.shuffle(others)
    for player in others:
        train = scene.round.trains[player]
        for tile in scene.round.hands[player].tiles or ():
            refusal = law.refusal(scene.round, Play(scene.round.turn, tile, player))
            away = refusal is not None and refusal.code in ("closed", "only_own", "not_in_hand")
            if train.fits(tile) and not train.open and away and scene.track(player):
                text = scene.lay(player, tile)
                return f"{text} by {scene.round.players[player]}, whose turn it is not"
    return None


def _double_ignored(scene: Scene) -> str | None:
    found = scene.refused(("cover_first", "cover_in_order", "cover_own_double"))
    return None if found is None else scene.lay(*found) + " while a double is to be covered"


def _second_mexican(scene: Scene) -> str | None:
    mexican, taken = scene.round.trains.get(MEXICAN), len(scene.round.players)
    if mexican is None or not mexican.tiles or taken + 1 >= scene.tracks:
        return None
    engine = scene.round.engine
    for tile in scene.unseen():
        if engine in (tile.low, tile.high):
            track = scene.random.randrange(taken + 1, scene.tracks)
            other = tile.high if tile.low == engine else tile.low
            scene.table.lay(track, (engine, other))
            return f"{tile} begins a second Mexican Train on track {track}"
    return None


def _elbow(scene: Scene) -> str | None:
    place = scene.anywhere()
    if place is None or not isinstance(scene.table, Brushed):
        return None
    letter, index = place
    scene.table.elbow(scene.track(letter), index)
    return f"an elbow shifts a tile of {_name(scene.round, letter)}"


SLIPS: MappingProxyType[str, Callable[[Scene], str | None]] = MappingProxyType(
    {
        "gone": _gone,
        "swapped": _swapped,
        "turned": _turned,
        "two": _two,
        "again": _again,
        "wrong value": _wrong_value,
        "closed": _closed,
        "out of turn": _out_of_turn,
        "double ignored": _double_ignored,
        "second mexican": _second_mexican,
        "elbow": _elbow,
    }
)
"""The kinds of slips by name."""
HARMLESS = frozenset({"elbow"})
"""Those that must pass without a word."""
