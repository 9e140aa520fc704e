"""From an outline in a picture to the pips of both halves, and how sure that is."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.pattern import MOST
from vision.reading.networks import Floats, Network
from vision.reading.pyramid import Image, Pyramid

CROP = (112, 56)
"""Size of a rectified crop in px, width and height; the tile lies along x."""
MARGIN = (0.08, 0.1)
"""What a crop shows beyond the tile on each side, in lengths along and widths across it."""
SHARP = 0.8
"""A half of the picture is taken once a tile is at least this part of its crop's size in it."""


_w, _h = CROP
_left, _right = _w * MARGIN[0] / (1 + 2 * MARGIN[0]), _w * (1 + MARGIN[0]) / (1 + 2 * MARGIN[0])
_top, _bottom = _h * MARGIN[1] / (1 + 2 * MARGIN[1]), _h * (1 + MARGIN[1]) / (1 + 2 * MARGIN[1])
FRAME: Floats = np.array(
    [(_left, _bottom), (_left, _top), (_right, _top), (_right, _bottom)], np.float32
) - np.float32(0.5)
"""Where the corners of the tile come to lie in its crop."""


def crop(pyramid: Pyramid, corners: Floats) -> Image:
    """Rectify the tile at `corners` (4, 2) px to a crop of `CROP`, the first half on the left.

    A tile that is much larger than the crop is taken from a half of the picture, or a half of that.
    """
    long = float(np.linalg.norm(corners[1] - corners[2]))
    wide = float(np.linalg.norm(corners[1] - corners[0]))
    shrink = min(long / (_right - _left), wide / (_bottom - _top))
    picture, times = pyramid.shrunk(shrink / SHARP)
    there = ((corners + 0.5) / times - 0.5).astype(np.float32)
    move = cv2.getPerspectiveTransform(there, FRAME)
    return np.asarray(
        cv2.warpPerspective(
            picture, move, CROP, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        ),
        np.uint8,
    )


@dataclass(frozen=True)
class Counts:
    """What the network says of some crops."""

    halves: Floats
    """(n, 2, 19): the chance of each number of pips, for both halves."""
    tile: Floats
    """(n,): the chance that a tile fills the crop."""
    shift: Floats
    """(n, 4, 2): where the tile's corners really are, from the crop's, in lengths and widths."""

    @property
    def sure(self) -> Floats:
        """(n,): the networks' own sureness of a tile with the likeliest pips on both halves."""
        return np.asarray(self.tile * self.halves.max(2).prod(1), np.float32)

    def only(self, which: npt.NDArray[np.bool_]) -> "Counts":
        """Those marked."""
        return Counts(self.halves[which], self.tile[which], self.shift[which])

    def joined(self, other: "Counts") -> "Counts":
        """Both together."""
        pairs = ((getattr(self, f), getattr(other, f)) for f in ("halves", "tile", "shift"))
        return Counts(*(np.concatenate(pair) for pair in pairs))


class Counter:
    """Reads rectified tiles."""

    def __init__(self) -> None:
        self._network = Network("counter")

    def count(self, pyramid: Pyramid, corners: Floats) -> Counts:
        """Read the tiles at `corners` (n, 4, 2) px of a BGR picture."""
        if len(corners) == 0:
            return Counts(*(np.zeros((0, *s), np.float32) for s in ((2, 19), (), (4, 2))))
        crops = np.stack([crop(pyramid, c) for c in corners])
        answer = self._network.answer(normalised(crops))
        chances = answer[:, : 2 * (MOST + 1)].reshape(-1, 2, MOST + 1)
        chances = np.exp(chances - chances.max(2, keepdims=True))
        chances /= chances.sum(2, keepdims=True)
        tile = (1 / (1 + np.exp(-answer[:, 38]))).astype(np.float32)
        shift = (answer[:, 39:].reshape(-1, 4, 2) / 10).astype(np.float32)
        return Counts(chances.astype(np.float32), tile, shift)


def normalised(crops: Image) -> Floats:
    """Crops (n, h, w, 3) as the network takes them: (n, 3, h, w), mean 0, deviation 1 each."""
    x = crops.transpose(0, 3, 1, 2).astype(np.float32)
    mean = x.mean((1, 2, 3), keepdims=True)
    deviation = x.std((1, 2, 3), keepdims=True)
    return np.ascontiguousarray((x - mean) / (deviation + 4), np.float32)


def moved(corners: Floats, shift: Floats) -> Floats:
    """Outlines (n, 4, 2) with their corners where `Counts.shift` says they are."""
    unit = np.array([(0, 1), (0, 0), (1, 0), (1, 1)], np.float32)
    better = np.empty_like(corners)
    for i, (old, by) in enumerate(zip(corners, shift, strict=True)):
        place = cv2.getPerspectiveTransform(unit, old)
        better[i] = cv2.perspectiveTransform((unit + by)[None], place)[0]
    return better
