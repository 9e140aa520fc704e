"""Hours of the firmware by a clock that does not wait; prints the bytes in use after each hour.

The firmware's own modules, a hub that says true lines, a hand on the button; only waiting and the
board's parts are left out. A frame is 33 ms, a sign of life comes each 500 ms, a picture each 5 s,
a press each 30 s. Run under MicroPython with the hours as argument.
"""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware import board
    from firmware.button import Button
    from firmware.lamps import Lamps
    from firmware.link import Unpacker, pack
    from firmware.talk import Talk

    gc_any: Any
else:
    import board
    from button import Button
    from lamps import Lamps
    from link import Unpacker, pack
    from talk import Talk

    gc_any = gc


class Strip:
    """Pixels that nobody sees."""

    def __setitem__(self, place: int, colour: "tuple[int, int, int]") -> None:
        pass

    def write(self) -> None:
        """Shown."""


def line(number: int) -> bytes:
    """A picture: each has another colour, and the next pattern."""
    word = "%02x40ff%s80" % (number % 256, "ospbfcr"[number % 7])
    return pack("SET", number, *[word] * 10)


def day(hours: int) -> None:
    """Live through so many hours."""
    lamps = Lamps(Strip(), board)
    talk = Talk(lamps, "e6", "b007")
    button = Button(board.DEBOUNCE_MS)
    lines = Unpacker()
    now = 0
    number = 1
    talk.feed(pack("HELLO", number, "1", "cafe"), now)
    for hour in range(hours):
        while now < (hour + 1) * 3600000:
            now += 33
            number += 1
            out = talk.feed(pack("PING", number), now) if now % 500 < 33 else b""
            if now % 5000 < 33:
                number += 1
                out += talk.feed(line(number), now)
            kind = button.update(now % 30000 < 200, now)
            if kind:
                out += talk.press(kind, now)
            for verb, told, _ in lines.feed(out + talk.due(now)):
                if verb == "BTN":
                    talk.feed(pack("ACK", told), now)
            lamps.armed = button.armed(now)
            lamps.draw(now)
        gc.collect()
        print(hour + 1, gc_any.mem_alloc())


if __name__ == "__main__":
    day(int(sys.argv[1]))
