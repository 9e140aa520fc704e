"""What can be said now, as a list (pure). Keys, words, help, the engine button and its light are
drawn from it.

docs/station.md has the table of presses by situation. The button is in the middle of the table,
anyone may press it: a press is the word of the player whose turn it is, save where somebody has to
knock, and after a round, where it is the winner's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from hub.actions.items import (
    Answered,
    LetStand,
    Pause,
    Remind,
    Said,
    ShutDown,
    Spoken,
    Undo,
    WooWoo,
)
from hub.game import (
    Blocked,
    Catch,
    Close,
    Draw,
    End,
    IllegalMove,
    Knock,
    Match,
    Move,
    Open,
    Pass,
    Play,
    RulesError,
)
from hub.game.dealing import deal_counted
from hub.game.law import draw_limit
from hub.language.message import Message, Sayable, message
from hub.language.telling import told
from hub.referee.verdict import Refused, Unclear, Verdict
from hub.station import Press


class Situation(Enum):
    """What the hub itself is doing, whatever the match."""

    PLAYING = "playing"
    PAUSED = "paused"
    BLIND = "blind"
    """The camera sees no table: covered, unplugged, no light, no station in view."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that people can say now."""

    words: tuple[str, ...]
    """How it is typed, the usual way first; empty: only the engine button says it. Where `item` is
    None more has to be given, and the word is an example of its form."""
    item: Spoken | None
    """What the app gets for it."""
    label: Sayable
    """For a button or a key, in a word or two."""
    sentence: Sayable
    press: Press | None = None
    """Which press of the engine button says it."""


def offered(
    match: Match, verdict: Verdict, situation: Situation = Situation.PLAYING
) -> tuple[Action, ...]:
    """Everything that people can say as the match stands, `verdict` being that on the table as it
    lies: what is most likely wanted first."""
    found = [
        *_answers(match, verdict),
        *_stand(verdict),
        *_moves(match),
        *_plays(match),
        *_count(match),
        *_deal(match),
        *_always(match, situation),
    ]
    press = Pause(False) if situation is Situation.PAUSED else _pressed(match, verdict)
    return tuple(
        replace(action, press=Press.PRESS) if action.item == press else action for action in found
    )


def said_by(actions: Sequence[Action], press: Press) -> Action | None:
    """What a press of the engine button says, of what can be said; None: it makes no sense."""
    return next((action for action in actions if action.press is press), None)


def senseless(match: Match, verdict: Verdict, press: Press) -> Sayable:
    """Why a press that says nothing makes no sense now: for who looks at the screen."""
    if press is Press.HOLD:
        return message("note-nothing-yet")
    if match.round is None:
        return message("note-deal-first")
    if match.round.outcome is not None:
        return message("note-blocked")
    if isinstance(verdict, Refused):
        return verdict.refusal
    if isinstance(verdict, Unclear):
        return message("note-answer-first", question=verdict.question.text)
    return match.refusal(Pass(match.round.turn)) or message("note-nothing-yet")


def hasty(match: Match, press: Press) -> bool:
    """Could this press be a knock for a tile that lies there but has not been seen yet?

    Whoever lays the last tile but one presses at once, a second or two before the camera has made
    sure of it; until then the match has two tiles in that hand, and a press would say "I drew".
    """
    round = match.round
    if press is not Press.PRESS or round is None or round.outcome is not None:
        return False
    return round.rules.knock != "off" and len(round.hands[round.turn]) == 2


def _pressed(match: Match, verdict: Verdict) -> Spoken | None:
    """What a plain press says."""
    round = match.round
    if round is None:
        return None
    if round.outcome is not None:
        if match.due and isinstance(verdict, Unclear):
            return Answered(0)
        return WooWoo() if round.outcome.out or match.winners else None
    if isinstance(verdict, Refused | Unclear):
        return None
    knock = None if round.unknocked is None else Knock(round.unknocked)
    if knock is not None and match.refusal(knock) is None:
        return Said(knock)
    player = round.turn
    words: list[Move] = [End(player)] if round.laid else []
    if round.draws < draw_limit(round):
        # A counted hand's draw is never refused: it is the sheet that says when it is a pass.
        words.append(Draw(player))
    words.append(Pass(player))
    return next((Said(word) for word in words if match.refusal(word) is None), None)


def _answers(match: Match, verdict: Verdict) -> Iterator[Action]:
    """The choices of the question; while hands are counted a number is always the points."""
    if not isinstance(verdict, Unclear):
        return
    choices = verdict.question.choices
    last = len(choices) - 1
    for place, choice in enumerate(choices):
        words = [] if match.due else [str(place + 1)]
        if not choices[last].moves:  # yes, or no
            words += ["y"] if place == 0 else ["n"] if place == last else []
        asked = verdict.question.text
        item = Answered(place, asked=asked)
        sentence = message("do-answer-sentence", question=asked, answer=choice.label)
        yield Action(tuple(words), item, choice.label, sentence)


def _stand(verdict: Verdict) -> Iterator[Action]:
    if isinstance(verdict, Refused) and isinstance(verdict.move, Play):
        sentence = message("do-stand-sentence", tile=verdict.move.tile)
        yield Action(("s",), LetStand(refused=verdict.move), message("do-stand"), sentence)


_LABELS: dict[type[Move], tuple[str, Message]] = {
    Knock: ("k", message("do-knock")),
    End: ("e", message("do-end")),
    Draw: ("d", message("do-draw")),
    Pass: ("p", message("do-pass")),
    Open: ("o", message("do-open")),
    Close: ("c", message("do-close")),
    Blocked: ("b", message("do-blocked")),
}


def _moves(match: Match) -> Iterator[Action]:
    """The draws, passes, knocks and so on that the sheet allows now."""
    round = match.round
    if round is None or round.outcome is not None:
        return
    player = round.turn
    knocker = round.unknocked or player
    said: list[Move] = [
        Knock(knocker),
        End(player),
        Draw(player),
        Pass(player),
        Open(player),
        Close(player),
        Blocked(player),
    ]
    for move in said:
        if match.refusal(move) is None:
            word, label = _LABELS[type(move)]
            yield Action((word,), Said(move), label, told(match, move))
    late = round.unknocked
    if late is not None:
        catch = Catch(late, catcher(match, late))
        if match.refusal(catch) is None:
            label = message("do-catch", name=match.players[late])
            yield Action((f"x {late}",), Said(catch), label, told(match, catch))


def catcher(match: Match, late: str) -> str:
    """Who catches somebody that did not knock, if nobody is named: whoever's turn it is, or else
    the next player."""
    order = list(match.players)
    following = order[(order.index(late) + 1) % len(order)]
    turn = match.round.turn if match.round is not None else late
    return following if turn == late else turn


def _plays(match: Match) -> Iterator[Action]:
    if match.round is not None and match.round.outcome is None:
        sentence = message("do-play-sentence", name=match.players[match.round.turn])
        yield Action(("5-3>B",), None, message("do-play"), sentence)


def _count(match: Match) -> Iterator[Action]:
    if match.due:
        sentence = message("do-count-sentence", name=match.players[match.due[0]])
        yield Action(("31",), None, message("do-count"), sentence)


def _deal(match: Match) -> Iterator[Action]:
    round = match.round
    if match.over or match.due or (round is not None and round.outcome is None):
        return
    if match.next_engine is None:
        sentence = message("do-deal-engine-sentence")
        yield Action(("n 9 B",), None, message("do-deal"), sentence)
        return
    if match.next_starter is None:
        sentence = message("do-deal-layer-sentence")
        yield Action(("n B",), None, message("do-deal"), sentence)
        return
    try:
        deal = deal_counted(match)
        sentence = told(match, deal)
    except (RulesError, IllegalMove):
        return
    yield Action(("n", "deal"), Said(deal), message("do-deal"), sentence)


def _always(match: Match, situation: Situation) -> Iterator[Action]:
    round = match.round
    if match.history:
        yield _said("do-undo", Undo(), ("u",), Press.HOLD)
    if situation is Situation.PAUSED:
        yield _said("do-go-on", Pause(False), ("r",))
    else:
        yield _said("do-rest", Pause(True), ("r",))
    if round is not None:
        yield _said("do-remind", Remind(), (), Press.DOUBLE)
        if round.outcome is not None and (round.outcome.out or match.winners):
            yield _said("do-woowoo", WooWoo())
    yield _said("do-shut-down", ShutDown(), (), Press.LONG_HOLD)


def _said(id: str, item: Spoken, words: tuple[str, ...] = (), press: Press | None = None) -> Action:
    """An action whose label and sentence need nothing of the match."""
    return Action(words, item, message(id), message(f"{id}-sentence"), press)
