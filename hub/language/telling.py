"""Moves and matches as messages, for the log, the screens and the voice (pure)."""

from hub.game import (
    Blocked,
    Catch,
    Close,
    Count,
    Deal,
    Draw,
    End,
    Knock,
    Match,
    Move,
    Open,
    Pass,
    Play,
    Tile,
)
from hub.game.reasons import whose
from hub.language.message import Message, message

_TOLD: dict[type[Move], str] = {
    Pass: "told-pass",
    End: "told-end",
    Open: "told-open",
    Close: "told-close",
    Knock: "told-knock",
    Blocked: "told-blocked",
}


def told(before: Match, move: Move) -> Message:
    """What a move is, said in the match as it was before it."""
    if isinstance(move, Deal):
        engine, starter = Tile(move.engine, move.engine), before.players[move.starter]
        return message("told-deal", number=before.number + 1, engine=engine, name=starter)
    name = before.players[move.player]
    if isinstance(move, Play):
        assert before.round is not None
        train = whose(before.round, move.train)
        if move.stood:
            return message("told-stood", name=name, tile=move.tile, train=train)
        return message("told-play", name=name, tile=move.tile, train=train)
    if isinstance(move, Draw):
        if move.tile is None:
            return message("told-draw", name=name)
        return message("told-draw-tile", name=name, tile=move.tile)
    if isinstance(move, Count):
        if move.tiles is None:
            return message("told-points", name=name, points=move.points or 0)
        if not move.tiles:
            return message("told-nothing", name=name)
        return message("told-tiles", name=name, tiles=" ".join(map(str, move.tiles)))
    if isinstance(move, Catch):
        return message("told-catch", name=name, by=before.players[move.by])
    return message(_TOLD[type(move)], name=name)


def turn(match: Match) -> Message:
    """What is to do now: whose turn it is, what is owed, or how the round and match ended."""
    round = match.round
    if match.over:
        names = tuple(match.players[letter] for letter in match.winners)
        return message("turn-won", names=names, count=len(names))
    if round is None:
        return message("turn-deal")
    if round.outcome is not None:
        if match.due:
            return message("turn-count", name=match.players[match.due[0]])
        return message("turn-clear")
    name = round.players[round.turn]
    if round.second:
        return message("turn-second", name=name)
    if round.doubles:
        first = round.due[0]
        double, train = round.trains[first].tiles[-1], whose(round, first)
        return message("turn-cover", name=name, double=double, train=train)
    return message("turn-of", name=name)
