"""The station on a Raspberry Pi Pico, over USB: found, greeted, and found again when lost."""

from __future__ import annotations

import os
import select
import termios
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import serial
from serial.tools import list_ports

from hub.closing import Closing
from hub.language.message import Sayable, message
from hub.station.base import SIGN_S, Lights, Told, signed
from hub.station.wire import Heard, Wire

PICO = (0x2E8A, 0x0005)
"""USB vendor and product of a Pico that runs MicroPython."""
FIRST_WAIT_S = 0.1
LAST_WAIT_S = 1.0
"""Waits between tries to open grow from the first to the last."""
FAREWELL_S = 0.3
"""How long `close` waits for the last picture to be acknowledged."""
GONE = (OSError, termios.error)
"""What a port raises that has been pulled: pyserial's own errors are OSErrors, not all of them."""


class SerialStation(Closing):
    """Shows lights on the Pico and tells its presses; a thread of its own owns the port."""

    _name = "The station"

    def __init__(self, told: Told, port: str = "", tracks: int = 9) -> None:
        """Use `port`, or any Pico there is if that is empty. Never raises: see `trouble`."""
        self._told = told
        self._port = port
        self._tracks = tracks
        self._heard = Heard(os.urandom(4).hex())
        self._lights: Lights | None = None
        self._asking = threading.Lock()
        """Held to change what is asked for and to wake the thread, and while the pipe goes: its
        number would be another file's then."""
        self._sign_until = 0.0
        self._closing = False
        self.settled = threading.Event()
        """Set while the station has acknowledged the picture that is wanted."""
        self._wake_out, self._wake_in = os.pipe()
        os.set_blocking(self._wake_in, False)
        self.trouble: Sayable | None = message("station-silent")
        """None while it answers, else what is wrong and what to do."""
        self._thread = threading.Thread(target=self._run, name="station", daemon=True)
        self._thread.start()

    def show(self, lights: Lights) -> None:
        """Show `lights`, now or when the station is there again."""
        self._check_open()
        if len(lights.tracks) != self._tracks:
            raise ValueError(f"a picture for {len(lights.tracks)} tracks, not {self._tracks}")
        with self._asking:
            self._check_open()
            self.settled.clear()
            self._lights = lights
            self._wake()

    def sign(self) -> None:
        """Show for a moment that a press meant nothing; not kept for later."""
        with self._asking:
            self._check_open()
            self._sign_until = time.monotonic() + SIGN_S
            self._wake()

    def _give_back(self) -> None:
        """Let the last picture reach the station, then give the port back."""
        if self.trouble is None and self._lights is not None:
            self.settled.wait(FAREWELL_S)
        self._closing = True
        self._wake()
        self._thread.join()
        with self._asking:
            os.close(self._wake_in)
            os.close(self._wake_out)

    def _wake(self) -> None:
        with suppress(BlockingIOError):
            os.write(self._wake_in, b"!")

    def _run(self) -> None:
        wait_s = FIRST_WAIT_S
        while not self._closing:
            answered = False
            for port in self._ports():
                answered = self._try(port)
                if answered or self._closing:
                    break
            wait_s = FIRST_WAIT_S if answered else min(wait_s * 1.5, LAST_WAIT_S)
            if not self._closing:
                self._pause(wait_s)

    def _ports(self) -> Iterator[str]:
        """The ports to try now; says in `trouble` if there are none."""
        if self._port:
            if Path(self._port).exists():
                yield self._port
            else:
                self.trouble = message("station-no-port", port=self._port)
            return
        found = picos()
        if not found:
            self.trouble = message("station-no-pico")
        yield from found

    def _try(self, port: str) -> bool:
        """Open `port` and converse until it is lost; did it ever greet?"""
        try:
            line = serial.Serial(port, 115200, timeout=0, write_timeout=1.0, exclusive=True)
        except GONE as error:
            why = port_reason(error)
            self.trouble = message("station-port-shut", port=port, why=why)
            return False
        wire = Wire(self._tracks, self._told, self._heard, time.monotonic())
        try:
            self._converse(line, wire)
            lost = "station-mute"
        except GONE:
            lost = "station-pulled"
        finally:
            with suppress(*GONE):
                line.close()
        greeted = wire.greeted
        self.trouble = wire.refusal or message(lost, port=port)
        return greeted

    def _converse(self, line: serial.Serial, wire: Wire) -> None:
        """Talk until silence, refusal or close; raises one of GONE when the port is pulled."""
        while not self._closing:
            now = time.monotonic()
            left_s = self._sign_until - now
            with self._asking:
                if self._lights is not None:
                    wire.show(signed(self._lights) if left_s > 0 else self._lights)
                if wire.greeted and wire.settled:
                    self.settled.set()
            _send(line, wire.due(now))
            if wire.greeted and wire.refusal is None:
                self.trouble = None
            wait_s = min(wire.wait_s(now), left_s) if left_s > 0 else wire.wait_s(now)
            ready, _, _ = select.select([line.fileno(), self._wake_out], [], [], wait_s)
            if self._wake_out in ready:
                os.read(self._wake_out, 4096)
            if line.fileno() in ready:
                data = os.read(line.fileno(), 4096)
                if not data:
                    raise OSError("the port has ended")
                _send(line, wire.feed(data, time.monotonic()))
            if wire.refusal is not None or wire.silent(time.monotonic()):
                return

    def _pause(self, wait_s: float) -> None:
        """Wait so long, less if the station is closed meanwhile."""
        end = time.monotonic() + wait_s
        while not self._closing and (left := end - time.monotonic()) > 0:
            ready, _, _ = select.select([self._wake_out], [], [], left)
            if ready:
                os.read(self._wake_out, 4096)


def picos() -> list[str]:
    """The ports of all Picos on USB that run MicroPython."""
    return [item.device for item in list_ports.comports() if (item.vid, item.pid) == PICO]


def _send(line: serial.Serial, data: bytes) -> None:
    if data:
        line.write(data)


def port_reason(error: BaseException) -> str:
    """Why a port cannot be opened or used, for a person."""
    number = error.args[0] if error.args and isinstance(error.args[0], int) else None
    reasons = {
        2: "it is not there",
        11: "another program has it",
        13: "not allowed; join the group dialout and log in again",
        16: "another program has it",
    }
    if number is None:
        return str(error)
    return reasons.get(number, os.strerror(number))
