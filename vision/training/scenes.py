"""Whole training pictures: tiles on a ground, seen by a tilted camera, with the truth."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.face import Face
from vision.paint.film import wrapped
from vision.training.faces import Image, Rng, Set, any_colour, any_set, face
from vision.training.grounds import SIDE
from vision.training.layouts import Place, lay
from vision.training.light import lens, shine

THIN = 0.45
"""Of the strength of film that hides pips: through this they show."""

Points = npt.NDArray[np.float64]


@dataclass
class Truth:
    """A tile in a scene. Values of -1: it lies face down."""

    values: tuple[int, int]
    corners: Points
    """(4, 2) px, clockwise, [0] to [1] the outer edge of the first half."""


@dataclass
class View:
    """A pinhole camera over the plane of the tiles."""

    turn: npt.NDArray[np.float64]
    distance: float
    focus: float
    centre: float

    def project(self, points: Points) -> Points:
        """(n, 3) tile lengths, z away from the camera, to (n, 2) px."""
        seen = points @ self.turn.T
        depth = seen[:, 2:] + self.distance
        return np.asarray(seen[:, :2] / depth * self.focus + self.centre)


def any_view(rng: Rng, side: int, size: float) -> View:
    """A camera that shows a tile about `size` px long in the middle of `side` px."""
    tilt = abs(rng.normal(0, 0.22)) if rng.random() < 0.75 else rng.uniform(0.2, 0.82)
    tilt = min(tilt, 0.85)
    azimuth = rng.uniform(0, 2 * np.pi) if rng.random() < 0.4 else rng.normal(0, 0.3)
    c, s = np.cos(azimuth), np.sin(azimuth)
    spin = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    ct, st = np.cos(tilt), np.sin(tilt)
    lean = np.array([[1, 0, 0], [0, ct, st], [0, -st, ct]])
    focus = side * rng.uniform(1.2, 4.0)
    return View(spin @ lean @ spin.T, focus / size, focus, side / 2)


def scene(
    rng: Rng, grounds: list[Image], side: int, size: float, thin: bool = False
) -> tuple[Image, list[Truth]]:
    """A picture of `side` x `side` px with tiles about `size` px long, and its truth.

    Under `thin` film every pip can be seen.
    """
    picture = _ground(rng, grounds, side)
    kind = any_set(rng)
    view = any_view(rng, side, size)
    reach = side / size * 0.5
    width = 1 / kind.aspect
    places = lay(rng, reach, width, kind.most) if rng.random() < 0.96 else []
    thick = float(rng.uniform(0.05, 0.24))
    down = rng.random() < 0.2
    truths = []
    outlines = [_outline(place, width, view, thick) for place in places]
    order = np.argsort([o[0][:, 1].mean() for o in outlines])
    _ground_shadow(picture, [outlines[i][1] for i in order], rng, size)
    side_shade = rng.uniform(0.45, 1.0)
    film = float(rng.uniform(0.2, 0.9)) if rng.random() < 0.1 else 0.0
    film *= THIN if thin else 1.0
    for i in order:
        top, base = outlines[i]
        if (top < -size).any() or (top > side + size).any():
            continue
        values = places[i].values
        if down and rng.random() < 0.3:
            values = (-1, -1)
        _stamp(picture, kind, values, top, base, side_shade, film, rng)
        truths.append(Truth(values, top))
    for _ in range(int(rng.integers(0, 4)) if rng.random() < 0.15 else 0):
        _hand(picture, truths, rng, size)
    streaks = not film and rng.random() < (0.3 if thin else 0.16)
    return lens(shine(picture, rng, size, streaks), rng, size), truths


def _ground(rng: Rng, grounds: list[Image], side: int) -> Image:
    ground = grounds[int(rng.integers(len(grounds)))]
    part = int(rng.integers(min(side, SIDE) // 2, SIDE))
    x, y = (int(v) for v in rng.integers(0, SIDE - part + 1, 2))
    cut = ground[y : y + part, x : x + part]
    cut = np.rot90(cut, int(rng.integers(4)))
    way = cv2.INTER_AREA if part > side else cv2.INTER_LINEAR
    picture = cv2.resize(np.ascontiguousarray(cut), (side, side), interpolation=way)
    if rng.random() < 0.3:
        tone = rng.uniform(0.4, 1.4, 3)
        picture = np.clip(picture * tone, 0, 255)
    return np.ascontiguousarray(picture, np.uint8)


def _outline(place: Place, width: float, view: View, thick: float) -> tuple[Points, Points]:
    along = np.array([np.cos(place.angle), np.sin(place.angle)]) / 2
    across = np.array([-along[1], along[0]]) * width
    flat = np.array([-along + across, -along - across, along - across, along + across])
    flat += (place.x, place.y)
    top = np.column_stack([flat, np.full(4, -thick)])
    base = np.column_stack([flat, np.zeros(4)])
    return view.project(top), view.project(base)


def _ground_shadow(picture: Image, bases: list[Points], rng: Rng, size: float) -> None:
    mask = np.zeros(picture.shape[:2], np.uint8)
    shift = rng.normal(0, 0.05, 2) * size
    for base in bases:
        cv2.fillConvexPoly(
            mask, np.round((base + shift) * 16).astype(np.int32), 255, cv2.LINE_AA, 4
        )
    soft = max(1, int(size * rng.uniform(0.02, 0.25)))
    mask = cv2.blur(mask, (soft, soft)).astype(np.uint8)
    factor = 1 - mask * np.float32(rng.uniform(0, 0.75) / 255)
    picture[:] = (picture * factor[:, :, None]).astype(np.uint8)


def _stamp(
    picture: Image,
    kind: Set,
    values: tuple[int, int],
    top: Points,
    base: Points,
    shade: float,
    film: float,
    rng: Rng,
) -> None:
    hull = cv2.convexHull(np.vstack([top, base]).astype(np.float32))
    low = np.maximum(np.floor(hull.min((0, 1))).astype(int) - 2, 0)
    high = np.minimum(np.ceil(hull.max((0, 1))).astype(int) + 2, picture.shape[1::-1])
    if (high - low < 4).any():
        return
    area = picture[low[1] : high[1], low[0] : high[0]]
    long_px = float(np.linalg.norm(top[1] - top[2]))
    canvas = int(np.clip(long_px / kind.aspect * 1.6, 44, 150))
    seen, alpha = face(kind, values, canvas, rng)
    if film:
        seen = wrapped(Face(seen, np.asarray(alpha, np.float32)), film, rng).image
    # a tile's outline rounds at its corners: shrink the hull of the sides by drawing it as lines
    side_colour = tuple(c * shade for c in kind.body)
    edge = max(1.0, kind.corner * canvas)
    rounded = (
        _rounded_polygon(top, edge / canvas, kind),
        _rounded_polygon(base, edge / canvas, kind),
    )
    hull = cv2.convexHull(np.vstack(rounded).astype(np.float32))[:, 0] - low
    cv2.fillConvexPoly(area, np.round(hull * 16).astype(np.int32), side_colour, cv2.LINE_AA, 4)
    rows, columns = seen.shape[:2]
    source = np.array([(0, rows), (0, 0), (columns, 0), (columns, rows)], np.float32) - 0.5
    move = cv2.getPerspectiveTransform(source, (top - low).astype(np.float32))
    room = (int(high[0] - low[0]), int(high[1] - low[1]))
    warped = cv2.warpPerspective(
        seen, move, room, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    weight = (
        cv2.warpPerspective(alpha, move, room, flags=cv2.INTER_LINEAR)[:, :, None].astype(
            np.float32
        )
        / 255
    )
    area[:] = (area + (warped.astype(np.float32) - area) * weight).astype(np.uint8)


def _rounded_polygon(corners: Points, r: float, kind: Set) -> Points:
    """The outline with its corners cut, `r` in widths of the tile."""
    points = []
    for i in range(4):
        here = corners[i]
        for other in (corners[i - 1], corners[(i + 1) % 4]):
            far = np.linalg.norm(other - here)
            long = (i % 2 == 0) == (other is corners[i - 1])
            cut = r * 0.6 / (kind.aspect if long else 1.0)
            points.append(here + (other - here) * cut if far else here)
    return np.array(points)


def _hand(picture: Image, truths: list[Truth], rng: Rng, size: float) -> None:
    """An arm or sleeve over the table; tiles that it touches are no longer told of."""
    side = picture.shape[0]
    mask = np.zeros((side, side), np.uint8)
    start = rng.uniform(0, side, 2)
    end = start + rng.normal(0, size * 2, 2)
    thick = int(size * rng.uniform(0.15, 0.6)) + 1
    cv2.line(mask, tuple(start.astype(int).tolist()), tuple(end.astype(int).tolist()), 255, thick)
    tone = rng.uniform(0.3, 1.1)
    skin = (130 * tone, 160 * tone, 220 * tone) if rng.random() < 0.7 else any_colour(rng)
    picture[mask > 0] = np.array(skin).astype(np.uint8)
    for truth in truths:
        own = np.zeros_like(mask)
        cv2.fillConvexPoly(own, truth.corners.astype(np.int32), 255)
        if cv2.countNonZero(cv2.bitwise_and(own, mask)):
            truth.values = (-2, -2)  # covered in part: neither a tile nor none
