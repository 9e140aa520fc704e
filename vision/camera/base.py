"""The port of a camera: frames with their time, one after another."""

from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

Image = npt.NDArray[np.uint8]
"""Pixels: BGR, shape (height, width, 3)."""
Grey = npt.NDArray[np.uint8]
"""Brightness alone, shape (height, width)."""


class CameraLost(OSError):
    """The camera gave no frame: unplugged, stalled, or its file is torn. Open it again to go on."""


class CameraOver(EOFError):
    """No more frames will come: a folder's last photo, a video's end."""


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


class Camera(Protocol):
    """Whatever frames come from. A context manager; `close` may be called twice."""

    def read(self) -> Frame:
        """The next frame, waiting for it. Raises CameraLost, or CameraOver after the last one."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...
