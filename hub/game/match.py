"""A match: rounds, scores, and everything that happened, which can be taken back or mended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hub.game import match_law
from hub.game.move import Count, Deal, Move
from hub.game.refusal import IllegalMove, Refusal
from hub.game.round import Round
from hub.game.rules import Rules, RulesError
from hub.game.scoring import Standing, Tally, points, round_scores, round_winners, standings

LETTERS = "ABCDEFGHIJKLNO"
"""Players' letters in seating order; M is the Mexican Train's."""


class CannotAmend(ValueError):
    """A mended match does not hold: some later move would be refused. Nothing has changed."""

    def __init__(self, index: int, move: Move, refusal: Refusal, name: str = "") -> None:
        """Say which move of the history (counted from 0), by whom, no longer holds, and why."""
        who = f", {name}" if name else ""
        super().__init__(f"Move {index + 1} ({move}{who}) would no longer hold: {refusal.sentence}")
        self.index = index
        self.move = move
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands. Frozen: `after(move)` gives the next; Deal and Count are moves too."""

    rules: Rules
    players: Mapping[str, str]
    """Letter to name, in seating order."""
    first: str
    """Who starts the first round, where that is not the engine's layer: the youngest, the one who
    drew the highest tile, or whoever was chosen."""
    round: Round | None = None
    """The round being played or counted; None before the first deal."""
    counts: Mapping[str, Count] | None = None
    """What was counted after this round so far; None before any."""
    past: tuple[Tally, ...] = ()
    """The rounds before this one."""
    history: tuple[Move, ...] = ()
    """Every move so far, from the first Deal."""

    @staticmethod
    def new(rules: Rules, names: Sequence[str], first: str | None = None) -> Match:
        """Return a match before its first deal, for these names in seating order, clockwise.

        Raises RulesError where the sheet is not for so many players or two have the same name.
        """
        rules.hand_for(len(names))
        if len(set(names)) < len(names) or not all(name.strip() for name in names):
            raise RulesError(f"Each player needs a name of their own, not {', '.join(names)}.")
        players = dict(zip(LETTERS, names, strict=False))
        if first is not None and first not in players:
            raise RulesError(f"There is no player {first}. The players are {', '.join(players)}.")
        return Match(rules, players, first or LETTERS[0])

    @property
    def set_max(self) -> int:
        """N of the double-N set in play."""
        return self.rules.set_for(len(self.players))

    @property
    def number(self) -> int:
        """The number of the round being played or counted, from 1; 0 before the first deal."""
        return len(self.past) + (self.round is not None)

    @property
    def rounds(self) -> int | None:
        """How many rounds the match has; None where it ends by points."""
        if self.rules.match_end != "rounds" and self.rules.round_sequence != "single":
            return None
        return self.rules.rounds_for(len(self.players))

    @property
    def next_engine(self) -> int | None:
        """The number of the next round's engine; None: the highest double held will be it."""
        if "highest_held" in (self.rules.engine_find, self.rules.round_sequence):
            return None
        return self.set_max - self.number % (self.set_max + 1)

    @property
    def next_starter(self) -> str | None:
        """Who starts the next round; None: whoever lays the engine."""
        rule = self.rules.first_player if self.round is None else self.rules.next_starter
        if rule == "engine_layer" and self.rules.engine_held:
            return None
        if self.round is None or rule in ("same", "engine_layer"):
            return self.first if self.round is None else self.round.starter
        order = list(self.players)
        if rule == "rotate_left":
            return order[(order.index(self.round.starter) + 1) % len(order)]
        tally = self.tally
        return round_winners(tally.outcome, tally.points)[0] if tally else None

    @property
    def due(self) -> tuple[str, ...]:
        """Players whose tiles are still to be counted; empty while a round goes on."""
        if self.round is None or self.round.outcome is None:
            return ()
        return tuple(each for each in self.players if each not in (self.counts or {}))

    @property
    def tally(self) -> Tally | None:
        """This round's result; None until it is over and everybody is counted."""
        round = self.round
        if round is None or round.outcome is None or self.due:
            return None
        counts = self.counts or {}
        left = {player: self.value(counts[player]) for player in self.players}
        scores = round_scores(self.rules, round.outcome, left)
        return Tally(self.number, round.engine, round.outcome, left, scores)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """Every round that is counted."""
        tally = self.tally
        return self.past if tally is None else (*self.past, tally)

    @property
    def scores(self) -> dict[str, int]:
        """Letter to total score of all rounds that are counted."""
        tallies = self.tallies
        return {player: sum(each.scores[player] for each in tallies) for player in self.players}

    @property
    def standings(self) -> list[Standing]:
        """Every player's place, the best first, ties broken as the sheet says."""
        return standings(self.rules, self.players, self.tallies)

    @property
    def over(self) -> bool:
        """Whether the last round is counted and the match is decided."""
        tallies = self.tallies
        if not tallies or (self.round is not None and self.tally is None):
            return False
        if self.rounds is None:
            ended = max(self.scores.values()) >= int(self.rules.match_end)
        else:
            ended = len(tallies) >= self.rounds
        tied = sum(each.place == 1 for each in self.standings) > 1
        return ended and not (tied and "play_on" in self.rules.tie_break)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won (more than one if they share it); empty while the match goes on."""
        if not self.over:
            return ()
        return tuple(each.player for each in self.standings if each.place == 1)

    def value(self, count: Count) -> int:
        """Return the points of a count, by this match's rules."""
        if count.tiles is not None:
            return points(count.tiles, self.rules)
        return count.points or 0

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this move is refused now, or None where it is legal."""
        if isinstance(move, Deal | Count):
            return match_law.refusal(self, move)
        if self.round is None:
            return match_law.refuse("no_round")
        return self.round.refusal(move)

    def after(self, move: Move) -> Match:
        """Return the match after this move; raise IllegalMove where it is refused."""
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        if self.round is not None and not isinstance(move, Deal | Count):
            move = self.round.named(move)
        history = (*self.history, move)
        if isinstance(move, Deal):
            round = Round.begin(self.rules, self.players, move)
            return replace(self, round=round, counts=None, past=self.tallies, history=history)
        if isinstance(move, Count):
            counts = {**(self.counts or {}), move.player: move}
            return replace(self, counts=counts, history=history)
        assert self.round is not None
        return replace(self, round=self.round.follow(move), history=history)

    def known_counts(self) -> tuple[Count, ...]:
        """Return the counts due that need nobody's word: known hands, and 0 for who is out."""
        round = self.round
        if round is None or round.outcome is None:
            return ()
        found = []
        for player in self.due:
            tiles = round.hands[player].tiles
            if tiles is not None:
                found.append(Count(player, tiles))
            elif not round.hands[player].count:
                found.append(Count(player, ()))
        return tuple(found)

    def undo(self, moves: int = 1) -> Match:
        """Return the match without its last moves, across a round's end if need be."""
        if not 0 <= moves <= len(self.history):
            raise ValueError(f"There are {len(self.history)} moves to take back, not {moves}.")
        return self.replay(self.history[: len(self.history) - moves])

    def amended(self, index: int, *moves: Move) -> Match:
        """Return the match with move `index` of the history replaced by these (none: taken out).

        What follows is replayed. Raises CannotAmend naming the first move that does not hold.
        """
        if not 0 <= index < len(self.history):
            raise ValueError(f"There is no move {index + 1}: {len(self.history)} have been made.")
        return self.replay((*self.history[:index], *moves, *self.history[index + 1 :]))

    def replay(self, history: Sequence[Move]) -> Match:
        """Return the match of these moves, from before the first deal."""
        match = Match(self.rules, self.players, self.first)
        for index, move in enumerate(history):
            refusal = match.refusal(move)
            if refusal is not None:
                letter = "" if isinstance(move, Deal) else move.player
                raise CannotAmend(index, move, refusal, self.players.get(letter, letter))
            match = match.after(move)
        return match
