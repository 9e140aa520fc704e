import numpy as np
import pytest

from vision.reading.confidence import QUESTIONED, TAKEN, calibrated, log_odds, percent
from vision.training.calibrate import fitted


def test_surer_stays_surer_and_within_bounds() -> None:
    sure = np.linspace(0, 1, 101, dtype=np.float32)
    chance = calibrated(sure)
    assert (np.diff(chance) >= 0).all()
    assert chance.min() >= 0
    assert chance.max() <= 1


def test_log_odds_of_an_even_chance_are_nothing() -> None:
    assert log_odds(np.array([0.5], np.float32))[0] == pytest.approx(0)
    assert np.isfinite(log_odds(np.array([0.0, 1.0], np.float32))).all()


def test_the_fit_finds_how_sure_the_networks_should_have_been() -> None:
    rng = np.random.default_rng(2)
    odds = rng.normal(1.5, 1.5, 6000)
    chance = 1 / (1 + np.exp(-(1.8 * odds - 0.7)))
    right = rng.random(6000) < chance
    said = 1 / (1 + np.exp(-odds))
    slope, offset = fitted(list(zip(said.tolist(), right.tolist(), strict=True)))
    assert slope == pytest.approx(1.8, abs=0.15)
    assert offset == pytest.approx(-0.7, abs=0.15)


@pytest.mark.parametrize(
    ("confidence", "told"),
    [(0.0, "0 %"), (0.29, "29 %"), (0.57, "57 %"), (0.7999, "79 %"), (0.8, "80 %"),
     (0.9499, "94 %"), (0.95, "95 %"), (0.9999, "99 %"), (1.0, "100 %")],
)  # fmt: skip
def test_a_percentage_is_cut_so_that_it_never_claims_a_threshold(
    confidence: float, told: str
) -> None:
    assert percent(confidence) == told


def test_what_is_taken_and_what_people_look_at() -> None:
    assert (TAKEN, QUESTIONED) == (0.95, 0.8), "docs/reading.md and `woowoo read --help` say so"
