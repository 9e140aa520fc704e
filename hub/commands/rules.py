"""`woowoo rules`: the sheets, one in plain words, what two do differently, every setting."""

from __future__ import annotations

import argparse
import sys
import textwrap

from hub.game.plain import compare, describe, table
from hub.game.rules import Rules, RulesError
from hub.game.sheetfile import sheet, sheets


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("sheet", nargs="?", help="a sheet's name, or a file that ends in .toml")
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
            _list()
        elif arguments.vs is None:
            _print(sheet(arguments.sheet))
        else:
            _compare(sheet(arguments.sheet), sheet(arguments.vs))
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _list() -> None:
    width = max(map(len, sheets()))
    for name in sheets():
        rules = sheet(name)
        players = rules.players_allowed()
        print(f"{name:{width}}  {rules.title} ({players[0]} to {players[-1]} players)")


def _print(rules: Rules) -> None:
    print(rules.title)
    for heading, sentences in describe(rules):
        if sentences:
            print(f"\n{heading}")
        for each in sentences:
            print(textwrap.fill(each, 88, initial_indent="  - ", subsequent_indent="    "))
    if rules.name in sheets():
        return  # what is published is as it is
    for warning in rules.warnings():
        print(f"\nMind: {warning}")


def _compare(one: Rules, other: Rules) -> None:
    differences = compare(one, other)
    if not differences:
        print(f"{one.name} and {other.name} are played alike.")
    width = max(len(one.name), len(other.name))
    for name, mine, theirs in differences:
        print(name)
        print(f"  {one.name:{width}}  {mine}")
        print(f"  {other.name:{width}}  {theirs}")
