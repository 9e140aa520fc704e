import cv2
import numpy as np
import pytest

from vision.camera import CameraLost, CameraOver, CameraUnknown
from vision.camera.opencv import OpenCVCamera, Video


@pytest.fixture
def film(tmp_path):
    path = tmp_path / "film.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 20.0, (160, 120))
    for number in range(20):
        writer.write(np.full((120, 160, 3), number * 12, np.uint8))
    writer.release()
    return path


def test_a_video_shows_ten_frames_a_second_by_its_own_clock(film):
    with Video(film) as video:
        frames = []
        with pytest.raises(CameraOver, match="at its end"):
            while True:
                frames.append(video.read())
    assert [frame.number for frame in frames] == list(range(0, 20, 2))
    assert [frame.time_s for frame in frames] == pytest.approx(np.arange(10) * 0.1)
    shown = [float(frame.image.mean()) for frame in frames]
    assert shown == pytest.approx(np.arange(0, 20, 2) * 12.0, abs=4)
    assert not any(frame.still for frame in frames)


def test_a_stream_is_read_until_it_breaks_off(film):
    with OpenCVCamera(str(film)) as camera:
        assert camera.size == (160, 120)
        assert camera.read().image.shape == (120, 160, 3)
        with pytest.raises(CameraLost, match="no picture any more"):
            for _ in range(30):
                camera.read()


def test_a_device_that_is_not_there():
    with pytest.raises(CameraLost, match="camera 97 cannot be opened"):
        OpenCVCamera(97)


def test_no_video(tmp_path):
    with pytest.raises(CameraUnknown, match="no video"):
        Video(tmp_path / "none.mp4")
    (tmp_path / "torn.mp4").write_bytes(b"not a film")
    with pytest.raises(CameraUnknown, match="no video that OpenCV can play"):
        Video(tmp_path / "torn.mp4")
