"""Makes every sound file of this folder from nothing but sums: python -m sounds.make [FOLDER].

A voice is a function that returns samples from -1 to 1, any loudness; `finish` trims, fades and
sets the loudness. Nothing that matters lies below 250 Hz, where a small speaker is mute.
"""

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sounds import SECONDS

Samples = npt.NDArray[np.float64]

RATE = 22050
"""Samples a second."""
LOUD = 0.16
"""Root mean square of the loudest fifth of a second, where full scale is 1."""
PEAK = 0.84
"""No sample is larger; short knocks reach this before they reach LOUD."""
WINDOW_S = 0.2


def moments(seconds: float) -> Samples:
    """The time of each sample, from 0."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Samples:
    """White noise, the same for the same seed."""
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def band(samples: Samples, low_hz: float, high_hz: float) -> Samples:
    """What lies between two frequencies."""
    spectrum = np.fft.rfft(samples)
    hz = np.fft.rfftfreq(len(samples), 1 / RATE)
    spectrum[(hz < low_hz) | (hz > high_hz)] = 0
    return np.asarray(np.fft.irfft(spectrum, len(samples)))


def place(parts: Sequence[tuple[float, Samples]], seconds: float) -> Samples:
    """Mix parts, each from its own moment on, into one sound of this length."""
    mixed = np.zeros(round(seconds * RATE))
    for start, part in parts:
        at = round(start * RATE)
        kept = part[: len(mixed) - at]
        mixed[at : at + len(kept)] += kept
    return mixed


def struck(
    modes: Sequence[tuple[float, float, float]], seconds: float, hit: float = 0.0, seed: int = 1
) -> Samples:
    """A struck body: modes of (Hz, strength, decay in s), and `hit` of the blow's own noise."""
    t = moments(seconds)
    body = np.zeros_like(t)
    for hz, strength, decay in modes:
        body += strength * np.sin(2 * np.pi * hz * t) * np.exp(-t / decay)
    blow = band(noise(seconds, seed), 800, 6000) * np.exp(-t / 0.004)
    return body * np.minimum(1, t / 0.001) + hit * blow


def bell(hz: float, seconds: float, decay: float) -> Samples:
    """A small bell: hum, prime, tierce, quint, nominal and two above."""
    partials = ((0.5, 0.3, 1.2), (1, 1, 1), (1.19, 0.35, 0.8), (1.5, 0.25, 0.7), (2, 0.6, 0.6))
    higher = ((2.74, 0.3, 0.35), (4.1, 0.15, 0.2))
    modes = [(hz * ratio, strength, decay * share) for ratio, strength, share in partials + higher]
    return struck(modes, seconds, 0.15)


def blast(seconds: float, seed: int) -> Samples:
    """One blast of a steam whistle: five pipes that rise into their note, and breath."""
    t = moments(seconds)
    rise = 1 - 0.12 * np.exp(-t / 0.06) - 0.03 * np.clip((t - seconds + 0.15) / 0.15, 0, 1)
    swell = np.minimum(1, t / 0.07) * np.minimum(1, (seconds - t) / 0.12)
    pipes = np.zeros_like(t)
    for number, hz in enumerate((277.2, 329.6, 415.3, 493.9, 554.4)):
        wobble = 1 + 0.003 * np.sin(2 * np.pi * (5.1 + 0.4 * number) * t + number)
        phase = 2 * np.pi * np.cumsum(hz * rise * wobble) / RATE
        pipes += np.sin(phase) + 0.35 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)
    breath = band(noise(seconds, seed), 500, 5000)
    return np.asarray((pipes / 5 + 0.1 * breath) * swell)


def horn(hz: float, seconds: float) -> Samples:
    """A brass note: partials that open after the attack and close at the end."""
    t = moments(seconds)
    shape = np.minimum(1, t / 0.025) * np.minimum(1, (seconds - t) / 0.06) * (1 - 0.25 * t)
    bright = 0.35 + 0.65 * np.minimum(1, t / 0.06) * np.exp(-t / 0.9)
    note = np.zeros_like(t)
    for partial in range(1, 11):
        if hz * partial < RATE * 0.45:
            note += np.sin(2 * np.pi * hz * partial * t) * bright ** (partial - 1) / partial
    return np.asarray(note * shape)


def play() -> Samples:
    """A wheel over a rail joint: click, clack."""
    rail = [(1180, 1, 0.02), (2290, 0.7, 0.014), (3470, 0.4, 0.01), (160, 0.9, 0.03)]
    lower = [(hz * 0.86, strength, decay) for hz, strength, decay in rail]
    return place(
        [(0, struck(rail, 0.1, 0.5, 2)), (0.09, struck(lower, 0.13, 0.5, 3))], SECONDS["play"]
    )


def refused() -> Samples:
    """Brakes: a squeal that sags and shudders to a stop."""
    seconds = SECONDS["refused"]
    t = moments(seconds)
    hz = 2050 - 700 * (t / seconds) ** 2 + 25 * np.sin(2 * np.pi * 31 * t)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    squeal = np.sin(phase + 1.4 * np.sin(0.5 * phase)) + 0.4 * np.sin(1.503 * phase)
    shudder = 0.75 + 0.25 * np.sin(2 * np.pi * 24 * t)
    grind = band(noise(seconds, 5), 900, 4200)
    shape = np.minimum(1, t / 0.05) * np.minimum(1, (seconds - t) / 0.3) ** 1.5
    return np.asarray((squeal * shudder + 0.35 * grind) * shape)


def knock() -> Samples:
    """Knuckles on a table, twice."""
    wood = [(260, 1, 0.05), (430, 0.7, 0.03), (760, 0.45, 0.02), (1240, 0.25, 0.012)]
    hit = struck(wood, 0.2, 0.35, 6)
    return place([(0, hit), (0.17, hit * 0.85)], SECONDS["knock"])


def drew() -> Samples:
    """A tile off the pile: one soft tick."""
    return struck([(620, 1, 0.018), (1450, 0.4, 0.01)], SECONDS["drew"], 0.2, 7)


def nothing() -> Samples:
    """A press that means nothing now: two dull thuds."""
    thud = struck([(294, 1, 0.04), (445, 0.5, 0.025)], 0.12)
    return place([(0, thud), (0.12, thud * 0.8)], SECONDS["nothing"])


def question() -> Samples:
    """Two bells, the second higher, as a voice that asks."""
    return place(
        [(0, bell(587.3, 0.35, 0.22) * 0.8), (0.2, bell(880, 0.5, 0.3))], SECONDS["question"]
    )


def undo() -> Samples:
    """Two steps down."""
    high = [(784, 1, 0.06), (1568, 0.3, 0.04)]
    low = [(523.3, 1, 0.09), (1046.5, 0.3, 0.05)]
    return place([(0, struck(high, 0.15)), (0.12, struck(low, 0.23))], SECONDS["undo"])


def woowoo() -> Samples:
    """Woo, woo."""
    return place([(0, blast(0.5, 8)), (0.62, blast(0.95, 9))], SECONDS["woowoo"])


def fanfare(notes: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """Horns at (start in s, Hz, length in s)."""
    return place([(start, horn(hz, length)) for start, hz, length in notes], seconds)


def round_won() -> Samples:
    """Four horns up to the chord."""
    up = [(0, 392.0, 0.16), (0.17, 523.3, 0.16), (0.34, 659.3, 0.16)]
    chord = [(0.51, hz, 0.95) for hz in (392.0, 523.3, 659.3, 784.0)]
    return fanfare([*up, *chord], SECONDS["round"])


def match_won() -> Samples:
    """A longer fanfare with the whistle at its end."""
    call = [(0, 392.0, 0.13), (0.15, 392.0, 0.13), (0.3, 523.3, 0.28), (0.6, 659.3, 0.13)]
    answer = [(0.75, 659.3, 0.13), (0.9, 784.0, 0.36)]
    chord = [(1.3, hz, 1.1) for hz in (523.3, 659.3, 784.0, 1046.5)]
    horns = fanfare([*call, *answer, *chord], SECONDS["match"])
    whistle = place([(1.9, blast(1.05, 10))], SECONDS["match"])
    return np.asarray(horns / np.abs(horns).max() + whistle)


VOICES: dict[str, Callable[[], Samples]] = {
    "play": play,
    "turn": lambda: bell(1046.5, SECONDS["turn"], 0.28),
    "double": lambda: bell(392.0, SECONDS["double"], 0.45),
    "drew": drew,
    "refused": refused,
    "question": question,
    "knock": knock,
    "nothing": nothing,
    "undo": undo,
    "woowoo": woowoo,
    "round": round_won,
    "match": match_won,
}


def loudness(samples: Samples) -> float:
    """Root mean square of the loudest WINDOW_S; of a shorter sound as if silence followed."""
    size = round(WINDOW_S * RATE)
    padded = np.pad(samples, (0, max(0, size - len(samples))))
    sums = np.concatenate([[0.0], np.cumsum(padded**2)])
    return float(np.sqrt((sums[size:] - sums[:-size]).max() / size))


def finish(samples: Samples) -> npt.NDArray[np.int16]:
    """Set the loudness, let the end fade in 10 ms, round to 16 bits."""
    level = samples - samples.mean()
    fade = round(0.01 * RATE)
    level[-fade:] *= np.linspace(1, 0, fade)
    level *= min(LOUD / loudness(level), PEAK / np.abs(level).max())
    return np.asarray(np.round(level * 32767), dtype=np.int16)


def write(path: Path, samples: npt.NDArray[np.int16]) -> None:
    """Write a WAV file: mono, 16 bits, RATE."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())


def main(folder: Path) -> None:
    """Write all sounds into `folder`."""
    for name, voice in VOICES.items():
        write(folder / f"{name}.wav", finish(voice()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
