"""Words that people type, as items for the app: for keys and terminals (pure)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hub.actions.items import Answered, LetStand, Said, Spoken, Undo
from hub.actions.offered import Action, catcher
from hub.game import (
    Blocked,
    Catch,
    Close,
    Count,
    Draw,
    End,
    IllegalMove,
    Knock,
    Match,
    Move,
    Open,
    Pass,
    Tile,
    TileError,
)
from hub.game.dealing import deal_counted
from hub.game.move import read_move
from hub.game.reasons import named
from hub.language.message import Message, Sayable, message

WORDS: tuple[tuple[str, Message], ...] = (
    ("n", message("help-n")),
    ("d", message("help-d")),
    ("p", message("help-p")),
    ("o", message("help-o")),
    ("c", message("help-c")),
    ("e", message("help-e")),
    ("k", message("help-k")),
    ("b", message("help-b")),
    ("y", message("help-y")),
    ("n", message("help-no")),
    ("1", message("help-1")),
    ("s", message("help-s")),
    ("u", message("help-u")),
    ("r", message("help-r")),
    ("5-3", message("help-play-own")),
    ("5-3>B", message("help-play")),
    ("B 5-3", message("help-play-of")),
    ("d B", message("help-draw-of")),
    ("x B", message("help-catch")),
    ("deal", message("help-deal")),
    ("n B", message("help-deal-layer")),
    ("n 9 B", message("help-deal-engine")),
    ("31", message("help-points")),
    ("5-3 6-6", message("help-tiles")),
    ("q", message("help-q")),
    ("?", message("help-list")),
)
"""Every word and what it says, in the order in which a list shows them."""


class NoWord(ValueError):
    """What was typed means nothing now; `said` is what would."""

    def __init__(self, said: Sayable) -> None:
        """`said` is for the person who typed it."""
        super().__init__(str(said))
        self.said = said


def typed(text: str, match: Match, actions: Sequence[Action]) -> Spoken:
    """The item that a line means, `actions` being what can be said now. Raises NoWord.

    A word that names a move need not be legal: the app answers with the rule that forbids it.
    """
    words = text.strip().split()
    if not words:
        raise NoWord(message("word-none"))
    for action in actions:
        if action.item is not None and " ".join(words).lower() in action.words:
            return action.item
    try:
        return _item(words, match, actions)
    except IllegalMove as error:
        raise NoWord(error.refusal) from error
    except TileError as error:
        raise NoWord(message("word-no-tile", words=text.strip())) from error


def _item(words: list[str], match: Match, actions: Sequence[Action]) -> Spoken:
    first = words[0].lower()
    if first in _PLAIN and len(words) == 1:
        return _PLAIN[first]
    answers = sum(isinstance(action.item, Answered) for action in actions)
    if answers and not match.due and len(words) == 1 and first.isdecimal():
        raise NoWord(message("note-answers", count=answers))
    if first in ("n", "deal"):
        return _deal(words[1:], match)
    if first in _SAID and len(words) <= 2 and not any("-" in word for word in words[1:]):
        who = letter(words[1], match.players) if len(words) > 1 else _turn(match)
        return Said(_SAID[first](who, match))
    if match.due:
        return _count(words, match)
    return _play(words, match)


_PLAIN: dict[str, Spoken] = {"u": Undo(), "s": LetStand()}
"""Words of one item, also where it makes no sense: the app says why."""
_SAID: dict[str, Callable[[str, Match], Move]] = {
    "d": lambda who, match: Draw(who),
    "p": lambda who, match: Pass(who),
    "e": lambda who, match: End(who),
    "o": lambda who, match: Open(who),
    "c": lambda who, match: Close(who),
    "b": lambda who, match: Blocked(who),
    "k": lambda who, match: Knock(_knocking(who, match)),
    "x": lambda who, match: Catch(who, catcher(match, who)),
}


def _turn(match: Match) -> str:
    if match.round is None:
        raise NoWord(message("word-no-round"))
    return match.round.turn


def letter(text: str, players: Mapping[str, str]) -> str:
    """A player by letter, or else by name; letters come first, for a name may look like one.

    Raises NoWord.
    """
    if text.upper() in players:
        return text.upper()
    for each, name in players.items():
        if text.lower() == name.lower():
            return each
    raise NoWord(message("word-no-player", who=text, players=named(players)))


def _knocking(who: str, match: Match) -> str:
    """Who owes a knock, or else who is named."""
    round = match.round
    return who if round is None or round.unknocked is None else round.unknocked


def _deal(words: list[str], match: Match) -> Spoken:
    numbers = [word for word in words if word.isdecimal()]
    names = [word for word in words if not word.isdecimal()]
    if len(numbers) > 1 or len(names) > 1:
        raise NoWord(message("word-one-deal"))
    engine = int(numbers[0]) if numbers else None
    layer = letter(names[0], match.players) if names else None
    if match.next_starter is None and layer is None:
        raise NoWord(message("word-who-laid"))
    if match.next_engine is None and engine is None:
        raise NoWord(message("word-which-engine"))
    return Said(deal_counted(match, engine=engine, layer=layer))


def _count(words: list[str], match: Match) -> Spoken:
    player = match.due[0]
    if len(words) == 1 and words[0].isdecimal():
        return Said(Count(player, points=int(words[0])))
    if not all("-" in word for word in words):
        raise _unknown(words)
    return Said(Count(player, tuple(Tile.parse(word) for word in words)))


def _play(words: list[str], match: Match) -> Spoken:
    """5-3, 5-3>B, 5-3 B, and any of these after the letter of who plays it."""
    parts = " ".join(words).replace(">", " ").split()
    if not any("-" in part for part in parts):
        raise _no_play(words, match)
    player = _turn(match)
    if "-" not in parts[0]:
        player, parts = letter(parts[0], match.players), parts[1:]
    if not 1 <= len(parts) <= 2:
        raise _unknown(words)
    Tile.parse(parts[0])  # says itself what is no tile
    train = player
    if len(parts) == 2:
        mexican = parts[1].upper() in ("M", "MEXICAN")
        train = "M" if mexican else letter(parts[1], match.players)
    assert match.round is not None
    return Said(match.round.named(read_move(f"{parts[0]}>{train}", player)))


def _no_play(words: list[str], match: Match) -> NoWord:
    """Why words without a tile mean nothing now."""
    if len(words) == 1 and (words[0].isdecimal() or words[0].lower() in ("y", "yes", "no")):
        return NoWord(message("word-no-question"))
    for each, name in match.players.items():
        if words[0].lower() in (each.lower(), name.lower()):
            return NoWord(message("word-what-does", name=name, letter=each))
    return _unknown(words)


def _unknown(words: list[str]) -> NoWord:
    return NoWord(message("word-unknown", words=" ".join(words)))
