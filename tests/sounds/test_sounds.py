import wave
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import sounds
from sounds import SECONDS, NoSuchSound, make, sound

FOLDER = Path(sounds.__file__).parent


def samples(path: Path) -> npt.NDArray[np.float64]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def middle_hz(path: Path) -> float:
    """The frequency that has half of the energy below it."""
    signal = samples(path)
    energy = np.cumsum(np.abs(np.fft.rfft(signal)) ** 2)
    return float(np.fft.rfftfreq(len(signal), 1 / 22050)[np.searchsorted(energy, energy[-1] / 2)])


def test_the_folder_holds_the_sounds_that_are_named_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(SECONDS)
    assert set(make.VOICES) == set(SECONDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < 1_500_000


@pytest.mark.parametrize("name", SECONDS)
def test_short_and_as_long_as_said(name: str) -> None:
    assert len(samples(sound(name))) / 22050 == pytest.approx(SECONDS[name], abs=0.001)
    assert 0.1 <= SECONDS[name] <= 3.0


@pytest.mark.parametrize("name", SECONDS)
def test_one_loudness_and_no_clipping(name: str) -> None:
    signal = samples(sound(name))
    peak = float(np.abs(signal).max())
    loud = make.loudness(signal)
    assert peak <= 0.841
    assert loud <= 0.161
    assert loud == pytest.approx(0.16, abs=0.002) or peak == pytest.approx(0.84, abs=0.002)
    assert loud >= 0.08
    assert abs(float(signal.mean())) < 0.01
    assert np.abs(signal[-20:]).max() < 0.02, "it ends in a click"


@pytest.mark.parametrize("name", SECONDS)
def test_the_script_makes_what_the_folder_holds(name: str) -> None:
    made = make.finish(make.VOICES[name]()).astype(np.int32)
    kept = np.round(samples(sound(name)) * 32768).astype(np.int32)
    assert np.abs(made - kept).max() <= 2


def test_each_sounds_as_it_should() -> None:
    hz = {name: middle_hz(sound(name)) for name in SECONDS}
    assert hz["double"] < 0.6 * hz["turn"], "the bell for a double is deeper"
    assert hz["refused"] > 1000, "brakes squeal"
    assert 250 < hz["knock"] < 600, "wood"
    assert 250 < hz["nothing"] < 400, "a dull thud that a small speaker can still make"
    assert 250 < hz["woowoo"] < 900, "a steam whistle"


def test_the_whistle_blows_twice() -> None:
    signal = samples(sound("woowoo"))
    frames = signal[: len(signal) // 441 * 441].reshape(-1, 441)
    loud = np.sqrt((frames**2).mean(axis=1)) > 0.02
    starts = int(loud[0]) + int(np.count_nonzero(~loud[:-1] & loud[1:]))
    assert starts == 2


def test_an_unknown_name_lists_the_known() -> None:
    with pytest.raises(NoSuchSound, match="play, turn, double"):
        sound("boo")


def test_the_script_writes_all_files(tmp_path: Path) -> None:
    make.main(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(SECONDS)
    assert (tmp_path / "play.wav").read_bytes()[:4] == b"RIFF"
