"""The two small networks: one finds tiles in a whole picture, one reads a rectified tile."""

import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

STRIDE = 4
"""Pixels of the picture for a cell of the finder's answer."""


def _block(
    inner: int, outer: int, size: int = 3, stride: int = 1, spread: int = 1
) -> nn.Sequential:
    pad = size // 2 * spread
    return nn.Sequential(
        nn.Conv2d(inner, outer, size, stride, pad, dilation=spread, bias=False),
        nn.BatchNorm2d(outer),
        nn.ReLU(inplace=True),
    )


class Finder(nn.Module):
    """(n, 3, h, w), 0 to 1, to (n, 9, h/4, w/4): `vision.reading.finder.decoded` has the channels.

    h and w are multiples of `vision.reading.finder.GRID`. Half of the work is done on cells of
    8 px, where a wide view is cheap: in a tight block only the whole tells where one tile ends.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.ModuleList([_block(3, 16, 3, 2), _block(16, 32, 3, 2)])
        self.before = nn.ModuleList([_block(32, 32)])
        self.down = _block(32, 48, 3, 2)
        self.deep = nn.ModuleList([_block(48, 48, spread=s) for s in (1, 2, 4, 2, 1)])
        self.up = _block(48, 32, 1)
        self.after = nn.ModuleList([_block(32, 32, spread=s) for s in (1, 2)])
        self.head = nn.Conv2d(32, 9, 1)
        nn.init.constant_(self.head.bias, 0.0)
        with torch.no_grad():
            self.head.bias[0] = -4.0

    def forward(self, x: Tensor) -> Tensor:
        """Raw answers of every cell."""
        for step in self.stem:
            x = step(x)
        for step in self.before:
            x = x + step(x)
        y = self.down(x)
        for step in self.deep:
            y = y + step(y)
        x = x + nnf.interpolate(self.up(y), scale_factor=2.0, mode="nearest")
        for step in self.after:
            x = x + step(x)
        answer: Tensor = self.head(x)
        return answer


class Counter(nn.Module):
    """(n, 3, 56, 112), each crop with mean 0 and deviation 1, to (n, 19 + 19 + 1 + 8)."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.ModuleList(
            [
                _block(3, 24, 5, 2),
                _block(24, 32),
                _block(32, 48, 3, 2),
                _block(48, 64),
                _block(64, 64),
                _block(64, 96, 3, 2),
                _block(96, 96),
                _block(96, 96),
            ]
        )
        self.narrow = _block(96, 48, 1)
        self.left = nn.Conv2d(48, 64, (7, 8))
        self.right = nn.Conv2d(48, 64, (7, 8))
        self.whole = nn.Conv2d(48, 24, (7, 14))
        self.count = nn.Conv2d(64, 19, 1)
        self.judge = nn.Conv2d(24, 9, 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        """Logits of both halves, of being a tile, and the corners' shifts."""
        for step in self.body:
            y = step(x)
            x = x + y if y.shape == x.shape else y
        x = self.narrow(x)
        left = self.count(self.drop(torch.relu(self.left(x[:, :, :, :8]))))
        right = self.count(self.drop(torch.relu(self.right(x[:, :, :, 6:]))))
        rest = self.judge(torch.relu(self.whole(x)))
        return torch.cat([left, right, rest], 1).flatten(1)


def weights(module: nn.Module) -> int:
    """How many numbers a network has."""
    return sum(p.numel() for p in module.parameters())
