"""One round as a value: what lies on the table, who holds what, whose turn it is.

What may be done is for `law` to say, what a move does for `turn`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hub.game.hand import Hand
from hub.game.move import Catch, Deal, Draw, Move, Play
from hub.game.rules import Rules
from hub.game.tile import Tile, full_set
from hub.game.train import MEXICAN, Train


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: why it is over, and who is out."""

    reason: str
    """`out`, `blocked` (nobody can play) or `yard_empty` (the sheet ends the round with it)."""
    out: tuple[str, ...] = ()
    """The players who laid their last tile; one, save where all may finish their first turn."""


@dataclass(frozen=True)
class Round:
    """A round as it stands, frozen.

    Players are letters in seating order, clockwise. A hand is known or only counted; a player whose
    hand is counted is believed when they draw or pass, and each play is judged by the table.
    """

    rules: Rules
    players: Mapping[str, str]
    """Letter to name, in seating order."""
    set_max: int
    engine: int
    starter: str
    turn: str
    """Whose turn it is (after the end: whose it was)."""
    trains: Mapping[str, Train]
    """Letter to train: every player's, and `M` last where the sheet has a Mexican Train."""
    hands: Mapping[str, Hand]
    yard: tuple[Tile, ...] | int
    """The boneyard: its tiles, the next one first, or how many there are."""
    turns: Mapping[str, int]
    """Turns each player has finished; 0 while their opening turn is due or under way."""
    doubles: tuple[str, ...] = ()
    """Trains that end in a double which somebody has to cover, the oldest first."""
    second: bool = False
    """Whether the player to move has just laid a double and owes a second tile."""
    draws: int = 0
    """Tiles drawn this turn, of those the player may draw."""
    drawn: Tile | None = None
    """The last tile drawn this turn, where it is known."""
    laid: tuple[str, ...] = ()
    """The trains played on this turn, in order."""
    passes: int = 0
    """Passes in a row, with an empty boneyard, that changed nothing."""
    unknocked: str | None = None
    """Who has one tile, did not knock, and may still be caught."""
    knocked: bool = False
    """Whether the player to move has knocked this turn."""
    skips: tuple[str, ...] = ()
    """Players who lose their next turn."""
    out: tuple[str, ...] = ()
    """Players out on their opening turn while the others still have theirs."""
    deferred: tuple[str, ...] = ()
    """Trains with a double from the opening, to be covered once all have opened."""
    outcome: Outcome | None = None
    """None while the round goes on."""

    @staticmethod
    def begin(rules: Rules, players: Mapping[str, str], deal: Deal) -> Round:
        """Return the round as it is after the deal, the starter to move."""
        trains = {letter: Train.starting(letter, deal.engine) for letter in players}
        if rules.mexican_train:
            start = deal.engine if rules.mexican_first == "engine" else None
            trains[MEXICAN] = Train(MEXICAN, start, start, open=True)
        return Round(
            rules=rules,
            players=players,
            set_max=rules.set_for(len(players)),
            engine=deal.engine,
            starter=deal.starter,
            turn=deal.starter,
            trains=trains,
            hands=dict(zip(players, deal.hands, strict=True)),
            yard=deal.yard,
            turns=dict.fromkeys(players, 0),
        )

    def change(self, **values: object) -> Round:
        """Return the round with these fields instead (quicker than `dataclasses.replace`)."""
        if not values.keys() <= self.__dict__.keys():
            raise TypeError(f"A round has no {', '.join(values.keys() - self.__dict__.keys())}.")
        changed = object.__new__(Round)
        changed.__dict__.update(self.__dict__)
        changed.__dict__.update(values)
        return changed

    @property
    def yard_count(self) -> int:
        """Tiles left in the boneyard."""
        return self.yard if isinstance(self.yard, int) else len(self.yard)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the set in play."""
        return full_set(self.set_max)

    def name(self, letter: str) -> str:
        """Return a player's name, or `the Mexican Train`."""
        return "the Mexican Train" if letter == MEXICAN else self.players[letter]

    def where(self, tile: Tile) -> str | None:
        """Return the letter of the train this tile lies on, `engine`, or None: not on the table."""
        if tile.double and tile.high == self.engine:
            return "engine"
        for letter, train in self.trains.items():
            if tile in train.tiles:
                return letter
        return None

    def unseen(self) -> tuple[Tile, ...]:
        """Return the tiles that lie neither on the table nor in a hand that is known."""
        seen = {Tile(self.engine, self.engine)}
        for train in self.trains.values():
            seen.update(train.tiles)
        for hand in self.hands.values():
            seen.update(hand.tiles or ())
        return tuple(tile for tile in self.tiles if tile not in seen)

    @property
    def due(self) -> tuple[str, ...]:
        """The trains whose double may be covered next, by the sheet's order."""
        order = self.rules.open_double_order
        if order == "any":
            return self.doubles
        return self.doubles[:1] if order == "fifo" else self.doubles[-1:]

    @property
    def opening_first(self) -> bool:
        """Whether the own train comes before all else, even before a double that waits.

        So it is on some sheets for whoever had no tile on it when the turn began.
        """
        if self.rules.own_train_first != "before_anything":
            return False
        return len(self.trains[self.turn].tiles) <= self.laid.count(self.turn)

    @property
    def covering(self) -> bool:
        """Whether the player to move has to cover a double that lay there before the turn."""
        if not self.doubles or self.second or self.rules.double_blocks != "all":
            return False
        return not self.opening_first

    @property
    def owing(self) -> bool:
        """Whether the player to move owes a tile for a double: their own, or one left to them."""
        return self.second or self.covering

    @property
    def penalty(self) -> int:
        """How many tiles a missed knock costs now: fewer where the boneyard has fewer."""
        return min(self.rules.knock_penalty, self.yard_count)

    def dead(self, letter: str) -> bool:
        """Whether nothing can cover the double this train ends in: its number is all laid."""
        number = self.trains[letter].end
        laid = sum(
            not tile.double and (tile.high == number or tile.low == number)
            for train in self.trains.values()
            for tile in train.tiles
        )
        return laid == self.set_max

    def named(self, move: Move) -> Move:
        """Return a legal move with everything in it that the round knows: the tile drawn, the way
        round a tile lies. So a record says the same however the move was given.
        """
        if isinstance(move, Play) and move.train in self.trains:
            end = self.trains[move.train].end
            free = end is None or not move.tile.has(end)
            inner = move.tile.low if free and move.inner == move.tile.low else None
            return move if inner == move.inner else replace(move, inner=inner)
        if not isinstance(self.yard, tuple):
            return move
        if isinstance(move, Draw) and self.yard:
            return Draw(move.player, self.yard[0])
        if isinstance(move, Catch):
            return replace(move, tiles=self.yard[: self.penalty] or None)
        return move
