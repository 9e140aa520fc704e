"""What only a table can do wrong, in sentences. The rules' own words stay in hub.game."""

from collections.abc import Sequence

from hub.game import Refusal, Round, Tile
from hub.game.reasons import listed, whose
from hub.referee.differences import Changed, Come, Gone


def gone(round: Round, letter: str, difference: Gone) -> Refusal:
    """A tile that was played is not there any more."""
    tile = Tile(*difference.tile)
    return Refusal("gone", f"{tile} is gone from {whose(round, letter)}. Put it back.")


def hidden(missing: int) -> Refusal:
    """So much is missing that something must lie over it."""
    return Refusal(
        "hidden",
        f"{missing} tiles cannot be seen. Is something lying over them, or over the camera?",
    )


def changed(round: Round, letter: str, difference: Changed) -> Refusal:
    """Another tile lies where one was played, or the same one turned."""
    tile = Tile(*difference.tile)
    if difference.turned:
        inner, outer = difference.tile
        return Refusal(
            "turned",
            f"{tile} on {whose(round, letter)} has been turned round. "
            f"Its {outer} points away from the station, its {inner} towards it.",
        )
    seen = Tile(*difference.seen.values)
    return Refusal(
        "swapped", f"{tile} on {whose(round, letter)} has become {seen}. Put {tile} back."
    )


def between(round: Round, letter: str, difference: Come) -> Refusal:
    """A tile has been put before or between those of a train."""
    seen = Tile(*difference.seen.values)
    return Refusal(
        "not_at_end",
        f"{seen} lies inside {whose(round, letter)}. A tile is laid at a train's end only.",
    )


def wrong_way(round: Round, letter: str, tile: Tile, end: int) -> Refusal:
    """A tile that would fit, laid with its other half first."""
    return Refusal(
        "wrong_way",
        f"{tile} lies the wrong way round: its {end} belongs to the end of {whose(round, letter)}.",
    )


def at_once(round: Round, news: Sequence[tuple[str, Tile]]) -> Refusal:
    """Several tiles that no single turn can have laid."""
    told = listed([f"{tile} on {whose(round, letter)}" for letter, tile in news])
    count = {2: "Two", 3: "Three"}.get(len(news), str(len(news)))
    return Refusal(
        "at_once",
        f"{count} tiles came at once: {told}. It is {round.players[round.turn]}'s turn; "
        "lay one tile at a time.",
    )


def second_mexican(round: Round, track: int) -> Refusal:
    """A further train that is nobody's."""
    return Refusal(
        "second_mexican",
        f"On track {track} another train begins. There is one Mexican Train only, and it runs "
        "already.",
    )


def nobodys(round: Round, track: int) -> Refusal:
    """Tiles on a track without a player."""
    return Refusal("nobodys_track", f"Track {track} is nobody's. Take the tile off it.")


def wrong_engine(round: Round, seen: tuple[int, int]) -> Refusal:
    """Another engine than this round's lies in the centre."""
    engine = Tile(round.engine, round.engine)
    return Refusal(
        "wrong_engine",
        f"The engine of this round is {engine}, but {Tile(*seen)} lies in the station.",
    )


def left_over(round: Round, count: int) -> Refusal:
    """The last round still lies there when the next one begins."""
    return Refusal(
        "clear_table",
        f"{count} tiles of another round lie on the trains. Clear the table, then lay "
        f"{Tile(round.engine, round.engine)} in the station.",
    )
