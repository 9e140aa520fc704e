"""The hub's half of the conversation with the Pico: bytes and moments in, bytes out, no I/O.

docs/station.md tells the conversation as a whole; firmware/talk.py is the other half.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from firmware.link import PROTOCOL, Unpacker, pack
from hub.language.message import Sayable, message
from hub.station.base import Lamp, Lights, Pattern, Press, Told

AGAIN_S = 0.25
"""What has not been acknowledged is said again after so long."""
PING_S = 0.5
SILENCE_S = 2.0
"""A station that has said nothing true for so long is dead to us: close and open again."""
LETTERS = {
    Pattern.OFF: "o",
    Pattern.STEADY: "s",
    Pattern.PULSE: "p",
    Pattern.BLINK: "b",
    Pattern.FLASH: "f",
    Pattern.CHASE: "c",
    Pattern.RAINBOW: "r",
}


def word(lamp: Lamp) -> str:
    """A lamp on the wire: RRGGBBpVV, colour, a letter for the pattern, brightness."""
    red, green, blue = lamp.colour
    letter = LETTERS[lamp.pattern]
    return f"{red:02x}{green:02x}{blue:02x}{letter}{round(lamp.brightness * 255):02x}"


def words(lights: Lights) -> tuple[str, ...]:
    """The words of a SET: the tracks' lamps in order, then the engine's."""
    return tuple(word(lamp) for lamp in (*lights.tracks, lights.engine))


@dataclass
class Heard:
    """Which presses have been taken, remembered over every reconnection of one hub."""

    session: str
    """Names this run of the hub to the Pico."""
    number: int = 0
    """Of the line that was said last."""
    last: dict[str, int] = field(default_factory=dict)
    """The last press that was taken, by the Pico's id and its boot."""

    def next(self) -> int:
        """A number that no line of this run had."""
        self.number += 1
        return self.number


class Wire:
    """One connection, from greeting to silence. `now` is seconds of any steady clock."""

    def __init__(self, tracks: int, told: Told, heard: Heard, now: float) -> None:
        self._tracks = tracks
        self._told = told
        self._heard = heard
        self._lines = Unpacker()
        self._hellos: list[int] = []
        self._board: str | None = None
        self._wanted: tuple[str, ...] | None = None
        self._shown: tuple[str, ...] | None = None
        self._sent: tuple[int, tuple[str, ...]] | None = None
        self._asked_s = -1e9
        self._pinged_s = now
        self._news_s = now
        self.refusal: Sayable | None = None
        """Why this station cannot be used, though it answers."""

    @property
    def greeted(self) -> bool:
        """Has the Pico answered, with a protocol and a number of tracks that fit?"""
        return self._board is not None

    @property
    def settled(self) -> bool:
        """Does the Pico show what is wanted, as far as we know?"""
        return self._wanted is None or (self._sent is None and self._shown == self._wanted)

    def silent(self, now: float) -> bool:
        """Has nothing true been heard for SILENCE_S?"""
        return now - self._news_s >= SILENCE_S

    def show(self, lights: Lights) -> None:
        """Want `lights`; `due` sends them."""
        self._wanted = words(lights)

    def feed(self, data: bytes, now: float) -> bytes:
        """Take what came in; what to answer at once. Presses are told on the caller's thread."""
        out = b""
        for verb, number, arguments in self._lines.feed(data):
            if verb == "HELLO" and number in self._hellos:
                self._news_s = now
                if not self.greeted:
                    self._greet(arguments)
            elif verb == "NO":
                self._no(arguments)
            elif verb in ("PONG", "ACK") and self.greeted:
                self._news_s = now
                if verb == "ACK" and self._sent is not None and number == self._sent[0]:
                    self._shown = self._sent[1]
                    self._sent = None
            elif verb == "BTN" and self.greeted and len(arguments) == 1:
                self._news_s = now
                out += pack("ACK", number)
                self._press(number, arguments[0])
        return out

    def due(self, now: float) -> bytes:
        """What has to be said at this moment: a greeting, the picture, a sign of life."""
        if self.refusal is not None:
            return b""
        if not self.greeted:
            if now - self._asked_s < AGAIN_S:
                return b""
            self._asked_s = now
            self._hellos.append(self._heard.next())
            return pack("HELLO", self._hellos[-1], str(PROTOCOL), self._heard.session)
        out = self._picture(now)
        if now - self._pinged_s >= PING_S:
            self._pinged_s = now
            out += pack("PING", self._heard.next())
        return out

    def wait_s(self, now: float) -> float:
        """How long `due` may be left alone if nothing comes in and nothing new is wanted."""
        moments = [self._news_s + SILENCE_S]
        if self.greeted:
            moments.append(self._pinged_s + PING_S)
        if self._sent or not self.greeted:
            moments.append(self._asked_s + AGAIN_S)
        return max(0.0, min(moments) - now)

    def _picture(self, now: float) -> bytes:
        if self._wanted is None or (self._sent is None and self._shown == self._wanted):
            return b""
        if self._sent is None or self._sent[1] != self._wanted:
            self._sent = (self._heard.next(), self._wanted)
        elif now - self._asked_s < AGAIN_S:
            return b""
        self._asked_s = now
        return pack("SET", self._sent[0], *self._sent[1])

    def _greet(self, arguments: list[str]) -> None:
        """HELLO protocol version uid boot tracks."""
        if len(arguments) != 5:
            return
        protocol, version, uid, boot, tracks = arguments
        if protocol != str(PROTOCOL):
            self.refusal = message(
                "station-firmware", version=version, theirs=protocol, ours=str(PROTOCOL)
            )
        elif tracks != str(self._tracks):
            self.refusal = message("station-tracks", theirs=tracks, ours=str(self._tracks))
        else:
            self._board = f"{uid} {boot}"
            self._shown = self._sent = None

    def _no(self, arguments: list[str]) -> None:
        """The Pico cannot do it: it has restarted and wants a greeting, or the line was wrong."""
        if arguments == ["hello"]:
            self._board = None
            self._hellos = []
        elif self.greeted:
            self.refusal = message("station-lights")

    def _press(self, number: int, kind: str) -> None:
        assert self._board is not None
        if number <= self._heard.last.get(self._board, 0):
            return
        self._heard.last[self._board] = number
        if kind in {press.value for press in Press}:
            self._told(Press(kind))
