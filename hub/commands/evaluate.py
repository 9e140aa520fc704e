"""`woowoo evaluate`: how well photos with known tiles are read."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

NAME = "evaluate"
HELP = "Measure the reading of photos whose tiles are known."


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "truth", type=Path, metavar="TRUTH.json", help="a list of photos with their tiles"
    )
    parser.add_argument(
        "--sheet", type=Path, metavar="FILE", default=Path("mistakes.jpg"),
        help="where the contact sheet of all mistakes goes (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Read all photos beside the truth and print the figures; 1 if one cannot be read."""
    from vision.contact import mistakes
    from vision.evaluate import BadTruth, Report, outcome, table, truths
    from vision.photo import UnreadablePhoto, load
    from vision.reader import Reader

    try:
        photos = truths(arguments.truth)
    except BadTruth as error:
        print(error, file=sys.stderr)
        return 1
    reader, report, pictures, code = Reader(), Report(), [], 0
    for photo in photos:
        try:
            image = load(arguments.truth.parent / photo.file)
        except UnreadablePhoto as error:
            print(error, file=sys.stderr)
            code = 1
            continue
        begun = time.perf_counter()
        readings = reader.read(image)
        one = outcome(photo, readings, time.perf_counter() - begun)
        report.outcomes.append(one)
        pictures += mistakes(image, one)
    if arguments.json:
        sums = {k: vars(t) | {"precision": t.precision, "recall": t.recall}
                for k, t in report.tallies().items()}  # fmt: skip
        print(json.dumps({"kinds": sums, "reliability": report.reliability()}))
    else:
        print(table(report))
    return code | _write(arguments.sheet, pictures, arguments.json)


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
