"""Chosen joints to chains: tiles in their order, each with its inner half first."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import numpy as np

from vision.tracks.joints import Joint
from vision.tracks.laid import Laid
from vision.tracks.pieces import FIRST, LEFT, SECOND, Piece

NOWHERE = -1
"""The port of a chain's open end."""

Step = tuple[int, int, int]
"""A tile in a chain: piece, the port where it is entered, the port where it is left."""


def neighbours(chosen: Iterable[Joint]) -> dict[int, list[Joint]]:
    """The joints of each piece, slots included."""
    found: dict[int, list[Joint]] = defaultdict(list)
    for joint in chosen:
        found[joint.a].append(joint)
        found[joint.b].append(joint)
    return found


def chains(
    rest: list[Piece], chosen: set[Joint], tracks: int
) -> tuple[dict[int, list[Step]], list[list[Step]]]:
    """Chains by slot (-1, -2, ...), and those that begin at none."""
    links = neighbours(chosen)
    seen: set[int] = set()

    def walk(start: int) -> list[Step]:
        steps: list[Step] = []
        here, entry = start, NOWHERE
        coming: Joint | None = None
        while here not in seen:
            seen.add(here)
            onward = next((link for link in links[here] if link is not coming), None)
            leave, there, enter = NOWHERE, here, NOWHERE
            if onward is not None:
                (a, port_a), (b, port_b) = onward.ends
                leave, there, enter = (port_a, b, port_b) if a == here else (port_b, a, port_a)
            steps.append((here, entry, leave))
            coming, here, entry = onward, there, enter
        return steps

    by_slot = {-track: walk(-track)[1:] for track in range(1, tracks + 1)}
    ends_first = sorted(range(len(rest)), key=lambda piece: len(links[piece]))
    loose = [walk(piece) for piece in ends_first if piece not in seen]
    return by_slot, [chain for chain in loose if chain]


def laid(rest: list[Piece], chain: Sequence[Step]) -> tuple[Laid, ...]:
    """The tiles of one chain, each turned so that its inner half comes first."""
    found: list[Laid] = []
    for piece, entry, leave in chain:
        reading = rest[piece].reading
        crosswise = entry >= LEFT or (entry == NOWHERE and leave >= LEFT)
        if entry in (FIRST, SECOND):
            inner = entry
        elif leave in (FIRST, SECOND):
            inner = 1 - leave
        else:
            turned = bool(found) and reading.values[1] == found[-1].outer
            inner = SECOND if turned else FIRST
        order = (inner, 1 - inner)
        found.append(
            Laid(
                inner=reading.values[order[0]],
                outer=reading.values[order[1]],
                confidence=reading.confidence,
                inner_alternatives=reading.alternatives[order[0]],
                outer_alternatives=reading.alternatives[order[1]],
                corners_mm=np.roll(rest[piece].corners, -2 * inner, axis=0),
                crosswise=crosswise,
            )
        )
    return tuple(found)
