"""`woowoo station-sheet`: the station's plate to print, as PDF and SVG at true scale."""

import argparse
import sys
from pathlib import Path

from hub.commands.saving import NotSaved, make_folder, save
from vision.placing.plate import NoSuchPlate, Plate
from vision.placing.sheet import UnknownPaper, sheet
from vision.placing.sheet_files import pdf, svg


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--tracks", type=int, default=9, metavar="N", help="tracks of the station, 8 to 15 (9)"
    )
    parser.add_argument("--paper", default="a4", help="a4 or letter (a4)")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where to write (this folder)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write both files; 1 if they cannot be written, 2 if there is no such plate or paper."""
    try:
        drawn = sheet(Plate(arguments.tracks), arguments.paper)
    except (NoSuchPlate, UnknownPaper) as error:
        print(error, file=sys.stderr)
        return 2
    stem = arguments.out / f"station-{arguments.tracks}"
    try:
        make_folder(arguments.out)
        save(stem.with_suffix(".pdf"), pdf(drawn))
        save(stem.with_suffix(".svg"), svg(drawn).encode())
    except NotSaved as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{stem}.pdf and {stem}.svg: print one of them at 100 %, on matt paper.")
    return 0
