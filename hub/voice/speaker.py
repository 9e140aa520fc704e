"""The hub's voice: sounds through pygame's mixer, words through espeak-ng, or silence."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import time
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

from hub.config.hub_toml import SoundConfig
from hub.config.quiet_hours import QuietHours, time_of_day
from sounds import SECONDS, sound

if TYPE_CHECKING:
    import pygame

SETS: Mapping[str, Mapping[str, float]] = {
    "quiet": {"play": 0.12, "drew": 0.12, "turn": 0.25, "double": 0.5},
    "full": {},
}
"""How loud each sound is in a set, 0 to 1; what is not named is 1."""
LANGUAGES = ("en", "de", "fr", "it", "es", "nl", "pl")
"""What can be spoken, as espeak-ng names it (hub.language.spoken has the words)."""
SPEECH_S = 10
"""espeak-ng may take so long over one sentence."""

Report = Callable[[str], None]


class SpeakerError(ValueError):
    """hub.toml asks for a sound or a set that there is not; the text lists those there are."""


class Speaker(Protocol):
    """What can be heard. Nothing here ever raises or waits once it is open."""

    language: str
    """Of what is to be said: one of LANGUAGES."""

    def play(self, name: str) -> None:
        """Start a sound of `sounds`, as loud as hub.toml wants it now."""

    def say(self, text: str) -> None:
        """Speak, after what is being spoken; nothing if hub.toml does not ask for speech."""

    def close(self) -> None:
        """Be silent and give the sound card back; twice is fine."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class SilentSpeaker:
    """Says nothing, but knows what it would have said."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.played: list[str] = []
        self.said: list[str] = []

    def play(self, name: str) -> None:
        """Remember a sound."""
        self.played.append(name)

    def say(self, text: str) -> None:
        """Remember a sentence."""
        self.said.append(text)

    def close(self) -> None:
        """Nothing to give back."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def levels(config: SoundConfig) -> dict[str, float]:
    """How loud each sound is by the set and the choices of hub.toml, without the volume.

    Raises SpeakerError for a set or an event that there is not.
    """
    if config.set not in SETS:
        raise SpeakerError(f"[sound] set is one of {', '.join(SETS)}, not {config.set!r}")
    for name in config.events:
        if name not in SECONDS:
            known = ", ".join(SECONDS)
            raise SpeakerError(f"[sound.events] knows no {name!r}; there are {known}")
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
) -> Speaker:
    """The speaker that `config` asks for; a silent one where there is no sound card.

    What is missing (a sound card, espeak-ng) goes to `report` in one sentence, once.
    Raises SpeakerError for a name in `config` that is not known.
    """
    loud = levels(config)
    if config.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise SpeakerError(f"[sound] language is one of {known}, not {config.language!r}")
    if not config.on:
        return SilentSpeaker(config.language)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        with _hushed():
            pygame.mixer.init(44100, -16, 2, config.buffer)
        pygame.mixer.set_reserved(1)
        kept = {name: pygame.mixer.Sound(str(sound(name))) for name in SECONDS}
    except (pygame.error, FileNotFoundError) as error:
        report(f"There is no sound: {error}. The game goes on in silence.")
        return SilentSpeaker(config.language)
    return MixerSpeaker(config, loud, kept, QuietHours.parse(quiet_hours), clock, report)


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


class MixerSpeaker:
    """Plays through the mixer, which `open_speaker` has opened."""

    def __init__(
        self,
        config: SoundConfig,
        loud: Mapping[str, float],
        kept: Mapping[str, pygame.mixer.Sound],
        quiet: QuietHours | None,
        clock: Callable[[], time],
        report: Report,
    ) -> None:
        self.language = config.language
        self._config = config
        self._loud = loud
        self._kept = kept
        self._quiet = quiet
        self._clock = clock
        self._report = report
        self._broken = False
        self._closed = False
        self._voice = Voice(config.language, self._speak, report) if config.speak else None

    def play(self, name: str) -> None:
        """Start a sound."""
        level = self._loud[name] * self._volume()
        if level <= 0 or self._closed or self._broken:
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
        if self._voice:
            self._voice.say(text)

    def close(self) -> None:
        """Stop everything."""
        if self._closed:
            return
        self._closed = True
        if self._voice:
            self._voice.close()
        import pygame

        pygame.mixer.quit()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _volume(self) -> float:
        quiet = self._quiet is not None and self._clock() in self._quiet
        return self._config.quiet_volume if quiet else self._config.volume

    def _speak(self, file: Path) -> None:
        """Play a spoken sentence to its end, on the channel that is kept for it."""
        import pygame

        spoken = pygame.mixer.Sound(str(file))
        spoken.set_volume(self._volume())
        channel = pygame.mixer.Channel(0)
        channel.play(spoken)
        while not self._closed and channel.get_busy():
            pygame.time.wait(20)


class Voice:
    """Turns sentences into sound files with espeak-ng, one after the other, on its own thread."""

    def __init__(self, language: str, play: Callable[[Path], None], report: Report) -> None:
        """`play` gets each file; it is deleted when `play` returns."""
        self._language = language
        self._play = play
        self._report: Report | None = report
        self._program = shutil.which("espeak-ng")
        self._texts: queue.Queue[str | None] = queue.Queue()
        self._closed = False
        if self._program is None:
            self._give_up("Nothing is spoken: espeak-ng is not installed (apt install espeak-ng).")
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str) -> None:
        """Speak `text` after the sentence being spoken; older ones that wait are dropped."""
        if self._program is None or self._closed:
            return
        while True:
            try:
                self._texts.get_nowait()
            except queue.Empty:
                break
        self._texts.put(text)

    def close(self) -> None:
        """Finish what is being spoken and stop."""
        self._closed = True
        self._texts.put(None)
        self._thread.join(SPEECH_S + 1)

    def _run(self) -> None:
        while (text := self._texts.get()) is not None and not self._closed:
            with tempfile.TemporaryDirectory(prefix="woowoo-voice-") as folder:
                self._speak(text, Path(folder) / "spoken.wav")

    def _speak(self, text: str, file: Path) -> None:
        import pygame

        command = [self._program or "", "-v", self._language, "-w", str(file), "--", text]
        try:
            done = subprocess.run(command, capture_output=True, timeout=SPEECH_S, check=False)
            if done.returncode != 0 or not file.exists():
                why = done.stderr.decode(errors="replace").strip() or "it failed"
                self._give_up(f"Nothing is spoken: espeak-ng says: {why.splitlines()[0]}")
                return
            self._play(file)
        except subprocess.TimeoutExpired:
            self._give_up(f"Nothing is spoken: espeak-ng took longer than {SPEECH_S:g} s.")
        except OSError as error:
            self._give_up(f"Nothing is spoken: espeak-ng cannot be run ({error.strerror}).")
        except pygame.error as error:
            self._give_up(f"Nothing is spoken: {error}.")

    def _give_up(self, sentence: str) -> None:
        """Speak no more, and say why once."""
        self._program = None
        if self._report:
            self._report(sentence)
            self._report = None
