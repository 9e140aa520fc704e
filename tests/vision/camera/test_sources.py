import cv2
import numpy as np
import pytest

from vision.camera import CameraUnknown, cameras, open_camera
from vision.camera.folder import Folder
from vision.camera.live import Live
from vision.camera.sources import _devices


def test_a_folder_or_photo_by_its_path(tmp_path):
    cv2.imwrite(str(tmp_path / "a.png"), np.zeros((8, 8, 3), np.uint8))
    for source in (tmp_path, tmp_path / "a.png"):
        with open_camera(str(source)) as camera:
            assert isinstance(camera, Folder)
            assert camera.read().name == "a.png"


@pytest.mark.parametrize("source", ["picamera", "picamera:1", "0", "rtsp://nowhere.invalid/"])
def test_live_cameras_are_watched(source, monkeypatch):
    monkeypatch.setattr(Live, "_start", lambda self: None)
    with open_camera(source) as camera:
        assert isinstance(camera, Live)


@pytest.mark.parametrize("source", ["kitchen", "picamera:x", "notes.txt", ""])
def test_an_unknown_name_lists_what_is_known(source, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("no camera")
    with pytest.raises(CameraUnknown, match='"picamera" or "picamera:1"'):
        open_camera(source)


def test_devices_as_linux_lists_them(tmp_path):
    for node, index, name in (
        ("video0", "0", "HD Webcam"),
        ("video1", "1", "HD Webcam"),
        ("video10", "0", "bcm2835-codec-decode"),
        ("video2", "0", "Document camera"),
    ):
        (tmp_path / node).mkdir()
        (tmp_path / node / "index").write_text(index + "\n")
        (tmp_path / node / "name").write_text(name + "\n")
    found = _devices(tmp_path)
    assert [(each.source, each.description) for each in found] == [
        ("0", "HD Webcam"),
        ("2", "Document camera"),
    ]
    assert isinstance(cameras(), list)
