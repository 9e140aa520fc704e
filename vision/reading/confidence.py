"""Makes of the networks' own sureness a chance that a reading is right."""

import numpy as np

from vision.reading.networks import Floats

SLOPE, OFFSET = 1.66, 0.13
"""Fitted by `vision.training.calibrate` on painted tables that were not trained on: the log odds of
being right are this much of the networks' log odds, and that much more."""
_EDGE = 1e-6


def calibrated(sure: Floats) -> Floats:
    """The chance of being right for the product of the networks' probabilities, each 0 to 1."""
    odds = SLOPE * log_odds(sure) + OFFSET
    return np.asarray(1 / (1 + np.exp(-odds)), np.float32)


def log_odds(sure: Floats) -> Floats:
    """The logarithm of the odds."""
    inside = np.clip(sure.astype(np.float64), _EDGE, 1 - _EDGE)
    return np.asarray(np.log(inside / (1 - inside)), np.float32)
