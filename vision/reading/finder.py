"""Where tiles may lie in a picture: a small network looks at it in several sizes.

The network answers for every fourth pixel each way whether a tile has its centre there, and if so
where exactly and which way and how far the tile reaches. It knows tiles of 17 to 46 px length, so
a picture is shown to it in sizes that halve; a tile of any length is seen well in one of them.
"""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.networks import Floats, Network
from vision.reading.pyramid import Image, Pyramid

STRIDE = 4
"""Pixels between the cells of the network's answer."""
GRID = 8
"""Pictures are shown to the network in multiples of so many pixels."""
LEVELS = (800, 400, 200, 100, 50)
"""Long sides in px of the pictures shown to the network."""
FINE = 1600
"""The same for pictures whose tiles are too small at the first of `LEVELS`."""
SHORT = 25.0
"""A tile's length in px at the first level below which the fine one is looked at too."""
LEAST = 0.18
"""Answers below this are no candidates."""


@dataclass(frozen=True)
class Candidates:
    """Outlines that may be tiles."""

    corners: Floats
    """(n, 4, 2) px, clockwise; which half comes first is left open."""
    scores: Floats
    """(n,) from 0 to 1."""

    @staticmethod
    def none() -> "Candidates":
        """No candidates."""
        return Candidates(np.zeros((0, 4, 2), np.float32), np.zeros(0, np.float32))

    def joined(self, other: "Candidates") -> "Candidates":
        """Both together."""
        return Candidates(
            np.concatenate([self.corners, other.corners]),
            np.concatenate([self.scores, other.scores]),
        )

    def only(self, which: npt.NDArray[np.bool_]) -> "Candidates":
        """Those marked."""
        return Candidates(self.corners[which], self.scores[which])

    def __len__(self) -> int:
        return len(self.scores)

    @property
    def lengths(self) -> Floats:
        """(n,) px."""
        along = self.corners[:, 2] - self.corners[:, 1]
        return np.asarray(np.hypot(along[:, 0], along[:, 1]), np.float32)


class Finder:
    """Finds where tiles may lie."""

    def __init__(self) -> None:
        self._network = Network("finder")

    def find(self, pyramid: Pyramid) -> Candidates:
        """Candidates in a BGR picture, at all sizes."""
        longest = max(pyramid.picture.shape[:2])
        sides = [s for s in LEVELS if s <= longest] or [longest]
        if longest < LEVELS[0] and longest > sides[0] * 1.1:
            sides.insert(0, longest)
        found = self.at(pyramid, sides)
        if longest < LEVELS[0] * 1.3:
            return found
        sure = found.lengths[found.scores > 0.3] * (LEVELS[0] / longest)
        if len(sure) == 0 or float(np.median(sure)) < SHORT:
            found = unique(found.joined(self.at(pyramid, [min(FINE, longest)])))
        return found

    def at(self, pyramid: Pyramid, sides: list[int]) -> Candidates:
        """Candidates with the picture shown at these long sides in px, the largest first."""
        found, whole = Candidates.none(), pyramid.picture.shape[1::-1]
        for side in sides:
            scale = side / max(whole)
            wide, high = (max(8, round(n * scale)) for n in whole)
            pyramid = Pyramid(pyramid.sized((wide, high)))
            found = found.joined(self._look(pyramid.picture, whole[0] / wide))
        return unique(found)

    def _look(self, picture: Image, grow: float) -> Candidates:
        down, right = (-n % GRID for n in picture.shape[:2])
        whole = cv2.copyMakeBorder(picture, 0, down, 0, right, cv2.BORDER_CONSTANT)
        planes = cv2.dnn.blobFromImage(whole, 1 / 255)
        return decoded(self._network.answer(np.asarray(planes, np.float32))[0], grow)


def decoded(answer: Floats, grow: float) -> Candidates:
    """The candidates in the network's answer (9, rows, columns), `grow` times as large."""
    heat = 1 / (1 + np.exp(-answer[0]))
    peak = cv2.dilate(heat, np.ones((3, 3), np.uint8)) <= heat
    y, x = np.nonzero(peak & (heat > LEAST))
    v = answer[1:, y, x]
    centre = np.stack([x + v[0], y + v[1]], 1) * STRIDE
    long, wide = np.arctan2(v[3], v[2]) / 2, np.arctan2(v[5], v[4]) / 2
    reach, breadth = (np.exp(np.clip(k, -2, 2)) * 10 for k in (v[6], v[7]))
    along = np.stack([np.cos(long), np.sin(long)], 1) * reach[:, None]
    across = np.stack([np.cos(wide), np.sin(wide)], 1) * breadth[:, None]
    left = along[:, 0] * across[:, 1] - along[:, 1] * across[:, 0] < 0
    across[left] = -across[left]
    corners = np.stack([across - along, -across - along, along - across, along + across], 1)
    corners = (corners + centre[:, None] + 0.5) * grow - 0.5
    return Candidates(corners.astype(np.float32), heat[y, x].astype(np.float32))


def unique(found: Candidates) -> Candidates:
    """Without those that lie on a better one of about the same size."""
    order = np.argsort(-found.scores)
    corners, scores = found.corners[order], found.scores[order]
    centres = corners.mean(1)
    widths = np.linalg.norm(corners[:, 1] - corners[:, 0], axis=1)
    kept: list[int] = []
    for i in range(len(order)):
        near = [
            j
            for j in kept
            if np.hypot(*(centres[i] - centres[j])) < 0.4 * min(widths[i], widths[j])
            and 0.6 < widths[i] / max(1e-6, widths[j]) < 1.7
        ]
        if not near:
            kept.append(i)
    return Candidates(corners[kept], scores[kept])
