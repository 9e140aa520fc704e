"""Copies the firmware onto a Pico through MicroPython's raw prompt."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import serial

import firmware
from firmware.link import PROTOCOL, Unpacker, pack
from hub.closing import Closing
from hub.station.base import StationError
from hub.station.serial import port_reason

FILES = ("link.py", "lamps.py", "button.py", "talk.py", "main.py")
"""What is brought up to date each time; main.py last, so that a torn copy starts nothing."""
BOARD = "board.py"
"""What the builder has edited; it is only copied where there is none, or if it is given."""
PIECE = 384
"""Bytes of a file in one command."""
SENT_AT_ONCE = 256
"""Bytes that the prompt can always take without losing any."""
ANSWER_S = 5.0
SPLIT = b"\x04"

Say = Callable[[str], None]


class FlashError(StationError):
    """The firmware could not be copied; the Pico may need its button held while plugged in."""


class Prompt(Closing):
    """MicroPython's raw prompt on a port: runs code, returns what it prints."""

    _name = "The Pico's prompt"

    def __init__(self, line: serial.Serial) -> None:
        """Take over an open port (timeout 0.1 s or so), which stays the caller's; stops the
        firmware if it is running. Raises FlashError where no prompt comes."""
        self._line = line
        self._leave_firmware()
        self._line.write(b"\r\x03\x03")
        time.sleep(0.1)
        self._line.reset_input_buffer()
        self._line.write(b"\r\x01")
        if not self._until(b"raw REPL; CTRL-B to exit\r\n>").endswith(b">"):
            raise FlashError(
                "the Pico does not give its prompt; unplug it, hold the engine button while you "
                "plug it in again, and try once more. Is MicroPython on it? See hardware.md"
            )

    def _give_back(self) -> None:
        """Leave the prompt."""
        with suppress(OSError):
            self._line.write(b"\r\x02")

    def run(self, code: str) -> str:
        """Run `code` on the Pico; what it prints. Raises FlashError with its last line of error."""
        self._check_open()
        data = code.encode() + SPLIT
        for at in range(0, len(data), SENT_AT_ONCE):
            self._line.write(data[at : at + SENT_AT_ONCE])
            time.sleep(0.002)
        answer = self._until(SPLIT)
        if not answer.startswith(b"OK"):
            raise FlashError("the Pico's prompt did not take a command; unplug it and try again")
        printed, failed = answer[2:-1], self._until(SPLIT)[:-1]
        self._until(b">")
        if failed:
            raise FlashError(f"the Pico says: {failed.decode(errors='replace').splitlines()[-1]}")
        return printed.decode(errors="replace")

    def reset(self) -> None:
        """Start the Pico again; its port goes."""
        self._check_open()
        with suppress(OSError):
            self._line.write(b"import machine; machine.reset()" + SPLIT)
            self._line.flush()

    def _leave_firmware(self) -> None:
        """Ask our firmware, if that is what runs, to end: it does not listen to Ctrl-C."""
        self._line.write(b"\n" + pack("HELLO", 1, str(PROTOCOL), "flash") + pack("LEAVE", 2))
        lines = Unpacker()
        end = time.monotonic() + 1.0
        while time.monotonic() < end:
            if ("ACK", 2, []) in lines.feed(self._line.read(256)):
                time.sleep(0.2)
                return

    def _until(self, ending: bytes) -> bytes:
        """Read up to `ending`, or what there was when ANSWER_S had passed."""
        found = b""
        end = time.monotonic() + ANSWER_S
        while not found.endswith(ending) and time.monotonic() < end:
            found += self._line.read(1)
        return found


def flash(port: str, board: Path | None = None, say: Say = print) -> None:
    """Copy the firmware onto the Pico at `port`, check it and start it.

    `board` replaces its board.py; without it the one that is there stays. Raises FlashError.
    """
    folder = Path(firmware.__file__).parent
    texts = {name: (folder / name).read_bytes() for name in FILES}
    try:
        with (
            serial.Serial(port, 115200, timeout=0.1, write_timeout=5, exclusive=True) as line,
            Prompt(line) as prompt,
        ):
            there = prompt.run("import os; print(*os.listdir())").split()
            if board is not None:
                texts = {BOARD: board.read_bytes(), **texts}
            elif BOARD not in there:
                texts = {BOARD: (folder / BOARD).read_bytes(), **texts}
            else:
                say(f"{BOARD} is there already and stays as it is (--board FILE replaces it).")
            copy(prompt, texts, say)
            prompt.reset()
    except serial.SerialTimeoutException as error:
        raise FlashError(f"the Pico on {port} takes nothing; unplug it and try again") from error
    except FlashError:
        raise
    except OSError as error:
        raise FlashError(f"{port} cannot be used: {port_reason(error)}") from error


def copy(prompt: Prompt, texts: Mapping[str, bytes], say: Say) -> None:
    """Write files through a prompt and check every one. Raises FlashError."""
    for name, text in texts.items():
        for code in _writing(name, text):
            prompt.run(code)
        sum_there = prompt.run(
            f"import hashlib, binascii\ns = hashlib.sha256(open('{name}', 'rb').read())\n"
            "print(binascii.hexlify(s.digest()).decode())"
        ).strip()
        if sum_there != hashlib.sha256(text).hexdigest():
            raise FlashError(f"{name} did not arrive whole; try again")
        say(f"{name}: {len(text)} bytes")


def _writing(name: str, text: bytes) -> Iterable[str]:
    """Commands that write a file piece by piece, under another name until it is whole."""
    yield f"from binascii import unhexlify\nf = open('{name}.new', 'wb')"
    for at in range(0, len(text), PIECE):
        yield f"f.write(unhexlify('{text[at : at + PIECE].hex()}')) and None"
    yield f"f.close()\nimport os\nos.rename('{name}.new', '{name}')"
