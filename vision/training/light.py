"""Light and lens for training pictures: shadows, glare, film, colour casts, blur, noise, JPEG."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.training.faces import Image, Rng

Floats = npt.NDArray[np.float32]


def _cloud(rng: Rng, height: int, width: int, cells: int) -> Floats:
    small = rng.normal(0, 1, (cells, cells)).astype(np.float32)
    grown = cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)
    return np.asarray(grown, np.float32)


def shine(picture: Image, rng: Rng, size: float, film: bool) -> Image:
    """Light falling on a painted table; `size` is a tile's length in px, `film` wraps the tiles."""
    height, width = picture.shape[:2]
    light = np.ones((height, width), np.float32)
    if rng.random() < 0.7:
        light += _cloud(rng, height, width, 3) * rng.uniform(0, 0.16)
    if rng.random() < 0.35:
        light *= _shadow(rng, height, width, size)
    picture_f = np.asarray(picture * np.clip(light, 0.12, 1.6)[:, :, None], np.float32)
    if film:
        picture_f += _streaks(rng, height, width, size, int(rng.integers(4, 70)))
    if rng.random() < 0.18:
        picture_f += _lamp(rng, height, width, size)
    gain = rng.uniform(0.4, 1.15) if rng.random() < 0.8 else rng.uniform(0.18, 0.45)
    cast = 1 + rng.normal(0, 0.1, 3).astype(np.float32) * (rng.random() < 0.6)
    picture_f *= np.float32(gain) * cast
    if rng.random() < 0.3:
        over = np.float32(rng.uniform(1.0, 1.5))
        picture_f *= over
    if rng.random() < 0.3:
        curve = np.float32(rng.uniform(0.6, 1.5))
        picture_f = np.asarray(255 * (np.clip(picture_f, 0, 255) / 255) ** curve, np.float32)
    if rng.random() < 0.07:
        grey = picture_f @ np.array([0.114, 0.587, 0.299], np.float32)
        picture_f = np.repeat(grey[:, :, None], 3, 2)
    return np.clip(picture_f, 0, 255).astype(np.uint8)


def _shadow(rng: Rng, height: int, width: int, size: float) -> Floats:
    mask = np.zeros((height, width), np.uint8)
    centre = rng.uniform(0, 1, 2) * (width, height)
    turns = np.sort(rng.uniform(0, 2 * np.pi, 7))
    reach = rng.uniform(0.5, 3.0, 7) * size
    points = np.stack([centre[0] + np.cos(turns) * reach, centre[1] + np.sin(turns) * reach], 1)
    cv2.fillPoly(mask, [points.astype(np.int32)], 255)
    soft = max(1, int(size * rng.uniform(0.02, 0.4)))
    mask = cv2.blur(mask, (soft, soft)).astype(np.uint8)
    return 1 - mask * np.float32(rng.uniform(0.2, 0.7) / 255)


def _streaks(rng: Rng, height: int, width: int, size: float, count: int) -> Floats:
    """The bright, crooked reflections of clear film."""
    mask = np.zeros((height, width), np.uint8)
    for _ in range(count):
        start = rng.uniform(0, 1, 2) * (width, height)
        steps = rng.normal(0, size * rng.uniform(0.03, 0.2), (3, 2)) + rng.normal(0, size * 0.1, 2)
        points = np.vstack([start, start + np.cumsum(steps, 0)])
        thick = max(1, int(size * abs(rng.normal(0, 0.022))))
        cv2.polylines(
            mask, [points.astype(np.int32)], False, int(rng.integers(80, 256)), thick, cv2.LINE_AA
        )
    for _ in range(int(rng.integers(0, 5))):  # crumples: many strokes on one spot
        middle = rng.uniform(0, 1, 2) * (width, height)
        for _ in range(int(rng.integers(8, 40))):
            start = middle + rng.normal(0, size * 0.2, 2)
            points = start + np.cumsum(rng.normal(0, size * 0.08, (3, 2)), 0)
            thick = max(1, int(size * abs(rng.normal(0, 0.025))))
            bright = int(rng.integers(120, 256))
            cv2.polylines(mask, [points.astype(np.int32)], False, bright, thick, cv2.LINE_AA)
    for _ in range(int(rng.integers(0, 9))):
        _specks(mask, rng, size)
    if rng.random() < 0.6:
        mask = cv2.GaussianBlur(mask, (0, 0), max(0.4, size * rng.uniform(0.004, 0.02))).astype(
            np.uint8
        )
    return np.repeat(mask.astype(np.float32)[:, :, None] * np.float32(rng.uniform(0.5, 1.2)), 3, 2)


def _specks(mask: Image, rng: Rng, size: float) -> None:
    """Small bright spots close together, where the film lies nearly smooth: they are no pips."""
    middle = rng.uniform(0, 1, 2) * mask.shape[1::-1]
    reach, usual = size * rng.uniform(0.08, 0.3), size * rng.uniform(0.008, 0.03)
    turns = np.linspace(0, 2 * np.pi, 8)[:-1]
    for _ in range(int(rng.integers(3, 30))):
        radii = usual * np.exp(rng.normal(0, 0.5)) * rng.uniform(0.5, 1.4, 7)
        stretch = rng.uniform(0.6, 1.6)
        outline = np.stack([np.cos(turns) * radii * stretch, np.sin(turns) * radii / stretch], 1)
        points = np.round((middle + rng.normal(0, reach, 2) + outline) * 16).astype(np.int32)
        bright = int(rng.integers(150, 256))
        cv2.fillPoly(mask, [points], bright, cv2.LINE_AA, 4)


def _lamp(rng: Rng, height: int, width: int, size: float) -> Floats:
    centre = rng.uniform(0, 1, 2) * (width, height)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    reach = size * rng.uniform(0.15, 1.5)
    stretch = rng.uniform(0.4, 2.5)
    far = ((x - centre[0]) ** 2 * stretch + (y - centre[1]) ** 2 / stretch) / (reach * reach)
    spot = np.exp(-(far ** rng.uniform(0.6, 2))) * rng.uniform(40, 260)
    return np.repeat(spot.astype(np.float32)[:, :, None], 3, 2)


def lens(picture: Image, rng: Rng, size: float) -> Image:
    """What the camera adds: blur, movement, noise, sharpening, JPEG; `size` as in `shine`."""
    if rng.random() < 0.6:
        sigma = min(abs(rng.normal(0, 0.9)), size / 55) + 0.2
        picture = cv2.GaussianBlur(picture, (0, 0), sigma).astype(np.uint8)
    if rng.random() < 0.08:
        reach = int(rng.integers(2, max(3, int(size / 16)) + 1))
        kernel = np.zeros((reach, reach), np.float32)
        cv2.line(kernel, (0, int(rng.integers(reach))), (reach - 1, int(rng.integers(reach))), 1.0)
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum()).astype(np.uint8)
    if rng.random() < 0.6:
        height, width = picture.shape[:2]
        strength = abs(rng.normal(0, 7))
        coarse = int(rng.choice([1, 1, 2, 3]))
        grain = rng.normal(0, strength, (height // coarse + 1, width // coarse + 1, 3)).astype(
            np.float32
        )
        grain = cv2.resize(grain, (width, height), interpolation=cv2.INTER_LINEAR).astype(
            np.float32
        )
        picture = np.clip(picture + grain, 0, 255).astype(np.uint8)
    if rng.random() < 0.25:
        soft = cv2.GaussianBlur(picture, (0, 0), 1.2)
        picture = cv2.addWeighted(picture, 1 + 0.8, soft, -0.8, 0).astype(np.uint8)
    if rng.random() < 0.5:
        quality = int(rng.integers(25, 95))
        coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
        picture = np.asarray(cv2.imdecode(coded, cv2.IMREAD_COLOR), np.uint8)
    return picture
