"""Wires the board's parts and runs the loop. Hold the button while plugging in for the prompt."""

import os
import sys
from binascii import hexlify
from select import POLLIN, poll

import machine
import micropython
import neopixel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware import board
    from firmware.button import Button
    from firmware.lamps import FRAME_MS, Lamps
    from firmware.talk import Talk

    time: Any
else:
    import time

    import board
    from button import Button
    from lamps import FRAME_MS, Lamps
    from talk import Talk

IDLE_MS = 2
"""How long to wait for the hub before looking at the button again."""
MOST = 256
"""Bytes taken before looking at the button again, so that an endless talker can't stop it."""


class Port:
    """The USB serial port: bytes that wait, and bytes to send."""

    def __init__(self) -> None:
        self._waiting = poll()
        self._waiting.register(sys.stdin, POLLIN)

    def read(self, wait_ms: int) -> bytes:
        """What has come, after at most `wait_ms` if nothing has."""
        data = bytearray()
        while len(data) < MOST and self._waiting.poll(0 if data else wait_ms):
            byte = sys.stdin.buffer.read(1)
            if not byte:
                time.sleep_ms(wait_ms)
                break
            data.extend(byte)
        return bytes(data)

    def write(self, data: bytes) -> None:
        """Send; what cannot be sent is lost, and said again by who needs an answer."""
        if data:
            sys.stdout.buffer.write(data)


def run() -> None:
    """Do the board's work until the hub asks for the prompt."""
    contact = machine.Pin(board.BUTTON_PIN, machine.Pin.IN, machine.Pin.PULL_UP)
    time.sleep_ms(5)
    if not contact.value():
        return
    strip = neopixel.NeoPixel(machine.Pin(board.PIXEL_PIN), board.PIXELS)
    lamps = Lamps(strip, board)
    talk = Talk(lamps, hexlify(machine.unique_id()).decode(), hexlify(os.urandom(4)).decode())
    button = Button(board.DEBOUNCE_MS)
    port = Port()
    micropython.kbd_intr(-1)
    drawn = time.ticks_ms()
    while not talk.leaving:
        try:
            before = lamps.asked
            port.write(talk.feed(port.read(IDLE_MS), time.ticks_ms()))
            now = time.ticks_ms()
            kind = button.update(not contact.value(), now)
            if kind:
                port.write(talk.press(kind, now))
            lamps.armed = button.armed(now)
            port.write(talk.due(now))
            late = time.ticks_diff(now, drawn) - FRAME_MS
            if late >= 0 or lamps.asked is not before:
                drawn = time.ticks_add(drawn, FRAME_MS) if 0 <= late < FRAME_MS else now
                lamps.draw(now)
        except Exception:
            # The hub has gone while being told, or something came that nobody foresaw: a station
            # that stops is worse than one that skips a line.
            time.sleep_ms(IDLE_MS)
    micropython.kbd_intr(3)


if __name__ == "__main__":
    run()
