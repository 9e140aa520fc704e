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
from hub.game.record import Record
from hub.game.rules import RulesError
from hub.game.scoring import Tally
from hub.game.textfile import UnreadableText, check_is_file, read_text, why
from hub.game.tile import Tile
from hub.journal.archive import NoSuchMatch, choose
from hub.journal.archive import record as record_of
from hub.journal.book import CannotGoOn
from hub.journal.file import Journal, JournalError
from hub.language.language import Language, language, languages
from hub.language.message import Message, message
from hub.language.rules import titled

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
        "--language", choices=languages(), default="en", metavar="CODE",
        help=f"of what is printed: {', '.join(languages())} (%(default)s)",
    )  # fmt: skip
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
        reason = f" {language().text(error.refusal)}" if error.refusal else ""
        print(f"{arguments.file}: {error}{reason}", file=sys.stderr)
        return 1
    except (UnreadableText, JournalError, CannotGoOn, RulesError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(report(record, language(arguments.language))))
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


def report(record: Record, spoken: Language) -> list[str]:
    """The lines that tell a record's match in a language; empty ones stand between its parts."""
    match = record.match()
    told: list[Message | None] = [
        message("record-sheet", title=titled(match.rules), set=match.set_max),
        message("record-players", names=tuple(match.players.values())),
    ]
    tallies = {tally.number: tally for tally in match.tallies}
    for number, entries in enumerate(_rounds(record), 1):
        told += [None, *_round(match, number, entries, tallies.get(number))]
    told += [None, *_ending(match)]
    return ["" if each is None else spoken.text(each) for each in told]


def _rounds(record: Record) -> list[Record]:
    """Return the record cut into its rounds."""
    cuts = [place for place, entry in enumerate(record.entries) if isinstance(entry.move, Deal)]
    return [
        Record(record.rules, record.players, record.first, record.entries[start:end])
        for start, end in pairwise([*cuts, len(record.entries)])
    ]


def _round(match: Match, number: int, record: Record, tally: Tally | None) -> list[Message]:
    moves = record.moves()
    deal = moves[0]
    assert isinstance(deal, Deal)
    plays = [move for move in moves if isinstance(move, Play)]
    engine, starter = Tile(deal.engine, deal.engine), match.players[deal.starter]
    told = [
        message("record-round", number=number, engine=engine, name=starter),
        message("record-tiles", tiles=len(plays), moves=len(moves) - 1),
    ]
    told += [
        message("record-stood", name=match.players[play.player], play=str(play))
        for play in plays
        if play.stood
    ]
    withdrawn = sum(entry.withdrawn for entry in record.entries)
    if withdrawn:
        told.append(message("record-taken-back", count=withdrawn))
    if tally is None:
        return [*told, message("record-unfinished")]
    names = tuple(match.players[each] for each in tally.outcome.out)
    ends = {
        "out": message("record-out", names=names, count=len(names)),
        "blocked": message("record-blocked"),
        "yard_empty": message("record-yard-empty"),
    }
    scores = tuple(
        message("record-score", name=match.players[each], score=score)
        for each, score in tally.scores.items()
    )
    return [*told, ends[tally.outcome.reason], message("record-scores", scores=scores)]


def _ending(match: Match) -> list[Message]:
    if not match.tallies:
        return [message("record-uncounted")]
    told = [message("record-standings") if match.over else message("record-standings-so-far")]
    for each in match.standings:
        name = match.players[each.player]
        told.append(message("record-place", place=each.place, name=name, score=each.score))
    if match.over:
        return told
    if match.round is not None and match.round.outcome is None:
        return [*told, message("record-turn", name=match.players[match.round.turn])]
    engine = match.next_engine
    if engine is None:
        return [*told, message("record-next-highest")]
    return [*told, message("record-next", engine=Tile(engine, engine))]
