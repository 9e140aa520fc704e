"""After a round: the hand that a player lays face up, counted by the camera."""

from hub.game import Count, Match, Tile
from hub.language.message import message
from hub.referee.verdict import Choice, Question, Unchanged, Unclear, Verdict
from vision.reading.confidence import TAKEN
from vision.tracks import Laid, Table


def count(table: Table, match: Match) -> Verdict:
    """Ask whether the tiles that lie there beside the trains are the hand of who is due.

    Nothing is counted without a person's yes: a hand may still be half laid out.
    """
    round = match.round
    if round is None or not match.due:
        return Unchanged()
    player = match.due[0]
    counted = {tile for move in _this_round(match) for tile in move.tiles or ()}
    seen: dict[Tile, Laid] = {}
    for laid in (*table.loose, *(laid for row in table.tracks for laid in row)):
        if max(laid.values) > round.set_max:
            continue
        tile = Tile(*laid.values)
        if round.where(tile) is None and tile not in counted:
            seen[tile] = laid
    if not seen:
        return Unchanged()
    tiles = tuple(sorted(seen, reverse=True))
    told = " ".join(f"{tile}{'' if seen[tile].confidence >= TAKEN else '?'}" for tile in tiles)
    held = len(round.hands[player])
    name = round.players[player]
    text = message("ask-hand", name=name, tiles=told)
    if held != len(tiles):
        text = message("ask-hand-of", name=name, tiles=told, seen=len(tiles), held=held)
    choices = (
        Choice(message("answer-yes"), (Count(player, tiles),)),
        Choice(message("answer-not-yet")),
    )
    return Unclear(Question(text, choices))


def _this_round(match: Match) -> list[Count]:
    """The counts since the last deal."""
    found: list[Count] = []
    for move in reversed(match.history):
        if not isinstance(move, Count):
            break
        found.append(move)
    return found
