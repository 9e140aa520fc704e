"""The port of a camera: frames with their time, one after another."""

from dataclasses import dataclass
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

from vision.trouble import Trouble

Image = npt.NDArray[np.uint8]
"""Pixels: BGR, shape (height, width, 3)."""
Grey = npt.NDArray[np.uint8]
"""Brightness alone, shape (height, width)."""


class CameraLost(OSError):
    """The camera gave no frame: unplugged, stalled, or its file is torn. Open it again to go on."""

    @property
    def trouble(self) -> Trouble:
        """The text, as what can be said in other languages."""
        text = self.args[0] if self.args else ""
        return text if isinstance(text, Trouble) else Trouble("camera", "{text}", text=str(text))


class CameraOver(EOFError):
    """No more frames will come: a folder's last photo, a video's end."""


class CameraClosed(CameraOver):
    """This program itself has closed the camera, so no more frames will come from it."""


class CameraUnknown(ValueError):
    """No camera goes by that name, or the setting is none that it has."""


@dataclass(frozen=True, eq=False)
class Frame:
    """One picture of the table. The arrays are the caller's own: no camera writes to them again."""

    image: Image
    """BGR, uint8, shape (height, width, 3)."""
    time_s: float
    """When it was taken, in monotonic seconds; a video's or folder's frames keep their own pace."""
    number: int
    """Counts up from 0 by at least one a frame; a gap means frames were left out."""
    small: Grey | None = None
    """The same view, small and grey, where the camera delivers it for nothing; else None."""
    still: bool = False
    """A photo taken of a table at rest, to be read as it stands; other frames must prove it."""
    name: str = ""
    """The file it came from, empty for a live camera."""


class Closing:
    """A camera is open from when it is made until `close`, which the end of its `with` calls.

    A backend says in `_give_back` what closing it takes. (The hub's own things that close have
    the same in `hub.closing`; nothing here knows the hub.)
    """

    closed = False
    """Whether it has been given back."""

    def close(self) -> None:
        """Give the device or file back; twice is fine."""
        if not self.closed:
            self.closed = True
            self._give_back()

    def _give_back(self) -> None:
        """Called once, when it is closed."""

    def _check_open(self) -> None:
        """Raises CameraClosed after `close`."""
        if self.closed:
            raise CameraClosed("The camera is closed. For more pictures, open it again.")

    def __enter__(self) -> Self:
        self._check_open()
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


class Camera(Protocol):
    """Whatever frames come from. A context manager; `close` may be called twice."""

    def read(self) -> Frame:
        """The next frame, waiting for it. Raises CameraLost, or CameraOver after the last one and
        after `close`."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *raised: object) -> None: ...
