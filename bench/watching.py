"""What watching a live table costs: large frames, five a second, as a Pi's camera sends them."""

import statistics
import time
from pathlib import Path

import numpy as np

from vision.camera import Frame, Image
from vision.paint.painter import Painter, Placed
from vision.paint.style import STYLES
from vision.paint.view import View
from vision.placing.calibration import Calibration, calibrate
from vision.placing.plate import HEIGHT_MM, Plate
from vision.reading.reader import Reader
from vision.reading.reading import Reading
from vision.tracks import trace
from vision.watching.watch import Watcher

VIEW = View(width=4608, height=2592, px_per_mm=2.6, distance_mm=1360)
FRAMES_A_SECOND = 5
IDLE = 2000
PLAYS = 8
ENGINE = Placed((12, 12), 0, 0, 0, z_mm=HEIGHT_MM)


def run() -> None:
    """Print all figures."""
    painter = Painter(STYLES["felt"], VIEW, 9, seed=1)
    tiles = _trains(41)
    first = painter.paint([ENGINE, *tiles[: -2 * PLAYS]], number=0).image
    print(f"watching, frames of {VIEW.width} x {VIEW.height}, {FRAMES_A_SECOND} a second")
    _geometry(first, tiles)
    watcher = Watcher(Reader())
    _plays(watcher, painter, tiles)
    _idle(watcher, painter, tiles)


def _trains(count: int) -> list[Placed]:
    """So many tiles on nine straight trains, laid in turns."""
    plate, found = Plate(9), []
    for n in range(count):
        track, place = n % 9 + 1, n // 9
        x, y = plate.direction(track) * (92 + 26 + 51 * place)
        values = (n * 5 % 13, (n * 7 + 3) % 13)
        found.append(Placed(values, float(x), float(y), plate.angle_deg(track)))
    return found


def _geometry(image: Image, tiles: list[Placed]) -> None:
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        camera = calibrate(image)
        times.append(time.perf_counter() - begun)
    print(f"  the station's tags found and the pose: {1000 * statistics.median(times):.0f} ms")
    readings = [_reading(tile, camera) for tile in _trains(80)]
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        trace(readings, camera)
        times.append(time.perf_counter() - begun)
    print(f"  80 readings traced to trains: {1000 * statistics.median(times):.0f} ms")


def _reading(tile: Placed, camera: Calibration) -> Reading:
    corners = camera.to_px(tile.pose.corners(50, 25)).astype(np.float32)
    a, b = tile.values
    return Reading(tile.values, corners, 0.97, (((a, 1.0),), ((b, 1.0),)))


def _plays(watcher: Watcher, painter: Painter, tiles: list[Placed]) -> None:
    """A tile more each time: from the first settled frame until the table is handed over."""
    number, spent = 0, []
    for more in range(len(tiles) - PLAYS, len(tiles) + 1):
        image = painter.paint([ENGINE, *tiles[:more]], number=number).image
        waited = 0.0
        for _ in range(12):
            number += 1
            frame = Frame(image, number / FRAMES_A_SECOND, number)
            begun = time.perf_counter()
            table = watcher.look(frame)
            if watcher.rest.name == "SETTLED":
                waited += time.perf_counter() - begun
            if table is not None:
                spent.append(waited)
                break
    if len(spent) < PLAYS:
        print(f"  only {len(spent)} of {PLAYS + 1} tables were handed over")
        return
    print(f"  a whole table read at first: {1000 * spent[0]:.0f} ms")
    middle, most = statistics.median(spent[1:]), max(spent[1:])
    print(
        f"  a frame with one new tile among {len(tiles)}, from settled to the table handed over:"
        f" median {middle * 1000:.0f} ms, worst {most * 1000:.0f}"
    )


def _idle(watcher: Watcher, painter: Painter, tiles: list[Placed]) -> None:
    """Nothing happens: the processor's time a frame, and the memory after many frames."""
    images = [painter.paint([ENGINE, *tiles], number=900 + n).image for n in range(2)]
    number = 10_000

    def look(count: int) -> tuple[float, float]:
        nonlocal number
        begun, spent = time.perf_counter(), time.process_time()
        for _ in range(count):
            number += 1
            watcher.look(Frame(images[number % 2], number / FRAMES_A_SECOND, number))
        return (time.perf_counter() - begun) / count, (time.process_time() - spent) / count

    look(40)
    before, (each, busy) = _megabytes(), look(IDLE)
    cores = busy * FRAMES_A_SECOND
    print(
        f"  an unchanged frame: {1000 * each:.1f} ms, {1000 * busy:.1f} ms of processor,"
        f" {cores:.2f} of a core at {FRAMES_A_SECOND} a second"
    )
    print(f"  memory over {IDLE} idle frames: {before} MB, then {_megabytes()} MB")


def _megabytes() -> int:
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    lines = status.read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))
