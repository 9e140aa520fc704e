"""Grounds to lay training tiles on: wood, weave, boards, print, and things that are no tiles."""

import cv2
import numpy as np
import numpy.typing as npt

from vision.training.faces import Colour, Image, Rng, any_colour

SIDE = 900
"""Pixels along a side of a ground."""

WORDS = (
    "DOMINOES",
    "Double Six",
    "SET OF 28",
    "12",
    "Mexican",
    "Train",
    "5",
    "x=7",
    "PLAY",
    "08:15",
    "&",
    "Q",
)


def ground(rng: Rng) -> Image:
    """A random ground, SIDE x SIDE px."""
    kind = rng.choice(["plain", "wood", "weave", "ribs", "board", "clutter", "leather", "stone"])
    base = _base(rng)
    canvas = np.empty((SIDE, SIDE, 3), np.float32)
    canvas[:] = base
    if kind == "wood":
        canvas = _wood(canvas, rng)
    elif kind in ("weave", "ribs"):
        canvas = _weave(canvas, rng, kind == "ribs")
    elif kind == "leather":
        canvas += noise(rng, rng.uniform(0.15, 0.5), rng.uniform(5, 25))[:, :, None]
    elif kind == "stone":
        for scale in (0.02, 0.06, 0.2, 0.5):
            canvas += noise(rng, scale, rng.uniform(4, 30))[:, :, None]
    canvas += noise(rng, 0.006, rng.uniform(0, 18))[:, :, None]
    picture: Image = np.clip(canvas, 0, 255).astype(np.uint8)
    if kind == "board":
        _board(picture, rng)
    if kind == "clutter" or rng.random() < 0.25:
        for _ in range(int(rng.integers(3, 30))):
            thing(picture, rng)
    return picture


def _base(rng: Rng) -> Colour:
    kind = rng.random()
    if kind < 0.25:
        return any_colour(rng, 0, 60)
    if kind < 0.42:
        white = rng.uniform(190, 250)
        return (white - rng.uniform(0, 25), white - rng.uniform(0, 15), white)
    if kind < 0.62:
        tone = rng.uniform(0.3, 1.3)
        return (70 * tone, 115 * tone, 170 * tone)
    return any_colour(rng, 10, 230)


def noise(rng: Rng, scale: float, strength: float, stretch: float = 1.0) -> npt.NDArray[np.float32]:
    """Smooth noise of SIDE x SIDE px: `scale` cells a pixel down, stretched along x."""
    rows = max(3, round(SIDE * scale))
    columns = max(3, round(SIDE * scale / stretch))
    small = rng.normal(0, 1, (rows, columns)).astype(np.float32)
    grown = cv2.resize(small, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR)
    return np.asarray(grown * np.float32(strength), np.float32)


def _wood(canvas: npt.NDArray[np.float32], rng: Rng) -> npt.NDArray[np.float32]:
    grain = np.zeros((SIDE, SIDE), np.float32)
    for scale in (0.02, 0.08, 0.3):
        grain += noise(rng, scale, rng.uniform(3, 18), rng.uniform(8, 40))
    if rng.random() < 0.5:
        for _ in range(int(rng.integers(20, 120))):  # dark strokes as of pores: short bars
            x, y = rng.integers(0, SIDE, 2)
            reach = int(rng.integers(5, 70))
            cv2.line(
                grain,
                (int(x), int(y)),
                (int(x) + reach, int(y) + int(rng.integers(-3, 4))),
                -float(rng.uniform(10, 60)),
                int(rng.integers(1, 4)),
            )
    if rng.random() < 0.4:
        for y in range(int(rng.integers(20, 100)), SIDE, int(rng.integers(90, 300))):
            cv2.line(grain, (0, y), (SIDE, y), -float(rng.uniform(20, 90)), int(rng.integers(1, 5)))
    return canvas + grain[:, :, None] * np.array([0.8, 1, 1.1], np.float32)


def _weave(canvas: npt.NDArray[np.float32], rng: Rng, ribs: bool) -> npt.NDArray[np.float32]:
    x = np.arange(SIDE, dtype=np.float32)
    pitch = rng.uniform(3, 16)
    warp = np.sin(x * 2 * np.pi / pitch)
    weft = np.sin(x * 2 * np.pi / (pitch * rng.uniform(0.8, 1.3)))
    cloth = np.broadcast_to(warp[None], (SIDE, SIDE)) if ribs else warp[None] * weft[:, None]
    cloth = cloth * rng.uniform(4, 30) + noise(rng, 0.4, rng.uniform(0, 12))
    return np.asarray(canvas + cloth[:, :, None], np.float32)


def _board(picture: Image, rng: Rng) -> None:
    pitch = int(rng.integers(40, 130))
    line = any_colour(rng)
    thick = int(rng.integers(1, 5))
    if rng.random() < 0.3:
        a, b = any_colour(rng), any_colour(rng)
        for i in range(0, SIDE, pitch):
            for j in range(0, SIDE, pitch):
                cv2.rectangle(
                    picture, (i, j), (i + pitch, j + pitch), a if (i + j) // pitch % 2 else b, -1
                )
    for i in range(0, SIDE, pitch):
        cv2.line(picture, (i, 0), (i, SIDE), line, thick)
        cv2.line(picture, (0, i), (SIDE, i), line, thick)
    colours = [any_colour(rng) for _ in range(4)]
    for i in range(0, SIDE, pitch):
        for j in range(0, SIDE, pitch):
            if rng.random() < 0.3:
                _star(
                    picture,
                    (i + pitch / 2, j + pitch / 2),
                    pitch * 0.45,
                    colours[int(rng.integers(4))],
                    rng,
                )


def _star(picture: Image, centre: tuple[float, float], r: float, colour: Colour, rng: Rng) -> None:
    turns = np.arange(8) * np.pi / 4
    reach = np.where(np.arange(8) % 2, r * 0.4, r)
    points = np.stack([centre[0] + np.cos(turns) * reach, centre[1] + np.sin(turns) * reach], 1)
    cv2.fillPoly(picture, [points.astype(np.int32)], colour, cv2.LINE_AA)
    if rng.random() < 0.6:
        at = (int(centre[0] - r * 0.2), int(centre[1] + r * 0.2))
        cv2.putText(picture, str(rng.integers(10)), at, 0, r / 35, any_colour(rng), 1, cv2.LINE_AA)


def thing(picture: Image, rng: Rng) -> None:
    """Draw something that is no tile: a card, die, line, dot, box, word, coaster or marker."""
    side = picture.shape[0]
    x, y = (int(v) for v in rng.integers(0, side, 2))
    size = int(rng.uniform(8, 130))
    colour = any_colour(rng)
    kind = rng.integers(0, 10)
    turn = float(rng.uniform(0, 180))
    if kind == 0:
        cv2.circle(
            picture, (x, y), size // 2 + 2, colour, -1 if rng.random() < 0.6 else 2, cv2.LINE_AA
        )
    elif kind == 1:
        word = str(rng.choice(WORDS))
        cv2.putText(
            picture,
            word,
            (x, y),
            int(rng.integers(0, 8)),
            size / 45,
            colour,
            int(rng.integers(1, 5)),
            cv2.LINE_AA,
        )
    elif kind == 2:
        end = (x + int(rng.normal(0, size * 2)), y + int(rng.normal(0, size * 2)))
        cv2.line(picture, (x, y), end, colour, int(rng.integers(1, 9)), cv2.LINE_AA)
    elif kind == 3:
        _die(picture, (x, y), size, turn, rng)
    elif kind == 4:
        for _ in range(int(rng.integers(4, 30))):
            spot = (x + int(rng.normal(0, size)), y + int(rng.normal(0, size)))
            cv2.circle(picture, spot, max(1, size // 14), colour, -1, cv2.LINE_AA)
    elif kind == 5:
        _marker(picture, (x, y), size, rng)
    elif kind == 6:
        _turned(picture, (x, y), (size, size * 0.08), turn, any_colour(rng, 0, 60))
    elif kind == 7:
        white = rng.uniform(180, 255)
        _turned(picture, (x, y), (size * 1.5, size), turn, (white, white, white))
        cv2.putText(
            picture,
            str(rng.choice(["A", "K", "7", "10"])),
            (x - size // 3, y),
            0,
            size / 60,
            any_colour(rng, 0, 120),
            2,
            cv2.LINE_AA,
        )
    else:
        _turned(picture, (x, y), (size * rng.uniform(1, 3), size), turn, colour)
        if rng.random() < 0.5:
            _turned(picture, (x, y), (size * 0.8, size * 0.8), turn, any_colour(rng))


def _turned(
    picture: Image, centre: tuple[int, int], size: tuple[float, float], turn: float, colour: Colour
) -> None:
    corners = cv2.boxPoints((centre, size, turn))
    cv2.fillConvexPoly(picture, corners.astype(np.int32), colour, cv2.LINE_AA)


def _die(picture: Image, centre: tuple[int, int], size: int, turn: float, rng: Rng) -> None:
    from vision.pattern import pips

    body = any_colour(rng, 180, 255) if rng.random() < 0.6 else any_colour(rng)
    dot = any_colour(rng, 0, 80) if sum(body) > 380 else any_colour(rng, 180, 255)
    _turned(picture, centre, (size, size), turn, body)
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    for px, py in pips(int(rng.integers(1, 7))) * size * 0.85:
        spot = (round(centre[0] + c * px - s * py), round(centre[1] + s * px + c * py))
        cv2.circle(picture, spot, max(1, round(size * 0.09)), dot, -1, cv2.LINE_AA)


def _marker(picture: Image, corner: tuple[int, int], size: int, rng: Rng) -> None:
    cells = np.zeros((8, 8), np.uint8) + 255
    cells[1:7, 1:7] = 0
    cells[2:6, 2:6] = rng.integers(0, 2, (4, 4)) * 255
    x, y = corner
    area = picture[y : y + size, x : x + size]
    if area.size:
        grown = cv2.resize(cells, (area.shape[1], area.shape[0]), interpolation=cv2.INTER_NEAREST)
        area[:] = grown[:, :, None]
