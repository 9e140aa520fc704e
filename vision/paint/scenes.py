"""Whole pictures from a seed: any set, table, light and camera, tiles in any arrangement, and
things that are no tiles lying about."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np

from vision.paint.arrange import ARRANGEMENTS, Ground, Pair, train
from vision.paint.geometry import overlapping, rectangle
from vision.paint.legible import contrast
from vision.paint.painter import Painted, Painter, Placed
from vision.paint.props import PROPS, Prop, hand
from vision.paint.station import Glow
from vision.paint.style import Style, random_style
from vision.paint.view import View
from vision.placing.plate import DIAMETER_MM, HEIGHT_MM, Plate

Rng = np.random.Generator

SETS = (6, 9, 12, 15, 18)
"""Sets by their highest number."""
SIZES = (
    (1600, 1200),
    (1200, 1600),
    (1280, 960),
    (1024, 768),
    (800, 600),
    (1500, 1500),
    (900, 1600),
)


@dataclass(frozen=True)
class Wanted:
    """What a scene must be; None leaves it to the seed."""

    highest: int | None = None
    """One of `SETS`."""
    arrangement: str | None = None
    """A name in `vision.paint.arrange.ARRANGEMENTS`, or "station"."""
    hardness: float | None = None
    """0 clear to 1 dark, blurred, glaring, oblique, crowded with other things."""
    tile_px: float | None = None
    """Length of a tile in the middle of the picture."""
    size: tuple[int, int] | None = None
    """Width and height of the picture."""
    tilt_deg: float | None = None
    style: Style | None = None
    legible: bool = False
    """Only tiles that a person could read: as large as their set needs, each pip to be seen. Where
    film, glare or darkness hides one, the picture is painted again more mildly."""


ANY = Wanted()

LEAST_PX = MappingProxyType({6: 60, 9: 80, 12: 100, 15: 125, 18: 150})
"""Length of a legible tile in pixels by its set: a double-twelve at 2 pixels a millimetre, a
double-eighteen at 3."""
LEAST_CONTRAST = 24.0
"""Of a legible tile's palest pip: see `vision.paint.legible`."""


def scene(seed: int, wanted: Wanted = ANY) -> Painted:
    """A painted table with the truth about its tiles; the same for the same arguments.

    Raises `ValueError` for a set or an arrangement that is not known.
    """
    rng = np.random.default_rng((seed, 5150))
    hardness = float(rng.random()) if wanted.hardness is None else wanted.hardness
    highest = int(rng.choice(SETS, p=[0.25, 0.1, 0.45, 0.1, 0.1]))
    if wanted.highest is not None:
        highest = wanted.highest
    if highest not in SETS:
        raise ValueError(f"No set goes up to {highest}; known: {', '.join(map(str, SETS))}.")
    names = [*ARRANGEMENTS, "station"]
    arrangement = wanted.arrangement or str(rng.choice(names))
    if arrangement not in names:
        raise ValueError(f"No arrangement is called {arrangement!r}; known: {', '.join(names)}.")
    style = wanted.style or random_style(rng, hardness)
    view = _view(rng, wanted, hardness, style, LEAST_PX[highest] if wanted.legible else 0)
    plate = Plate(int(rng.integers(8, 16))) if arrangement == "station" else None
    ground = _ground(rng, view, style, highest)
    if plate is not None:
        _round_the_station(ground, plate, rng)
    else:
        most = ground.size_mm[0] * ground.size_mm[1] / (style.tile_mm**2 * 3.5)
        count = 1 + int(min(40.0, most) * rng.random() ** 0.7)
        ARRANGEMENTS[arrangement](ground, count, rng)
        if not ground.tiles:
            ARRANGEMENTS["scattered"](ground, 1, rng)
    tiles = _some_face_down(ground.tiles, rng)
    props = _things(ground, rng, hardness)
    style = _lamps_over(style, tiles, rng)
    tracks = None if plate is None else plate.tracks
    glows = [] if plate is None else _lights(plate, rng)
    for _ in range(6):
        done = Painter(style, view, tracks, seed).paint(tiles, props, glows, number=seed)
        if not wanted.legible or _is_legible(done, style):
            break
        style = _milder(style)
    return done


def _is_legible(done: Painted, style: Style) -> bool:
    seen = [truth for truth in done.truths if truth.visible > 0.5]
    return all(
        contrast(done.image, one.values, one.corners, style.look) >= LEAST_CONTRAST for one in seen
    )


def _milder(style: Style) -> Style:
    """The same table in kinder light, its pips a shade further from its body."""
    light, lens, look = style.light, style.lens, style.look
    body = np.array(look.body, float)
    inks = [np.clip(body + 1.25 * (np.array(ink) - body), 0, 255) for ink in (*look.pips, look.bar)]
    *pips, bar = ((int(b), int(g), int(r)) for b, g, r in inks)
    return replace(
        style,
        film=0.4 * style.film,
        look=replace(look, pips=tuple(pips), bar=bar, bar_width=max(look.bar_width, 0.03)),
        light=replace(
            light,
            glare=0.4 * light.glare,
            falloff=0.7 * light.falloff,
            level=min(1.0, 1.25 * light.level) if light.level < 1 else light.level,
            patches=0,
        ),
        lens=replace(lens, blur_px=0.8 * lens.blur_px, noise=0.7 * lens.noise, motion_px=0.0),
    )


def _view(rng: Rng, wanted: Wanted, hardness: float, style: Style, least_px: int) -> View:
    width, height = wanted.size or SIZES[rng.integers(len(SIZES))]
    tilt = float(rng.choice([0.0, rng.uniform(0, 12), rng.uniform(0, 15 + 30 * hardness)]))
    if wanted.tilt_deg is not None:
        tilt = wanted.tilt_deg
    least = least_px / np.cos(np.deg2rad(tilt)) ** 1.5  # the far side is smaller still
    tile_px = float(np.exp(rng.uniform(np.log(max(55, least)), np.log(max(300, 2 * least)))))
    scale = (wanted.tile_px or tile_px) / style.tile_size_mm[0]
    across = max(width, height) / scale
    return View(
        width=width,
        height=height,
        px_per_mm=scale,
        distance_mm=float(across * rng.uniform(0.7, 1.5)),
        tilt_deg=tilt,
        heading_deg=float(rng.choice([0.0, rng.uniform(0, 360)])),
        roll_deg=float(rng.choice([0.0, rng.uniform(-180, 180)])),
        k1=float(rng.normal(0, 0.02)),
    )


def _ground(rng: Rng, view: View, style: Style, highest: int) -> Ground:
    """The part of the table that the picture shows, whatever its tilt."""
    corners = view.on_table([[0, 0], [view.width, 0], [view.width, view.height], [0, view.height]])
    reach = float(np.abs(corners).min(axis=0).min())
    wide = max(2 * reach, 2.2 * style.tile_size_mm[0])
    ratio = view.width / view.height if view.heading_deg == 0 else 1.0
    length, width, _ = style.tile_size_mm
    return Ground((wide * max(ratio, 1.0), wide), (length, width), _values(rng, highest))


def _values(rng: Rng, highest: int) -> Iterator[Pair]:
    """The tiles of a set in any order, any way round; its high numbers first now and then."""
    pairs = [(a, b) for a in range(highest + 1) for b in range(a, highest + 1)]
    order = rng.permutation(len(pairs))
    if rng.random() < 0.3:
        order = np.array(sorted(order, key=lambda i: -sum(pairs[i]) + rng.normal(0, 4)))
    for index in order:
        a, b = pairs[index]
        yield (a, b) if rng.random() < 0.5 else (b, a)


def _round_the_station(ground: Ground, plate: Plate, rng: Rng) -> None:
    """An engine on the station, trains from its slots."""
    side = 0.86 * DIAMETER_MM
    ground.size_mm = (max(ground.size_mm[0], 420.0), max(ground.size_mm[1], 420.0))
    ground.kept_free += [rectangle(0, 0, angle, side, side) for angle in (0.0, 45.0)]
    engine = next((pair for pair in ground.values if pair[0] == pair[1]), (6, 6))
    keep, ground.kept_free = ground.kept_free, []
    for track in range(1, plate.tracks + 1):
        if rng.random() < 0.75:
            x, y = plate.slot(track)
            start = (float(x), float(y), plate.angle_deg(track))
            train(ground, int(rng.integers(1, 7)), rng, start)
    ground.kept_free = keep
    tile = Placed(engine, 0.0, 0.0, float(rng.normal(0, 5)), HEIGHT_MM)
    ground.tiles.append(tile)


def _some_face_down(tiles: list[Placed], rng: Rng) -> list[Placed]:
    if rng.random() > 0.3:
        return tiles
    return [replace(tile, face_down=bool(rng.random() < 0.2)) for tile in tiles]


def _things(ground: Ground, rng: Rng, hardness: float) -> list[Prop]:
    """Things that are no tiles, beside these, and hands at the edge."""
    props: list[Prop] = []
    half = np.array(ground.size_mm) / 2
    kinds = [kind for kind in PROPS if kind != "hand"]
    tiles = [rectangle(t.x_mm, t.y_mm, t.angle_deg, *ground.tile_mm) for t in ground.tiles]
    taken = np.array([*tiles, *ground.kept_free]).reshape(-1, 4, 2)
    for _ in range(int(rng.integers(0, 2 + round(5 * hardness)))):
        x, y = (float(v) for v in rng.uniform(-1.1 * half, 1.1 * half))
        kind, seed = str(rng.choice(kinds)), int(rng.integers(40))
        prop = Prop(kind, x, y, float(rng.uniform(0, 360)), seed)
        if not overlapping(rectangle(x, y, prop.angle_deg, *prop.size_mm), taken, 2.0).any():
            props.append(prop)
    if rng.random() < 0.15 + 0.2 * hardness:
        angle = float(rng.uniform(0, 360))
        out = np.array([np.cos(np.deg2rad(angle)), np.sin(np.deg2rad(angle))]) * half
        tip = out * rng.uniform(0.5, 1.0)
        props.append(hand(float(tip[0]), float(tip[1]), angle, int(rng.integers(40))))
    return props


def _lamps_over(style: Style, tiles: list[Placed], rng: Rng) -> Style:
    """Puts the mirror images of lamps where tiles are, that glare be met with."""
    if not style.light.lamps or not tiles:
        return style
    lamps = []
    for _ in style.light.lamps:
        tile = tiles[rng.integers(len(tiles))]
        x, y = rng.normal((tile.x_mm, tile.y_mm), style.tile_mm)
        lamps.append((float(x), float(y)))
    return replace(style, light=replace(style.light, lamps=tuple(lamps)))


def _lights(plate: Plate, rng: Rng) -> list[Glow | None]:
    colours = ((0, 255, 60), (255, 30, 0), (255, 160, 0), (30, 90, 255), (255, 255, 255))
    return [
        Glow(colours[rng.integers(5)], float(rng.uniform(0.2, 1))) if rng.random() < 0.6 else None
        for _ in range(plate.tracks)
    ]
