"""`woowoo count`: what a hand in a photo is worth."""

import argparse
import sys

NAME = "count"
HELP = "Count the points of a hand in a photo."
DOUBTFUL = 0.95
"""A reading less sure than this is marked for a person to look at."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("photo", metavar="PHOTO", help="a photo of the tiles left in a hand")
    parser.add_argument(
        "--sheet", default="house", metavar="NAME", help="whose values of blanks (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the hand's points tile by tile; 1 for a photo without tiles, 2 for no such sheet."""
    from hub.game import RulesError, Tile, TileError, sheet
    from hub.game.scoring import points
    from vision.reading.photo import UnreadablePhoto, load
    from vision.reading.reader import Reader

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
        if reading.confidence < DOUBTFUL:
            doubtful += 1
            line += f"  ? {_doubt(reading.confidence, reading.alternatives)}"
        print(line)
    print(f"{'total':>6} {points(hand, rules):4}  {len(hand)} tiles, by the sheet {rules.name}")
    if doubtful:
        print(f"Please look at the {doubtful} marked with ?")
    return 0


def _doubt(sure: float, halves: tuple[tuple[tuple[int, float], ...], ...]) -> str:
    other = [f"{half[0][0]} may be {half[1][0]}" for half in halves if len(half) > 1]
    return f"{sure:.0%} sure" + (f", {', '.join(other)}" if other else "")
