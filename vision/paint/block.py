"""A solid with a flat top, seen in perspective: a tile, the station. Its shadow on the table."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.patch import Floats, Image, Patch, bounds, warped
from vision.paint.style import Light
from vision.paint.view import View

Points = npt.NDArray[np.float64]
_FINE = 2
"""Solids are drawn so many times finer, then made smaller."""
_SUB = 4
"""Fractional bits of the corners given to OpenCV."""


@dataclass(frozen=True)
class Pose:
    """Where a rectangle lies: its centre, and where its lower end points."""

    x_mm: float
    y_mm: float
    angle_deg: float
    """The direction from the upper to the lower edge of its picture: 90 is upright."""
    z_mm: float = 0.0
    """Of its underside over the table."""

    def corners(self, length_mm: float, width_mm: float) -> Points:
        """(4, 2) in mm, clockwise as seen: [0] to [1] is the upper edge of its picture."""
        angle = np.deg2rad(self.angle_deg)
        along = np.array([np.cos(angle), np.sin(angle)]) * length_mm / 2
        across = np.array([np.sin(angle), -np.cos(angle)]) * width_mm / 2
        signs = ((-1, -1), (-1, 1), (1, 1), (1, -1))
        centre = np.array([self.x_mm, self.y_mm])
        return np.array([centre + a * along + c * across for a, c in signs])


def outline(pose: Pose, length_mm: float, width_mm: float, corner_mm: float) -> Points:
    """The rounded outline of a rectangle, (n, 2) in mm, in order."""
    corners = pose.corners(length_mm, width_mm)
    radius = min(corner_mm, width_mm / 2 - 0.01, length_mm / 2 - 0.01)
    start = np.deg2rad(pose.angle_deg) + np.pi
    points = []
    for place, corner in enumerate(corners):
        inwards = np.array([pose.x_mm, pose.y_mm]) - corner
        along = np.array([np.cos(np.deg2rad(pose.angle_deg)), np.sin(np.deg2rad(pose.angle_deg))])
        across = np.array([along[1], -along[0]])
        pivot = corner + radius * (
            np.sign(inwards @ along) * along + np.sign(inwards @ across) * across
        )
        turn = start + np.pi / 2 * (place - 1) + np.linspace(0, np.pi / 2, 5)
        points.append(pivot + radius * np.stack([np.cos(turn), np.sin(turn)], axis=1))
    return np.concatenate(points)


def raised(points_mm: Points, z_mm: float) -> Points:
    """Points (n, 2) on the table lifted to (n, 3)."""
    return np.column_stack([points_mm, np.full(len(points_mm), z_mm)])


def block(
    view: View,
    light: Light,
    rim_mm: Points,
    heights: tuple[float, float],
    top: tuple[Image, Floats, Points],
    side: tuple[int, int, int],
) -> Patch | None:
    """A solid between two heights over the outline `rim_mm`; `top` is its upper face: picture,
    mask and the four corners in mm that it is put on. `side` colours its walls."""
    low, high = (view.project(raised(rim_mm, z)) for z in heights)
    left, upper, right, lower = bounds(np.concatenate([low, high]), 1)
    size = (right - left, lower - upper)
    if max(size) > 4000:
        return None
    cover = np.zeros((size[1] * _FINE, size[0] * _FINE), np.uint8)
    walls = np.full((*cover.shape, 3), side, np.uint8)
    low, high = ((points - (left, upper) + 0.5) * _FINE - 0.5 for points in (low, high))
    hull = cv2.convexHull(np.concatenate([low, high]).astype(np.float32))[:, 0]
    cv2.fillConvexPoly(cover, _fixed(hull), 255, cv2.LINE_AA, _SUB)
    _walls(walls, rim_mm, low, high, light, side)
    image = cv2.resize(walls, size, interpolation=cv2.INTER_AREA)
    alpha = cv2.resize(cover, size, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    picture, mask, corners = top
    face = warped(picture, mask, view.project(raised(corners, heights[1])), _FINE)
    if face is not None:
        y, x = face.top - upper, face.left - left
        part = image[max(y, 0) : y + face.alpha.shape[0], max(x, 0) : x + face.alpha.shape[1]]
        cut = (slice(max(-y, 0), None), slice(max(-x, 0), None))
        weight = face.alpha[cut][: part.shape[0], : part.shape[1], None]
        over = face.image[cut][: part.shape[0], : part.shape[1]]
        part[:] = part + (over - part.astype(np.float32)) * weight
    return Patch(left, upper, np.asarray(image, np.uint8), np.asarray(alpha, np.float32))


def _walls(
    walls: Image,
    rim_mm: Points,
    low: Points,
    high: Points,
    light: Light,
    side: tuple[int, int, int],
) -> None:
    """The upright walls that face the camera, those turned to the light brighter."""
    angle = np.deg2rad(light.from_deg)
    following = np.roll(np.arange(len(rim_mm)), -1)
    for here, there in enumerate(following):
        quad = np.array([low[here], low[there], high[there], high[here]])
        edge = rim_mm[there] - rim_mm[here]
        length = float(np.hypot(*edge))
        if length < 1e-6 or _area(quad) <= 0:
            continue
        facing = (edge[1] * np.cos(angle) - edge[0] * np.sin(angle)) / length
        shade = 0.6 + 0.25 * facing
        colour = tuple(float(np.clip(c * shade, 0, 255)) for c in side)
        cv2.fillConvexPoly(walls, _fixed(quad), colour, cv2.LINE_AA, _SUB)


def _area(quad: Points) -> float:
    x, y = quad[:, 0], quad[:, 1]
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def _fixed(points: npt.ArrayLike) -> npt.NDArray[np.int32]:
    return np.round(np.asarray(points) * (1 << _SUB)).astype(np.int32)


def shadow(
    view: View, light: Light, rim_mm: Points, heights: tuple[float, float], ground_mm: float = 0.0
) -> tuple[int, int, Floats] | None:
    """Left, top and darkness of what a solid between two heights throws on the plane below it."""
    angle, rise = np.deg2rad([light.from_deg, max(light.height_deg, 10.0)])
    away = -np.array([np.cos(angle), np.sin(angle)]) / np.tan(rise)
    thrown = np.concatenate([rim_mm + away * (z - ground_mm) for z in heights])
    points = view.project(raised(thrown, ground_mm))
    blur = max(light.softness_mm * view.px_per_mm, 0.6)
    left, top, right, bottom = bounds(points, 3 * blur)
    if max(right - left, bottom - top) > 4000:
        return None
    dark: cv2.typing.MatLike = np.zeros((bottom - top, right - left), np.float32)
    hull = cv2.convexHull((points - (left, top)).astype(np.float32))[:, 0]
    cv2.fillConvexPoly(dark, _fixed(hull), light.shadow, cv2.LINE_AA, _SUB)
    if heights[0] - ground_mm < 1:  # what stands there darkens its foot all round
        foot: cv2.typing.MatLike = np.zeros_like(dark)
        around = view.project(raised(rim_mm, ground_mm)) - (left, top)
        cv2.fillConvexPoly(foot, _fixed(around), 0.5 * light.shadow, cv2.LINE_AA, _SUB)
        foot = cv2.GaussianBlur(foot, (0, 0), max(1.5 * view.px_per_mm, 0.8))
        dark = np.maximum(cv2.GaussianBlur(dark, (0, 0), blur), foot)
    else:
        dark = cv2.GaussianBlur(dark, (0, 0), blur)
    return left, top, np.asarray(dark, np.float32)
