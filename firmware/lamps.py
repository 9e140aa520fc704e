"""Patterns become pixels, by the Pico's own clock: the hub says what, never when."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PATTERNS = "ospbfcr"
"""off, steady, pulse, blink, flash, chase, rainbow: a letter each on the wire."""
FRAME_MS = 33
"""A picture each so many milliseconds: 30 a second."""
STEP_MS = 120
"""How long the point of a chase stays at a pixel."""
WAITING = (24, 16, 4, "p", 96)
"""What the engine shows while the hub is silent: a calm, dim amber that breathes."""
ARMED = (255, 255, 255, "s", 96)
"""What the engine shows while the button has been held long enough to take back."""
DARK = (0, 0, 0, "o", 0)


def lamp(word: str) -> "tuple[int, int, int, str, int] | None":
    """Read RRGGBBpVV (colour, a letter of PATTERNS, brightness, in hexadecimal), or None."""
    if len(word) != 9 or word[6] not in PATTERNS:
        return None
    for at in (0, 1, 2, 3, 4, 5, 7, 8):
        if word[at] not in "0123456789abcdef":
            return None
    red, green, blue = int(word[0:2], 16), int(word[2:4], 16), int(word[4:6], 16)
    return red, green, blue, word[6], int(word[7:9], 16)


def level(pattern: str, now: int, place: int, places: int) -> int:
    """How bright a pixel is now, 0 to 256; `now` in ms, `place` its place of `places` in the run
    of a chase."""
    if pattern in "sr":
        return 256
    if pattern == "p":
        phase = now % 2000
        rise = phase if phase < 1000 else 2000 - phase
        return 64 + 192 * rise * rise // 1000000
    if pattern == "b":
        return 256 if now % 1000 < 500 else 0
    if pattern == "f":
        phase = now % 1000
        return 256 if phase < 90 or 180 <= phase < 270 else 0
    if pattern == "c":
        run = places if places > 4 else 4
        behind = (now // STEP_MS - place) % run
        return 256 if behind == 0 else (64 if behind == 1 else 0)
    return 0


def wheel(turn: int) -> "tuple[int, int, int]":
    """The colour at `turn` (0 to 767) of the wheel of all colours."""
    turn %= 768
    part = turn % 256
    if turn < 256:
        return 255 - part, part, 0
    if turn < 512:
        return 0, 255 - part, part
    return part, 0, 255 - part


class Lamps:
    """Holds what every lamp should show and writes it to the pixels.

    `strip` is a neopixel.NeoPixel, or anything with `strip[i] = (r, g, b)` and `strip.write()`.
    """

    def __init__(self, strip: "Any", board: "Any") -> None:
        self._strip = strip
        self._count = board.PIXELS
        self._places = board.TRACKS + (board.ENGINE,)
        self._limit = board.LIMIT_MA
        self._channel = board.CHANNEL_MA
        self._idle = board.IDLE_MA
        self.tracks = len(board.TRACKS)
        self.asked: tuple[tuple[int, int, int, str, int], ...] = (DARK,) * (self.tracks + 1)
        """The lamps as the hub asked for them: the tracks', then the engine's."""
        self.waiting = True
        """The hub is silent: show that, and forget nothing."""
        self.armed = False
        """The button is held: letting go now takes back."""
        self._shown: list[tuple[int, int, int]] | None = None

    def draw(self, now: int) -> None:
        """Write the picture of this moment, `now` in ms, if it differs from the one shown."""
        picture = self.picture(now)
        if picture == self._shown:
            return
        for place in range(self._count):
            self._strip[place] = picture[place]
        self._strip.write()
        self._shown = picture

    def picture(self, now: int) -> "list[tuple[int, int, int]]":
        """The colours of all pixels at this moment, within the limit of current."""
        picture = [(0, 0, 0)] * self._count
        lamps = self._lamps()
        places = 0
        for index in range(len(lamps) - 1):
            if lamps[index][3] == "c":
                places += len(self._places[index])
        place = 0
        for index in range(len(lamps)):
            red, green, blue, pattern, brightness = lamps[index]
            own = self._places[index]
            engine = index == len(lamps) - 1
            run = len(own) if engine else places
            if engine:
                place = 0
            for number in range(len(own)):
                if pattern == "r":
                    turn = now * 768 // 3000 + own[number] * 768 // self._count
                    red, green, blue = wheel(turn)
                share = brightness * level(pattern, now, place, run)
                if pattern == "c":
                    place += 1
                picture[own[number]] = (
                    red * share // 65280,
                    green * share // 65280,
                    blue * share // 65280,
                )
        return self._limited(picture)

    def _lamps(self) -> "tuple[tuple[int, int, int, str, int], ...]":
        """What to show: what was asked, or that the hub is silent or the button is held."""
        if self.armed:
            return self.asked[:-1] + (ARMED,)
        if self.waiting:
            return (DARK,) * self.tracks + (WAITING,)
        return self.asked

    def _limited(self, picture: "list[tuple[int, int, int]]") -> "list[tuple[int, int, int]]":
        """The same picture, darker if it would draw more than the board allows."""
        total = 0
        for red, green, blue in picture:
            total += red + green + blue
        most = (self._limit - self._idle * self._count) * 255 // self._channel
        if total <= most:
            return picture
        most = max(most, 0)
        return [(r * most // total, g * most // total, b * most // total) for r, g, b in picture]
