"""The words of a turn: `5-5!>A`, `+?`, `-^`, `k?B+2`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hub.game.move import Blocked, Catch, Close, Draw, End, Knock, Move, Open, Pass, Play
from hub.game.round import Round
from hub.game.tile import Tile


class TokenError(ValueError):
    """A word that is no move."""


@dataclass(frozen=True)
class Token:
    """A word as it was read. Without a move it only has marks, or a time."""

    text: str
    """The word without its marks."""
    move: Move | None = None
    marks: str = ""
    """Redundant marks: of `!` `.` `^` `v` `#`."""
    withdrawn: bool = False
    doubt: float | None = None
    time: str | None = None


_PLAY = re.compile(r"(\d+)-(\d+)([!.]?)>([A-Z])")
_WORDS: dict[str, type[Pass | End | Open | Close | Knock]] = {
    "-": Pass,
    "/": End,
    "o": Open,
    "c": Close,
    "k": Knock,
}
_SUFFIX = re.compile(r"([*~^v]|\{[0-9.]+\}|@\d[\d:.]*)$")


def parse(text: str, player: str, round: Round) -> Token:
    """Return the word as a token of this player's; raise TokenError where it is none."""
    body, marks, stood, withdrawn, doubt, time = text, "", False, False, None, None
    while found := _SUFFIX.search(body):
        suffix, body = found[1], body[: found.start()]
        if suffix == "*":
            stood = True
        elif suffix == "~":
            withdrawn = True
        elif suffix in "^v":
            marks += suffix
        elif suffix[0] == "{":
            doubt = _chance(suffix[1:-1])
        else:
            time = suffix[1:]
    if not body:
        return Token(text, None, marks, withdrawn, doubt, time)
    if body in ("#", "#-"):
        return Token(body, None, marks + "#")
    play = _PLAY.fullmatch(body)
    if play is not None:
        move: Move = _play(play, player, round, stood)
        return Token(body, move, marks + play[3], withdrawn, doubt, time)
    if stood:
        raise TokenError(f"{text}: only a play can be marked * (illegal, but let stand).")
    return Token(body, _other(body, player, round), marks, withdrawn, doubt, time)


def _chance(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise TokenError(f"{{{text}}} is no chance from 0 to 1.") from None
    if not 0 <= value <= 1:
        raise TokenError(f"{{{text}}} is no chance from 0 to 1.")
    return value


def _play(found: re.Match[str], player: str, round: Round, stood: bool) -> Play:
    inner, outer, letter = int(found[1]), int(found[2]), found[4]
    tile = Tile(inner, outer)
    train = round.trains.get(letter)
    follows = train is not None and train.end is not None and tile.has(train.end)
    return Play(player, tile, letter, None if follows else inner, stood)


def _other(body: str, player: str, round: Round) -> Move:
    if body == "##":
        return Blocked(player)
    if body in _WORDS:
        return _WORDS[body](player)
    if body.startswith("+"):
        return Draw(player, None if body == "+?" else Tile.parse(body[1:]))
    caught = re.fullmatch(r"k\?([A-Z])\+(\S+)", body)
    if caught is None:
        raise TokenError(
            f"{body} is no move. Moves are 5-3>A, +5-3, +?, -, /, o, c, k, k?B+2 and ##."
        )
    if not caught[2].isdecimal():
        tiles = tuple(Tile.parse(each) for each in caught[2].split(","))
        return Catch(player, caught[1], tiles)
    if int(caught[2]) != round.penalty:
        raise TokenError(f"{body}: the penalty is {round.penalty} tiles here.")
    return Catch(player, caught[1])


def agrees(token: Token, before: Round, after: Round, move: Move | None) -> str | None:
    """Return what a token's marks claim that the replay does not bear out, or None."""
    train = move.train if isinstance(move, Play) else ""
    claims = {
        "^": (_marker(before, after, True), "that a marker goes up"),
        "v": (_marker(before, after, False), "that a marker comes down"),
        "!": (train in after.doubles, "that this double is left open"),
        ".": (train in before.doubles and train not in after.doubles, "that a double is covered"),
    }
    for mark in token.marks:
        if mark in claims and not claims[mark][0]:
            return f"{mark} says {claims[mark][1]} here, but by the rules it is not so."
    reason = None if after.outcome is None else after.outcome.reason
    ends = {"#": "out", "##": "blocked", "#-": "yard_empty"}
    if token.text in ends and reason != ends[token.text]:
        return f"{token.text} says that the round ends here ({ends[token.text]}), but it does not."
    return None


def _marker(before: Round, after: Round, up: bool) -> bool:
    return any(
        after.trains[letter].open is up and before.trains[letter].open is not up
        for letter in before.players
    )
