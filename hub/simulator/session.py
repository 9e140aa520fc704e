"""A game on a virtual table: bots who hold tiles, and the real app, which sees only the table.

The truth is a match of its own, with every hand known; the app's match has hands that are only
counted. After each move both are compared.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

from hub.actions.items import Answered, Item, Said, Seen, Spoken, Undo
from hub.actions.offered import said_by
from hub.app import App
from hub.closing import Closing
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
from hub.game.sheetfile import write_rules
from hub.journal.file import Journal
from hub.language.language import language
from hub.referee import track_of
from hub.referee.verdict import Choice, Refused, Unclear
from hub.running.hub import Hub
from hub.running.looking import CameraLooker, Looker
from hub.running.patience import WAIT_S
from hub.signals.scene import Scene
from hub.simulator.camera import VirtualCamera
from hub.simulator.clock import Clock
from hub.simulator.plain import PlainLooker, PlainTable
from hub.simulator.table import VirtualTable
from hub.simulator.tally import Figures
from hub.simulator.truth import differences
from hub.station import Press, SimulatedStation, Station, Told
from vision.placing.calibration import TileSize
from vision.reading.reader import Reader

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Finn", "Gus", "Hana")
MOST_LOOKS = 6
"""Settled pictures that a play is given before a person helps."""
MOST_FRAMES = 12
"""So many pictures may pass without a settled one before somebody helps."""


class Disturbance(Protocol):
    """What may go wrong at the table before a turn."""

    def before(self, session: "Session") -> Iterator[str]:
        """Maybe do something; yields sentences about what happens."""


class SessionBroken(AssertionError):
    """The app's match and the truth differ where the session could not mend it."""


@dataclass(frozen=True)
class Step:
    """One thing that happened, for whoever watches."""

    text: str
    player: str | None = None


class People:
    """Those who sit round the table: a front that reads the scene, and says what the bots want."""

    def __init__(self, put: Callable[[Item], None]) -> None:
        self._put = put
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Look at the screen."""
        self.scene = scene

    def say(self, item: Spoken) -> None:
        """Say something by a key."""
        self._put(item)

    def button(self, move: Move) -> bool:
        """Whether a press of the engine button says this move now."""
        assert self.scene is not None
        action = said_by(self.scene.actions, Press.PRESS)
        return action is not None and action.item == Said(move)


class Session(Closing):
    """Bots at a table. Iterate over `steps()` to let them play; nothing waits for a clock."""

    _name = "The session"

    def __init__(
        self,
        rules: Rules,
        players: int = 4,
        seed: int = 1,
        rounds: int | None = None,
        table: VirtualTable | PlainTable | None = None,
        camera: VirtualCamera | None = None,
        strength: str = "heavy",
        mischief: Disturbance | None = None,
        journal: Path = Path(":memory:"),
        stations: Sequence[Station] = (),
        station: Callable[[Told, int], SimulatedStation] = SimulatedStation,
    ) -> None:
        """Sit `players` down; `rounds` ends the match early, None plays it whole.

        `table` is where tiles are laid, `camera` is how the hub sees it: by default a table without
        pixels, seen as it is. `station` makes the one whose button they press, `stations` show the
        lights beside it; all are closed with the session.
        """
        names = NAMES[:players]
        self.random = Random(seed)
        self.table: VirtualTable | PlainTable = table or PlainTable()
        self.camera = camera
        self.tracks = len(self.table.rows)
        self.rounds = rounds
        self.truth = Match.new(rules, names)
        self.figures = Figures()
        self.wrong: list[str] = []
        """Every difference between app and truth that was found, in words."""
        self.settled = 0
        """Settled tables that the hub was told of."""
        self.patient = False
        """Whether to wait for as long as the lens is covered, instead of giving up."""
        self.attend: Callable[[], None] = lambda: None
        """Called before each picture; what it raises ends the session."""
        self._bot = bot(strength)
        self._mischief = mischief
        self._journal = Journal(journal)
        self._clock = Clock()
        self._frame_s = 1.0 if camera is None else camera.frame_s
        kept = self._journal.begin(write_rules(rules), names)

        def made(told: Told) -> SimulatedStation:
            self.station = station(told, self.tracks)
            return self.station

        self.hub = Hub(
            self._journal,
            kept,
            lambda told: (made(told), *stations),
            self._looker,
            tracks=self.tracks,
            later=self._clock.later,
        )
        self.people = People(self.hub.put)
        self.hub.add(self.people)

    def _looker(self, tell: Callable[[Item], None]) -> Looker:
        """What sees the table, counting the settled tables that it tells of."""

        def counted(item: Item) -> None:
            self.settled += isinstance(item, Seen)
            tell(item)

        if isinstance(self.table, PlainTable):
            return PlainLooker(self.table, counted)
        assert self.camera is not None, "a table with pixels is seen by a camera"
        size = TileSize(*self.table.tile_mm)
        return CameraLooker(self.camera, Reader(), counted, size, tracks=self.tracks)

    @property
    def app(self) -> App:
        """The app that follows, to compare with the truth."""
        return self.hub.app

    @property
    def said(self) -> str:
        """The last thing that the app told, in English."""
        return language().text(self.app.told[-1]) if self.app.told else ""

    def _give_back(self) -> None:
        """The hub and its journal."""
        self.hub.close()
        self._journal.close()

    def look(self) -> None:
        """Let the camera take one picture, and the hub do what follows."""
        self._check_open()
        self.attend()
        self.hub.looker.step()
        self._clock.go_on(self._frame_s)
        self.hub.step()

    def watch(self, done: Callable[[], bool], looks: int = MOST_LOOKS) -> int:
        """Let the hub watch until a settled picture has brought this about, or for so many of them
        at most. Returns how many it took; 0 if it did not come about."""
        begun, waited = self.settled, 0
        while self.settled - begun < looks and waited < MOST_FRAMES:
            before = self.settled
            self.look()
            if self.settled > before:
                waited = 0
                if done():
                    return self.settled - begun
            elif not (self.patient and self.camera is not None and self.camera.covered):
                waited += 1
        return 0

    def say(self, item: Spoken) -> None:
        """Somebody says this by a key."""
        self._check_open()
        self.people.say(item)
        self.hub.step()

    def press(self, press: Press = Press.PRESS) -> None:
        """Somebody presses the engine button, and waits until that is told."""
        self._check_open()
        self.station.press(press)
        self.hub.step()
        waits = int(WAIT_S / self._frame_s) + 1
        while self.hub.patience.waiting and waits:
            self.look()
            waits -= 1

    def track(self, letter: str) -> int:
        """The track of a train."""
        assert self.truth.round is not None
        return track_of(self.truth.round, letter, self.tracks)

    def steps(self) -> Iterator[Step]:
        """Play until the match, or the wanted number of rounds, is over."""
        self._check_open()
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
        self._hand(track)
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
        yield Step(self.said, move.player)

    def _hand(self, track: int) -> None:
        """The camera sees a hand over the table, which then leaves it."""
        if isinstance(self.table, VirtualTable):
            self.table.reach(track, self.figures.plays)
            self.look()
            self.table.withdraw()

    def _look_until_moved(self) -> int:
        """Let the hub watch until the match has moved or something is asked; returns how many
        settled pictures that took, 0 if the match did not move."""
        before = len(self.app.match.history)

        def moved() -> bool:
            return len(self.app.match.history) != before

        looks = self.watch(lambda: moved() or isinstance(self.app.verdict, Unclear | Refused))
        return looks if moved() else 0

    def _mend(self, move: Play, looks: int, before: int) -> None:
        """The app asks, refuses or errs about an honest play: answer as a person would."""
        figures = self.figures
        if looks:
            figures.read_wrong += 1
            while len(self.app.match.history) > before:
                self.wrong.append(f"{move} was taken for {self.app.match.history[-1]}")
                self.say(Undo())
        elif isinstance(self.app.verdict, Refused):
            figures.refused_honest += 1
            self.wrong.append(f"{move} was refused: {self.app.verdict.refusal}")
        if not looks:
            figures.asked += 1
        if isinstance(self.app.verdict, Unclear):
            choices = self.app.verdict.question.choices
            for place, choice in enumerate(choices):
                if choice.moves == (move,):
                    self.say(Answered(place))
                    return
        self._say(move)

    def _word(self, move: Move) -> None:
        """Say a draw, a pass, an end: by the button if a press says that now."""
        told = Draw(move.player) if isinstance(move, Draw) else move
        if self.people.button(told):
            self.press()
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
                self.say(Answered(0))
                self.figures.hands_read += 1
            else:
                self._say(Count(player, tiles))
                self.figures.hands_corrected += 1
            if len(self.app.match.history) == before:
                raise SessionBroken(f"{player}'s hand cannot be counted: {self.said}")
        self.table.show([])
        self._agree(None)

    def _say(self, move: Move) -> None:
        self.say(Said(move))

    def _agree(self, move: Move | None) -> None:
        """Compare app and truth; what differs is noted, and ends the session."""
        found = differences(self.truth, self.app.match)
        if found:
            self.wrong += found
            raise SessionBroken(
                f"After {move!r} the app's match is not the truth: {'; '.join(found)}. "
                f"It last said: {self.said}"
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
