"""The `woowoo` command: finds the subcommand, prints its errors as a sentence."""

import argparse
import importlib
import sys

COMMANDS: tuple[str, ...] = ()
"""Modules of hub.commands in the order of the help text. Each has NAME, HELP, add(parser) and
run(arguments) -> exit code; it is imported when it is the one that was asked for."""


def main(argv: list[str] | None = None) -> int:
    """Run the command line `argv` (default: the process's own); returns the exit code."""
    parser = argparse.ArgumentParser(prog="woowoo", description=__doc__)
    subparsers = parser.add_subparsers(dest="command", required=True)
    for name in COMMANDS:
        module = importlib.import_module(f"hub.commands.{name}")
        subparser = subparsers.add_parser(module.NAME, help=module.HELP, description=module.HELP)
        module.add(subparser)
        subparser.set_defaults(run=module.run)
    arguments = parser.parse_args(argv)
    code: int = arguments.run(arguments)
    return code


if __name__ == "__main__":
    sys.exit(main())
