import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hub.config.hub_toml import SoundConfig, parse
from hub.voice.mixer import levels, open_speaker
from hub.voice.speaker import SilentSpeaker
from sounds import SECONDS
from tests.hub.waiting import LIMIT_S

SCRIPT = """
import os, sys, time
from datetime import time as clock
import pygame
from hub.config.hub_toml import SoundConfig, parse
from hub.voice.mixer import open_speaker
def written():
    return os.path.getsize(os.environ["SDL_DISKAUDIOFILE"])
def heard():
    '''What plays has come to its end, and so has half a second more of the card.'''
    while pygame.mixer.get_busy():
        time.sleep(0.02)
    end = written() + 2 * 44100 * 2 // 2
    while written() < end:
        time.sleep(0.02)
def spoken():
    while not pygame.mixer.Channel(0).get_busy():
        time.sleep(0.02)
    heard()
with open_speaker({config}, "22:00-07:00", clock=lambda: clock({hour})) as speaker:
    {act}
"""


def heard(
    tmp_path: Path, act: str, config: str = "SoundConfig(volume=1.0, set='full')", hour: int = 12
) -> tuple[npt.NDArray[np.float64], str]:
    """What would have gone to the sound card, mono, -1 to 1, and what our side wrote to stderr."""
    file = tmp_path / "heard.raw"
    world = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)}
    script = SCRIPT.format(config=config, act=act, hour=hour)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=world,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=True,
    )
    stereo = np.frombuffer(file.read_bytes(), "<i2").reshape(-1, 2)
    own = ("You are using the SDL disk", "Writing to file [")
    said = [line for line in done.stderr.splitlines() if not any(words in line for words in own)]
    return stereo.mean(axis=1) / 32768, "\n".join(said)


def strongest_hz(signal: npt.NDArray[np.float64]) -> float:
    spectrum = np.abs(np.fft.rfft(signal))
    return float(np.fft.rfftfreq(len(signal), 1 / 44100)[spectrum.argmax()])


def test_a_bell_is_really_played_at_its_pitch(tmp_path: Path) -> None:
    signal, said = heard(tmp_path, "speaker.play('turn'); heard()")
    assert strongest_hz(signal) == pytest.approx(1046.5, abs=3)
    assert np.abs(signal).max() == pytest.approx(0.57, abs=0.05)
    assert said == ""


@pytest.mark.parametrize(
    ("config", "hour", "peak"),
    [
        ("SoundConfig(volume=0.5, set='full')", 12, 0.285),
        ("SoundConfig(volume=0.5, set='quiet')", 12, 0.07),
        ("SoundConfig(volume=0.5, quiet_volume=0.15, set='full')", 23, 0.0855),
        ("SoundConfig(set='full', events={'turn': False})", 12, 0.0),
    ],
)
def test_volume_set_hours_and_choice(tmp_path: Path, config: str, hour: int, peak: float) -> None:
    signal, _ = heard(tmp_path, "speaker.play('turn'); heard()", config, hour)
    assert np.abs(signal).max() == pytest.approx(peak, abs=0.02)


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_words_are_spoken(tmp_path: Path) -> None:
    config = "SoundConfig(volume=1.0, speak=True, language='de')"
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


def test_without_a_sound_card_there_is_silence_and_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    told: list[str] = []
    with open_speaker(SoundConfig(), report=told.append) as speaker:
        assert isinstance(speaker, SilentSpeaker)
        speaker.play("turn")
        speaker.say("hello")
    assert len(told) == 1
    assert told[0].startswith("There is no sound: ")
    assert told[0].endswith("The game goes on in silence.")


def test_switched_off_is_silent_without_a_word() -> None:
    told: list[str] = []
    assert isinstance(open_speaker(SoundConfig(on=False), report=told.append), SilentSpeaker)
    assert told == []


def test_by_default_plays_make_hardly_a_sound_and_trouble_does() -> None:
    loud = levels(SoundConfig())
    assert loud["play"] <= 0.15 and loud["turn"] <= 0.3
    assert loud["refused"] == loud["question"] == loud["woowoo"] == 1.0
    assert set(levels(SoundConfig(set="full")).values()) == {1.0}


def test_a_choice_wins_over_the_set() -> None:
    loud = levels(SoundConfig(events={"play": True, "refused": False}))
    assert loud["play"] == 1.0
    assert loud["refused"] == 0.0


def test_the_table_of_sounds_in_the_docs() -> None:
    text = (Path(__file__).resolve().parents[3] / "docs" / "sounds.md").read_text(encoding="utf-8")
    table = text.split("\n\n|", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    assert {row[0]: float(row[3]) for row in rows} == SECONDS
    assert {row[0]: float(row[4]) for row in rows} == levels(SoundConfig(set="quiet"))
    assert {row[0]: float(row[5]) for row in rows} == levels(SoundConfig(set="full"))


def test_the_toml_of_the_docs_is_understood() -> None:
    text = (Path(__file__).resolve().parents[3] / "docs" / "sounds.md").read_text(encoding="utf-8")
    config = parse(text.split("```toml\n", 1)[1].split("```", 1)[0])
    assert config.sound == SoundConfig(events={"turn": True, "undo": False})
    assert levels(config.sound)["turn"] == 1.0


def test_a_sound_card_that_goes_away_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    import pygame

    told: list[str] = []
    with open_speaker(SoundConfig(), report=told.append) as speaker:
        speaker.play("refused")
        assert told == []
        pygame.mixer.quit()
        speaker.play("refused")
        speaker.play("question")
    assert len(told) == 1
    assert told[0].startswith("The sound is gone: ")
