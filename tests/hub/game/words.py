"""Rounds from a position line, moved on by short words; shared by the tests of the rules."""

from hub.game import (
    Blocked,
    Catch,
    Close,
    Draw,
    End,
    Knock,
    Open,
    Pass,
    Play,
    Rules,
    Tile,
    law,
    position,
    sheet,
    turn,
)

WORDS = {"+": Draw, "-": Pass, "/": End, "k": Knock, "o": Open, "c": Close}


def start(line, preset=None, **settings):
    return position.read(line, (sheet(preset) if preset else Rules()).change(**settings))


def go(round, *words):
    """Each word is a move of the player to move, or of the player named before it: `B k`."""
    for word in words:
        *player, text = word.split()
        who = player[0] if player else round.turn
        if text in WORDS:
            round = turn.after(round, WORDS[text](who))
        else:
            tile, _, train = text.partition(">")
            round = turn.after(round, Play(who, Tile.parse(tile), train))
    return round


def opened(round):
    return "".join(letter for letter in round.players if round.trains[letter].open)


def legal(round):
    return sorted(
        f"{move.tile}>{move.train}" if isinstance(move, Play) else str(move)
        for move in law.moves(round)
    )


TWO = "12 12 A | A 12-9 ; B 12-5 ; M 12-8 | {a} ; {b} | {yard} | d0 t1,1 | o -"


def two(a="9-4,7-1", b="5-3,7-6", yard="3-2,2-1,10-1", preset=None, **settings):
    return start(TWO.format(a=a, b=b, yard=yard), preset, **settings)


def sayable(round):
    """What may be said besides the turn, by any player."""
    said = [Blocked(round.turn)]
    for player in round.players:
        said += [Open(player), Close(player), Knock(player)]
        said += [Catch(player, by) for by in round.players if by != player]
    return tuple(move for move in said if law.refusal(round, move) is None)
