"""What a press of the engine button means as the match stands (pure).

docs/station.md has the table of presses by situation.
The button is in the middle of the table, anyone may press it: a press is the word of the player
whose turn it is, save where somebody has to knock, and after a round, where it is the winner's.
"""

from __future__ import annotations

from dataclasses import dataclass

from hub.game import Draw, End, Knock, Match, Move, Pass
from hub.game.law import draw_limit
from hub.referee.verdict import Refused, Unclear, Verdict
from hub.station.base import Press


@dataclass(frozen=True, slots=True)
class Say:
    """It says a move, which is legal now."""

    move: Move


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last event is taken back."""


@dataclass(frozen=True, slots=True)
class Accept:
    """What the camera has counted is right."""


@dataclass(frozen=True, slots=True)
class WooWoo:
    """The winner blows the whistle; nothing else happens."""


@dataclass(frozen=True, slots=True)
class Remind:
    """Whose turn it is, or what is asked, is told again; nothing else happens."""


@dataclass(frozen=True, slots=True)
class ShutDown:
    """The hub saves what it has and switches itself off."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """It makes no sense now: a short sign, and nothing else."""

    why: str
    """A sentence for who looks at the screen."""


Meaning = Say | TakeBack | Accept | WooWoo | Remind | ShutDown | Nothing
"""What the hub does about a press."""


def meaning(match: Match, verdict: Verdict, press: Press) -> Meaning:
    """What `press` means in `match`, `verdict` being that on the table as it lies."""
    if press is Press.LONG_HOLD:
        return ShutDown()
    if press is Press.HOLD:
        return TakeBack() if match.history else Nothing("Nothing has happened yet.")
    if match.round is None:
        return Nothing("Deal first.")
    if press is Press.DOUBLE:
        return Remind()
    if match.round.outcome is not None:
        if match.due and isinstance(verdict, Unclear):
            return Accept()
        if match.round.outcome.out or match.winners:
            return WooWoo()
        return Nothing("The round is blocked: nobody is out. Count what is left.")
    if isinstance(verdict, Refused):
        return Nothing(verdict.refusal.sentence)
    if isinstance(verdict, Unclear):
        return Nothing(f"First answer this: {verdict.question.text}")
    return _said(match)


def hasty(match: Match, press: Press) -> bool:
    """Could this press be a knock for a tile that lies there but has not been seen yet?

    Whoever lays the last tile but one presses at once, a second or two before the camera has made
    sure of it; until then the match has two tiles in that hand, and a press would say "I drew".
    """
    round = match.round
    if press is not Press.PRESS or round is None or round.outcome is not None:
        return False
    return round.rules.knock != "off" and len(round.hands[round.turn]) == 2


def _said(match: Match) -> Meaning:
    """The first of knock, end of the opening chain, drew, pass that the sheet allows now."""
    round = match.round
    assert round is not None
    due = round.unknocked
    if due is not None and match.refusal(Knock(due)) is None:
        return Say(Knock(due))
    player = round.turn
    words: tuple[Move, ...] = (Draw(player), Pass(player))
    if round.draws >= draw_limit(round):
        # A counted hand's draw is never refused: it is the sheet that says when it is a pass.
        words = (Pass(player),)
    if round.laid:
        words = (End(player), *words)
    refusals = [match.refusal(word) for word in words]
    for word, refusal in zip(words, refusals, strict=True):
        if refusal is None:
            return Say(word)
    last = refusals[-1]
    assert last is not None
    return Nothing(last.sentence)
