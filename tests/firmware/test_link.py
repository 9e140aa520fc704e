from binascii import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.link import LAST, LONGEST, Unpacker, pack, unpack

VERBS = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=8)
WORDS = st.text([chr(c) for c in range(33, 127) if chr(c) != "*"], min_size=1, max_size=12)


def line(body: bytes) -> bytes:
    """A line whose sum is right, whatever its body is."""
    return body + b"*%08x" % crc32(body)


def test_a_line_as_docs_station_md_shows_it() -> None:
    assert pack("PING", 7) == b"PING 7*cb88a68a\n"
    assert pack("BTN", 3, "press") == b"BTN 3 press*%08x\n" % crc32(b"BTN 3 press")


@given(VERBS, st.integers(0, LAST), st.lists(WORDS, max_size=8))
def test_what_is_packed_is_unpacked(verb: str, number: int, words: list[str]) -> None:
    assert Unpacker().feed(pack(verb, number, *words)) == [(verb, number, words)]


@given(st.lists(st.tuples(VERBS, st.integers(0, LAST)), max_size=5), st.data())
def test_however_it_is_cut(lines: list[tuple[str, int]], data: st.DataObject) -> None:
    stream = b"".join(pack(verb, number) for verb, number in lines)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
    unpacker = Unpacker()
    found = []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        found += unpacker.feed(stream[start:end])
    assert found == [(verb, number, []) for verb, number in lines]
    assert unpacker.dropped == 0


@pytest.mark.parametrize(
    "body",
    [
        b"PING",
        b"PING ",
        b"PING  7",
        b" PING 7",
        b"ping 7",
        b"PING 07",
        b"PING -7",
        b"PING +7",
        b"PING 7 ",
        b"PING 1234567890",
        b"PING seven",
        b"P1NG 7",
        b"PING 7 a*b",
        b"PING 7\r",
        b"PING 7 \x00",
        b"PING 7 \xc3\xa9",
        b"PING \xb2",
        b"",
    ],
)
def test_no_line_even_with_a_true_sum(body: bytes) -> None:
    assert unpack(line(body)) is None


@given(st.data())
def test_a_changed_line_is_none(data: st.DataObject) -> None:
    true = bytearray(pack("SET", 12, "00ff00s40", "000000o00"))
    at = data.draw(st.integers(0, len(true) - 2))
    true[at] ^= data.draw(st.integers(1, 255))
    assert [found for found in Unpacker().feed(bytes(true)) if found[0] == "SET"] == []


def test_the_sum_in_capitals_is_none() -> None:
    true = next(t for t in (pack("PING", n) for n in range(99)) if t.upper() != t)
    assert Unpacker().feed(true.upper()) == []


def test_an_endless_line_is_forgotten_and_the_next_one_taken() -> None:
    unpacker = Unpacker()
    assert unpacker.feed(b"x" * 100_000) == []
    assert len(unpacker._line) <= LONGEST
    assert unpacker.feed(b"\n" + pack("PONG", 1)) == [("PONG", 1, [])]
    assert unpacker.dropped == 1


def test_the_longest_line_fits_and_one_more_byte_does_not() -> None:
    room = LONGEST - len(pack("SET", 1, "x")) + 1
    fits = pack("SET", 1, "x" * room)
    assert len(fits) == LONGEST
    assert Unpacker().feed(fits) == [("SET", 1, ["x" * room])]
    with pytest.raises(ValueError, match="cannot be said in one line"):
        pack("SET", 1, "x" * (room + 1))


@pytest.mark.parametrize(
    ("verb", "number", "words"),
    [("ping", 1, ()), ("", 1, ()), ("PING", -1, ()), ("PING", LAST + 1, ()), ("SET", 1, ("a b",))]
    + [("SET", 1, (bad,)) for bad in ("", "a*b", "a\nb", "é", " ")],
)
def test_what_is_no_line_is_not_packed(verb: str, number: int, words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cannot be said in one line"):
        pack(verb, number, *words)
