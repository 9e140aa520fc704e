"""Tables as they are at other people's: careless players, clutter, any set, poor light.

Everything comes from a seed. Still tables that a person could read from the camera's picture: no
tile is under a mug, no lamp blots one out.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from hub.simulator.camera import VirtualCamera
from hub.simulator.layout import CARELESS, Manner
from hub.simulator.table import VirtualTable
from hub.station import Lights
from vision.paint.look import LOOKS, Look, random_look
from vision.paint.style import Lens, Light, Style
from vision.paint.tabletop import TABLES
from vision.paint.view import View


def hard_table(players: int, seed: int, tracks: int = 9, manner: Manner = CARELESS) -> VirtualTable:
    """A table where trains bend, tiles lie askew, and things and hands stand about its edge."""
    rng = np.random.default_rng((seed, 61))
    used = [*range(1, players + 1), tracks]
    table = VirtualTable(tracks, seed, manner, used=used)
    table.clutter(int(rng.integers(2, 7)), int(rng.integers(0, 3)))
    return table


def hard_camera(
    table: VirtualTable,
    seed: int,
    shown: Callable[[], Lights] | None = None,
    fps: float = 5.0,
    width: int = 2400,
) -> VirtualCamera:
    """A camera over it that hangs a little askew, with any set of tiles in any light."""
    rng = np.random.default_rng((seed, 62))
    scale = width / 1200 * 0.94
    view = View(
        width=width,
        height=width * 3 // 4,
        px_per_mm=scale,
        tilt_deg=float(rng.uniform(0, 7)),
        heading_deg=0.0,
        roll_deg=float(rng.uniform(-3, 3)),
        x_mm=float(rng.uniform(-12, 12)),
        y_mm=float(rng.uniform(-12, 12)),
    )
    return VirtualCamera(table, hard_style(seed), view, seed, fps, shown)


def hard_style(seed: int) -> Style:
    """Tiles, table, light and lens of a hard table."""
    rng = np.random.default_rng((seed, 63))
    light = Light(
        from_deg=float(rng.uniform(0, 360)),
        height_deg=float(rng.uniform(35, 75)),
        falloff=float(rng.uniform(0.1, 0.45)),
        level=float(rng.uniform(0.6, 1.1)),
        warmth=float(rng.uniform(-0.2, 0.5)),
        shadow=float(rng.uniform(0.2, 0.6)),
        softness_mm=float(rng.uniform(1, 5)),
        lamps=tuple((float(x), float(y)) for x, y in rng.uniform(-350, 350, (2, 2))),
        glare=float(rng.uniform(0.1, 0.4)),
        lamp_mm=float(rng.uniform(20, 70)),
        patches=int(rng.integers(0, 2)),
    )
    lens = Lens(
        blur_px=float(rng.uniform(0.4, 0.9)),
        noise=float(rng.uniform(2, 6)),
        contrast=float(rng.uniform(0.9, 1.1)),
        vignette=float(rng.uniform(0.05, 0.3)),
        jpeg=int(rng.integers(75, 96)),
    )
    return Style(_hard_look(rng), str(rng.choice(list(TABLES))), light, lens)


def _hard_look(rng: np.random.Generator) -> Look:
    """A set as most are: pips and bar, on a light body, that stand out from it."""
    if rng.random() < 0.4:
        return LOOKS[str(rng.choice(["coloured", "deep", "toy", "black"]))]
    while True:
        look = random_look(rng)
        grey = np.array(look.body) @ (0.11, 0.59, 0.3)
        apart = min(
            np.abs(np.subtract(colour, look.body)).sum() for colour in (*look.pips[1:13], look.bar)
        )
        if not look.numerals and grey > 190 and apart > 150 and look.bar_width > 0.03:
            return replace(look, ratio=2.0, grain=min(look.grain, 0.01))
