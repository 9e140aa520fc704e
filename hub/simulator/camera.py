"""The camera over a virtual table: paints what lies there, a frame at each reading."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import cv2
import numpy as np
import numpy.typing as npt

from hub.simulator.table import VirtualTable
from hub.station import Lamp, Lights
from hub.station.base import Pattern
from vision.camera.base import CameraLost, Closing, Frame
from vision.paint.painter import Painted, Painter
from vision.paint.station import Glow
from vision.paint.style import STYLES, Style
from vision.paint.view import View
from vision.trouble import Trouble


class VirtualCamera(Closing):
    """Looks at a `VirtualTable`. Its time is its own: it goes on by `1 / fps` with every frame."""

    def __init__(
        self,
        table: VirtualTable,
        style: Style | None = None,
        view: View | None = None,
        seed: int = 0,
        fps: float = 5.0,
        shown: Callable[[], Lights] | None = None,
    ) -> None:
        """`shown` tells the station's lights, e.g. `lambda: station.shown`; None for none."""
        self.table = table
        self.covered = False
        """A hand or cloth on the lens: frames are dark."""
        self.unplugged = False
        """Reading raises `CameraLost`."""
        self.shown = shown
        self._style = style or STYLES["felt"]
        self._view = view or View()
        self._seed = seed
        self.frame_s = 1 / fps
        """Seconds from frame to frame."""
        self._number = 0
        self._painter = self._new_painter()

    def read(self) -> Frame:
        """The next frame. Raises `CameraLost` while unplugged."""
        self._check_open()
        if self.unplugged:
            raise CameraLost(Trouble("unplugged", "The camera is unplugged; plug it in again."))
        image = self._dark() if self.covered else self.look().image
        number, self._number = self._number, self._number + 1
        return Frame(image, number * self.frame_s, number)

    def look(self) -> Painted:
        """The table as it is now, with the truth about its tiles."""
        glows, engine = self._glows()
        props = [*self.table.props, *self.table.hands]
        return self._painter.paint(self.table.tiles, props, glows, engine, self._number)

    def cover(self) -> None:
        """Puts something over the lens."""
        self.covered = True

    def uncover(self) -> None:
        """Takes it away."""
        self.covered = False

    def bump(self, shift_mm: float = 15.0, turn_deg: float = 2.0) -> None:
        """Somebody knocks against the camera: it looks from a little elsewhere from now on."""
        rng = np.random.default_rng((self._seed, self._number, 9))
        x, y = rng.uniform(-shift_mm, shift_mm, 2)
        turn = float(rng.choice([-1, 1])) * turn_deg
        self._view = replace(
            self._view,
            x_mm=self._view.x_mm + float(x),
            y_mm=self._view.y_mm + float(y),
            roll_deg=self._view.roll_deg + turn,
        )
        self._painter = self._new_painter()

    def lamp(self, level: float) -> None:
        """Switches the room's light: 1 is as bright as usual."""
        light = replace(self._style.light, level=level)
        self._style = replace(self._style, light=light)
        self._painter = self._new_painter()

    def _new_painter(self) -> Painter:
        width = self.table.tile_mm[1]
        ratio = self.table.tile_mm[0] / width
        look = replace(self._style.look, ratio=ratio)
        style = replace(self._style, look=look, tile_mm=width, table_mm=self.table.size_mm)
        return Painter(style, self._view, self.table.plate.tracks, self._seed)

    def _dark(self) -> npt.NDArray[np.uint8]:
        rng = np.random.default_rng((self._seed, self._number))
        shape = (self._view.height // 8, self._view.width // 8, 3)
        small = rng.integers(2, 9, shape, np.uint8)
        size = (self._view.width, self._view.height)
        return np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_NEAREST), np.uint8)

    def _glows(self) -> tuple[Sequence[Glow | None], Glow | None]:
        if self.shown is None:
            return (), None
        lights = self.shown()
        time_s = self._number * self.frame_s
        return [_glow(lamp, time_s, i) for i, lamp in enumerate(lights.tracks)], _glow(
            lights.engine, time_s, 0
        )


def _glow(lamp: Lamp, time_s: float, place: int) -> Glow | None:
    """How a lamp shines at a moment; about as the station runs its patterns."""
    wave = {
        Pattern.OFF: 0.0,
        Pattern.STEADY: 1.0,
        Pattern.PULSE: 0.625 - 0.375 * float(np.cos(np.pi * time_s)),
        Pattern.BLINK: float(time_s % 1.0 < 0.5),
        Pattern.FLASH: float(time_s % 1.0 < 0.1 or 0.2 <= time_s % 1.0 < 0.3),
        Pattern.CHASE: float(int(time_s * 8 - place) % 9 == 0),
        Pattern.RAINBOW: 1.0,
    }[lamp.pattern]
    level = wave * lamp.brightness
    if level <= 0:
        return None
    if lamp.pattern is Pattern.RAINBOW:
        hue = np.array([[[int(time_s * 60 + 20 * place) % 180, 255, 255]]], np.uint8)
        red, green, blue = (int(part) for part in cv2.cvtColor(hue, cv2.COLOR_HSV2RGB)[0, 0])
        return Glow((red, green, blue), level)
    return Glow(lamp.colour, level)
