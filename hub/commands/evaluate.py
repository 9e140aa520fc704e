"""`woowoo evaluate`: how well photos with known tiles are read."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from hub.commands.saving import PICTURES, NotSaved, save_picture
from vision.camera import Image
from vision.reading.evaluate import BadTruth, Outcome, Report, outcome, table, truths
from vision.reading.mistakes import contact_sheet, mistakes
from vision.reading.painted import judged, tables
from vision.reading.photo import UnreadablePhoto, load
from vision.reading.reader import Reader
from vision.reading.reading import Reading

LEAST_SCALE, MOST_SCALE = 0.3, 10.0
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
    parser.add_argument("--painted", type=int, metavar="N", help="painted tables too, so many")
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
    wrong_use = _wrong_use(arguments)
    if wrong_use:
        print(wrong_use, file=sys.stderr)
        return 2
    try:
        photos = truths(arguments.truth) if arguments.truth else []
    except BadTruth as error:
        print(error, file=sys.stderr)
        return 1
    files = [arguments.truth.parent / photo.file for photo in photos]
    if _is_one_of(arguments.sheet, [*files, arguments.truth] if files else []):
        print(f"{arguments.sheet} is what is measured: name another --sheet.", file=sys.stderr)
        return 2
    reader, report, code = Reader(), Report(), 0
    pictures: list[Image] = []

    def measure(image: Image, judge: Callable[[Sequence[Reading], float], Outcome]) -> None:
        begun = time.perf_counter()
        readings = reader.read(image)
        one = judge(readings, time.perf_counter() - begun)
        report.outcomes.append(one)
        pictures.extend(mistakes(image, one))

    for photo, file in zip(photos, files, strict=True):
        try:
            image = load(file)
        except UnreadablePhoto as error:
            print(error, file=sys.stderr)
            code = 1
        else:
            measure(image, partial(outcome, photo))
    painted, scale = arguments.painted or 0, arguments.px_per_mm
    for each in tables(painted, arguments.seed, arguments.most, scale):
        measure(each.painted.image, partial(judged, each))
    if not report.outcomes:
        print("No photo could be read, so nothing is measured.", file=sys.stderr)
        return 1
    if arguments.json:
        sums = {k: vars(t) | {"precision": t.precision, "recall": t.recall}
                for k, t in report.tallies().items()}  # fmt: skip
        print(json.dumps({"kinds": sums, "reliability": report.reliability()}))
    else:
        print(table(report))
    return code | _write(arguments.sheet, pictures, arguments.json)


def _wrong_use(arguments: argparse.Namespace) -> str:
    """What is wrong with the options, as a sentence; empty if nothing is."""
    painted, scale, sheet = arguments.painted, arguments.px_per_mm, arguments.sheet
    if painted is not None and painted < 1:
        return "--painted takes a number of tables, 1 or more."
    if arguments.truth is None and painted is None:
        return "Name a file of photos with their tiles, or --painted N."
    if painted is None and (arguments.seed, arguments.most, scale) != (1, None, None):
        return "--seed, --set and --px-per-mm say what is painted: they need --painted N."
    if arguments.seed < 0 or (scale is not None and not LEAST_SCALE <= scale <= MOST_SCALE):
        return f"A seed is 0 or more, a scale {LEAST_SCALE} to {MOST_SCALE} px/mm."
    if sheet.suffix.lower() not in PICTURES:
        return f"The contact sheet is a picture: --sheet {sheet} must end in .jpg or .png."
    if sheet.is_dir() or not sheet.parent.is_dir():
        return f"{sheet} cannot be written: its folder must be there, and it must be no folder."
    return ""


def _is_one_of(sheet: Path, measured: list[Path]) -> bool:
    """Whether the contact sheet would take the place of something that is measured."""
    return sheet.exists() and any(path.exists() and sheet.samefile(path) for path in measured)


def _write(path: Path, pictures: Sequence[Image], quiet: bool) -> int:
    whole = contact_sheet(pictures)
    if whole is None:
        if not quiet:
            print("No mistakes, so no contact sheet.")
        return 0
    try:
        save_picture(path, whole)
    except NotSaved as error:
        print(error, file=sys.stderr)
        return 1
    if not quiet:
        print(f"{len(pictures)} pictures of mistakes in {path}")
    return 0
