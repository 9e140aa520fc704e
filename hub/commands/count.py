"""`woowoo count`: what a hand in a photo is worth."""

import argparse
import sys

from hub.game import RulesError, Tile, TileError, sheet
from hub.game.scoring import points
from hub.game.sheetfile import DEFAULT
from vision.reading.confidence import TAKEN, percent
from vision.reading.photo import UnreadablePhoto, load
from vision.reading.reader import Reader
from vision.reading.reading import Reading


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("photo", metavar="PHOTO", help="a photo of the tiles left in a hand")
    parser.add_argument(
        "--sheet", default=DEFAULT, metavar="NAME", help="whose values of blanks (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the hand's points tile by tile; 1 for a photo without tiles, 2 for no such sheet."""
    try:
        rules = sheet(arguments.sheet)
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        image = load(arguments.photo)
    except UnreadablePhoto as error:
        print(error, file=sys.stderr)
        return 1
    hand, doubtful = [], 0
    readings = sorted(Reader().read(image), key=lambda r: -sum(r.values))
    if not readings:
        print(f"{arguments.photo}: no tiles are seen, so nothing is counted.", file=sys.stderr)
        return 1
    for reading in readings:
        try:
            tile = Tile(*reading.values)
        except TileError as error:
            print(error, file=sys.stderr)
            return 1
        hand.append(tile)
        line = f"{tile!s:>6} {points([tile], rules):4}"
        if reading.confidence < TAKEN:
            doubtful += 1
            line += f"  ? {doubt(reading)}"
        print(line)
    print(f"{'total':>6} {points(hand, rules):4}  {len(hand)} tiles, by the sheet {rules.name}")
    if doubtful:
        print(f"Please look at the {doubtful} marked with ?")
    return 0


def doubt(reading: Reading) -> str:
    """How sure a reading is and what else it may be: `71 % sure, 5 may be 6`."""
    other = [f"{half[0][0]} may be {half[1][0]}" for half in reading.alternatives if len(half) > 1]
    return ", ".join([f"{percent(reading.confidence)} sure", *other])
