"""The station with its lights, as the one on the table shows them."""

from colorsys import hsv_to_rgb
from math import cos, pi, radians, sin

import pygame

from hub.fronts.window.theme import LINE, NIGHT, RAISED, SOFT, Colour, half, text
from hub.game import Match
from hub.signals.scene import train_letters
from hub.station import Lamp, Lights, Pattern

_DARK: Colour = (58, 66, 82)


def shine(lamp: Lamp, time_s: float, place: int = 0, places: int = 9) -> tuple[Colour, float]:
    """The colour of a lamp at a moment, and how brightly it shines, 0 to 1."""
    phase = time_s % 1.0
    wave = {
        Pattern.OFF: 0.0,
        Pattern.STEADY: 1.0,
        Pattern.PULSE: 0.625 - 0.375 * cos(pi * time_s),
        Pattern.BLINK: 1.0 if phase < 0.5 else 0.0,
        Pattern.FLASH: 1.0 if phase < 0.12 or 0.24 <= phase < 0.36 else 0.0,
        Pattern.CHASE: 1.0 if int(time_s * 8 - place) % places == 0 else 0.15,
        Pattern.RAINBOW: 1.0,
    }[lamp.pattern]
    colour = lamp.colour
    if lamp.pattern is Pattern.RAINBOW:
        red, green, blue = hsv_to_rgb((time_s / 3 + place / places) % 1.0, 0.85, 1.0)
        colour = (round(255 * red), round(255 * green), round(255 * blue))
    return colour, wave * (0.35 + 0.65 * lamp.brightness) if lamp.brightness else 0.0


def draw_station(
    surface: pygame.Surface, area: pygame.Rect, lights: Lights, match: Match, time_s: float
) -> None:
    """A disk with a lamp a track, the letters of the trains, the engine in the middle."""
    centre = area.center
    radius = min(area.width, area.height) / 2
    unit = radius / 100
    pygame.draw.circle(surface, (226, 228, 232), centre, radius * 0.80)
    pygame.draw.circle(surface, (206, 209, 215), centre, radius * 0.80, max(1, round(2 * unit)))
    count = len(lights.tracks)
    letters = train_letters(match)
    for k, lamp in enumerate(lights.tracks):
        angle = radians(-90 + k * 360 / count)
        spot = (centre[0] + cos(angle) * radius * 0.67, centre[1] + sin(angle) * radius * 0.67)
        colour, level = shine(lamp, time_s, k, count)
        _lamp(surface, spot, 7.5 * unit, colour, level)
        letter = letters[k] if k < len(match.players) else ""
        if k == count - 1 and len(letters) > len(match.players):
            letter = letters[-1]
        if letter:
            out = (centre[0] + cos(angle) * radius * 0.92, centre[1] + sin(angle) * radius * 0.92)
            text(surface, letter, out, round(22 * unit), SOFT, True, "center")
    _engine(surface, centre, unit, lights, match, time_s)


def _engine(
    surface: pygame.Surface,
    centre: tuple[int, int],
    unit: float,
    lights: Lights,
    match: Match,
    time_s: float,
) -> None:
    size = round(24 * unit)
    if match.round is not None:
        left = pygame.Rect(centre[0] - size, round(centre[1] - size / 2 - 8 * unit), size, size)
        half(surface, left, match.round.engine)
        half(surface, left.move(size, 0), match.round.engine)
        line = ((left.right, left.top + 2), (left.right, left.bottom - 3))
        pygame.draw.line(surface, LINE, *line, max(1, round(1.5 * unit)))
    colour, level = shine(lights.engine, time_s)
    button = (centre[0], centre[1] + 28 * unit)
    pygame.draw.circle(surface, RAISED, button, 13 * unit)
    _lamp(surface, button, 9 * unit, colour, level)


def _lamp(
    surface: pygame.Surface,
    at: tuple[float, float],
    radius: float,
    colour: Colour,
    level: float,
) -> None:
    """A lamp: dark glass, or its colour with a glow round it."""
    if level > 0.02:
        reach = round(radius * 2.4)
        glow = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
        for k in range(6, 0, -1):
            alpha = round(26 * level)
            pygame.draw.circle(glow, (*colour, alpha), (reach, reach), reach * k / 6)
        surface.blit(glow, (at[0] - reach, at[1] - reach))
    parts = zip(_DARK, colour, strict=True)
    red, green, blue = (round(dark + (lit - dark) * level) for dark, lit in parts)
    pygame.draw.circle(surface, NIGHT, at, radius + max(1.0, radius * 0.15))
    pygame.draw.circle(surface, (red, green, blue), at, radius)
