from pathlib import Path

import numpy as np
import pytest

from vision.reading.evaluate import BadTruth, Photo, Report, curve, outcome, table, truths
from vision.reading.mistakes import COLUMNS, contact_sheet, mistakes
from vision.reading.reading import Reading

CORNERS = np.array([(20, 60), (20, 20), (100, 20), (100, 60)], np.float32)


def reading(a: int, b: int, sure: float = 0.99) -> Reading:
    return Reading((a, b), CORNERS, sure, (((a, 1.0),), ((b, 1.0),)))


def test_right_false_and_missed_tiles_are_told_apart() -> None:
    photo = Photo("a.jpg", ((3, 5), (3, 5), (0, 0)), optional=((1, 2),))
    one = outcome(photo, [reading(5, 3), reading(2, 1), reading(4, 4)])
    assert (one.right, one.false, one.missed) == ((0,), (2,), ((0, 0), (3, 5)))
    assert not one.exact


def test_of_a_tile_read_twice_the_surer_is_right() -> None:
    one = outcome(Photo("a.jpg", ((3, 5),)), [reading(3, 5, 0.6), reading(5, 3, 0.9)])
    assert (one.right, one.false) == ((1,), (0,))


def test_figures_by_kind() -> None:
    report = Report()
    report.outcomes.append(outcome(Photo("a", ((3, 5),), kinds=("black",)), [reading(3, 5)]))
    report.outcomes.append(outcome(Photo("b", ((1, 1), (2, 2))), [reading(1, 1), reading(6, 6)]))
    sums = report.tallies()
    assert (sums["all"].precision, sums["all"].recall, sums["all"].exact) == (2 / 3, 2 / 3, 1)
    assert (sums["black"].precision, sums["black"].photos) == (1.0, 1)
    text = table(report)
    assert "not exact: b  missed 2-2  false 6-6" in text
    assert "1 of 2" in text


def test_the_reliability_curve_counts_every_reading_once() -> None:
    pairs = [(0.3, False), (0.65, True), (0.95, True), (1.0, True), (0.99, False)]
    rows = curve(pairs)
    assert sum(count for _, _, count, _, _ in rows) == len(pairs)
    assert rows[-1] == (0.99, 1.0, 2, 0.995, 0.5)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "no JSON"),
        ("{}", "a list of photos"),
        ('[{"file": "a", "tiles": []}, {"tiles": [[1]], "file": "b"}]', "photo 2"),
        ("[3]", "photo 1"),
        ('[{"file": "a"}]', "photo 1"),
        ('[{"file": "a", "tiles": [[1, 99]]}]', "photo 1"),
        ('[{"file": "a", "tiles": [["1", 2]]}]', "photo 1"),
    ],
)
def test_bad_truths_are_said(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "truth.json"
    path.write_text(text)
    with pytest.raises(BadTruth, match=words):
        truths(path)


def test_truths_are_read_with_their_kinds(tmp_path: Path) -> None:
    path = tmp_path / "truth.json"
    path.write_text('[{"file": "a.jpg", "tiles": [[5, 3]], "touching": false, "set": "black"}]')
    assert truths(path) == [Photo("a.jpg", ((3, 5),), (), ("not touching", "black"))]


def test_every_mistake_is_on_the_sheet() -> None:
    image = np.full((120, 160, 3), 90, np.uint8)
    wrong = outcome(Photo("a.jpg", ((0, 0),)), [reading(5, 3), reading(6, 6)])
    pictures = mistakes(image, wrong)
    assert len(pictures) == 3
    whole = contact_sheet(pictures)
    assert whole is not None
    assert whole.shape[1] == COLUMNS * pictures[0].shape[1]
    assert contact_sheet([]) is None
