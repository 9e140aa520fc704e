"""Paints the station: its printed plate with the tags, and the glow of its lights."""

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.block import Pose, block
from vision.paint.patch import Floats, Image, Patch, brightened, laid_over
from vision.paint.style import Light
from vision.paint.view import View
from vision.placing.plate import (
    BUTTON_MM,
    DIAMETER_MM,
    ENGINE_MM,
    HEIGHT_MM,
    LIGHT_MM,
    TAG_DICTIONARY,
    Plate,
)

_SUB = 4
_SIDE = (60, 60, 66)


@dataclass(frozen=True)
class Glow:
    """One light as it shines now."""

    colour: tuple[int, int, int]
    """Red, green, blue."""
    brightness: float = 1.0
    """0 off to 1."""


@cache
def artwork(plate: Plate, px_per_mm: float) -> Image:
    """The plate as it is printed, BGR, square, `DIAMETER_MM * px_per_mm` pixels wide."""
    side = round(DIAMETER_MM * px_per_mm)
    picture = np.full((side, side, 3), 246, np.uint8)

    def fixed(points_mm: npt.ArrayLike) -> npt.NDArray[np.int32]:
        points = (np.asarray(points_mm) * px_per_mm + side / 2 - 0.5) * (1 << _SUB)
        return np.round(points).astype(np.int32)

    def disk(centre: npt.ArrayLike, diameter_mm: float, colour: int, thickness: int = -1) -> None:
        x, y = fixed(centre)
        radius = round(diameter_mm / 2 * px_per_mm * (1 << _SUB))
        shade = (colour, colour, colour)
        cv2.circle(picture, (int(x), int(y)), radius, shade, thickness, cv2.LINE_AA, _SUB)

    line = max(1, round(0.5 * px_per_mm))
    disk((0, 0), DIAMETER_MM - 3, 120, line)
    wide, high = np.array(ENGINE_MM) / 2
    cv2.polylines(
        picture, [fixed([(-wide, -high), (wide, -high), (wide, high), (-wide, high)])], True,
        (150, 150, 150), line, cv2.LINE_AA, _SUB,
    )  # fmt: skip
    for track in range(1, plate.tracks + 1):
        disk(plate.light(track), LIGHT_MM, 205)
        disk(plate.light(track), LIGHT_MM, 120, line)
        _number(picture, str(track), fixed(plate.number(track)) / (1 << _SUB), px_per_mm)
    disk(plate.button, BUTTON_MM, 70)
    disk(plate.button, BUTTON_MM - 4, 190)
    for tag, corners in plate.tags.items():
        _tag(picture, tag, fixed(corners) / (1 << _SUB))
    picture.flags.writeable = False
    return picture


def _number(picture: Image, text: str, centre: npt.NDArray[np.float64], px_per_mm: float) -> None:
    scale = 0.2 * px_per_mm
    (wide, high), _ = cv2.getTextSize(text, 0, scale, 1)
    where = (round(centre[0] - wide / 2), round(centre[1] + high / 2))
    cv2.putText(picture, text, where, 0, scale, (40, 40, 40), max(1, round(px_per_mm * 0.5)), 16)


def _tag(picture: Image, tag: int, corners_px: npt.NDArray[np.float64]) -> None:
    known = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, TAG_DICTIONARY))
    fine = 96
    square = np.asarray(cv2.aruco.generateImageMarker(known, tag, fine))
    # the marker fills its square: outer edges of its outer pixels on the corners
    source = np.array([[0, 0], [fine, 0], [fine, fine], [0, fine]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(source, corners_px.astype(np.float32))
    size = picture.shape[1::-1]
    inside = cv2.warpPerspective(np.full_like(square, 255), matrix, size)
    drawn = cv2.warpPerspective(square, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    picture[:] = np.where(inside[..., None] > 127, drawn[..., None], picture)


def station_rim() -> npt.NDArray[np.float64]:
    """The plate's outline, (n, 2) in mm, clockwise."""
    turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    return np.stack([np.cos(turn), np.sin(turn)], axis=1) * DIAMETER_MM / 2


def station(view: View, light: Light, plate: Plate) -> Patch | None:
    """The station as seen, with its lights off."""
    fine = float(np.clip(2 * round(view.px_per_mm), 2, 12))
    picture = artwork(plate, fine)
    side = picture.shape[0]
    away = np.hypot(*(np.mgrid[:side, :side] - (side - 1) / 2))
    mask = np.clip(side / 2 + 0.5 - away, 0, 1).astype(np.float32)
    corners = Pose(0, 0, 90).corners(DIAMETER_MM, DIAMETER_MM)
    return block(view, light, station_rim(), (0.0, HEIGHT_MM), (picture, mask, corners), _SIDE)


def shine(
    frame: Image, view: View, plate: Plate, glows: list[Glow | None], engine: Glow | None
) -> None:
    """Lights the tracks' lights (one for each track) and the button's, in place."""
    places = [(plate.light(track + 1), LIGHT_MM) for track in range(len(glows))]
    for (place, size), glow in zip(
        [*places, (plate.button, BUTTON_MM - 4)], [*glows, engine], strict=True
    ):
        if glow is None or glow.brightness <= 0:
            continue
        centre = view.project([[*place, HEIGHT_MM]])[0]
        radius = size / 2 * view.scale_at([place])[0]
        reach = int(4 * radius) + 1
        left, top = int(centre[0]) - reach, int(centre[1]) - reach
        around = np.arange(2 * reach + 1)
        away = np.hypot(around[None] + left - centre[0], around[:, None] + top - centre[1])
        colour = np.array(glow.colour[::-1], np.float32)
        lens = np.clip(radius + 0.5 - away, 0, 1).astype(np.float32)
        level = float(np.clip(glow.brightness, 0, 1))
        lit = np.broadcast_to(colour, (*lens.shape, 3)).astype(np.uint8)
        laid_over(frame, Patch(left, top, np.ascontiguousarray(lit), _weighted(lens, 0.9 * level)))
        halo = np.exp(-((away / (1.5 * radius)) ** 2)) * level * 0.8
        brightened(frame, left, top, (halo[..., None] * (colour * 0.6 + 60)).astype(np.uint8))


def _weighted(mask: Floats, weight: float) -> Floats:
    return np.asarray(mask * np.float32(weight), np.float32)
