"""What only a table can do wrong. The rules' own reasons stay in hub.game."""

from collections.abc import Sequence

from hub.game import Refusal, Round, Tile
from hub.game.reasons import Option, whose
from hub.referee.differences import Changed, Come, Gone


def refuse(code: str, **args: object) -> Refusal:
    """The refusal with this code and these arguments; no setting of the rules decides it."""
    return Refusal(code, tuple(sorted(args.items())))


def gone(round: Round, letter: str, difference: Gone) -> Refusal:
    """A tile that was played is not there any more."""
    return refuse("gone", tile=Tile(*difference.tile), train=whose(round, letter))


def hidden(missing: int) -> Refusal:
    """So much is missing that something must lie over it."""
    return refuse("hidden", count=missing)


def changed(round: Round, letter: str, difference: Changed) -> Refusal:
    """Another tile lies where one was played, or the same one turned."""
    tile, train = Tile(*difference.tile), whose(round, letter)
    if difference.turned:
        inner, outer = difference.tile
        return refuse("turned", tile=tile, train=train, inner=inner, outer=outer)
    return refuse("swapped", tile=tile, train=train, seen=Tile(*difference.seen.values))


def between(round: Round, letter: str, difference: Come) -> Refusal:
    """A tile has been put before or between those of a train."""
    return refuse("not_at_end", tile=Tile(*difference.seen.values), train=whose(round, letter))


def wrong_way(round: Round, letter: str, tile: Tile, end: int) -> Refusal:
    """A tile that would fit, laid with its other half first."""
    return refuse("wrong_way", tile=tile, train=whose(round, letter), end=end)


def closed(round: Round, letter: str) -> Refusal:
    """A closed train, with whose turn it is: most likely the owner has played out of turn."""
    owner, turn = round.players[letter], round.players[round.turn]
    args = (("owner", owner), ("turn", turn))
    return Refusal("closed", args, "open_trigger", "closed_turn")


def at_once(round: Round, news: Sequence[tuple[str, Tile]]) -> Refusal:
    """Several tiles that no single turn can have laid."""
    tiles = tuple(Option(tile, whose(round, letter)) for letter, tile in news)
    return refuse("at_once", count=len(news), tiles=tiles)


def second_mexican(track: int) -> Refusal:
    """A further train that is nobody's."""
    return refuse("second_mexican", track=track)


def nobodys(track: int) -> Refusal:
    """Tiles on a track without a player."""
    return refuse("nobodys_track", track=track)


def wrong_engine(round: Round, seen: tuple[int, int]) -> Refusal:
    """Another engine than this round's lies in the centre."""
    engine = Tile(round.engine, round.engine)
    args = (("engine", engine), ("seen", Tile(*seen)))
    return Refusal("wrong_engine", args, sentence="wrong_engine_lies")


def left_over(round: Round, count: int) -> Refusal:
    """The last round still lies there when the next one begins."""
    return refuse("clear_table", count=count, engine=Tile(round.engine, round.engine))


def unread(round: Round) -> Refusal:
    """What was laid is none of what was read."""
    return refuse("unread", name=round.players[round.turn])


def taken_back(tile: Tile) -> Refusal:
    """A play that was taken back, and does not count, still lies there."""
    return refuse("taken_back", tile=tile)
