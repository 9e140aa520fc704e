"""Which tiles may be joined: every pair of edges that face each other closely enough.

A joint's cost is a sum of squares: how far apart, how far aside and how much turned the two edges
are, each in units of what people do at a table, plus a constant where the way of joining is rare.
"""

from dataclasses import dataclass
from math import acos, degrees, hypot

import numpy as np

from vision.placing.calibration import Calibration
from vision.tracks.pieces import FIRST, LEFT, RIGHT, SECOND, Piece, Place

GAIN = 12.0
"""A joint that costs this much is no better than none."""
NEARLY = 22.0
"""A joint that costs less than this may be meant as one: it is worth a question."""
GAP_MM, OVERLAP_MM, ASIDE_MM, TURN_DEG = 6.0, 4.0, 5.0, 10.0
"""What people do: a gap, an overlap (of outlines as read), a shift aside, a turn. Each costs 1."""
STEADY_DEG, BEND_PER_DEG = 15.0, 0.1
"""Up to here a turn is a slip of the hand and squared; past it, it costs this much a degree."""
LEAST_FACING = 0.2
"""Cosine between the directions of two edges that can face each other: 78 degrees."""
SLOT_GAP_MM, SLOT_ASIDE_MM, SLOT_TURN_DEG = 9.0, 8.0, 14.0
"""The same for the first tile at its slot."""
ACROSS_NO_DOUBLE = 3.0
"""What it costs to lay across a tile that is read as no double; only short edges join it there."""
FRONT, SIDE, FLANK = "front", "side", "flank"
"""Edges: the short one, the half of a long one, the middle of a long one."""
MANNERS = {
    (FRONT, FRONT): 0.0,
    (FRONT, FLANK): 0.0,
    (FRONT, SIDE): 1.0,
    (SIDE, FLANK): 2.0,
    (FLANK, FLANK): 2.0,
}
"""What each way of joining costs on top: straight on, onto a double that lies across, round a
corner, round a corner right at a double, two doubles one behind the other. No others occur."""


@dataclass(frozen=True)
class Joint:
    """Two ports that may be joined. A slot counts as a piece: track k is piece -k, port 0."""

    a: int
    port_a: int
    b: int
    port_b: int
    cost: float

    @property
    def gain(self) -> float:
        """How much better it is than no joint; below 0 for one that is only nearly one."""
        return GAIN - self.cost

    @property
    def ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Both ports as (piece, port)."""
        return ((self.a, self.port_a), (self.b, self.port_b))


def joints(pieces: list[Piece], calibration: Calibration) -> list[Joint]:
    """Every joint worth a thought, between tiles and between slots and tiles."""
    found: list[Joint] = []
    for track in range(1, calibration.tracks + 1):
        x, y = calibration.slot(track)
        out_x, out_y = calibration.direction(track)
        slot = Place(float(x), float(y), float(out_x), float(out_y))
        for b, piece in enumerate(pieces):
            if hypot(piece.centre[0] - x, piece.centre[1] - y) < 1.5 * piece.size.length_mm:
                found += _at_slot(-track, slot, b, piece)
    if len(pieces) > 1:
        centres = np.array([piece.centre for piece in pieces])
        apart = np.linalg.norm(centres[:, None] - centres[None], axis=2)
        reach = 1.6 * pieces[0].size.length_mm
        for a, b in zip(*np.nonzero(np.triu(apart < reach, 1)), strict=True):
            found += _between(int(a), pieces[a], int(b), pieces[b])
    return found


def _at_slot(slot: int, place: Place, b: int, piece: Piece) -> list[Joint]:
    scale = (SLOT_GAP_MM, SLOT_GAP_MM, SLOT_ASIDE_MM, SLOT_TURN_DEG)
    return [
        Joint(slot, 0, b, port, cost)
        for port, kind, edge, extra in _edges(piece)
        if (cost := contact(place, edge, scale) + MANNERS[FRONT, kind] + extra) < NEARLY
    ]


def _between(a: int, first: Piece, b: int, second: Piece) -> list[Joint]:
    """The joints between two tiles, for each pair of ports the cheapest way."""
    best: dict[tuple[int, int], float] = {}
    edges = _edges(second)
    for port_a, kind_a, edge_a, extra_a in _edges(first):
        for port_b, kind_b, edge_b, extra_b in edges:
            if edge_a.out_x * edge_b.out_x + edge_a.out_y * edge_b.out_y > -LEAST_FACING:
                continue
            manner = MANNERS.get((kind_a, kind_b), MANNERS.get((kind_b, kind_a)))
            if manner is None:
                continue
            if (extra_a and kind_b != FRONT) or (extra_b and kind_a != FRONT):
                continue
            cost = manner + extra_a + extra_b + contact(edge_a, edge_b)
            if cost < best.get((port_a, port_b), NEARLY):
                best[port_a, port_b] = cost
    return [Joint(a, port_a, b, port_b, cost) for (port_a, port_b), cost in best.items()]


def _edges(piece: Piece) -> list[tuple[int, str, Place, float]]:
    """Ports with the kind of edge, the edge, and what joining there costs on top."""
    across = 0.0 if piece.double else ACROSS_NO_DOUBLE
    left, right = piece.flanks()
    edges = [(LEFT, FLANK, left, across), (RIGHT, FLANK, right, across)]
    for half in (FIRST, SECOND):
        edges.append((half, FRONT, piece.front(half), 0.0))
        edges += [(half, SIDE, side, 0.0) for side in piece.sides(half)]
    return edges


def contact(
    a: Place,
    b: Place,
    scale: tuple[float, float, float, float] = (GAP_MM, OVERLAP_MM, ASIDE_MM, TURN_DEG),
) -> float:
    """How badly two edges meet: 0 where they touch, face each other and are centred; NEARLY where
    they do not face each other at all."""
    facing = -(a.out_x * b.out_x + a.out_y * b.out_y)
    if facing < LEAST_FACING:
        return NEARLY
    gap_mm, overlap_mm, aside_mm, turn_deg = scale
    mean_x, mean_y = a.out_x - b.out_x, a.out_y - b.out_y
    length = hypot(mean_x, mean_y)
    mean_x, mean_y = mean_x / length, mean_y / length
    over_x, over_y = b.x - a.x, b.y - a.y
    gap = over_x * mean_x + over_y * mean_y
    aside = over_x * mean_y - over_y * mean_x
    turn = degrees(acos(min(1.0, facing)))
    near = gap / gap_mm if gap > 0 else gap / overlap_mm
    # Whoever bends a train sharply means to: past a common skew the cost grows evenly.
    skew = min(turn, STEADY_DEG) / turn_deg
    bend = max(0.0, turn - STEADY_DEG) * BEND_PER_DEG
    return near * near + (aside / aside_mm) ** 2 + skew * skew + bend
