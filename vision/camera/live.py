"""A camera that lasts: read in a thread of its own, watched, and opened again when it is lost."""

import threading
import time
from collections.abc import Callable

from vision.camera.base import Camera, CameraLost, CameraOver, Closing, Frame
from vision.trouble import Trouble

STALL_S = 5.0
"""A camera that has sent nothing for so long is lost: a cable, power, or a frozen driver."""
RETRY_S = 2.0


class Live(Closing):
    """The newest frame of a camera, at most `per_second` of them.

    `read` waits for a frame newer than the last one it gave. It raises CameraLost once the camera
    fails or has stalled, and again every `stall_s` while it stays lost; meanwhile it is opened
    again and again. A thread that hangs in a driver is left behind; a new one takes over.
    """

    def __init__(
        self,
        opened: Callable[[], Camera],
        per_second: float = 5.0,
        stall_s: float = STALL_S,
        retry_s: float = RETRY_S,
    ) -> None:
        self._open = opened
        self._pause_s = 1 / per_second
        self._stall_s = stall_s
        self._retry_s = retry_s
        self._news = threading.Condition()
        self._frame: Frame | None = None
        self._error: CameraLost | CameraOver | None = None
        self._number = -1
        self._turn = 0
        self._start()

    def read(self) -> Frame:
        """The next frame that was not delivered yet."""
        with self._news:
            self._news.wait_for(
                lambda: self._frame is not None or self._error is not None or self.closed,
                self._stall_s,
            )
            self._check_open()
            if self._frame is not None:
                frame, self._frame = self._frame, None
                return frame
            if self._error is not None:
                error = self._error
                if isinstance(error, CameraLost):
                    self._error = None
                raise error
            self._start()
        raise CameraLost(
            Trouble(
                "stalled",
                "The camera has sent nothing for {seconds} s. Check its cable and its power.",
                seconds=f"{self._stall_s:g}",
            )
        )

    def _start(self) -> None:
        self._turn += 1
        threading.Thread(target=self._run, args=(self._turn,), name="camera", daemon=True).start()

    def _run(self, turn: int) -> None:
        while self._current(turn):
            try:
                with self._open() as camera:
                    self._deliver(camera, turn)
            except CameraLost as error:
                self._tell(turn, error)
            except CameraOver as over:
                self._tell(turn, over)
                return
            except Exception as error:  # a driver may raise anything; the game must go on
                self._tell(
                    turn, CameraLost(Trouble("failed", "The camera failed: {why}.", why=str(error)))
                )
            with self._news:
                self._news.wait_for(lambda: not self._current(turn), self._retry_s)

    def _deliver(self, camera: Camera, turn: int) -> None:
        while self._current(turn):
            begun = time.monotonic()
            frame = camera.read()
            with self._news:
                if self._turn != turn:
                    return
                self._number += 1
                self._error = None
                self._frame = Frame(
                    frame.image, frame.time_s, self._number, frame.small, frame.still, frame.name
                )
                self._news.notify_all()
            time.sleep(max(0.0, self._pause_s - (time.monotonic() - begun)))

    def _current(self, turn: int) -> bool:
        return not self.closed and self._turn == turn

    def _tell(self, turn: int, error: CameraLost | CameraOver) -> None:
        with self._news:
            if self._turn == turn:
                self._frame, self._error = None, error
                self._news.notify_all()

    def _give_back(self) -> None:
        """The thread gives the device back as soon as the driver lets it."""
        with self._news:
            self._news.notify_all()
