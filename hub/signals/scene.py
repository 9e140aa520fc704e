"""What any screen shows of a game, as one frozen value that any thread may hand over (pure)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from hub.actions.items import Answered
from hub.actions.offered import Action, Situation, offered
from hub.game import MEXICAN, Match
from hub.language.message import Sayable, message
from hub.language.telling import turn
from hub.referee.verdict import Refused, Unchanged, Unclear, Verdict
from hub.signals.lights import lights
from hub.station import Lights

Image = npt.NDArray[np.uint8]
NEWEST = 40
"""So much of what happened is shown."""


class Outline(Protocol):
    """A tile in the camera's picture: a reading."""

    @property
    def values(self) -> tuple[int, int]:
        """Pips of both halves, in the order of the corners."""

    @property
    def corners(self) -> npt.NDArray[np.float32]:
        """Shape (4, 2), pixels, clockwise; the first two are the outer edge of the first half."""

    @property
    def confidence(self) -> float:
        """Chance from 0 to 1 that both values are right."""


@dataclass(frozen=True, eq=False)
class Picture:
    """What the camera sees, and the tiles known in it."""

    image: Image
    """Height x width x 3, BGR, as taken."""
    outlines: tuple[Outline, ...] = ()


@dataclass(frozen=True, eq=False)
class Scene:
    """One moment of a game."""

    match: Match
    verdict: Verdict
    situation: Situation
    lights: Lights
    says: Sayable
    """The sentence that matters now."""
    mood: str
    """How it is said: "calm", "refused", "question", "trouble" or "feast"."""
    actions: tuple[Action, ...]
    """All that can be said now."""
    told: tuple[Sayable, ...] = ()
    """What happened lately, the newest last."""
    happened: int = 0
    """How much has been told in all."""
    trouble: Sayable | None = None
    """What the players should know about the journal or the camera."""
    unlit: Sayable | None = None
    """What is wrong with a station."""
    stopping: bool = False
    """Whether the game comes to its end."""
    picture: Picture | None = None
    """None where there is no camera, or before its first picture."""

    @property
    def choices(self) -> tuple[Action, ...]:
        """Answers to the question that waits."""
        return tuple(each for each in self.actions if isinstance(each.item, Answered))


def scene(
    match: Match,
    verdict: Verdict | None = None,
    situation: Situation = Situation.PLAYING,
    *,
    tracks: int = 9,
    told: Sequence[Sayable] = (),
    trouble: Sayable | None = None,
    unlit: Sayable | None = None,
    stopping: bool = False,
    picture: Picture | None = None,
) -> Scene:
    """The scene of a match as it stands, `verdict` being that on the table as it lies.

    Raises TooFewTracks.
    """
    verdict = verdict or Unchanged()
    return Scene(
        match,
        verdict,
        situation,
        lights(match, verdict, tracks, situation),
        says(match, verdict, situation, trouble),
        _mood(match, verdict, situation, trouble),
        offered(match, verdict, situation),
        tuple(told[-NEWEST:]),
        len(told),
        trouble,
        unlit,
        stopping,
        picture,
    )


def says(
    match: Match, verdict: Verdict, situation: Situation, trouble: Sayable | None = None
) -> Sayable:
    """The one sentence that the players should read now."""
    if trouble is not None:
        return trouble
    if situation is Situation.PAUSED:
        return message("turn-rest")
    if isinstance(verdict, Refused):
        return verdict.refusal
    if isinstance(verdict, Unclear):
        return verdict.question.text
    return turn(match)


def _mood(match: Match, verdict: Verdict, situation: Situation, trouble: Sayable | None) -> str:
    if trouble is not None:
        return "trouble"
    if situation is Situation.PAUSED:
        return "calm"
    if isinstance(verdict, Refused):
        return "refused"
    if isinstance(verdict, Unclear):
        return "question"
    ended = match.round is not None and match.round.outcome is not None
    return "feast" if match.over or ended else "calm"


def train_letters(match: Match) -> tuple[str, ...]:
    """Players in seating order, then the Mexican Train where the sheet has one."""
    mexican = (MEXICAN,) if match.rules.mexican_train else ()
    return (*match.players, *mexican)
