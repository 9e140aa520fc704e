"""A match together with its lines in the journal: it changes only once they are on the disk."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from hub.game import Count, IllegalMove, Match, Move
from hub.game.move import MoveError, read_move, write_move
from hub.game.sheetfile import read_rules
from hub.journal.file import MOVE, STORY, STRIKE, Event, Journal, JournalError, KeptMatch, Line
from hub.language.language import language
from hub.language.message import Sayable, message
from hub.language.telling import told


class CannotGoOn(ValueError):
    """A match of the journal does not hold by the rules of this Woo Woo; the text says where."""


def why(error: MoveError | IllegalMove) -> str:
    """In English, why a line of the journal does not hold."""
    return language().text(error.refusal) if isinstance(error, IllegalMove) else str(error)


class Book:
    """A match of the journal, and what happened in it."""

    def __init__(self, journal: Journal, kept: KeptMatch) -> None:
        """Fold the journal's lines. Raises CannotGoOn, or RulesError for rules not known here."""
        self.match = Match.new(read_rules(kept.rules), kept.players, kept.first or None)
        self.told: list[Sayable] = []
        """What happened, the newest last."""
        self._journal, self._kept = journal, kept
        self._lines: list[Event] = []
        for event in journal.moves(kept.number):
            try:
                move = read_move(event.text)
                self.told.append(told(self.match, move))
                self.match = self.match.after(move)
            except (MoveError, IllegalMove) as error:
                raise CannotGoOn(
                    f"The match in {journal.path} cannot be gone on with: line {event.line} does "
                    f"not hold ({why(error)}). Begin a new match; the old one stays in the journal."
                ) from error
            self._lines.append(event)

    @property
    def sources(self) -> tuple[str, ...]:
        """Who said each move of the match's history."""
        return tuple(line.source for line in self._lines)

    def make(
        self, moves: Sequence[Move], source: str, sources: Sequence[str] | None = None
    ) -> None:
        """Make these moves and the counts that follow from them by themselves.

        `sources`, where given, says of each move who said it; what follows by itself is of
        `source`. With a STORY among them all will be taken back as one. All or none. Raises
        IllegalMove, or JournalError where they cannot be written.
        """
        before = after = self.match
        for move in moves:
            after = after.after(move)
        for count in after.known_counts():
            after = after.after(count)
        made = after.history[len(before.history) :]
        given = [source] * len(moves) if sources is None else list(sources)
        given += [source] * (len(made) - len(moves))
        lines = [Line(MOVE, write_move(move), said) for move, said in zip(made, given, strict=True)]
        self._lines += self._journal.extend(self._kept.number, lines)
        self._tell(before, made)
        self._go_to(after)

    def strike(self, source: str) -> tuple[Move, ...]:
        """Take back the last move, and the counts that had followed it by themselves; of what was
        made together with a STORY, all.

        Returns what was taken back, in the order in which it was made. Raises JournalError.
        """
        history = self.match.history
        number = self._last_together()
        if not number:
            return ()
        struck = " ".join(str(line.line) for line in self._lines[-number:])
        after = self.match.undo(number)
        self._journal.append(self._kept.number, STRIKE, struck, source)
        del self._lines[-number:]
        self._tell_taken_back(after, history[-number:])
        self._go_to(after)
        return history[-number:]

    def rewrite(self, history: Sequence[tuple[Move, str]], source: str) -> None:
        """Make the match's history exactly these moves, each with who said it; all or none.

        What changes between the moves that stay before it and those that stay after it is told
        as taken back and made, and counts as made together. Counts that would follow by
        themselves are the caller's to add. Raises CannotAmend, or JournalError.
        """
        before, old = self.match, list(zip(self.match.history, self.sources, strict=True))
        after = before.replay([move for move, _ in history])
        new = list(zip(after.history, [said for _, said in history], strict=True))
        first = _alike(old, new)
        if first == len(old) == len(new):
            return
        last = _alike(old[first:][::-1], new[first:][::-1])
        lines = [Line(MOVE, write_move(move), said) for move, said in new[first:]]
        for place in range(1, last + 1):
            lines[-place] = replace(lines[-place], at=self._lines[-place].at)
        gone = self._lines[first:]
        if gone:
            struck = " ".join(str(line.line) for line in gone)
            lines.insert(0, Line(STRIKE, struck, source))
        written = self._journal.extend(self._kept.number, lines)
        self._lines[first:] = written[bool(gone) :]
        common = before.replay(after.history[:first])
        self._tell_taken_back(common, [move for move, _ in old[first : len(old) - last]])
        self._tell(common, [move for move, _ in new[first : len(new) - last]])
        self._go_to(after)

    def _last_together(self) -> int:
        """How many of the last moves one strike takes back."""
        history, lines = self.match.history, self._lines
        if not history:
            return 0
        number = 1
        while isinstance(history[-number], Count) and number < len(history):
            if history[-number] not in self.match.undo(number).known_counts():
                break
            number += 1
        at = lines[-number].at
        together = takewhile(lambda line: line.at == at, lines[len(lines) - number :: -1])
        written = [line.source for line in together]
        return number + len(written) - 1 if STORY in written else number

    def _tell(self, before: Match, moves: Sequence[Move]) -> None:
        for move in moves:
            self.told.append(told(before, move))
            before = before.after(move)

    def _tell_taken_back(self, before: Match, moves: Sequence[Move]) -> None:
        """Tell of each move that somebody had made, the last first."""
        taken: list[Sayable] = []
        for move in moves:
            if move not in before.known_counts():
                taken.append(message("told-taken-back", what=told(before, move)))
            before = before.after(move)
        self.told += reversed(taken)

    def _go_to(self, after: Match) -> None:
        """The lines are on the disk; mark the match as over, or as going on again."""
        before, self.match = self.match, after
        if after.over != before.over:
            try:
                self._journal.finish(self._kept.number, after.over)
            except JournalError as error:
                # The moves are kept; only a later start may ask about this match once more.
                self.told.append(error.said)


def _alike(one: Sequence[tuple[Move, str]], other: Sequence[tuple[Move, str]]) -> int:
    """How many are the same from the beginning on."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
