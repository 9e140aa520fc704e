"""Keeps the settled pictures of a game with what was made of them, for a trouble report.

The folder is one that `woowoo follow` reads: pictures in their order, and beside them
`verdicts.jsonl`, a line a picture.
"""

import json
from pathlib import Path

import cv2

from hub.app import App
from hub.game.move import write_move
from hub.game.textfile import why
from hub.language.language import language
from hub.running.looking import Looked

QUALITY = 93
"""Of the JPEG files."""


class RecordingError(OSError):
    """The folder cannot be written to; the text says why."""


class Recording:
    """Writes into one folder, which is made if need be."""

    def __init__(self, folder: Path) -> None:
        """Raises RecordingError."""
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._number = len(list(folder.glob("frame-*.jpg")))
            self._lines = (folder / "verdicts.jsonl").open("a", encoding="utf-8")
        except OSError as error:
            raise RecordingError(
                f"Nothing can be recorded in {folder}. {why(folder, error, 'written')}"
            ) from error

    def judged(self, looked: Looked, app: App, before: int) -> None:
        """Write the picture and what the app made of it, which had `before` moves until then."""
        self._number += 1
        name = f"frame-{self._number:05}.jpg"
        good, data = cv2.imencode(".jpg", looked.frame.image, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        told = {
            "frame": name,
            "time": round(looked.frame.time_s, 3),
            "verdict": type(app.verdict).__name__.lower(),
            "says": language().text(app.says),
            "moves": [write_move(move) for move in app.match.history[before:]],
            "table": [[list(pair) for pair in row] for row in looked.table.values()],
        }
        try:
            if good:
                (self._folder / name).write_bytes(data.tobytes())
            self._lines.write(json.dumps(told) + "\n")
            self._lines.flush()
        except OSError:
            # A full disk must not stop the game; the record just ends here.
            return

    def close(self) -> None:
        """Finish the files; twice is fine."""
        self._lines.close()
