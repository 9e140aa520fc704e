"""Every event of every match, in one SQLite file, on disk before anyone is told.

Lines are only ever added: a play that is taken back stays, and a later line strikes it. What a
match is now is what the lines that stand fold to, in their order; so a hub that lost its power
goes on where it was.
"""

import json
import math
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hub.closing import Closed, Closing
from hub.language.language import language
from hub.language.message import Sayable, message

VERSION = 1
_APPLICATION = 0x57005700

_TABLES = """
CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    begun REAL NOT NULL,
    rules TEXT NOT NULL,
    players TEXT NOT NULL,
    first TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (number),
    line INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (match, line)
);
"""

MOVE, STRIKE, NOTE = "move", "strike", "note"
STORY = "story"
"""The source of moves that nobody said: with them the hub explains what lies on the table."""


class JournalError(OSError):
    """The journal cannot be read or written; the text says what to do. Nothing was changed."""

    def __init__(self, said: Sayable) -> None:
        """`said` is for the players; the text is the same in English."""
        super().__init__(language().text(said))
        self.said = said


class JournalClosed(JournalError, Closed):
    """The journal has been closed by this program; open it again to go on."""

    def __init__(self, text: str) -> None:
        super().__init__(message("verbatim", text=text))


@dataclass(frozen=True)
class Line:
    """A line to be written."""

    kind: str
    text: str
    source: str
    at: float | None = None
    """When it was, in seconds since 1970, where that is not now."""


@dataclass(frozen=True)
class Event:
    """One line of the journal."""

    line: int
    """Its place in its match, from 1."""
    kind: str
    """MOVE, STRIKE (takes back the lines its text names) or NOTE (changes nothing)."""
    text: str
    source: str
    """Who said so: "camera", "button", "page", "keys" ..."""
    at: float
    """Seconds since 1970; what was written together has the same, and nothing beside it has."""


@dataclass(frozen=True)
class KeptMatch:
    """A match as the journal knows it."""

    number: int
    rules: str
    """The rules it was begun with, as text that needs no preset to be read."""
    players: tuple[str, ...]
    first: str
    """The letter of who starts the first round, or empty: the sheet says."""
    begun: float
    """Seconds since 1970."""
    over: bool


def standing(events: Iterable[Event]) -> tuple[Event, ...]:
    """The moves that were not taken back, in their order."""
    moves: dict[int, Event] = {}
    for event in events:
        if event.kind == MOVE:
            moves[event.line] = event
        elif event.kind == STRIKE:
            for line in event.text.split():
                moves.pop(int(line), None)
    return tuple(moves.values())


class Journal(Closing):
    """One journal file, open. `Journal(Path(":memory:"))` keeps nothing after it is closed.

    What `begin`, `append` and `finish` wrote is on the disk when they return. Any of the methods
    raises JournalError. One thread may use it at a time, whichever opened it.
    """

    _closed_error = JournalClosed

    def __init__(self, path: Path) -> None:
        self.path = path
        self._name = f"The journal {path}"
        self._last: dict[int, int] = {}
        self._now = 0.0
        with self._sentences():
            self._db = sqlite3.connect(
                path, timeout=2.0, isolation_level=None, check_same_thread=False
            )
            try:
                self._prepare()
            except BaseException:
                self._db.close()
                raise

    def begin(self, rules: str, players: Sequence[str], first: str = "") -> KeptMatch:
        """Begin a match; `rules` is the text its rules are read from when it is taken up again."""
        with self._sentences():
            now = time.time()
            cursor = self._db.execute(
                "INSERT INTO matches (begun, rules, players, first) VALUES (?, ?, ?, ?)",
                (now, rules, json.dumps(list(players)), first),
            )
        return KeptMatch(cursor.lastrowid or 0, rules, tuple(players), first, now, False)

    def append(self, match: int, kind: str, text: str, source: str = "") -> Event:
        """Add a line to a match. Fails when another hub writes into the same match."""
        return self.extend(match, (Line(kind, text, source),))[0]

    def extend(self, match: int, lines: Sequence[Line]) -> tuple[Event, ...]:
        """Add lines to a match, all or none."""
        first = self._last_line(match) + 1
        now = time.time()
        self._now = math.nextafter(now, math.inf) if now == self._now else now
        events = tuple(
            Event(first + k, e.kind, e.text, e.source, self._now if e.at is None else e.at)
            for k, e in enumerate(lines)
        )
        rows = [(match, e.line, e.at, e.kind, e.text, e.source) for e in events]
        with self._sentences():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", rows)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        self._last[match] = first + len(events) - 1
        return events

    def finish(self, match: int, over: bool = True) -> None:
        """Mark a match as over (or, after taking back its last move, as not)."""
        with self._sentences():
            self._db.execute("UPDATE matches SET over = ? WHERE number = ?", (over, match))

    def events(self, match: int) -> tuple[Event, ...]:
        """Every line of a match, struck ones too."""
        with self._sentences():
            rows = self._db.execute(
                "SELECT line, kind, text, source, at FROM events WHERE match = ? ORDER BY line",
                (match,),
            ).fetchall()
        # What was read first is what the reader's match stands on: lines of another hub after
        # that are not its own.
        self._last.setdefault(match, rows[-1][0] if rows else 0)
        return tuple(Event(*row) for row in rows)

    def moves(self, match: int) -> tuple[Event, ...]:
        """The moves that stand."""
        return standing(self.events(match))

    def matches(self) -> tuple[KeptMatch, ...]:
        """Every match, the oldest first."""
        with self._sentences():
            rows = self._db.execute(
                "SELECT number, rules, players, first, begun, over FROM matches ORDER BY number"
            ).fetchall()
        return tuple(
            KeptMatch(number, rules, tuple(json.loads(players)), first, begun, bool(over))
            for number, rules, players, first, begun, over in rows
        )

    def unfinished(self) -> KeptMatch | None:
        """The last match, where it is not over."""
        matches = self.matches()
        return matches[-1] if matches and not matches[-1].over else None

    def _give_back(self) -> None:
        self._db.close()

    def _prepare(self) -> None:
        # One file, whole after a power cut: the rollback journal, synced with its folder.
        self._db.execute("PRAGMA journal_mode = DELETE")
        self._db.execute("PRAGMA synchronous = EXTRA")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("BEGIN IMMEDIATE")
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        (application,) = self._db.execute("PRAGMA application_id").fetchone()
        empty = not self._db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
        if empty:
            for statement in _TABLES.split(";"):
                self._db.execute(statement)
            self._db.execute(f"PRAGMA user_version = {VERSION}")
            self._db.execute(f"PRAGMA application_id = {_APPLICATION}")
        elif application != _APPLICATION:
            raise JournalError(message("journal-foreign", path=str(self.path)))
        elif version != VERSION:
            raise JournalError(
                message("journal-other", path=str(self.path), theirs=version, ours=VERSION)
            )
        self._db.execute("COMMIT")

    def _last_line(self, match: int) -> int:
        """The last line this journal knows of, so that a second hub's lines are noticed."""
        if match not in self._last:
            with self._sentences():
                (last,) = self._db.execute(
                    "SELECT COALESCE(MAX(line), 0) FROM events WHERE match = ?", (match,)
                ).fetchone()
            self._last[match] = last
        return self._last[match]

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """Turn SQLite's errors into sentences."""
        self._check_open()
        try:
            yield
        except sqlite3.IntegrityError as error:
            raise JournalError(message("journal-two", path=str(self.path))) from error
        except sqlite3.OperationalError as error:
            why = message("journal-unusable", path=str(self.path), why=str(error))
            raise JournalError(why) from error
        except sqlite3.DatabaseError as error:
            why = message("journal-damaged", path=str(self.path), why=str(error))
            raise JournalError(why) from error
