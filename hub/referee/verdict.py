"""What a settled table means, in the game's words."""

from dataclasses import dataclass

from hub.game import Move, Refusal
from hub.language.message import Sayable


@dataclass(frozen=True)
class Unchanged:
    """The table shows the match as it stands."""


@dataclass(frozen=True)
class Explained:
    """The table shows these moves, each legal after the one before."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Refused:
    """The table shows what may not be; nothing is played until it is put right."""

    move: Move | None
    """The play that was tried, where it is one."""
    refusal: Refusal


@dataclass(frozen=True)
class Choice:
    """One answer to a question, and the moves it stands for (none: the table is wrong)."""

    label: Sayable
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Question:
    """What the players are asked, with the answers they may give."""

    text: Sayable
    choices: tuple[Choice, ...]
    """The likeliest first."""
    otherwise: Refusal | None = None
    """What an answer without moves leaves to be put right; None: nothing, the table may lie so."""


@dataclass(frozen=True)
class Unclear:
    """The table may be read in ways that differ; a person, or the next pictures, decide."""

    question: Question


@dataclass(frozen=True)
class TakenBack:
    """The last play has been taken off the table before the next player played."""

    then: "Verdict"
    """What the table shows, seen from the match without that play."""


Verdict = Unchanged | Explained | Refused | Unclear | TakenBack
