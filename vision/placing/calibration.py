"""Where the camera stands: pixels to millimetres on the table and back.

Table frame: origin at the station's centre on the table's surface, x right and y DOWN as seen from
above with track 1 at the top (so track 1 points to -y), z away from the viewer, into the table. A
tile's upper face lies at z = -9 mm, nearer the camera; a point there shows up further from the
picture's centre than one on the table, and the pose allows for it.
"""

from dataclasses import dataclass, field, replace
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Self

import cv2
import numpy as np
import numpy.typing as npt

from vision.placing.plate import HEIGHT_MM, SLOT_MM, TAG_DICTIONARY, plate_of
from vision.trouble import Trouble

Floats = npt.NDArray[np.float64]

FOCAL = 0.77
"""Focal length assumed where none is known, in widths of the picture: a field of view of 66 degrees
across, as the Camera Module 3 has. It only decides how strongly height shows."""


class NotCalibrated(LookupError):
    """The picture does not show where the table lies; the text says what is missing."""

    def __init__(self, trouble: Trouble) -> None:
        """`trouble` is the text."""
        super().__init__(trouble)
        self.trouble = trouble


@dataclass(frozen=True)
class TileSize:
    """A tile of the set, in millimetres."""

    length_mm: float = 50.0
    width_mm: float = 25.0
    height_mm: float = 9.0


FULL_SIZE = TileSize()
"""The tiles of a full-sized double-twelve set."""


@dataclass(frozen=True, eq=False)
class Calibration:
    """A camera's pose over the station, and what of the station matters to trace trains."""

    matrix: Floats
    """Intrinsics K in pixels, (3, 3)."""
    rotation: Floats
    """(3, 3): camera axes = rotation @ table axes."""
    translation: Floats
    """(3,): the station's centre in the camera's frame, millimetres."""
    size: tuple[int, int]
    """Width and height of the pictures it holds for, in pixels."""
    tracks: int = 9
    """Slots of the station, the Mexican Train's included."""
    slot_mm: float = SLOT_MM
    """From the station's centre to where the first tile of a track begins."""
    tile: TileSize = FULL_SIZE
    distortion: Floats = field(default_factory=lambda: np.zeros(5))
    """k1, k2, p1, p2, k3 of the lens, zeros where nobody measured it."""
    error_px: float = 0.0
    """Root mean square distance between the tags as found and as this pose puts them."""
    seen: int = 0
    """How many tags it was found from; 0 for one that was given."""

    @classmethod
    def straight_down(
        cls,
        size: tuple[int, int],
        px_per_mm: float = 2.0,
        centre: tuple[float, float] | None = None,
        turn_deg: float = 0.0,
        focal: float = FOCAL,
        tracks: int = 9,
        slot_mm: float = SLOT_MM,
        tile: TileSize = FULL_SIZE,
    ) -> Self:
        """A camera that looks straight down; `px_per_mm` holds on the table's surface.

        `centre`: the station's centre in pixels (default: the picture's middle). `turn_deg`: so far
        clockwise from the picture's top does track 1 point.
        """
        width, height = size
        x, y = centre if centre is not None else (width / 2, height / 2)
        c, s = cos(radians(turn_deg)) * px_per_mm, sin(radians(turn_deg)) * px_per_mm
        homography = np.array([[c, -s, x], [s, c, y], [0, 0, 1]])
        return cls.from_homography(homography, size, focal, tracks, slot_mm, tile)

    @classmethod
    def by_hand(
        cls,
        size: tuple[int, int],
        centre_px: tuple[float, float],
        first_track_px: tuple[float, float],
        tile_px: float,
        tracks: int = 9,
        slot_mm: float = SLOT_MM,
        tile: TileSize = FULL_SIZE,
    ) -> Self:
        """Without a printed plate: where somebody clicked on the station's centre and anywhere
        along its first track, for a camera that looks about straight down.

        `tile_px` is the length of a tile as read, which gives the scale. Raises NotCalibrated
        where both clicks are one.
        """
        x, y = first_track_px[0] - centre_px[0], first_track_px[1] - centre_px[1]
        if hypot(x, y) < tile_px / 2 or tile_px <= 0:
            raise NotCalibrated(
                Trouble(
                    "clicks",
                    "Click on the station's centre, then on its first track, further out than "
                    "half a tile.",
                )
            )
        turn = degrees(atan2(x, -y))
        scale = tile_px / tile.length_mm
        # The tiles that gave the scale are nearer the camera than the table is.
        scale /= 1 + tile.height_mm * scale / (FOCAL * max(size))
        return cls.straight_down(size, scale, centre_px, turn, FOCAL, tracks, slot_mm, tile)

    @classmethod
    def from_homography(
        cls,
        homography: Floats,
        size: tuple[int, int],
        focal: float = FOCAL,
        tracks: int = 9,
        slot_mm: float = SLOT_MM,
        tile: TileSize = FULL_SIZE,
    ) -> Self:
        """From the (3, 3) map of the table's surface in millimetres to pixels.

        `focal` is in picture widths. With K known, K^-1 H = [r1 r2 t] up to scale; the nearest
        rotation to r1, r2 is taken.
        """
        matrix = camera_matrix(size, focal)
        columns = np.linalg.inv(matrix) @ np.asarray(homography, float)
        scale = (np.linalg.norm(columns[:, 0]) + np.linalg.norm(columns[:, 1])) / 2
        columns = columns / scale * (1 if columns[2, 2] > 0 else -1)
        first, second = columns[:, 0], columns[:, 1]
        left, _, right = np.linalg.svd(np.column_stack([first, second, np.cross(first, second)]))
        rotation = left @ np.diag([1.0, 1.0, np.linalg.det(left @ right)]) @ right
        return cls(matrix, rotation, columns[:, 2], size, tracks, slot_mm, tile)

    def to_px(self, points_mm: npt.ArrayLike, height_mm: float | None = None) -> Floats:
        """Points (..., 2) of the table frame at a height over the table, to pixels (..., 2).

        `height_mm` defaults to the upper face of a tile, since that is what readings show.
        """
        points = np.asarray(points_mm, float)
        height = self.tile.height_mm if height_mm is None else height_mm
        flat = points.reshape(-1, 2)
        solid = np.column_stack([flat, np.full(len(flat), -height)])
        if not len(flat):
            return points.copy()
        rotation, _ = cv2.Rodrigues(self.rotation)
        pixels, _ = cv2.projectPoints(
            solid, rotation, self.translation, self.matrix, self.distortion
        )
        return np.asarray(pixels, float).reshape(points.shape)

    def to_mm(self, points_px: npt.ArrayLike, height_mm: float | None = None) -> Floats:
        """Pixels (..., 2) to millimetres (..., 2) of the table frame, at a height over the table.

        `height_mm` defaults to the upper face of a tile.
        """
        points = np.asarray(points_px, float)
        height = self.tile.height_mm if height_mm is None else height_mm
        flat = points.reshape(-1, 1, 2)
        if not len(flat):
            return points.copy()
        plane = np.column_stack(
            [
                self.rotation[:, 0],
                self.rotation[:, 1],
                self.translation - height * self.rotation[:, 2],
            ]
        )
        seen = np.asarray(cv2.undistortPoints(flat, self.matrix, self.distortion), float)
        rays = np.column_stack([seen.reshape(-1, 2), np.ones(len(flat))])
        mm = rays @ np.linalg.inv(plane).T
        return np.asarray(mm[:, :2] / mm[:, 2:], float).reshape(points.shape)

    def direction(self, track: int) -> Floats:
        """Unit vector (2,) along which track 1, 2, ... runs out from the station."""
        if not 1 <= track <= self.tracks:
            raise ValueError(f"This station has tracks 1 to {self.tracks}, not {track}.")
        angle = radians(-90 + (track - 1) * 360 / self.tracks)
        return np.array([cos(angle), sin(angle)])

    def slot(self, track: int) -> Floats:
        """Where the first tile of a track begins, (2,) in millimetres."""
        return self.direction(track) * self.slot_mm

    def with_tile(self, tile: TileSize) -> Self:
        """The same camera over a set of another size."""
        return replace(self, tile=tile)


def camera_matrix(size: tuple[int, int], focal: float = FOCAL) -> Floats:
    """K of a pinhole whose axis meets the picture's middle; `focal` in picture widths."""
    width, height = size
    length = focal * max(width, height)
    return np.array([[length, 0, width / 2], [0, length, height / 2], [0, 0, 1.0]])


Tags = dict[int, Floats]
"""Corners (4, 2) in pixels of each tag by its id, clockwise from the tag's own upper left."""

FEWEST_TAGS = 2
"""A pose from one tag alone is too rough to lead a train over the whole table."""
MOST_ERROR_PX = 3.0
"""Tags that fit a flat plate no better than this are no plate of ours."""


def find_tags(image: npt.NDArray[np.uint8]) -> Tags:
    """The station's tags in a BGR or grey picture; tags that no plate of ours has are left out."""
    grey = image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    parameters = cv2.aruco.DetectorParameters()
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    parameters.cornerRefinementWinSize = 3
    # Tags are much smaller than the picture; the default would leave out those under 3 % of it.
    parameters.minMarkerPerimeterRate = 4 * 14 / max(grey.shape)
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, TAG_DICTIONARY))
    corners, ids, _ = cv2.aruco.ArucoDetector(dictionary, parameters).detectMarkers(grey)
    if ids is None:
        return {}
    found = zip(np.ravel(ids), corners, strict=True)
    return {
        int(tag): np.asarray(quad, float).reshape(4, 2)
        for tag, quad in found
        if plate_of(int(tag)) is not None
    }


def calibrate(
    image: npt.NDArray[np.uint8],
    focal: float = FOCAL,
    tile: TileSize = FULL_SIZE,
    matrix: Floats | None = None,
    distortion: Floats | None = None,
) -> Calibration:
    """The pose from the station's tags in a picture. Raises NotCalibrated.

    `focal` is in picture widths and used where the lens was not measured (`matrix`, `distortion`).
    """
    height, width = image.shape[:2]
    lens = camera_matrix((width, height), focal) if matrix is None else matrix
    bent = np.zeros(5) if distortion is None else distortion
    return from_tags(find_tags(image), (width, height), lens, bent, tile)


def from_tags(
    tags: Tags, size: tuple[int, int], matrix: Floats, distortion: Floats, tile: TileSize
) -> Calibration:
    """The pose from tags already found. Raises NotCalibrated."""
    plates = [plate for tag in tags if (plate := plate_of(tag)) is not None]
    if not plates:
        raise NotCalibrated(
            Trouble(
                "no-tags",
                "The camera does not see the station's tags. Is the whole plate in the picture, "
                "uncovered and lit?",
            )
        )
    tracks = [plate.tracks for plate in plates]
    plate = max(plates, key=lambda each: tracks.count(each.tracks))
    seen = [tag for tag in tags if tag in plate.tags]
    if len(seen) < FEWEST_TAGS:
        raise NotCalibrated(
            Trouble(
                "few-tags",
                "The camera sees {seen} of the station's {tags} tags and needs {needed}. Uncover "
                "the others, or bring the camera nearer.",
                seen=len(seen),
                tags=len(plate.tags),
                needed=FEWEST_TAGS,
            )
        )
    flat = np.concatenate([plate.tags[tag] for tag in seen])
    solid = np.column_stack([flat, np.full(len(flat), -HEIGHT_MM)])
    pixels = np.concatenate([tags[tag] for tag in seen])
    _, turns, shifts, errors = cv2.solvePnPGeneric(
        solid, pixels, matrix, distortion, flags=cv2.SOLVEPNP_IPPE
    )
    best = int(np.argmin(np.ravel(errors)))
    turn, shift = cv2.solvePnPRefineLM(solid, pixels, matrix, distortion, turns[best], shifts[best])
    again, _ = cv2.projectPoints(solid, turn, shift, matrix, distortion)
    error = float(np.sqrt(((again.reshape(-1, 2) - pixels) ** 2).sum(axis=1).mean()))
    rotation, _ = cv2.Rodrigues(turn)
    if error > MOST_ERROR_PX or rotation[2, 2] <= 0:
        raise NotCalibrated(
            Trouble(
                "bent",
                "The station's tags are seen, but not where a flat plate has them. Is the sheet "
                "flat, and printed whole?",
            )
        )
    return Calibration(
        matrix=matrix,
        rotation=np.asarray(rotation, float),
        translation=np.asarray(shift, float).reshape(3),
        size=size,
        tracks=plate.tracks,
        tile=tile,
        distortion=distortion,
        error_px=error,
        seen=len(seen),
    )
