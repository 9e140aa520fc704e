"""Tiles whose place geometry does not settle: two trains that meet, a tile beside a train's end."""

from collections.abc import Callable

import numpy as np

from hub.game import Round
from hub.referee.places import letters, turned
from hub.referee.verdict import Explained, Refused
from vision.tracks import Doubt, Laid, Table

Judged = Callable[[str, Laid], Explained | Refused]
"""What it means that a tile, this way round, is the next one of a train."""
_SAME_MM = 2.0


def doubt_about(table: Table, laid: Laid) -> Doubt | None:
    """What the table says about a tile's place, if that is not certain."""
    for doubt in table.doubts:
        if float(np.abs(doubt.tile.centre_mm - laid.centre_mm).max()) < _SAME_MM:
            return doubt
    return None


def elsewhere(table: Table, round: Round, doubt: Doubt, judged: Judged) -> list[Explained]:
    """The plays that a doubtful tile may be where the table does not have it, the legal ones."""
    owners = letters(round, len(table.tracks))
    found: list[Explained] = []
    for track in doubt.others:
        letter = owners.get(track)
        if letter is None or letter not in round.trains:
            continue
        for way in (doubt.tile, turned(doubt.tile)):
            verdict = judged(letter, way)
            if isinstance(verdict, Explained) and verdict not in found:
                found.append(verdict)
                break
    return found


def may_lie(table: Table, track: int, tile: tuple[int, int]) -> bool:
    """Whether a tile that seems gone from a track may be one whose place is not certain."""
    return any(
        sorted(doubt.tile.values) == sorted(tile) and track in (doubt.track, *doubt.others)
        for doubt in table.doubts
    )
