"""`woowoo rules`: the sheets, one in plain words, what two do differently, every setting."""

from __future__ import annotations

import argparse
import sys
import textwrap

from hub.game.plain import table
from hub.game.rules import Rules, RulesError
from hub.game.sheetfile import sheet, sheets
from hub.language.language import Language, language, languages
from hub.language.message import message
from hub.language.rules import compared, described, titled


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("sheet", nargs="?", help="a sheet's name, or a file that ends in .toml")
    parser.add_argument(
        "--language", choices=languages(), default="en", metavar="CODE",
        help=f"of the plain words: {', '.join(languages())} (%(default)s)",
    )  # fmt: skip
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--vs", metavar="SHEET", help="print what differs from this sheet")
    what.add_argument(
        "--settings", action="store_true", help="print every setting with all that it can be"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for; 2 where there is no such sheet."""
    try:
        if arguments.settings:
            if arguments.sheet is not None:
                raise RulesError("Every sheet has the same settings: woowoo rules --settings.")
            print(table(), end="")
        elif arguments.sheet is None:
            if arguments.vs is not None:
                raise RulesError("Name the two sheets: woowoo rules ONE --vs OTHER.")
            _list(language(arguments.language))
        elif arguments.vs is None:
            _print(sheet(arguments.sheet), language(arguments.language))
        else:
            _compare(sheet(arguments.sheet), sheet(arguments.vs), language(arguments.language))
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _list(spoken: Language) -> None:
    width = max(map(len, sheets()))
    for name in sheets():
        rules = sheet(name)
        players = rules.players_allowed()
        told = message("rules-sheet", title=titled(rules), least=players[0], most=players[-1])
        print(f"{name:{width}}  {spoken.text(told)}")


def _print(rules: Rules, spoken: Language) -> None:
    print(spoken.text(titled(rules)))
    for heading, sentences in described(rules):
        if sentences:
            print(f"\n{spoken.text(heading)}")
        for each in sentences:
            told = spoken.text(each)
            print(textwrap.fill(told, 88, initial_indent="  - ", subsequent_indent="    "))
    if rules.name in sheets():
        return  # what is published is as it is
    for warning in rules.warnings():
        print(f"\nMind: {warning}")


def _compare(one: Rules, other: Rules, spoken: Language) -> None:
    differences = compared(one, other)
    if not differences:
        print(spoken.text(message("rules-alike", one=one.name, other=other.name)))
    width = max(len(one.name), len(other.name))
    for name, mine, theirs in differences:
        print(name)
        for rules, said in (one, mine), (other, theirs):
            print(f"  {rules.name:{width}}  {'-' if said is None else spoken.text(said)}")
