"""Where frames come from: a Pi's camera, a device or stream, a video, a folder of photos."""

from vision.camera.base import (
    Camera,
    CameraClosed,
    CameraLost,
    CameraOver,
    CameraUnknown,
    Frame,
    Grey,
    Image,
)
from vision.camera.sources import Found, cameras, open_camera

__all__ = [
    "Camera",
    "CameraClosed",
    "CameraLost",
    "CameraOver",
    "CameraUnknown",
    "Found",
    "Frame",
    "Grey",
    "Image",
    "cameras",
    "open_camera",
]
