"""`woowoo read`: the tiles in photos."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

NAME = "read"
HELP = "Read the tiles in photos."
MARKS = (
    "A percentage behind a tile says how sure it is; without one it is 95 % or more. "
    "A ? marks those below 80 %: please look at them."
)
SURE, DOUBTFUL = 0.95, 0.8
"""How sure a tile has to be to stand alone, and to stand without a question mark."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.epilog = MARKS
    parser.add_argument("photos", nargs="+", metavar="PHOTO", help="files with photos of tiles")
    parser.add_argument("--json", action="store_true", help="one JSON object a photo")
    parser.add_argument(
        "--annotate", type=Path, metavar="DIR", help="write the photos there with what was read"
    )


def run(arguments: argparse.Namespace) -> int:
    """Read every photo; 1 if one of them could not be read."""
    from vision.reading.photo import UnreadablePhoto, load
    from vision.reading.reader import Reader

    reader = Reader()
    code = 0
    taken: set[str] = set()
    for name in arguments.photos:
        try:
            image = load(name)
        except UnreadablePhoto as error:
            print(error, file=sys.stderr)
            code = 1
            continue
        begun = time.perf_counter()
        readings = reader.read(image)
        seconds = time.perf_counter() - begun
        if arguments.json:
            print(json.dumps(told(name, image.shape, readings, seconds)), flush=True)
        else:
            print(sentence(name, readings), flush=True)
        if arguments.annotate:
            code |= _annotate(arguments.annotate, name, image, readings, taken)
    return code


def told(name: str, shape: tuple[int, ...], readings: list[Any], seconds: float) -> dict[str, Any]:
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


def sentence(name: str, readings: list[Any]) -> str:
    """A photo for people: `a.jpg: 2 tiles: 5-3, 12-6 94 %`."""
    if not readings:
        return f"{name}: no tiles"
    tiles = sorted((tuple(sorted(r.values, reverse=True)), r.confidence) for r in readings)
    texts = [f"{a}-{b}{_doubt(sure)}" for (a, b), sure in tiles]
    count = f"{len(texts)} {'tile' if len(texts) == 1 else 'tiles'}"
    return f"{name}: {count}: {', '.join(texts)}"


def _doubt(sure: float) -> str:
    """` 93 %` behind a tile that is not SURE, with a `?` below DOUBTFUL."""
    if sure >= SURE:
        return ""
    return f" {int(100 * sure)} %" + ("?" if sure < DOUBTFUL else "")


def _annotate(folder: Path, name: str, image: Any, readings: list[Any], taken: set[str]) -> int:
    """Write the annotated photo under a name of its own, so that no photo is ever overwritten;
    photos of the same name from two folders get numbers."""
    import cv2

    from vision.reading.overlay import draw

    stem, number = Path(name).stem, 1
    while stem in taken:
        number += 1
        stem = f"{Path(name).stem}-{number}"
    taken.add(stem)
    target = folder / f"{stem}-read.jpg"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        coded = cv2.imencode(".jpg", draw(image, readings))[1]
        target.write_bytes(coded.tobytes())
    except OSError as error:
        print(f"{target}: cannot be written ({error.strerror}).", file=sys.stderr)
        return 1
    return 0
