"""A game on a virtual table: bots who hold tiles, and the real app, which sees only the table.

The truth is a match of its own, with every hand known; the app's match has hands that are only
counted. After each move both are compared.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hub.actions.items import Answered, Pressed, Said, Seen, Undo
from hub.actions.presses import Say, meaning
from hub.app import App
from hub.game import (
    Blocked,
    Count,
    Draw,
    Knock,
    Match,
    Move,
    Open,
    Pass,
    Play,
    Rules,
    full_set,
)
from hub.game.bots import bot, remarks
from hub.game.dealing import deal, deal_counted
from hub.journal.file import Journal
from hub.referee import track_of
from hub.referee.verdict import Choice, Refused, Unclear
from hub.simulator.eyes import Eyes, PlainEyes
from hub.simulator.mischief import Mischief
from hub.simulator.plain import PlainTable
from hub.simulator.table import VirtualTable
from hub.simulator.tally import Figures
from hub.simulator.truth import differences
from hub.station import Press, SimulatedStation

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Finn", "Gus", "Hana")
MOST_LOOKS = 6
"""Settled pictures that a play is given before a person helps."""


class SessionBroken(AssertionError):
    """The app's match and the truth differ where the session could not mend it."""


@dataclass(frozen=True)
class Step:
    """One thing that happened, for whoever watches."""

    text: str
    player: str | None = None


class Session:
    """Bots at a table. Iterate over `steps()` to let them play; nothing waits for a clock."""

    def __init__(
        self,
        rules: Rules,
        players: int = 4,
        seed: int = 1,
        rounds: int | None = None,
        table: VirtualTable | PlainTable | None = None,
        eyes: Eyes | None = None,
        strength: str = "heavy",
        mischief: Mischief | None = None,
        journal: Path = Path(":memory:"),
    ) -> None:
        """Sit `players` down; `rounds` ends the match early, None plays it whole.

        `table` is where tiles are laid, `eyes` is how the app sees it: by default a table without
        pixels, seen as it is.
        """
        names = NAMES[:players]
        self.random = Random(seed)
        plain = PlainTable()
        self.table: VirtualTable | PlainTable = table or plain
        self.eyes: Eyes = eyes or PlainEyes(plain)
        self.tracks = len(self.table.rows)
        self.rounds = rounds
        self.truth = Match.new(rules, names)
        self.figures = Figures()
        self.wrong: list[str] = []
        """Every difference between app and truth that was found, in words."""
        self._bot = bot(strength)
        self._mischief = mischief
        self._journal = Journal(journal)
        self.station = SimulatedStation(lambda press: self.app.handle(Pressed(press)), self.tracks)
        self.app = App.begin(self._journal, rules, names, (self.station,), tracks=self.tracks)

    def close(self) -> None:
        """Close the journal; twice is fine."""
        self._journal.close()

    def track(self, letter: str) -> int:
        """The track of a train."""
        assert self.truth.round is not None
        return track_of(self.truth.round, letter, self.tracks)

    def steps(self) -> Iterator[Step]:
        """Play until the match, or the wanted number of rounds, is over."""
        while not self.truth.over and (
            self.rounds is None or len(self.truth.tallies) < self.rounds
        ):
            yield from self._deal()
            while self.truth.round is not None and self.truth.round.outcome is None:
                yield from self._turn()
            yield from self._count()
            self.figures.rounds += 1

    def _deal(self) -> Iterator[Step]:
        shuffled = list(full_set(self.truth.set_max))
        self.random.shuffle(shuffled)
        dealt = deal(self.truth, shuffled)
        self.truth = self.truth.after(dealt)
        self.table.clear(dealt.engine)
        before = len(self.app.match.history)
        if not self.truth.rules.engine_held:
            self._look_until_moved()
        if len(self.app.match.history) == before:
            counts = [len(hand) for hand in dealt.hands]
            layer = dealt.starter if self.app.match.next_starter is None else None
            told = deal_counted(self.app.match, engine=dealt.engine, layer=layer, counts=counts)
            self._say(told)
        self._agree(dealt)
        yield Step(f"Round {self.truth.number}: {dealt.engine}-{dealt.engine}", dealt.starter)

    def _turn(self) -> Iterator[Step]:
        """One move of the player to move, and what is said beside it."""
        round = self.truth.round
        assert round is not None
        player = round.turn
        if self._mischief is not None:
            for text in self._mischief.before(self):
                yield Step(text)
        move = self._bot.choose(round, self.random)
        if isinstance(move, Play):
            yield from self._play(move)
        else:
            self._word(move)
            self.truth = self.truth.after(move)
            yield Step(f"{round.players[player]}: {move}", player)
        self._follow(player, round.turns[player])
        self._beside(player)
        self._agree(move)

    def _play(self, move: Play) -> Iterator[Step]:
        """Lay a tile, have it seen, and mend what the app made of it."""
        assert self.truth.round is not None
        name = self.truth.players[move.player]
        after = self.truth.after(move)
        assert after.round is not None
        pair = after.round.trains[move.train].halves[-1]
        track = self.track(move.train)
        self.eyes.hand(track)
        self.table.lay(track, pair)
        yield Step(f"{name} lays {move.tile}", move.player)
        self.figures.plays += 1
        before = len(self.app.match.history)
        looks = self._look_until_moved()
        self.truth = after
        move = _last_play(after)
        made = [m for m in self.app.match.history[before:] if not isinstance(m, Count)]
        if made == [move]:
            self.figures.read_right += 1
            self.figures.frames_to_accept.append(looks)
        else:
            self._mend(move, looks, before)
        yield Step(self.app.sentences[-1] if self.app.sentences else "", move.player)

    def _look_until_moved(self) -> int:
        """Show the app settled pictures until it has moved or asks; returns how many, 0 if it did
        not move."""
        before = len(self.app.match.history)
        for number, table in enumerate(self.eyes.look(), 1):
            self.app.handle(Seen(table))
            if len(self.app.match.history) != before:
                return number
            if number >= MOST_LOOKS or (isinstance(self.app.verdict, Unclear | Refused)):
                return 0
        return 0

    def _mend(self, move: Play, looks: int, before: int) -> None:
        """The app asks, refuses or errs about an honest play: answer as a person would."""
        figures = self.figures
        if looks:
            figures.read_wrong += 1
            while len(self.app.match.history) > before:
                self.wrong.append(f"{move} was taken for {self.app.match.history[-1]}")
                self.app.handle(Undo())
        elif isinstance(self.app.verdict, Refused):
            figures.refused_honest += 1
            self.wrong.append(f"{move} was refused: {self.app.verdict.refusal.sentence}")
        if not looks:
            figures.asked += 1
        if isinstance(self.app.verdict, Unclear):
            choices = self.app.verdict.question.choices
            for place, choice in enumerate(choices):
                if choice.moves == (move,):
                    self.app.handle(Answered(place))
                    return
        self._say(move)

    def _word(self, move: Move) -> None:
        """Say a draw, a pass, an end: by the button if a press says that now."""
        said = meaning(self.app.match, self.app.verdict, Press.PRESS)
        told = Draw(move.player) if isinstance(move, Draw) else move
        if isinstance(said, Say) and said.move == told:
            self.station.press()
        else:
            self._say(told)

    def _follow(self, player: str, turns: int) -> None:
        """Say what the truth takes for granted: whoever can do nothing more has passed, and when
        nobody can play any more the round is blocked."""
        real = self.truth.round
        assert real is not None
        known = self.app.match.round
        if known is not None and real.turns[player] > turns == known.turns[player]:
            self._word(Pass(player))
        known = self.app.match.round
        if real.outcome is not None and known is not None and known.outcome is None:
            self._say(Blocked(known.turn))

    def _beside(self, player: str) -> None:
        """What is said beside a turn: a knock, a marker that goes up or down."""
        round = self.truth.round
        if round is None or round.outcome is not None:
            return
        for remark in remarks(round, player):
            if self.truth.refusal(remark) is None:
                self.truth = self.truth.after(remark)
                if isinstance(remark, Knock):
                    self._word(remark)
                else:
                    self._say(remark)
        # Whether somebody could have played on the own train only its owner knows, and says.
        real, known = self.truth.round, self.app.match.round
        assert real is not None
        if known is not None and known.outcome is None:
            for letter in self.truth.players:
                if real.trains[letter].open and not known.trains[letter].open:
                    self._say(Open(letter))

    def _count(self) -> Iterator[Step]:
        """After a round: each lays what is left face up; the camera counts, a person nods."""
        for count in self.truth.known_counts():
            self.truth = self.truth.after(count)
        assert self.truth.counts is not None
        while self.app.match.due:
            player = self.app.match.due[0]
            truth = self.truth.counts[player]
            tiles = truth.tiles or ()
            self.table.show([(tile.high, tile.low) for tile in tiles])
            yield Step(f"{self.truth.players[player]} lays the hand open", player)
            before = len(self.app.match.history)
            self._look_until_moved()
            choices: tuple[Choice, ...] = ()
            if isinstance(self.app.verdict, Unclear):
                choices = self.app.verdict.question.choices
            right = bool(choices) and _same_tiles(choices[0].moves, tiles)
            if right:
                self.app.handle(Answered(0))
                self.figures.hands_read += 1
            else:
                self._say(Count(player, tiles))
                self.figures.hands_corrected += 1
            if len(self.app.match.history) == before:
                raise SessionBroken(f"{player}'s hand cannot be counted: {self.app.sentences[-1]}")
        self.table.show([])
        self._agree(None)

    def _say(self, move: Move) -> None:
        self.app.handle(Said(move))

    def _agree(self, move: Move | None) -> None:
        """Compare app and truth; what differs is noted, and ends the session."""
        found = differences(self.truth, self.app.match)
        if found:
            self.wrong += found
            raise SessionBroken(
                f"After {move!r} the app's match is not the truth: {'; '.join(found)}. "
                f"It last said: {self.app.sentences[-1] if self.app.sentences else 'nothing'}"
            )


def _last_play(match: Match) -> Play:
    """The last play as the history spells it."""
    return next(move for move in reversed(match.history) if isinstance(move, Play))


def _same_tiles(moves: Sequence[Move], tiles: Sequence[object]) -> bool:
    return (
        len(moves) == 1
        and isinstance(moves[0], Count)
        and sorted(map(str, moves[0].tiles or ())) == sorted(map(str, tiles))
    )
