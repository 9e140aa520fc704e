"""Stands in for the Pico's `machine`: as much of it as the firmware uses."""

import os


class Pin:
    """A pin; as an input it is the button, closed to ground while it is down."""

    IN = 0
    OUT = 1
    PULL_UP = 1

    def __init__(self, number: int, mode: int = -1, pull: int = -1) -> None:
        self.number = number
        self._world = None
        if mode == self.IN:
            assert pull == self.PULL_UP, "the button closes to ground and needs the pull-up"
            self._world = open(os.getenv("WOOWOO_BUTTON", ""), "rb")  # noqa: PTH123, SIM115

    def value(self) -> int:
        """0 while the button is down, else 1."""
        assert self._world is not None, "only an input can be read"
        self._world.seek(0)
        return 0 if self._world.read(1) == b"1" else 1


def unique_id() -> bytes:
    """The board's own number, 8 bytes."""
    return b"\xe6\x60\x00\x00\x00\x00\x00\x01"
