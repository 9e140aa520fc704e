"""How the painter's camera sees the table: a pinhole with a little radial distortion.

Points of the table are (x, y, z) in millimetres: the table frame (x right, y down, origin in the
station's centre) with z the height over the table top.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class View:
    """A camera over the table, looking at one point of it."""

    width: int = 2400
    """Of the picture in pixels."""
    height: int = 1800
    px_per_mm: float = 2.0
    """At the point looked at."""
    distance_mm: float = 924.0
    """From the lens to the point looked at; 924 mm show 1200 mm across 66 degrees."""
    tilt_deg: float = 0.0
    """Away from straight down; the far side is on top of the picture."""
    heading_deg: float = 0.0
    """Turns the table under a tilted camera: from which side it looks."""
    roll_deg: float = 0.0
    """Turns the picture, clockwise."""
    x_mm: float = 0.0
    """The point looked at."""
    y_mm: float = 0.0
    k1: float = 0.0
    """Radial distortion, on coordinates over the focal length: negative is a barrel."""

    def __post_init__(self) -> None:
        if min(self.width, self.height) < 16 or self.px_per_mm <= 0 or self.distance_mm <= 0:
            raise ValueError(
                "A view needs a picture of at least 16 by 16 pixels, and a scale and a distance"
                f" above 0: {self}."
            )
        if not 0 <= self.tilt_deg <= 70:
            raise ValueError(f"A view is tilted by 0 to 70 degrees, not {self.tilt_deg}.")

    @property
    def focal_px(self) -> float:
        """The focal length in pixels."""
        return self.px_per_mm * self.distance_mm

    @cached_property
    def _turn(self) -> Floats:
        """Table axes (x, y, depth = -z) to camera axes (right, down, forward)."""
        t, h, r = np.deg2rad([self.tilt_deg, self.heading_deg, self.roll_deg])
        heading = np.array([[np.cos(h), -np.sin(h), 0], [np.sin(h), np.cos(h), 0], [0, 0, 1]])
        tilt = np.array([[1, 0, 0], [0, np.cos(t), np.sin(t)], [0, -np.sin(t), np.cos(t)]])
        roll = np.array([[np.cos(r), -np.sin(r), 0], [np.sin(r), np.cos(r), 0], [0, 0, 1]])
        return np.asarray(roll @ tilt @ heading)

    @cached_property
    def eye_mm(self) -> Floats:
        """Where the lens is, (x, y, z) in mm."""
        back = self._turn.T @ np.array([0.0, 0.0, -self.distance_mm])
        return np.array([self.x_mm + back[0], self.y_mm + back[1], -back[2]])

    def project(self, points_mm: npt.ArrayLike) -> Floats:
        """Pixels (n, 2) of points (n, 2) on the table or (n, 3) over it, in mm.

        A pixel's centre has whole coordinates. Points behind the camera give nonsense.
        """
        points = np.atleast_2d(np.asarray(points_mm, float))
        if points.shape[1] == 2:
            points = np.column_stack([points, np.zeros(len(points))])
        axes = (points - (self.x_mm, self.y_mm, 0.0)) * (1, 1, -1)
        seen = axes @ self._turn.T + (0, 0, self.distance_mm)
        flat = seen[:, :2] / seen[:, 2:]
        flat = flat * (1 + self.k1 * (flat**2).sum(axis=1, keepdims=True))
        return np.asarray(flat * self.focal_px + self._middle)

    def on_table(self, points_px: npt.ArrayLike, z_mm: float = 0.0) -> Floats:
        """Where pixels (n, 2) lie on the plane at height `z_mm`, (n, 2) in mm.

        Pixels at or above the horizon give points very far away.
        """
        flat = (np.atleast_2d(np.asarray(points_px, float)) - self._middle) / self.focal_px
        bent = flat
        for _ in range(6 if self.k1 else 0):
            flat = bent / (1 + self.k1 * (flat**2).sum(axis=1, keepdims=True))
        rays = np.column_stack([flat, np.ones(len(flat))]) @ self._turn
        eye = self.eye_mm
        far = (eye[2] - z_mm) / np.maximum(rays[:, 2], 1e-4)
        return np.asarray(eye[:2] + rays[:, :2] * far[:, None])

    def scale_at(self, points_mm: npt.ArrayLike) -> Floats:
        """Pixels a millimetre across the line of sight at points (n, 2), shape (n,)."""
        points = np.atleast_2d(np.asarray(points_mm, float))
        away = np.column_stack([points, np.zeros(len(points))]) - self.eye_mm
        return np.asarray(self.focal_px / np.linalg.norm(away, axis=1))

    @property
    def _middle(self) -> Floats:
        return np.array([(self.width - 1) / 2, (self.height - 1) / 2])
