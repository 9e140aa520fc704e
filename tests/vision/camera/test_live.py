"""Cameras that fail on purpose, behind the one that lasts."""

import threading

import numpy as np
import pytest

from vision.camera import CameraLost, CameraOver, Frame
from vision.camera.live import Live


class Scripted:
    """A camera whose reads follow a script: a frame's grey level, or what to raise."""

    def __init__(self, script):
        self.script = script
        self.number = -1
        self.closed = 0

    def read(self):
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


def levels(live, count):
    return [int(live.read().image[0, 0, 0]) for _ in range(count)]


def test_frames_pass_through_numbered_until_the_camera_is_over():
    opened = Scripted(iter([1, CameraOver("the end")]))
    with Live(lambda: opened, per_second=5) as live:
        frame = live.read()
        assert (frame.number, int(frame.image[0, 0, 0])) == (0, 1)
        for _ in range(2):
            with pytest.raises(CameraOver, match="the end"):
                live.read()
    assert opened.closed == 1


def test_a_camera_that_is_lost_is_opened_again():
    script = iter([1, CameraLost("unplugged"), 2, 3])
    opened = []

    def fresh():
        opened.append(Scripted(script))
        return opened[-1]

    with Live(fresh, per_second=20, retry_s=0.05) as live:
        assert levels(live, 1) == [1]
        with pytest.raises(CameraLost, match="unplugged"):
            live.read()
        assert levels(live, 2) == [2, 3]
    assert len(opened) == 2
    assert opened[0].closed == 1


def test_a_camera_that_cannot_be_opened_yet():
    tries = iter([CameraLost("not there"), CameraLost("not there"), None])

    def fresh():
        error = next(tries)
        if error is not None:
            raise error
        return Scripted(iter([7]))

    with Live(fresh, per_second=20, retry_s=0.2) as live:
        for _ in range(2):
            with pytest.raises(CameraLost, match="not there"):
                live.read()
        assert levels(live, 1) == [7]


def test_a_driver_that_raises_anything_at_all_is_a_camera_lost():
    script = iter([RuntimeError("bus error"), 4])
    with Live(lambda: Scripted(script), per_second=20, retry_s=0.05) as live:
        with pytest.raises(CameraLost, match="bus error"):
            live.read()
        assert levels(live, 1) == [4]


def test_a_driver_that_hangs_is_left_behind():
    hang = threading.Event()
    scripts = iter([iter([1, hang]), iter([2, 3])])
    with Live(lambda: Scripted(next(scripts)), per_second=20, stall_s=0.3) as live:
        assert levels(live, 1) == [1]
        with pytest.raises(CameraLost, match="sent nothing for"):
            live.read()
        assert levels(live, 2) == [2, 3]
        hang.set()


def test_closing_twice_is_fine_and_ends_the_reading():
    live = Live(lambda: Scripted(iter([1])), per_second=20)
    live.read()
    live.close()
    live.close()
    with pytest.raises(CameraOver, match="closed"):
        live.read()
