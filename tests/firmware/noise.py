"""Noise for both ends of the wire."""

import random

from firmware.link import pack, unpack


def spoiled(chance: random.Random, lines: list[bytes]) -> bytes:
    """Noise, or what a bad cable makes of true lines; never a true line itself."""
    kind = chance.randrange(8)
    true = bytearray(chance.choice(lines))
    if kind == 0:
        junk = chance.randbytes(chance.randrange(1, 300))
    elif kind == 1:
        for _ in range(chance.randrange(1, 4)):
            true[chance.randrange(len(true) - 1)] ^= 1 << chance.randrange(8)
        junk = bytes(true)
    elif kind == 2:
        junk = bytes(true[: chance.randrange(1, len(true) - 1)])
    elif kind == 3:
        junk = bytes(true[chance.randrange(1, len(true) - 9) :])
    elif kind == 4:
        junk = bytes(chance.choice(b"ABSETBTN 0123456789*") for _ in range(chance.randrange(900)))
    elif kind == 5:
        junk = bytes(true[:-10]) + b" " + bytes(chance.choice(lines))
    elif kind == 6:
        at = chance.randrange(len(true) - 1)
        junk = bytes(true[:at] + true[at : at + 5] + true[at:])
    else:
        verb = "".join(chance.choice("ABCDEFGHIJ") for _ in range(4))
        junk = pack(
            verb, chance.randrange(10**9), *chance.choice([(), ("x",), ("00ff00s40",) * 10])
        )
    harmless = [part for part in junk.split(b"\n") if unpack(part) is None or kind == 7]
    return b"\n".join(harmless) + b"\n"
