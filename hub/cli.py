"""The companion for Mexican Train dominoes played with real tiles on a real table."""

import argparse
import importlib
import sys

COMMANDS: tuple[str, ...] = (
    "demo",
    "play",
    "read",
    "evaluate",
    "count",
    "rules",
    "replay",
    "station",
    "follow",
    "camera",
    "station_sheet",
)
"""Modules of hub.commands in the order of the help text. Each has NAME, HELP, add(parser) and
run(arguments) -> exit code; what is heavy to import they import in run."""


def parser() -> argparse.ArgumentParser:
    """The whole command line, as `main` understands it."""
    whole = argparse.ArgumentParser(prog="woowoo", description=__doc__)
    subparsers = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = importlib.import_module(f"hub.commands.{name}")
        subparser = subparsers.add_parser(module.NAME, help=module.HELP, description=module.HELP)
        module.add(subparser)
        subparser.set_defaults(run=module.run)
    return whole


def main(argv: list[str] | None = None) -> int:
    """Run the command line `argv` (default: the process's own); returns the exit code."""
    arguments = parser().parse_args(argv)
    code: int = arguments.run(arguments)
    return code


if __name__ == "__main__":
    sys.exit(main())
