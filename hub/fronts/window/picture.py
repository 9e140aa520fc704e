"""The camera's picture, with what was read in it drawn on top."""

import cv2
import numpy as np
import pygame

from hub.fronts.window.dressed import Dressed
from hub.fronts.window.theme import AMBER, GREEN, INK, LINE, NIGHT, SOFT, panel, text
from hub.language.message import message
from hub.signals.scene import Outline, Picture

GREEN_FROM = 0.95
"""Readings less sure than this are drawn in amber: the referee doubts them."""


class Shown:
    """The picture with its readings; drawn anew only when there is another one."""

    def __init__(self) -> None:
        self._of: Picture | None = None
        self._surface: pygame.Surface | None = None
        self._inside = self._place = pygame.Rect(0, 0, 0, 0)
        self._scale = 1.0

    def draw(self, surface: pygame.Surface, area: pygame.Rect, shown: Dressed, unit: float) -> None:
        """Fit the picture into `area`."""
        picture = shown.scene.picture
        if picture is None:
            panel(surface, area, NIGHT)
            size = round(24 * unit)
            words = shown.language.text(message("window-no-picture"))
            text(surface, words, area.center, size, SOFT, anchor="center")
            return
        old = self._surface
        if old is None or old.get_size() != area.size or picture is not self._of:
            self._surface = pygame.Surface(area.size)
            inside = self._surface.get_rect()
            self._inside, self._scale = draw_picture(self._surface, inside, picture, unit)
            self._of = picture
        assert self._surface is not None
        self._place = self._inside.move(area.topleft)
        surface.blit(self._surface, area)

    def taken(self, at: tuple[float, float]) -> tuple[float, float] | None:
        """The pixel of the camera's own picture under a place of the window; None beside it."""
        if not self._place.collidepoint(at):
            return None
        return (at[0] - self._place.x) / self._scale, (at[1] - self._place.y) / self._scale


def draw_picture(
    surface: pygame.Surface, area: pygame.Rect, picture: Picture, unit: float
) -> tuple[pygame.Rect, float]:
    """Fit the picture into `area` and draw the readings on it.

    Returns where it is, and its pixels over those of the picture as taken.
    """
    surface.fill(NIGHT, area)
    height, width = picture.image.shape[:2]
    factor = min(area.width / width, area.height / height)
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    shown = cv2.resize(picture.image, size, interpolation=cv2.INTER_AREA)
    made = pygame.image.frombuffer(np.ascontiguousarray(shown[:, :, ::-1]).tobytes(), size, "RGB")
    place = made.get_rect(center=area.center)
    surface.blit(made, place)
    for outline in picture.outlines:
        _tile(surface, outline, place, factor, unit)
    pygame.draw.rect(surface, LINE, place, 1)
    return place, factor


def _tile(
    surface: pygame.Surface, outline: Outline, place: pygame.Rect, scale: float, unit: float
) -> None:
    """The outline of a tile, and beside each half the number that was read there."""
    corners = outline.corners * scale + place.topleft
    colour = GREEN if outline.confidence >= GREEN_FROM else AMBER
    pygame.draw.aalines(surface, colour, True, corners.tolist())
    middle = corners.mean(axis=0)
    along = corners[2:].mean(axis=0) - corners[:2].mean(axis=0)
    length = float(np.hypot(*along))
    if length < 14:
        return
    aside = np.array([-along[1], along[0]]) / length
    # Beside the tile, on the side that points up or left, so that two neighbours agree.
    if aside[1] > 0.1 or (abs(aside[1]) <= 0.1 and aside[0] > 0):
        aside = -aside
    away = np.linalg.norm(corners[0] - corners[1]) / 2 + 6.5 * unit
    size = round(13 * unit)
    for value, part in zip(outline.values, (-0.25, 0.25), strict=True):
        spot = middle + along * part + aside * away
        text(surface, str(value), (spot[0] + 1, spot[1] + 1), size, NIGHT, True, "center")
        text(surface, str(value), (spot[0], spot[1]), size, INK, True, "center")
