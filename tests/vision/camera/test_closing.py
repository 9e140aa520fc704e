"""Every camera is given back by `with`, closed twice, and gives no picture after that."""

import cv2
import numpy as np
import pytest

from vision.camera import CameraClosed, CameraOver
from vision.camera.base import Closing
from vision.camera.folder import Folder
from vision.camera.live import Live
from vision.camera.opencv import OpenCVCamera, Video
from vision.camera.picamera import PiCamera
from vision.camera.pretend import PretendPicamera2

OPENED = {
    Folder: lambda film: Folder(film.parent),
    Live: lambda film: Live(lambda: Folder(film.parent)),
    Video: Video,
    OpenCVCamera: lambda film: OpenCVCamera(str(film)),
    PiCamera: lambda film: PiCamera(maker=PretendPicamera2),
}


@pytest.fixture(params=OPENED, ids=lambda kind: kind.__name__)
def camera(request, tmp_path):
    """One open camera of each kind."""
    path = tmp_path / "film.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 20.0, (160, 120))
    picture = np.full((120, 160, 3), 99, np.uint8)
    for _ in range(20):
        writer.write(picture)
    writer.release()
    cv2.imwrite(str(tmp_path / "photo.png"), picture)
    opened = OPENED[request.param](path)
    yield opened
    opened.close()


def test_every_kind_is_here():
    assert {k for k in Closing.__subclasses__() if k.__module__.startswith("vision.")} == set(
        OPENED
    )


def test_the_end_of_its_with_closes_it_and_twice_is_fine(camera):
    with camera as same:
        assert same is camera
        assert camera.read().image.ndim == 3
        assert not camera.closed
    assert camera.closed
    camera.close()


def test_closed_it_gives_no_picture_and_says_so(camera):
    camera.close()
    with pytest.raises(CameraClosed, match="The camera is closed") as told:
        camera.read()
    assert isinstance(told.value, CameraOver), "who reads it in a thread of his own just ends"
    with pytest.raises(CameraClosed), camera:
        pass
