"""A folder of photos (or one photo) as a camera; it may grow while it is read."""

import re
import time
from pathlib import Path

from vision.camera.base import CameraLost, CameraOver, CameraUnknown, Closing, Frame
from vision.reading.photo import UnreadablePhoto, load
from vision.trouble import Trouble

PHOTOS = (".jpg", ".jpeg", ".png", ".bmp", ".tif", ".tiff", ".webp")
"""Endings of files that are photos, in lower case."""
POLL_S = 0.2
"""Between two looks at a folder for new photos; a file that grew in between is still written."""


class Folder(Closing):
    """Photos in the order of their names, numbers counted as numbers: 2.jpg before 10.jpg."""

    def __init__(self, path: Path, wait_s: float = 0.0, still: bool = True) -> None:
        """`wait_s`: how long to wait for one more photo before the folder counts as ended.

        `still`: each photo shows a table at rest; else they are a film's frames, five a second.
        """
        self._path = path
        self._wait_s = wait_s
        self._still = still
        self._done: set[Path] = set()
        self._number = -1
        if not path.exists():
            raise CameraUnknown(f"There is no {path}. Name a folder of photos, or a photo.")

    def read(self) -> Frame:
        """The next photo. Raises CameraLost for one that is torn (the next call goes on)."""
        self._check_open()
        path = self._next()
        self._done.add(path)
        self._number += 1
        try:
            image = load(path)
        except UnreadablePhoto as error:
            raise CameraLost(str(error)) from error
        return Frame(image, self._number / 5, self._number, still=self._still, name=path.name)

    def _next(self) -> Path:
        end = time.monotonic() + self._wait_s
        while True:
            fresh = self._fresh()
            if fresh and (self._wait_s <= 0 or _whole(fresh[0])):
                return fresh[0]
            if not fresh and time.monotonic() >= end:
                raise CameraOver(f"{self._path} has no more photos.")
            if not fresh:
                time.sleep(min(POLL_S, max(0.0, end - time.monotonic())))

    def _fresh(self) -> list[Path]:
        """Photos that were not delivered yet, the next one first."""
        if self._path.is_file():
            files = [self._path]
        elif self._path.is_dir():
            files = [p for p in self._path.iterdir() if p.suffix.lower() in PHOTOS]
        else:
            raise CameraLost(
                Trouble(
                    "folder-gone",
                    "The folder {folder} is gone. Was it moved, or its disk taken out?",
                    folder=str(self._path),
                )
            )
        return sorted((p for p in files if p not in self._done), key=in_order)


def in_order(path: Path) -> list[tuple[int, str]]:
    """A key that sorts names as people count: its numbers by value."""
    parts = re.split(r"(\d+)", path.name.lower())
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def _whole(path: Path) -> bool:
    """The file is not being written any more."""
    try:
        before = path.stat().st_size
        time.sleep(POLL_S)
        return path.stat().st_size == before
    except FileNotFoundError:
        return False
