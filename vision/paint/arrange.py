"""Ways tiles lie on tables: scattered, in trains, in blocks, in heaps that touch."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np

from vision.paint.geometry import Points, overlapping, rectangle, unit
from vision.paint.painter import Placed

Rng = np.random.Generator
Pair = tuple[int, int]


@dataclass
class Ground:
    """The part of a table that tiles are laid on, with those that lie there."""

    size_mm: tuple[float, float]
    """Width and height, the middle in the table frame's origin."""
    tile_mm: tuple[float, float]
    """Length and width of a tile."""
    values: Iterator[Pair]
    """What the tiles show, one after another."""
    tiles: list[Placed] = field(default_factory=list)
    kept_free: list[Points] = field(default_factory=list)
    """Rectangles (4, 2) that nothing may lie on."""

    def room(self, place: Points, angle: float, margin: float, but: int = 0) -> bool:
        """Whether a tile fits there; the last `but` tiles may be touched."""
        one = rectangle(float(place[0]), float(place[1]), angle, *self.tile_mm)
        if (np.abs(one) > np.array(self.size_mm) / 2).any():
            return False
        tiles = self.tiles[: len(self.tiles) - but]
        others = [rectangle(t.x_mm, t.y_mm, t.angle_deg, *self.tile_mm) for t in tiles]
        others += self.kept_free
        return not others or not overlapping(one, np.array(others), margin).any()

    def put(self, place: Points, angle: float) -> bool:
        """Lays the next tile; False when there is none left."""
        pair = next(self.values, None)
        if pair is None:
            return False
        self.tiles.append(Placed(pair, float(place[0]), float(place[1]), angle % 360))
        return True


def scattered(ground: Ground, count: int, rng: Rng) -> None:
    """Each anywhere, none touching."""
    half = np.array(ground.size_mm) / 2
    for _ in range(60 * count):
        place, angle = rng.uniform(-half, half), float(rng.uniform(0, 360))
        if ground.room(place, angle, 1.5):
            ground.put(place, angle)
            count -= 1
        if count <= 0:
            return


def block(ground: Ground, count: int, rng: Rng) -> None:
    """Rows of tiles side by side, touching or nearly so, in line or like bricks."""
    length, width = ground.tile_mm
    columns = int(rng.integers(1, max(2, round(np.sqrt(2 * count)) + 1)))
    gap = float(rng.choice([0.0, 0.5, 3.0]))
    turn = float(rng.uniform(0, 360))
    brick = rng.random() < 0.4
    middle = rng.uniform(-0.25, 0.25, 2) * ground.size_mm
    rows = -(-count // columns)
    for number in range(count):
        row, column = divmod(number, columns)
        x = (column - (columns - 1) / 2 + (0.5 * (row % 2) if brick else 0)) * (width + gap)
        y = (row - (rows - 1) / 2) * (length + gap)
        x, y = np.array([x, y]) + rng.normal(0, 0.4, 2)
        place = middle + unit(turn) * x + unit(turn + 90) * y
        angle = turn + 90 + 180 * int(rng.integers(2)) + float(rng.normal(0, 0.7))
        if ground.room(place, angle, -1.5):
            ground.put(place, angle)


def train(
    ground: Ground, count: int, rng: Rng, start: tuple[float, float, float] | None = None
) -> None:
    """End to end with corners, curves, and now and then one crosswise; from a place (x, y, and
    direction) or anywhere."""
    length, width = ground.tile_mm
    half = np.array(ground.size_mm) / 2
    if start is None:
        end, heading = rng.uniform(-0.8 * half, 0.8 * half), float(rng.choice([0, 90, 180, 270]))
        heading += float(rng.normal(0, 3)) if rng.random() < 0.7 else float(rng.uniform(0, 360))
    else:
        end, heading = np.array(start[:2]), start[2]
    sloppy = float(rng.choice([0.3, 1.5, 4.0]))
    first = True
    for _ in range(count):
        for step in _steps(rng, first):
            goes, entry, deep = heading + step[0], heading, length
            begin = end
            if step[1] == "corner":
                begin = end + unit(heading) * width / 2 - unit(goes) * width / 2
            elif step[1] == "across":
                deep = width
            begin = begin + unit(entry) * rng.uniform(0, sloppy)
            place = begin + unit(goes) * deep / 2
            angle = goes + (90 if step[1] == "across" else 0)
            turned = angle + float(rng.normal(0, 0.6 * sloppy))
            if ground.room(place, angle, 1.0, 0 if first else 1):
                if not ground.put(place, turned):
                    return
                end, heading, first = begin + unit(goes) * deep, goes, False
                break
        else:
            return


def _steps(rng: Rng, first: bool) -> list[tuple[float, str]]:
    """Ways to go on, the one tried first in front."""
    turns = [(90.0, "corner"), (-90.0, "corner")]
    rng.shuffle(turns)
    bend = (float(rng.uniform(-12, 12)), "straight")
    ways: list[tuple[float, str]] = [(0.0, "straight"), *turns]
    kind = rng.random()
    if first:
        return ways[:1]
    if kind < 0.13:
        return [(0.0, "across"), *ways]
    if kind < 0.25:
        return [*turns, (0.0, "straight")]
    return [bend, *ways] if kind < 0.33 else ways


def heap(ground: Ground, count: int, rng: Rng) -> None:
    """Pushed together at any angle, so that many touch."""
    half = np.array(ground.size_mm) / 2
    centre = rng.uniform(-0.4 * half, 0.4 * half)
    reach = float(np.hypot(*half))
    for _ in range(count):
        angle, from_deg = (float(turn) for turn in rng.uniform(0, 360, 2))
        near, far = 0.0, reach
        for _ in range(14):  # pushed in from outside until it touches
            middle = (near + far) / 2
            place = centre + unit(from_deg) * middle
            one = rectangle(float(place[0]), float(place[1]), angle, *ground.tile_mm)
            others = [rectangle(t.x_mm, t.y_mm, t.angle_deg, *ground.tile_mm) for t in ground.tiles]
            if others and overlapping(one, np.array(others), 0.2).any():
                near = middle
            else:
                far = middle
        place = centre + unit(from_deg) * far
        if ground.room(place, angle, 0.0):
            ground.put(place, angle)


def trains(ground: Ground, count: int, rng: Rng) -> None:
    """Several trains."""
    many = int(rng.integers(1, 5))
    for _ in range(many):
        train(ground, max(1, count // many), rng)


def mixed(ground: Ground, count: int, rng: Rng) -> None:
    """A train, a block and some that lie about."""
    train(ground, count // 2, rng)
    block(ground, count // 4, rng)
    scattered(ground, max(1, count - len(ground.tiles)), rng)


ARRANGEMENTS: MappingProxyType[str, Callable[[Ground, int, Rng], None]] = MappingProxyType(
    {
        "scattered": scattered,
        "block": block,
        "trains": trains,
        "heap": heap,
        "mixed": mixed,
    }
)
"""The ways by name: each lays up to so many tiles on a ground."""
