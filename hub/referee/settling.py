"""How sure a verdict is over several pictures, and what people have answered about it (pure)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hub.game import Match, Move, Play
from hub.language.message import Sayable, message
from hub.referee import refusals
from hub.referee.verdict import (
    Choice,
    Explained,
    Question,
    Refused,
    TakenBack,
    Unchanged,
    Unclear,
    Verdict,
)

LOOKS: dict[type[Verdict], int] = {
    Unchanged: 1,
    Explained: 1,
    Refused: 2,
    TakenBack: 2,
    Unclear: 3,
}
"""How many settled pictures in a row have to say the same before it is told."""

_CALM = Unchanged()


@dataclass(frozen=True)
class Settling:
    """What is told about the table, and what is on its way to be told."""

    told: Verdict = _CALM
    """The last verdict that was sure."""
    pending: Verdict = _CALM
    seen: int = 0
    """Pictures in a row that said `pending`; 0 where nothing is open."""
    withdrawn: tuple[Move, ...] = ()
    """A play that was taken back by hand while its tile may lie there still."""
    dismissed: frozenset[Sayable] = frozenset()
    """Questions answered with "no": they are not asked again until something happens."""

    @property
    def looking(self) -> bool:
        """Whether one more picture of the same table would help: something is not sure yet."""
        return self.seen > 0

    def judged(self, verdict: Verdict, match: Match) -> tuple[Settling, Verdict | None]:
        """After one more settled picture with this verdict.

        With it comes the verdict to act upon, None as long as it is not sure.
        """
        settling, verdict = self.guarded(verdict, match)
        seen = self.seen + 1 if _alike(verdict, self.pending) else 1
        if verdict == self.told or seen >= LOOKS[type(verdict)]:
            return replace(settling, pending=verdict, seen=0), verdict
        return replace(settling, pending=verdict, seen=seen), None

    def guarded(self, verdict: Verdict, match: Match) -> tuple[Settling, Verdict]:
        """The verdict, minding what was taken back or answered by hand while the tile stays."""
        if isinstance(verdict, Unchanged):
            return replace(self, withdrawn=()), verdict
        if isinstance(verdict, Explained) and _named(verdict.moves, match) == self.withdrawn:
            verdict = _still_there(verdict)
        if isinstance(verdict, Unclear) and verdict.question.text in self.dismissed:
            return self, _left(verdict.question)
        return self, verdict

    def answered_no(self, question: Question) -> tuple[Settling, Verdict]:
        """After an answer without moves; with what it leaves to be put right."""
        return replace(self, dismissed=self.dismissed | {question.text}), _left(question)

    def taken_back(self, move: Move | None) -> Settling:
        """After a move was taken back by hand; a tile that stays where it was is asked about."""
        return replace(self, withdrawn=(move,) if isinstance(move, Play) else ())

    def telling(self, verdict: Verdict) -> Settling:
        """With this verdict told."""
        return replace(self, told=verdict)

    def moved_on(self) -> Settling:
        """After the match changed: nothing that was asked or on its way counts any more."""
        return replace(self, pending=Unchanged(), seen=0, dismissed=frozenset())

    def once_more(self) -> Settling:
        """With one more picture wanted: what lies there may mean something else now."""
        return replace(self, pending=Unchanged(), seen=1)


def _still_there(verdict: Explained) -> Unclear:
    move = verdict.moves[0]
    assert isinstance(move, Play)
    choices = (Choice(message("answer-yes"), verdict.moves), Choice(message("answer-no")))
    text = message("ask-still-there", tile=move.tile)
    return Unclear(Question(text, choices, refusals.taken_back(move.tile)))


def _left(question: Question) -> Verdict:
    """What a "no" leaves: nothing, or something to be put right."""
    return Unchanged() if question.otherwise is None else Refused(None, question.otherwise)


def _named(moves: Sequence[Move], match: Match) -> tuple[Move, ...]:
    """The moves as the history would spell them."""
    return tuple(moves) if match.round is None else tuple(map(match.round.named, moves))


def _alike(one: Verdict, other: Verdict) -> bool:
    """Whether two verdicts would be told in the same way."""
    if isinstance(one, Unclear) and isinstance(other, Unclear):
        return True
    return one == other
