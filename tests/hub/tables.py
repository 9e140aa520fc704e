"""Matches in every situation that lights, presses and sounds tell apart, played to by moves."""

from collections.abc import Sequence

from hub.game import Count, Deal, Draw, Hand, Knock, Match, Move, Pass, Play, Tile, full_set, sheet

NAMES = ("Ana", "Bo", "Cy", "Di")


def new(sheet_name: str = "hub_leaflet", **settings: object) -> Match:
    """A match before its first deal."""
    return Match.new(sheet(sheet_name).change(**settings), NAMES, first="A")


def small(**settings: object) -> Match:
    """A match with hands of two tiles, before its first deal."""
    return new(hand_size={4: 2}, **settings)


def dealt(match: Match | None = None, hands: Sequence[Hand] | None = None) -> Match:
    """After the deal of a round with the double twelve, all hands counted if none are given."""
    match = match or new()
    size = match.rules.hand_for(4)
    if hands is None:
        return match.after(Deal(12, "A", (Hand(count=size),) * 4, 90 - 4 * size))
    held = {Tile(12, 12), *(tile for hand in hands for tile in hand.tiles or ())}
    yard = tuple(tile for tile in full_set(12) if tile not in held)
    return match.after(Deal(12, "A", tuple(hands), yard))


def after(match: Match, *moves: Move) -> Match:
    """The match after these moves."""
    for move in moves:
        match = match.after(move)
    return match


def play(player: str, tile: str, train: str | None = None) -> Play:
    """A play as `5-3`, on the player's own train if no other is named."""
    return Play(player, Tile.parse(tile), train or player)


def drew(player: str) -> tuple[Move, Move]:
    """The player draws a tile and passes."""
    return Draw(player), Pass(player)


def begun() -> Match:
    """All have begun but Di, whose train is open; it is Ana's turn."""
    return after(dealt(), play("A", "12-5"), play("B", "12-3"), play("C", "12-9"), *drew("D"))


def three_doubles() -> Match:
    """Ana has laid three doubles in one turn, as the sheet lets her: on A, on M, on B."""
    sheet = new("polish_guide", opening_routes="own_or_mexican", mexican_from="turn1")
    match = after(dealt(sheet), play("A", "12-5"), play("B", "12-3"), play("C", "12-9"))
    match = after(match, play("D", "12-7", "M"), *drew("A"), *drew("B"))
    match = after(match, play("C", "9-8"), play("D", "12-4"))
    return after(match, play("A", "5-5"), play("A", "7-7", "M"), play("A", "3-3", "B"))


def one_left(knocked: bool = True) -> Match:
    """Ana has laid her last tile but one; it is Bo's turn."""
    match = after(dealt(small()), play("A", "12-5"))
    return after(match, Knock("A")) if knocked else match


def out() -> Match:
    """Ana is out and the round is over; nothing is counted."""
    match = after(one_left(), play("B", "12-3"), play("C", "12-9"), *drew("D"))
    return after(match, play("A", "5-4"))


def counted(match: Match) -> Match:
    """Everything of the round counted: Ana nothing, the others ten points each."""
    for letter in match.due:
        match = match.after(Count(letter, points=0 if letter == "A" else 10))
    return match


def won() -> Match:
    """A match of one round that Ana has won."""
    match = after(dealt(small(rounds=1)), play("A", "12-5"), Knock("A"))
    match = after(match, play("B", "12-3"), play("C", "12-9"), *drew("D"), play("A", "5-4"))
    return counted(match)
