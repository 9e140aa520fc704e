"""How fast tiles are read: photos, painted tables, and the memory it takes."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.painter import Painter, Placed
from vision.paint.style import style
from vision.paint.view import View
from vision.reading.photo import load
from vision.reading.reader import Reader

Image = npt.NDArray[np.uint8]

PHOTOS = Path(__file__).resolve().parents[1].parent / "shared" / "photos"
SIZES = ((800, 600), (1600, 1200), (2400, 1800), (4032, 3024))
_MEMORY = """
import sys
from pathlib import Path
from vision.reading.photo import load
from vision.reading.reader import Reader
Reader().read(load(sys.argv[1]))
lines = Path("/proc/self/status").read_text().splitlines()
print(next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM")))
"""


def run() -> None:
    """Print all timings."""
    reader = Reader()
    print(f"reading, OpenCV {cv2.__version__}, {cv2.getNumThreads()} threads")
    _painted(reader)
    _photos(reader)


def _ms(work: Callable[[], object], times: int = 5) -> list[float]:
    work()
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        taken.append((time.perf_counter() - begun) * 1000)
    return sorted(taken)


def _tiles(count: int, seed: int = 1) -> list[Placed]:
    rng = np.random.default_rng(seed)
    across = 8
    places = [(i % across - 3.5, i // across - (count // across - 1) / 2) for i in range(count)]
    return [
        Placed((int(a), int(b)), x * 62.0, y * 62.0, float(rng.uniform(0, 360)))
        for (x, y), (a, b) in zip(places, rng.integers(0, 13, (count, 2)), strict=True)
    ]


def _table(size: tuple[int, int], count: int) -> tuple[Painter, list[Placed]]:
    view = View(width=size[0], height=size[1], px_per_mm=size[0] / 620)
    return Painter(style("wood"), view, tracks=None, seed=4), _tiles(count)


def _painted(reader: Reader) -> None:
    for size in SIZES:
        painter, tiles = _table(size, 40)
        image = painter.paint(tiles).image
        coded = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 92])[1]
        reading = _ms(lambda image=image: reader.read(image))  # type: ignore[misc]
        decoding = _ms(lambda coded=coded: cv2.imdecode(coded, cv2.IMREAD_COLOR))  # type: ignore[misc]
        print(
            f"  painted, 40 tiles, {size[0]}x{size[1]}: median {reading[2]:.0f} ms, worst"
            f" {reading[-1]:.0f} ms, {reading[2] / decoding[2]:.1f} times decoding its JPEG"
        )


def _photos(reader: Reader) -> None:
    if not PHOTOS.is_dir():
        print("  photos: none in ../shared/photos")
        return
    rows = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))
    by_size: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        path = PHOTOS / row["file"]
        image = load(path)
        reading = _ms(lambda image=image: reader.read(image), 3)[1]  # type: ignore[misc]
        decoding = _ms(lambda path=path: load(path), 3)[1]  # type: ignore[misc]
        pixels = image.shape[0] * image.shape[1]
        kind = "to 1 MP" if pixels <= 1e6 else "1 to 6 MP" if pixels <= 6e6 else "over 6 MP"
        for name in (kind, "all"):
            by_size.setdefault(name, []).append((reading, decoding))
    for name, pairs in sorted(by_size.items()):
        times = sorted(r for r, _ in pairs)
        ratio = sorted(r / d for r, d in pairs)
        print(
            f"  photos {name} ({len(pairs)}): median {times[len(times) // 2]:.0f} ms, worst"
            f" {times[-1]:.0f} ms, {ratio[len(ratio) // 2]:.1f} times decoding"
        )
    largest = max(rows, key=lambda r: r["size"][0] * r["size"][1])
    done = subprocess.run(
        [sys.executable, "-c", _MEMORY, str(PHOTOS / largest["file"])],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    size = "x".join(str(n) for n in largest["size"])
    print(f"  peak memory of a process that reads a photo of {size}: {done.stdout.strip()} MB")
