"""The app: the only owner of a match. One item after another, no clock, no thread of its own.

Items come from the camera, the button, keys and pages (`hub.actions.items`); what an item changes
is in the journal before a light, a sound or a page says so. A port that fails never touches the
match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatchmethod

from hub.actions.items import (
    Answered,
    Item,
    LetStand,
    Pause,
    Pressed,
    Remind,
    Said,
    Seen,
    ShutDown,
    Sight,
    Undo,
    WooWoo,
)
from hub.actions.offered import Situation, offered, said_by, senseless
from hub.game import IllegalMove, Match, Move, Play, Rules
from hub.game.sheetfile import write_rules
from hub.journal.book import Book
from hub.journal.file import Journal, JournalError, KeptMatch
from hub.language.language import Language, language
from hub.language.message import Sayable, message
from hub.referee import Table, judge
from hub.referee.settling import Settling
from hub.referee.verdict import Explained, Refused, TakenBack, Unchanged, Unclear, Verdict
from hub.signals.cues import cues
from hub.signals.lights import lights
from hub.signals.scene import Picture, Scene, says, scene
from hub.station import Station
from hub.voice.speaker import SilentSpeaker, Speaker


class App:
    """A match on a table. Give it items; it keeps the journal, the lights and the sounds."""

    def __init__(
        self,
        journal: Journal,
        kept: KeptMatch,
        stations: Sequence[Station] = (),
        speaker: Speaker | None = None,
        tracks: int = 9,
        spoken: Language | None = None,
    ) -> None:
        """Take up the match `kept` where its journal stopped (at its beginning, if new).

        `spoken` is the table's language, which the speaker speaks; English if none is given.
        Raises what `Book` raises. The stations and the speaker stay the caller's.
        """
        self._book = Book(journal, kept)
        self._language = spoken or language()
        self._settling = Settling()
        self.paused = False
        """Whether the game rests; nothing on the table counts then."""
        self.stopping = False
        """Whether somebody has asked for the end."""
        self.table: Table | None = None
        """The last settled table."""
        self.tracks = tracks
        self._stations, self._speaker = tuple(stations), speaker or SilentSpeaker()
        self._blind: Sayable | None = None
        self._unwritten: Sayable | None = None
        self._missed: Sayable | None = None
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
        kept = journal.begin(write_rules(rules), names, first or "")
        return cls(journal, kept, stations, speaker, tracks)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._book.match

    @property
    def verdict(self) -> Verdict:
        """What the table as it lies means, as far as that is sure."""
        return self._settling.told

    @property
    def told(self) -> list[Sayable]:
        """What happened, the newest last."""
        return self._book.told

    @property
    def situation(self) -> Situation:
        """What the hub itself is doing."""
        if self.paused:
            return Situation.PAUSED
        return Situation.PLAYING if self._blind is None else Situation.BLIND

    @property
    def trouble(self) -> Sayable | None:
        """What the players should know about the journal or the camera, or None."""
        return self._unwritten or self._blind

    @property
    def unlit(self) -> Sayable | None:
        """What is wrong with a station, or None; the game goes on without its lights."""
        return next((station.trouble for station in self._stations if station.trouble), None)

    def check(self) -> None:
        """Tell where a station has got into trouble, or out of it. To be called now and then."""
        if self.unlit != self._missed:
            self._missed = self.unlit
            self.note(self._missed or message("note-lit-again"))

    @property
    def looking(self) -> bool:
        """Whether one more picture of the same table would help: something is not sure yet."""
        return self._settling.looking and not self.paused

    @property
    def says(self) -> Sayable:
        """The one sentence that the players should read now."""
        return says(self.match, self.verdict, self.situation, self.trouble)

    def scene(self, picture: Picture | None = None) -> Scene:
        """What a screen shows now, with the camera's picture if there is one."""
        return scene(
            self.match,
            self.verdict,
            self.situation,
            tracks=self.tracks,
            told=self.told,
            trouble=self.trouble,
            unlit=self.unlit,
            stopping=self.stopping,
            picture=picture,
        )

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
        self._settling, verdict = self._settling.judged(judge(item.table, self.match), self.match)
        if verdict is None:
            return
        if isinstance(verdict, TakenBack):
            if not self._undo("camera"):
                return
            self._settling, verdict = self._settling.guarded(verdict.then, self.match)
            if not isinstance(verdict, Explained):
                # What lies there now has not been looked at for its own sake yet.
                self._look_again()
                return
        if isinstance(verdict, Explained):
            self._apply(verdict.moves, "camera")
        elif verdict != self.verdict:
            self._tell(self.match, verdict)

    @handle.register
    def _pressed(self, item: Pressed) -> None:
        actions = offered(self.match, self.verdict, self.situation)
        action = said_by(actions, item.press)
        if action is None or action.item is None:
            self._speaker.play("nothing")
            for station in self._stations:
                station.sign()
            self.note(senseless(self.match, self.verdict, item.press))
        elif isinstance(action.item, Said | Answered | Undo):
            self.handle(replace(action.item, source="button"))
        else:
            self.handle(action.item)

    @handle.register
    def _woo_woo(self, item: WooWoo) -> None:
        self._speaker.play("woowoo")

    @handle.register
    def _remind(self, item: Remind) -> None:
        self._speaker.play("turn")
        self._speak()

    @handle.register
    def _shut_down(self, item: ShutDown) -> None:
        self.stopping = True
        self.note(message("note-good-night"))

    @handle.register
    def _said(self, item: Said) -> None:
        refusal = self.match.refusal(item.move)
        if refusal is None:
            self._apply((item.move,), item.source)
        else:
            self._speaker.play("nothing")
            self.note(refusal)

    @handle.register
    def _answered(self, item: Answered) -> None:
        if not isinstance(self.verdict, Unclear):
            self.note(message("note-no-question"))
            return
        question = self.verdict.question
        if item.asked not in (None, question.text):
            self.note(message("note-no-question"))
            return
        if not 0 <= item.choice < len(question.choices):
            self.note(message("note-answers", count=len(question.choices)))
            return
        choice = question.choices[item.choice]
        if choice.moves:
            self._apply(choice.moves, item.source)
            return
        self._settling, left = self._settling.answered_no(question)
        self._tell(self.match, left)

    @handle.register
    def _undone(self, item: Undo) -> None:
        self._undo_by_hand(item.source)

    @handle.register
    def _let_stand(self, item: LetStand) -> None:
        refused = self.verdict.move if isinstance(self.verdict, Refused) else None
        if not isinstance(refused, Play) or item.refused not in (None, refused):
            self.note(message("note-nothing-stands"))
            return
        stood = Play(refused.player, refused.tile, refused.train, refused.inner, stood=True)
        self._said(Said(stood, item.source))

    @handle.register
    def _rests(self, item: Pause) -> None:
        self.paused = item.on
        if not item.on:
            self._look_again()
        self.note(message("turn-rest") if item.on else message("note-goes-on"))
        self._show()

    @handle.register
    def _sight(self, item: Sight) -> None:
        if item.trouble == self._blind:
            return
        self._blind = item.trouble
        self.note(item.trouble or message("note-sees-again"))
        self._show()

    def _apply(self, moves: Sequence[Move], source: str) -> None:
        """Make these moves; what cannot be made or written changes nothing, and is told."""
        before = self.match
        try:
            self._book.make(moves, source)
        except IllegalMove as error:
            self.note(error.refusal)
        except JournalError as error:
            self._fail(error)
        else:
            self._settling = self._settling.taken_back(None)
            self._changed(before, source)

    def _undo_by_hand(self, source: str) -> None:
        """Take back the last event; a tile that stays where it was does not count again."""
        plays = [move for move in self._undo(source) if isinstance(move, Play)]
        self._settling = self._settling.taken_back(plays[-1] if plays else None)

    def _undo(self, source: str) -> tuple[Move, ...]:
        """Take back the last event; returns its moves."""
        before = self.match
        try:
            moves = self._book.strike(source)
        except JournalError as error:
            self._fail(error)
            return ()
        if moves:
            self._changed(before, source)
        else:
            self.note(message("note-nothing-yet"))
        return moves

    def _fail(self, error: JournalError) -> None:
        self._unwritten = error.said
        self.note(self._unwritten)

    def _changed(self, before: Match, source: str) -> None:
        """Tell of another match, the table being taken for right until it is seen again."""
        self._unwritten = None
        self._settling = self._settling.moved_on()
        if source != "camera":
            self._look_again()
        self._tell(before, Unchanged())

    def _look_again(self) -> None:
        """Ask for one more picture: what lies there may mean something else now."""
        self._settling = self._settling.once_more()

    def _tell(self, before: Match, verdict: Verdict) -> None:
        """Show lights and play sounds for a new match or verdict."""
        new = None if verdict == self.verdict else verdict
        self._settling = self._settling.telling(verdict)
        self._show()
        for cue in cues(before, self.match, new):
            self._speaker.play(cue)
        if isinstance(new, Refused | Unclear):
            self.told.append(self.says)
            self._speak()
        elif self.match is not before:
            self._speak()

    def _speak(self) -> None:
        self._speaker.say(self._language.text(says(self.match, self.verdict, Situation.PLAYING)))

    def note(self, said: Sayable) -> None:
        """Tell the players something; nothing else changes."""
        self.told.append(said)

    def _show(self) -> None:
        picture = lights(self.match, self.verdict, self.tracks, self.situation)
        for station in self._stations:
            station.show(picture)
