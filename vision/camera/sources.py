"""Cameras by the name that hub.toml and the command line give them."""

from dataclasses import dataclass
from pathlib import Path

from vision.camera.base import Camera, CameraUnknown
from vision.camera.folder import PHOTOS, Folder
from vision.camera.live import Live
from vision.camera.opencv import VIDEOS, OpenCVCamera, Video
from vision.camera.picamera import PiCamera, models

SCHEMES = ("rtsp://", "http://", "https://", "udp://", "tcp://")
KNOWN = (
    '"picamera" or "picamera:1" (a Pi\'s own camera), a number (a USB camera), an address '
    f"({', '.join(SCHEMES)}), a video file, a photo, or a folder of photos"
)
"""What a source may be, for people."""


@dataclass(frozen=True)
class Found:
    """A camera that is there."""

    source: str
    """The name to put into hub.toml."""
    description: str


def open_camera(
    source: str,
    size: tuple[int, int] = (4608, 2592),
    wait_s: float = 0.0,
    per_second: float = 5.0,
) -> Camera:
    """The camera of that name. A live one is watched and opened again when it is lost.

    `size` is what a live camera is asked for, `wait_s` how long a folder is given to grow. Raises
    CameraUnknown for a name that means nothing, listing what may be meant.
    """
    kind, _, rest = source.partition(":")
    if kind == "picamera" and (not rest or rest.isdigit()):
        index = int(rest or 0)
        return Live(lambda: PiCamera(index, size), per_second)
    if source.isdigit():
        number = int(source)
        return Live(lambda: OpenCVCamera(number, size), per_second)
    if source.lower().startswith(SCHEMES):
        return Live(lambda: OpenCVCamera(source), per_second)
    path = Path(source)
    if (source and path.is_dir()) or (path.is_file() and path.suffix.lower() in PHOTOS):
        return Folder(path, wait_s)
    if path.is_file() and path.suffix.lower() in VIDEOS:
        return Video(path)
    if path.is_file():
        raise CameraUnknown(f"{source} is neither a photo nor a video. A camera is {KNOWN}.")
    raise CameraUnknown(f"There is no camera {source!r}. A camera is {KNOWN}.")


def cameras() -> list[Found]:
    """The live cameras that this computer has, without opening any."""
    return [*_of_the_pi(), *_devices()]


def _of_the_pi() -> list[Found]:
    return [Found(f"picamera:{number}", f"Pi camera {model}") for number, model in models()]


def _devices(root: Path = Path("/sys/class/video4linux")) -> list[Found]:
    """Video devices as Linux lists them: the first node of each, since others carry no picture."""
    found = []
    if root.is_dir():
        for node in sorted(root.iterdir(), key=lambda path: _number(path.name)):
            try:
                index = (node / "index").read_text().strip()
                name = (node / "name").read_text().strip()
            except OSError:
                continue
            if index == "0" and not name.startswith(("bcm2835-", "pispbe", "rp1-cfe", "rpivid")):
                found.append(Found(str(_number(node.name)), name))
    return found


def _number(name: str) -> int:
    digits = "".join(letter for letter in name if letter.isdigit())
    return int(digits or 0)
