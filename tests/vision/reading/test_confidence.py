import numpy as np
import pytest

from vision.reading.confidence import calibrated, log_odds
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
