"""Training pictures by the project's own painter: whole tables with the station on them."""

from dataclasses import replace

import numpy as np

from vision.paint.painter import Painter, Placed
from vision.paint.painter import Truth as Painted
from vision.paint.props import PROPS, Prop
from vision.paint.style import Style, random_style
from vision.paint.view import Floats, View
from vision.placing.plate import HEIGHT_MM, SLOT_MM
from vision.training.faces import NUMERALS, Image, Rng, any_most
from vision.training.layouts import lay
from vision.training.scenes import THIN, Truth

CLEAR, COVERED = 0.97, 0.6
"""Tiles of which less is seen are neither tiles nor none; of which still less is seen are none."""


def painted_scenes(
    rng: Rng, side: int, size: float, count: int, thin: bool = False
) -> list[tuple[Image, list[Truth]]]:
    """As `vision.training.scenes.scene`, `count` pictures of one table by the painter."""
    style = random_style(rng, float(rng.uniform(0, 1)))
    if thin:
        style = replace(style, film=THIN * style.film)
    if rng.random() < NUMERALS:
        font = replace(style.look, numerals=True, numeral_turns=int(rng.integers(0, 4)))
        style = replace(style, look=font)
    length = style.tile_size_mm[0]
    tilt = abs(rng.normal(0, 12)) if rng.random() < 0.8 else rng.uniform(0, 46)
    tracks = int(rng.integers(8, 16)) if rng.random() < 0.4 else None
    seen_mm = side / size * length
    away = rng.normal(0, 90, 2) if tracks else rng.normal(0, 0.2, 2) * seen_mm
    table = rng.uniform(0.7, 1.6, 2) * seen_mm + np.abs(away)
    style = replace(style, table_mm=(float(max(250, table[0])), float(max(250, table[1]))))
    view = View(
        width=side,
        height=side,
        px_per_mm=size / length,
        distance_mm=float(rng.uniform(500, 1600)),
        tilt_deg=float(min(tilt, 46)),
        heading_deg=float(rng.uniform(0, 360)),
        roll_deg=float(rng.uniform(0, 360)),
        x_mm=float(away[0]),
        y_mm=float(away[1]),
    )
    painter = Painter(style, view, tracks, int(rng.integers(1 << 30)))
    made = []
    for _ in range(count):
        tiles = _tiles(rng, style, seen_mm, away, tracks)
        picture = painter.paint(
            tiles, _props(rng, seen_mm, away), number=int(rng.integers(1 << 30))
        )
        truths = [
            Truth(_told(t), t.corners.astype(np.float64))
            for t in picture.truths
            if t.visible > 0.05
        ]
        made.append((picture.image, truths))
    return made


def _told(truth: Painted) -> tuple[int, int]:
    if truth.visible > CLEAR:
        return truth.values
    return (-2, -2) if truth.visible > COVERED else (-1, -1)


def _tiles(
    rng: Rng, style: Style, seen_mm: float, away: Floats, tracks: int | None
) -> list[Placed]:
    length = style.tile_size_mm[0]
    most = any_most(rng, style.look.numerals)
    tiles = []
    for place in lay(rng, seen_mm / length * 0.5, 1 / style.look.ratio, most):
        x, y = place.x * length + away[0], place.y * length + away[1]
        if tracks and np.hypot(x, y) < SLOT_MM + length / 2:
            continue
        down = bool(rng.random() < 0.05)
        turn = float(np.degrees(place.angle))
        tiles.append(Placed(place.values, float(x), float(y), turn, face_down=down))
    if tracks and rng.random() < 0.5:
        double = int(rng.integers(0, most + 1))
        tiles.append(Placed((double, double), 0.0, 0.0, 0.0, HEIGHT_MM))
    return tiles


def _props(rng: Rng, seen_mm: float, away: Floats) -> list[Prop]:
    if rng.random() < 0.55:
        return []
    places = rng.uniform(-0.5, 0.5, (int(rng.integers(1, 5)), 2)) * seen_mm + away
    return [
        Prop(
            str(rng.choice(list(PROPS))),
            float(x),
            float(y),
            float(rng.uniform(0, 360)),
            int(rng.integers(1 << 20)),
        )
        for x, y in places
    ]
