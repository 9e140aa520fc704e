"""`woowoo station-sheet`: the station's plate to print, as PDF and SVG at true scale."""

import argparse
import sys
from pathlib import Path

NAME = "station-sheet"
HELP = "Write the station's plate to print, as PDF and SVG at true scale."


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
    from vision.placing.plate import NoSuchPlate, Plate
    from vision.placing.sheet import UnknownPaper, sheet
    from vision.placing.sheet_files import pdf, svg

    try:
        drawn = sheet(Plate(arguments.tracks), arguments.paper)
        arguments.out.mkdir(parents=True, exist_ok=True)
        stem = arguments.out / f"station-{arguments.tracks}"
        stem.with_suffix(".pdf").write_bytes(pdf(drawn))
        stem.with_suffix(".svg").write_text(svg(drawn), encoding="utf-8")
    except (NoSuchPlate, UnknownPaper) as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{arguments.out} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    print(f"{stem}.pdf and {stem}.svg: print one of them at 100 %, on matt paper.")
    return 0
