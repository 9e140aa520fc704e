"""Things on the table that are no tiles: hands, mugs, phones, cards, dice, coasters, papers.

Each is a flat picture with a mask that lies at a height over the table, and throws a shadow.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

import cv2
import numpy as np

from vision.paint.block import Pose, raised
from vision.paint.look import rgb
from vision.paint.patch import Floats, Image, Patch, bounds, warped
from vision.paint.style import Light
from vision.paint.view import View

_SCALE = 2.0
"""Pixels a millimetre of a prop's picture."""
SKINS = ("f0c8a8", "d8a47c", "a06e4a", "6e4630", "4a3024", "e8b89a")


class UnknownProp(ValueError):
    """Nothing of this name can lie on a table."""


@dataclass(frozen=True)
class Prop:
    """Something on or over the table."""

    kind: str
    """A key of `PROPS`."""
    x_mm: float
    """Of its centre; of a hand, its finger tips."""
    y_mm: float
    angle_deg: float = 90.0
    """The direction from its upper to its lower edge; of a hand, from finger tips to arm."""
    seed: int = 0
    """Its colour, its shape."""
    z_mm: float = 2.0
    """Height over the table."""
    throws_mm: float = 8.0
    """How far up it reaches, for its shadow."""

    def __post_init__(self) -> None:
        if self.kind not in PROPS:
            known = ", ".join(PROPS)
            raise UnknownProp(f"Nothing called {self.kind!r} can lie on a table; known: {known}.")

    @property
    def size_mm(self) -> tuple[float, float]:
        """Its length (upper to lower edge) and width."""
        height, width = _picture(self.kind, self.seed)[1].shape
        return height / _SCALE, width / _SCALE

    @property
    def pose(self) -> Pose:
        """Where its rectangle lies."""
        pose = Pose(self.x_mm, self.y_mm, self.angle_deg)
        if self.kind != "hand":
            return pose
        angle, reach = np.deg2rad(self.angle_deg), self.size_mm[0] / 2
        x, y = self.x_mm + np.cos(angle) * reach, self.y_mm + np.sin(angle) * reach
        return Pose(float(x), float(y), self.angle_deg)


def hand(x_mm: float, y_mm: float, angle_deg: float, seed: int = 0, z_mm: float = 30.0) -> Prop:
    """A hand with its finger tips at a place; its arm goes off in a direction."""
    return Prop("hand", x_mm, y_mm, angle_deg, seed, z_mm, z_mm + 15)


def prop_patch(view: View, prop: Prop) -> Patch | None:
    """The prop as seen, unlit."""
    image, alpha = _picture(prop.kind, prop.seed)
    corners = prop.pose.corners(*prop.size_mm)
    return warped(image, alpha, view.project(raised(corners, prop.z_mm)), 1)


def prop_shadow(view: View, light: Light, prop: Prop) -> tuple[int, int, Floats] | None:
    """Left, top and darkness of its shadow."""
    _, alpha = _picture(prop.kind, prop.seed)
    angle, rise = np.deg2rad([light.from_deg, max(light.height_deg, 20.0)])
    away = -np.array([np.cos(angle), np.sin(angle)]) * prop.throws_mm / np.tan(rise)
    corners = prop.pose.corners(*prop.size_mm) + away
    small = cv2.resize(alpha, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    points = view.project(corners) / 2
    blur = max(light.softness_mm, 0.15 * prop.throws_mm) * view.px_per_mm / 2
    left, top, right, bottom = bounds(points, 3 * blur)
    if max(right - left, bottom - top) > 3000:
        return None
    height, width = small.shape
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(source, (points - (left, top)).astype(np.float32))
    dark = cv2.warpPerspective(small, matrix, (right - left, bottom - top))
    dark = cv2.GaussianBlur(dark, (0, 0), max(blur, 0.5)) * light.shadow
    dark = cv2.resize(dark, None, fx=2, fy=2, interpolation=cv2.INTER_LINEAR)
    return 2 * left, 2 * top, np.asarray(dark, np.float32)


@lru_cache(maxsize=128)
def _picture(kind: str, seed: int) -> tuple[Image, Floats]:
    image, mask = PROPS[kind](np.random.default_rng((seed, 77)))
    return image, np.asarray(mask / np.float32(255), np.float32)


Drawing = tuple[Image, Image]
"""A BGR picture and its mask, 0 to 255."""
Rng = np.random.Generator


def _blank(width_mm: float, height_mm: float, colour: tuple[int, int, int]) -> Drawing:
    size = (round(height_mm * _SCALE), round(width_mm * _SCALE))
    image = np.empty((*size, 3), np.uint8)
    image[:] = colour
    return image, np.zeros(size, np.uint8)


def _at(x_mm: float, y_mm: float) -> tuple[int, int]:
    return round(x_mm * _SCALE), round(y_mm * _SCALE)


def _any(rng: Rng, colours: str) -> tuple[int, int, int]:
    known = colours.split()
    return rgb(known[rng.integers(len(known))])


def _hand(rng: Rng) -> Drawing:
    """Thumb and fingers holding something at the top, then wrist, arm and sleeve."""
    skin = rgb(SKINS[rng.integers(len(SKINS))])
    image, mask = _blank(130, 620, skin)
    limb = [((58, 8), (62, 80), 9.0), ((44, 14), (52, 85), 8.5), ((73, 13), (72, 85), 8.5)]
    limb += [((88, 26), (80, 92), 8.0), ((30, 62), (56, 110), 10.5), ((65, 92), (65, 110), 36.0)]
    limb += [((65, 110), (66, 620), float(rng.uniform(25, 33)))]
    for start, end, radius in limb:
        cv2.line(mask, _at(*start), _at(*end), 255, round(2 * radius * _SCALE), cv2.LINE_AA)
    inside = np.asarray(cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3))
    round_shade = 0.68 + 0.32 * np.clip(inside / (9 * _SCALE), 0, 1)
    sleeve = round(rng.uniform(190, 330) * _SCALE)
    if rng.random() < 0.8:
        image[sleeve:] = _any(rng, "28324b 5a1e28 3c3c3c c8c8c8 1e5032 8296b4 f0e6dc 141418")
    image = (image * round_shade[..., None]).astype(np.uint8)
    for tip, _, radius in limb[:4]:
        x, y = tip
        cv2.ellipse(
            image, _at(x, y + 2), (round(0.55 * radius * _SCALE), round(0.7 * radius * _SCALE)), 0,
            0, 360, tuple(min(255, c + 18) for c in skin), -1, cv2.LINE_AA,
        )  # fmt: skip
    return image, mask


def _mug(rng: Rng) -> Drawing:
    colour = _any(rng, "f0f0f0 b43228 285a96 28643c e6b43c 323232")
    image, mask = _blank(125, 92, colour)
    cv2.ellipse(mask, _at(94, 46), (round(20 * _SCALE), round(13 * _SCALE)), 0, 0, 360, 255, 16)
    cv2.circle(mask, _at(46, 46), round(44 * _SCALE), 255, -1, cv2.LINE_AA)
    dark = tuple(int(0.5 * c) for c in colour)
    cv2.circle(image, _at(46, 46), round(40 * _SCALE), dark, -1, cv2.LINE_AA)
    drink = _any(rng, "2d1a10 c8a078 783c14 e6dcc8")
    cv2.circle(image, _at(46, 46), round(37 * _SCALE), drink, -1, cv2.LINE_AA)
    return image, mask


def _rounded(mask: Image, corner_mm: float) -> None:
    height, width = mask.shape
    r = max(1, round(corner_mm * _SCALE))
    cv2.rectangle(mask, (r, 0), (width - r, height), 255, -1)
    cv2.rectangle(mask, (0, r), (width, height - r), 255, -1)
    for x in (r, width - r - 1):
        for y in (r, height - r - 1):
            cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)


def _phone(rng: Rng) -> Drawing:
    image, mask = _blank(72, 148, (18, 18, 18))
    _rounded(mask, 9)
    cv2.rectangle(image, _at(4, 8), _at(68, 140), _any(rng, "0f0f14 1e2846 f0f0f5 283c28"), -1)
    if rng.random() < 0.6:
        for row in range(6):
            for column in range(4):
                place = _at(9 + 15 * column, 20 + 18 * row)
                far = (place[0] + 20, place[1] + 20)
                cv2.rectangle(image, place, far, _any(rng, "e64b3c 3c8ce6 3cb464 f0c83c"), -1)
    return image, mask


def _card(rng: Rng) -> Drawing:
    image, mask = _blank(58, 88, (245, 245, 245))
    _rounded(mask, 3)
    colour = (30, 30, 200) if rng.random() < 0.5 else (25, 25, 25)
    for _ in range(int(rng.integers(2, 10))):
        x, y = rng.uniform(14, 44), rng.uniform(14, 74)
        shape = np.array([[x, y - 6], [x + 4.5, y], [x, y + 6], [x - 4.5, y]]) * _SCALE
        cv2.fillPoly(image, [shape.astype(np.int32)], colour, cv2.LINE_AA)
    text = "A23456789JQK"[rng.integers(12)]
    cv2.putText(image, text, _at(3, 12), 0, 0.8, colour, 2, cv2.LINE_AA)
    return image, mask


def _die(rng: Rng) -> Drawing:
    image, mask = _blank(16, 16, _any(rng, "f5f5f0 c81e28 1e1e1e f0f0e6"))
    _rounded(mask, 2.5)
    ink = (20, 20, 20) if int(image[0, 0].sum()) > 380 else (240, 240, 240)
    count = int(rng.integers(1, 7))
    spots = {1: "11", 2: "0022", 3: "001122", 4: "00022022", 5: "0002202211", 6: "000102202122"}
    for row, column in zip(spots[count][::2], spots[count][1::2], strict=True):
        place = _at(4 + 4 * int(column), 4 + 4 * int(row))
        cv2.circle(image, place, round(1.5 * _SCALE), ink, -1, cv2.LINE_AA)
    return image, mask


def _coaster(rng: Rng) -> Drawing:
    image, mask = _blank(95, 95, _any(rng, "c8a078 3c3c3c b41e28 e6e6dc 28508c"))
    cv2.circle(mask, _at(47, 47), round(46 * _SCALE), 255, -1, cv2.LINE_AA)
    ring = _any(rng, "ffffff 141414 e6b43c")
    cv2.circle(image, _at(47, 47), round(rng.uniform(20, 40) * _SCALE), ring, 3, cv2.LINE_AA)
    cv2.putText(image, "BIER", _at(24, 52), 4, 1.0, ring, 2, cv2.LINE_AA)
    return image, mask


def _paper(rng: Rng) -> Drawing:
    """A score sheet: lines, columns, figures."""
    image, mask = _blank(105, 148, (238, 244, 246))
    mask[:] = 255
    for row in range(1, 12):
        cv2.line(image, _at(6, 12 * row), _at(99, 12 * row), (170, 150, 140), 1, cv2.LINE_AA)
        for column in range(int(rng.integers(0, 5))):
            text = str(rng.integers(0, 130))
            cv2.putText(
                image, text, _at(10 + 20 * column, 12 * row - 3), 3, 0.7, (80, 40, 30), 1, 16
            )
    for column in range(1, 5):
        cv2.line(image, _at(20 * column, 4), _at(20 * column, 144), (170, 150, 140), 1, cv2.LINE_AA)
    return image, mask


def _token(rng: Rng) -> Drawing:
    """A small marker such as players put on an open train."""
    image, mask = _blank(22, 22, _any(rng, "c81e28 1e50b4 28a050 e6c83c f07814 141414"))
    cv2.circle(mask, _at(11, 11), round(10 * _SCALE), 255, -1, cv2.LINE_AA)
    light = tuple(min(255, int(c) + 60) for c in image[0, 0])
    cv2.circle(image, _at(10, 10), round(6 * _SCALE), light, -1, cv2.LINE_AA)
    return image, mask


def _box(rng: Rng) -> Drawing:
    image, mask = _blank(190, 70, _any(rng, "c89664 8c5a32 b43228 28508c"))
    mask[:] = 255
    cv2.rectangle(image, _at(4, 4), _at(186, 66), (40, 60, 80), 2)
    cv2.putText(image, "DOMINOES", _at(22, 42), 4, 1.6, (20, 20, 20), 3, cv2.LINE_AA)
    return image, mask


PROPS: MappingProxyType[str, Callable[[Rng], Drawing]] = MappingProxyType(
    {
        "hand": _hand,
        "mug": _mug,
        "phone": _phone,
        "card": _card,
        "die": _die,
        "coaster": _coaster,
        "paper": _paper,
        "token": _token,
        "box": _box,
    }
)
"""The kinds of things by name."""
