"""A match: rounds, scores, and everything that happened, which can be taken back or mended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hub.game import law, turn
from hub.game.move import Count, Deal, Move
from hub.game.reasons import IllegalMove, Refusal, named, refuse, whose
from hub.game.round import Round
from hub.game.rules import Rules, RulesError
from hub.game.scoring import Standing, Tally, points, round_scores, round_winners, standings
from hub.game.tile import Tile, full_set

LETTERS = "ABCDEFGHIJKLNO"
"""Players' letters in seating order; M is the Mexican Train's."""


class CannotAmend(ValueError):
    """A mended match does not hold: some later move would be refused. Nothing has changed."""

    def __init__(self, index: int, move: Move, refusal: Refusal, name: str = "") -> None:
        """Say which move of the history (counted from 0), by whom, no longer holds, and why."""
        who = f", {name}" if name else ""
        super().__init__(f"Move {index + 1} ({move}{who}) would no longer hold: {refusal}")
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
        rules = self.rules
        if rules.engine_find == "highest_held" or rules.round_sequence == "highest_held":
            return None
        return self.set_max - self.number % (self.set_max + 1)

    @property
    def next_starter(self) -> str | None:
        """Who starts the next round; None: whoever lays the engine."""
        rule = self.rules.first_player if self.round is None else self.rules.next_starter
        if rule == "engine_layer" and self.rules.engine_held:
            return None
        if self.round is None:
            return self.first
        if rule == "same" or rule == "engine_layer":
            return self.round.starter
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
        if isinstance(move, Deal):
            return _deal_refusal(self, move)
        if isinstance(move, Count):
            return _count_refusal(self, move)
        if self.round is None:
            return refuse("no_round")
        return law.refusal(self.round, move)

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
        return replace(self, round=turn.follow(self.round, move), history=history)

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


def _deal_refusal(match: Match, deal: Deal) -> Refusal | None:
    number = match.number
    if match.round is not None and match.round.outcome is None:
        return refuse("round_running", number=number)
    if match.due:
        names = tuple(match.players[each] for each in match.due)
        return refuse("not_counted", names=names, count=len(names))
    if match.over:
        winners = tuple(match.players[each] for each in match.winners)
        return refuse("match_over", winners=winners)
    if not 0 <= deal.engine <= match.set_max:
        return refuse("no_such_engine", set=match.set_max, engine=f"{deal.engine}-{deal.engine}")
    lower = match.rules.engine_missing == "next_lower_held" and match.rules.engine_find == "holder"
    due = match.next_engine
    if due is not None and due != deal.engine and not lower:
        return refuse("wrong_engine", number=number + 1, engine=Tile(due, due))
    if deal.starter not in match.players:
        return refuse("no_such_player", player=deal.starter, players=named(match.players))
    if match.next_starter not in (None, deal.starter):
        name = match.players[match.next_starter or ""]
        return refuse("wrong_starter", name=name, number=number + 1)
    return _hands_refusal(match, deal)


def _hands_refusal(match: Match, deal: Deal) -> Refusal | None:
    if len(deal.hands) != len(match.players):
        return refuse("wrong_hands", players=len(match.players), hands=len(deal.hands))
    size = match.rules.hand_for(len(match.players))
    if not match.rules.engine_held:
        for player, hand in zip(match.players, deal.hands, strict=True):
            if hand.count != size:
                name = match.players[player]
                return refuse("wrong_hand_size", name=name, size=size, count=hand.count)
    yard = deal.yard if isinstance(deal.yard, int) else len(deal.yard)
    total = len(full_set(match.set_max))
    count = 1 + yard + sum(hand.count for hand in deal.hands)
    if count != total or yard < 0:
        return refuse("wrong_total", set=match.set_max, total=total, count=count)
    seen = {Tile(deal.engine, deal.engine)}
    known = [tile for hand in deal.hands for tile in hand.tiles or ()]
    for tile in [*known, *(deal.yard if isinstance(deal.yard, tuple) else ())]:
        if tile in seen:
            return refuse("tile_twice", tile=tile)
        if tile.high > match.set_max:
            return refuse("not_in_set", set=match.set_max, tile=tile)
        seen.add(tile)
    return None


def _count_refusal(match: Match, count: Count) -> Refusal | None:
    round = match.round
    if count.player not in match.players:
        return refuse("no_such_player", player=count.player, players=named(match.players))
    if round is None or round.outcome is None:
        return refuse("nothing_to_count")
    name = match.players[count.player]
    if count.tiles is None and (count.points is None or count.points < 0):
        return refuse("no_points", name=name)
    if count.tiles is not None and count.points is not None:
        return refuse("no_points", name=name)
    if count.player in round.outcome.out and (count.tiles or count.points):
        return refuse("out_is_zero", name=name)
    tiles = round.hands[count.player].tiles
    if tiles is not None:
        return _known_count_refusal(match, count, name, tiles)
    return None if count.tiles is None else _told_refusal(match, round, count, count.tiles)


def _known_count_refusal(
    match: Match, count: Count, name: str, tiles: tuple[Tile, ...]
) -> Refusal | None:
    if count.tiles is not None:
        if sorted(count.tiles) == sorted(tiles):
            return None
        return refuse("wrong_tiles", name=name, tiles=tiles, count=len(tiles))
    right = match.value(Count(count.player, tiles))
    if count.points == right:
        return None
    return refuse("wrong_points", name=name, points=right, count=count.points)


def _told_refusal(
    match: Match, round: Round, count: Count, tiles: tuple[Tile, ...]
) -> Refusal | None:
    """Judge tiles that a player says they have left: each can only be in one place."""
    for place, tile in enumerate(tiles):
        if tile in tiles[:place]:
            return refuse("tile_twice", tile=tile)
        if tile.high > match.set_max:
            return refuse("not_in_set", set=match.set_max, tile=tile)
        where = round.where(tile)
        if where is not None:
            if where == "engine":
                return Refusal("counted_on_table", (("tile", tile),), sentence="engine_on_table")
            return refuse("counted_on_table", tile=tile, train=whose(round, where))
        for player, other in (match.counts or {}).items():
            if player != count.player and tile in (other.tiles or ()):
                return refuse("counted_already", tile=tile, name=match.players[player])
    return None
