"""Waiting for what another thread or program does, on a machine of any speed."""

import time
from collections.abc import Callable

LIMIT_S = 300.0
"""Only what has gone wrong takes so long."""


def comes_true(true: Callable[[], bool]) -> bool:
    """Wait until it is; False only after LIMIT_S."""
    end = time.monotonic() + LIMIT_S
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True
