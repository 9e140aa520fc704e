"""Files that a command leaves behind: there as a whole, or not at all."""

import os
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from hub.game.textfile import why

PICTURES = (".jpg", ".jpeg", ".png")
"""Endings of pictures that can be saved, in lower case."""


class NotSaved(OSError):
    """A file or its folder cannot be written; the text says which and why."""


def save(path: Path, content: bytes) -> None:
    """Write a file. If that fails, what was there before is still there, and nothing else.

    Raises NotSaved.
    """
    try:
        goal = path.resolve()  # what a link leads to is replaced, not the link
        if goal.exists() and not os.access(goal, os.W_OK):
            raise PermissionError
        fresh = goal.with_name(f".{goal.name}.{os.getpid()}")
        try:
            fresh.write_bytes(content)
            fresh.replace(goal)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL
        raise NotSaved(why(path, error, "written")) from error


def save_picture(path: Path, image: npt.NDArray[np.uint8]) -> None:
    """Write a BGR picture (height, width, 3) as its name ends: JPEG or PNG. Raises NotSaved."""
    if path.suffix.lower() not in PICTURES:
        raise NotSaved(f"{path} cannot be written: a picture's name ends in .jpg or .png.")
    save(path, cv2.imencode(path.suffix, image)[1].tobytes())


def make_folder(path: Path) -> None:
    """Make a folder and those above it, where they are not there yet. Raises NotSaved."""
    for each in (path, *path.parents):
        if each.exists() and not each.is_dir():
            raise NotSaved(f"{each} is a file: name a folder instead.")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise NotSaved(why(path, error, "written")) from error
