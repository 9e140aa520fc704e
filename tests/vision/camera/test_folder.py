import time

import cv2
import numpy as np
import pytest

from vision.camera import CameraLost, CameraOver, CameraUnknown
from vision.camera.folder import POLL_S, Folder


def photo(path, level):
    cv2.imwrite(str(path), np.full((40, 60, 3), level, np.uint8))


def test_photos_come_in_the_order_of_their_numbers(tmp_path):
    for number in (10, 2, 1):
        photo(tmp_path / f"{number}.png", number)
    (tmp_path / "notes.txt").write_text("no photo")
    with Folder(tmp_path) as folder:
        frames = [folder.read() for _ in range(3)]
        with pytest.raises(CameraOver, match="no more photos"):
            folder.read()
    assert [frame.name for frame in frames] == ["1.png", "2.png", "10.png"]
    assert [frame.number for frame in frames] == [0, 1, 2]
    assert [int(frame.image[0, 0, 0]) for frame in frames] == [1, 2, 10]
    assert all(frame.still for frame in frames)


def test_a_single_photo_is_a_folder_of_one(tmp_path):
    photo(tmp_path / "table.png", 7)
    folder = Folder(tmp_path / "table.png")
    assert folder.read().image.shape == (40, 60, 3)
    with pytest.raises(CameraOver):
        folder.read()


def test_a_torn_photo_is_told_and_passed_over(tmp_path):
    photo(tmp_path / "1.png", 1)
    (tmp_path / "2.png").write_bytes((tmp_path / "1.png").read_bytes()[:40])
    photo(tmp_path / "3.png", 3)
    folder = Folder(tmp_path)
    folder.read()
    with pytest.raises(CameraLost, match=r"2\.png"):
        folder.read()
    assert folder.read().name == "3.png"


def test_a_folder_that_grows_is_waited_for(tmp_path, monkeypatch):
    photo(tmp_path / "1.png", 1)
    folder = Folder(tmp_path, wait_s=300)
    assert folder.read().name == "1.png"
    waits = []

    def while_it_waits(seconds):
        waits.append(seconds)
        if len(waits) == 2:
            photo(tmp_path / "2.png", 2)

    monkeypatch.setattr(time, "sleep", while_it_waits)
    assert folder.read().name == "2.png"
    assert waits[:2] == [POLL_S, POLL_S]


def test_a_photo_that_is_still_written_is_waited_for(tmp_path, monkeypatch):
    photo(tmp_path / "whole.png", 5)
    data = (tmp_path / "whole.png").read_bytes()
    (tmp_path / "whole.png").unlink()
    grown = tmp_path / "1.png"
    grown.write_bytes(data[:20])

    def while_it_waits(seconds):
        grown.write_bytes(data[: grown.stat().st_size + 10])

    monkeypatch.setattr(time, "sleep", while_it_waits)
    assert int(Folder(tmp_path, wait_s=300).read().image[0, 0, 0]) == 5


def test_a_folder_that_is_gone_is_lost_and_one_that_never_was_is_unknown(tmp_path):
    with pytest.raises(CameraUnknown, match="There is no"):
        Folder(tmp_path / "nowhere")
    (tmp_path / "here").mkdir()
    folder = Folder(tmp_path / "here")
    (tmp_path / "here").rmdir()
    with pytest.raises(CameraLost, match="is gone"):
        folder.read()
