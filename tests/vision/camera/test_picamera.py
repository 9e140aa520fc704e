import sys
from types import SimpleNamespace
from typing import ClassVar

import cv2
import numpy as np
import pytest

from hub.cli import main
from vision.camera import CameraLost
from vision.camera.picamera import PiCamera, models, trouble
from vision.camera.pretend import PretendPicamera2


def colours(number):
    picture = np.zeros((480, 854, 3), np.uint8)
    picture[:, :427] = (255, 0, 0)
    picture[:, 427:] = (0, 0, 255)
    return picture


class Maker:
    """Hands out stand-ins and remembers them."""

    def __init__(self, **manner):
        self.manner = manner
        self.made = []

    def __call__(self, index):
        self.made.append(PretendPicamera2(index, **self.manner))
        return self.made[-1]


def test_pixels_are_bgr_and_the_small_picture_shows_the_same():
    with PiCamera(0, (1280, 720), maker=Maker(scene=colours)) as camera:
        frame = camera.read()
    assert frame.image.shape == (720, 1280, 3)
    assert frame.image[300, 100].tolist() == [255, 0, 0]
    assert frame.image[300, 1200].tolist() == [0, 0, 255]
    assert frame.small.shape == (360, 640)
    grey = cv2.cvtColor(colours(0), cv2.COLOR_BGR2YUV)
    assert abs(int(frame.small[100, 100]) - int(grey[0, 0, 0])) < 25


def test_what_was_configured_counts_and_not_what_was_asked_for():
    with PiCamera(0, (1281, 721), maker=Maker()) as camera:
        assert camera.size == (1280, 720)
        assert camera.read().image.shape == (720, 1280, 3)


def test_the_small_picture_has_the_shape_of_the_full_one():
    with PiCamera(0, (4056, 3040), maker=Maker()) as camera:
        assert camera.read().small.shape == (480, 640)


def test_a_format_that_was_silently_replaced_is_an_error_and_the_camera_is_given_back():
    maker = Maker(gives={"main": "XBGR8888"})
    with pytest.raises(CameraLost, match="XBGR8888 instead of RGB888"):
        PiCamera(0, maker=maker)
    assert maker.made[0].closed


def test_frames_are_copies_and_every_request_is_given_back():
    with PiCamera(0, (640, 360), maker=Maker()) as camera:
        frames = [camera.read() for _ in range(10)]
    assert [int(f.image[0, 0, 0]) for f in frames[:3]] == [120, 121, 122]
    assert [f.number for f in frames] == list(range(10))
    frames[0].image[:] = 0


def test_exposure_white_balance_and_focus_are_held_once_settled():
    maker = Maker()
    with PiCamera(0, (640, 360), settle_s=0, maker=maker) as camera:
        camera.read()
    controls = maker.made[0].controls
    assert maker.made[0].focused == 1
    assert controls["AeEnable"] is False and controls["AwbEnable"] is False
    assert controls["ExposureTime"] == 20_000
    assert controls["AnalogueGain"] == pytest.approx(2.0 * 23_456 / 20_000)
    assert controls["ColourGains"] == (1.7, 1.9)


def test_focus_by_the_distance_of_the_table():
    maker = Maker()
    with PiCamera(0, (640, 360), distance_m=1.25, maker=maker) as camera:
        camera.read()
    assert maker.made[0].controls["LensPosition"] == pytest.approx(0.8)
    assert maker.made[0].controls["AfMode"] == 0
    assert maker.made[0].focused == 0


def test_a_camera_without_focus_is_not_asked_to():
    maker = Maker(focus=False)
    with PiCamera(0, (640, 360), distance_m=1.25, maker=maker) as camera:
        camera.read()
    assert "AfMode" not in maker.made[0].controls


def test_a_frontend_that_times_out_is_a_camera_lost():
    maker = Maker()
    with PiCamera(0, (640, 360), maker=maker) as camera:
        maker.made[0].broken = RuntimeError("Camera frontend has timed out")
        with pytest.raises(CameraLost, match="flat cable"):
            camera.read()
    assert maker.made[0].closed
    camera.close()


def test_without_picamera2_the_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "picamera2", None)  # as if it were not installed
    with pytest.raises(CameraLost, match="apt install"):
        PiCamera(0)
    assert models() == []
    assert trouble() is None, "a computer that is no Pi lacks nothing"


class Installed(PretendPicamera2):
    """As the class of a picamera2 that is installed."""

    found: ClassVar = [{"Num": 0, "Model": "imx708"}, {"Num": 1, "Model": "imx477"}]

    @classmethod
    def global_camera_info(cls):
        if cls.found is None:
            raise RuntimeError("libcamera finds no camera manager")
        return cls.found


def test_a_picamera2_that_is_installed_lists_its_cameras(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "picamera2", SimpleNamespace(Picamera2=Installed))
    assert trouble() is None
    assert models() == [(0, "imx708"), (1, "imx477")]
    assert main(["camera"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[:2]] == [
        ["picamera:0", "Pi", "camera", "imx708"],
        ["picamera:1", "Pi", "camera", "imx477"],
    ]
    with PiCamera(1, (640, 360)) as camera:
        assert camera.read().image.shape == (360, 640, 3)
    monkeypatch.setattr(Installed, "found", None)
    assert models() == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("raise ValueError('numpy.dtype size changed')", "pip install 'numpy<2'"),
        (
            "raise ImportError('libcamera.so: undefined symbol')",
            "cannot be used .*undefined symbol",
        ),
        ("import libcamera_that_is_missing", "apt install"),
    ],
)
def test_a_picamera2_that_cannot_be_imported_is_not_the_cable(
    line, sentence, tmp_path, monkeypatch, capsys
):
    (tmp_path / "picamera2.py").write_text(line + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "picamera2", raising=False)
    with pytest.raises(CameraLost, match=sentence) as told:
        PiCamera(0)
    assert "cable" not in str(told.value)
    assert models() == []
    assert trouble() == str(told.value)
    assert main(["camera"]) == 0
    said = capsys.readouterr().out
    assert str(told.value) in said
    assert "No camera is plugged in" not in said
