"""How sure a reading is: from the networks' own sureness to what people are told.

The thresholds that decide between taking a reading and asking about it stand here, for whoever
tells people and for the referee alike. Those that only steer a search stand where it searches.
"""

from math import floor

import numpy as np

from vision.reading.networks import Floats

TAKEN = 0.95
"""A reading at least this sure is taken as it is: told without a mark, and by the referee, legal or
not."""
QUESTIONED = 0.8
"""A reading less sure than this people are asked to look at, wherever tiles are listed or drawn."""
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


def percent(confidence: float) -> str:
    """Such as `94 %`: cut to whole percents, so that what is below a threshold never reads as if it
    had reached it.

    >>> percent(0.9499), percent(0.29)
    ('94 %', '29 %')
    """
    return f"{floor(100 * confidence + 1e-6)} %"
