"""A stand-in for the `Picamera2` class itself: the outermost edge, for tests and computers that are
no Pi. It shows pictures that it is given and fails when it is told to.

Only what `vision.camera.picamera` calls is here, with the behaviour seen on the real thing: sizes
are rounded to what the sensor has, planes are padded to a stride, requests must be given back, and
too many that are not leave the camera without buffers.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Image = npt.NDArray[np.uint8]

STRIDE = 64
"""Rows of a picture are padded to a multiple of so many bytes."""


class PretendRequest:
    """One captured instant in both streams."""

    def __init__(self, main: Image, lores: Image) -> None:
        self._arrays: dict[str, Image] = {"main": main, "lores": lores}
        self.released = False

    def make_array(self, name: str) -> Image:
        """The pixels of a stream; a view that is no longer valid once released."""
        if self.released:
            raise RuntimeError("the request was released")
        return self._arrays[name]


class PretendPicamera2:
    """Shows `scene(number)`, a BGR picture; `broken` makes every capture raise that error."""

    def __init__(
        self,
        index: int = 0,
        scene: Callable[[int], Image] | None = None,
        focus: bool = True,
        gives: dict[str, str] | None = None,
    ) -> None:
        """`gives`: formats that the pipeline has put in place of others, by stream."""
        self.index = index
        self.scene = scene or _grey
        self.broken: Exception | None = None
        self.controls: dict[str, Any] = {}
        """Every control that was set so far."""
        self.started = self.closed = False
        self.focused = 0
        self.captures = 0
        self._gives = gives or {}
        self._held: list[PretendRequest] = []
        self._configuration: dict[str, Any] = {}
        self.camera_controls: dict[str, Any] = {"ExposureTime": (1, 66_666, 20_000)}
        if focus:
            self.camera_controls |= {"AfMode": (0, 2, 0), "LensPosition": (0.0, 32.0, 1.0)}

    @classmethod
    def global_camera_info(cls) -> list[dict[str, Any]]:
        """The cameras that are there."""
        return [{"Model": "pretend", "Num": 0, "Location": 2, "Rotation": 0, "Id": "/pretend"}]

    def create_video_configuration(
        self,
        main: dict[str, Any],
        lores: dict[str, Any],
        buffer_count: int = 6,
        controls: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """A configuration as the real class makes it of these wishes."""
        return {
            "main": dict(main),
            "lores": dict(lores),
            "buffer_count": buffer_count,
            "controls": dict(controls or {}),
        }

    def configure(self, configuration: dict[str, Any]) -> None:
        """Take a configuration, silently putting in place what this camera has."""
        for stream, kind in self._gives.items():
            configuration[stream]["format"] = kind
        for stream in ("main", "lores"):
            width, height = configuration[stream]["size"]
            configuration[stream]["size"] = (width // 2 * 2, height // 2 * 2)
            configuration[stream]["stride"] = -(-width // STRIDE) * STRIDE
        self._configuration = configuration
        self.controls |= configuration["controls"]

    def camera_configuration(self) -> dict[str, Any]:
        """What was really configured."""
        return self._configuration

    def start(self) -> None:
        """Begin to deliver."""
        self.started = True

    def stop(self) -> None:
        """Deliver no more."""
        self.started = False

    def close(self) -> None:
        """Give the device back."""
        self.closed = True

    def set_controls(self, controls: dict[str, Any]) -> None:
        """Controls for the frames to come."""
        self.controls |= controls

    def autofocus_cycle(self) -> bool:
        """Focus once."""
        self.focused += 1
        return True

    def capture_metadata(self) -> dict[str, Any]:
        """What the last frame was taken with."""
        return {"ExposureTime": 23_456, "AnalogueGain": 2.0, "ColourGains": (1.7, 1.9)}

    @contextmanager
    def captured_request(
        self, wait: bool | None = None, flush: bool | None = None
    ) -> Iterator[PretendRequest]:
        """The next frame in both streams, given back at the end."""
        if not self.started:
            raise RuntimeError("the camera is not started")
        if self.broken is not None:
            raise self.broken
        if len(self._held) >= self._configuration["buffer_count"]:
            raise RuntimeError("no buffers left: requests were not released")
        request = self._shoot()
        self._held.append(request)
        try:
            yield request
        finally:
            request.released = True
            self._held.remove(request)

    def _shoot(self) -> PretendRequest:
        picture = self.scene(self.captures)
        self.captures += 1
        main = cv2.resize(picture, self._configuration["main"]["size"])
        size = self._configuration["lores"]["size"]
        yuv = cv2.cvtColor(cv2.resize(picture, size), cv2.COLOR_BGR2YUV_I420)
        padded = np.zeros((yuv.shape[0], self._configuration["lores"]["stride"]), np.uint8)
        padded[:, : size[0]] = yuv
        return PretendRequest(np.asarray(main, np.uint8), padded)


def _grey(number: int) -> Image:
    return np.full((720, 1280, 3), 120 + number % 8, np.uint8)
