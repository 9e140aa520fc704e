"""The station's printed plate, described once: for the sheet to print, calibration and the painter.

Table frame: millimetres, origin in the plate's centre, x right, y down as seen from above with the
plate upright; track 1 points to 12 o'clock, the others follow clockwise. The plate lies flat on the
station, `HEIGHT_MM` above the table. The engine (the starting double) lies in its middle.

The tags' ids tell how many tracks the plate has: four ids for each number of tracks.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]

DIAMETER_MM = 180.0
HEIGHT_MM = 12.0
"""Of the plate's upper side over the table; the station is as flat as its lights and button let."""
TAG_DICTIONARY = "DICT_4X4_50"
"""A name in `cv2.aruco`."""
TAG_MM = 20.0
"""Side of a tag's black square: 6 modules, each 6.7 pixels at 2 pixels a millimetre."""
TAG_RADIUS_MM = 55.0
"""From the plate's centre to a tag's centre."""
TAG_ANGLES_DEG = (-135.0, -45.0, 45.0, 135.0)
"""Where the tags stand, upper left first and on clockwise (0 is right, 90 down)."""
LIGHT_RADIUS_MM = 80.0
"""From the plate's centre to the light of a track."""
LIGHT_MM = 8.0
"""Diameter of a track's light."""
ENGINE_MM = (62.0, 34.0)
"""Width and height of the outline in the middle that the engine is laid into."""
BUTTON_MM = 16.0
"""Diameter of the button's hole."""
SLOT_MM = 92.0
"""From the plate's centre to where the first tile of a train begins."""
FEWEST_TRACKS, MOST_TRACKS = 8, 15


class NoSuchPlate(ValueError):
    """A plate cannot have so many tracks, or has no such track."""


@dataclass(frozen=True)
class Plate:
    """A plate with 8 to 15 tracks."""

    tracks: int = 9

    def __post_init__(self) -> None:
        if not FEWEST_TRACKS <= self.tracks <= MOST_TRACKS:
            raise NoSuchPlate(
                f"A station has {FEWEST_TRACKS} to {MOST_TRACKS} tracks, not {self.tracks}."
            )

    def angle_deg(self, track: int) -> float:
        """Where track 1..n points: 0 to the right, 90 down, -90 to 12 o'clock."""
        if not 1 <= track <= self.tracks:
            raise NoSuchPlate(f"This station has tracks 1 to {self.tracks}, no track {track}.")
        return -90.0 + (track - 1) * 360.0 / self.tracks

    def direction(self, track: int) -> Points:
        """Unit vector of a track, away from the station, shape (2,)."""
        angle = np.deg2rad(self.angle_deg(track))
        return np.array([np.cos(angle), np.sin(angle)])

    def slot(self, track: int) -> Points:
        """Middle of the near edge of a train's first tile, in mm, shape (2,)."""
        return np.asarray(self.direction(track) * SLOT_MM)

    def light(self, track: int) -> Points:
        """Centre of a track's light, in mm, shape (2,)."""
        return np.asarray(self.direction(track) * LIGHT_RADIUS_MM)

    def number(self, track: int) -> Points:
        """Centre of a track's printed number, in mm, shape (2,): clockwise beside its light."""
        angle = np.deg2rad(self.angle_deg(track) + 8.0)
        return np.array([np.cos(angle), np.sin(angle)]) * LIGHT_RADIUS_MM

    @property
    def button(self) -> Points:
        """Centre of the engine button, in mm, shape (2,)."""
        return np.array([0.0, 44.0])

    @cached_property
    def tags(self) -> dict[int, Points]:
        """Corners of each tag's black square by its id, (4, 2) in mm, clockwise from upper left."""
        first = 4 * (self.tracks - FEWEST_TRACKS)
        square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (TAG_MM / 2)
        corners = {}
        for place, degrees in enumerate(TAG_ANGLES_DEG):
            angle = np.deg2rad(degrees)
            centre = np.array([np.cos(angle), np.sin(angle)]) * TAG_RADIUS_MM
            corners[first + place] = centre + square
        return corners


def plate_of(tag: int) -> Plate | None:
    """The plate that carries the tag with this id; None where no plate of ours does."""
    tracks = FEWEST_TRACKS + tag // 4
    return Plate(tracks) if tag >= 0 and tracks <= MOST_TRACKS else None
