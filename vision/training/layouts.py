"""Where training tiles lie on their plane, in lengths of a tile: chains, blocks, heaps, apart."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.training.faces import Rng


@dataclass
class Place:
    """A tile on the plane: its centre, its direction and what it shows."""

    x: float
    y: float
    angle: float
    """Radians, from the first half to the second."""
    values: tuple[int, int]


def lay(rng: Rng, reach: float, width: float, most: int) -> list[Place]:
    """Places within about `reach` tile lengths of the origin; `width` is that of a tile."""
    kind = rng.choice(["chain", "block", "heap", "apart"], p=[0.32, 0.28, 0.26, 0.14])
    if kind == "chain":
        places = []
        for _ in range(int(rng.integers(1, 4))):
            places += _chain(rng, reach, width, most)
        return _free(places, width)
    if kind == "block":
        return _block(rng, reach, width, most)
    return _heap(rng, reach, width, most, 0.0 if kind == "heap" else rng.uniform(0.15, 0.6))


def _values(rng: Rng, most: int) -> tuple[int, int]:
    a, b = (int(v) for v in rng.integers(0, most + 1, 2))
    if rng.random() < 0.3:  # the crowded halves are the hard ones
        a, b = (max(v, int(rng.integers(0, most + 1))) for v in (a, b))
    return (a, a) if rng.random() < 0.08 else (a, b)


def _free(places: list[Place], width: float) -> list[Place]:
    kept: list[Place] = []
    for place in places:
        if not any(overlap(place, other, width, -0.03) for other in kept):
            kept.append(place)
    return kept


def overlap(a: Place, b: Place, width: float, gap: float) -> bool:
    """Whether two tiles, each grown by half of `gap`, share some of the plane."""
    if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (1.6 + gap) ** 2:
        return False
    one, two = (((p.x, p.y), (1 + gap, width + gap), float(np.degrees(p.angle))) for p in (a, b))
    return cv2.rotatedRectangleIntersection(one, two)[0] != cv2.INTERSECT_NONE


def _heap(rng: Rng, reach: float, width: float, most: int, gap: float) -> list[Place]:
    kept: list[Place] = []
    wanted = int(rng.integers(1, 22))
    spread = reach * rng.uniform(0.5, 1.0)
    for _ in range(wanted * 4):
        if len(kept) == wanted:
            break
        place = Place(
            float(rng.uniform(-spread, spread)),
            float(rng.uniform(-spread, spread)),
            float(rng.uniform(0, 2 * np.pi)),
            _values(rng, most),
        )
        if not any(overlap(place, other, width, gap) for other in kept):
            kept.append(place)
    return kept


def _block(rng: Rng, reach: float, width: float, most: int) -> list[Place]:
    rows, columns = int(rng.integers(1, 6)), int(rng.integers(1, 7))
    gap = float(
        rng.choice([0.0, abs(rng.normal(0, 0.02)), rng.uniform(0, 0.4)], p=[0.4, 0.35, 0.25])
    )
    turn = float(rng.uniform(0, 2 * np.pi))
    slack = float(rng.choice([0.004, 0.01]))
    # Like bricks: along the tiles, or side by side, each row or column shifted against the next.
    kind = rng.choice(["even", "rows", "columns"], p=[0.45, 0.3, 0.25])
    shift = float(rng.choice([rng.uniform(0, 1), rng.normal(0, 0.15)]))
    shifts = np.array([0.0, shift] * 4)
    if rng.random() < 0.3:
        shifts = rng.uniform(-0.5, 0.5, 8)
    shifts_x, shifts_y = (shifts if kind == k else np.zeros(8) for k in ("rows", "columns"))
    middle = rng.uniform(-reach, reach, 2) * 0.8
    places = []
    for i in range(rows):
        for j in range(columns):
            x = (j - columns / 2 + 0.5) * (1 + gap) + shifts_x[i] + rng.normal(0, slack)
            y = (i - rows / 2 + 0.5) * (width + gap) + width * shifts_y[j] + rng.normal(0, slack)
            wobble = float(rng.normal(0, 0.01))
            c, s = np.cos(turn), np.sin(turn)
            place = Place(
                float(middle[0] + c * x - s * y),
                float(middle[1] + s * x + c * y),
                turn + wobble,
                _values(rng, most),
            )
            if rng.random() < 0.93:
                places.append(place)
    return places


def _chain(rng: Rng, reach: float, width: float, most: int) -> list[Place]:
    heading = float(rng.uniform(0, 2 * np.pi))
    x, y = (float(v) for v in rng.uniform(-reach, reach, 2))
    gap = float(abs(rng.normal(0, 0.02))) if rng.random() < 0.7 else float(rng.uniform(0, 0.15))
    wobble = float(rng.uniform(0, 0.06))
    open_end = int(rng.integers(0, most + 1))
    places = []
    for _ in range(int(rng.integers(2, 12))):
        double = rng.random() < 0.15
        other = open_end if double else int(rng.integers(0, most + 1))
        if rng.random() < 0.15:
            open_end = int(rng.integers(0, most + 1))
        long = width if double else 1.0
        c, s = np.cos(heading), np.sin(heading)
        cx, cy = x + c * long / 2, y + s * long / 2
        turn = heading + (np.pi / 2 if double else 0) + rng.normal(0, wobble)
        side = rng.normal(0, 0.02)
        places.append(
            Place(float(cx - s * side), float(cy + c * side), float(turn), (open_end, other))
        )
        step = long + gap
        x, y = x + c * step, y + s * step
        open_end = other
        if rng.random() < 0.2 and not double:
            hand = 1 if rng.random() < 0.5 else -1
            x, y = x - c * (width / 2 + gap), y - s * (width / 2 + gap)
            heading += hand * np.pi / 2
            x, y = x + np.cos(heading) * width / 2, y + np.sin(heading) * width / 2
    return places
