"""Everything that a picture of the game shows, as frozen values that any thread may hand over."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from hub.app import App
from hub.fronts.window.help import Help
from hub.game import MEXICAN, Match
from hub.referee.verdict import Explained, Refused, Unclear
from hub.signals.lights import Situation, lights
from hub.station import Lights
from vision.reading.reading import Reading

Image = npt.NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Scene:
    """One moment of a game."""

    match: Match
    lights: Lights
    says: str
    """The sentence that matters now."""
    mood: str = "calm"
    """How it is said: "calm", "refused", "question", "trouble" or "feast"."""
    choices: tuple[str, ...] = ()
    """Answers to the question."""
    sentences: tuple[str, ...] = ()
    """What happened, the newest last."""
    picture: Image | None = None
    """The camera's, BGR."""
    readings: tuple[Reading, ...] = ()
    """The tiles known in it, in its pixels times `shrunk`."""
    shrunk: float = 1.0
    """The picture's width as shown over its width as taken."""
    status: str = ""
    """A word in the corner: paused, speed ..."""
    keys: tuple[tuple[str, str], ...] = ()
    """Keys and what they do."""
    help: Help | None = None
    """What is explained over the picture, if anything."""
    seen: str = ""
    """What the camera has to say, where it sees nothing."""
    rounds: int | None = None
    """How many rounds will be played, where that is not what the match has."""


def scene(
    app: App,
    picture: Image | None = None,
    readings: Sequence[Reading] = (),
    shrunk: float = 1.0,
    status: str = "",
    keys: tuple[tuple[str, str], ...] = (),
    help: Help | None = None,
    seen: str = "",
) -> Scene:
    """The scene of an app as it is now."""
    choices: tuple[str, ...] = ()
    if isinstance(app.verdict, Unclear):
        choices = tuple(choice.label for choice in app.verdict.question.choices)
    return Scene(
        app.match,
        lights(app.match, app.verdict, app.tracks, app.situation),
        app.says,
        _mood(app),
        choices,
        tuple(app.sentences[-40:]),
        picture,
        tuple(readings),
        shrunk,
        status,
        keys,
        help,
        seen,
    )


def _mood(app: App) -> str:
    if app.trouble or app.situation is Situation.BLIND:
        return "trouble"
    if isinstance(app.verdict, Refused):
        return "refused"
    if isinstance(app.verdict, Unclear):
        return "question"
    round = app.match.round
    if app.match.over or (round is not None and round.outcome is not None):
        return "feast"
    return "calm" if not isinstance(app.verdict, Explained) else "feast"


def train_letters(match: Match) -> tuple[str, ...]:
    """Players in seating order, then the Mexican Train where the sheet has one."""
    mexican = (MEXICAN,) if match.rules.mexican_train else ()
    return (*match.players, *mexican)
