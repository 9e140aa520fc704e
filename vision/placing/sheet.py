"""The station's plate to print: what is on it, in millimetres, from the one description of it.

Page frame: millimetres from the page's upper left corner, x right, y down. The plate's centre lies
in the page's middle; a ruler below it tells whether the printer kept the scale.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin

import cv2

from vision.placing.plate import (
    BUTTON_MM,
    DIAMETER_MM,
    ENGINE_MM,
    LIGHT_MM,
    LIGHT_RADIUS_MM,
    TAG_DICTIONARY,
    TAG_MM,
    Plate,
)

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of the sheets it is printed on."""
RULER_MM = 100.0
_TRACK_WIDTH_MM = 25.0
_CUT = 0.25
_FINE = 0.15


class UnknownPaper(ValueError):
    """No sheet of paper goes by that name; the text lists those that are known."""


@dataclass(frozen=True)
class Box:
    """A rectangle filled black or white."""

    x: float
    y: float
    width: float
    height: float
    black: bool


@dataclass(frozen=True)
class Ring:
    """A circle's line."""

    x: float
    y: float
    radius: float
    line: float


@dataclass(frozen=True)
class Line:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    line: float


@dataclass(frozen=True)
class Label:
    """Words, centred on a point, `height` from foot to head of a capital letter."""

    x: float
    y: float
    height: float
    text: str


Shape = Box | Ring | Line | Label


@dataclass(frozen=True)
class Sheet:
    """A page and what is drawn on it, in order."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def sheet(plate: Plate, paper: str = "a4") -> Sheet:
    """The plate in the middle of a page. Raises UnknownPaper."""
    if paper.lower() not in PAPERS:
        raise UnknownPaper(f"Paper is {' or '.join(PAPERS)}, not {paper}.")
    width, height = PAPERS[paper.lower()]
    x, y = width / 2, height / 2
    shapes = [*_plate(plate, x, y), *_tracks(plate, x, y), *_tags(plate, x, y)]
    shapes += _notes(plate, x, y + DIAMETER_MM / 2)
    return Sheet(width, height, tuple(shapes))


def _plate(plate: Plate, x: float, y: float) -> Iterator[Shape]:
    """The rim to cut along, the engine's place, the button's hole."""
    yield Ring(x, y, DIAMETER_MM / 2, _CUT)
    wide, high = (side / 2 for side in ENGINE_MM)
    corners = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        yield Line(x + x1, y + y1, x + x2, y + y2, _FINE)
    yield Ring(x + float(plate.button[0]), y + float(plate.button[1]), BUTTON_MM / 2, _CUT)


def _tracks(plate: Plate, x: float, y: float) -> Iterator[Shape]:
    """Of each track: the hole for its light, its number, two rails that lead to the rim."""
    for track in range(1, plate.tracks + 1):
        light, number = plate.light(track), plate.number(track)
        yield Ring(x + float(light[0]), y + float(light[1]), LIGHT_MM / 2, _CUT)
        yield Label(x + float(number[0]), y + float(number[1]), 4.0, str(track))
        angle = radians(plate.angle_deg(track))
        for side in (-1, 1):
            across = side * _TRACK_WIDTH_MM / 2
            near, far = LIGHT_RADIUS_MM + 3, DIAMETER_MM / 2 - 2
            ends = [
                (
                    x + cos(angle) * out - sin(angle) * across,
                    y + sin(angle) * out + cos(angle) * across,
                )
                for out in (near, far)
            ]
            yield Line(*ends[0], *ends[1], 0.5)


def _tags(plate: Plate, x: float, y: float) -> Iterator[Shape]:
    """A black square for each tag, its white modules on it."""
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, TAG_DICTIONARY))
    modules = int(dictionary.markerSize) + 2
    side = TAG_MM / modules
    for tag, corners in plate.tags.items():
        left, top = x + float(corners[0][0]), y + float(corners[0][1])
        yield Box(left, top, TAG_MM, TAG_MM, True)
        cells = cv2.aruco.generateImageMarker(dictionary, tag, modules)
        for row in range(modules):
            column = 0
            while column < modules:
                run = column
                while run < modules and cells[row, run]:
                    run += 1
                if run > column:
                    place = (left + column * side, top + row * side)
                    yield Box(*place, (run - column) * side, side, False)
                column = run + 1


def _notes(plate: Plate, x: float, rim: float) -> Iterator[Shape]:
    """The ruler and what to do with the sheet."""
    y = rim + 18
    yield Line(x - RULER_MM / 2, y, x + RULER_MM / 2, y, _CUT)
    for tick in range(11):
        at = x - RULER_MM / 2 + tick * RULER_MM / 10
        yield Line(at, y, at, y - (4 if tick % 5 == 0 else 2), _CUT)
    yield Label(x, y + 5, 2.6, f"This line is {RULER_MM:g} mm long. If not: print at 100 %.")
    yield Label(
        x, rim + 8, 2.6, f"Woo Woo station, {plate.tracks} tracks. Matt paper, no laminate."
    )
