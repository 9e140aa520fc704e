"""Small pictures with a mask, laid into a large one in place."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Image = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels, the last two just beyond."""


@dataclass(frozen=True, eq=False)
class Patch:
    """A picture to lay over another; parts beyond the frame are left out."""

    left: int
    top: int
    image: Image
    """BGR, shape (h, w, 3)."""
    alpha: Floats
    """Shape (h, w), 0 to 1."""


def laid_over(frame: Image, patch: Patch) -> None:
    """Lays the patch over the frame, in place."""
    box = _inside(frame, patch.left, patch.top, patch.alpha)
    if box is None:
        return
    (left, top, right, bottom), (x, y) = box
    part = frame[top:bottom, left:right]
    cut = (slice(y, y + bottom - top), slice(x, x + right - left))
    alpha = np.ascontiguousarray(patch.alpha[cut])
    part[:] = cv2.blendLinear(np.ascontiguousarray(patch.image[cut]), part, alpha, 1 - alpha)


def darkened(frame: Image, left: int, top: int, shade: Floats) -> None:
    """Multiplies the frame by `1 - shade` where that lies, in place."""
    box = _inside(frame, left, top, shade)
    if box is None:
        return
    (left, top, right, bottom), (x, y) = box
    part = frame[top:bottom, left:right]
    keep = 1 - shade[y : y + bottom - top, x : x + right - left]
    part[:] = cv2.blendLinear(part, np.zeros_like(part), keep, 1 - keep)


def brightened(frame: Image, left: int, top: int, glow: Image) -> None:
    """Adds a glow (BGR) to the frame where that lies, in place."""
    box = _inside(frame, left, top, glow)
    if box is None:
        return
    (left, top, right, bottom), (x, y) = box
    part = frame[top:bottom, left:right]
    part[:] = cv2.add(part, glow[y : y + bottom - top, x : x + right - left])


def _inside(
    frame: Image, left: int, top: int, laid: npt.NDArray[np.generic]
) -> tuple[Box, tuple[int, int]] | None:
    """The part of the frame that is covered, and where that begins in what is laid."""
    height, width = laid.shape[:2]
    right, bottom = min(left + width, frame.shape[1]), min(top + height, frame.shape[0])
    first, upper = max(left, 0), max(top, 0)
    if first >= right or upper >= bottom:
        return None
    return (first, upper, right, bottom), (first - left, upper - top)


def bounds(points: npt.NDArray[np.floating], margin: float) -> Box:
    """The whole pixels around points (n, 2), with a margin."""
    low = np.floor(points.min(axis=0) - margin).astype(int)
    high = np.ceil(points.max(axis=0) + margin).astype(int) + 1
    return int(low[0]), int(low[1]), int(high[0]), int(high[1])


def warped(
    image: Image, alpha: Floats, corners: npt.NDArray[np.floating], fine: int = 2
) -> Patch | None:
    """An upright picture put onto four corners in the frame, drawn `fine` times finer first.

    Corners are (4, 2) in pixels, upper left first and on clockwise; a pixel's centre has whole
    coordinates. None where it would be larger than 6000 pixels.
    """
    left, top, right, bottom = bounds(corners, 1)
    size = ((right - left) * fine, (bottom - top) * fine)
    if max(size) > 6000 * fine or min(size) < 1:
        return None
    height, width = alpha.shape
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - 0.5
    target = (corners - (left, top) + 0.5) * fine - 0.5
    matrix = cv2.getPerspectiveTransform(source, target.astype(np.float32))
    flags = cv2.INTER_AREA if fine > 1 else cv2.INTER_LINEAR
    cover = cv2.warpPerspective(alpha, matrix, size, borderValue=0)
    picture = cv2.warpPerspective(image, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    if fine > 1:
        cover = cv2.resize(cover, (right - left, bottom - top), interpolation=flags)
        picture = cv2.resize(picture, (right - left, bottom - top), interpolation=flags)
    return Patch(left, top, np.asarray(picture, np.uint8), np.asarray(cover, np.float32))
