"""The best train a hand can lay: a longest trail in a graph whose edges are tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hub.game.tile import Tile

ENOUGH = 200_000
"""Steps after which the best train so far is taken. Hands of 20 tiles need far fewer: hundreds from
a double-twelve set, up to 30,000 from a double-six one."""


def best_train(
    hand: Iterable[Tile], start: int, *, heaviest: bool = False, steps: int = ENOUGH
) -> tuple[Tile, ...]:
    """Return the longest train (of those the heaviest) from this hand that begins at `start`.

    With `heaviest` the one with the most pips (of those the longest). In order, each tile joined
    to the one before; a double comes as soon as its number does.

    >>> [str(tile) for tile in best_train([Tile(12, 5), Tile(5, 5), Tile(5, 1), Tile(9, 8)], 12)]
    ['12-5', '5-5', '5-1']
    """
    search = _Search(sorted(hand, reverse=True), heaviest, steps)
    search.walk(start)
    return tuple(search.best)


class _Search:
    """Depth first, never twice in the same place with the same tiles, bounded by parity.

    A trail from s to t leaves a graph in which every number but s and t keeps an even number of
    used tiles, so of k numbers with an odd count (s switched) at least (k - 1) / 2 tiles stay.
    """

    def __init__(self, tiles: Sequence[Tile], heaviest: bool, steps: int) -> None:
        self.steps = steps
        self.loops = {tile.high: tile for tile in tiles if tile.double}
        self.edges: list[Tile] = [tile for tile in tiles if not tile.double]
        self.worth = {tile: tile.pips * 100 + 1 if heaviest else 1000 + tile.pips for tile in tiles}
        self.at: dict[int, list[int]] = {}
        for index, tile in enumerate(self.edges):
            for number in (tile.high, tile.low):
                self.at.setdefault(number, []).append(index)
        self.used = 0
        self.path: list[Tile] = []
        self.best: list[Tile] = []
        self.best_worth = 0
        self.seen: set[tuple[int, int]] = set()

    def walk(self, start: int) -> None:
        """Search from this number; `best` holds the result."""
        self._go(start, 0)

    def _go(self, number: int, worth: int) -> None:
        loop = self.loops.get(number)
        if loop is not None and loop not in self.path:
            self.path.append(loop)
            self._go_on(number, worth + self.worth[loop])
            self.path.pop()
        else:
            self._go_on(number, worth)

    def _go_on(self, number: int, worth: int) -> None:
        if worth > self.best_worth:
            self.best, self.best_worth = list(self.path), worth
        if (number, self.used) in self.seen or len(self.seen) >= self.steps:
            return
        self.seen.add((number, self.used))
        if worth + self._most(number) <= self.best_worth:
            return
        for index in self.at.get(number, ()):
            if self.used >> index & 1:
                continue
            tile = self.edges[index]
            self.used |= 1 << index
            self.path.append(tile)
            self._go(tile.other(number), worth + self.worth[tile])
            self.path.pop()
            self.used &= ~(1 << index)

    def _most(self, number: int) -> int:
        """Return what the tiles still reachable from here can be worth at most."""
        reached, frontier = {number}, [number]
        degree: dict[int, int] = {number: 0}
        worths: list[int] = []
        taken = self.used
        total = 0
        while frontier:
            here = frontier.pop()
            if here != number and here in self.loops and self.loops[here] not in self.path:
                total += self.worth[self.loops[here]]
            for index in self.at.get(here, ()):
                if taken >> index & 1:
                    continue
                taken |= 1 << index
                tile = self.edges[index]
                worths.append(self.worth[tile])
                there = tile.other(here)
                degree[here] = degree.get(here, 0) + 1
                degree[there] = degree.get(there, 0) + 1
                if there not in reached:
                    reached.add(there)
                    frontier.append(there)
        odd = sum(count % 2 for each, count in degree.items() if each != number)
        odd += (degree[number] + 1) % 2
        left = max(0, odd // 2)
        worths.sort()
        return total + sum(worths[left:])
