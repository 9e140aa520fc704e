"""Matches played to by short texts, and tables written as rows: {"A": "12-5 5-3"}."""

from hub.game import Deal, Draw, Hand, Match, Pass, Play, Tile, sheet
from hub.simulator.plain import PlainTable

NAMES = ("Ana", "Bo", "Cy", "Di")
TRACKS = {"A": 0, "B": 1, "C": 2, "D": 3, "M": 8}


def begun(name="hub_leaflet", players=4, **settings) -> Match:
    rules = sheet(name).change(**settings) if settings else sheet(name)
    size = rules.hand_for(players)
    match = Match.new(rules, NAMES[:players])
    return match.after(Deal(12, "A", (Hand(count=size),) * players, 90 - size * players))


def after(match: Match, *moves: str) -> Match:
    """Plays as "12-5>A", draws and passes of whoever's turn it is as "+" and "-"."""
    for text in moves:
        player = match.round.turn
        if text == "+":
            match = match.after(Draw(player))
        elif text == "-":
            match = match.after(Pass(player))
        else:
            tile, _, train = text.partition(">")
            match = match.after(Play(player, Tile.parse(tile), train))
    return match


def row(text: str) -> list[tuple[int, int]]:
    return [tuple(map(int, pair.split("-"))) for pair in text.split()]


def table(rows: dict[object, str], loose: str = "", engine: tuple[int, int] | None = (12, 12)):
    plain = PlainTable()
    plain.engine = engine
    for key, text in rows.items():
        plain.rows[TRACKS.get(key, key)] = row(text)
    plain.show(row(loose))
    return plain.table()


def lap() -> Match:
    """Everybody has begun; it is Ana's turn. 12-5, 12-3, 12-7 and 12-9 lie there."""
    return after(begun(), "12-5>A", "12-3>B", "12-7>C", "12-9>D")


LAP = {"A": "12-5", "B": "12-3", "C": "12-7", "D": "12-9"}


def play(player: str, tile: str, train: str) -> Play:
    return Play(player, Tile.parse(tile), train)
