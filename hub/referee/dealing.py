"""Between rounds: a clear table with the next engine in the station means that a round begins."""

from hub.game import Match, RulesError, Tile
from hub.game.dealing import deal_counted
from hub.language.message import message
from hub.referee.verdict import Choice, Explained, Question, Unchanged, Unclear, Verdict
from vision.tracks import Table


def between_rounds(match: Match) -> bool:
    """Whether the next thing that can happen is a deal."""
    if match.over:
        return False
    return match.round is None or (match.round.outcome is not None and not match.due)


def begins(table: Table, match: Match) -> Verdict:
    """The deal, if the table is laid for it; who laid the engine is asked where that matters."""
    engine = table.engine
    if engine is None or engine[0] != engine[1] or any(table.tracks):
        return Unchanged()
    if match.next_engine not in (None, engine[0]) or engine[0] > match.set_max:
        return Unchanged()
    if match.round is not None and match.round.engine == engine[0]:
        return Unchanged()
    try:
        if match.next_starter is not None:
            return Explained((deal_counted(match, engine=engine[0]),))
        deals = [
            Choice(
                message("answer-name", name=name),
                (deal_counted(match, engine=engine[0], layer=letter),),
            )
            for letter, name in match.players.items()
        ]
    except RulesError:
        return Unchanged()
    legal = tuple(each for each in deals if match.refusal(each.moves[0]) is None)
    return (
        Unclear(Question(message("ask-who-laid", engine=Tile(*engine)), legal))
        if legal
        else Unchanged()
    )
