"""A match of the journal as a record, with all that was taken back on the way."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hub.cli import main
from hub.game import Match, Play, Rules, Tile, full_set, sheet
from hub.game.bots import bot
from hub.game.dealing import deal, deal_counted
from hub.game.notation import write
from hub.game.notation_reader import read
from hub.game.sheetfile import write_rules
from hub.journal.archive import NoSuchMatch, choose, record
from hub.journal.book import Book
from hub.journal.file import MOVE, Journal

SHORT = sheet("hub_leaflet").change(rounds=2)


def begun(journal: Journal, rules: Rules = SHORT, players: tuple[str, ...] = ("Ana", "Bo")) -> Book:
    return Book(journal, journal.begin(write_rules(rules), players))


def step(book: Book, random: Random) -> None:
    """A deal, a move or a count, as the match is due."""
    match = book.match
    if match.round is None or match.round.outcome is not None:
        tiles = list(full_set(match.set_max))
        random.shuffle(tiles)
        book.make([deal(match, tiles)], "test")
    else:
        book.make([bot("heavy").choose(match.round, random)], "test")


@pytest.fixture
def journal() -> Iterator[Journal]:
    with Journal(Path(":memory:")) as made:
        yield made


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["hub_leaflet", "french_guide", "house"])
def test_a_match_with_much_taken_back_is_written_and_read_again(
    journal: Journal, seed: int, name: str
) -> None:
    random = Random(seed)
    book = begun(journal, sheet(name).change(rounds=2), ("Ana", "Bo, the elder", "Cy"))
    deals = 0
    while not book.match.over and deals < 3000:
        deals += 1
        step(book, random)
        while random.random() < 0.15:
            book.strike("test")
    # Back over the end of the match, to and fro.
    for _ in range(5):
        book.strike("test")
    step(book, random)
    kept = record(journal, choose(journal))
    assert kept.match() == book.match
    assert any(entry.withdrawn for entry in kept.entries)
    again = read(write(kept))
    assert again.match() == book.match
    assert write(again) == write(kept)
    assert [e.time for e in again.entries] == [e.time for e in kept.entries]


def test_everything_before_a_first_deal_that_was_taken_back(journal: Journal) -> None:
    book = begun(journal)
    book.make([deal_counted(book.match)], "test")
    book.make([Play("A", Tile(12, 5), "A")], "test")
    book.strike("test")
    book.strike("test")
    book.make([deal_counted(book.match)], "test")
    kept = record(journal, choose(journal))
    comments = [text for tag, text in kept.headers if tag == ";"]
    assert [text.split()[:4] for text in comments] == [
        ["taken", "back:", "engine", "12-12"],
        ["taken", "back:", "A", "12-5>A"],
    ]
    assert read(write(kept)).match() == book.match


def test_the_command_saves_a_match_of_the_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, goal = tmp_path / "woowoo.journal", tmp_path / "evening.mtn"
    with Journal(path) as journal:
        for players in ("Ana", "Bo"), ("Cy", "Di"):
            book = begun(journal, players=players)
            book.make([deal_counted(book.match)], "test")
            book.make([Play("A", Tile(12, 5), "A")], "test")
    assert main(["replay", str(path), "--match", "1", "--write", str(goal)]) == 0
    assert "Ana and Bo" in capsys.readouterr().out
    text = goal.read_text(encoding="utf-8")
    assert '[Players "A Ana, B Bo"]' in text
    assert " A 12-5>A @" in text
    assert main(["replay", str(goal)]) == 0
    assert "tiles laid: 1, moves: 1" in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("This is match 2, the last; --match N shows another.\n")
    assert "Cy and Di" in said


def test_what_the_command_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, goal = tmp_path / "woowoo.journal", tmp_path / "evening.mtn"
    with Journal(path) as journal:
        assert main(["replay", str(path)]) == 1
        assert capsys.readouterr().err == f"There is no match in {path} yet.\n"
        book = begun(journal)
        book.make([deal_counted(book.match)], "test")
    assert main(["replay", str(path), "--match", "7"]) == 2
    assert capsys.readouterr().err == f"There is no match 7 in {path}; it has 1.\n"
    goal.write_text("mine")
    assert main(["replay", str(path), "--write", str(goal)]) == 2
    assert capsys.readouterr().err == f"{goal} is there already; it has been left alone.\n"
    assert goal.read_text() == "mine"
    assert main(["replay", str(path), "--write", str(tmp_path / "none" / "a.mtn")]) == 1
    assert capsys.readouterr().err == f"There is no folder {tmp_path / 'none'}.\n"
    assert main(["replay", str(goal), "--match", "1"]) == 2
    assert "--match is for a journal" in capsys.readouterr().err
    with Journal(path) as journal:
        journal.append(1, MOVE, "A 12-5>Z")
    assert main(["replay", str(path)]) == 1
    assert "match 1: line 2 does not hold" in capsys.readouterr().err
    with Journal(path) as journal, pytest.raises(NoSuchMatch, match=r"it has 1\.$"):
        choose(journal, 3)


def test_the_start_is_that_of_the_match(journal: Journal) -> None:
    rules = SHORT.change(name="ours", title="At grandmother's", blank_value=25)
    kept = journal.begin(write_rules(rules), ("A", "B"), "B")
    assert record(journal, kept).match() == Match.new(rules, ("A", "B"), "B")
