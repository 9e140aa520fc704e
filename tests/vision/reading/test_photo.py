from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.reading.photo import UnreadablePhoto, load, torn

PICTURE = np.zeros((40, 60, 3), np.uint8)
PICTURE[:, :30] = (30, 90, 200)


def coded(kind: str) -> bytes:
    return bytes(cv2.imencode(kind, PICTURE)[1].tobytes())


def with_orientation(jpeg: bytes, orientation: int) -> bytes:
    """The same JPEG with an EXIF segment that says how it was held."""
    tiff = b"II*\0\x08\0\0\0" + b"\x01\0" + b"\x12\x01\x03\0\x01\0\0\0"
    tiff += orientation.to_bytes(2, "little") + b"\0\0" + b"\0\0\0\0"
    body = b"Exif\0\0" + tiff
    return jpeg[:2] + b"\xff\xe1" + (len(body) + 2).to_bytes(2, "big") + body + jpeg[2:]


@pytest.mark.parametrize("kind", [".jpg", ".png", ".bmp"])
def test_a_photo_is_loaded(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"a{kind}"
    path.write_bytes(coded(kind))
    image = load(path)
    assert image.shape == (40, 60, 3)
    assert np.abs(image[20, 10].astype(int) - (30, 90, 200)).max() < 8


def test_a_photo_is_turned_as_its_exif_says(tmp_path: Path) -> None:
    path = tmp_path / "held.jpg"
    path.write_bytes(with_orientation(coded(".jpg"), 6))  # 6: turn it clockwise to see it upright
    image = load(path)
    assert image.shape == (60, 40, 3)
    assert image[5, 20, 2] > 150
    assert image[55, 20, 2] < 50


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (coded(".jpg")[:-200], "end of the file is missing"),
        (coded(".jpg")[:12], "end of the file is missing"),
        (coded(".png")[:-20], "end of the file is missing"),
        (coded(".png").replace(b"IDAT", b"IDAT\0", 1), "is damaged"),
        (b"not a picture at all", "no picture"),
        (b"\0\0\0\x18ftypheic" + bytes(40), "save it as a JPEG"),
    ],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "bad.jpg"
    path.write_bytes(content)
    with pytest.raises(UnreadablePhoto, match=words) as caught:
        load(path)
    assert "bad.jpg" in str(caught.value)


def test_missing_files_and_folders_are_said(tmp_path: Path) -> None:
    with pytest.raises(UnreadablePhoto, match="no such file"):
        load(tmp_path / "nowhere.jpg")
    with pytest.raises(UnreadablePhoto, match="folder"):
        load(tmp_path)


def test_bytes_after_a_jpegs_end_are_no_harm() -> None:
    assert not torn(coded(".jpg") + b"trailer of the phone" * 9)


def test_a_previews_end_is_not_the_photos() -> None:
    body = b"preview \xff\xd8\xff\xd9"
    segment = b"\xff\xe1" + (len(body) + 2).to_bytes(2, "big") + body
    whole = coded(".jpg")
    assert torn(whole[:2] + segment + whole[2:-80])
    assert not torn(whole[:2] + segment + whole[2:])


def test_a_png_with_a_part_that_is_not_needed_and_wrong_is_loaded(tmp_path: Path) -> None:
    whole = coded(".png")
    text = b"\0\0\0\x03tEXta\0b" + b"\0\0\0\0"  # its checksum is another
    path = tmp_path / "a.png"
    path.write_bytes(whole[:33] + text + whole[33:])
    assert load(path).shape == (40, 60, 3)
