"""Of outlines that overlap only some can be tiles: the ones that are likeliest all together."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.networks import Floats

SHARED = 0.22
"""Of two outlines that share more than this part of the smaller one only one can be a tile."""

EXACT = 30
"""Where more outlines than this hang together, the best is taken without weighing."""

Flags = npt.NDArray[np.bool_]


def shared(a: Floats, b: Floats) -> float:
    """The area that two convex outlines (4, 2) share, as a part of the smaller one."""
    area, _ = cv2.intersectConvexConvex(a, b)
    least = min(cv2.contourArea(a), cv2.contourArea(b))
    return float(area / max(1e-6, least))


def rivals(corners: Floats) -> Flags:
    """(n, n): which outlines (n, 4, 2) overlap so much that only one of the two can be a tile."""
    upper = np.triu(overlapping(corners, corners, SHARED), 1)
    return np.asarray(upper | upper.T)


def overlapping(ones: Floats, others: Floats, least: float) -> Flags:
    """(n, m): which of `ones` (n, 4, 2) share more than this part of the smaller outline with
    which of `others` (m, 4, 2)."""
    (middles, reach), (theirs, their_reach) = _squares(ones), _squares(others)
    far = np.abs(middles[:, None] - theirs[None]).max(2)
    found = np.asarray(far <= reach[:, None] + their_reach[None])
    for i, j in zip(*np.nonzero(found), strict=True):
        found[i, j] = shared(ones[i], others[j]) > least
    return found


def _squares(corners: Floats) -> tuple[Floats, Floats]:
    """Upright squares around outlines: their middles (n, 2) and half sides (n,)."""
    middle = corners.mean(1)
    return middle, np.abs(corners - middle[:, None]).max((1, 2), initial=0)


def together(matrix: Flags, worth: Floats) -> list[int]:
    """Indices of which no two are rivals, the best first, with the greatest sum of `worth` (n,).

    All worths are above 0. In a tight block an outline across two tiles looks likely, but both
    tiles together are likelier.
    """
    rows = [sum(1 << int(j) for j in np.flatnonzero(row)) for row in matrix]
    best = _Best(rows, [float(w) for w in worth])
    kept = best.of((1 << len(rows)) - 1)
    return sorted(kept, key=lambda i: -worth[i])


class _Best:
    """The best sets of a graph's nodes; a set of nodes is a number with a bit for each."""

    def __init__(self, rivals_of: list[int], worth: list[float]) -> None:
        self._rivals, self._worth = rivals_of, worth

    def of(self, nodes: int) -> list[int]:
        """The best of some nodes: of each part of the graph that hangs together by itself."""
        kept: list[int] = []
        while nodes:
            part = self._part(nodes)
            nodes &= ~part
            kept += self._of_part(self._without_lesser(part))
        return kept

    def _of_part(self, part: int) -> list[int]:
        members = _members(part)
        most = max(members, key=lambda i: ((self._rivals[i] & part).bit_count(), i))
        if not self._rivals[most] & part:
            return members
        if len(members) > EXACT:
            most = max(members, key=lambda i: self._worth[i])
            return [most, *self.of(part & ~self._rivals[most] & ~(1 << most))]
        with_it = [most, *self.of(part & ~self._rivals[most] & ~(1 << most))]
        without = self.of(part & ~(1 << most))
        return max(with_it, without, key=lambda kept: sum(self._worth[i] for i in kept))

    def _part(self, nodes: int) -> int:
        """The nodes that hang together with the lowest one."""
        part = fresh = nodes & -nodes
        while fresh:
            reached = 0
            for i in _members(fresh):
                reached |= self._rivals[i]
            fresh = reached & nodes & ~part
            part |= fresh
        return part

    def _without_lesser(self, part: int) -> int:
        """Without nodes in whose place a rival may stand that is as good and in nobody's way."""
        for j in _members(part):
            for i in _members(self._rivals[j] & part):
                beyond = self._rivals[i] & part & ~self._rivals[j] & ~(1 << j)
                if not beyond and self._worth[i] >= self._worth[j]:
                    part &= ~(1 << j)
                    break
        return part


def _members(nodes: int) -> list[int]:
    found = []
    while nodes:
        low = nodes & -nodes
        found.append(low.bit_length() - 1)
        nodes ^= low
    return found
