"""The engine button: from a bouncing contact to what a hand meant."""

DOUBLE_MS = 400
"""A second press that ends within so long after the first is a double press."""
HOLD_MS = 2000
LONG_MS = 8000


def since(now: int, then: int) -> int:
    """Milliseconds from `then` to `now`, of a clock that starts again after 2**30."""
    return (now - then) & 0x3FFFFFFF


class Button:
    """Told its contact often, says what it meant: press, double, hold, long_hold.

    press, double and hold are said when the button is let go; long_hold while it is still down,
    and nothing more when it is let go after that.
    """

    def __init__(self, debounce_ms: int) -> None:
        self._debounce = debounce_ms
        self._level = False
        self._since = 0
        self.down = False
        """Is it down, bounces left out?"""
        self._pressed = 0
        self._last: int | None = None
        self._told = False

    def update(self, level: bool, now: int) -> "str | None":
        """Take the contact's level (True: closed) at `now` in ms."""
        if level != self._level:
            self._level = level
            self._since = now
        if self._level != self.down and since(now, self._since) >= self._debounce:
            self.down = self._level
            if self.down:
                self._pressed = now
                self._told = False
            elif not self._told:
                return self._released(now)
        if self.down and not self._told and since(now, self._pressed) >= LONG_MS:
            self._told = True
            return "long_hold"
        return None

    def armed(self, now: int) -> bool:
        """Would letting go now be a hold?"""
        return self.down and not self._told and since(now, self._pressed) >= HOLD_MS

    def _released(self, now: int) -> str:
        if since(now, self._pressed) >= HOLD_MS:
            self._last = None
            return "hold"
        if self._last is not None and since(now, self._last) <= DOUBLE_MS:
            self._last = None
            return "double"
        self._last = now
        return "press"
