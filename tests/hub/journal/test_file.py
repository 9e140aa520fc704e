import os
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from hub.journal.file import MOVE, NOTE, STRIKE, Journal, JournalError, Line, standing


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evening.journal"


def test_what_was_written_is_there_again(path):
    with Journal(path) as journal:
        match = journal.begin("sheet", ("Ana", "Bo"))
        journal.append(match.number, MOVE, "A 12-5>A", "camera")
        journal.extend(match.number, [Line(MOVE, "B +", "button"), Line(MOVE, "B -", "page")])
    with Journal(path) as journal:
        again = journal.unfinished()
        assert again == match
        events = journal.events(again.number)
    assert [(e.line, e.kind, e.text, e.source) for e in events] == [
        (1, MOVE, "A 12-5>A", "camera"),
        (2, MOVE, "B +", "button"),
        (3, MOVE, "B -", "page"),
    ]


def test_a_struck_move_stays_but_does_not_stand(path):
    with Journal(path) as journal:
        number = journal.begin("sheet", ("Ana", "Bo")).number
        journal.append(number, MOVE, "one")
        journal.append(number, NOTE, "a remark")
        journal.append(number, MOVE, "two")
        journal.append(number, STRIKE, "3")
        journal.append(number, MOVE, "three")
        assert [e.text for e in journal.moves(number)] == ["one", "three"]
        assert len(journal.events(number)) == 5


def test_standing_strikes_several_at_once(path):
    with Journal(path) as journal:
        number = journal.begin("sheet", ("Ana", "Bo")).number
        for text in "abc":
            journal.append(number, MOVE, text)
        journal.append(number, STRIKE, "2 3")
        assert [e.text for e in standing(journal.events(number))] == ["a"]


def test_a_finished_match_is_not_taken_up(path):
    with Journal(path) as journal:
        first = journal.begin("sheet", ("Ana", "Bo"))
        journal.finish(first.number)
        assert journal.unfinished() is None
        journal.finish(first.number, over=False)
        assert journal.unfinished() == first
        second = journal.begin("other", ("Cy", "Di"))
        assert journal.unfinished() == second
        assert [m.number for m in journal.matches()] == [1, 2]


def test_every_line_that_was_confirmed_survives_a_kill(path):
    script = (
        "import sys; from pathlib import Path; from hub.journal.file import Journal, MOVE\n"
        "journal = Journal(Path(sys.argv[1])); number = journal.begin('s', ('A', 'B')).number\n"
        "for k in range(100000): print(journal.append(number, MOVE, str(k)).text, flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(path)], stdout=subprocess.PIPE, text=True
    ) as child:
        seen = [child.stdout.readline() for _ in range(25)]
        os.kill(child.pid, signal.SIGKILL)
        seen += child.stdout.readlines()
    confirmed = [line.strip() for line in seen if line.endswith("\n")]
    with Journal(path) as journal:
        kept = [e.text for e in journal.moves(1)]
        assert journal.append(1, MOVE, "on").line == len(kept) + 1
    assert kept[: len(confirmed)] == confirmed
    assert len(kept) - len(confirmed) in (0, 1)


def test_a_second_hub_in_the_same_match_is_noticed(path):
    with Journal(path) as one, Journal(path) as two:
        number = one.begin("sheet", ("Ana", "Bo")).number
        one.append(number, MOVE, "a")
        two.append(number, MOVE, "b")
        with pytest.raises(JournalError, match="Another Woo Woo has written"):
            one.append(number, MOVE, "c")
        assert [e.text for e in one.moves(number)] == ["a", "b"]


def test_a_hub_that_had_only_read_is_noticed_too(path):
    with Journal(path) as first, Journal(path) as second:
        match = first.begin("{}", ["Ana", "Bo"])
        assert first.moves(match.number) == second.moves(match.number) == ()
        first.append(match.number, MOVE, "one")
        with pytest.raises(JournalError, match="Another Woo Woo has written"):
            second.append(match.number, MOVE, "two")
        assert [event.text for event in first.events(match.number)] == ["one"]


def test_all_or_none(path):
    with Journal(path) as journal:
        number = journal.begin("sheet", ("Ana", "Bo")).number
        with pytest.raises(JournalError):
            journal.extend(number, [Line(MOVE, "fine", ""), Line(MOVE, None, "")])
        assert journal.events(number) == ()
        assert journal.append(number, MOVE, "next").line == 1


def test_files_that_are_no_journal_get_a_sentence(tmp_path):
    text = tmp_path / "notes.txt"
    text.write_text("these are my notes, and far too long to be an empty file " * 9)
    with pytest.raises(JournalError, match="damaged or no journal"):
        Journal(text)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE things (a)")
    with pytest.raises(JournalError, match="another program"):
        Journal(other)
    with pytest.raises(JournalError, match="Is the folder there"):
        Journal(tmp_path / "nowhere" / "evening.journal")


def test_a_journal_of_another_version_is_left_alone(path):
    Journal(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(JournalError, match="journal 99"):
        Journal(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "delete"),  # one file, and none beside it once a line is written
        ("synchronous", 3),  # EXTRA: the file, and its folder, before anything is confirmed
        ("foreign_keys", 1),
        ("user_version", 1),
        ("application_id", 0x57005700),
    ],
)
def test_what_sqlite_is_asked_to_do(path, pragma, value):
    """Nobody can pull the plug in a test; what makes a file outlive that is SQLite's to do."""
    with Journal(path) as journal:
        assert journal._db.execute(f"PRAGMA {pragma}").fetchone() == (value,)
    with Journal(path) as again:
        assert again._db.execute(f"PRAGMA {pragma}").fetchone() == (value,)


def test_what_lies_in_the_file_is_what_an_older_woo_woo_wrote(path):
    """Names of tables, columns and kinds: a change needs another VERSION."""
    kinds = [(MOVE, "a"), (NOTE, "b"), (STRIKE, "1")]
    with Journal(path) as journal:
        number = journal.begin("sheet", ("Ana", "Bo"), "B").number
        journal.extend(number, [Line(kind, text, "keys") for kind, text in kinds])
        journal.finish(number)
    with closing(sqlite3.connect(path)) as db:
        matches = db.execute("SELECT number, rules, players, first, over FROM matches").fetchall()
        events = db.execute("SELECT match, line, kind, text, source FROM events").fetchall()
        times = db.execute("SELECT begun, at FROM matches JOIN events ON match = number").fetchall()
    assert matches == [(1, "sheet", '["Ana", "Bo"]', "B", 1)]
    assert events == [
        (1, 1, "move", "a", "keys"),
        (1, 2, "note", "b", "keys"),
        (1, 3, "strike", "1", "keys"),
    ]
    assert all(begun <= at for begun, at in times)


def test_lines_are_committed_together_before_they_are_told(path):
    asked = []
    with Journal(path) as journal:
        number = journal.begin("sheet", ("Ana", "Bo")).number
        journal.append(number, MOVE, "a")
        journal._db.set_trace_callback(asked.append)
        journal.extend(number, [Line(MOVE, "b", ""), Line(MOVE, "c", "")])
        journal._db.set_trace_callback(None)
        assert not journal._db.in_transaction
    assert [statement.split(" VALUES")[0] for statement in asked] == [
        "BEGIN IMMEDIATE",
        "INSERT INTO events",
        "INSERT INTO events",
        "COMMIT",
    ]


def test_another_thread_may_use_it(path):
    with Journal(path) as journal, ThreadPoolExecutor(1) as other:
        number = journal.begin("sheet", ("Ana", "Bo")).number
        assert other.submit(journal.append, number, MOVE, "a").result().line == 1
        assert [e.text for e in journal.moves(number)] == ["a"]


def test_no_file_is_left_beside_it(path):
    with Journal(path) as journal:
        journal.append(journal.begin("sheet", ("Ana", "Bo")).number, MOVE, "a")
        assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_line_of_a_match_that_was_never_begun_is_refused(path):
    with Journal(path) as journal:
        with pytest.raises(JournalError):
            journal.append(7, MOVE, "a")
        assert journal.events(7) == ()


def test_the_time_is_kept(path):
    with Journal(path) as journal:
        before = time.time()
        number = journal.begin("sheet", ("Ana", "Bo")).number
        event = journal.append(number, MOVE, "a")
        assert before <= event.at <= time.time()
        assert journal.events(number)[0].at == event.at


def test_what_was_written_together_is_told_by_its_time(path, monkeypatch):
    monkeypatch.setattr(time, "time", lambda: 5.0)
    with Journal(path) as journal:
        number = journal.begin("sheet", ("Ana", "Bo")).number
        lines = [Line(MOVE, "a", ""), Line(MOVE, "b", ""), Line(MOVE, "c", "", at=2.0)]
        one, two, old = journal.extend(number, lines)
        other = journal.append(number, MOVE, "d")
        assert (one.at, two.at, old.at) == (5.0, 5.0, 2.0)
        assert 5.0 < other.at < 5.001
