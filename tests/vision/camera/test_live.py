"""Cameras that fail on purpose, behind the one that lasts."""

import threading

import numpy as np
import pytest

from vision.camera import CameraLost, CameraOver, Frame
from vision.camera.live import Live


class Turns:
    """Lets a script go on only once its last step was read, however busy the machine is."""

    def __init__(self):
        self._free = threading.Semaphore(1)

    def wait(self):
        self._free.acquire(timeout=30)

    def read(self, live):
        try:
            return live.read()
        finally:
            self._free.release()

    def levels(self, live, count):
        return [int(self.read(live).image[0, 0, 0]) for _ in range(count)]


class Scripted:
    """A camera whose reads follow a script: a frame's grey level, or what to raise."""

    def __init__(self, script, turns):
        self.script = script
        self.turns = turns
        self.number = -1
        self.closed = 0

    def read(self):
        self.turns.wait()
        step = next(self.script)
        if isinstance(step, Exception):
            raise step
        if isinstance(step, threading.Event):
            step.wait()
            step = 0
        self.number += 1
        return Frame(np.full((4, 4, 3), step, np.uint8), float(step), self.number)

    def close(self):
        self.closed += 1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


@pytest.fixture
def turns():
    return Turns()


def test_frames_pass_through_numbered_until_the_camera_is_over(turns):
    opened = Scripted(iter([1, CameraOver("the end")]), turns)
    with Live(lambda: opened, per_second=20) as live:
        frame = turns.read(live)
        assert (frame.number, int(frame.image[0, 0, 0])) == (0, 1)
        for _ in range(2):
            with pytest.raises(CameraOver, match="the end"):
                live.read()
    assert opened.closed == 1


def test_a_camera_that_is_lost_is_opened_again(turns):
    script = iter([1, CameraLost("unplugged"), 2, 3])
    opened = []

    def fresh():
        opened.append(Scripted(script, turns))
        return opened[-1]

    with Live(fresh, per_second=20, retry_s=0.05) as live:
        assert turns.levels(live, 1) == [1]
        with pytest.raises(CameraLost, match="unplugged"):
            turns.read(live)
        assert turns.levels(live, 2) == [2, 3]
        assert len(opened) == 2
        assert opened[0].closed == 1


def test_a_camera_that_cannot_be_opened_yet(turns):
    tries = iter([CameraLost("not there"), CameraLost("not there"), None])

    def fresh():
        error = next(tries)
        if error is not None:
            turns.wait()
            raise error
        return Scripted(iter([7]), turns)

    with Live(fresh, per_second=20, retry_s=0.05) as live:
        for _ in range(2):
            with pytest.raises(CameraLost, match="not there"):
                turns.read(live)
        assert turns.levels(live, 1) == [7]


def test_a_driver_that_raises_anything_at_all_is_a_camera_lost(turns):
    script = iter([RuntimeError("bus error"), 4])
    with Live(lambda: Scripted(script, turns), per_second=20, retry_s=0.05) as live:
        with pytest.raises(CameraLost, match="bus error"):
            turns.read(live)
        assert turns.levels(live, 1) == [4]


def test_a_driver_that_hangs_is_left_behind(turns):
    hang = threading.Event()
    scripts = iter([iter([1, hang]), iter([2, 3])])
    with Live(lambda: Scripted(next(scripts), turns), per_second=20, stall_s=1.0) as live:
        assert turns.levels(live, 1) == [1]
        with pytest.raises(CameraLost, match="sent nothing for"):
            turns.read(live)
        assert turns.levels(live, 2) == [2, 3]
        hang.set()


def test_closing_twice_is_fine_and_ends_the_reading(turns):
    live = Live(lambda: Scripted(iter([1]), turns), per_second=20)
    live.read()
    live.close()
    live.close()
    with pytest.raises(CameraOver, match="closed"):
        live.read()
