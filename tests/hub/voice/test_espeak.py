"""What is spoken, by espeak-ng itself where it is installed."""

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from hub.language.language import language, languages
from hub.language.message import message
from tests.hub.voice.card import heard


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_words_are_spoken(tmp_path: Path) -> None:
    config = "SoundConfig(volume=1.0, speak=True)"
    signal, said = heard(tmp_path, "speaker.say('Ana ist dran'); spoken()", config)
    loud = np.sqrt((signal[: len(signal) // 4410 * 4410].reshape(-1, 4410) ** 2).mean(axis=1))
    assert np.count_nonzero(loud > 0.01) >= 5, "half a second of speech at the least"
    assert said == ""


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_an_espeak_that_fails_is_told_once(tmp_path: Path) -> None:
    config = "SoundConfig(speak=True)"
    act = "speaker._voice._language = 'xx'; "
    act += "speaker.say('a')\n    while speaker._voice._report: time.sleep(0.02)\n"
    act += "    speaker.say('a'); speaker.say('a')"
    _, said = heard(tmp_path, act, config)
    assert said.count("Nothing is spoken: espeak-ng says") == 1


def test_without_espeak_it_says_so_once_and_plays_on(tmp_path: Path) -> None:
    act = "speaker.say('a'); speaker.say('b'); speaker.play('turn'); heard()"
    hidden = "import os; os.environ['PATH'] = ''"
    config = "SoundConfig(volume=1.0, set='full', speak=True)"
    signal, said = heard(tmp_path, f"{act}", f"[exec({hidden!r}), {config}][1]")
    assert said.count("espeak-ng is not installed") == 1
    assert np.abs(signal).max() > 0.4


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize("code", languages())
def test_there_is_a_voice_for_every_language(tmp_path: Path, code: str) -> None:
    text = language(code).text(message("turn-of", name="Ana"))
    file = tmp_path / "said.wav"
    done = subprocess.run(
        ["espeak-ng", "-v", code, "-w", str(file), "--", text], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert file.stat().st_size > 22_050, "half a second at the least"
