"""Which sounds a step makes (pure): names of `sounds`, in the order in which they are played."""

from __future__ import annotations

from hub.game import Deal, Draw, Knock, Match, Move, Play
from hub.referee.verdict import Refused, Unclear, Verdict


def cues(before: Match, after: Match, verdict: Verdict | None = None) -> tuple[str, ...]:
    """The sounds for the step from `before` to `after`; `verdict` only if it is a new one.

    Of several sounds of one kind in a step only one is heard, and a turn's bell only when play
    goes on with somebody else.
    """
    names: list[str] = []
    if len(after.history) < len(before.history):
        names.append("undo")
    for move in after.history[len(before.history) :]:
        names += _of_move(move)
    if after.over and not before.over:
        names.append("match")
    elif _ended(after) and not _ended(before):
        names.append("round")
    elif _turn(after) not in (None, _turn(before)):
        names.append("turn")
    if isinstance(verdict, Refused):
        names.append("refused")
    if isinstance(verdict, Unclear):
        names.append("question")
    return tuple(dict.fromkeys(names))


def _of_move(move: Move) -> list[str]:
    if isinstance(move, Play):
        return ["double" if move.tile.double else "play"]
    if isinstance(move, Draw):
        return ["drew"]
    return ["knock"] if isinstance(move, Knock) else []


def _ended(match: Match) -> bool:
    """Is a round over, and nothing dealt since?"""
    return match.round is not None and match.round.outcome is not None


def _turn(match: Match) -> tuple[int, str] | None:
    """Whose turn it is, in which round; None when nobody has it."""
    if match.round is None or match.round.outcome is not None:
        return None
    dealt = sum(isinstance(move, Deal) for move in match.history)
    return dealt, match.round.turn
