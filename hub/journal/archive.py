"""A match of the journal as the record that a file keeps: what was taken back stays in it."""

import time

from hub.game import Count, Deal, IllegalMove, Match, Move, Play
from hub.game.move import MoveError, read_move
from hub.game.record import Entry, Record
from hub.game.sheetfile import read_rules
from hub.journal.book import CannotGoOn, why
from hub.journal.file import MOVE, Event, Journal, JournalError, KeptMatch, standing
from hub.language.message import message


class NoSuchMatch(ValueError):
    """The journal has no match of that number; the text lists those it has."""


def choose(journal: Journal, number: int | None = None) -> KeptMatch:
    """The match of that number, or the last one.

    Raises NoSuchMatch, or JournalError where there is none yet.
    """
    matches = journal.matches()
    if not matches:
        raise JournalError(message("journal-empty", path=str(journal.path)))
    for each in matches:
        if each.number == number:
            return each
    if number is None:
        return matches[-1]
    numbers = ", ".join(str(each.number) for each in matches)
    raise NoSuchMatch(f"There is no match {number} in {journal.path}; it has {numbers}.")


def record(journal: Journal, kept: KeptMatch) -> Record:
    """Everything that was done in a match, each move with its time of day here.

    A play that was taken back is marked so; of other moves a comment remains. Raises CannotGoOn
    for a line that does not hold, RulesError for rules not known here.
    """
    match = Match.new(read_rules(kept.rules), kept.players, kept.first or None)
    events = journal.events(kept.number)
    stand = {event.line for event in standing(events)}
    start = match
    entries: list[Entry] = []
    for event in events:
        if event.kind != MOVE:
            continue
        try:
            move = read_move(event.text)
            if event.line in stand:
                match = match.after(move)
                entries.append(Entry(move, time=_time(event, move)))
            else:
                entries.append(_taken_back(event, move, match))
        except (MoveError, IllegalMove) as error:
            raise CannotGoOn(
                f"{journal.path}, match {kept.number}: line {event.line} does not hold "
                f"({why(error)})."
            ) from error
    day = time.strftime("%Y-%m-%d", time.localtime(kept.begun))
    headers = [("Date", day)]
    while entries and entries[0].move is None:  # a comment before the first round is a header
        headers.append((";", entries.pop(0).comment or ""))
    return Record(start.rules, start.players, start.first, tuple(entries), tuple(headers))


def _taken_back(event: Event, move: Move, match: Match) -> Entry:
    """A play where its round is still the one played; else a comment, which needs no round."""
    if isinstance(move, Play) and match.round is not None and match.round.outcome is None:
        return Entry(move, withdrawn=True, time=_time(event, move))
    return Entry(None, comment=f"taken back: {event.text}")


def _time(event: Event, move: Move) -> str | None:
    """When it was, `12:03:44`; a deal and a count have no place for it."""
    if isinstance(move, Deal | Count):
        return None
    return time.strftime("%H:%M:%S", time.localtime(event.at))
