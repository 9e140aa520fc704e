"""`woowoo evaluate`: how well photos with known tiles are read."""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NAME = "evaluate"
HELP = "Measure the reading of photos whose tiles are known, or of painted tables."
LEAST_SCALE, MOST_SCALE = 0.3, 20.0
"""Pixels a millimetre at which tables are painted."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "truth",
        type=Path,
        nargs="?",
        metavar="TRUTH.json",
        help="a list of photos with their tiles",
    )
    parser.add_argument(
        "--painted", type=int, default=0, metavar="N", help="painted tables too, so many"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first painted table (%(default)s)"
    )
    parser.add_argument(
        "--set", type=int, choices=(6, 9, 12, 15, 18), dest="most", help="the one set to paint"
    )
    parser.add_argument(
        "--px-per-mm", type=float, help="the one scale to paint at, for tiles of 50 mm"
    )
    parser.add_argument(
        "--sheet", type=Path, metavar="FILE", default=Path("mistakes.jpg"),
        help="where the contact sheet of all mistakes goes (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Read photos beside the truth, painted tables or both; 1 if something cannot be read."""
    from vision.evaluate import BadTruth, Report, table
    from vision.photo import UnreadablePhoto

    if arguments.truth is None and arguments.painted < 1:
        print("Name a file of photos with their tiles, or --painted N.", file=sys.stderr)
        return 2
    scale = arguments.px_per_mm
    if arguments.seed < 0 or (scale is not None and not LEAST_SCALE <= scale <= MOST_SCALE):
        print(f"A seed is 0 or more, a scale {LEAST_SCALE} to {MOST_SCALE} px/mm.", file=sys.stderr)
        return 2
    report, pictures, code = Report(), [], 0
    try:
        for one, wrong in _outcomes(arguments):
            if isinstance(one, UnreadablePhoto):
                print(one, file=sys.stderr)
                code = 1
                continue
            report.outcomes.append(one)
            pictures += wrong
    except BadTruth as error:
        print(error, file=sys.stderr)
        return 1
    if arguments.json:
        sums = {k: vars(t) | {"precision": t.precision, "recall": t.recall}
                for k, t in report.tallies().items()}  # fmt: skip
        print(json.dumps({"kinds": sums, "reliability": report.reliability()}))
    else:
        print(table(report))
    return code | _write(arguments.sheet, pictures, arguments.json)


def _outcomes(arguments: argparse.Namespace) -> Iterator[tuple[Any, list[Any]]]:
    """For each picture its outcome, or why it cannot be read, and pictures of its mistakes."""
    from vision.contact import mistakes
    from vision.evaluate import outcome, truths
    from vision.painted import judged, tables
    from vision.photo import UnreadablePhoto, load
    from vision.reader import Reader

    reader = Reader()
    for photo in truths(arguments.truth) if arguments.truth else ():
        try:
            image = load(arguments.truth.parent / photo.file)
        except UnreadablePhoto as error:
            yield error, []
            continue
        begun = time.perf_counter()
        readings = reader.read(image)
        one = outcome(photo, readings, time.perf_counter() - begun)
        yield one, mistakes(image, one)
    for table in tables(arguments.painted, arguments.seed, arguments.most, arguments.px_per_mm):
        image = table.painted.image
        begun = time.perf_counter()
        readings = reader.read(image)
        one = judged(table, readings, time.perf_counter() - begun)
        yield one, mistakes(image, one)


def _write(path: Path, pictures: list[Any], quiet: bool) -> int:
    import cv2

    from vision.contact import sheet

    whole = sheet(pictures)
    if whole is None:
        return 0
    try:
        path.write_bytes(cv2.imencode(".jpg", whole)[1].tobytes())
    except OSError as error:
        print(f"{path}: cannot be written ({error.strerror}).", file=sys.stderr)
        return 1
    if not quiet:
        print(f"{len(pictures)} pictures of mistakes in {path}")
    return 0
