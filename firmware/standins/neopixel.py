"""Stands in for MicroPython's `neopixel`: pictures go to a pipe instead of a wire."""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    time: Any
else:
    import time


class NeoPixel:
    """A chain of pixels."""

    def __init__(self, pin: object, n: int) -> None:
        self.n = n
        self._colours = [(0, 0, 0)] * n
        self._world = open(os.getenv("WOOWOO_PIXELS", ""), "wb")  # noqa: PTH123, SIM115

    def __setitem__(self, index: int, colour: "tuple[int, int, int]") -> None:
        assert 0 <= index < self.n and len(colour) == 3
        for part in colour:
            assert isinstance(part, int) and 0 <= part <= 255
        self._colours[index] = colour

    def __getitem__(self, index: int) -> "tuple[int, int, int]":
        return self._colours[index]

    def write(self) -> None:
        """Send the picture down the chain."""
        text = " ".join("%02x%02x%02x" % colour for colour in self._colours)
        try:
            self._world.write(("%d %s\n" % (time.ticks_ms(), text)).encode())
        except OSError:
            sys.exit()  # nobody looks any more: the world that plugged us in has gone
