"""A game without a window: sentences out, words in."""

from __future__ import annotations

import codecs
import os
import select
import sys
import threading
import time
from collections import deque
from contextlib import suppress

from hub.actions.typed import WORDS, NoWord, typed
from hub.fronts.front import Put
from hub.language.language import Language
from hub.language.message import message
from hub.signals.scene import Scene

OLD = 5
"""So many sentences of before are printed when a match is gone on with."""
ANSWER_S = 0.5
"""A word waits so long at most for what the one before it has changed."""


class News:
    """What has not been printed yet, each sentence once."""

    def __init__(self) -> None:
        self._told: int | None = None
        self._said = ""

    def lines(self, scene: Scene, language: Language) -> list[str]:
        """What happened since the last call, then what is to do now, if that is another thing."""
        new = OLD if self._told is None else scene.happened - self._told
        self._told = scene.happened
        lines = [language.text(told) for told in scene.told[-new:]] if new else []
        says = language.text(scene.says)
        if says == self._said:
            return lines
        self._said = says
        return lines if self._said in lines else [*lines, f"-- {self._said}"]


def _news(scene: Scene) -> tuple[object, ...]:
    """What of a scene is told here."""
    return scene.happened, scene.says, scene.stopping


class Terminal:
    """Prints what happens and takes the lines that are typed."""

    def __init__(self, put: Put, language: Language, source: int | None = None) -> None:
        """`put` gets what is said; `source` is the file descriptor that words are read from, by
        default that of the standard input."""
        self._put = put
        self._language = language
        if source is None and sys.stdin is not None and not sys.stdin.closed:
            source = sys.stdin.fileno()
        self._source = source
        self._scene: Scene | None = None
        self._news = News()
        self._lines: deque[str] = deque()
        self._begun = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._ready_s = 0.0
        self._quit = False
        self._lock = threading.Lock()
        self._woken = self._wake = -1

    def show(self, scene: Scene) -> None:
        """Have this scene's news printed."""
        before, self._scene = self._scene, scene
        if before is not None and _news(before) == _news(scene):
            return  # only the picture is another one, and nobody sees it here
        self._ready_s = 0.0
        with self._lock, suppress(BlockingIOError):  # it is awake already
            if self._wake >= 0:
                os.write(self._wake, b".")

    def run(self) -> None:
        """Print and listen until somebody quits or the game stops."""
        with self._lock:
            self._woken, self._wake = os.pipe()
            os.set_blocking(self._wake, False)
        try:
            self._run()
        except KeyboardInterrupt:
            return
        finally:
            with self._lock:
                os.close(self._wake)
                os.close(self._woken)
                self._woken = self._wake = -1

    def _run(self) -> None:
        while not self._quit:
            # Asked before the scene is taken: what made it true is in that scene, and printed.
            answered = time.monotonic() >= self._ready_s
            scene = self._scene
            if scene is not None:
                for line in self._news.lines(scene, self._language):
                    print(line, flush=True)
                if scene.stopping:
                    return
            if answered and self._lines:
                self._say(self._lines.popleft().strip())
            else:
                self._wait()

    def _wait(self) -> None:
        """Until there is news or something was typed."""
        files = [self._woken] if self._source is None else [self._woken, self._source]
        limit = max(0.0, self._ready_s - time.monotonic()) if self._lines else None
        ready, _, _ = select.select(files, [], [], limit)
        if self._woken in ready:
            os.read(self._woken, 4096)
        if self._source in ready:
            self._read(self._source)

    def _read(self, source: int) -> None:
        data = os.read(source, 4096)
        if not data:
            # Nobody can type any more: the end for a person, but not for a service without one.
            self._quit = os.isatty(source) and not self._lines
            self._source = None
        *lines, self._begun = (self._begun + self._decoder.decode(data, not data)).split("\n")
        self._lines += lines

    def _say(self, line: str) -> None:
        """Say a line that was typed; the next one waits until this one has been answered."""
        scene = self._scene
        if line in ("q", "quit"):
            self._quit = True
        elif scene is None:
            self._lines.appendleft(line)
            self._ready_s = time.monotonic() + ANSWER_S
        elif line in ("?", "h", "help"):
            print(self._help(scene), flush=True)
        else:
            try:
                item = typed(line, scene.match, scene.actions)
            except NoWord as error:
                print(self._language.text(error.said), flush=True)
            else:
                self._ready_s = time.monotonic() + ANSWER_S
                self._put(item)

    def _help(self, scene: Scene) -> str:
        """What can be said now, then every word there is."""
        text = self._language.text
        now = [(each.words[0], each.sentence) for each in scene.actions if each.words]
        return "\n".join(
            (
                text(message("help-now")),
                *(f"{word:<9}{text(what)}" for word, what in now),
                "",
                text(message("help-all")),
                *(f"{word:<9}{text(what)}" for word, what in WORDS),
            )
        )
