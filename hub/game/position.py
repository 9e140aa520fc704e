"""A round on one line, like chess's FEN: written, read back, partial ones allowed.

    12 12 A | A 12-5 5-7 ; B^ 12-3 ; C^ ; M 12-8 | 7-4,0-0 ; ?3 ; ?11 | 44 | d0 t1,1,0 | o -

set, engine, turn | trains, `^` where open | hands, `?3` three unseen tiles | boneyard, its tiles
(next first, `-` for none) or their number | marks of the turn | trains with a double to cover.

Marks: `d1` tiles drawn, `t1,1,0` turns finished, `s` second tile due, `lAM` trains laid on this
turn, `w5-3` the tile drawn, `p2` passes, `kB` may be caught, `K` has knocked, `xB` loses a turn,
`SA` who started, `oA` out already, `fA` double to cover later, `cA` may close, and how it ended:
`#A`, `##`, `#-`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hub.game.hand import Hand, HandError, read_yard, write_yard
from hub.game.round import Outcome, Round
from hub.game.rules import Rules
from hub.game.tile import Tile, TileError
from hub.game.train import MEXICAN, Train

_ENDS = {"##": "blocked", "#-": "yard_empty"}


EXAMPLE = "12 12 B | A 12-5 5-7 ; B 12-3 ; M | ?13 ; ?14 | 60 | d0 t2,1 | o -"


class PositionError(ValueError):
    """A position line that cannot be read; the sentence says which part."""


def write(round: Round) -> str:
    """Return the round on one line."""
    trains = []
    for letter, train in round.trains.items():
        mark = "^" if train.open and letter != MEXICAN else ""
        trains.append(f"{letter}{mark} {train}".rstrip())
    hands = [str(hand) for hand in round.hands.values()]
    return " | ".join(
        (
            f"{round.set_max} {round.engine} {round.turn}",
            " ; ".join(trains),
            " ; ".join(hands),
            write_yard(round.yard),
            " ".join(_marks(round)),
            f"o {','.join(round.doubles) or '-'}",
        )
    )


def _marks(round: Round) -> list[str]:
    marks = [f"d{round.draws}", "t" + ",".join(map(str, round.turns.values()))]
    ends = {reason: mark for mark, reason in _ENDS.items()}
    outcome = round.outcome
    closable = "".join(letter for letter, train in round.trains.items() if train.may_close)
    optional = {
        "s": "" if round.second else None,
        "l": "".join(round.laid) or None,
        "w": str(round.drawn) if round.drawn else None,
        "p": str(round.passes) if round.passes else None,
        "k": round.unknocked,
        "K": "" if round.knocked else None,
        "x": "".join(round.skips) or None,
        "S": round.starter if round.starter != next(iter(round.players)) else None,
        "o": "".join(round.out) or None,
        "f": "".join(round.deferred) or None,
        "c": closable or None,
    }
    marks += [mark + text for mark, text in optional.items() if text is not None]
    if outcome is not None:
        marks.append(ends.get(outcome.reason) or "#" + "".join(outcome.out))
    return marks


def read(text: str, rules: Rules, names: Mapping[str, str] | None = None) -> Round:
    """Return the round a line describes, under these rules; raise PositionError where it cannot be.

    `names` (letter to name) gives the players theirs; otherwise they are called by their letters.
    """
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 6:
        raise PositionError(f"A position has 6 parts between bars, this one has {len(parts)}.")
    try:
        return _read(parts, rules, names)
    except TileError as error:
        raise PositionError(f"The position has a wrong tile. {error}") from error
    except HandError as error:
        raise PositionError(str(error)) from error
    except (IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(
            f"The position cannot be read. One is written like: {EXAMPLE}"
        ) from error


def _read(parts: list[str], rules: Rules, names: Mapping[str, str] | None) -> Round:
    set_max, engine, turn = parts[0].split()
    trains = {}
    for words in (part.split() for part in parts[1].split(";")):
        if not words:
            raise PositionError("A train has no letter. Write one like `A^ 12-5 5-7`.")
        letter, mark = words[0][:1], words[0][1:]
        if mark not in ("", "^"):
            raise PositionError(f"{words[0]} is no train. Write the letter, with ^ if open.")
        if letter in trains:
            raise PositionError(f"The train {letter} is there twice.")
        free = letter == MEXICAN and rules.mexican_first == "any"
        start = None if free else int(engine)
        trains[letter] = read_train(letter, start, words[1:], open=bool(mark))
    players = [letter for letter in trains if letter != MEXICAN]
    if turn not in players:
        raise PositionError(f"It is the turn of {turn}, who has no train here.")
    hands = [Hand.parse(part.strip()) for part in parts[2].split(";")]
    if len(hands) != len(players):
        raise PositionError(f"There are {len(players)} players' trains, but {len(hands)} hands.")
    doubles = parts[5].removeprefix("o").strip()
    round = Round(
        rules=rules,
        players={letter: (names or {}).get(letter, letter) for letter in players},
        set_max=int(set_max),
        engine=int(engine),
        starter=players[0],
        turn=turn,
        trains=trains,
        hands=dict(zip(players, hands, strict=True)),
        yard=read_yard(parts[3]),
        turns=dict.fromkeys(players, 0),
        doubles=() if doubles in ("-", "") else tuple(doubles.split(",")),
    )
    for mark in parts[4].split():
        round = _read_mark(round, mark)
    _check(round)
    return round


def read_train(letter: str, start: int | None, tiles: list[str], *, open: bool) -> Train:
    """Return a train from its tiles, each written with the half nearer the station first."""
    train = Train(letter, start, start, open=open or letter == MEXICAN)
    for text in tiles:
        train = train.with_tile(Tile.parse(text), int(text.partition("-")[0]))
    return train


def _read_mark(round: Round, mark: str) -> Round:
    kind, text = mark[:1], mark[1:]
    letters = tuple(text)
    if kind == "t":
        turns = zip(round.players, map(int, text.split(",")), strict=True)
        return round.change(turns=dict(turns))
    if kind == "c":
        closable = {each: replace(round.trains[each], may_close=True) for each in letters}
        return round.change(trains={**round.trains, **closable})
    if kind == "#":
        outcome = Outcome(_ENDS[mark]) if mark in _ENDS else Outcome("out", letters)
        return round.change(outcome=outcome)
    values: dict[str, dict[str, object]] = {
        "d": {"draws": text},
        "s": {"second": True},
        "l": {"laid": letters},
        "w": {"drawn": text},
        "p": {"passes": text},
        "k": {"unknocked": text},
        "K": {"knocked": True},
        "x": {"skips": letters},
        "S": {"starter": text},
        "o": {"out": letters},
        "f": {"deferred": letters},
    }
    if kind not in values:
        raise PositionError(
            f"The mark {mark} is unknown. Marks begin with {' '.join(values)} t c #."
        )
    changed = values[kind]
    for name in ("draws", "passes"):
        if name in changed:
            changed[name] = int(text)
    if "drawn" in changed:
        changed["drawn"] = Tile.parse(text)
    return round.change(**changed)


def _check(round: Round) -> None:
    seen = {Tile(round.engine, round.engine)}
    places = [train.tiles for train in round.trains.values()]
    places += [hand.tiles or () for hand in round.hands.values()]
    places.append(round.yard if isinstance(round.yard, tuple) else ())
    for tile in (tile for tiles in places for tile in tiles):
        if tile in seen:
            raise PositionError(f"{tile} is in the position twice.")
        if tile.high > round.set_max:
            raise PositionError(f"{tile} is not in a double-{round.set_max} set.")
        seen.add(tile)
    for letter in (*round.doubles, *round.deferred):
        if letter not in round.trains or not round.trains[letter].uncovered:
            raise PositionError(f"The train {letter} does not end in a double.")
