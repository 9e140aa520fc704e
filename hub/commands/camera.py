"""`woowoo camera`: the cameras that are there; a picture from one of them, and what it shows."""

import argparse
import sys
from pathlib import Path

from hub.commands.saving import NotSaved, save_picture
from vision.camera import CameraLost, CameraOver, CameraUnknown, cameras, open_camera
from vision.camera.picamera import trouble
from vision.camera.sources import KNOWN
from vision.placing.calibration import NotCalibrated, calibrate


class BadSize(ValueError):
    """A picture's size that cannot be; the text says how one is written."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("source", nargs="?", help="the camera to take a picture with")
    parser.add_argument(
        "--save", type=Path, default=Path("table.jpg"), metavar="FILE", help="where (table.jpg)"
    )
    parser.add_argument(
        "--size", default="4608x2592", metavar="WxH", help="what to ask the camera for"
    )


def run(arguments: argparse.Namespace) -> int:
    """List, or take a picture; 1 where there is none to be had, 2 for an unknown camera or size."""
    if arguments.source is None:
        return _list()
    try:
        size = _size(arguments.size)
        with open_camera(arguments.source, size) as camera:
            frame = camera.read()
    except (CameraUnknown, BadSize) as error:
        print(error, file=sys.stderr)
        return 2
    except (CameraLost, CameraOver) as error:
        print(error, file=sys.stderr)
        return 1
    try:
        save_picture(arguments.save, frame.image)
    except NotSaved as error:
        print(error, file=sys.stderr)
        return 1
    height, width = frame.image.shape[:2]
    print(f"{arguments.save}: {width} x {height} pixels.")
    try:
        calibration = calibrate(frame.image)
    except NotCalibrated as error:
        print(error)
        return 0
    ends = calibration.to_px([[-50.0, 0.0], [50.0, 0.0]])
    scale = float(((ends[1] - ends[0]) ** 2).sum() ** 0.5) / 100
    print(f"A station with {calibration.tracks} tracks is in view, {scale:.1f} pixels a mm.")
    if scale < 1.8:
        print("That is little: small pips may be misread. Bring the camera nearer.")
    return 0


def _list() -> int:
    found, wrong = cameras(), trouble()
    for each in found:
        print(f"{each.source:12} {each.description}")
    if wrong:
        print(wrong)
    elif not found:
        print("No camera is plugged in.")
    print(f"A camera in hub.toml is {KNOWN}.")
    return 0


def _size(text: str) -> tuple[int, int]:
    """`4608x2592` as two numbers. Raises BadSize."""
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) and int(height)):
        raise BadSize(f"A size is written like 4608x2592, not {text}.")
    return int(width), int(height)
