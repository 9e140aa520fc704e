"""The companion for Mexican Train dominoes played with real tiles on a real table."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout, suppress
from typing import Any, TextIO, cast

from hub.commands import COMMANDS

EXITS = """\
exit codes:
  0    all is well
  1    a photo, a record, a camera, a station or the output failed
  2    wrong usage: an option, a name or a configuration that cannot be
  130  stopped by Ctrl-C (141: nobody reads the output any more)
"""
"""The exit codes of every command: this is where they are said."""

QUIET = {"OPENCV_LOG_LEVEL": "SILENT", "OPENCV_FFMPEG_LOGLEVEL": "-8"}
"""OpenCV and its ffmpeg are silent, unless the environment says otherwise: a failure gets a
sentence of ours, not theirs before it."""


class _Version(argparse.Action):
    """Looks the version up only where it is asked for."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        from importlib.metadata import version

        print(f"woowoo {version('woowoo')}")
        parser.exit()


class _Command(argparse.ArgumentParser):
    """A subcommand, whose module is imported when its words are to be understood."""

    module = ""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As any parser's, once the module has added its options."""
        if self.module:
            module = importlib.import_module(self.module)
            self.module = ""
            module.add(self)
            self.set_defaults(run=module.run)
        return super().parse_known_args(args, namespace)


def parser() -> argparse.ArgumentParser:
    """The whole command line, as `main` understands it."""
    whole = argparse.ArgumentParser(
        prog="woowoo",
        description=__doc__,
        epilog=EXITS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = whole.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=_Command
    )
    for name, words in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=words)
        command.module = f"hub.commands.{name.replace('-', '_')}"
    return whole


class _Watched:
    """A stream that remembers that it could not be written."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.failed: OSError | None = None

    def write(self, text: str) -> int:
        try:
            return self.stream.write(text)
        except OSError as error:
            self.failed = error
            raise

    def flush(self) -> None:
        try:
            self.stream.flush()
        except OSError as error:
            self.failed = error
            raise

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def main(argv: list[str] | None = None) -> int:
    """Run the command line `argv` (default: the process's own); returns an exit code of EXITS."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    streams: list[_Watched] = []
    code = 0
    try:
        with ExitStack() as stack:
            for stream, redirect in (sys.stdout, redirect_stdout), (sys.stderr, redirect_stderr):
                if stream is not None:  # a process may be started without
                    streams.append(_Watched(stream))
                    stack.enter_context(redirect(cast(TextIO, streams[-1])))
                    stack.callback(streams[-1].flush)
            code = _run(argv)
    except KeyboardInterrupt:
        code = 130
    except (OSError, SystemExit):  # argparse swallows what went wrong with its help
        if not any(stream.failed for stream in streams):
            raise
    failed = next((stream.failed for stream in streams if stream.failed), None)
    return code if failed is None else _lost(failed, streams)


def _run(argv: list[str] | None) -> int:
    arguments = parser().parse_args(argv)
    code: int = arguments.run(arguments)
    return code


def _lost(error: OSError, streams: list[_Watched]) -> int:
    """Output or errors cannot be written: say so if it is news, and return the exit code."""
    if not isinstance(error, BrokenPipeError):
        with suppress(OSError):
            reason = error.strerror
            print(f"The output cannot be written: {reason}.", file=sys.stderr, flush=True)
    for each in streams:
        if each.failed:
            # What still waits there would fail again, loudly, when Python ends.
            with suppress(OSError):  # a stream without a file
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, each.stream.fileno())
                os.close(nowhere)
    return 141 if isinstance(error, BrokenPipeError) else 1


if __name__ == "__main__":
    sys.exit(main())
