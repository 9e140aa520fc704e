"""The Pico's half of the conversation. It answers, and tells presses until they are heard."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.button import since
    from firmware.lamps import Lamps, lamp
    from firmware.link import LAST, PROTOCOL, Unpacker, pack
else:
    from button import since
    from lamps import lamp
    from link import LAST, PROTOCOL, Unpacker, pack

VERSION = "1.0.0"
SILENCE_MS = 5000
"""The hub is lost when it has said nothing true for so long; then nothing is said to it."""
AGAIN_MS = 250
"""A press that nobody has acknowledged is told again after so long."""
STALE_MS = 10000
"""A press that could not be told within so long is forgotten: its moment has gone."""
MOST = 8
"""Presses that wait to be told; more are forgotten, the oldest stay."""


class Press:
    """A press that the hub has not acknowledged yet."""

    def __init__(self, number: int, kind: str, now: int) -> None:
        self.number = number
        self.kind = kind
        self.born = now
        self.told: int | None = None


class Talk:
    """Takes bytes and presses, keeps the lamps as the hub asks, returns bytes to send."""

    def __init__(self, lamps: "Lamps", uid: str, boot: str) -> None:
        self._lamps = lamps
        self._uid = uid
        self._boot = boot
        self._lines = Unpacker()
        self._session: str | None = None
        self._set = -1
        self._heard: int | None = None
        self._press = 0
        self._presses: list[Press] = []
        self.leaving = False
        """The hub asked for the prompt, to copy files: main.py ends."""

    def feed(self, data: bytes, now: int) -> bytes:
        """Take what came in at `now` (ms); what to answer."""
        out = b""
        for verb, number, words in self._lines.feed(data):
            out += self._answer(verb, number, words, now)
        return out

    def press(self, kind: str, now: int) -> bytes:
        """A hand on the button; what to say at once."""
        if len(self._presses) >= MOST:
            return b""
        self._press = self._press % LAST + 1
        self._presses.append(Press(self._press, kind, now))
        return self._tell(now) if len(self._presses) == 1 else b""

    def due(self, now: int) -> bytes:
        """What has to be said again; also notices that the hub is silent."""
        out = b""
        if self._heard is not None and since(now, self._heard) >= SILENCE_MS:
            self._heard = None
            self._lamps.waiting = True
        while self._presses and since(now, self._presses[0].born) >= STALE_MS:
            self._presses.pop(0)
        if self._presses:
            told = self._presses[0].told
            if told is None or since(now, told) >= AGAIN_MS:
                out += self._tell(now)
        return out

    def _tell(self, now: int) -> bytes:
        """Say the oldest press; one at a time, so that they are heard in their order."""
        if self._heard is None or self._session is None or not self._presses:
            return b""
        press = self._presses[0]
        press.told = now
        return pack("BTN", press.number, press.kind)

    def _answer(self, verb: str, number: int, words: "list[str]", now: int) -> bytes:
        if verb == "HELLO":
            return self._hello(number, words, now)
        if self._session is None:
            return pack("NO", number, "hello") if verb in ("SET", "PING") else b""
        if verb == "PING":
            self._heard = now
            if self._set >= 0:
                self._lamps.waiting = False
            return pack("PONG", number)
        if verb == "SET":
            return self._show(number, words, now)
        if verb == "ACK":
            self._heard = now
            if self._presses and self._presses[0].number == number:
                self._presses.pop(0)
                return self._tell(now)
        if verb == "LEAVE":
            self.leaving = True
            return pack("ACK", number)
        return b""

    def _hello(self, number: int, words: "list[str]", now: int) -> bytes:
        """HELLO protocol session: a new session starts its numbers again."""
        reply = pack(
            "HELLO", number, str(PROTOCOL), VERSION, self._uid, self._boot, str(self._lamps.tracks)
        )
        if len(words) != 2 or words[0] != str(PROTOCOL):
            return reply
        if words[1] != self._session:
            if self._session is not None:
                self._presses = []
            self._session = words[1]
        self._set = -1
        self._heard = now
        return reply

    def _show(self, number: int, words: "list[str]", now: int) -> bytes:
        """SET lamp ...: the whole picture, the tracks' lamps and then the engine's."""
        if number > self._set:
            lamps = []
            for word in words:
                one = lamp(word)
                if one is not None:
                    lamps.append(one)
            if not len(words) == len(lamps) == self._lamps.tracks + 1:
                return pack("NO", number, "set")
            self._lamps.asked = tuple(lamps)
            self._set = number
        self._heard = now
        self._lamps.waiting = False
        return pack("ACK", number)
