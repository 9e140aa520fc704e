"""Draws docs/figures/*.svg from board.py, hub.toml and the plate: python docs/draw_figures.py.

A test draws them again and compares, so that no drawing differs from what runs.
"""

import math
from pathlib import Path

from gpiozero import pi_info

from firmware import board
from hub.config import StationConfig
from vision.plate import (
    BUTTON_MM,
    DIAMETER_MM,
    ENGINE_MM,
    HEIGHT_MM,
    LIGHT_MM,
    LIGHT_RADIUS_MM,
    TAG_MM,
    TAG_RADIUS_MM,
    Plate,
)

FOLDER = Path(__file__).with_name("figures")
RED, BLACK, GREEN, BLUE, ORANGE = "#c62828", "#222222", "#2e7d32", "#1565c0", "#ef6c00"
PICO_PINS = {0: 1, 1: 2}
"""Board pin of the GPIOs in use, from the Pico's datasheet."""
INNER_MM, BASE_MM, TOP_MM = 7.0, 2.0, 3.0
"""Of the body: room inside, thickness of the base and of the cover."""


class Drawing:
    """A sheet with shapes; text is read from top to bottom in the order of drawing."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'font-family="sans-serif" font-size="13" fill="{BLACK}">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{height}" fill="white"/>',
        ]

    def box(self, x: float, y: float, width: float, height: float, name: str) -> None:
        """A part, its name at its upper edge."""
        self._lines.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
            f'fill="#f4f4f4" stroke="{BLACK}"/>'
        )
        self.text(x + width / 2, y + 18, name, "middle", bold=True)

    def text(
        self, x: float, y: float, text: str, anchor: str = "start", bold: bool = False
    ) -> None:
        """Words at a place."""
        weight = ' font-weight="bold"' if bold else ""
        self._lines.append(
            f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{weight}>{text}</text>'
        )

    def pin(self, x: float, y: float, name: str, side: str) -> None:
        """A pin on the left or right edge of a part, its name inside the part."""
        self._lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{BLACK}"/>')
        inside = 9 if side == "left" else -9
        self.text(x + inside, y + 4, name, "start" if side == "left" else "end")

    def wire(self, colour: str, *points: tuple[float, float], dot: bool = False) -> None:
        """A wire through these points; `dot` marks where it joins another."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._lines.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        if dot:
            x, y = points[-1]
            self._lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{colour}"/>')

    def small(self, x: float, y: float, name: str) -> None:
        """A small part that sits in a wire, centred there."""
        width = 16 + 7 * len(name)
        self._lines.append(
            f'<rect x="{x - width / 2:g}" y="{y - 11:g}" width="{width:g}" height="22" '
            f'fill="white" stroke="{BLACK}"/>'
        )
        self.text(x, y + 4, name, "middle")

    def circle(self, x: float, y: float, radius: float, fill: str = "none", dash: str = "") -> None:
        """A circle, dashed where it is hidden."""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self._lines.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{BLACK}"{dashed}/>'
        )

    def shape(self, *points: tuple[float, float], fill: str = "none") -> None:
        """A closed outline."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._lines.append(f'<polygon points="{path}" fill="{fill}" stroke="{BLACK}"/>')

    def svg(self) -> str:
        """The file's text."""
        return "\n".join([*self._lines, "</svg>", ""])


def wiring_pico() -> str:
    """The Pico, the pixels and the button."""
    sheet = Drawing(900, 470, "Wiring with a Raspberry Pi Pico")
    sheet.box(40, 60, 190, 300, "Raspberry Pi Pico")
    left = {
        110: "VBUS, pin 40",
        160: "GND, pin 38",
        220: f"GP{board.PIXEL_PIN}, pin {PICO_PINS[board.PIXEL_PIN]}",
        290: f"GP{board.BUTTON_PIN}, pin {PICO_PINS[board.BUTTON_PIN]}",
        330: "GND, pin 3",
    }
    for y, name in left.items():
        sheet.pin(230, y, name, "right")
    sheet.box(370, 190, 150, 130, "74AHCT125")
    for x, y, name in (
        (370, 220, "1A, pin 2"),
        (370, 250, "1OE, pin 1"),
        (370, 290, "GND, pin 7"),
    ):
        sheet.pin(x, y, name, "left")
    sheet.pin(520, 220, "1Y, 3", "right")
    sheet.pin(520, 290, "VCC, 14", "right")
    sheet.box(690, 60, 170, 130, "Ring of 16 WS2812B")
    sheet.box(690, 260, 170, 130, "Engine WS2812B")
    for y, name in ((100, "5V"), (130, "GND"), (160, "DIN")):
        sheet.pin(690, y, name, "left")
        sheet.pin(690, y + 200, name, "left")
    sheet.pin(860, 160, "DOUT", "right")
    # 5 V
    sheet.wire(RED, (230, 110), (340, 110), (340, 36), (640, 36), (640, 100), (690, 100))
    sheet.small(300, 110, "fuse 0.5 A")
    sheet.wire(RED, (640, 100), (640, 300), (690, 300))
    sheet.wire(RED, (520, 290), (640, 290), dot=True)
    # ground
    sheet.wire(BLACK, (230, 160), (340, 160), (340, 440), (660, 440), (660, 130), (690, 130))
    sheet.wire(BLACK, (690, 330), (660, 330), dot=True)
    sheet.wire(BLACK, (370, 250), (340, 250), dot=True)
    sheet.wire(BLACK, (370, 290), (340, 290), dot=True)
    sheet.wire(RED, (600, 130), (600, 70), (640, 70), dot=True)
    sheet.wire(BLACK, (600, 130), (600, 440), dot=True)
    sheet.small(600, 130, "1000 µF")
    sheet.text(606, 112, "+")
    # data
    sheet.wire(GREEN, (230, 220), (370, 220))
    sheet.wire(GREEN, (520, 220), (620, 220), (620, 160), (690, 160))
    sheet.small(556, 220, "470 Ω")
    sheet.wire(GREEN, (860, 160), (880, 160), (880, 225), (676, 225), (676, 360), (690, 360))
    # button
    sheet.wire(BLUE, (230, 290), (262, 290), (262, 410), (122, 410))
    sheet.small(262, 390, "1 kΩ")
    sheet.small(90, 410, "button")
    sheet.wire(BLACK, (57, 410), (30, 410), (30, 440), (340, 440), dot=True)
    sheet.wire(BLACK, (230, 330), (300, 330), (300, 440), dot=True)
    sheet.text(40, 30, "Red 5 V, black ground, green data, blue button. USB goes to the Pi.")
    return sheet.svg()


def wiring_gpio() -> str:
    """Plain LEDs and a button on the Pi's own pins."""
    config = StationConfig()
    header = pi_info("c03111").headers["J8"].pins
    places = {pin.name: number for number, pin in header.items()}
    rows = [(f"track {n}", pin) for n, pin in enumerate(config.gpio_tracks, 1)]
    rows[-1] = ("track 9, Mexican Train", rows[-1][1])
    rows.append(("engine", config.gpio_engine))
    sheet = Drawing(760, 90 + 36 * (len(rows) + 3), "Wiring with plain LEDs")
    height = 36 * (len(rows) + 3)
    sheet.box(40, 50, 210, height, "Raspberry Pi header")
    bottom = 50 + height - 20
    for place, (name, pin) in enumerate(rows):
        y = 96 + 36 * place
        sheet.pin(250, y, f"GPIO{pin}, pin {places[f'GPIO{pin}']}", "right")
        sheet.wire(GREEN, (250, y), (520, y))
        sheet.small(330, y, "470 Ω")
        sheet.small(430, y, "LED")
        sheet.wire(BLACK, (452, y), (520, y), dot=True)
        sheet.text(540, y + 4, name)
    y = 96 + 36 * len(rows)
    button = config.gpio_button
    sheet.pin(250, y, f"GPIO{button}, pin {places[f'GPIO{button}']}", "right")
    sheet.wire(BLUE, (250, y), (400, y))
    sheet.small(330, y, "1 kΩ")
    sheet.small(430, y, "button")
    sheet.wire(BLACK, (459, y), (520, y), dot=True)
    sheet.pin(250, bottom, "GND, pin 39", "right")
    sheet.wire(BLACK, (250, bottom), (520, bottom), (520, 96))
    sheet.text(40, 30, "Green: LED, long leg to the resistor. Black: ground. Blue: button.")
    return sheet.svg()


def body() -> str:
    """The body from above and in section, with its measures."""
    sheet = Drawing(900, 720, "The station's body")
    plate = Plate(len(board.TRACKS))
    scale = 2.6
    cx, cy = 280.0, 300.0

    def at(x: float, y: float) -> tuple[float, float]:
        return round(cx + x * scale, 1), round(cy + y * scale, 1)

    sheet.text(40, 30, "From above, all measures in mm", bold=True)
    sheet.circle(cx, cy, DIAMETER_MM / 2 * scale)
    sheet.circle(cx, cy, (DIAMETER_MM / 2 - 3) * scale, dash="4 3")
    sheet.circle(cx, cy, 68 * scale, dash="4 3")
    for track in range(1, plate.tracks + 1):
        sheet.circle(*at(*plate.light(track)), LIGHT_MM / 2 * scale, fill="#ffe9a8")
        angle = math.radians(plate.angle_deg(track) + 180.0 / plate.tracks)
        ends = [at(r * math.cos(angle), r * math.sin(angle)) for r in (68, 87)]
        sheet.wire("#888888", *ends)
        direction = plate.direction(track)
        x, y = at(*(direction * 98.0))
        sheet.text(x, y + 5, str(track), "middle", bold=True)
    for corners in plate.tags.values():
        sheet.shape(*(at(x, y) for x, y in corners), fill="#dddddd")
    half = (ENGINE_MM[0] / 2, ENGINE_MM[1] / 2)
    sheet.shape(*(at(x * half[0], y * half[1]) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))))
    sheet.text(cx, cy + 5, "engine", "middle")
    sheet.circle(*at(*plate.button), BUTTON_MM / 2 * scale, fill="#ffc9c9")
    notes = (
        f"plate: Ø {DIAMETER_MM:g}, {HEIGHT_MM:g} high over all",
        f"lights: {plate.tracks} holes Ø {LIGHT_MM:g} on a circle of radius {LIGHT_RADIUS_MM:g},",
        f"    one each {360 / plate.tracks:g}°, track 1 at 12 o'clock, then clockwise",
        "light chambers: between the walls of radius 68 and 87,",
        "    parted half way between two lights (grey); paint them white inside",
        f"engine: outline {ENGINE_MM[0]:g} × {ENGINE_MM[1]:g} in the middle",
        f"button: hole Ø {BUTTON_MM:g}, {plate.button[1]:g} below the middle",
        f"tags: black squares of {TAG_MM:g}, their middles at radius {TAG_RADIUS_MM:g},",
        "    at 45° to the table's edges; print them on matt paper",
    )
    for place, note in enumerate(notes):
        sheet.text(40, 575 + 16 * place, note)
    _section(sheet)
    return sheet.svg()


def _section(sheet: Drawing) -> None:
    """The edge of the body, cut through a light."""
    scale = 9.0
    x, y = 600.0, 120.0
    sheet.text(x, 60, "Cut through a light, at the rim", bold=True)
    top, inner, base = TOP_MM * scale, INNER_MM * scale, BASE_MM * scale
    sheet.shape((x, y), (x + 250, y), (x + 250, y + top), (x, y + top), fill="#e8e8e8")
    sheet.shape(
        (x + 140, y),
        (x + 140 + LIGHT_MM * scale, y),
        (x + 140 + LIGHT_MM * scale, y + top),
        (x + 140, y + top),
        fill="#ffe9a8",
    )
    floor = y + top + inner
    sheet.shape((x, floor), (x + 250, floor), (x + 250, floor + base), (x, floor + base))
    sheet.shape(
        (x + 223, y + top), (x + 250, y + top), (x + 250, floor), (x + 223, floor), fill="#e8e8e8"
    )
    sheet.shape((x + 20, y + top), (x + 34, y + top), (x + 34, floor), (x + 20, floor), fill="#ccc")
    sheet.shape(
        (x + 85, y + top),
        (x + 125, y + top),
        (x + 125, y + top + 12),
        (x + 85, y + top + 12),
        fill="#9fd09f",
    )
    sheet.text(x + 60, y + top + 34, "WS2812B, face down")
    sheet.text(x + 60, floor - 8, "white floor")
    for place, note in enumerate(
        (
            f"cover {TOP_MM:g}; the paper plate is glued on top,",
            "    over the holes: light shines through it",
            f"room {INNER_MM:g}",
            f"base {BASE_MM:g}, screwed on;",
            "    cut it open under the USB plug",
            f"together {HEIGHT_MM:g}",
        )
    ):
        sheet.text(x, floor + 60 + 18 * place, note)


FIGURES = {"wiring-pico.svg": wiring_pico, "wiring-gpio.svg": wiring_gpio, "body.svg": body}

if __name__ == "__main__":
    for name, draw in FIGURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
