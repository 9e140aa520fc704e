"""Draws the face of a tile, or one half of it, at any resolution.

The light falls from a direction in the face's own plane: `light_deg` is where it comes from, 0 from
the right, 90 from below (y down), as the face stands in its picture with the first half on top.
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.look import Look
from vision.pattern import pips, radius

Image = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]

_SMALLEST = 96
"""Faces are drawn at least so many pixels wide and then made smaller, which keeps edges true."""


@dataclass(frozen=True, eq=False)
class Face:
    """A painted face, first half on top."""

    image: Image
    """BGR, shape (height, width, 3)."""
    alpha: Floats
    """How much of each pixel the face covers, 0 to 1, shape (height, width): rounded corners."""


def face(values: tuple[int, int], look: Look, width_px: int, light_deg: float = 225.0) -> Face:
    """The face of the tile `values`, `width_px` wide and `width_px * look.ratio` high.

    Raises `vision.pattern.UnknownPattern` for values that no half shows.
    """
    if width_px < 1:
        raise ValueError(f"A face needs to be at least 1 pixel wide, not {width_px}.")
    height_px = max(2, round(width_px * look.ratio))
    scale = max(1, -(-_SMALLEST // width_px))
    width, height = width_px * scale, height_px * scale
    canvas = _body(look, width, height, light_deg)
    _bar(canvas, look, light_deg)
    for number, middle in zip(values, (height / 4, height * 3 / 4), strict=True):
        if look.numerals:
            _numeral(canvas, look, number, (width / 2, middle))
        else:
            _pips(canvas, look, number, (width / 2, middle), light_deg)
    outside = _outside(width, height, look.corner * width)
    alpha = np.clip(0.5 - outside, 0, 1)
    image = np.clip(canvas, 0, 255)
    if scale > 1:
        size = (width_px, height_px)
        image = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.float32)
        alpha = np.asarray(cv2.resize(alpha, size, interpolation=cv2.INTER_AREA), np.float32)
    return Face(image.astype(np.uint8), alpha)


def half(number: int, look: Look, width_px: int, light_deg: float = 225.0) -> Image:
    """One half alone, outer edge on top, `width_px` wide and half as high as its tile; BGR."""
    whole = face((number, number), look, width_px, light_deg).image
    return whole[: whole.shape[0] // 2].copy()


def _outside(width: int, height: int, corner: float) -> Floats:
    """Distance in pixels from the rounded outline to each pixel's centre, negative inside."""
    x = np.abs(np.arange(width, dtype=np.float32) + 0.5 - width / 2) - (width / 2 - corner)
    y = np.abs(np.arange(height, dtype=np.float32) + 0.5 - height / 2) - (height / 2 - corner)
    beyond = np.hypot(np.maximum(x, 0)[None], np.maximum(y, 0)[:, None])
    within = np.minimum(np.maximum(x[None], y[:, None]), 0)
    return np.asarray(beyond + within - corner, np.float32)


def _body(look: Look, width: int, height: int, light_deg: float) -> Floats:
    outside = _outside(width, height, look.corner * width)
    edge = max(look.bevel * width, 1.0)
    slope = np.clip(1 + outside / edge, 0, 1) ** 2
    dy, dx = np.gradient(outside)
    light = np.deg2rad(light_deg)
    shade = 1 + slope * (0.22 * (dx * np.cos(light) + dy * np.sin(light)) - 0.12)
    if look.grain:
        rng = np.random.default_rng(width * 7 + height)
        cloud = rng.normal(0, 1, (max(2, height // 24), max(2, width // 24))).astype(np.float32)
        shade = shade + look.grain * cv2.resize(cloud, (width, height))
    canvas = shade[..., None] * np.array(look.body, np.float32)
    if look.frame:
        line = np.clip(1.2 - np.abs(outside + look.frame * width) / (0.008 * width), 0, 1)
        _mix(canvas, line, look.bar)
    return np.asarray(canvas, np.float32)


def _mix(canvas: Floats, alpha: npt.ArrayLike, colour: npt.ArrayLike) -> None:
    """Lays `colour` (one, or an image) over `canvas` in place, by `alpha`."""
    canvas += np.asarray(alpha, np.float32)[..., None] * (np.asarray(colour, np.float32) - canvas)


def _bar(canvas: Floats, look: Look, light_deg: float) -> None:
    height, width = canvas.shape[:2]
    if look.bar_width > 0:
        half_width, half_length = look.bar_width * width / 2, look.bar_length * width / 2
        reach = int(half_width) + 3
        top = height // 2 - reach
        y = np.arange(top, top + 2 * reach, dtype=np.float32) + 0.5 - height / 2
        x = np.arange(width, dtype=np.float32) + 0.5 - width / 2
        across = np.clip(half_width + 0.5 - np.abs(y), 0, 1)[:, None]
        along = np.clip(half_length + 0.5 - np.abs(x), 0, 1)[None]
        groove = -np.sign(y) * np.sin(np.deg2rad(light_deg)) * look.engraved
        shade = np.broadcast_to((1 + 0.3 * groove)[:, None], (len(y), width))
        glow = 22 * np.maximum(groove, 0)[:, None, None]
        colour = shade[..., None] * np.array(look.bar, np.float32) + glow
        _mix(canvas[top : top + 2 * reach], np.asarray(across * along, np.float32), colour)
    if look.spinner > 0:
        _dome(canvas, (width / 2, height / 2), look.spinner * width, look.spinner_colour, light_deg)


def _pips(
    canvas: Floats, look: Look, number: int, middle: tuple[float, float], light_deg: float
) -> None:
    width = canvas.shape[1]
    room = min(width, canvas.shape[0] / 2)
    size = radius(number) * look.pip_scale * width
    for x, y in pips(number, look.layout) * look.spread * room:
        _hollow(canvas, (middle[0] + x, middle[1] + y), size, look, look.pips[number], light_deg)


def _patch(
    canvas: Floats, centre: tuple[float, float], reach: float
) -> tuple[Floats, Floats, Floats]:
    """The part of the canvas around a point (a view), with x and y of its pixels from there."""
    left, top = int(centre[0] - reach) - 1, int(centre[1] - reach) - 1
    right, bottom = int(centre[0] + reach) + 2, int(centre[1] + reach) + 2
    left, top = max(left, 0), max(top, 0)
    part = canvas[top:bottom, left:right]
    x = np.arange(left, left + part.shape[1], dtype=np.float32) + 0.5 - centre[0]
    y = np.arange(top, top + part.shape[0], dtype=np.float32) + 0.5 - centre[1]
    return part, np.asarray(x[None], np.float32), np.asarray(y[:, None], np.float32)


def _hollow(
    canvas: Floats,
    centre: tuple[float, float],
    size: float,
    look: Look,
    colour: npt.ArrayLike,
    light_deg: float,
) -> None:
    """A drilled pip with its paint: the wall away from the light is bright, the near one dark."""
    part, x, y = _patch(canvas, centre, size * 1.25)
    distance = np.hypot(x, y)
    towards = (x * np.cos(np.deg2rad(light_deg)) + y * np.sin(np.deg2rad(light_deg))) / size
    depth = look.engraved
    rim = np.clip(1 - np.abs(distance / size - 1.08) / 0.14, 0, 1) * depth
    part *= (1 - rim * (0.25 * towards + 0.05))[..., None]
    inside = np.clip(size + 0.5 - distance, 0, 1)
    steep = np.clip(distance / size, 0, 1)
    shade = 1 - depth * (0.5 * towards * steep + 0.18 * steep**2)
    wet = 26 * depth * np.maximum(-towards, 0) * steep
    paint = shade[..., None] * np.asarray(colour, np.float32) + wet[..., None]
    _mix(part, np.asarray(inside, np.float32), paint)
    if look.gloss > 0 and depth > 0:
        light = np.deg2rad(light_deg)
        away = np.hypot(x + 0.38 * size * np.cos(light), y + 0.38 * size * np.sin(light))
        spark = look.gloss * np.exp(-((away / (0.2 * size)) ** 2)) * inside
        _mix(part, np.asarray(spark, np.float32), (255, 255, 255))


def _dome(
    canvas: Floats,
    centre: tuple[float, float],
    size: float,
    colour: npt.ArrayLike,
    light_deg: float,
) -> None:
    """The head of the pin in the middle of the bar: polished metal, raised."""
    part, x, y = _patch(canvas, centre, size)
    distance = np.hypot(x, y)
    light = np.deg2rad(light_deg)
    towards = (x * np.cos(light) + y * np.sin(light)) / size
    inside = np.clip(size + 0.5 - distance, 0, 1)
    shade = np.clip(1 + 0.6 * towards, 0.35, 1.5)
    edge = np.clip(1.6 - 0.8 * distance / size, 0, 1)
    _mix(
        part, np.asarray(inside, np.float32), (shade * edge)[..., None] * np.asarray(colour, float)
    )
    away = np.hypot(x - 0.4 * size * np.cos(light), y - 0.4 * size * np.sin(light))
    _mix(part, np.asarray(0.8 * np.exp(-((away / (0.3 * size)) ** 2)), np.float32), (235, 245, 250))


def _numeral(canvas: Floats, look: Look, number: int, middle: tuple[float, float]) -> None:
    """The number in figures; a line under six and nine tells them apart."""
    side = round(0.72 * canvas.shape[1])
    stamp = np.zeros((side, side), np.uint8)
    text, font = str(number), cv2.FONT_HERSHEY_SIMPLEX
    thick = max(1, side // 11)
    (wide, high), _ = cv2.getTextSize(text, font, 1.0, 1)
    scale = min(0.8 * side / wide, 0.66 * side / high)
    corner = (round((side - wide * scale) / 2), round((side + high * scale) / 2))
    cv2.putText(stamp, text, corner, font, scale, 255, thick, cv2.LINE_AA)
    if number in (6, 9):
        y = round((side + high * scale) / 2 + 0.14 * side)
        cv2.line(stamp, (round(0.3 * side), y), (round(0.7 * side), y), 255, max(1, thick // 2))
    stamp = np.ascontiguousarray(np.rot90(stamp, look.numeral_turns))
    left, top = round(middle[0] - side / 2), round(middle[1] - side / 2)
    part = canvas[top : top + side, left : left + side]
    _mix(part, stamp.astype(np.float32) / 255, look.pips[number])


def back(look: Look, width_px: int, light_deg: float = 225.0) -> Face:
    """The back of a tile: its body without pips and bar."""
    plain = replace(look, bar_width=0.0, spinner=0.0, frame=0.0, numerals=False)
    return face((0, 0), plain, width_px, light_deg)
