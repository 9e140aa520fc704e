"""Speech: sentences made into sound files by espeak-ng, one after another."""

from __future__ import annotations

import queue
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from hub.closing import Closing
from hub.voice.speaker import Report

SPEECH_S = 10
"""espeak-ng may take so long over one sentence."""


class Voice(Closing):
    """Turns sentences into sound files with espeak-ng, one after the other, on its own thread."""

    _name = "The voice"

    def __init__(self, language: str, play: Callable[[Path], None], report: Report) -> None:
        """`play` gets each file; it is deleted when `play` returns."""
        self._language = language
        self._play = play
        self._report: Report | None = report
        self._program = shutil.which("espeak-ng")
        self._texts: queue.Queue[str | None] = queue.Queue()
        if self._program is None:
            self._give_up("Nothing is spoken: espeak-ng is not installed (apt install espeak-ng).")
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str) -> None:
        """Speak `text` after the sentence being spoken; older ones that wait are dropped."""
        self._check_open()
        if self._program is None:
            return
        while True:
            try:
                self._texts.get_nowait()
            except queue.Empty:
                break
        self._texts.put(text)

    def _give_back(self) -> None:
        """Finish what is being spoken and stop."""
        self._texts.put(None)
        self._thread.join(SPEECH_S + 1)

    def _run(self) -> None:
        while (text := self._texts.get()) is not None and not self.closed:
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
