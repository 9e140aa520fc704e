"""The Raspberry Pi's own camera, through picamera2.

Not yet tried on a Pi: tested against `vision.camera.pretend`, which stands in for the `Picamera2`
class itself. On a Pi: `apt install python3-picamera2` and a venv with --system-site-packages.
"""

import time
from typing import Any

import numpy as np

from vision.camera.base import CameraLost, Closing, Frame
from vision.trouble import Trouble

SMALL_PX = 640
"""Width of the second, small stream; its brightness plane is all that watching needs."""
BUFFERS = 3
"""Of full size; the default of 6 may not fit into the memory that the camera has."""
FORMAT = "RGB888"
"""libcamera names the order in the other direction: in NumPy these are BGR pixels."""
SETTLE_S = 2.0
"""Until exposure and white balance have found their values and are held."""
MAINS_US = 10_000
"""Exposures are whole multiples of this, or lamps on 50 Hz flicker; 8333 for 60 Hz."""


class PiCamera(Closing):
    """One camera of a Pi, full pictures and small grey ones of the same instant."""

    def __init__(
        self,
        index: int = 0,
        size: tuple[int, int] = (4608, 2592),
        distance_m: float | None = None,
        settle_s: float = SETTLE_S,
        maker: Any = None,
    ) -> None:
        """`distance_m` to the table sets the focus; None lets the camera focus once.

        `maker` is the Picamera2 class, None for the real one.
        """
        self._camera: Any = None
        self._number = -1
        self._focused = distance_m is not None
        self._settle_s = settle_s
        self._held = False
        try:
            self._camera = (maker or _real())(index)
            self._configure(size, distance_m)
            self._camera.start()
        except CameraLost:
            self.close()
            raise
        except Exception as error:  # libcamera raises RuntimeError, IndexError and others
            self.close()
            raise CameraLost(
                Trouble(
                    "pi-not-opened",
                    "The Pi's camera {index} cannot be opened ({why}). Check the flat cable, and "
                    "that no other program uses it.",
                    index=index,
                    why=str(error),
                )
            ) from error
        self._begun = time.monotonic()

    def _configure(self, size: tuple[int, int], distance_m: float | None) -> None:
        """Ask for both streams, and compare with what the pipeline made of it."""
        wide, high = size
        controls: dict[str, Any] = {}
        if "AfMode" in self._camera.camera_controls:
            if distance_m is not None:
                controls = {"AfMode": 0, "LensPosition": 1 / distance_m}
            else:
                controls = {"AfMode": 1}
        configuration = self._camera.create_video_configuration(
            main={"format": FORMAT, "size": size},
            # Of the same shape as the full picture, or the pipeline would stretch it.
            lores={"format": "YUV420", "size": (SMALL_PX, round(SMALL_PX * high / wide / 2) * 2)},
            buffer_count=BUFFERS,
            controls=controls,
        )
        self._camera.configure(configuration)
        real = self._camera.camera_configuration()
        for stream, asked in (("main", FORMAT), ("lores", "YUV420")):
            got = real[stream]["format"]
            if got != asked:
                raise CameraLost(
                    f"The Pi's camera gives {got} instead of {asked}; this program cannot read it."
                )
        self.size: tuple[int, int] = tuple(real["main"]["size"])
        self._small: tuple[int, int] = tuple(real["lores"]["size"])

    def read(self) -> Frame:
        """The first frame that begins after now."""
        self._check_open()
        try:
            self._hold()
            with self._camera.captured_request(flush=True) as request:
                image = request.make_array("main")
                grey = request.make_array("lores")
                image = np.array(image[: self.size[1], : self.size[0], :3], np.uint8)
                small = np.array(grey[: self._small[1], : self._small[0]], np.uint8)
        except Exception as error:
            raise CameraLost(
                Trouble(
                    "pi-stopped",
                    "The Pi's camera stopped ({why}). Check its flat cable and the Pi's power.",
                    why=str(error),
                )
            ) from error
        self._number += 1
        return Frame(image, time.monotonic(), self._number, small)

    def _hold(self) -> None:
        """Once settled, hold exposure, white balance and focus: a hand must not change them."""
        if not self._focused:
            self._focused = True
            if "AfMode" in self._camera.camera_controls:
                self._camera.autofocus_cycle()
        if self._held or time.monotonic() - self._begun < self._settle_s:
            return
        self._held = True
        found = self._camera.capture_metadata()
        steady = {
            "AeEnable": False,
            "AwbEnable": False,
            "AnalogueGain": found["AnalogueGain"],
            "ColourGains": found["ColourGains"],
            "ExposureTime": found["ExposureTime"],
        }
        whole = max(1, round(found["ExposureTime"] / MAINS_US)) * MAINS_US
        if found["ExposureTime"] > MAINS_US / 2:
            gain = found["AnalogueGain"] * found["ExposureTime"] / whole
            steady["ExposureTime"], steady["AnalogueGain"] = whole, max(1.0, gain)
        self._camera.set_controls(steady)

    def _give_back(self) -> None:
        camera, self._camera = self._camera, None
        if camera is not None:
            try:
                camera.stop()
            finally:
                camera.close()


class _NotInstalled(CameraLost):
    """There is no picamera2 at all, as on any computer that is no Pi."""


def _real() -> Any:
    """The Picamera2 class. Raises CameraLost with what to install."""
    try:
        from picamera2 import Picamera2
    except ModuleNotFoundError as error:
        kind = _NotInstalled if error.name == "picamera2" else CameraLost
        raise kind(
            f"picamera2 cannot be imported ({error}). On a Raspberry Pi: sudo apt install "
            "python3-picamera2, and make clean setup VENV_OPTIONS=--system-site-packages."
        ) from error
    except (ImportError, ValueError) as error:  # ValueError: built for another NumPy
        raise CameraLost(
            f"picamera2 is there and cannot be used ({error}). The system's picamera2 and the "
            "NumPy of this environment may not fit, as on Raspberry Pi OS Bookworm. There: "
            ".venv/bin/pip install 'numpy<2' 'opencv-python-headless<4.12'."
        ) from error
    return Picamera2


def trouble() -> str | None:
    """Why a picamera2 that is installed cannot be used; None where it can, or is not there."""
    try:
        _real()
    except _NotInstalled:
        return None
    except CameraLost as error:
        return str(error)
    return None


def models() -> list[tuple[int, str]]:
    """Number and model of the Pi's cameras; empty on a computer without picamera2, or where it
    cannot be used (`trouble` says why)."""
    try:
        found = _real().global_camera_info()
    except Exception:  # no Pi, or libraries that do not fit: then there is none to list
        return []
    return [(info.get("Num", i), info.get("Model", "unknown")) for i, info in enumerate(found)]
