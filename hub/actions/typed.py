"""Words that people type, as items for the app: for keys and terminals."""

from collections.abc import Callable

from hub.actions.items import Answered, Item, LetStand, Pause, Said, Undo
from hub.app import App
from hub.game import (
    Blocked,
    Catch,
    Close,
    Count,
    Draw,
    End,
    IllegalMove,
    Knock,
    Move,
    Open,
    Pass,
    Play,
    RulesError,
    Tile,
    TileError,
)
from hub.game.dealing import deal_counted
from hub.referee.verdict import Unclear
from hub.signals.lights import Situation

WORDS: tuple[tuple[str, str], ...] = (
    ("n", "deal: begin the first round, or the next one"),
    ("d", "I drew"),
    ("p", "I pass"),
    ("o", "I could not play on my own train"),
    ("c", "I close my train"),
    ("e", "my opening chain ends"),
    ("k", "I knock"),
    ("b", "nobody can play any more"),
    ("y", "yes, where a question waits"),
    ("n", "no, where a question waits"),
    ("1", "the first answer to the question; 2 the second ..."),
    ("s", "let the refused play stand"),
    ("u", "take the last event back"),
    ("r", "rest, and go on"),
    ("5-3", "I play 5-3 on my own train"),
    ("5-3>B", "I play it on B's train; >M is the Mexican Train"),
    ("B 5-3", "Bo plays it on Bo's own train"),
    ("d B", "Bo drew; so with p o c e k b"),
    ("x B", "Bo did not knock"),
    ("deal", "the same as n"),
    ("n B", "deal; Bo laid the engine, where the sheet asks"),
    ("n 9 B", "deal; Bo laid the 9-9 as engine"),
    ("31", "points left in the hand, after a round"),
    ("5-3 6-6", "tiles left in the hand, after a round"),
    ("q", "stop; the game is kept"),
    ("?", "this list"),
)
"""Every word and what it says, in the order in which a list shows them."""
HELP = "\n".join(f"{word:<9}{meaning}" for word, meaning in WORDS)


class NoWord(ValueError):
    """What was typed means nothing now; the text says what would."""


def typed(text: str, app: App) -> Item:
    """The item that a line means as the app stands. Raises NoWord."""
    words = text.strip().split()
    if not words:
        raise NoWord("Type ? for the words there are.")
    try:
        return _item(words, app)
    except (TileError, RulesError, IllegalMove) as error:
        raise NoWord(str(error)) from error


def _item(words: list[str], app: App) -> Item:
    first = words[0].lower()
    if first in _PLAIN and len(words) == 1:
        return _PLAIN[first](app)
    asked = isinstance(app.verdict, Unclear)
    if isinstance(app.verdict, Unclear) and len(words) == 1:
        choices = app.verdict.question.choices
        if first.isdecimal() and 1 <= int(first) <= len(choices):
            return Answered(int(first) - 1)
        if first in ("y", "n"):
            return Answered(0 if first == "y" else len(choices) - 1)
        if first.isdecimal():
            raise NoWord(f"There are answers 1 to {len(choices)}.")
    if first in ("n", "deal") and not (asked and len(words) == 1):
        return _deal(words[1:], app)
    if first in _SAID and not any("-" in word for word in words[1:]):
        who = _letter(words[1], app) if len(words) > 1 else _turn(app)
        return Said(_SAID[first](who, app))
    if app.match.due:
        return _count(words, app)
    return _play(words, app)


_PLAIN: dict[str, Callable[[App], Item]] = {
    "u": lambda app: Undo(),
    "s": lambda app: LetStand(),
    "r": lambda app: Pause(app.situation is not Situation.PAUSED),
}
_SAID: dict[str, Callable[[str, App], Move]] = {
    "d": lambda who, app: Draw(who),
    "p": lambda who, app: Pass(who),
    "e": lambda who, app: End(who),
    "o": lambda who, app: Open(who),
    "c": lambda who, app: Close(who),
    "b": lambda who, app: Blocked(who),
    "k": lambda who, app: Knock(_knocking(who, app)),
    "x": lambda who, app: Catch(who, _other(who, app)),
}


def _turn(app: App) -> str:
    if app.match.round is None:
        raise NoWord("No round has begun. Type n for the first.")
    return app.match.round.turn


def _letter(text: str, app: App) -> str:
    """A player by letter or by name."""
    for letter, name in app.match.players.items():
        if text.upper() == letter or text.lower() == name.lower():
            return letter
    known = ", ".join(f"{letter} ({name})" for letter, name in app.match.players.items())
    raise NoWord(f"Nobody is called {text}. There are {known}.")


def _knocking(who: str, app: App) -> str:
    """Who owes a knock, or else who is named."""
    round = app.match.round
    return who if round is None or round.unknocked is None else round.unknocked


def _other(who: str, app: App) -> str:
    """Whoever's turn it is catches; if that is the one caught, the next player does."""
    turn = _turn(app)
    if turn != who:
        return turn
    order = list(app.match.players)
    return order[(order.index(who) + 1) % len(order)]


def _deal(words: list[str], app: App) -> Item:
    engine: int | None = None
    layer: str | None = None
    for word in words:
        if word.isdecimal():
            engine = int(word)
        else:
            layer = _letter(word, app)
    if app.match.next_starter is None and layer is None:
        raise NoWord("Say who laid the engine, as: n B")
    if app.match.next_engine is None and engine is None:
        raise NoWord("Say which double is the engine and who laid it, as: n 9 B")
    return Said(deal_counted(app.match, engine=engine, layer=layer))


def _count(words: list[str], app: App) -> Item:
    player = app.match.due[0]
    if not any(word.isdecimal() or "-" in word for word in words):
        raise _unknown(words)
    if len(words) == 1 and words[0].isdecimal():
        return Said(Count(player, points=int(words[0])))
    return Said(Count(player, tuple(Tile.parse(word) for word in words)))


def _play(words: list[str], app: App) -> Item:
    """5-3, 5-3>B, 5-3 B, and any of these after the letter of who plays it."""
    parts = " ".join(words).replace(">", " ").split()
    if not any("-" in part for part in parts):
        raise _no_play(words, app)
    player = _turn(app)
    if "-" not in parts[0]:
        player, parts = _letter(parts[0], app), parts[1:]
    if not 1 <= len(parts) <= 2:
        raise _unknown(words)
    tile = Tile.parse(parts[0])
    train = player
    if len(parts) == 2:
        mexican = parts[1].upper() in ("M", "MEXICAN")
        train = "M" if mexican else _letter(parts[1], app)
    return Said(Play(player, tile, train, _inner(parts[0], tile, train, app)))


def _no_play(words: list[str], app: App) -> NoWord:
    """Why words without a tile mean nothing now."""
    if len(words) == 1 and (words[0].isdecimal() or words[0].lower() in ("y", "yes", "no")):
        return NoWord("There is no question to answer now.")
    for letter, name in app.match.players.items():
        if words[0].lower() in (letter.lower(), name.lower()):
            return NoWord(f"What does {name} do? A play is typed as: {letter} 5-3")
    return _unknown(words)


def _unknown(words: list[str]) -> NoWord:
    return NoWord(f"{' '.join(words)!r} is no word here. Type ? for those there are.")


def _inner(text: str, tile: Tile, train: str, app: App) -> int | None:
    """The half that was named first, where that decides how the tile lies."""
    assert app.match.round is not None
    known = app.match.round.trains.get(train)
    if known is None or known.end is not None or tile.double:
        return None
    return int(text.partition("-")[0])
