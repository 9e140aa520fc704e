"""What the tiles of one set look like: colours of body and pips, bar, engraving, edges."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

import cv2
import numpy as np
import numpy.typing as npt

from vision.pattern import LAYOUTS

Colour = tuple[int, int, int]
"""Blue, green, red, each 0 to 255."""


def rgb(text: str) -> Colour:
    """`"fa8214"` (red, green, blue in hexadecimal) as a `Colour`."""
    return (int(text[4:6], 16), int(text[2:4], 16), int(text[0:2], 16))


def _palette(text: str) -> tuple[Colour, ...]:
    return tuple(rgb(one) for one in text.split())


# The colour of a half with 0, 1, 2 ... 18 pips; that of the blank is never seen.
PALETTES = MappingProxyType(
    {
        "bright": _palette(
            "000000 3ca0c8 3ca528 e11e32 964623 0f55be faa50a c3288c 19af96 55238c fa5014"
            " 8c142d 969b96 231e5a 78821e dc5a78 28a5b4 6e5a46 1e1e1e"
        ),
        "deep": _palette(
            "000000 2d5aa0 1e6e37 96233c 5a5f5a 1e2364 e19614 7d2864 0f7864 3c1e6e be4b1e"
            " 641423 505050 1e465a 5a5a14 a03c5a 146e78 503c28 141414"
        ),
        "toy": _palette(
            "000000 0078dc 00a050 f03c32 b48214 7850c8 ffd200 ff8200 3c8c28 28285a e6328c"
            " 00b4c8 6e6e6e a0c81e 8c3c14 5ac8fa 963296 c8a078 282828"
        ),
    }
)


@dataclass(frozen=True)
class Look:
    """One set of tiles. Lengths are in tile widths unless said otherwise."""

    body: Colour = (226, 239, 243)
    pips: tuple[Colour, ...] = PALETTES["bright"]
    """Colour of a half's pips by their number, 19 of them."""
    layout: str = "columns"
    """A name in `vision.pattern.LAYOUTS`."""
    ratio: float = 2.0
    """Length over width."""
    thickness: float = 0.36
    corner: float = 0.12
    """Radius of the face's corners."""
    bevel: float = 0.05
    """Width of the rounded edge."""
    pip_scale: float = 1.0
    """Of `vision.pattern.radius`."""
    spread: float = 1.0
    """How far apart the pips stand, of the usual."""
    engraved: float = 0.6
    """Depth of pips and bar: 0 printed flat, 1 deeply drilled."""
    gloss: float = 0.5
    """0 dull to 1 polished: the strength of the spark in each pip."""
    bar: Colour = (24, 24, 24)
    bar_width: float = 0.06
    """Across the bar; 0 for none."""
    bar_length: float = 0.82
    spinner: float = 0.0
    """Radius of the pin in the middle of the bar; 0 for none."""
    spinner_colour: Colour = (80, 160, 200)
    numerals: bool = False
    """Arabic numerals in place of pips."""
    numeral_turns: int = 0
    """Quarter turns of the numerals, 0 upright on an upright tile."""
    grain: float = 0.01
    """Unevenness of the body, of its brightness."""
    frame: float = 0.0
    """Distance of a thin printed line from the edge; 0 for none."""

    def __post_init__(self) -> None:
        if self.layout not in LAYOUTS:
            known = ", ".join(LAYOUTS)
            raise ValueError(f"No layout of pips is called {self.layout!r}; known: {known}.")
        if len(self.pips) != 19:
            raise ValueError(f"A set of tiles needs 19 colours of pips, not {len(self.pips)}.")


def _one(text: str) -> tuple[Colour, ...]:
    return (rgb(text),) * 19


LOOKS = MappingProxyType(
    {
        "coloured": Look(),
        "deep": Look(body=rgb("eae6da"), pips=PALETTES["deep"], engraved=0.9, corner=0.1),
        "toy": Look(body=rgb("fafafa"), pips=PALETTES["toy"], engraved=0.1, gloss=0.2),
        "black": Look(body=rgb("efe8d0"), pips=_one("141414"), spinner=0.07, bar_width=0.05),
        "night": Look(body=rgb("1e1e20"), pips=_one("f0f0f0"), bar=rgb("e6e6e6")),
        "numerals": Look(numerals=True, engraved=0.0, gloss=0.1),
    }
)
"""Sets by name; `random_look` makes any number of others."""

_BODIES: Sequence[tuple[str, float]] = (
    ("f3efe2", 5), ("fbfbf8", 4), ("ece2c4", 3), ("e4e4e2", 1.5), ("f0c8d2", 0.4), ("f6d9a8", 0.4),
    ("1f7a4a", 0.4), ("2a2a2c", 0.7), ("8c1e28", 0.3), ("1e3c78", 0.3), ("c8a078", 0.4),
    ("f58cb4", 0.3), ("9fd0e0", 0.3),
)  # fmt: skip


def random_look(rng: np.random.Generator) -> Look:
    """A set of tiles such as shops sell: mostly light bodies with coloured or black pips."""
    body = _pick(rng, _BODIES)
    dark = max(body) < 150 or np.dot(body, (0.11, 0.59, 0.3)) < 110
    engraved = 0.0 if rng.random() < 0.25 else float(rng.uniform(0.2, 1.0))
    wide = rng.random() < 0.4
    look = Look(
        body=jitter(rng, body, 8),
        pips=_pip_colours(rng, dark),
        layout=str(rng.choice(list(LAYOUTS), p=[0.8, 0.1, 0.06, 0.04])),
        ratio=float(np.clip(rng.normal(2.0, 0.05), 1.85, 2.15)),
        thickness=float(rng.uniform(0.22, 0.5)),
        corner=float(rng.uniform(0.03, 0.2)),
        bevel=float(rng.uniform(0.02, 0.09)),
        pip_scale=float(rng.uniform(0.75, 1.15)),
        spread=float(rng.uniform(0.88, 1.04)),
        engraved=engraved,
        gloss=float(rng.uniform(0.0, 1.0)),
        bar_width=float(rng.uniform(0.015, 0.05) if not wide else rng.uniform(0.05, 0.1)),
        bar_length=float(rng.uniform(0.68, 1.0)),
        grain=float(rng.uniform(0.0, 0.015)),
        frame=float(rng.uniform(0.05, 0.08)) if rng.random() < 0.05 else 0.0,
        numerals=rng.random() < 0.06,
        numeral_turns=int(rng.integers(0, 4)),
    )
    return _with_bar(look, rng, dark)


def _with_bar(look: Look, rng: np.random.Generator, dark: bool) -> Look:
    kind = rng.random()
    if dark:
        colour = rgb("f0f0ea") if kind < 0.8 else rgb("d2aa46")
    elif kind < 0.72:
        colour = rgb("181818")
    elif kind < 0.82:
        colour = _hue(rng, 255, 160)
    elif kind < 0.9:
        colour = rgb("8c8c88")
    else:  # engraved, not painted
        depth = rng.uniform(0.72, 0.88)
        blue, green, red = look.body
        colour = (int(blue * depth), int(green * depth), int(red * depth))
    pin = float(rng.uniform(0.045, 0.09)) if rng.random() < 0.3 else 0.0
    metal = rgb(("c8a050", "b4b4b4", "dcc88c", "8c6e32")[rng.integers(4)])
    return replace(look, bar=colour, spinner=pin, spinner_colour=jitter(rng, metal, 15))


def _pip_colours(rng: np.random.Generator, dark: bool) -> tuple[Colour, ...]:
    kind = rng.random()
    if kind < 0.3 or (dark and kind < 0.6):
        one = rgb("f2f2ee") if dark else rgb(("101010", "20202a", "2d1e1a")[rng.integers(3)])
        return (one,) * 19
    if kind < 0.38:
        return (_hue(rng, 255, 230 if dark else 150),) * 19
    if kind < 0.85 and not dark:
        palette = list(PALETTES.values())[rng.integers(len(PALETTES))]
        shift = float(rng.normal(0, 4))
        return tuple(jitter(rng, _turned(colour, shift), 14) for colour in palette)
    level = 235 if dark else 170
    return tuple(_hue(rng, int(rng.integers(120, 256)), level) for _ in range(19))


def _hue(rng: np.random.Generator, saturation: int, value: int) -> Colour:
    return _colour(np.array([[[rng.integers(180), saturation, value]]], np.uint8))


def _turned(colour: Colour, degrees: float) -> Colour:
    hsv = cv2.cvtColor(np.array([[colour]], np.uint8), cv2.COLOR_BGR2HSV).astype(int)
    hsv[..., 0] = (hsv[..., 0] + round(degrees)) % 180
    return _colour(hsv.astype(np.uint8))


def _colour(hsv: npt.NDArray[np.uint8]) -> Colour:
    blue, green, red = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0]
    return (int(blue), int(green), int(red))


def jitter(rng: np.random.Generator, colour: Colour, spread: float) -> Colour:
    """`colour` with each channel moved a little."""
    blue, green, red = (int(np.clip(c + rng.normal(0, spread), 0, 255)) for c in colour)
    return (blue, green, red)


def _pick(rng: np.random.Generator, weighted: Sequence[tuple[str, float]]) -> Colour:
    weights = np.array([weight for _, weight in weighted])
    return rgb(weighted[rng.choice(len(weighted), p=weights / weights.sum())][0])
