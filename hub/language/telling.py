"""Moves as sentences, for the log, the window and the voice (pure)."""

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
)
from hub.game.reasons import listed, whose


def told(before: Match, move: Move) -> str:
    """What a move is, said in the match as it was before it."""
    if isinstance(move, Deal):
        starter = before.players[move.starter]
        return f"Round {before.number + 1} begins: {move.engine}-{move.engine}, {starter} starts."
    name = before.players[move.player]
    if isinstance(move, Play):
        assert before.round is not None
        stood = " It stands, by the table's word." if move.stood else ""
        return f"{name} plays {move.tile} on {whose(before.round, move.train)}.{stood}"
    if isinstance(move, Draw):
        return f"{name} draws {move.tile}." if move.tile else f"{name} draws."
    if isinstance(move, Count):
        if move.tiles is None:
            return f"{name} has {move.points} points left."
        return f"{name} has {' '.join(map(str, move.tiles)) or 'nothing'} left."
    if isinstance(move, Catch):
        return f"{before.players[move.by]} catches {name}, who did not knock."
    words = {
        Pass: "passes.",
        End: "ends the opening chain.",
        Open: "opens the train.",
        Close: "closes the train.",
        Knock: "knocks: one tile left.",
        Blocked: "says that nobody can play any more.",
    }
    return f"{name} {words[type(move)]}"


def turn(match: Match) -> str:
    """What is to do now: whose turn it is, what is owed, or how the round and match ended."""
    round = match.round
    if match.over:
        winners = listed(match.players[letter] for letter in match.winners)
        return f"{winners} {'wins' if len(match.winners) == 1 else 'win'} the match."
    if round is None:
        return "Deal, and lay the engine in the station."
    if round.outcome is not None:
        if match.due:
            name = match.players[match.due[0]]
            return f"The round is over. {name} lays the tiles that are left face up."
        return "The round is counted. Clear the table for the next one."
    name = round.players[round.turn]
    if round.second:
        return f"{name} lays one more tile after the double."
    if round.doubles:
        first = round.doubles[0]
        return f"{name} has to cover {round.trains[first].tiles[-1]} on {whose(round, first)}."
    return f"It is {name}'s turn."
