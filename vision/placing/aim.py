"""Keeps the calibration true: finds the station, and notices when the camera was moved."""

import numpy as np

from vision.camera.base import Frame, Image
from vision.placing.calibration import (
    Calibration,
    NotCalibrated,
    Tags,
    TileSize,
    calibrate,
    find_tags,
)
from vision.placing.plate import HEIGHT_MM, plate_of

BUMP_PX = 2.0
"""Tags that lie this far from where they should (or 1/1500 of the picture): the camera moved."""
SEARCH_S = 1.0
"""Between two searches all over the picture."""
AROUND_MM = 150.0
"""The tags are looked for so far around where the station was."""


class Aim:
    """Where the camera looks. Knows no clock but the frames' own."""

    def __init__(self, calibration: Calibration | None, tile: TileSize) -> None:
        """`calibration`: one that is given, to be trusted; None to find it from the tags."""
        self.calibration = calibration
        self._tile = tile
        self._next_search_s = -np.inf

    def find(self, frame: Frame) -> bool:
        """Look for the station, once a second; True if it was found. Raises NotCalibrated."""
        if frame.time_s < self._next_search_s and not frame.still:
            return False
        self._next_search_s = frame.time_s + SEARCH_S
        self.calibration = calibrate(frame.image, tile=self._tile)
        return True

    def knocked(self, frame: Frame) -> bool:
        """Whether the tags are elsewhere, looked for once a second: what seems an arm all over
        the picture may be a camera that was knocked against."""
        if frame.time_s < self._next_search_s:
            return False
        self._next_search_s = frame.time_s + SEARCH_S
        return self._bumped(self._tags_near(frame.image), frame.image.shape[1])

    def check(self, frame: Frame) -> bool:
        """Make sure that the calibration holds; True if the camera was moved and is aimed anew.

        Tags that are covered are no trouble. Raises NotCalibrated where they are elsewhere but
        too few to aim by.
        """
        assert self.calibration is not None
        if not self.calibration.seen:
            return False  # given by hand: there are no tags to check it by
        tags = self._tags_near(frame.image)
        bumped = self._bumped(tags, frame.image.shape[1])
        if not bumped and len(tags) <= self.calibration.seen:
            return False
        try:
            better = calibrate(frame.image, tile=self._tile)
        except NotCalibrated:
            if bumped:
                raise
            return False
        if bumped or better.seen > self.calibration.seen:
            self.calibration = better
        return bumped

    def tile_px(self) -> float:
        """Length of a tile beside the station, pixels."""
        assert self.calibration is not None
        half = self._tile.length_mm / 2
        ends = self.calibration.to_px([[-half, 0], [half, 0]])
        return float(np.hypot(*(ends[1] - ends[0])))

    def _tags_near(self, image: Image) -> Tags:
        """The tags around where the station was, all over the picture if there are none."""
        assert self.calibration is not None
        corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * AROUND_MM
        there = self.calibration.to_px(corners, 0.0)
        left, top = np.maximum(there.min(axis=0).astype(int), 0)
        right, bottom = np.maximum(there.max(axis=0).astype(int), 0)
        part = image[top:bottom, left:right]
        tags = find_tags(part) if min(part.shape[:2]) > 30 else {}
        if tags:
            return {tag: quad + np.array([left, top]) for tag, quad in tags.items()}
        return find_tags(image)

    def _bumped(self, tags: Tags, width: int) -> bool:
        """Most of the tags, two at least, lie elsewhere. One alone may be a figure on a cloth."""
        assert self.calibration is not None
        distances = []
        for tag, quad in tags.items():
            plate = plate_of(tag)
            if plate is not None and plate.tracks == self.calibration.tracks:
                there = self.calibration.to_px(plate.tags[tag], HEIGHT_MM)
                distances.append(float(np.linalg.norm(there - quad, axis=1).mean()))
        return len(distances) > 1 and float(np.median(distances)) > max(BUMP_PX, width / 1500)
