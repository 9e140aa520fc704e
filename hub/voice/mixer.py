"""Sounds through pygame's mixer, as loud as hub.toml wants them at this hour."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import time
from pathlib import Path
from typing import TYPE_CHECKING

from hub.closing import Closing
from hub.config.hub_toml import SoundConfig, SoundSet
from hub.config.quiet_hours import QuietHours, time_of_day
from hub.voice.espeak import Voice
from hub.voice.speaker import Report, SilentSpeaker, Speaker
from sounds import SECONDS, sound

if TYPE_CHECKING:
    import pygame

SETS: Mapping[SoundSet, Mapping[str, float]] = {
    "quiet": {"play": 0.12, "drew": 0.12, "turn": 0.25, "double": 0.5},
    "full": {},
}
"""How loud each sound is in a set, 0 to 1; what is not named is 1."""


def levels(config: SoundConfig) -> dict[str, float]:
    """How loud each sound is by the set and the choices of hub.toml, without the volume."""
    chosen = {name: SETS[config.set].get(name, 1.0) for name in SECONDS}
    return chosen | {name: 1.0 if on else 0.0 for name, on in config.events.items()}


def to_stderr(sentence: str) -> None:
    """Tell a person at the terminal."""
    print(sentence, file=sys.stderr)


def open_speaker(
    config: SoundConfig,
    quiet_hours: str = "",
    report: Report = to_stderr,
    clock: Callable[[], time] = time_of_day,
    language: str = "en",
) -> Speaker:
    """The speaker that `config` asks for; a silent one where there is no sound card.

    `language` is that of what is to be spoken, as espeak-ng names it.

    What is missing (a sound card, espeak-ng) goes to `report` in one sentence, once.
    """
    if not config.on:
        return SilentSpeaker()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        with _hushed():
            pygame.mixer.init(44100, -16, 2, config.buffer)
        pygame.mixer.set_reserved(1)
        kept = {name: pygame.mixer.Sound(str(sound(name))) for name in SECONDS}
    except (pygame.error, FileNotFoundError) as error:
        report(f"There is no sound: {error}. The game goes on in silence.")
        return SilentSpeaker()
    quiet = QuietHours.parse(quiet_hours)
    return MixerSpeaker(config, language, levels(config), kept, quiet, clock, report)


@contextmanager
def _hushed() -> Iterator[None]:
    """Nothing goes to stderr: a sound library in C writes a page there about what we say in one
    sentence."""
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class MixerSpeaker(Closing):
    """Plays through the mixer, which `open_speaker` has opened."""

    _name = "The speaker"

    def __init__(
        self,
        config: SoundConfig,
        language: str,
        loud: Mapping[str, float],
        kept: Mapping[str, pygame.mixer.Sound],
        quiet: QuietHours,
        clock: Callable[[], time],
        report: Report,
    ) -> None:
        self._config = config
        self._loud = loud
        self._kept = kept
        self._quiet = quiet
        self._clock = clock
        self._report = report
        self._broken = False
        self._voice = Voice(language, self._speak, report) if config.speak else None

    def play(self, name: str) -> None:
        """Start a sound."""
        self._check_open()
        level = self._loud[name] * self._volume()
        if level <= 0 or self._broken:
            return
        import pygame

        try:
            self._kept[name].set_volume(level)
            self._kept[name].play()
        except pygame.error as error:
            self._broken = True
            self._report(f"The sound is gone: {error}. The game goes on in silence.")

    def say(self, text: str) -> None:
        """Have it spoken, if the voice is on."""
        self._check_open()
        if self._voice:
            self._voice.say(text)

    def _give_back(self) -> None:
        """Stop everything."""
        if self._voice:
            self._voice.close()
        import pygame

        pygame.mixer.quit()

    def _volume(self) -> float:
        quiet = self._clock() in self._quiet
        return self._config.quiet_volume if quiet else self._config.volume

    def _speak(self, file: Path) -> None:
        """Play a spoken sentence to its end, on the channel that is kept for it."""
        import pygame

        spoken = pygame.mixer.Sound(str(file))
        spoken.set_volume(self._volume())
        channel = pygame.mixer.Channel(0)
        channel.play(spoken)
        while not self.closed and channel.get_busy():
            pygame.time.wait(20)
