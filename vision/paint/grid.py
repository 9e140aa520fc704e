"""Fields that change slowly over the picture: worked out for some pixels, spread over all."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.view import View

_STEP = 8
"""Pixels from node to node."""


def nodes(view: View) -> npt.NDArray[np.float64]:
    """Pixel places of the nodes of a coarse grid over the whole picture, (n, 2), row by row."""
    wide, high = _size(view)
    x, y = np.meshgrid(np.arange(wide) * _STEP, np.arange(high) * _STEP)
    return np.stack([x.ravel(), y.ravel()], axis=1).astype(float)


def spread(field: npt.ArrayLike, view: View) -> npt.NDArray[np.float32]:
    """A value at each node, shape (n,), interpolated to each pixel, shape (height, width)."""
    wide, high = _size(view)
    coarse = np.asarray(field, np.float32).reshape(high, wide)
    matrix = np.array([[1 / _STEP, 0, 0], [0, 1 / _STEP, 0]])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    fine = cv2.warpAffine(coarse, matrix, (view.width, view.height), flags=flags)
    return np.asarray(fine, np.float32)


def _size(view: View) -> tuple[int, int]:
    return -(-view.width // _STEP) + 1, -(-view.height // _STEP) + 1
