"""Colours, fonts and small shapes of the window."""

import warnings
from functools import cache

import pygame

Colour = tuple[int, int, int]

NIGHT: Colour = (18, 22, 30)
PANEL: Colour = (27, 33, 44)
RAISED: Colour = (37, 45, 59)
LINE: Colour = (52, 62, 80)
INK: Colour = (232, 236, 242)
SOFT: Colour = (150, 160, 178)
GREEN: Colour = (86, 214, 130)
AMBER: Colour = (255, 183, 77)
RED: Colour = (255, 92, 92)
BLUE: Colour = (110, 160, 255)
GOLD: Colour = (255, 208, 92)
CYAN: Colour = (84, 205, 236)
IVORY: Colour = (243, 238, 224)

MOODS: dict[str, Colour] = {
    "calm": GREEN,
    "refused": RED,
    "question": BLUE,
    "trouble": AMBER,
    "feast": GOLD,
}

PIPS: tuple[Colour, ...] = (
    (90, 90, 96),
    (40, 125, 165),
    (50, 125, 45),
    (200, 45, 70),
    (135, 85, 55),
    (40, 85, 190),
    (150, 110, 0),
    (195, 60, 150),
    (25, 120, 100),
    (105, 65, 180),
    (190, 80, 15),
    (150, 30, 60),
    (105, 110, 115),
)
"""Colours of the numbers, as sets with coloured pips have them; beyond twelve they begin again."""


def pip_colour(pips: int) -> Colour:
    """The colour of a number's pips."""
    return PIPS[pips] if pips < len(PIPS) else PIPS[1 + (pips - 1) % 12]


FACES = "dejavusans,notosans,liberationsans,roboto,freesans,segoeui,helveticaneue,arial"
"""Fonts that are looked for on the machine, the best first; without any, the one of pygame."""


@cache
def _face(bold: bool) -> str | None:
    with warnings.catch_warnings():
        # pygame warns where the machine has no list of its fonts; then there is pygame's own.
        warnings.simplefilter("ignore")
        return pygame.font.match_font(FACES, bold=bold)


@cache
def font(size: int, bold: bool = False) -> pygame.font.Font:
    """A font of about so many pixels' height."""
    face = _face(bold)
    # The font that comes with pygame is bold and large as it is.
    return pygame.font.Font(face, max(9, round(size * (0.72 if face else 0.95))))


def text(
    surface: pygame.Surface,
    words: str,
    at: tuple[float, float],
    size: int,
    colour: Colour = INK,
    bold: bool = False,
    anchor: str = "topleft",
    width: float | None = None,
) -> pygame.Rect:
    """Write one line; where it is wider than `width` it ends in dots. Returns what it covers."""
    face = font(size, bold)
    if width is not None:
        words = shortened(words, face, width)
    made = face.render(words, True, colour)
    place = made.get_rect(**{anchor: (round(at[0]), round(at[1]))})
    surface.blit(made, place)
    return place


def shortened(words: str, face: pygame.font.Font, width: float) -> str:
    """The words, ending in dots where they are wider than `width` pixels."""
    if face.size(words)[0] <= width:
        return words
    while words and face.size(words + "…")[0] > width:
        words = words[:-1]
    return words.rstrip(" ,;") + "…"


def wrapped(
    words: str, size: int, width: float, bold: bool = False, most: int | None = None
) -> list[str]:
    """The words in lines that are no wider than `width` pixels; a word alone may be.

    A no-break space, as French has before a colon, does not part words.

    Where there are more than `most` lines, the last that is left ends in dots.
    """
    face = font(size, bold)
    lines: list[str] = []
    line = ""
    for word in filter(None, words.split(" ")):
        longer = f"{line} {word}".strip()
        if line and face.size(longer)[0] > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines += [line] if line else []
    if most is not None and len(lines) > most:
        lines[most - 1 :] = [shortened(" ".join(lines[most - 1 :]), face, width)]
    return lines


def panel(
    surface: pygame.Surface, area: pygame.Rect, colour: Colour = PANEL, radius: int = 12
) -> None:
    """A rounded field."""
    pygame.draw.rect(surface, colour, area, border_radius=radius)


def half(surface: pygame.Surface, area: pygame.Rect, pips: int) -> None:
    """Half a tile with its number: as pips up to nine, beyond that in figures. A blank has a 0, for
    nothing at all would look like no tile."""
    radius = max(2, area.width // 7)
    pygame.draw.rect(surface, IVORY, area, border_radius=radius)
    colour = pip_colour(pips)
    if pips > 9 or pips == 0:
        text(surface, str(pips), area.center, round(area.height * 0.95), colour, True, "center")
        return
    for x, y in _SPOTS[pips]:
        centre = (area.x + area.width * x, area.y + area.height * y)
        pygame.draw.circle(surface, colour, centre, max(1.5, area.width * 0.095))


_L, _M, _H = 0.24, 0.5, 0.76
_DIAGONAL = ((_L, _L), (_H, _H))
_FOUR = (*_DIAGONAL, (_L, _H), (_H, _L))
_SIX = (*_FOUR, (_L, _M), (_H, _M))
_EIGHT = (*_SIX, (_M, _L), (_M, _H))
_CENTRE = ((_M, _M),)
_SPOTS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    _CENTRE,
    _DIAGONAL,
    (*_DIAGONAL, *_CENTRE),
    _FOUR,
    (*_FOUR, *_CENTRE),
    _SIX,
    (*_SIX, *_CENTRE),
    _EIGHT,
    (*_EIGHT, *_CENTRE),
)
