"""What OpenCV can open: a USB camera by its number, a network stream, a video file."""

import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.camera.base import CameraLost, CameraOver, CameraUnknown, Closing, Frame
from vision.trouble import Trouble

VIDEOS = (".mp4", ".mkv", ".avi", ".mov", ".webm", ".m4v", ".mjpeg", ".ts")
"""Endings of files that are videos, in lower case."""
STALE_S = 0.004
"""A grab that returns sooner gave a frame that had been waiting in a buffer."""
MOST_STALE = 6
VIDEO_STEP_S = 0.1
"""A video is shown at ten frames a second: more tell nothing new about a table."""


class OpenCVCamera(Closing):
    """A camera device (a number) or stream (an address). Stale frames in buffers are dropped."""

    def __init__(self, source: int | str, size: tuple[int, int] | None = None) -> None:
        self._name = f"camera {source}" if isinstance(source, int) else f"stream {source}"
        self._capture = _open(source)
        if not self._capture.isOpened():
            self._capture.release()
            raise CameraLost(
                Trouble(
                    "not-opened",
                    "The {name} cannot be opened. Is it plugged in, and used by nothing else?",
                    name=self._name,
                )
            )
        if size is not None and isinstance(source, int):
            # Uncompressed, most USB cameras reach their full size at a frame or two a second only.
            self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
            self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
            self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        self._number = -1

    @property
    def size(self) -> tuple[int, int]:
        """Width and height as the device has set them, which may be none that was asked for."""
        self._check_open()
        return (
            int(self._capture.get(cv2.CAP_PROP_FRAME_WIDTH)),
            int(self._capture.get(cv2.CAP_PROP_FRAME_HEIGHT)),
        )

    def read(self) -> Frame:
        """The newest frame."""
        self._check_open()
        for _ in range(MOST_STALE):
            begun = time.monotonic()
            if not self._capture.grab():
                raise CameraLost(
                    Trouble(
                        "no-picture",
                        "The {name} gives no picture any more. Is it plugged in?",
                        name=self._name,
                    )
                )
            if time.monotonic() - begun > STALE_S:
                break
        taken = time.monotonic()
        good, image = self._capture.retrieve()
        if not good or image is None or image.ndim != 3 or not image.size:
            raise CameraLost(
                Trouble("torn-once", "The {name} sent a picture that is torn.", name=self._name)
            )
        self._number += 1
        return Frame(np.asarray(image, np.uint8).copy(), taken, self._number)

    def _give_back(self) -> None:
        self._capture.release()


class Video(Closing):
    """A video file, about ten frames of each second."""

    def __init__(self, path: Path, step_s: float = VIDEO_STEP_S) -> None:
        if not path.is_file():
            raise CameraUnknown(f"There is no video {path}.")
        self._path = path
        self._capture = _open(str(path))
        if not self._capture.isOpened():
            self._capture.release()
            raise CameraUnknown(f"{path} is no video that OpenCV can play.")
        rate = self._capture.get(cv2.CAP_PROP_FPS)
        self._rate = rate if 0 < rate < 1000 else 25.0
        self._step = max(1, round(step_s * self._rate))
        self._number = -self._step

    def read(self) -> Frame:
        """The next frame that is shown; its time is that of the video."""
        self._check_open()
        skipped = self._step - 1 if self._number >= 0 else 0
        good = all(self._capture.grab() for _ in range(skipped))
        good, image = self._capture.read() if good else (False, None)
        if not good or image is None:
            raise CameraOver(f"{self._path} is at its end.")
        self._number += self._step
        return Frame(np.asarray(image, np.uint8).copy(), self._number / self._rate, self._number)

    def _give_back(self) -> None:
        self._capture.release()


def _open(source: int | str) -> Any:
    """A capture, open or not; OpenCV's own warnings about it are not for players."""
    # OpenCV 4 has these two in the module itself, OpenCV 5 in one for logging.
    logging: Any = cv2 if hasattr(cv2, "setLogLevel") else cv2.utils.logging
    before = logging.getLogLevel()
    logging.setLogLevel(0)
    try:
        return cv2.VideoCapture(source)
    finally:
        logging.setLogLevel(before)
