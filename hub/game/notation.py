"""MTN, "Mexican Train Notation": a match as plain text, one line a lap, one group a turn.

    [Rules "hub_leaflet"]
    [Players "A Ana, B Bo, C Cy"]

    Round 1 engine 12-12 start A yard 45
    1. A 12-5>A          B 12-3>B          C +? -^
    2. A 5-5!>A 5-7.>A   B 3-3!>B +? -^    C 3-9.>B
    Score A 31 B 0 C 44

Plays `5-3>A` (the half nearer the station first), draws `+5-3` or `+?`, passes `-`, an ended chain
`/`, a train opened `o` or closed `c` by its owner, `k` a knock, `k?B+2` caught by B. Redundant, and
checked when read: `^` `v` marker up or down, `!` `.` double left open or covered, `#` out, `##`
blocked, `#-` boneyard empty. `*` illegal but let stand, `~` taken back, `{0.62}` how sure the
camera was, `@12:03:44` when, `; text` a comment.

`write` is here, `read` in `hub.game.notation_reader`.
"""

from __future__ import annotations

from hub.game.hand import Hand, write_yard
from hub.game.match import Match
from hub.game.move import Blocked, Catch, Count, Deal, Draw, End, Move, Pass, Play
from hub.game.record import Entry, Record
from hub.game.round import Round
from hub.game.rules import Rules
from hub.game.sheetfile import HOUSE, sheet, sheets

VERSION = "1"
WIDTH = 18
"""Columns that a turn's group is padded to."""


def write(record: Record) -> str:
    """Return the record as text, ending in a newline."""
    lines = headers(record)
    match = Match(record.rules, record.players, record.first)
    page = _Page()
    for entry in record.entries:
        match = page.add(match, entry)
    page.end_line()
    return "\n".join([*lines, *page.lines]) + "\n"


def headers(record: Record) -> list[str]:
    """Return the header lines, a blank line after them."""
    match = record.match()
    players = record.players.items()
    names = ", ".join(f"{letter} {_escaped(name)}" for letter, name in players)
    tags = [("MTN", VERSION), *_rules_tags(record.rules), ("Set-Max", str(match.set_max))]
    tags.append(("Players", names))
    if record.first != next(iter(record.players)):
        tags.append(("First", record.first))
    tags.append(("Result", ",".join(match.winners) or "*"))
    return [*(_header(tag, value) for tag, value in (*tags, *record.headers)), ""]


def _header(tag: str, value: str) -> str:
    if tag == ";":
        return f"; {value}".rstrip()
    quoted = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{tag} "{quoted}"]'


def _escaped(name: str) -> str:
    return name.replace("\\", "\\\\").replace(",", "\\,")


def _rules_tags(rules: Rules) -> list[tuple[str, str]]:
    known = rules.name in sheets()
    base = sheet(rules.name if known else HOUSE)
    tags = [("Rules", base.name)]
    if not known or rules.title != base.title:
        tags.append(("Sheet", f"{rules.name} {rules.title}"))
    changed = [f"{name}={_setting(new)}" for name, (_, new) in base.differences(rules).items()]
    return [*tags, ("Set", " ".join(changed))] if changed else tags


def _setting(value: object) -> str:
    """Return a setting's value without a space in it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ",".join(value)
    if hasattr(value, "items"):
        return ",".join(f"{key}:{number}" for key, number in value.items())
    return str(value)


class _Page:
    """Lines as they fill up: laps, and a group for each turn in them."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.number = ""
        self.groups: list[list[str]] = []
        self.player = ""
        self.lap = 0
        self.scores: list[str] = []

    def end_line(self) -> None:
        """Write out what has gathered."""
        if self.groups:
            texts = [" ".join(group) for group in self.groups]
            padded = [text.ljust(WIDTH - 2) for text in texts[:-1]]
            self.lines.append(self.number.ljust(3) + " " + "  ".join([*padded, texts[-1]]))
        if self.scores:
            self.lines.append("Score " + " ".join(self.scores))
        self.groups, self.scores, self.number, self.player = [], [], "", ""

    def line(self, text: str) -> None:
        """Write a line of its own."""
        self.end_line()
        self.lines.append(text)

    def add(self, match: Match, entry: Entry) -> Match:
        """Write one entry; return the match after it."""
        move = entry.move
        after = match if move is None or entry.withdrawn else match.after(move)
        if isinstance(move, Deal):
            self._deal(match, move)
        elif isinstance(move, Count) and move.tiles is not None:
            self.line(f"Count {move}")
        elif isinstance(move, Count):
            if self.groups:
                self.end_line()
            self.scores.append(str(move))
        elif move is not None:
            assert match.round is not None and after.round is not None
            self._turn(match.round, after.round, move, entry)
        if move is None:
            self.line(f"; {entry.comment or ''}".rstrip())
        elif entry.comment is not None:
            self._comment(entry.comment)
        return after

    def _comment(self, text: str) -> None:
        written = f"; {text}".rstrip()
        if self.groups or self.scores:
            self.end_line()
            self.lines[-1] += f"  {written}"
        else:  # after a line of its own: a deal, a count
            self.lines[-1] += f"  {written}"

    def _deal(self, match: Match, deal: Deal) -> None:
        self.end_line()
        if self.lines:
            self.lines.append("")
        self.lap = 0
        engine = f"{deal.engine}-{deal.engine}"
        self.lines.append(
            f"Round {match.number + 1} engine {engine} start {deal.starter} "
            f"yard {write_yard(deal.yard)}"
        )
        if deal.hands != usual_hands(match, deal.starter, deal.yard):
            hands = " | ".join(map(str, deal.hands))
            self.lines.append(f"Hands {hands}")

    def _turn(self, before: Round, after: Round, move: Move, entry: Entry) -> None:
        assert not isinstance(move, Deal | Count)
        lap = before.turns.get(move.player, 0) + 1
        if isinstance(move, Play | Draw | Pass | End) and lap > self.lap:
            self.end_line()
            self.lap, self.number = lap, f"{lap}."
        if self.player != move.player or not self.groups:
            self.groups.append([move.player])
            self.player = move.player
        self.groups[-1] += tokens(before, after, entry)


def usual_hands(match: Match, starter: str, yard: object) -> tuple[Hand, ...] | None:
    """Return the counted hands that need not be written: as many each as the sheet says.

    Where the engine came out of the starter's hand that hand has one fewer.
    """
    if not isinstance(yard, int):
        return None
    counts = dict.fromkeys(match.players, match.rules.hand_for(len(match.players)))
    if match.rules.engine_held:
        counts[starter] -= 1
    return tuple(Hand(count=count) for count in counts.values())


def tokens(before: Round, after: Round, entry: Entry) -> list[str]:
    """Return one move's words, with the marks that let a reader check the replay."""
    move = entry.move
    assert move is not None
    words = [_spelling(before, after, entry)]
    if isinstance(move, Draw) and after.turns != before.turns:
        words.append("-")  # nothing was left to choose, so the pass went by itself
    if not entry.withdrawn:
        words[-1] += _markers(before, after)
    if entry.doubt is not None:
        words[-1] += f"{{{entry.doubt:g}}}"
    if entry.time is not None:
        words.append(f"@{entry.time}")
    if after.outcome is not None and before.outcome is None and not isinstance(move, Blocked):
        words.append({"out": "#", "blocked": "##"}.get(after.outcome.reason, "#-"))
    return words


def _spelling(before: Round, after: Round, entry: Entry) -> str:
    move = entry.move
    if isinstance(move, Play):
        tile, mark = str(move.tile), ""
        if not entry.withdrawn:
            inner, outer = after.trains[move.train].halves[-1]
            tile = f"{inner}-{outer}"
            if move.train in after.doubles:
                mark = "!"
            elif move.train in before.doubles:
                mark = "."
        stood = "*" if move.stood else ""
        return f"{tile}{mark}>{move.train}{stood}{'~' if entry.withdrawn else ''}"
    text = str(move)
    if isinstance(move, Catch) and move.tiles is None:
        text += f"+{before.penalty}"
    return text + ("~" if entry.withdrawn else "")


def _markers(before: Round, after: Round) -> str:
    for letter in before.players:
        was, now = before.trains[letter].open, after.trains[letter].open
        if was != now:
            return "^" if now else "v"
    return ""
