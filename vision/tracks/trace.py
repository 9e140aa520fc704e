"""Readings in a picture to the trains on the table.

Geometry decides: the joints that explain best how the tiles lie (`choose`). Only where two ways to
join explain the table about equally well, what was there before decides, then the pips; where that
does not settle it either, the table names the tile as doubtful and both places.
"""

from collections.abc import Sequence

import numpy as np

from vision.placing.calibration import Calibration
from vision.reading.reading import Reading
from vision.tracks.chains import chains as chains_of
from vision.tracks.chains import laid, neighbours
from vision.tracks.choose import Gain, best_of, groups
from vision.tracks.doubts import doubts, near_misses
from vision.tracks.joints import Joint, joints
from vision.tracks.laid import Table
from vision.tracks.pieces import SECOND, Piece, pieces

ENGINE_MM = 45.0
"""A tile whose middle is nearer the station's centre than this is the engine."""
UNCLEAR = 2.5
"""Two ways to join whose gains differ by less than this are about equally good."""
MATCH = 3.0
"""What equal pips are worth where geometry is unclear."""
LAID_BEFORE = 6.0
"""What it is worth that two tiles were joined in the table before."""
MOVED_MM = 12.0
"""A tile that is found within so many millimetres of where it lay is the same one."""


def trace(
    readings: Sequence[Reading], calibration: Calibration, before: Table | None = None
) -> Table:
    """The tiles along each track. `before`: the last settled table, which keeps old joints."""
    every = pieces(readings, calibration)
    engine, rest = _engine(every)
    candidates = joints(rest, calibration)
    chosen, others = _settle(rest, candidates, before)
    rivals = [chains_of(rest, other, calibration.tracks)[0] for other in others]
    chains, loose = chains_of(rest, chosen, calibration.tracks)
    tracks = tuple(laid(rest, chains.get(-track, ())) for track in range(1, calibration.tracks + 1))
    strays = [laid(rest, chain) for chain in loose]
    return Table(
        tracks=tracks,
        engine=engine.reading.values if engine else None,
        loose=tuple(laid for chain in strays for laid in chain),
        chains=tuple(chain for chain in strays if len(chain) > 1),
        doubts=(
            *doubts(rest, chains, rivals),
            *near_misses(rest, chains, loose, candidates, chosen),
        ),
    )


def _engine(every: list[Piece]) -> tuple[Piece | None, list[Piece]]:
    """The tile in the station's centre, and the others."""
    inside = [p for p in every if float(np.hypot(*p.centre)) < ENGINE_MM]
    inside.sort(key=lambda p: float(np.hypot(*p.centre)))
    return (inside[0] if inside else None), [p for p in every if p not in inside]


def _settle(
    rest: list[Piece], candidates: list[Joint], before: Table | None
) -> tuple[set[Joint], list[set[Joint]]]:
    """The joints that hold, and other sets that explain the table as well."""
    bonus = _memory(candidates, rest, before) if before else {}

    def by_shape(joint: Joint) -> float:
        return joint.gain + bonus.get(joint, 0.0)

    def by_pips(joint: Joint) -> float:
        return by_shape(joint) + MATCH * _match(joint, rest)

    chosen: set[Joint] = set()
    unclear: list[tuple[set[Joint], set[Joint]]] = []
    for group in groups([joint for joint in candidates if by_shape(joint) > 0]):
        taken, rival, margin = _rivals(group, by_shape)
        if margin < UNCLEAR:
            taken, rival, margin = _rivals(group, by_pips)
            if margin < UNCLEAR:
                unclear.append((taken, rival))
        chosen |= taken
    others = [_part(chosen - taken | rival, by_shape, by_pips)[0] for taken, rival in unclear]
    left, more = _part(chosen, by_shape, by_pips)
    return left, others + more


def _rivals(group: list[Joint], gain: Gain) -> tuple[set[Joint], set[Joint], float]:
    """The best set of a group, the best without one of its joints, and how much less that gains."""
    taken, total = best_of(group, gain)
    rival: set[Joint] = set()
    margin = total
    for joint in taken:
        other, less = best_of([each for each in group if each != joint], gain)
        if total - less < margin:
            rival, margin = other, total - less
    return taken, rival, margin


def _memory(candidates: list[Joint], rest: list[Piece], before: Table) -> dict[Joint, float]:
    """LAID_BEFORE for two old tiles that were joined, its negative for two that were not."""
    places = _places_before(rest, before)
    found = {}
    for joint in candidates:
        one = places.get(joint.a) if joint.a >= 0 else (-joint.a, -1)
        other = places.get(joint.b)
        if one is not None and other is not None:
            joined = one[0] == other[0] and abs(one[1] - other[1]) == 1
            found[joint] = LAID_BEFORE if joined else -LAID_BEFORE
    return found


def _places_before(rest: list[Piece], before: Table) -> dict[int, tuple[int, int]]:
    """Chain and position in the table before of each tile that lay there; slots are at -1."""
    chains = [*before.tracks, *before.chains, *((tile,) for tile in before.loose)]
    places = [(chain, n) for chain, tiles in enumerate(chains, 1) for n in range(len(tiles))]
    if not places or not rest:
        return {}
    old = np.array([tile.centre_mm for tiles in chains for tile in tiles])
    new = np.array([piece.centre for piece in rest])
    apart = np.linalg.norm(new[:, None] - old[None], axis=2)
    nearest = apart.argmin(axis=1)
    return {
        piece: places[nearest[piece]]
        for piece in range(len(rest))
        if apart[piece, nearest[piece]] < MOVED_MM
    }


def _match(joint: Joint, rest: list[Piece]) -> float:
    """Chance that the joined halves show the same pips; 0 at a slot."""
    if joint.a < 0:
        return 0.0
    first, second = (
        dict(rest[piece].reading.alternatives[1 if port == SECOND else 0])
        for piece, port in joint.ends
    )
    return sum(chance * second.get(pips, 0.0) for pips, chance in first.items())


def _part(chosen: set[Joint], by_shape: Gain, by_pips: Gain) -> tuple[set[Joint], list[set[Joint]]]:
    """Cut each chain that runs from slot to slot at its weakest joint: two trains meet there.

    Returns what is left, and what a cut in another place would leave that is as good.
    """
    left, others = set(chosen), []
    while across := _slot_to_slot(left):
        across.sort(key=by_shape)
        gain = by_shape
        if len(across) > 1 and by_shape(across[1]) - by_shape(across[0]) < UNCLEAR:
            across.sort(key=by_pips)
            gain = by_pips
        if len(across) > 1 and gain(across[1]) - gain(across[0]) < UNCLEAR:
            others.append(left - {across[1]})
        left.remove(across[0])
    return left, others


def _slot_to_slot(chosen: set[Joint]) -> list[Joint]:
    """The inner joints of a chain between two slots; empty where there is none."""
    links = neighbours(chosen)
    for joint in chosen:
        if joint.a < 0:
            path, here = [], joint.b
            coming: Joint = joint
            while here >= 0:
                onward = [link for link in links[here] if link is not coming]
                if not onward:
                    break
                coming = onward[0]
                path.append(coming)
                here = coming.b if coming.a == here else coming.a
            else:
                return path[:-1] or path
    return []
