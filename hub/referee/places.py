"""Which row of tiles on the table is which train of the match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from hub.game import MEXICAN, Round
from vision.tracks import Laid, Table

Row = tuple[Laid, ...]


@dataclass(frozen=True, eq=False)
class Places:
    """The table sorted by the match's trains."""

    rows: Mapping[str, Row]
    """Letter to the tiles that lie on that train, the station's end first."""
    strays: tuple[tuple[int, Row], ...]
    """Tracks that are nobody's and have tiles all the same, with them."""
    beside: tuple[Row, ...]
    """Loose rows that may be a Mexican Train which starts off the station: each begins with the
    engine's number, or shows the Mexican Train as the match has it."""


def letters(round: Round, tracks: int) -> dict[int, str]:
    """Track number to train: players from track 1 on, the Mexican Train on the last one."""
    found = {k + 1: letter for k, letter in enumerate(round.players)}
    found[tracks] = MEXICAN
    return found


def track_of(round: Round, letter: str, tracks: int) -> int:
    """The track of a train, by the seats: see `letters`."""
    return tracks if letter == MEXICAN else list(round.players).index(letter) + 1


def places(table: Table, round: Round) -> Places:
    """Sort a table. The Mexican Train is wherever its tiles lie; not begun, it is its own track,
    or a track of nobody's where no tile lies on its own."""
    owners = letters(round, len(table.tracks))
    rows = {letter: table.tracks[track - 1] for track, letter in owners.items()}
    free = [(k + 1, row) for k, row in enumerate(table.tracks) if k + 1 not in owners and row]
    rows_beside = tuple(_beside(table, round))
    mexican = round.trains.get(MEXICAN)
    if mexican is None or rows[MEXICAN]:
        return Places(rows, tuple(free), rows_beside)
    expected = mexican.halves
    if not expected and len(free) == 1:
        rows[MEXICAN] = free.pop()[1]
    elif expected:
        found = [(track, row) for track, row in free if _begins(row, expected)]
        if found:
            rows[MEXICAN] = found[0][1]
            free.remove(found[0])
        else:
            off = [row for row in rows_beside if _begins(row, expected)]
            if off:
                rows[MEXICAN] = max(off, key=len)
                rows_beside = ()
    return Places(rows, tuple(free), rows_beside)


def turned(laid: Laid) -> Laid:
    """The same tile seen from the other end."""
    return replace(
        laid,
        inner=laid.outer,
        outer=laid.inner,
        inner_alternatives=laid.outer_alternatives,
        outer_alternatives=laid.inner_alternatives,
        corners_mm=np.roll(laid.corners_mm, 2, axis=0),
    )


def _begins(row: Row, expected: Sequence[tuple[int, int]]) -> bool:
    """Whether a row shows the first tile of a train, or the second where that one is hidden."""
    return row[0].values == expected[0] or (
        len(row) > 1 < len(expected) and row[1].values == expected[1]
    )


def _beside(table: Table, round: Round) -> list[Row]:
    """Loose rows, turned so that they begin as the Mexican Train does."""
    mexican = round.trains.get(MEXICAN)
    if mexican is None or round.rules.mexican_place == "hub_track":
        return []
    joined = {id(laid) for chain in table.chains for laid in chain}
    rows = list(table.chains) + [(laid,) for laid in table.loose if id(laid) not in joined]
    found = []
    for row in rows:
        for way in (row, tuple(turned(laid) for laid in reversed(row))):
            if (mexican.halves and _begins(way, mexican.halves)) or (
                not mexican.halves and mexican.start in (None, way[0].inner)
            ):
                found.append(way)
                break
    return found
