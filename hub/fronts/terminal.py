"""A game without a window: sentences out, words in."""

import sys
import threading
from collections.abc import Callable
from queue import Empty, Queue
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hub.actions.items import Item
    from hub.app import App

    Take = Callable[[Item], None]


class News:
    """What has not been printed yet, each sentence once."""

    def __init__(self, told: int = 0) -> None:
        """So many of the app's sentences are known already."""
        self._told = told
        self._said = ""

    def lines(self, app: "App") -> list[str]:
        """What happened since the last call, then what is to do now, if that is another thing."""
        lines = app.sentences[self._told :]
        self._told = len(app.sentences)
        if app.says == self._said:
            return lines
        self._said = app.says
        return lines if self._said in lines else [*lines, f"-- {self._said}"]


def in_words(app: "App", inbox: "Queue[Item]", take: "Take") -> None:
    """Play until somebody quits: what the app says is printed, lines typed are taken as words."""
    from hub.actions.typed import HELP, NoWord, typed

    lines: Queue[str | None] = Queue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, name="words", daemon=True).start()
    news = News(max(0, len(app.sentences) - 5))
    while not app.stopping:
        app.check()
        for sentence in news.lines(app):
            print(sentence, flush=True)
        try:
            take(inbox.get(timeout=0.1))
        except Empty:
            pass
        except KeyboardInterrupt:
            return
        while not lines.empty():
            line = lines.get()
            if line is None:
                if inbox.empty() and sys.stdin.isatty():
                    return
                continue
            if line.strip() in ("q", "quit"):
                return
            if line.strip() in ("?", "h", "help"):
                print(HELP)
                continue
            try:
                take(typed(line, app))
            except NoWord as error:
                print(error, flush=True)
