"""Tile faces for training: more kinds than any shop sells, so that real ones are among them."""

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.face import face as painted
from vision.paint.look import Look, random_look
from vision.pattern import pips, radius

Image = npt.NDArray[np.uint8]
Rng = np.random.Generator
Colour = tuple[float, float, float]

BRIGHT: tuple[Colour, ...] = (
    (0.0, 0.0, 0.0),
    (190.0, 150.0, 60.0),
    (60.0, 150.0, 40.0),
    (60.0, 40.0, 200.0),
    (60.0, 80.0, 130.0),
    (180.0, 90.0, 20.0),
    (30.0, 150.0, 240.0),
    (150.0, 50.0, 190.0),
    (140.0, 150.0, 20.0),
    (130.0, 40.0, 80.0),
    (30.0, 100.0, 240.0),
    (60.0, 50.0, 110.0),
    (150.0, 155.0, 150.0),
    (90.0, 60.0, 200.0),
    (60.0, 120.0, 60.0),
    (30.0, 190.0, 230.0),
    (200.0, 110.0, 110.0),
    (60.0, 60.0, 60.0),
    (160.0, 90.0, 160.0),
)
"""Usual colours of 0 to 18 pips on coloured sets, as BGR."""


NUMERALS = 0.25
"""Part of the sets that have Arabic numerals."""


@dataclass(frozen=True)
class Set:
    """What all tiles of a set have in common."""

    most: int
    body: Colour
    pips: tuple[Colour, ...]
    """One colour for each number of pips."""
    layout: str
    spread: float
    """Factor on the places of the pips."""
    size: float
    """Factor on their radius."""
    engraved: float
    """Strength of the shading of a pip, 0 for a printed one."""
    light: tuple[float, float]
    """Where the light comes from, a unit vector in the picture."""
    bar: Colour
    bar_length: float
    """In widths of the tile."""
    bar_thickness: float
    spinner: float
    """Radius of the brass pin in widths; 0 for none."""
    spinner_colour: Colour
    aspect: float
    """Length over width."""
    corner: float
    rim: float
    """Brightness of the rounded edge against the face's."""
    numeral: int
    """A Hershey font for Arabic numerals, or -1 for pips."""
    numeral_turn: int
    marbled: float
    look: Look | None
    """The painter's own kind of set, drawn by the painter, in place of all this."""


def any_colour(rng: Rng, low: float = 0, high: float = 255) -> Colour:
    """A random BGR colour with every channel between `low` and `high`."""
    b, g, r = rng.uniform(low, high, 3)
    return (float(b), float(g), float(r))


def _near(colour: Colour, spread: float, rng: Rng) -> Colour:
    b, g, r = np.clip(np.array(colour) + rng.normal(0, spread, 3), 0, 255)
    return (float(b), float(g), float(r))


def _body(rng: Rng) -> tuple[Colour, bool]:
    """A colour for the body, and whether it is a dark one."""
    kind = rng.random()
    if kind < 0.72:
        white = rng.uniform(195, 252)
        ivory = rng.uniform(0, 60) * (rng.random() < 0.5)
        return (white - ivory, white - ivory * 0.3, white), False
    if kind < 0.84:
        return any_colour(rng, 0, 70), True
    colour = np.array(any_colour(rng, 20, 255))
    dark = float(colour @ (0.114, 0.587, 0.299)) < 130
    return (float(colour[0]), float(colour[1]), float(colour[2])), dark


def _pip_colours(rng: Rng, dark: bool, body: Colour) -> tuple[Colour, ...]:
    kind = rng.random()
    if dark:
        one = any_colour(rng, 190, 255) if kind < 0.7 else any_colour(rng, 100, 255)
        if kind < 0.8:
            return (one,) * 19
        return tuple(any_colour(rng, 120, 255) for _ in range(19))
    if max(body) - min(body) > 80 and kind < 0.7:  # a coloured body: pips of any other colour
        if kind < 0.3:
            return (_unlike(rng, body, 110),) * 19
        return tuple(_unlike(rng, body, 90) for _ in range(19))
    if kind < 0.42:
        return (any_colour(rng, 0, 60),) * 19
    if kind < 0.85:
        shift = rng.uniform(2, 22)
        fade = rng.uniform(0.65, 1.1)
        return tuple(_near((c[0] * fade, c[1] * fade, c[2] * fade), shift, rng) for c in BRIGHT)
    return tuple(_unlike(rng, body, 60) for _ in range(19))


def _unlike(rng: Rng, body: Colour, least: float) -> Colour:
    """A colour that stands out from the body's."""
    while True:
        colour = any_colour(rng)
        if float(np.linalg.norm(np.array(colour) - body)) > least:
            return colour


def any_set(rng: Rng) -> Set:
    """A random kind of set: two in five the painter's, the others wilder."""
    kind = _wild_set(rng)
    if rng.random() > 0.4:
        return kind
    look = random_look(rng)
    if rng.random() < NUMERALS:
        look = replace(look, numerals=True, numeral_turns=int(rng.integers(0, 4)))
    body: Colour = (float(look.body[0]), float(look.body[1]), float(look.body[2]))
    most = any_most(rng, look.numerals)
    return replace(kind, look=look, aspect=look.ratio, body=body, corner=look.corner, most=most)


def any_most(rng: Rng, numerals: bool) -> int:
    """The highest number of a set; of numerals the large sets have the most to learn."""
    shares = (0.05, 0.05, 0.25, 0.25, 0.4) if numerals else (0.22, 0.1, 0.33, 0.1, 0.25)
    return int(rng.choice((6, 9, 12, 15, 18), p=shares))


def _wild_set(rng: Rng) -> Set:
    body, dark = _body(rng)
    colours = _pip_colours(rng, dark, body)
    bar = any_colour(rng, 0, 55) if not dark else any_colour(rng, 150, 255)
    odd = rng.random()
    if odd < 0.12:  # as faint as an engraved line in the body's own colour
        shade = rng.uniform(0.55, 0.85) if not dark else rng.uniform(1.3, 2.2)
        bar = tuple(min(255.0, c * shade + (0 if not dark else 12)) for c in body)  # type: ignore[assignment]
    elif odd < 0.2:
        bar = any_colour(rng)
    angle = rng.uniform(0, 2 * np.pi)
    pin = rng.random() < 0.25
    numerals = rng.random() < 0.2
    gold = (rng.uniform(40, 150), rng.uniform(110, 210), rng.uniform(150, 240))
    return Set(
        most=any_most(rng, numerals),
        body=body,
        pips=colours,
        layout=str(
            rng.choice(["columns", "mirrored", "square", "across"], p=[0.55, 0.25, 0.1, 0.1])
        ),
        spread=float(rng.uniform(0.8, 1.13)),
        size=float(rng.uniform(0.72, 1.3)),
        engraved=float(rng.uniform(0.1, 1) * (rng.random() < 0.65)),
        light=(float(np.cos(angle)), float(np.sin(angle))),
        bar=bar,
        bar_length=float(rng.uniform(0.6, 1.0)),
        bar_thickness=float(rng.uniform(0.03, 0.1)),
        spinner=float(rng.uniform(0.05, 0.12)) if pin else 0.0,
        spinner_colour=gold if rng.random() < 0.8 else (gold[0] + 40,) * 3,
        aspect=float(rng.normal(1.97, 0.08))
        if rng.random() < 0.88
        else float(rng.uniform(1.5, 2.3)),
        corner=float(rng.uniform(0.03, 0.22)),
        rim=float(rng.uniform(0.6, 1.15)),
        numeral=int(rng.choice([0, 2, 3, 4])) if numerals else -1,
        numeral_turn=int(rng.integers(0, 6)),
        marbled=float(rng.uniform(2, 14) * (rng.random() < 0.25)),
        look=None,
    )


def face(kind: Set, values: tuple[int, int], width: int, rng: Rng) -> tuple[Image, Image]:
    """A tile lying along x, first half on the left: (face, alpha), each `width` px high.

    Values of -1 give the back of a tile: no bar and no pips.
    """
    if kind.look is not None and values[0] >= 0:
        light = float(np.degrees(np.arctan2(kind.light[1], kind.light[0])))
        seen = painted(values, kind.look, width, light)
        alpha = (np.rot90(seen.alpha) * 255).astype(np.uint8)
        return np.ascontiguousarray(np.rot90(seen.image)), np.ascontiguousarray(alpha)
    length = round(width * kind.aspect)
    picture = np.empty((width, length, 3), np.uint8)
    picture[:] = kind.body
    if kind.marbled:
        small = rng.normal(0, kind.marbled, (5, 9, 3)).astype(np.float32)
        cloud = cv2.resize(small, (length, width), interpolation=cv2.INTER_CUBIC)
        picture = np.clip(picture + cloud, 0, 255).astype(np.uint8)
    if values[0] >= 0:
        _bar(picture, kind, rng)
        for side, value in enumerate(values):
            centre = (length * (0.25 + 0.5 * side), width / 2)
            if kind.numeral >= 0:
                _numeral(picture, kind, value, centre, side)
            else:
                _half(picture, kind, value, centre, rng)
    return picture, _rounded(picture, kind)


def _shift(x: float) -> int:
    return round(x * 16)


def disk(picture: Image, centre: tuple[float, float], r: float, colour: Colour) -> None:
    """A filled, smooth circle with its centre and radius in fractions of a pixel."""
    cv2.circle(
        picture,
        (_shift(centre[0]), _shift(centre[1])),
        max(8, _shift(r)),
        colour,
        -1,
        cv2.LINE_AA,
        4,
    )


def _half(picture: Image, kind: Set, value: int, centre: tuple[float, float], rng: Rng) -> None:
    width = picture.shape[0]
    r = radius(value) * kind.size * width
    pitch = width * min(1.0, kind.aspect / 2)
    colour = kind.pips[value]
    dim: Colour = tuple(c * (1 - 0.45 * kind.engraved) for c in colour)  # type: ignore[assignment]
    lit: Colour = tuple(c + (255 - c) * 0.7 * kind.engraved for c in colour)  # type: ignore[assignment]
    lx, ly = kind.light
    for x, y in pips(value, kind.layout) * kind.spread:
        spot = (centre[0] + y * pitch, centre[1] + x * width)
        if kind.engraved:
            disk(picture, spot, r, dim)
            disk(picture, (spot[0] + lx * r * 0.15, spot[1] + ly * r * 0.15), r * 0.8, colour)
            disk(picture, (spot[0] + lx * r * 0.4, spot[1] + ly * r * 0.4), r * 0.22, lit)
        else:
            disk(picture, spot, r, colour)


def _numeral(picture: Image, kind: Set, value: int, centre: tuple[float, float], side: int) -> None:
    if value == 0 and kind.size < 1:
        return
    size = picture.shape[0]
    stamp = np.zeros((size, size), np.uint8)
    text = str(value)
    bold = max(1, round(size * 0.05))
    scale = size * 0.5 / 22
    (w, h), _ = cv2.getTextSize(text, kind.numeral, scale, bold)
    if w > size * 0.7:
        scale *= size * 0.7 / w
        (w, h), _ = cv2.getTextSize(text, kind.numeral, scale, bold)
    spot = ((size - w) // 2, (size + h) // 2)
    cv2.putText(stamp, text, spot, kind.numeral, scale, 255, bold, cv2.LINE_AA)
    if value in (6, 9):
        y = spot[1] + bold * 2
        cv2.line(stamp, (spot[0], y), (spot[0] + w, y), 255, bold)
    turned: Image = np.rot90(stamp, _turn(kind.numeral_turn, side)).copy()
    x0 = round(centre[0] - size / 2)
    left, right = max(0, x0), min(picture.shape[1], x0 + size)
    weight = turned[:, left - x0 : right - x0, None] / 255.0
    area: Any = picture[:, left:right]
    area[:] = area * (1 - weight) + np.array(kind.pips[value]) * weight


def _turn(kind: int, side: int) -> int:
    """Quarter turns of a numeral: 0 to 3 alike on both halves, 4 and 5 mirrored about the bar."""
    return kind if kind < 4 else 1 + 2 * (side ^ (kind - 4))


def _bar(picture: Image, kind: Set, rng: Rng) -> None:
    width, length = picture.shape[:2]
    half_length = kind.bar_length * width / 2
    half_thick = kind.bar_thickness * width / 2
    x, y = length / 2, width / 2
    lx = kind.light[0] * half_thick * 0.5 if kind.engraved else 0.0
    if kind.engraved:
        shine: Colour = tuple(min(255.0, c + 60 * kind.engraved) for c in kind.body)  # type: ignore[assignment]
        _bar_box(picture, x + lx * 2, y, half_thick, half_length, shine)
    _bar_box(picture, x, y, half_thick, half_length, kind.bar)
    if kind.spinner:
        r = kind.spinner * width
        dark: Colour = tuple(c * 0.55 for c in kind.spinner_colour)  # type: ignore[assignment]
        disk(picture, (x, y), r, dark)
        disk(picture, (x, y), r * 0.85, kind.spinner_colour)
        if rng.random() < 0.6:
            disk(
                picture,
                (x + r * 0.3 * kind.light[0], y + r * 0.3 * kind.light[1]),
                r * 0.35,
                (235, 245, 250),
            )


def _bar_box(picture: Image, x: float, y: float, thick: float, long: float, colour: Colour) -> None:
    corners = np.array(
        [(x - thick, y - long), (x + thick, y - long), (x + thick, y + long), (x - thick, y + long)]
    )
    cv2.fillConvexPoly(picture, np.round(corners * 16).astype(np.int32), colour, cv2.LINE_AA, 4)


def _rounded(picture: Image, kind: Set) -> Image:
    """The alpha of a tile with rounded corners; darkens or lights the rim of `picture`."""
    width, length = picture.shape[:2]
    r = max(1, round(kind.corner * width))
    alpha = np.zeros((width, length), np.uint8)
    cv2.rectangle(alpha, (r, 0), (length - 1 - r, width - 1), 255, -1)
    cv2.rectangle(alpha, (0, r), (length - 1, width - 1 - r), 255, -1)
    for cx in (r, length - 1 - r):
        for cy in (r, width - 1 - r):
            cv2.circle(alpha, (cx, cy), r, 255, -1, cv2.LINE_AA)
    if abs(kind.rim - 1) > 0.05:
        edge = max(1, round(width * 0.035))
        inner = cv2.erode(
            alpha,
            np.ones((2 * edge + 1, 2 * edge + 1), np.uint8),
            borderType=cv2.BORDER_CONSTANT,
            borderValue=0,
        )
        inner = cv2.blur(inner, (edge * 2 + 1, edge * 2 + 1))
        factor = kind.rim + (1 - kind.rim) * (inner[:, :, None] / np.float32(255))
        picture[:] = np.clip(picture * factor, 0, 255).astype(np.uint8)
    return alpha
