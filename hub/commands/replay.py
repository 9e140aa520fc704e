"""`woowoo replay FILE`: checks a record by its rules and prints the match, round by round."""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path

from hub.commands.saving import NotSaved, save
from hub.game.match import Match
from hub.game.move import Deal, Play
from hub.game.notation import write
from hub.game.notation_reader import NotationError, read
from hub.game.reasons import listed
from hub.game.record import Record
from hub.game.rules import RulesError
from hub.game.scoring import Tally
from hub.game.textfile import UnreadableText, check_is_file, read_text, why
from hub.journal.archive import NoSuchMatch, choose
from hub.journal.archive import record as record_of
from hub.journal.book import CannotGoOn
from hub.journal.file import Journal, JournalError

SQLITE = b"SQLite format 3\0"
"""How a journal's file begins; no text does."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "file", type=Path, help="a record (MTN text), or the journal that `woowoo play` keeps"
    )
    parser.add_argument(
        "--match", type=int, metavar="N", help="of a journal: which match (the last one)"
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE.mtn", help="save the record as MTN text, a new file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the match; 1 where the file cannot be read or does not replay, 2 for wrong options."""
    try:
        if _is_journal(arguments.file):
            record = _of_journal(arguments.file, arguments.match)
        elif arguments.match is not None:
            print("--match is for a journal; this file has one match.", file=sys.stderr)
            return 2
        else:
            record = read(read_text(arguments.file))
    except NoSuchMatch as error:
        print(error, file=sys.stderr)
        return 2
    except NotationError as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    except (UnreadableText, JournalError, CannotGoOn, RulesError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(report(record)))
    return 0 if arguments.write is None else _write(arguments.write, record)


def _is_journal(path: Path) -> bool:
    check_is_file(path)
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except (OSError, ValueError) as error:
        raise UnreadableText(why(path, error)) from error


def _of_journal(path: Path, number: int | None) -> Record:
    with Journal(path) as journal:
        kept = choose(journal, number)
        others = len(journal.matches()) - 1
        if others and number is None:
            print(f"This is match {kept.number}, the last; --match N shows another.")
        return record_of(journal, kept)


def _write(path: Path, record: Record) -> int:
    """Save the record, unless there is a file of that name."""
    if path.exists():
        print(f"{path} is there already; it has been left alone.", file=sys.stderr)
        return 2
    try:
        save(path, write(record).encode())
    except NotSaved as error:
        print(error, file=sys.stderr)
        return 1
    print(f"\nThe record is in {path}.")
    return 0


def report(record: Record) -> list[str]:
    """Return the lines that tell a record's match."""
    match = record.match()
    lines = [f"{match.rules.title}, double-{match.set_max} set"]
    lines.append(", ".join(match.players.values()))
    tallies = {tally.number: tally for tally in match.tallies}
    for number, entries in enumerate(_rounds(record), 1):
        lines += ["", *_round_lines(match, number, entries, tallies.get(number))]
    lines += ["", *_ending(match)]
    return lines


def _rounds(record: Record) -> list[Record]:
    """Return the record cut into its rounds."""
    cuts = [place for place, entry in enumerate(record.entries) if isinstance(entry.move, Deal)]
    return [
        Record(record.rules, record.players, record.first, record.entries[start:end])
        for start, end in pairwise([*cuts, len(record.entries)])
    ]


def _round_lines(match: Match, number: int, record: Record, tally: Tally | None) -> list[str]:
    moves = record.moves()
    deal = moves[0]
    assert isinstance(deal, Deal)
    plays = [move for move in moves if isinstance(move, Play)]
    starter = match.players[deal.starter]
    lines = [f"Round {number}, engine {deal.engine}-{deal.engine}, {starter} starts"]
    lines.append(f"  {len(plays)} tiles laid in {len(moves) - 1} moves")
    lines += [
        f"  {match.players[play.player]}: {play} is against the rules; the table let it stand"
        for play in plays
        if play.stood
    ]
    withdrawn = sum(entry.withdrawn for entry in record.entries)
    if withdrawn:
        lines.append(f"  taken back: {withdrawn}")
    if tally is None:
        return [*lines, "  not finished"]
    names = listed(match.players[each] for each in tally.outcome.out)
    ends = {"out": f"{names} out", "blocked": "blocked", "yard_empty": "boneyard empty"}
    lines.append(f"  {ends[tally.outcome.reason]}")
    scores = [f"{match.players[each]} {score}" for each, score in tally.scores.items()]
    return [*lines, "  " + ", ".join(scores)]


def _ending(match: Match) -> list[str]:
    if not match.tallies:
        return ["No round is counted yet."]
    lines = ["Standings" if match.over else "Standings so far"]
    for each in match.standings:
        lines.append(f"  {each.place}. {match.players[each.player]} {each.score}")
    if match.over:
        return lines
    if match.round is not None and match.round.outcome is None:
        return [*lines, f"{match.players[match.round.turn]} is to move."]
    engine = match.next_engine
    return [
        *lines,
        "Next engine: " + ("the highest held" if engine is None else f"{engine}-{engine}"),
    ]
