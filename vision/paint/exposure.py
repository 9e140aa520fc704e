"""From the light on the sensor to the picture that arrives: blur, contrast, noise, JPEG."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.style import Lens

Image = npt.NDArray[np.uint8]

_NOISE_SIDE = 512


class Exposure:
    """Takes pictures with one lens; only the noise differs from one to the next."""

    def __init__(self, lens: Lens, seed: int) -> None:
        self._lens = lens
        rng = np.random.default_rng(seed)
        grain = rng.normal(0, lens.noise, (_NOISE_SIDE, _NOISE_SIDE, 3)).astype(np.float32)
        if lens.noise > 5:  # a small sensor in the dark: coarse colour blotches too
            blotch = rng.normal(0, lens.noise, (_NOISE_SIDE // 4, _NOISE_SIDE // 4, 3))
            grain += cv2.resize(blotch.astype(np.float32), (_NOISE_SIDE, _NOISE_SIDE)) * 0.5
        self._grain = np.clip(np.round(grain), -127, 127).astype(np.int8)
        self._sheet = self._grain
        levels = (np.arange(256) - 110.0) * lens.contrast + 110.0
        self._levels = np.clip(levels, 0, 255).astype(np.uint8)

    def developed(self, scene: Image) -> Image:
        """What the lens makes of a scene (BGR), without the noise. The scene stays as it is."""
        lens = self._lens
        picture: cv2.typing.MatLike = scene
        if lens.blur_px > 0.25:
            picture = cv2.GaussianBlur(picture, (0, 0), lens.blur_px)
        if lens.motion_px > 1:
            length = max(2, round(lens.motion_px))
            picture = cv2.blur(picture, (length, 1))
        if lens.contrast != 1:
            picture = cv2.LUT(picture, self._levels)
        return np.asarray(picture, np.uint8)

    def taken(self, developed: Image, number: int) -> Image:
        """The picture that arrives, always a new one; `number` seeds its noise."""
        lens = self._lens
        picture: cv2.typing.MatLike = developed
        if lens.noise > 0:
            picture = cv2.add(picture, self._noise(developed.shape, number), dtype=cv2.CV_8U)
        if lens.jpeg:
            _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, lens.jpeg])
            picture = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR))
        return np.array(picture, np.uint8) if picture is developed else np.asarray(picture)

    def _noise(self, shape: tuple[int, ...], number: int) -> npt.NDArray[np.int8]:
        """Grain for a whole picture, shifted from the last one's."""
        rng = np.random.default_rng((number, _NOISE_SIDE))
        down, right = (int(n) for n in rng.integers(0, _NOISE_SIDE, 2))
        if self._sheet.shape[0] < shape[0] + _NOISE_SIDE or self._sheet.shape[1] < (
            shape[1] + _NOISE_SIDE
        ):
            times = (shape[0] // _NOISE_SIDE + 2, shape[1] // _NOISE_SIDE + 2, 1)
            self._sheet = np.tile(self._grain, times)
        return self._sheet[down : down + shape[0], right : right + shape[1]]
