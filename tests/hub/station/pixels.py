"""What pixels may show for a lamp, said again apart from the firmware."""

from firmware import board
from hub.station import Lamp, Lights, Pattern

Colour = tuple[int, int, int]


def scaled(lamp: Lamp, share: float) -> Colour:
    red, green, blue = lamp.colour
    part = round(lamp.brightness * 255) / 255 * share
    return int(red * part + 1e-9), int(green * part + 1e-9), int(blue * part + 1e-9)


def fits(lamp: Lamp, colour: Colour) -> bool:
    """May a pixel of this lamp have this colour at some moment?"""
    full, quarter = scaled(lamp, 1), scaled(lamp, 0.25)
    if lamp.pattern is Pattern.OFF:
        return colour == (0, 0, 0)
    if lamp.pattern is Pattern.STEADY:
        return colour == full
    if lamp.pattern in (Pattern.BLINK, Pattern.FLASH):
        return colour in ((0, 0, 0), full)
    if lamp.pattern is Pattern.CHASE:
        return colour in ((0, 0, 0), quarter, full)
    if lamp.pattern is Pattern.PULSE:
        return all(a <= b <= c for a, b, c in zip(quarter, colour, full, strict=True))
    most = round(lamp.brightness * 255)
    return most - 3 <= sum(colour) <= most


def shows(lights: Lights, pixels: tuple[Colour, ...]) -> bool:
    """Do these pixels show this picture, and no pixel anything else?"""
    if len(pixels) != board.PIXELS:
        return False
    lamps = {
        place: lamp
        for places, lamp in zip(
            (*board.TRACKS, board.ENGINE), (*lights.tracks, lights.engine), strict=True
        )
        for place in places
    }
    dark = Lamp()
    return all(fits(lamps.get(place, dark), colour) for place, colour in enumerate(pixels))
