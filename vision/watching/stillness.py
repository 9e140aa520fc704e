"""Is the table at rest: no hand over it, no tile that still moves.

Works on a small grey picture, in small windows: there the brightness of one picture is fitted to
the other's by a factor and an offset (their correlation), so that what changes smoothly cancels (a
lamp, a cloud, a soft shadow, the camera's exposure), and what has edges stays (a hand, a tile). The
station itself is masked out: its lights blink.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
import numpy.typing as npt

from vision.camera.base import Frame, Grey
from vision.placing.calibration import Calibration
from vision.placing.plate import ENGINE_MM

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]

SMALL_PX = 640
"""Longer side of the small picture."""
WINDOW_PX = 13
"""Side of the windows that are compared, a small tile's length."""
LEAST_CHANGE = 4.0
"""Standard deviation, in grey levels, of what the fit leaves: less is noise."""
LEAST_SHARE = 0.12
"""The share of a window's variance that the fit leaves: less is a change of light."""
LEAST_PX = 20
"""Fewer changed windows than this, all over the picture, are noise."""
PLATE_MM = 117.0
"""So far around the station's centre everything is masked: the plate, the glow of its lights on the
table beside it and half a window, up to the middle of a first tile."""
LEAST_QUIET_S = 0.3
LEAST_ARM, LEAST_REACH = 0.004, 0.12
"""An arm covers at least this share of the picture and reaches this far into it, in widths."""


class Rest(Enum):
    """What the table does."""

    MOVING = "moving"
    HAND = "hand"
    """Something that reaches in from the edge lies still over the table."""
    QUIET = "quiet"
    """Nothing moves, but not for long enough."""
    SETTLED = "settled"


@dataclass(frozen=True, eq=False)
class Look:
    """A small picture with the mean and the variance of its windows."""

    grey: Floats
    mean: Floats
    variance: Floats
    time_s: float = 0.0


def small(frame: Frame) -> Grey:
    """The frame's own small picture, or one made of every nth pixel of its green channel."""
    if frame.small is not None and max(frame.small.shape) >= 0.9 * SMALL_PX:
        picture = frame.small
        step = max(1, round(max(picture.shape) / SMALL_PX))
        return np.ascontiguousarray(picture[step // 2 :: step, step // 2 :: step])
    step = max(1, round(max(frame.image.shape[:2]) / SMALL_PX))
    return np.ascontiguousarray(frame.image[step // 2 :: step, step // 2 :: step, 1])


def look_at(picture: Grey, time_s: float = 0.0) -> Look:
    """Prepare a small grey picture for comparing."""
    smooth = cv2.GaussianBlur(picture, (5, 5), 0).astype(np.float32)
    # Less its surroundings: the slope of a soft shadow on a bare table is no structure.
    grey = smooth - _windows(smooth)
    mean = _windows(grey)
    return Look(grey, mean, np.maximum(_windows(grey * grey) - mean * mean, 0), time_s)


def changed(before: Look, after: Look, mask: Mask | None = None) -> Mask:
    """Windows (their middles) that hold something else now; nothing where `mask` is true."""
    shared = _windows(before.grey * after.grey) - before.mean * after.mean
    most = np.maximum(before.variance, after.variance)
    least = np.minimum(before.variance, after.variance)
    # 1 - correlation², times the greater variance: what no factor and offset can explain.
    left = most - np.maximum(shared, 0) ** 2 / np.maximum(least, 1e-3)
    found = (left > LEAST_CHANGE**2) & (left > LEAST_SHARE * most)
    if mask is not None:
        found &= ~mask
    if np.count_nonzero(found) < LEAST_PX:
        found[:] = False
    return np.asarray(found)


def _windows(values: Floats) -> Floats:
    size = (WINDOW_PX, WINDOW_PX)
    return np.asarray(cv2.boxFilter(values, cv2.CV_32F, size, borderType=cv2.BORDER_REFLECT))


def station_mask(calibration: Calibration, shape: tuple[int, ...], engine: bool = False) -> Mask:
    """True over the station's plate in a small picture (height, width) of the same view.

    `engine`: but not over the place in the middle where the engine lies.
    """
    angles = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rim = calibration.to_px(np.column_stack([np.cos(angles), np.sin(angles)]) * PLATE_MM, 0.0)
    scale = shape[1] / calibration.size[0], shape[0] / calibration.size[1]
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.round(rim * scale).astype(np.int32), 1)
    if engine:
        wide, high = np.array(ENGINE_MM) / 2
        place = calibration.to_px([[-wide, -high], [wide, -high], [wide, high], [-wide, high]])
        cv2.fillConvexPoly(mask, np.round(place * scale).astype(np.int32), 0)
    return mask.astype(bool)


class Stillness:
    """Told every frame, says whether the table is at rest. Knows no clock but the frames' own."""

    def __init__(
        self, quiet_s: float = 0.7, patience_s: float = 4.0, hiding_s: float = 60.0
    ) -> None:
        """`patience_s`: after that an object that came in over the edge and lies still is taken
        for a mug and no arm; `hiding_s`: the same for one that lies over a tile."""
        if quiet_s < LEAST_QUIET_S:
            raise ValueError(f"The quiet time is at least {LEAST_QUIET_S} s, not {quiet_s}.")
        self._quiet_s = quiet_s
        self._patience_s = patience_s
        self._hiding_s = hiding_s
        self._anchor: Look | None = None
        self._accepted: Look | None = None
        self._tiles: Mask | None = None
        self._mask: Mask | None = None
        self._calibration: Calibration | None = None

    def know(self, calibration: Calibration | None) -> None:
        """Tell where the station lies, so that its lights are no motion."""
        self._calibration, self._mask = calibration, None

    def forget(self) -> None:
        """Begin anew, as after the camera was moved or lost."""
        self._anchor = self._accepted = self._tiles = self._mask = None

    def look(self, frame: Frame) -> Rest:
        """What the table does, given the next frame; one of another shape is a new beginning."""
        now = look_at(small(frame), frame.time_s)
        if self._anchor is None or self._anchor.grey.shape != now.grey.shape:
            self.forget()
            self._anchor = now
            return Rest.QUIET
        if self._mask is None and self._calibration is not None:
            self._mask = station_mask(self._calibration, now.grey.shape)
        if changed(self._anchor, now, self._mask).any():
            self._anchor = now
            return Rest.MOVING
        quiet = now.time_s - self._anchor.time_s
        if quiet < self._quiet_s:
            return Rest.QUIET
        if quiet < self._hiding_s:
            reaching = self._reaching_in(now)
            hiding = self._tiles is not None and bool((reaching & self._tiles).any())
            if reaching.any() and (hiding or quiet < self._patience_s):
                return Rest.HAND
        return Rest.SETTLED

    def accept(self, tiles: Sequence[npt.NDArray[np.float32]] = (), scale: float = 1.0) -> None:
        """The table as it lies now has been read: a hand is what differs from it.

        `tiles` are the corners (4, 2) of what was read, in a picture 1 / `scale` times as large as
        the small one.
        """
        self._accepted = self._anchor
        if self._anchor is not None:
            mask = np.zeros(self._anchor.grey.shape, np.uint8)
            for corners in tiles:
                cv2.fillConvexPoly(mask, np.round(corners * scale).astype(np.int32), 1)
            self._tiles = mask.astype(bool)

    def _reaching_in(self, now: Look) -> Mask:
        """Where something new, larger than a tile, joins the picture's edge and comes well in."""
        found = np.zeros(now.grey.shape, bool)
        if self._accepted is None or self._accepted is self._anchor:
            return found
        new = changed(self._accepted, now, self._mask).astype(np.uint8)
        if not new.any():
            return found
        joined = cv2.morphologyEx(new, cv2.MORPH_CLOSE, np.ones((15, 15), np.uint8))
        _, labels, boxes, _ = cv2.connectedComponentsWithStats(joined)
        height, width = new.shape
        for label, (left, top, wide, high, area) in enumerate(boxes[1:].tolist(), 1):
            at_edge = left <= 2 or top <= 2 or left + wide >= width - 2 or top + high >= height - 2
            if at_edge and area > LEAST_ARM * new.size and max(wide, high) > LEAST_REACH * width:
                found |= labels == label
        return found
