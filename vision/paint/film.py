"""The plastic film that new tiles are wrapped in: ragged white glare, fine scratches."""

import cv2
import numpy as np

from vision.paint.face import Face
from vision.paint.tabletop import clouds


def wrapped(face: Face, strength: float, rng: np.random.Generator) -> Face:
    """The face under film, which mirrors a lamp somewhere on it; `strength` 0 to 1."""
    height, width = face.alpha.shape
    size = (width, height)
    y, x = np.mgrid[:height, :width].astype(np.float32)
    near = np.zeros((height, width), np.float32)
    for _ in range(int(rng.integers(1, 3))):
        place = rng.uniform(0.05, 0.95, 2) * size
        reach = rng.uniform(0.2, 0.7, 2) * width
        away = ((x - place[0]) / reach[0]) ** 2 + ((y - place[1]) / reach[1]) ** 2
        near = np.maximum(near, np.exp(-away))
    ragged = clouds(size, (0.2 * width, 0.12 * width), rng, 4)
    blobs = 1 / (1 + np.exp(-12 * (near * (1.2 + 0.7 * ragged) - 0.7)))
    veil = 0.25 * near + 0.03 * np.maximum(ragged, 0)
    glare = np.clip(strength * (blobs + veil), 0, 1).astype(np.float32)
    for _ in range(int(rng.integers(0, 6))):
        start, end = rng.uniform(0, 1, (2, 2)) * size
        points = (tuple(int(v) for v in start), tuple(int(v) for v in end))
        scratch = np.zeros_like(glare)
        cv2.line(scratch, *points, float(0.35 * strength), 1, cv2.LINE_AA)
        glare = np.maximum(glare, scratch)
    image = face.image + glare[..., None] * (255 - face.image.astype(np.float32))
    return Face(np.asarray(np.clip(image, 0, 255), np.uint8), face.alpha)
