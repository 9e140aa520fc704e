"""Draws docs/figures/*.svg from board.py, hub.toml and the plate: python docs/draw_figures.py.

A test draws them again and compares, so that no drawing differs from what runs.
"""

import math
from pathlib import Path

from gpiozero import pi_info

from firmware import board
from hub.config.hub_toml import StationConfig
from vision.placing.plate import (
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
CHAMBER_MM = (68.0, 87.0)
"""Radius of the wall inside and of the rim's wall outside the light chambers."""
PIXEL_MM, PIXEL_RADIUS_MM, PIXEL_BESIDE_MM = 10.0, 77.5, 10.0
"""A pixel's board: its diameter, how far out it sits, how far clockwise of its track's light."""
PICO_MM = (51.0, 21.0)
"""A Raspberry Pi Pico; it lies in the middle, lengthwise along the cable."""
CABLE_DEG = 260.0
"""Where the USB cable goes out, clockwise from 12 o'clock: between tracks 7 and 8."""
CHANNEL_MM = 6.0
"""Between the two walls that the cable passes between."""
PLUG_MM = (12.0, 30.0)
"""Width and length of the opening in the base under the plug, from the Pico's end outwards."""
SWITCH_MM, BUTTON_ROOM_MM, ENGINE_PIXEL_MM = 12.0, 18.0, 12.0
"""Side of the engine button's switch; radius of the chamber round it; how far to the right of the
button's middle the engine's pixel sits."""


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
    sheet.box(690, 60, 170, 130, "WS2812B of track 1")
    sheet.box(690, 260, 170, 130, "WS2812B, button")
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
    sheet.small(590, 130, "2 × 470 µF")
    sheet.text(606, 112, "+")
    # data
    sheet.wire(GREEN, (230, 220), (370, 220))
    sheet.wire(GREEN, (520, 220), (620, 220), (620, 160), (690, 160))
    sheet.small(556, 220, "470 Ω")
    sheet.wire(GREEN, (860, 160), (880, 160), (880, 225), (676, 225), (676, 360), (690, 360))
    sheet.small(778, 225, "tracks 2 to 9: WS2812B")
    # button
    sheet.wire(BLUE, (230, 290), (262, 290), (262, 410), (122, 410))
    sheet.small(262, 390, "1 kΩ")
    sheet.small(90, 410, "button")
    sheet.wire(BLACK, (57, 410), (30, 410), (30, 440), (340, 440), dot=True)
    sheet.wire(BLACK, (230, 330), (300, 330), (300, 440), dot=True)
    sheet.text(40, 30, "Red 5 V, black ground, green data, blue button. USB goes to the Pi.")
    sheet.text(450, 462, "The pixels of tracks 2 to 9 need 5 V and ground too.")
    return sheet.svg()


def wiring_gpio() -> str:
    """Plain LEDs and a button on the Pi's own pins."""
    config = StationConfig()
    header = pi_info("c03111").headers["J8"].pins
    places = {pin.name: number for number, pin in header.items()}
    rows = [(f"track {n}", pin) for n, pin in enumerate(config.gpio_tracks, 1)]
    rows[-1] = ("track 9, Mexican Train", rows[-1][1])
    rows.append(("engine button's light", config.gpio_engine))
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


Place = tuple[float, float]


def outwards(clock_deg: float, along_mm: float, aside_mm: float = 0.0) -> Place:
    """A place so far from the middle in a direction, clockwise from 12 o'clock, and so far to its
    right, in the plate's millimetres."""
    c, s = math.cos(math.radians(clock_deg)), math.sin(math.radians(clock_deg))
    return along_mm * s + aside_mm * c, -along_mm * c + aside_mm * s


def pixel_of(track: int, tracks: int) -> Place:
    """The middle of a track's pixel."""
    beside = math.degrees(PIXEL_BESIDE_MM / PIXEL_RADIUS_MM)
    return outwards((track - 1) * 360 / tracks + beside, PIXEL_RADIUS_MM)


def lengthwise(begin_mm: float, end_mm: float, width_mm: float) -> tuple[Place, ...]:
    """Corners of a rectangle that lies along the cable."""
    sides = ((begin_mm, -1), (end_mm, -1), (end_mm, 1), (begin_mm, 1))
    return tuple(outwards(CABLE_DEG, along, side * width_mm / 2) for along, side in sides)


def body() -> str:
    """The body from above and in section, with its measures."""
    sheet = Drawing(900, 760, "The station's body")
    plate = Plate(len(board.TRACKS))
    scale = 2.6
    cx, cy = 280.0, 300.0

    def at(x: float, y: float) -> Place:
        return round(cx + x * scale, 1), round(cy + y * scale, 1)

    near, far = CHAMBER_MM
    sheet.text(40, 30, "From above, all measures in mm", bold=True)
    sheet.circle(cx, cy, DIAMETER_MM / 2 * scale)
    sheet.circle(cx, cy, far * scale, dash="4 3")
    sheet.circle(cx, cy, near * scale, dash="4 3")
    for track in range(1, plate.tracks + 1):
        sheet.circle(*at(*plate.light(track)), LIGHT_MM / 2 * scale, fill="#ffe9a8")
        sheet.circle(*at(*pixel_of(track, plate.tracks)), PIXEL_MM / 2 * scale, fill="#9fd09f")
        between = (track - 0.5) * 360 / plate.tracks
        double = math.isclose(between, CABLE_DEG)
        for aside in (-CHANNEL_MM / 2, CHANNEL_MM / 2) if double else (0.0,):
            sheet.wire("#888888", *(at(*outwards(between, r, aside)) for r in (near, far)))
        direction = plate.direction(track)
        x, y = at(*(direction * 98.0))
        sheet.text(x, y + 5, str(track), "middle", bold=True)
    for corners in plate.tags.values():
        sheet.shape(*(at(x, y) for x, y in corners), fill="#dddddd")
    end = PICO_MM[0] / 2
    sheet.shape(*(at(*p) for p in lengthwise(end, end + PLUG_MM[1], PLUG_MM[0])), fill="white")
    sheet.wire("#888888", *(at(*outwards(CABLE_DEG, r)) for r in (end + PLUG_MM[1], 104)))
    sheet.shape(*(at(*p) for p in lengthwise(-end, end, PICO_MM[1])), fill="#9fd09f")
    half = (ENGINE_MM[0] / 2, ENGINE_MM[1] / 2)
    sheet.shape(*(at(x * half[0], y * half[1]) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))))
    sheet.text(cx, cy + 5, "engine", "middle")
    x, y = (float(side) for side in plate.button)
    sheet.circle(*at(x, y), BUTTON_ROOM_MM * scale, dash="4 3")
    sheet.circle(*at(x + ENGINE_PIXEL_MM, y), PIXEL_MM / 2 * scale, fill="#9fd09f")
    sheet.circle(*at(x, y), BUTTON_MM / 2 * scale, fill="#ffc9c9")
    notes = (
        f"plate: Ø {DIAMETER_MM:g}, {HEIGHT_MM:g} high in all",
        f"lights: {plate.tracks} holes Ø {LIGHT_MM:g} on a circle of radius {LIGHT_RADIUS_MM:g},",
        f"    one each {360 / plate.tracks:g}°, track 1 at 12 o'clock, then clockwise",
        f"light chambers: between the walls of radius {near:g} and {far:g},",
        "    parted half way between two lights (grey); paint them white inside",
        f"pixels (green): boards Ø {PIXEL_MM:g}, {PIXEL_BESIDE_MM:g} clockwise of the light,",
        f"    at radius {PIXEL_RADIUS_MM:g}; the button's {ENGINE_PIXEL_MM:g} right of its middle",
        f"engine: outline {ENGINE_MM[0]:g} × {ENGINE_MM[1]:g} in the middle; under it the Pico,",
        f"    its plug towards {CABLE_DEG:g}°, the cable between two walls {CHANNEL_MM:g} apart",
        f"button: hole Ø {BUTTON_MM:g}, {plate.button[1]:g} below the middle, in a chamber of "
        f"radius {BUTTON_ROOM_MM:g}",
        f"tags: black squares of {TAG_MM:g}, their middles at radius {TAG_RADIUS_MM:g},",
        "    at 45° to the table's edges; print them on matt paper",
    )
    for place, note in enumerate(notes):
        sheet.text(40, 575 + 15 * place, note)
    _section(sheet)
    return sheet.svg()


def _section(sheet: Drawing) -> None:
    """The edge of the body, cut through a light."""
    scale = 9.0
    x, y, right = 600.0, 120.0, 850.0
    sheet.text(x, 60, "Cut through a light, at the rim", bold=True)
    top, inner, base = TOP_MM * scale, INNER_MM * scale, BASE_MM * scale
    floor = y + top + inner

    def block(inside: float, outside: float, upper: float, lower: float, fill: str) -> None:
        """What reaches from one radius to another, mm, between two heights of the drawing."""
        a, b = (round(right - (DIAMETER_MM / 2 - r) * scale, 1) for r in (inside, outside))
        sheet.shape((a, upper), (b, upper), (b, lower), (a, lower), fill=fill)

    rim = DIAMETER_MM / 2
    begin = rim - (right - x) / scale
    block(begin, rim, y, y + top, "#e8e8e8")
    block(LIGHT_RADIUS_MM - LIGHT_MM / 2, LIGHT_RADIUS_MM + LIGHT_MM / 2, y, y + top, "#ffe9a8")
    block(begin, rim, floor, floor + base, "none")
    block(CHAMBER_MM[1], rim, y + top, floor, "#e8e8e8")
    block(CHAMBER_MM[0] - 2, CHAMBER_MM[0], y + top, floor, "#ccc")
    half = PIXEL_MM / 2
    block(PIXEL_RADIUS_MM - half, PIXEL_RADIUS_MM + half, y + top, y + top + 12, "#9fd09f")
    sheet.text(x + 60, y + top + 32, "WS2812B, face down,")
    sheet.text(x + 60, y + top + 47, "behind the cut")
    sheet.text(x, floor + base + 18, "white floor")
    for place, note in enumerate(
        (
            f"cover {TOP_MM:g}; the paper plate is glued on top,",
            "    over the holes: light shines through it",
            f"room {INNER_MM:g}",
            f"base {BASE_MM:g}, screwed on;",
            f"    cut it open {PLUG_MM[0]:g} × {PLUG_MM[1]:g} under the USB plug",
            f"together {HEIGHT_MM:g}, feet included",
        )
    ):
        sheet.text(x, floor + 70 + 18 * place, note)


FIGURES = {"wiring-pico.svg": wiring_pico, "wiring-gpio.svg": wiring_gpio, "body.svg": body}

if __name__ == "__main__":
    for name, draw in FIGURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
