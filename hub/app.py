"""The app: the only owner of a match. One item after another, no clock, no thread of its own.

Items come from the camera, the button, keys and pages (`hub.actions.items`); what an item changes
is in the journal before a light, a sound or a page says so. A port that fails never touches the
match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatchmethod

from hub.actions.items import Answered, Item, LetStand, Pause, Pressed, Said, Seen, Sight, Undo
from hub.actions.presses import Accept, Nothing, Remind, Say, ShutDown, TakeBack, WooWoo, meaning
from hub.game import IllegalMove, Match, Move, Play, Refusal, Rules
from hub.journal.book import Book
from hub.journal.file import Journal, JournalError, Record
from hub.journal.lines import write_rules
from hub.language.spoken import spoken
from hub.language.telling import turn
from hub.referee import judge
from hub.referee.verdict import (
    Choice,
    Explained,
    Question,
    Refused,
    TakenBack,
    Unchanged,
    Unclear,
    Verdict,
)
from hub.signals.cues import cues
from hub.signals.lights import Situation, lights
from hub.station import Station
from hub.voice.speaker import SilentSpeaker, Speaker
from vision.tracks import Table

LOOKS: dict[type[Verdict], int] = {
    Unchanged: 1,
    Explained: 1,
    Refused: 2,
    TakenBack: 2,
    Unclear: 3,
}
"""How many settled pictures in a row have to say the same before it is told."""


class App:
    """A match on a table. Give it items; it keeps the journal, lights, sounds and listeners."""

    def __init__(
        self,
        journal: Journal,
        record: Record,
        stations: Sequence[Station] = (),
        speaker: Speaker | None = None,
        tracks: int = 9,
    ) -> None:
        """Take up the match of `record` where its journal stopped (at its beginning, if new).

        Raises what `Book` raises. The stations and the speaker stay the caller's.
        """
        self._book = Book(journal, record)
        self.verdict: Verdict = Unchanged()
        self.paused = False
        """Whether the game rests; nothing on the table counts then."""
        self.stopping = False
        """Whether somebody has asked for the end."""
        self.table: Table | None = None
        """The last settled table."""
        self.listeners: list[Callable[[App], None]] = []
        """Called after each item that changed anything."""
        self.tracks = tracks
        self._stations, self._speaker = tuple(stations), speaker or SilentSpeaker()
        self._blind: str | None = None
        self._unwritten: str | None = None
        self._missed: str | None = None
        self._pending: tuple[Verdict, int] = (Unchanged(), 0)
        self._withdrawn: tuple[Move, ...] = ()
        self._dismissed: set[str] = set()
        self._show()

    @classmethod
    def begin(
        cls,
        journal: Journal,
        rules: Rules,
        names: Sequence[str],
        stations: Sequence[Station] = (),
        speaker: Speaker | None = None,
        tracks: int = 9,
        first: str | None = None,
    ) -> App:
        """Begin a new match in the journal; `first` starts it where the sheet leaves that open."""
        Match.new(rules, names, first)
        record = journal.begin(write_rules(rules), names, first or "")
        return cls(journal, record, stations, speaker, tracks)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._book.match

    @property
    def sentences(self) -> list[str]:
        """What happened, the newest last."""
        return self._book.sentences

    @property
    def situation(self) -> Situation:
        """What the hub itself is doing."""
        if self.paused:
            return Situation.PAUSED
        return Situation.PLAYING if self._blind is None else Situation.BLIND

    @property
    def trouble(self) -> str | None:
        """What the players should know about the journal or the camera, or None."""
        return self._unwritten or self._blind

    @property
    def unlit(self) -> str | None:
        """What is wrong with a station, or None; the game goes on without its lights."""
        return next((station.trouble for station in self._stations if station.trouble), None)

    def check(self) -> None:
        """Tell where a station has got into trouble, or out of it. To be called now and then."""
        if self.unlit != self._missed:
            self._missed = self.unlit
            self._note(self._missed or "The station shows its lights.")

    @property
    def looking(self) -> bool:
        """Whether one more picture of the same table would help: something is not sure yet."""
        return self._pending[1] > 0

    @property
    def says(self) -> str:
        """The one sentence that the players should read now."""
        if self.trouble:
            return self.trouble
        if self.paused:
            return "The game rests."
        if isinstance(self.verdict, Refused):
            return self.verdict.refusal.sentence
        if isinstance(self.verdict, Unclear):
            return self.verdict.question.text
        return turn(self.match)

    @singledispatchmethod
    def handle(self, item: Item) -> None:
        """Take one item. Never raises for what people or tables do."""
        raise TypeError(f"The app knows no {type(item).__name__}.")

    @handle.register
    def _seen(self, item: Seen) -> None:
        self._sight(Sight(None))
        self.table = item.table
        if self.paused:
            return
        verdict = self._guarded(judge(item.table, self.match))
        if not self._sure(verdict):
            return
        if isinstance(verdict, TakenBack):
            self._undo("camera")
            verdict = self._guarded(verdict.then)
            if not isinstance(verdict, Explained):
                return
        if isinstance(verdict, Explained):
            self._apply(verdict.moves, "camera")
        elif verdict != self.verdict:
            self._tell(self.match, verdict)

    @handle.register
    def _pressed(self, item: Pressed) -> None:
        said = meaning(self.match, self.verdict, item.press)
        if isinstance(said, Say):
            self._apply((said.move,), "button")
        elif isinstance(said, TakeBack):
            self._undo_by_hand("button")
        elif isinstance(said, Accept):
            self._answered(Answered(0, "button"))
        elif isinstance(said, WooWoo):
            self._speaker.play("woowoo")
        elif isinstance(said, Remind):
            self._speaker.play("turn")
            self._speak()
        elif isinstance(said, ShutDown):
            self.stopping = True
            self._note("Good night.")
        elif isinstance(said, Nothing):
            self._speaker.play("nothing")
            for station in self._stations:
                station.sign()
            self._note(said.why)

    @handle.register
    def _said(self, item: Said) -> None:
        refusal = self.match.refusal(item.move)
        if refusal is None:
            self._apply((item.move,), item.source)
        else:
            self._speaker.play("nothing")
            self._note(refusal.sentence)

    @handle.register
    def _answered(self, item: Answered) -> None:
        if not isinstance(self.verdict, Unclear):
            self._note("There is no question to answer.")
            return
        question = self.verdict.question
        if not 0 <= item.choice < len(question.choices):
            self._note(f"There are answers 1 to {len(question.choices)}.")
            return
        choice = question.choices[item.choice]
        if choice.moves:
            self._apply(choice.moves, item.source)
            return
        self._dismissed.add(question.text)
        left = question.otherwise
        self._tell(self.match, Unchanged() if left is None else Refused(None, left))

    @handle.register
    def _undone(self, item: Undo) -> None:
        self._undo_by_hand(item.source)

    @handle.register
    def _let_stand(self, item: LetStand) -> None:
        refused = self.verdict.move if isinstance(self.verdict, Refused) else None
        if not isinstance(refused, Play):
            self._note("No play is refused that could stand.")
            return
        stood = Play(refused.player, refused.tile, refused.train, refused.inner, stood=True)
        self._said(Said(stood, item.source))

    @handle.register
    def _rests(self, item: Pause) -> None:
        self.paused = item.on
        self._look_again()
        self._note("The game rests." if item.on else "The game goes on.")
        self._show()

    @handle.register
    def _sight(self, item: Sight) -> None:
        if item.trouble == self._blind:
            return
        self._blind = item.trouble
        self._note(item.trouble or "The camera sees the table again.")
        self._show()

    def _guarded(self, verdict: Verdict) -> Verdict:
        """The verdict, minding what was taken back or answered by hand while the tile stays."""
        if isinstance(verdict, Unchanged):
            self._withdrawn = ()
            return verdict
        if isinstance(verdict, Unclear) and verdict.question.text in self._dismissed:
            left = verdict.question.otherwise
            return Unchanged() if left is None else Refused(None, left)
        if isinstance(verdict, Explained) and self._named(verdict.moves) == self._withdrawn:
            move = verdict.moves[0]
            tile = move.tile if isinstance(move, Play) else move
            text = f"{tile} has been taken back, but still lies there. Does it count?"
            left = Refusal("taken_back", f"Then take {tile} off the table.")
            choices = (Choice("Yes", verdict.moves), Choice("No"))
            return self._guarded(Unclear(Question(text, choices, left)))
        return verdict

    def _named(self, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The moves as the history would spell them."""
        round = self.match.round
        return tuple(moves) if round is None else tuple(map(round.named, moves))

    def _sure(self, verdict: Verdict) -> bool:
        """Whether enough pictures in a row have said so."""
        before, seen = self._pending
        seen = seen + 1 if _alike(verdict, before) else 1
        if verdict == self.verdict or seen >= LOOKS[type(verdict)]:
            self._pending = (verdict, 0)
            return True
        self._pending = (verdict, seen)
        return False

    def _apply(self, moves: Sequence[Move], source: str) -> None:
        """Make these moves; what cannot be made or written changes nothing, and is told."""
        before = self.match
        try:
            self._book.make(moves, source)
        except IllegalMove as error:
            self._note(error.refusal.sentence)
        except JournalError as error:
            self._fail(error)
        else:
            self._withdrawn = ()
            self._changed(before, source)

    def _undo_by_hand(self, source: str) -> None:
        """Take back the last event; a tile that stays where it was does not count again."""
        move = self._undo(source)
        self._withdrawn = (move,) if isinstance(move, Play) else ()

    def _undo(self, source: str) -> Move | None:
        """Take back the last event; returns it."""
        before = self.match
        try:
            move = self._book.strike(source)
        except JournalError as error:
            self._fail(error)
            return None
        if move is None:
            self._note("Nothing has happened yet.")
        else:
            self._changed(before, source)
        return move

    def _fail(self, error: JournalError) -> None:
        self._unwritten = str(error)
        self._note(self._unwritten)

    def _changed(self, before: Match, source: str) -> None:
        """Tell of another match, the table being taken for right until it is seen again."""
        self._unwritten = None
        self._dismissed.clear()
        self._pending = (Unchanged(), 0)
        if source != "camera":
            self._look_again()
        self._tell(before, Unchanged())

    def _look_again(self) -> None:
        """Ask for one more picture: what lies there may mean something else now."""
        self._pending = (Unchanged(), 1)

    def _tell(self, before: Match, verdict: Verdict) -> None:
        """Show lights, play sounds, call listeners for a new match or verdict."""
        new = None if verdict == self.verdict else verdict
        self.verdict = verdict
        self._show()
        for cue in cues(before, self.match, new):
            self._speaker.play(cue)
        if isinstance(new, Refused | Unclear):
            self.sentences.append(self.says)
            self._speak()
        elif self.match is not before:
            self._speak()
        self._call()

    def _speak(self) -> None:
        self._speaker.say(spoken(self.match, self.verdict, self._speaker.language))

    def _note(self, sentence: str) -> None:
        self.sentences.append(sentence)
        self._call()

    def _show(self) -> None:
        picture = lights(self.match, self.verdict, self.tracks, self.situation)
        for station in self._stations:
            station.show(picture)

    def _call(self) -> None:
        for listener in self.listeners:
            listener(self)


def _alike(one: Verdict, other: Verdict) -> bool:
    """Whether two verdicts would be told in the same way."""
    if isinstance(one, Unclear) and isinstance(other, Unclear):
        return True
    return one == other
