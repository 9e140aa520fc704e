"""Real photos beside the repository; skipped where they are not there."""

import json
from collections import Counter
from pathlib import Path

import pytest

from vision.reading.evaluate import Photo, Report, outcome, truths
from vision.reading.photo import load
from vision.reading.reader import Reader
from vision.reading.reading import Reading

PHOTOS = Path(__file__).resolve().parents[3].parent / "shared" / "photos"

pytestmark = pytest.mark.skipif(
    not PHOTOS.is_dir(), reason="needs the photos in ../shared/photos, which are not part of this"
)


@pytest.fixture(scope="module")
def report() -> Report:
    reader, made = Reader(), Report()
    for photo in truths(PHOTOS / "truth.json"):
        made.outcomes.append(outcome(photo, reader.read(load(PHOTOS / photo.file))))
    return made


def test_photos_are_read(report: Report) -> None:
    sums = report.tallies()["all"]
    assert sums.photos == 30
    assert sums.precision >= 0.995
    assert sums.recall >= 0.985
    assert sums.exact >= 26


def test_every_photo_of_a_double_twelve_set_is_exact(report: Report) -> None:
    wrong = [
        (o.photo.file, o.missed, [o.readings[i].values for i in o.false])
        for o in report.outcomes
        if o.photo.file.startswith(("jeremyarde", "petr0n")) and not o.exact
    ]
    assert wrong == []


def test_sure_readings_are_right(report: Report) -> None:
    sure = [pair for o in report.outcomes for pair in o.confidences]
    right = [ok for confidence, ok in sure if confidence >= 0.95]
    assert len(right) > 200
    assert sum(right) / len(right) >= 0.99


def test_two_games_are_followed_photo_by_photo() -> None:
    reader = Reader()
    right = missed = false = 0
    for game in ("game1", "game4"):
        folder = PHOTOS / "sequences" / game
        lying: Counter[tuple[int, ...]] = Counter()
        for move in json.loads((folder / "moves.json").read_text(encoding="utf-8")):
            lying[tuple(sorted(move["new"]))] += 1
            if move["frame"] is None:
                continue
            read = _pairs(reader.read(load(folder / move["frame"])))
            right += sum((lying & read).values())
            missed += sum((lying - read).values())
            false += sum((read - lying).values())
    assert right / (right + missed) >= 0.995
    assert false <= 1


def _pairs(readings: list[Reading]) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(r.values)) for r in readings)


def test_a_photo_of_backs_is_empty(report: Report) -> None:
    backs = next(o for o in report.outcomes if "20260718_182907" in o.photo.file)
    assert backs.photo == Photo(backs.photo.file, (), (), backs.photo.kinds)
    assert backs.readings == ()
