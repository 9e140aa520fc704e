"""A match and its lines: made, taken back, written anew, and the same after a restart."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hub.game import Count, Draw, Match, Move, Pass, Play, Tile, full_set, sheet
from hub.game.bots import bot
from hub.game.dealing import deal, deal_counted
from hub.game.match import CannotAmend
from hub.game.sheetfile import write_rules
from hub.journal.archive import choose, record
from hub.journal.book import Book
from hub.journal.file import STRIKE, Journal, JournalError
from hub.language.language import language

LEAFLET = sheet("hub_leaflet")
DRAW, PASS = Draw("A"), Pass("A")
FIRST, SECOND = Play("A", Tile(12, 5), "A"), Play("B", Tile(12, 3), "B")


@pytest.fixture
def journal() -> Iterator[Journal]:
    with Journal(Path(":memory:")) as made:
        yield made


@pytest.fixture
def book(journal: Journal) -> Book:
    """Ana and Bo, dealt."""
    book = Book(journal, journal.begin(write_rules(LEAFLET), ("Ana", "Bo")))
    book.make([deal_counted(book.match)], "camera")
    return book


def again(journal: Journal) -> Book:
    """The book as a restart finds it."""
    return Book(journal, choose(journal))


def history(book: Book) -> list[tuple[Move, str]]:
    return list(zip(book.match.history, book.sources, strict=True))


def said(book: Book) -> list[str]:
    return [language().text(each) for each in book.told]


def test_who_said_a_move_is_kept(journal: Journal, book: Book) -> None:
    book.make([DRAW], "button")
    book.make([PASS, SECOND], "camera", ("story", "camera"))
    for each in book, again(journal):
        assert each.sources == ("camera", "button", "story", "camera")
        assert each.match.history[1:] == (DRAW, PASS, SECOND)


def test_sources_are_as_many_as_moves(book: Book) -> None:
    with pytest.raises(ValueError, match="shorter"):
        book.make([DRAW, PASS], "camera", ("story",))
    assert len(book.match.history) == 1


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize(
    ("sources", "left"),
    [(("story", "story", "camera"), 1), (("story",) * 3, 1), (None, 3)],
)
def test_a_story_is_taken_back_as_one(
    journal: Journal, book: Book, sources: tuple[str, ...] | None, left: int, restarted: bool
) -> None:
    book.make([DRAW, PASS, SECOND], "camera", sources)
    if restarted:
        book = again(journal)
    assert book.strike("keys") == (DRAW, PASS, SECOND)[left - 1 :]
    assert book.match.history[1:] == (DRAW, PASS, SECOND)[: left - 1]
    assert again(journal).match == book.match
    backwards = [
        "Taken back: Bo plays 12-3 on Bo's train.",
        "Taken back: Ana passes.",
        "Taken back: Ana draws.",
    ]
    assert said(book)[-(4 - left) :] == backwards[: 4 - left]


def test_a_move_after_a_story_is_none_of_it(journal: Journal, book: Book) -> None:
    book.make([DRAW, PASS], "camera", ("story", "story"))
    book.make([SECOND], "camera")
    assert book.strike("keys") == (SECOND,)
    assert book.strike("keys") == (DRAW, PASS)
    assert len(book.strike("keys")) == 1
    assert book.strike("keys") == ()
    assert book.match.history == again(journal).match.history == ()


def test_counts_that_followed_by_themselves_go_with_their_move(journal: Journal) -> None:
    book = Book(journal, journal.begin(write_rules(LEAFLET), ("Ana", "Bo")))
    tiles = list(full_set(12))
    Random(3).shuffle(tiles)
    book.make([deal(book.match, tiles)], "camera")
    moves = to_the_end(book.match)
    book.make(moves[:-3], "camera")
    book.make(moves[-3:], "camera", ("story", "story", "camera"))
    counts = book.match.history[-2:]
    assert all(isinstance(count, Count) for count in counts)
    assert book.sources[-5:] == ("story", "story", "camera", "camera", "camera")
    assert book.strike("keys") == (*moves[-3:], *counts)
    book.make(moves[-3:], "camera")
    assert book.strike("keys") == (moves[-1], *counts)


def to_the_end(match: Match) -> list[Move]:
    """Moves of a bot until the round is over."""
    moves: list[Move] = []
    while match.round is not None and match.round.outcome is None:
        moves.append(bot("heavy").choose(match.round, Random(1)))
        match = match.after(moves[-1])
    return list(match.history[-len(moves) :])


def test_an_earlier_move_is_written_anew(journal: Journal, book: Book) -> None:
    book.make([FIRST], "camera")
    book.make([SECOND], "camera")
    other = Play("A", Tile(12, 6), "A")
    old = book.sources
    times = [event.at for event in journal.moves(1)]
    moves = history(book)
    book.rewrite([moves[0], (other, "keys"), moves[2]], "keys")
    for each in book, again(journal):
        assert each.match.history[1:] == (other, SECOND)
        assert each.sources == (old[0], "keys", old[2])
    assert said(book)[-2:] == [
        "Taken back: Ana plays 12-5 on Ana's train.",
        "Ana plays 12-6 on Ana's train.",
    ]
    events = journal.events(1)
    assert [(e.text, e.source) for e in events if e.kind == STRIKE] == [("2 3", "keys")]
    assert len(events) == 6
    now = [event.at for event in journal.moves(1)]
    assert (now[0], now[2]) == (times[0], times[2]), "what stays was when it was"
    assert now[1] not in times
    assert record(journal, choose(journal)).match() == book.match


def test_a_forgotten_move_comes_in_and_out_again(journal: Journal, book: Book) -> None:
    book.make([FIRST], "camera")
    before = book.match
    moves = history(book)
    book.rewrite([moves[0], (DRAW, "keys"), moves[1]], "keys")
    assert book.match.history[1:] == (DRAW, FIRST)
    book.rewrite(moves, "keys")
    assert book.match == before == again(journal).match
    assert said(book)[-2:] == ["Ana draws.", "Taken back: Ana draws."]


def test_what_changes_nothing_writes_nothing(journal: Journal, book: Book) -> None:
    book.make([FIRST], "camera")
    events, told = journal.events(1), list(book.told)
    book.rewrite(history(book), "keys")
    assert journal.events(1) == events and book.told == told
    book.rewrite([*history(book)[:-1], (FIRST, "keys")], "keys")
    assert book.sources == again(journal).sources == ("camera", "keys")


def test_a_story_stays_one_when_what_is_before_it_is_written_anew(
    journal: Journal, book: Book
) -> None:
    book.make([FIRST], "camera")
    book.make([Draw("B"), Pass("B")], "camera", ("story", "story"))
    moves = history(book)
    book.rewrite([moves[0], (DRAW, "keys"), *moves[1:]], "keys")
    assert again(journal).strike("keys") == (Draw("B"), Pass("B"))


def test_a_story_that_is_written_again_is_one_again(journal: Journal, book: Book) -> None:
    book.make([DRAW, PASS, SECOND], "camera", ("story", "story", "camera"))
    moves = history(book)
    struck = book.strike("keys")
    book.rewrite(moves, "keys")
    assert again(journal).match.history[1:] == struck
    assert again(journal).strike("keys") == struck


def test_what_does_not_hold_changes_nothing(journal: Journal, book: Book) -> None:
    book.make([FIRST], "camera")
    events, match = journal.events(1), book.match
    with pytest.raises(CannotAmend):
        book.rewrite([*history(book)[:1], (SECOND, "keys")], "keys")
    assert (journal.events(1), book.match) == (events, match)


def test_what_cannot_be_written_changes_nothing(
    journal: Journal, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.make([FIRST], "camera")
    before = (history(book), list(book.told))

    def full(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(journal, "extend", full)
    with pytest.raises(OSError, match="full"):
        book.rewrite(history(book)[:1], "keys")
    assert (history(book), book.told) == before
    monkeypatch.undo()
    assert again(journal).match == book.match


def test_it_is_one_transaction(journal: Journal, book: Book) -> None:
    book.make([FIRST], "camera")
    asked: list[str] = []
    journal._db.set_trace_callback(asked.append)
    book.rewrite([*history(book)[:1], (DRAW, "keys"), (FIRST, "camera")], "keys")
    journal._db.set_trace_callback(None)
    assert [each.split(" VALUES")[0] for each in asked] == [
        "BEGIN IMMEDIATE",
        *["INSERT INTO events"] * 3,
        "COMMIT",
    ]


def test_the_journal_knows_when_a_rewritten_match_is_over_and_when_not(journal: Journal) -> None:
    rules = LEAFLET.change(rounds=1)
    book = Book(journal, journal.begin(write_rules(rules), ("Ana", "Bo")))
    tiles = list(full_set(12))
    Random(3).shuffle(tiles)
    book.make([deal(book.match, tiles)], "camera")
    book.make(to_the_end(book.match), "camera")
    whole = history(book)
    assert book.match.over and journal.unfinished() is None
    book.rewrite(whole[:-1], "keys")
    assert journal.unfinished() is not None
    book.rewrite(whole, "keys")
    assert journal.unfinished() is None


def test_another_hub_in_the_match_is_noticed(tmp_path: Path) -> None:
    with Journal(tmp_path / "a.journal") as one, Journal(tmp_path / "a.journal") as two:
        kept = one.begin(write_rules(LEAFLET), ("Ana", "Bo"))
        first, second = Book(one, kept), Book(two, kept)
        first.make([deal_counted(first.match)], "camera")
        with pytest.raises(JournalError, match="Another Woo Woo"):
            second.rewrite([(deal_counted(second.match), "keys")], "keys")
