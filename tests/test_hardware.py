"""hardware.md agrees with board.py, with the defaults of hub.toml, the plate and plain geometry."""

import importlib.util
import math
import re
from pathlib import Path
from types import ModuleType

import pytest
from gpiozero import pi_info

from firmware import board
from hub.config.hub_toml import StationConfig
from vision.placing import plate

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "hardware.md").read_text(encoding="utf-8")
CONFIG = StationConfig()


def table(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading, without its head."""
    part = re.split(rf"^#+ {re.escape(heading)}\n", TEXT, flags=re.MULTILINE)
    assert len(part) == 2, heading
    lines = part[1].splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def test_the_pins_of_the_pico() -> None:
    rows = {row[0].split(",")[0]: (int(row[1]), int(row[2])) for row in table("Pins of the Pico")}
    assert {name: gpio for name, (gpio, _) in rows.items()} == {
        "pixels": board.PIXEL_PIN,
        "engine button": board.BUTTON_PIN,
    }
    # GP0 and GP1 are board pins 1 and 2, by the Pico's datasheet.
    assert all(pin == {0: 1, 1: 2}[gpio] for gpio, pin in rows.values())


def test_the_pixels_of_the_tracks() -> None:
    rows = table("Pixels")
    pixels = [tuple(int(number) for number in row[1].split(",")) for row in rows]
    assert tuple(pixels[:-1]) == board.TRACKS
    assert pixels[-1] == board.ENGINE
    assert [row[0].split()[0] for row in rows] == [*map(str, range(1, 10)), "engine"]


def test_every_pixel_of_the_chain_is_used_once() -> None:
    used = [pixel for lamp in (*board.TRACKS, board.ENGINE) for pixel in lamp]
    assert used == list(range(board.PIXELS))


def test_the_pins_of_the_plain_build_and_their_places_on_the_header() -> None:
    rows = {row[0].split(",")[0].split(" (")[0]: row for row in table("Pins of the Raspberry Pi")}
    want = {f"track {n}": pin for n, pin in enumerate(CONFIG.gpio_tracks, 1)}
    want |= {"engine button's light": CONFIG.gpio_engine, "engine button": CONFIG.gpio_button}
    assert {name: int(row[1]) for name, row in rows.items()} == want
    header = pi_info("c03111").headers["J8"].pins
    for _, gpio, pin in rows.values():
        assert header[int(pin)].name == f"GPIO{gpio}"


def test_the_toml_of_the_plain_build() -> None:
    block = re.search(r"    \[station\]\n(?:    .*\n)+", TEXT)
    assert block
    import tomllib

    told = tomllib.loads(block[0])["station"]
    assert tuple(told["gpio_tracks"]) == CONFIG.gpio_tracks
    assert (told["gpio_engine"], told["gpio_button"]) == (CONFIG.gpio_engine, CONFIG.gpio_button)


def test_the_amplifier_and_the_lights_share_no_pin() -> None:
    header = pi_info("c03111").headers["J8"].pins
    rows = {row[0]: row for row in table("Sound")}
    used = {*CONFIG.gpio_tracks, CONFIG.gpio_engine, CONFIG.gpio_button}
    for name in ("BCLK", "LRC", "DIN"):
        assert header[int(rows[name][2])].name == f"GPIO{rows[name][1]}"
        assert int(rows[name][1]) not in used
    assert 20 not in used, "I2S takes its input pin too"
    assert header[2].name == "5V" and header[6].name == header[39].name == "GND"


def test_the_current() -> None:
    rows = {row[0].split(" (")[0]: row[1] for row in table("Current")}
    assert rows["the firmware's limit for all pixels"] == str(board.LIMIT_MA)
    assert rows[f"{board.PIXELS} pixels, white at full"] == str(board.PIXELS * 60)
    assert board.LIMIT_MA + 100 == int(rows["the station in all"]) <= 600
    assert board.LIMIT_MA < 500, "the fuse holds so much"


def test_the_measures_of_the_plate() -> None:
    rows = {row[0]: float(row[1]) for row in table("Plate")}
    assert rows == {
        "diameter": plate.DIAMETER_MM,
        "over the table, upper side": plate.HEIGHT_MM,
        "tags, side of the black square": plate.TAG_MM,
        "tags, radius of their middles": plate.TAG_RADIUS_MM,
        "lights, radius": plate.LIGHT_RADIUS_MM,
        "lights, diameter": plate.LIGHT_MM,
        "engine's outline, width": plate.ENGINE_MM[0],
        "engine's outline, height": plate.ENGINE_MM[1],
        "button's hole, diameter": plate.BUTTON_MM,
        "button, below the middle": plate.Plate().button[1],
        "first tile begins at, from the middle": plate.SLOT_MM,
    }


LENSES = {"Module 3": (66, 41, 4608), "Module 3 wide": (102, 67, 4608), "HQ, 6 mm": (63, 0, 4056)}


@pytest.mark.parametrize("row", table("Camera"), ids=lambda row: f"{row[0]} {row[1]}")
def test_what_the_camera_sees(row: list[str]) -> None:
    across, down, pixels = LENSES[row[0]]
    height, scale = float(row[2]), float(row[3])
    width, depth = (float(side) for side in row[1].split(" × "))
    seen = 2 * height * math.tan(math.radians(across / 2))
    assert seen >= width
    if down:
        assert 2 * height * math.tan(math.radians(down / 2)) == pytest.approx(depth, rel=0.02)
    assert scale == pytest.approx(pixels / seen / 1000, rel=0.02)
    long, short = (float(side) for side in row[4].split(" × "))
    assert (long, short) == (
        pytest.approx(50 * scale, abs=0.6),
        pytest.approx(25 * scale, abs=0.6),
    )
    assert float(row[5]) == pytest.approx(3 * scale, abs=0.06)
    assert float(row[6]) == pytest.approx(4 * scale, abs=0.06)


def figures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("figures", ROOT / "docs" / "draw_figures.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_measures_of_the_body() -> None:
    drawn = figures()
    rows = {row[0]: tuple(map(float, row[1].split(" × "))) for row in table("Body")}
    assert rows == {
        "cover, room, base": (drawn.TOP_MM, drawn.INNER_MM, drawn.BASE_MM),
        "light chambers, inner and outer radius": drawn.CHAMBER_MM,
        "pixel's board, diameter": (drawn.PIXEL_MM,),
        "pixel of a track, radius of its middle": (drawn.PIXEL_RADIUS_MM,),
        "pixel of a track, clockwise beside its light": (drawn.PIXEL_BESIDE_MM,),
        "chamber round the button, radius": (drawn.BUTTON_ROOM_MM,),
        "button's pixel, right of the button's middle": (drawn.ENGINE_PIXEL_MM,),
        "Pico, in the middle, lengthwise along the cable": drawn.PICO_MM,
        "opening in the base under the plug, width and length": drawn.PLUG_MM,
        "cable's two walls, apart": (drawn.CHANNEL_MM,),
    }
    assert sum(rows["cover, room, base"]) == plate.HEIGHT_MM


def test_the_parts_of_the_body_do_not_meet() -> None:
    drawn, made = figures(), plate.Plate(len(board.TRACKS))
    near, far = drawn.CHAMBER_MM
    half, part = drawn.PIXEL_MM / 2, 360 / made.tracks
    for track in range(1, made.tracks + 1):
        x, y = drawn.pixel_of(track, made.tracks)
        light_x, light_y = made.light(track)
        assert near + half < math.hypot(x, y) < far - half
        assert math.hypot(x - light_x, y - light_y) > half + plate.LIGHT_MM / 2
        beside = (math.degrees(math.atan2(x, -y)) - (track - 1) * part) % 360
        assert (part / 2 - beside) * math.radians(near) > half + drawn.CHANNEL_MM / 2 + 1
    assert drawn.CABLE_DEG / part % 1 == 0.5, "half way between two tracks"
    end = drawn.PICO_MM[0] / 2 + drawn.PLUG_MM[1]
    assert end < near
    button = made.button
    for corner in (
        *drawn.lengthwise(-drawn.PICO_MM[0] / 2, drawn.PICO_MM[0] / 2, drawn.PICO_MM[1]),
        *drawn.lengthwise(0, end, drawn.PLUG_MM[0]),
    ):
        assert math.dist(corner, button) > drawn.BUTTON_ROOM_MM
    assert button[1] + drawn.BUTTON_ROOM_MM < near
    assert drawn.SWITCH_MM / 2 < drawn.ENGINE_PIXEL_MM - half < plate.BUTTON_MM / 2
    assert drawn.ENGINE_PIXEL_MM + half < drawn.BUTTON_ROOM_MM


@pytest.mark.parametrize("name", ["wiring-pico.svg", "wiring-gpio.svg", "body.svg"])
def test_the_figures_are_drawn_from_what_runs(name: str) -> None:
    kept = (ROOT / "docs" / "figures" / name).read_text(encoding="utf-8")
    assert figures().FIGURES[name]() == kept, "draw again: python docs/draw_figures.py"
