"""What a painted picture is of and how it is taken: tiles, table, light and lens."""

from dataclasses import dataclass, field, replace
from types import MappingProxyType

import numpy as np

from vision.paint.look import LOOKS, Look, random_look
from vision.paint.tabletop import TABLES


@dataclass(frozen=True)
class Light:
    """The room's light. Places are in mm in the table frame."""

    from_deg: float = 225.0
    """Where it comes from: 0 right, 90 below, 225 upper left."""
    height_deg: float = 50.0
    """Over the table: low light throws long shadows."""
    falloff: float = 0.15
    """How much darker the far side of the table is, 0 to 1."""
    level: float = 1.0
    """Brightness: 1 is well exposed."""
    warmth: float = 0.0
    """-1 blue to 1 orange."""
    shadow: float = 0.4
    """Darkness of the tiles' shadows, 0 to 1."""
    softness_mm: float = 3.0
    """Blur of the shadows' edge."""
    lamps: tuple[tuple[float, float], ...] = ()
    """Where lamps are mirrored, on the table and on polished tiles."""
    glare: float = 0.5
    """Strength of their mirror images, 0 to 1."""
    lamp_mm: float = 60.0
    """Size of the mirror images."""
    patches: int = 0
    """Large soft shadows (people, furniture) over the table."""


@dataclass(frozen=True)
class Lens:
    """What lens, sensor and file do to the picture."""

    blur_px: float = 0.5
    """Standard deviation of the blur."""
    motion_px: float = 0.0
    """Length of a shake, horizontal."""
    noise: float = 2.0
    """Standard deviation of the sensor's noise, of 255."""
    contrast: float = 1.0
    vignette: float = 0.15
    """How much darker the corners are, 0 to 1."""
    jpeg: int = 0
    """Quality 1 to 100; 0 for no JPEG."""


@dataclass(frozen=True)
class Style:
    """Everything about a picture but what lies on the table and from where it is seen."""

    look: Look = LOOKS["coloured"]
    table: str = "felt"
    """A name in `vision.paint.tabletop.TABLES`."""
    light: Light = field(default_factory=Light)
    lens: Lens = field(default_factory=Lens)
    table_mm: tuple[float, float] = (1200.0, 900.0)
    """Width and height of the table top; beyond it is the floor."""
    tile_mm: float = 25.0
    """Width of a tile."""
    film: float = 0.0
    """Glare of the plastic film that new tiles are wrapped in, 0 for none to 1."""

    @property
    def tile_size_mm(self) -> tuple[float, float, float]:
        """Length, width and thickness of a tile."""
        ratio, thickness = self.look.ratio, self.look.thickness
        return (self.tile_mm * ratio, self.tile_mm, self.tile_mm * thickness)


STYLES = MappingProxyType(
    {
        "felt": Style(),
        "wood": Style(table="wood", light=Light(from_deg=300, warmth=0.25, falloff=0.25)),
        "dark wood": Style(
            table="dark wood",
            light=Light(lamps=((-260.0, -180.0),), warmth=0.2, glare=0.35),
        ),
        "white": Style(table="white", light=Light(shadow=0.3)),
        "woven": Style(table="woven", light=Light(shadow=0.3), lens=Lens(noise=3.0)),
        "evening": Style(
            table="dark cloth",
            light=Light(level=0.5, warmth=0.45, falloff=0.4, lamps=((200.0, -150.0),)),
            lens=Lens(noise=7.0, blur_px=0.9, jpeg=85),
        ),
        "board": Style(table="board", look=LOOKS["black"]),
        "toy": Style(table="checks", look=LOOKS["toy"]),
    }
)
"""Styles by name."""


def style(name: str) -> Style:
    """The style of this name. Raises `ValueError` that lists the known ones."""
    if name not in STYLES:
        raise ValueError(f"No style is called {name!r}; known: {', '.join(STYLES)}.")
    return STYLES[name]


def random_style(rng: np.random.Generator, hardness: float = 0.5) -> Style:
    """Any table in any light; `hardness` 0 (clear pictures) to 1 (dark, blurred, glaring)."""
    look = random_look(rng)
    kinds = list(TABLES)
    return Style(
        look=look,
        table=str(rng.choice(kinds)),
        light=_random_light(rng, hardness),
        lens=_random_lens(rng, hardness),
        table_mm=(float(rng.uniform(500, 1600)), float(rng.uniform(400, 1200))),
        tile_mm=float(rng.uniform(20, 28)),
        film=float(rng.uniform(0.3, 1.0)) if rng.random() < 0.25 * hardness else 0.0,
    )


def _random_light(rng: np.random.Generator, hardness: float) -> Light:
    lamps = tuple(
        (float(x), float(y))
        for x, y in rng.uniform(-200, 200, (int(rng.random() < 0.3 + 0.5 * hardness) * 2, 2))
    )
    light = Light(
        from_deg=float(rng.uniform(0, 360)),
        height_deg=float(rng.uniform(25, 80)),
        falloff=float(rng.uniform(0, 0.25 + 0.5 * hardness)),
        level=float(rng.uniform(1 - 0.65 * hardness, 1.15)),
        warmth=float(np.clip(rng.normal(0.1, 0.25 + 0.2 * hardness), -0.8, 0.9)),
        shadow=float(rng.uniform(0.1, 0.75)),
        softness_mm=float(rng.uniform(0.5, 7)),
        glare=float(rng.uniform(0.1, 0.4 + 0.6 * hardness)),
        lamp_mm=float(rng.uniform(15, 110)),
        patches=int(rng.random() * (1 + 2 * hardness)),
    )
    return replace(light, lamps=lamps)


def _random_lens(rng: np.random.Generator, hardness: float) -> Lens:
    return Lens(
        blur_px=float(rng.uniform(0.2, 0.6 + 1.2 * hardness)),
        motion_px=float(rng.uniform(1, 4)) if rng.random() < 0.2 * hardness else 0.0,
        noise=float(rng.uniform(0.5, 2 + 10 * hardness * rng.random())),
        contrast=float(rng.uniform(0.85, 1.2)),
        vignette=float(rng.uniform(0, 0.35)),
        jpeg=int(rng.integers(45, 97)) if rng.random() < 0.8 else 0,
    )
