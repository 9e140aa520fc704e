"""`woowoo read`: the tiles in photos."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hub.commands.saving import NotSaved, make_folder, save_picture
from vision.reading.confidence import QUESTIONED, TAKEN, percent
from vision.reading.overlay import draw
from vision.reading.photo import UnreadablePhoto, load
from vision.reading.reader import Reader
from vision.reading.reading import Reading

MARKS = (
    "A percentage behind a tile says how sure it is; without one it is "
    f"{percent(TAKEN)} or more. A ? marks those below {percent(QUESTIONED)}: please look at them."
)


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.epilog = MARKS
    parser.add_argument("photos", nargs="+", metavar="PHOTO", help="files with photos of tiles")
    parser.add_argument("--json", action="store_true", help="one JSON object a photo")
    parser.add_argument(
        "--annotate", type=Path, metavar="DIR", help="write the photos there with what was read"
    )


def run(arguments: argparse.Namespace) -> int:
    """Read every photo; 1 if one of them could not be read, or a file not be written."""
    folder: Path | None = arguments.annotate
    try:
        if folder is not None:
            make_folder(folder)
    except NotSaved as error:
        print(error, file=sys.stderr)
        return 1
    reader = Reader()
    code = 0
    taken: set[str] = set()
    for name in arguments.photos:
        try:
            image = load(name)
            begun = time.perf_counter()
            readings = reader.read(image)
            seconds = time.perf_counter() - begun
            if arguments.json:
                print(json.dumps(told(name, image.shape, readings, seconds)), flush=True)
            else:
                print(sentence(name, readings), flush=True)
            if folder is not None:
                save_picture(folder / _name(name, taken), draw(image, readings))
        except (UnreadablePhoto, NotSaved) as error:
            print(error, file=sys.stderr)
            code = 1
    return code


def told(
    name: str, shape: tuple[int, ...], readings: Sequence[Reading], seconds: float
) -> dict[str, Any]:
    """What `--json` prints of a photo. Corners: first half's outer edge first, clockwise, in px."""
    tiles = [
        {
            "values": list(r.values),
            "confidence": round(r.confidence, 4),
            "corners": [[round(float(v), 1) for v in corner] for corner in r.corners],
        }
        for r in readings
    ]
    return {
        "file": name,
        "width": shape[1],
        "height": shape[0],
        "seconds": round(seconds, 4),
        "tiles": tiles,
    }


def sentence(name: str, readings: Sequence[Reading]) -> str:
    """A photo for people: `a.jpg: 2 tiles: 5-3, 12-6 94 %`."""
    if not readings:
        return f"{name}: no tiles"
    tiles = sorted((tuple(sorted(r.values, reverse=True)), r.confidence) for r in readings)
    texts = [f"{a}-{b}{_doubt(sure)}" for (a, b), sure in tiles]
    count = f"{len(texts)} {'tile' if len(texts) == 1 else 'tiles'}"
    return f"{name}: {count}: {', '.join(texts)}"


def _doubt(sure: float) -> str:
    """` 93 %` behind a tile that is not taken as it is, with a `?` where a person should look."""
    if sure >= TAKEN:
        return ""
    return f" {percent(sure)}" + ("?" if sure < QUESTIONED else "")


def _name(photo: str, taken: set[str]) -> str:
    """A name of its own for the annotated photo, so that no photo is ever overwritten; photos of
    the same name from two folders get numbers."""
    stem, number = Path(photo).stem, 1
    while stem in taken:
        number += 1
        stem = f"{Path(photo).stem}-{number}"
    taken.add(stem)
    return f"{stem}-read.jpg"
