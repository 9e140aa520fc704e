"""Choosing joints: the set that explains the table best, and how clear that is.

A tile is joined at two places at most, each to one neighbour. Of all sets of joints that keep to
this the one with the greatest total gain is taken. Joints that compete for a tile form small
groups; each is searched exhaustively.
"""

from collections import defaultdict
from collections.abc import Callable

from vision.tracks.joints import Joint
from vision.tracks.pieces import LEFT

TURN_AT_DOUBLE = 1.5
"""What it costs a double to be joined at one long side and one short one."""
MOST_STEPS = 20_000
"""Of the search in one group; beyond it the best so far is taken (no table that people lay gets
near it)."""

Gain = Callable[[Joint], float]


def groups(joints: list[Joint]) -> list[list[Joint]]:
    """Joints that compete with each other, directly or through others, kept together."""
    leader = list(range(len(joints)))

    def find(i: int) -> int:
        while leader[i] != i:
            leader[i] = leader[leader[i]]
            i = leader[i]
        return i

    at_piece: dict[int, list[int]] = defaultdict(list)
    for i, joint in enumerate(joints):
        at_piece[joint.a].append(i)
        at_piece[joint.b].append(i)
    for piece, members in at_piece.items():
        for n, i in enumerate(members):
            for j in members[:n]:
                if _compete(piece, joints[i], joints[j]) or len(members) > 2:
                    leader[find(i)] = find(j)
    found: dict[int, list[Joint]] = defaultdict(list)
    for i, joint in enumerate(joints):
        found[find(i)].append(joint)
    return list(found.values())


def best_of(group: list[Joint], gain: Gain) -> tuple[set[Joint], float]:
    """The best set of one group and its total gain."""
    order = sorted(group, key=gain, reverse=True)
    rest = _at_most(order, gain)
    used: dict[int, list[int]] = defaultdict(list)
    taken: list[Joint] = []
    best: tuple[set[Joint], float] = (set(), 0.0)
    steps = 0

    def search(i: int, total: float) -> None:
        nonlocal best, steps
        steps += 1
        if total > best[1]:
            best = (set(taken), total)
        if i == len(order) or total + rest[i] <= best[1] or steps > MOST_STEPS:
            return
        joint = order[i]
        extra = _price(used, joint)
        if extra is not None:
            for piece, port in joint.ends:
                used[piece].append(port)
            taken.append(joint)
            search(i + 1, total + gain(joint) - extra)
            taken.pop()
            for piece, _ in joint.ends:
                used[piece].pop()
        search(i + 1, total)

    search(0, 0.0)
    return best


def _at_most(order: list[Joint], gain: Gain) -> list[float]:
    """What the joints from each place in the order on can gain at most: their sum, or, as each
    port is joined once only and each joint takes two, half the sum of the best at each port."""
    rest = [0.0] * (len(order) + 1)
    best: dict[tuple[int, int], float] = {}
    total = ports = 0.0
    for i in range(len(order) - 1, -1, -1):
        here = gain(order[i])
        total += here
        for end in order[i].ends:
            ports += max(0.0, here - best.get(end, 0.0))
            best[end] = max(here, best.get(end, 0.0))
        rest[i] = min(total, ports / 2)
    return rest


def _price(used: dict[int, list[int]], joint: Joint) -> float | None:
    """What taking the joint costs on top of its own cost; None where it cannot be taken."""
    extra = 0.0
    for piece, port in joint.ends:
        ports = used[piece]
        if len(ports) > 1 or port in ports:
            return None
        if ports and (ports[0] >= LEFT) != (port >= LEFT):
            extra += TURN_AT_DOUBLE
    return extra


def _compete(piece: int, one: Joint, other: Joint) -> bool:
    """Both cannot be taken, or not for their gains alone."""
    ports = [port for joint in (one, other) for where, port in joint.ends if where == piece]
    return ports[0] == ports[1] or (ports[0] >= LEFT) != (ports[1] >= LEFT)
