from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hub.config.hub_toml import SoundConfig, parse
from hub.voice.mixer import levels, open_speaker
from hub.voice.speaker import SilentSpeaker
from sounds import SECONDS
from tests.hub.voice.card import heard


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
