"""Table tops: pictures of wood, felt, cloth, leather, stone and printed boards, seen from above."""

from collections.abc import Callable
from types import MappingProxyType

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.face import face
from vision.paint.look import LOOKS, Colour, rgb

Image = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Rng = np.random.Generator
Size = tuple[int, int]
"""Width and height in pixels."""


class UnknownTable(ValueError):
    """No table top has this name."""


def tabletop(kind: str, size: Size, px_per_mm: float, seed: int) -> Image:
    """A table top of a kind in `TABLES`, BGR, the same for the same seed.

    Raises `UnknownTable`.
    """
    if kind not in TABLES:
        raise UnknownTable(f"No table top is called {kind!r}; known: {', '.join(TABLES)}.")
    picture = TABLES[kind](size, px_per_mm, np.random.default_rng(seed))
    return np.clip(picture, 0, 255).astype(np.uint8)


def clouds(size: Size, cells: tuple[float, float], rng: Rng, octaves: int = 1) -> Floats:
    """Smooth unevenness of about unit size; `cells` are the widths of a lump across and down."""
    total = np.zeros((size[1], size[0]), np.float32)
    weight = 1.0
    for octave in range(octaves):
        wide = max(2, round(size[0] / max(cells[0] / 2**octave, 1.0)))
        high = max(2, round(size[1] / max(cells[1] / 2**octave, 1.0)))
        small = rng.standard_normal((high, wide), np.float32)
        total += weight * cv2.resize(small, size, interpolation=cv2.INTER_CUBIC)
        weight *= 0.5
    return total


def _tinted(shade: Floats, colour: Colour) -> Floats:
    return np.asarray(shade[..., None] * np.array(colour, np.float32), np.float32)


def _pick(rng: Rng, colours: str) -> Colour:
    known = colours.split()
    blue, green, red = rgb(known[rng.integers(len(known))])
    shift = rng.normal(0, 1.5 + 0.05 * (blue + green + red) / 3, 3)
    return (int(blue + shift[0]), int(green + shift[1]), int(red + shift[2]))


def _wood(size: Size, scale: float, rng: Rng, colours: str, contrast: float) -> Floats:
    """Rings cut lengthwise: bands warped slowly, with fine streaks along the grain."""
    light = np.array(_pick(rng, colours), np.float32)
    dark = light * rng.uniform(0.45, 0.75)
    y = np.arange(size[1], dtype=np.float32)[:, None] / scale
    warp = clouds(size, (400 * scale, 60 * scale), rng, 2) * 9
    contrast *= rng.uniform(0.35, 1.0)
    bands = np.sin((y + warp) / rng.uniform(3.0, 9.0)) * 0.2
    streaks = clouds(size, (90 * scale, 1.1 * scale), rng, 2)
    pores = np.maximum(clouds(size, (14 * scale, 0.8 * scale), rng) - 1.2, 0)
    tone = np.clip(0.4 + contrast * (bands + 0.17 * streaks + 0.4 * pores), 0, 1)[..., None]
    picture = light + (dark - light) * tone
    if rng.random() < 0.5:
        _planks(picture, scale, rng)
    return np.asarray(picture, np.float32)


def _planks(picture: Floats, scale: float, rng: Rng) -> None:
    step = rng.uniform(70, 180) * scale
    for edge in np.arange(rng.uniform(0, step), picture.shape[0], step):
        top = int(edge)
        picture[top : top + max(1, int(scale))] *= 0.45
        picture[top:] *= rng.uniform(0.93, 1.07)


def _light_wood(size: Size, scale: float, rng: Rng) -> Floats:
    return _wood(size, scale, rng, "d7ab74 c89661 e0bf8e b9864d cba27c dcc7a8", 1.0)


def _dark_wood(size: Size, scale: float, rng: Rng) -> Floats:
    return _wood(size, scale, rng, "6e3c23 50301e 8a4b28 3c2a24 5a2d20 74523a", 1.1)


def _felt(size: Size, scale: float, rng: Rng) -> Floats:
    colour = _pick(rng, "1e6e3c 2d8250 14532d 8c1e28 1e3c78 46464b 2d2d32 3a5a40")
    fibres = 0.05 * rng.standard_normal((size[1], size[0]), np.float32)
    shade = 1 + fibres + 0.03 * clouds(size, (3 * scale, 3 * scale), rng, 2)
    return _tinted(shade + 0.04 * clouds(size, (120 * scale, 90 * scale), rng), colour)


def _cloth(size: Size, scale: float, rng: Rng, colours: str, weave: float) -> Floats:
    """Woven threads, folds, and now and then coarse yarn."""
    colour = _pick(rng, colours)
    pitch = rng.uniform(0.9, 2.6) * scale
    x = np.arange(size[0], dtype=np.float32) * (np.pi / max(pitch, 1.5))
    y = np.arange(size[1], dtype=np.float32) * (np.pi / max(pitch, 1.5))
    threads = np.sin(x)[None] * np.sin(y)[:, None]
    folds = clouds(size, (260 * scale, 190 * scale), rng, 2)
    yarn = clouds(size, (25 * scale, 1.5 * scale), rng) + clouds(
        size, (1.5 * scale, 25 * scale), rng
    )
    shade = 1 + weave * (threads + 0.5 * yarn) + 0.06 * folds
    shade += 0.03 * rng.standard_normal((size[1], size[0]), np.float32)
    return _tinted(shade.astype(np.float32), colour)


def _dark_cloth(size: Size, scale: float, rng: Rng) -> Floats:
    return _cloth(size, scale, rng, "1c1c20 26262c 1e2434 3c3c40 4b2832 2d4150", 0.12)


def _bright_cloth(size: Size, scale: float, rng: Rng) -> Floats:
    return _cloth(size, scale, rng, "aa3c46 5078aa d2b46e 78965a b48ca0 c8643c", 0.09)


def _woven(size: Size, scale: float, rng: Rng) -> Floats:
    return _cloth(size, scale, rng, "f0ede6 e6e2d8 f5f5f2 dcdcda", 0.07)


def _white(size: Size, scale: float, rng: Rng) -> Floats:
    shade = 1 + 0.01 * clouds(size, (50 * scale, 50 * scale), rng, 3)
    return _tinted(shade, _pick(rng, "f2f2f0 e8e8ea dcdcdc faf6ee"))


def _grey(size: Size, scale: float, rng: Rng) -> Floats:
    shade = 1 + 0.02 * clouds(size, (6 * scale, 6 * scale), rng, 3)
    scratches = np.maximum(clouds(size, (60 * scale, 1 * scale), rng) - 1.6, 0) * 0.08
    return _tinted(shade + scratches, _pick(rng, "78787a 8c8c88 646468 a0a09c 5a5f5a"))


def _black(size: Size, scale: float, rng: Rng) -> Floats:
    shade = 1 + 0.12 * clouds(size, (200 * scale, 5 * scale), rng, 2)
    dust = (rng.random((size[1], size[0]), np.float32) > 0.9996).astype(np.float32) * 4
    return _tinted(shade + dust, _pick(rng, "121212 1a1816 1e1612 161a1e 231c18"))


def _leather(size: Size, scale: float, rng: Rng) -> Floats:
    creases = np.abs(clouds(size, (2.2 * scale, 2.2 * scale), rng, 2))
    shade = 0.85 + 0.25 * np.minimum(creases, 1.2) + 0.05 * clouds(size, (80 * scale,) * 2, rng)
    return _tinted(shade, _pick(rng, "5a3723 32231e 7d4628 23282d 64141e 282828"))


def _stone(size: Size, scale: float, rng: Rng) -> Floats:
    veins = np.abs(clouds(size, (90 * scale, 60 * scale), rng, 4))
    specks = clouds(size, (1.6 * scale,) * 2, rng) * rng.uniform(0.02, 0.14)
    shade = 1 + specks - 0.35 * np.maximum(0.12 - veins, 0) / 0.12
    return _tinted(shade.astype(np.float32), _pick(rng, "d2cec6 8c8a86 3c3c3e b4aaa0 e6e4e0"))


def _checks(size: Size, scale: float, rng: Rng) -> Floats:
    pitch = rng.uniform(12, 45) * scale
    x = (np.arange(size[0]) / pitch).astype(int) % 2
    y = (np.arange(size[1]) / pitch).astype(int) % 2
    amount = (0.5 * (x[None] + y[:, None])).astype(np.float32)[..., None]
    base = _cloth(size, scale, rng, "f0f0ea f5efe0", 0.05)
    tint = np.array(_pick(rng, "b41e28 1e46a0 28783c 323232"), np.float32) / 255
    return np.asarray(base * (1 - amount + amount * tint), np.float32)


def _board(size: Size, scale: float, rng: Rng) -> Floats:
    """A printed playing board: a grid, stars with figures, a frame of printed dominoes, words."""
    colour = _pick(rng, "147878 1e3c6e 6e1e28 28643c 3c2850")
    picture = np.full((size[1], size[0], 3), colour, np.uint8)
    step = int(rng.uniform(28, 48) * scale)
    line = tuple(int(c * 0.55) for c in colour)
    for x in range(step // 2, size[0], step):
        cv2.line(picture, (x, 0), (x, size[1]), line, max(1, int(0.6 * scale)), cv2.LINE_AA)
    for y in range(step // 2, size[1], step):
        cv2.line(picture, (0, y), (size[0], y), line, max(1, int(0.6 * scale)), cv2.LINE_AA)
    for _ in range(int(size[0] * size[1] / (step * step) * 0.12)):
        _star(picture, step, scale, rng)
    for _ in range(int(rng.integers(1, 4))):
        _words(picture, scale, rng)
    _printed_frame(picture, scale, rng)
    shade = 1 + 0.02 * clouds(size, (3 * scale,) * 2, rng)
    return np.asarray(picture * shade[..., None], np.float32)


def _star(picture: Image, step: int, scale: float, rng: Rng) -> None:
    column, row = (int(rng.integers(0, max(1, n // step))) for n in picture.shape[1::-1])
    x, y = step // 2 + column * step, step // 2 + row * step
    reach = step * 0.42
    angles = np.arange(8) * np.pi / 4
    radii = np.where(np.arange(8) % 2 == 0, reach, reach * 0.45)
    points = np.stack([x + radii * np.cos(angles), y + radii * np.sin(angles)], axis=1)
    colour = rgb(("d2c864", "1e3ca0", "8c1e3c", "141414", "28a05a")[rng.integers(5)])
    cv2.fillPoly(picture, [points.astype(np.int32)], colour, cv2.LINE_AA)
    cv2.polylines(picture, [points.astype(np.int32)], True, (220, 230, 230), 1, cv2.LINE_AA)
    where = (int(x - 0.1 * step), int(y + 0.1 * step))
    size = 0.012 * step
    cv2.putText(picture, str(rng.integers(1, 9)), where, 0, size, (240, 240, 240), 1, cv2.LINE_AA)


def _words(picture: Image, scale: float, rng: Rng) -> None:
    words = ("DOMINOES", "Double", "WOO WOO", "Station", "START", "Mexican Train", "12:45")
    where = (
        int(rng.uniform(0, 0.8) * picture.shape[1]),
        int(rng.uniform(0.1, 1) * picture.shape[0]),
    )
    colour = rgb(("141414", "d2be3c", "f0f0f0")[rng.integers(3)])
    cv2.putText(
        picture, words[rng.integers(len(words))], where, int(rng.choice([0, 3, 4, 6])),
        rng.uniform(0.3, 1.4) * scale, colour, max(1, int(2 * scale)), cv2.LINE_AA,
    )  # fmt: skip


def _printed_frame(picture: Image, scale: float, rng: Rng) -> None:
    """Flat pictures of tiles along the upper edge; they are print, no tiles."""
    width = max(4, int(rng.uniform(8, 13) * scale))
    x = width
    while x + 2 * width < picture.shape[1]:
        first, second = (int(n) for n in rng.integers(0, 7, 2))
        one = cv2.rotate(face((first, second), LOOKS["black"], width).image, 0)
        picture[4 : 4 + one.shape[0], x : x + one.shape[1]] = one
        x += 4 * width


TABLES: MappingProxyType[str, Callable[[Size, float, Rng], Floats]] = MappingProxyType(
    {
        "wood": _light_wood,
        "dark wood": _dark_wood,
        "felt": _felt,
        "dark cloth": _dark_cloth,
        "cloth": _bright_cloth,
        "woven": _woven,
        "white": _white,
        "grey": _grey,
        "black": _black,
        "leather": _leather,
        "stone": _stone,
        "checks": _checks,
        "board": _board,
    }
)
"""The kinds of table tops by name."""
