"""A picture pyramid: made smaller by exact halves, which is fast and keeps small things true."""

import cv2
import numpy as np
import numpy.typing as npt

Image = npt.NDArray[np.uint8]


class Pyramid:
    """A picture and its halves, each made when it is first asked for."""

    def __init__(self, picture: Image) -> None:
        self.picture = picture
        """The whole."""
        self._made = [picture]

    def shrunk(self, times: float) -> tuple[Image, int]:
        """The smallest that is not smaller than the whole by more than `times`; and by how much.

        A pixel x of the whole is (x + 0.5) / that - 0.5 there.
        """
        step = 0
        while 2 ** (step + 1) <= times and min(self._at(step).shape[:2]) >= 2:
            step += 1
        return self._at(step), 2**step

    def sized(self, size: tuple[int, int]) -> Image:
        """The picture made smaller to (width, height)."""
        wide, high = self.picture.shape[1::-1]
        near, _ = self.shrunk(min(wide / size[0], high / size[1]))
        if near.shape[1::-1] == size:
            return near
        return np.asarray(cv2.resize(near, size, interpolation=cv2.INTER_AREA), np.uint8)

    def _at(self, step: int) -> Image:
        while len(self._made) <= step:
            last = self._made[-1]
            high, wide = (n // 2 for n in last.shape[:2])
            even = last[: high * 2, : wide * 2]
            half = cv2.resize(even, (wide, high), interpolation=cv2.INTER_AREA)
            self._made.append(np.asarray(half, np.uint8))
        return self._made[step]
