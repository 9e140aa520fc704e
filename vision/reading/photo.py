"""Loads a photo from a file, upright, or says in a sentence why it cannot be read."""

import zlib
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

Image = npt.NDArray[np.uint8]

PNG = b"\x89PNG\r\n\x1a\n"
"""How every PNG file begins."""


class UnreadablePhoto(ValueError):
    """A file is no photo that can be read; the text says which and why."""


def load(path: str | Path) -> Image:
    """The photo at `path`: BGR, uint8, (height, width, 3), turned as its EXIF says.

    Raises UnreadablePhoto for a file that is missing, empty, torn or no picture.
    """
    if endless(Path(path)):
        raise UnreadablePhoto(f"{path}: this is a pipe or a device; name a file.")
    try:
        data = Path(path).read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise UnreadablePhoto(f"{path}: there is no such file.") from None
    except IsADirectoryError:
        raise UnreadablePhoto(f"{path}: this is a folder; name the photos in it.") from None
    except OSError as error:
        raise UnreadablePhoto(f"{path}: cannot be opened ({error.strerror}).") from None
    if not data:
        raise UnreadablePhoto(f"{path}: the file is empty; copy it again.")
    if torn(data):
        raise UnreadablePhoto(f"{path}: the end of the file is missing; copy it again.")
    if _damaged_png(data):
        raise UnreadablePhoto(f"{path}: the file is damaged; copy it again.")
    try:
        image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        image = None
    if image is None and data[4:8] == b"ftyp":
        raise UnreadablePhoto(f"{path}: this is no JPEG but HEIC or a film; save it as a JPEG.")
    if image is None:
        raise UnreadablePhoto(f"{path}: this is no picture that can be read (JPEG or PNG can).")
    return np.asarray(image, np.uint8)


def endless(path: Path) -> bool:
    """Whether something is there that is no file, so that to read it might never end."""
    return path.exists() and not path.is_file() and not path.is_dir()


def torn(data: bytes) -> bool:
    """Whether a JPEG or PNG file breaks off before its end; other kinds are left to the decoder."""
    if data.startswith(b"\xff\xd8"):
        return _torn_jpeg(data)
    if data.startswith(PNG):
        return b"IEND" not in data[-4096:]
    return False


def _damaged_png(data: bytes) -> bool:
    """Whether a needed part of a PNG differs from its checksum; libpng has words of its own."""
    at = len(PNG)
    while data.startswith(PNG) and at + 12 <= len(data):
        end = at + 8 + int.from_bytes(data[at : at + 4], "big")
        needed = data[at + 4 : at + 5].isupper()  # others a picture can do without
        if needed and zlib.crc32(data[at + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            return True
        if data[at + 4 : at + 8] == b"IEND":
            return False
        at = end + 4
    return data.startswith(PNG)


def _torn_jpeg(data: bytes) -> bool:
    """Skips the segments before the first scan: a preview in them has an end marker of its own."""
    at = 2
    while at + 4 <= len(data):
        if data[at] != 0xFF:
            return True
        marker = data[at + 1]
        if marker == 0xFF:  # padding
            at += 1
            continue
        if marker == 0xDA:
            return b"\xff\xd9" not in data[at:]
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return True
