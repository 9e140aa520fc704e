"""Paints tables: the table top, the station, tiles, what else lies there, as a camera sees them."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from vision.paint.block import Pose, block, outline, raised, shadow
from vision.paint.exposure import Exposure
from vision.paint.face import Face, back, face
from vision.paint.film import wrapped
from vision.paint.grid import nodes, spread
from vision.paint.illumination import brightness, mirrored, tint
from vision.paint.patch import Floats, Image, Patch, darkened, laid_over
from vision.paint.props import Prop, prop_patch, prop_shadow
from vision.paint.station import Glow, shine, station, station_rim
from vision.paint.style import Style
from vision.paint.tabletop import tabletop
from vision.paint.view import Floats as Points
from vision.paint.view import View
from vision.placing.plate import HEIGHT_MM, Plate
from vision.reading.reading import Corners


@dataclass(frozen=True)
class Placed:
    """A tile on the table: its centre in mm in the table frame."""

    values: tuple[int, int]
    x_mm: float
    y_mm: float
    angle_deg: float
    """The direction from the first half to the second: 0 right, 90 down."""
    z_mm: float = 0.0
    """Of its underside: `vision.placing.plate.HEIGHT_MM` on the station."""
    face_down: bool = False

    @property
    def pose(self) -> Pose:
        """Where its rectangle lies; the first half is at its upper edge."""
        return Pose(self.x_mm, self.y_mm, self.angle_deg, self.z_mm)


@dataclass(frozen=True, eq=False)
class Truth:
    """What a painted tile shows and where; corners in the order of a `Reading`."""

    values: tuple[int, int]
    corners: Corners
    """Of the upper face, (4, 2) in pixels."""
    corners_mm: Points
    """(4, 2) in the table frame."""
    visible: float
    """The share of its face that is inside the picture and not under a hand or the like."""


@dataclass(frozen=True, eq=False)
class Painted:
    """A picture and the truth about its face-up tiles, in the order they were given."""

    image: Image
    truths: tuple[Truth, ...]


class Painter:
    """A table under a camera. The table top and the station are painted once, tiles when new."""

    def __init__(
        self, style: Style | None = None, view: View | None = None,
        tracks: int | None = 9, seed: int = 0,
    ) -> None:  # fmt: skip
        """`tracks` of the station in the middle, None for no station."""
        self.style = style or Style()
        self.view = view or View()
        self.plate = None if tracks is None else Plate(tracks)
        self._seed = seed
        rng = np.random.default_rng((seed, 1))
        light = self.style.light
        self._lit = brightness(self.view, light, self.style.lens.vignette, rng)
        self._glare = self._mirror(rng)
        self._exposure = Exposure(self.style.lens, seed)
        self._tint = tint(light)
        self._faces: dict[tuple[object, ...], Face] = {}
        self._drawn: dict[Placed, _Drawn | None] = {}
        self._seen: dict[Placed, tuple[Points, Points]] = {}
        self._bare = self._bare_table()
        self._laid: tuple[tuple[Placed, ...], Image] | None = None
        self._last: tuple[object, Image, tuple[Truth, ...]] | None = None

    def paint(
        self,
        tiles: Sequence[Placed],
        props: Sequence[Prop] = (),
        glows: Sequence[Glow | None] = (),
        engine: Glow | None = None,
        number: int = 0,
    ) -> Painted:
        """The picture of these tiles with props laid over them, the station's lights shining.

        `glows` are the lights of track 1 onwards, `number` seeds the sensor's noise.
        """
        laid = tuple(tiles)
        seen = (laid, tuple(props), tuple(glows), engine)
        if self._last is None or self._last[0] != seen:
            frame = self._with_tiles(laid).copy()
            if self.plate is not None and (glows or engine):
                shine(frame, self.view, self.plate, list(glows), engine)
            over = [self._prop(frame, prop) for prop in props]
            cover = [patch for patch in over if patch is not None]
            truths = tuple(self._truth(tile, cover) for tile in tiles if not tile.face_down)
            self._last = (seen, self._exposure.developed(frame), truths)
        _, developed, truths = self._last
        return Painted(self._exposure.taken(developed, number), truths)

    def _with_tiles(self, tiles: tuple[Placed, ...]) -> Image:
        """The table with these tiles, as long as they lie there the same picture."""
        if self._laid is None or self._laid[0] != tiles:
            frame = self._bare.copy()
            eye = self.view.eye_mm
            far_first = sorted(
                tiles, key=lambda t: -np.hypot(t.x_mm - eye[0], t.y_mm - eye[1]) + t.z_mm
            )
            drawn = [self._tile(tile) for tile in far_first]
            for one in drawn:
                if one is not None and one.shade is not None:
                    darkened(frame, *one.shade)
            for one in drawn:
                if one is not None:
                    laid_over(frame, one.patch)
            self._laid = (tiles, frame)
        return self._laid[1]

    def _mirror(self, rng: np.random.Generator) -> Floats | None:
        light = self.style.light
        if not light.lamps or light.glare <= 0:
            return None
        return mirrored(self.view, light, 0.0, rng)

    def _bare_table(self) -> Image:
        """Table top and floor, lit, with the station on it."""
        points = self.view.on_table(nodes(self.view))
        half = np.array(self.style.table_mm) / 2
        low = np.maximum(points.min(axis=0) - 5, -half)
        span = np.maximum(np.minimum(points.max(axis=0) + 5, half) - low, 20.0)
        scale = min(max(self.view.px_per_mm, 0.5), 3000 / float(span.max()))
        size = (round(span[0] * scale), round(span[1] * scale))
        top = tabletop(self.style.table, size, scale, self._seed)
        x, y = (spread((points[:, axis] - low[axis]) * scale - 0.5, self.view) for axis in (0, 1))
        floor = np.random.default_rng((self._seed, 2)).integers(20, 110)
        colour = (int(floor), int(floor * 0.97), int(floor * 0.92))
        flat = cv2.remap(
            top, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=colour
        )
        lit = self._in_light(np.asarray(flat, np.uint8), 0, 0, _POLISH[self.style.table])
        if self.plate is not None:
            thrown = shadow(self.view, self.style.light, station_rim(), (0.0, HEIGHT_MM))
            if thrown is not None:
                darkened(lit, *thrown)
            patch = station(self.view, self.style.light, self.plate)
            if patch is not None:
                laid_over(lit, self._lit_patch(patch, 0.1))
        return lit

    def _in_light(self, image: Image, left: int, top: int, polish: float) -> Image:
        """An image at a place in the frame as the light there shows it."""
        factor = _cut(self._lit, left, top, image.shape)[..., None] * self._tint
        shown = image * factor
        if self._glare is not None and polish > 0:
            shown += 255 * polish * _cut(self._glare, left, top, image.shape)[..., None]
        return np.asarray(np.minimum(shown, 255), np.uint8)

    def _lit_patch(self, patch: Patch, polish: float) -> Patch:
        image = self._in_light(patch.image, patch.left, patch.top, polish)
        return Patch(patch.left, patch.top, image, patch.alpha)

    def _tile(self, tile: Placed) -> "_Drawn | None":
        if tile not in self._drawn:
            if len(self._drawn) > 2000:
                self._drawn.clear()
                self._seen.clear()
            self._drawn[tile] = self._draw(tile)
        return self._drawn[tile]

    def _draw(self, tile: Placed) -> "_Drawn | None":
        style, view = self.style, self.view
        length, width, thick = style.tile_size_mm
        heights = (tile.z_mm, tile.z_mm + thick)
        rim = outline(tile.pose, length, width, style.look.corner * width)
        corners = tile.pose.corners(length, width)
        rng = np.random.default_rng((self._seed, hash(tile) & 0xFFFFFFFF))
        shown = self._face(tile)
        if style.film > 0 and rng.random() < 0.7:
            shown = wrapped(shown, style.film * float(rng.uniform(0.3, 1.0)), rng)
        solid = block(
            view, style.light, rim, heights, (shown.image, shown.alpha, corners), style.look.body
        )
        if solid is None:
            return None
        patch = self._lit_patch(solid, style.look.gloss * float(rng.uniform(0.3, 1.3)))
        return _Drawn(patch, shadow(view, style.light, rim, heights, tile.z_mm))

    def _face(self, tile: Placed) -> Face:
        style = self.style
        fine = 2 * style.tile_mm * self.view.scale_at([[tile.x_mm, tile.y_mm]])[0]
        width = int(np.clip(8 * round(fine / 8), 16, 400))
        turn = round((style.light.from_deg - tile.angle_deg + 90) / 30) * 30 % 360
        key = ("back" if tile.face_down else tile.values, width, turn)
        if key not in self._faces:
            if tile.face_down:
                self._faces[key] = back(style.look, width, float(turn))
            else:
                self._faces[key] = face(tile.values, style.look, width, float(turn))
        return self._faces[key]

    def _prop(self, frame: Image, prop: Prop) -> Patch | None:
        thrown = prop_shadow(self.view, self.style.light, prop)
        if thrown is not None:
            darkened(frame, *thrown)
        patch = prop_patch(self.view, prop)
        if patch is not None:
            patch = self._lit_patch(patch, 0.0)
            laid_over(frame, patch)
        return patch

    def _truth(self, tile: Placed, cover: Sequence[Patch]) -> Truth:
        if tile not in self._seen:
            length, width, thick = self.style.tile_size_mm
            corners_mm = tile.pose.corners(length, width)
            steps = (np.arange(6) + 0.5) / 6
            right, down = corners_mm[1] - corners_mm[0], corners_mm[3] - corners_mm[0]
            spots = [corners_mm[0] + a * right + b * down for a in steps for b in steps]
            points = raised(np.array([*corners_mm, *spots]), tile.z_mm + thick)
            self._seen[tile] = (corners_mm, self.view.project(points))
        corners_mm, points_px = self._seen[tile]
        seen = points_px[4:]
        clear = (seen >= 0).all(axis=1) & (seen < (self.view.width, self.view.height)).all(axis=1)
        for patch in cover:
            clear &= ~_covered(patch, seen)
        corners = points_px[:4].astype(np.float32)
        return Truth(tile.values, corners, corners_mm.copy(), float(clear.mean()))


@dataclass(frozen=True, eq=False)
class _Drawn:
    """A tile ready to be laid into a frame."""

    patch: Patch
    shade: tuple[int, int, Floats] | None


_POLISH = {
    "wood": 0.35, "dark wood": 0.6, "felt": 0.0, "dark cloth": 0.0, "cloth": 0.0, "woven": 0.0,
    "white": 0.3, "grey": 0.4, "black": 0.9, "leather": 0.4, "stone": 0.5, "checks": 0.0,
    "board": 0.4,
}  # fmt: skip


def _cut(field: Floats, left: int, top: int, shape: tuple[int, ...]) -> Floats:
    """The part of a field under an image; beyond the frame its edge goes on."""
    if left == top == 0 and shape[:2] == field.shape:
        return field
    rows = np.clip(np.arange(top, top + shape[0]), 0, field.shape[0] - 1)
    columns = np.clip(np.arange(left, left + shape[1]), 0, field.shape[1] - 1)
    return np.asarray(field[rows[:, None], columns[None]], np.float32)


def _covered(patch: Patch, points: Points) -> npt.NDArray[np.bool_]:
    x, y = (np.round(points) - (patch.left, patch.top)).astype(int).T
    height, width = patch.alpha.shape
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    under = patch.alpha[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)] > 0.5
    return np.asarray(inside & under, np.bool_)
