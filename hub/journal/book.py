"""A match together with its lines in the journal: it changes only once they are on the disk."""

from collections.abc import Sequence

from hub.game import Count, IllegalMove, Match, Move
from hub.game.move import MoveError, read_move, write_move
from hub.game.sheetfile import read_rules
from hub.journal.file import MOVE, STRIKE, Journal, JournalError, KeptMatch
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
        self._lines: list[int] = []
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
            self._lines.append(event.line)

    def make(self, moves: Sequence[Move], source: str) -> None:
        """Make these moves and the counts that follow from them by themselves.

        All or none. Raises IllegalMove, or JournalError where they cannot be written.
        """
        before = after = self.match
        for move in moves:
            after = after.after(move)
        for count in after.known_counts():
            after = after.after(count)
        made = after.history[len(before.history) :]
        lines = [(MOVE, write_move(move)) for move in made]
        events = self._journal.extend(self._kept.number, lines, source)
        self._lines += [event.line for event in events]
        for move in made:
            self.told.append(told(before, move))
            before = before.after(move)
        self._go_to(after)

    def strike(self, source: str) -> Move | None:
        """Take back the last move, and the counts that had followed it by themselves.

        Returns the move; None where nothing has happened. Raises JournalError.
        """
        history = self.match.history
        if not history:
            return None
        number = 1
        while isinstance(history[-number], Count) and number < len(history):
            if history[-number] not in self.match.undo(number).known_counts():
                break
            number += 1
        struck = " ".join(map(str, self._lines[-number:]))
        after = self.match.undo(number)
        self._journal.append(self._kept.number, STRIKE, struck, source)
        del self._lines[-number:]
        move = history[len(history) - number]
        self.told.append(message("told-taken-back", what=told(after, move)))
        self._go_to(after)
        return move

    def _go_to(self, after: Match) -> None:
        """The lines are on the disk; mark the match as over, or as going on again."""
        before, self.match = self.match, after
        if after.over != before.over:
            try:
                self._journal.finish(self._kept.number, after.over)
            except JournalError as error:
                # The moves are kept; only a later start may ask about this match once more.
                self.told.append(error.said)
