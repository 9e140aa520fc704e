"""A line on the wire, the same file on the Pico and on the hub.

    VERB SEQ [WORD ...]*CRC32\\n

in printable ASCII and at most LONGEST bytes with its end: the verb in capitals, the number from 0
to LAST in decimal digits, the words without blank or star, and in eight hexadecimal digits the
CRC-32 of all before the star. Anything else is no line, and is dropped as if it had not been sent.
docs/station.md lists the verbs.
"""

from binascii import crc32

PROTOCOL = 1
"""Both sides must have the same."""
LONGEST = 240
"""Bytes of the longest line, its end included."""
LAST = 999999999
"""The largest number of a line."""


def pack(verb: str, number: int, *words: str) -> bytes:
    """The line for a verb, its number and its words. Raises ValueError for what is no line."""
    text = " ".join((verb, str(number)) + words)
    body = text.encode()
    line = body + b"*" + checked(body) + b"\n"
    if len(line) > LONGEST or unpack(line[:-1]) != (verb, number, list(words)):
        raise ValueError("this cannot be said in one line: " + text)
    return line


def unpack(line: "bytes | bytearray") -> "tuple[str, int, list[str]] | None":
    """The verb, number and words of a line without its end, or None for what is no line."""
    if not 12 <= len(line) < LONGEST or line[-9] != 42:
        return None
    body = bytes(line[:-9])
    for byte in body:
        if not 32 <= byte <= 126 or byte == 42:
            return None
    if checked(body) != bytes(line[-8:]):
        return None
    words = body.decode().split(" ")
    if len(words) < 2 or "" in words:
        return None
    verb, digits = words[0], words[1]
    if not capitals(verb) or not digits.isdigit() or len(digits) > 9 or str(int(digits)) != digits:
        return None
    return verb, int(digits), words[2:]


def checked(body: bytes) -> bytes:
    """The CRC-32 of `body` in eight hexadecimal digits."""
    return ("%08x" % (crc32(body) & 0xFFFFFFFF)).encode()


def capitals(verb: str) -> bool:
    """Is this a verb: one or more of A to Z?"""
    for letter in verb:
        if not "A" <= letter <= "Z":
            return False
    return len(verb) > 0


class Unpacker:
    """Finds the lines in what comes in, however it is cut, and drops what is none."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._endless = False
        self.dropped = 0
        """Lines that were none."""

    def feed(self, data: bytes) -> "list[tuple[str, int, list[str]]]":
        """Take bytes; the true lines that they end, in order. Keeps at most LONGEST bytes."""
        found = []
        for byte in data:
            if byte != 10:
                if len(self._line) < LONGEST:
                    self._line.append(byte)
                else:
                    self._endless = True
                continue
            line = None if self._endless else unpack(self._line)
            if line is None:
                self.dropped += len(self._line) > 0
            else:
                found.append(line)
            self._line = bytearray()
            self._endless = False
        return found
