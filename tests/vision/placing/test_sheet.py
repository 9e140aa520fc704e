import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

import cv2
import numpy as np
import pytest

from vision.placing.calibration import find_tags
from vision.placing.plate import TAG_MM, Plate
from vision.placing.sheet import PAPERS, Box, Ring, UnknownPaper, sheet
from vision.placing.sheet_files import pdf, svg


def painted(drawn, px_per_mm: float) -> np.ndarray:
    """The sheet's boxes and rings drawn by the shapes alone."""
    page = np.full((round(drawn.height * px_per_mm), round(drawn.width * px_per_mm)), 255, np.uint8)
    for shape in drawn.shapes:
        if isinstance(shape, Box):
            left, top = round(shape.x * px_per_mm), round(shape.y * px_per_mm)
            right = round((shape.x + shape.width) * px_per_mm)
            bottom = round((shape.y + shape.height) * px_per_mm)
            page[top:bottom, left:right] = 0 if shape.black else 255
    return page


def in_place(tags: dict, plate: Plate, paper: tuple[float, float], px_per_mm: float) -> None:
    assert sorted(tags) == sorted(plate.tags)
    middle = np.array(paper) / 2
    for tag, corners in plate.tags.items():
        assert tags[tag] / px_per_mm == pytest.approx(corners + middle, abs=0.25)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("tracks", range(8, 16))
def test_the_tags_drawn_are_the_plate_s_and_in_their_place(tracks, paper):
    plate = Plate(tracks)
    drawn = sheet(plate, paper)
    in_place(find_tags(painted(drawn, 6)), plate, PAPERS[paper], 6)


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="pdftoppm is not installed")
def test_the_pdf_shows_the_same_at_true_scale(tmp_path):
    plate = Plate(9)
    (tmp_path / "plate.pdf").write_bytes(pdf(sheet(plate)))
    command = ["pdftoppm", "-r", "150", "-gray", "plate.pdf", "page"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    page = cv2.imread(str(next(tmp_path.glob("page*.pgm"))), cv2.IMREAD_GRAYSCALE)
    scale = 150 / 25.4
    assert page.shape == pytest.approx((297 * scale, 210 * scale), abs=1)
    in_place(find_tags(page), plate, PAPERS["a4"], scale)
    light = (np.array(PAPERS["a4"]) / 2 + plate.light(3)) * scale
    x, y = np.round(light).astype(int)
    assert page[y, x] == 255, "the hole for a light is empty"
    assert page[y, x - 30 : x + 30].min() < 128, "and has a rim"


def test_the_svg_s_unit_is_a_millimetre():
    root = ElementTree.fromstring(svg(sheet(Plate(12), "letter")))
    assert (root.get("width"), root.get("height")) == ("215.9mm", "279.4mm")
    assert root.get("viewBox") == "0 0 215.9 279.4"
    kinds = [child.tag.rpartition("}")[2] for child in root]
    assert kinds.count("circle") == 1 + 1 + 12, "rim, button, a light for each track"
    numbers = [child.text for child in root if child.tag.endswith("text")]
    assert [text for text in numbers if text.isdigit()] == [str(n) for n in range(1, 13)]
    black = [c for c in root if c.tag.endswith("rect") and c.get("fill") == "black"]
    assert {c.get("width") for c in black} == {f"{TAG_MM:.3f}"}


@pytest.mark.parametrize("tracks", [8, 15])
def test_nothing_is_drawn_over_anything_else(tracks):
    drawn = sheet(Plate(tracks))
    holes = [shape for shape in drawn.shapes if isinstance(shape, Ring)][1:]
    tags = [s for s in drawn.shapes if isinstance(s, Box) and s.black]
    for hole in holes:
        for tag in tags:
            x = np.clip(hole.x, tag.x, tag.x + tag.width)
            y = np.clip(hole.y, tag.y, tag.y + tag.height)
            assert np.hypot(hole.x - x, hole.y - y) > hole.radius + 1, "a tag needs white around"


def test_unknown_paper_lists_those_that_are_known():
    with pytest.raises(UnknownPaper, match="a4 or letter, not a3"):
        sheet(Plate(9), "a3")


def test_the_command_writes_both_files(tmp_path, capsys):
    from hub.cli import main

    assert main(["station-sheet", "--tracks", "10", "--out", str(tmp_path / "print")]) == 0
    assert (tmp_path / "print" / "station-10.pdf").read_bytes().startswith(b"%PDF-")
    assert (tmp_path / "print" / "station-10.svg").read_text().startswith("<svg")
    assert main(["station-sheet", "--tracks", "7", "--out", str(tmp_path)]) == 2
    assert "8 to 15 tracks, not 7" in capsys.readouterr().err
