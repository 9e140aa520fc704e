"""`woowoo follow`: what is new on a table, change by change, from any camera, video or folder."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from vision.camera import Camera, CameraLost, CameraOver, CameraUnknown, Frame, open_camera
from vision.placing.calibration import NotCalibrated, calibrate
from vision.reading.reader import Reader
from vision.tracks import Laid, Table
from vision.watching.follow import Follower
from vision.watching.stillness import Rest, Stillness
from vision.watching.watch import Watcher

Pips = tuple[int, int]
TRAINS = "ABCDEFGHIJKLNO"
"""Letters of the players in seating order; M is the Mexican Train, on the station's last track."""
LOST_S = 30.0
"""A camera that stays lost for so long ends the following."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("source", help="a camera (see `woowoo camera`), a video, a folder")
    parser.add_argument("--json", action="store_true", help="one JSON object a change")
    parser.add_argument(
        "--wait", type=float, default=0.0, metavar="S", help="wait so long for a folder to grow"
    )
    parser.add_argument(
        "--quiet", type=float, default=0.7, metavar="S", help="s of rest before a table is read"
    )
    parser.add_argument(
        "--no-station", action="store_true", help="look for no station; tell tiles by their place"
    )


def run(arguments: argparse.Namespace) -> int:
    """Follow until the source ends; 1 if it is lost, 2 if there is no such source."""
    if not arguments.quiet >= 0.3:
        print("The time of rest is at least 0.3 s.", file=sys.stderr)
        return 2
    if not arguments.wait >= 0:
        print("The time to wait is 0 s or more.", file=sys.stderr)
        return 2
    try:
        camera = open_camera(arguments.source, wait_s=arguments.wait)
    except CameraUnknown as error:
        print(error, file=sys.stderr)
        return 2
    with camera:
        frames = Frames(camera)
        for change in changes(frames, Reader(), arguments.quiet, not arguments.no_station):
            print(json.dumps(change) if arguments.json else sentence(change), flush=True)
    if not frames.any and frames.code == 0:
        print(f"{arguments.source} has no picture in it.", file=sys.stderr)
        return 1
    return frames.code


class Frames:
    """Every frame that a camera gives; what is wrong with it goes to stderr."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self.code = 0
        """1 once a frame was torn or the camera was lost."""
        self.any = False
        """Whether there was a frame at all."""

    def __iter__(self) -> Iterator[Frame]:
        lost_since: float | None = None
        while True:
            try:
                frame = self._camera.read()
            except CameraOver:
                return
            except CameraLost as error:
                self.code = 1
                print(error, file=sys.stderr)
                lost_since = lost_since or time.monotonic()
                if time.monotonic() - lost_since > LOST_S:
                    return
                continue
            lost_since = None
            self.any = True
            yield frame


def changes(
    frames: Frames, reader: Reader, quiet_s: float, station: bool
) -> Iterator[dict[str, Any]]:
    """Each change as `--json` prints it: frame, new, gone, train (None without a station)."""
    source = iter(frames)
    first = next(source, None)
    if first is None:
        return
    watcher = None
    if station:
        try:
            calibration = calibrate(first.image)
            watcher = Watcher(reader, calibration, quiet_s, tell=_tell)
        except NotCalibrated:
            print("No station is seen; tiles are told by their place alone.", file=sys.stderr)
    every = chain([first], source)
    yield from _by_track(every, watcher) if watcher else _by_place(every, reader, quiet_s)


def _tell(sentence: str | None) -> None:
    if sentence:
        print(sentence, file=sys.stderr)


def _by_place(frames: Iterator[Frame], reader: Reader, quiet_s: float) -> Iterator[dict[str, Any]]:
    stillness = Stillness(quiet_s)
    follower = Follower()
    judged = False
    for frame in frames:
        if not frame.still:
            rest = stillness.look(frame)
            if rest is not Rest.SETTLED or judged:
                judged = judged and rest is not Rest.MOVING
                continue
        judged = True
        change = follower.see(frame.image, reader.read(frame.image))
        stillness.accept()
        if change:
            new, gone = ([_pips(r.values) for r in side] for side in (change.new, change.gone))
            yield _change(frame, new, gone, None)


def _by_track(frames: Iterator[Frame], watcher: Watcher) -> Iterator[dict[str, Any]]:
    before: dict[str | None, Counter[Pips]] = {}
    for frame in frames:
        table = watcher.look(frame)
        if table is None:
            continue
        now = _by_train(table)
        for train in sorted({*before, *now}, key=lambda name: (name is None, name or "")):
            old, new = before.get(train, Counter()), now.get(train, Counter())
            if old != new:
                laid, taken = (new - old).elements(), (old - new).elements()
                yield _change(frame, sorted(laid), sorted(taken), train)
        before = now


def _by_train(table: Table) -> dict[str | None, Counter[Pips]]:
    """The pips of every tile, by the letter of its train; None for the loose ones."""
    last = len(table.tracks)
    rows: dict[str | None, tuple[Laid, ...]] = {
        "M" if track == last else TRAINS[track - 1]: row
        for track, row in enumerate(table.tracks, 1)
    }
    rows[None] = table.loose
    return {train: Counter(_pips(laid.values) for laid in row) for train, row in rows.items()}


def _pips(values: Pips) -> Pips:
    return (min(values), max(values))


def _change(frame: Frame, new: list[Pips], gone: list[Pips], train: str | None) -> dict[str, Any]:
    return {
        "frame": frame.name or frame.number,
        "new": sorted(list(pips) for pips in new),
        "gone": sorted(list(pips) for pips in gone),
        "train": train,
    }


def sentence(change: dict[str, Any]) -> str:
    """A change for people: `05.jpg: 4-2 is new on train A.`"""
    parts = []
    for key, word in (("new", "new"), ("gone", "gone")):
        tiles = ", ".join(f"{max(pair)}-{min(pair)}" for pair in change[key])
        if tiles:
            parts.append(f"{tiles} {'is' if len(change[key]) == 1 else 'are'} {word}")
    where = f" on train {change['train']}" if change["train"] else ""
    return f"{change['frame']}: {' and '.join(parts)}{where}."
