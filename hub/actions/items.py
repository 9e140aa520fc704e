"""What reaches the app: the items of its one queue. Facts only; what they mean the app decides."""

from dataclasses import dataclass, field

from hub.game import Move, Play
from hub.language.message import Sayable
from hub.referee import Table
from hub.station import Press


@dataclass(frozen=True, eq=False)
class Seen:
    """The camera's table has settled, or has been looked at once more."""

    table: Table


@dataclass(frozen=True)
class Sight:
    """What keeps the camera from seeing the table; None: it sees again."""

    trouble: Sayable | None


@dataclass(frozen=True)
class Pressed:
    """A hand was on the engine button."""

    press: Press


@dataclass(frozen=True)
class Said:
    """Somebody says a move: a draw, a pass, a deal, a count, a play typed in."""

    move: Move
    source: str = "keys"


@dataclass(frozen=True)
class Answered:
    """The question is answered with the choice of this index."""

    choice: int
    source: str = "keys"
    asked: Sayable | None = field(default=None, compare=False)
    """The question that was read; another one that has taken its place is not answered."""


@dataclass(frozen=True)
class Undo:
    """The last event is to be taken back."""

    source: str = "keys"


@dataclass(frozen=True)
class LetStand:
    """The table lets the refused play stand."""

    source: str = "keys"
    refused: Play | None = field(default=None, compare=False)
    """The play that was meant; another one that has taken its place does not stand."""


@dataclass(frozen=True)
class Pause:
    """The game rests, or goes on; while it rests nothing on the table counts."""

    on: bool


@dataclass(frozen=True)
class WooWoo:
    """The winner blows the whistle; nothing else happens."""


@dataclass(frozen=True)
class Remind:
    """Whose turn it is, or what is asked, is told again; nothing else happens."""


@dataclass(frozen=True)
class ShutDown:
    """The hub saves what it has and switches itself off."""


@dataclass(frozen=True)
class Aimed:
    """Somebody has shown where the station is, for a camera that finds no plate: two places in
    pixels of its picture."""

    centre: tuple[float, float]
    """The station's."""
    track: tuple[float, float]
    """Any place along track 1."""


Spoken = Said | Answered | Undo | LetStand | Pause | WooWoo | Remind | ShutDown
"""What people say, by button, key, word or page."""
Item = Seen | Sight | Pressed | Aimed | Spoken
"""All but Aimed, which is for the camera, reaches the app."""
