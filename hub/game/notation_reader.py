"""Reads MTN text: parses each line and replays it, so that a wrong record says where."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from hub.game.hand import Hand, read_yard
from hub.game.match import LETTERS, Match
from hub.game.move import Count, Deal, Draw, Move, Play, read_move
from hub.game.notation import usual_hands
from hub.game.reasons import Refusal
from hub.game.record import Entry, Record
from hub.game.round import Round
from hub.game.rules import Rules, RulesError
from hub.game.sheetfile import HOUSE, sheet
from hub.game.tile import Tile, TileError


class NotationError(ValueError):
    """A record that cannot be read; names line and column, both counted from 1."""

    def __init__(
        self, line: int, column: int, sentence: str, refusal: Refusal | None = None
    ) -> None:
        """Say where and what; `refusal` says why a move is against the rules, if that is it."""
        super().__init__(f"Line {line}, column {column}: {sentence}")
        self.line = line
        self.column = column
        self.sentence = sentence
        self.refusal = refusal


def read(text: str) -> Record:
    """Return the record in this text; raise NotationError where it is broken or does not replay."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.read_line(number, line)
    return reader.record(len(text.splitlines()) or 1)


class _Reader:
    def __init__(self) -> None:
        self.start = _Start()
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.line = 0
        self.player: str | None = None
        self.before: Match | None = None
        """The match before the last move."""
        self.passed_by_itself: str | None = None
        """Whose draw has just ended the turn, nothing being left to choose."""
        self.pending: tuple[int, int, str, tuple[Tile, ...] | int] | None = None
        """A Round line whose hands may still follow: its line, engine, starter, yard."""
        self.pending_comments: list[str] = []

    def fail(self, column: int, sentence: str, refusal: Refusal | None = None) -> NotationError:
        """Return the error for this place."""
        return NotationError(self.line, column, sentence, refusal)

    def record(self, last_line: int) -> Record:
        """Return what was read, once all lines are."""
        self.line = last_line
        self.deal_pending()
        match = self.begun(1)
        return Record(
            match.rules, match.players, match.first, tuple(self.entries), tuple(self.start.others)
        )

    def begun(self, column: int) -> Match:
        """Return the match so far; the first time, made from the headers."""
        if self.match is None:
            try:
                self.match = self.start.match()
            except (RulesError, ValueError) as error:
                raise self.fail(column, str(error)) from error
        return self.match

    def read_line(self, number: int, line: str) -> None:
        """Read one line."""
        self.line = number
        if not line.strip():
            return
        if line.lstrip().startswith("["):
            self.headers(line)
            return
        body, comment = split_comment(line)
        words = [(found.start() + 1, found[0]) for found in re.finditer(r"\S+", body)]
        if not words:
            self.comment_line(comment or "")
            return
        before = len(self.entries)
        kind = words[0][1]
        if kind == "Hands":
            self.hands(words[0][0], body.strip().removeprefix("Hands"))
        else:
            self.deal_pending()
            if kind == "Round":
                self.round(words)
            elif kind == "Count":
                self.count(words)
            elif kind == "Score":
                self.score(words)
            else:
                self.turns(words)
        if comment is None:
            return
        if self.pending is not None:
            self.pending_comments.append(comment)
        elif len(self.entries) > before and self.entries[-1].comment is None:
            self.entries[-1] = replace(self.entries[-1], comment=comment)
        else:
            self.entries.append(Entry(None, comment=comment))

    def comment_line(self, comment: str) -> None:
        """Keep a line that is only a comment."""
        if self.match is None and self.pending is None:
            self.start.others.append((";", comment))
            return
        self.deal_pending()
        self.entries.append(Entry(None, comment=comment))

    def headers(self, line: str) -> None:
        """Read the headers of a line: `[Tag "value"]`, one or more."""
        if self.match is not None or self.pending is not None:
            raise self.fail(line.index("[") + 1, "Headers stand before the first round.")
        place = 0
        while line[place:].strip():
            place += len(line[place:]) - len(line[place:].lstrip())
            if line[place] == ";":
                self.start.others.append((";", line[place + 1 :].strip()))
                return
            found = re.compile(r'\[([\w-]+)\s+"((?:[^"\\]|\\.)*)"\]').match(line, place)
            if found is None:
                raise self.fail(place + 1, 'A header is written [Tag "value"].')
            value = re.sub(r"\\(.)", r"\1", found[2])
            try:
                _read_header(self.start, found[1], value)
            except (RulesError, ValueError) as error:
                raise self.fail(place + 1, str(error)) from error
            place = found.end()

    def round(self, words: list[tuple[int, str]]) -> None:
        """Read `Round 1 engine 12-12 start A yard 45`."""
        match = self.begun(words[0][0])
        texts = [text for _, text in words]
        if len(texts) != 8 or texts[2::2] != ["engine", "start", "yard"]:
            raise self.fail(words[0][0], "Write: Round 1 engine 12-12 start A yard 45.")
        if texts[1] != str(match.number + 1):
            raise self.fail(words[1][0], f"This is round {match.number + 1}, not {texts[1]}.")
        try:
            engine, yard = Tile.parse(texts[3]), read_yard(texts[7])
        except (TileError, ValueError) as error:
            raise self.fail(words[3][0], str(error)) from error
        if not engine.double:
            raise self.fail(words[3][0], f"The engine is a double, not {engine}.")
        self.pending = (self.line, engine.high, texts[5], yard)
        self.player = None

    def hands(self, column: int, text: str) -> None:
        """Read `Hands ?15 | 5-3,4-4`, the line after a Round line."""
        if self.pending is None:
            raise self.fail(column, "A Hands line follows a Round line.")
        try:
            hands = tuple(Hand.parse(part.strip()) for part in text.split("|"))
        except (TileError, ValueError) as error:
            raise self.fail(column, f"{error} Write hands like: ?15 | 5-3,4-4.") from error
        self.deal_pending(hands)

    def deal_pending(self, hands: tuple[Hand, ...] | None = None) -> None:
        """Deal the round whose line has been read, with these hands or as many as usual."""
        if self.pending is None:
            return
        here = self.line
        self.line, engine, starter, yard = self.pending
        self.pending = None
        match = self.begun(1)
        if starter not in match.players:
            raise self.fail(1, f"There is no player {starter} to start.")
        dealt = hands or usual_hands(match, starter, yard)
        if dealt is None:
            raise self.fail(1, "A boneyard of tiles needs a Hands line after it.")
        self.play(1, Deal(engine, starter, dealt, yard), Entry(None))
        self.line = here
        for comment in self.pending_comments:
            last = self.entries[-1]
            if last.comment is None:
                self.entries[-1] = replace(last, comment=comment)
            else:
                self.entries.append(Entry(None, comment=comment))
        self.pending_comments = []

    def count(self, words: list[tuple[int, str]]) -> None:
        """Read `Count A: 5-3 9-9`."""
        if len(words) < 2 or not words[1][1].endswith(":"):
            raise self.fail(words[0][0], "Write: Count A: 5-3 9-9.")
        tiles = []
        for column, text in words[2:]:
            try:
                tiles.append(Tile.parse(text))
            except TileError as error:
                raise self.fail(column, str(error)) from error
        self.play(words[1][0], Count(words[1][1][:-1], tuple(tiles)), Entry(None))

    def score(self, words: list[tuple[int, str]]) -> None:
        """Read `Score A 31 B 0 C 44`: the points left in each hand."""
        pairs = words[1:]
        if not pairs or len(pairs) % 2:
            raise self.fail(words[0][0], "Write: Score A 31 B 0 C 44.")
        for (column, letter), (place, number) in zip(pairs[::2], pairs[1::2], strict=True):
            if not number.isdecimal():
                raise self.fail(place, f"{number} is no number of points.")
            self.play(column, Count(letter, points=int(number)), Entry(None))

    def turns(self, words: list[tuple[int, str]]) -> None:
        """Read a lap's line: `1. A 12-5>A  B +? -^`."""
        match = self.begun(words[0][0])
        if re.fullmatch(r"\d+\.", words[0][1]):
            words, self.player = words[1:], None
        for column, text in words:
            if text in match.players:
                self.player = text
            elif self.player is None:
                raise self.fail(column, f"{text} has no player's letter before it.")
            else:
                self.token(column, self.player, text)

    def token(self, column: int, player: str, text: str) -> None:
        """Read one word of a player's turn and replay it."""
        match = self.begun(column)
        if match.round is None:
            raise self.fail(column, f"{text} stands before the first Round line.")
        try:
            token = _token(text, player, match.round)
        except ValueError as error:
            raise self.fail(column, str(error)) from error
        last = self.entries[-1]
        if token.time is not None and token.move is None and not token.marks:
            self.entries[-1] = replace(last, time=token.time)
        elif token.withdrawn:
            self.entries.append(Entry(token.move, True, token.doubt, token.time))
        elif token.move is None or self._went_by_itself(token, player):
            self.check(column, token)
        else:
            self.play(column, token.move, Entry(None, doubt=token.doubt, time=token.time))
            self.check(column, token)

    def _went_by_itself(self, token: _Token, player: str) -> bool:
        """Whether this is the pass or the end that the move before already brought; said once."""
        assert self.match is not None and self.match.round is not None
        if token.text == "##":
            return self.match.round.outcome is not None
        passed = token.text == "-" and self.passed_by_itself == player
        self.passed_by_itself = None
        return passed

    def play(self, column: int, move: Move, entry: Entry) -> None:
        """Add a move to the match and the record."""
        match = self.begun(column)
        refusal = match.refusal(move)
        if refusal is not None:
            could = isinstance(move, Play) and match.refusal(replace(move, stood=True)) is None
            hint = " If the table let it stand, mark it with *." if could else ""
            raise self.fail(column, f"{move} is refused: {refusal.code}.{hint}", refusal)
        self.match = match.after(move)
        self.before = match
        self.passed_by_itself = None
        if isinstance(move, Draw) and match.round and self.match.round:
            ended = match.round.turns != self.match.round.turns
            self.passed_by_itself = move.player if ended else None
        self.entries.append(replace(entry, move=self.match.history[-1]))

    def check(self, column: int, token: _Token) -> None:
        """Compare the redundant marks with what the replay says."""
        assert self.match is not None and self.match.round is not None
        before = (self.before and self.before.round) or self.match.round
        wrong = _wrong_mark(token, before, self.match.round, self.entries[-1].move)
        if wrong is not None:
            raise self.fail(column, wrong)


def split_comment(line: str) -> tuple[str, str | None]:
    """Return the words of a line and its comment, None where it has none."""
    body, semicolon, comment = line.partition(";")
    return body, comment.strip() if semicolon else None


@dataclass
class _Start:
    """What the headers have said so far."""

    sheet: str = HOUSE
    title: str | None = None
    """Name and title of a house's own sheet."""
    settings: dict[str, object] = field(default_factory=dict)
    set_max: int | None = None
    names: list[str] = field(default_factory=list)
    first: str | None = None
    others: list[tuple[str, str]] = field(default_factory=list)

    def match(self) -> Match:
        """Return the match these headers begin, or raise a ValueError that says what is missing."""
        if not self.names:
            raise ValueError('A record needs its players: [Players "A Ana, B Bo"].')
        settings = dict(self.settings)
        if self.title is not None:
            name, _, title = self.title.partition(" ")
            settings |= {"name": name, "title": title}
        match = Match.new(sheet(self.sheet).change(**settings), self.names, self.first)
        if self.set_max not in (None, match.set_max):
            raise ValueError(
                f"Set-Max is {self.set_max}, but these rules use a double-{match.set_max} set."
            )
        return match


def _read_header(start: _Start, tag: str, value: str) -> None:
    """Add one header to the start; raise a ValueError where its value makes no sense."""
    if tag == "MTN":
        if value != "1":
            raise ValueError(f"This is MTN version {value}; version 1 can be read.")
    elif tag == "Rules":
        start.sheet = sheet(value).name
    elif tag == "Sheet":
        start.title = value
    elif tag == "Set":
        start.settings |= dict(_read_setting(each) for each in value.split())
    elif tag == "Set-Max":
        if not value.isdecimal():
            raise ValueError(f"Set-Max is a whole number, as 12, not {value!r}.")
        start.set_max = int(value)
    elif tag == "Players":
        start.names = _names(value)
    elif tag == "First":
        start.first = value
    elif tag != "Result":  # follows from the match
        start.others.append((tag, value))


def _names(value: str) -> list[str]:
    names = []
    parts = re.findall(r"(?:[^,\\]|\\.)+", value)
    for letter, part in zip(LETTERS, map(str.strip, parts), strict=False):
        found = re.fullmatch(rf"{letter}\s+(.*\S)", part)
        if found is None:
            raise ValueError(f"{part!r} should be {letter} and a name.")
        names.append(re.sub(r"\\(.)", r"\1", found[1]))
    return names


def _read_setting(text: str) -> tuple[str, object]:
    """Return (name, value) of `blank_value=25`, `hand_size=2:15,3:15` and the like."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{text!r} is no setting. Write name=value.")
    if not hasattr(Rules(), name):
        raise RulesError(f"There is no setting {name}.")
    if value in ("true", "false"):
        return name, value == "true"
    if value == "none":
        return name, None if name == "set_for_players" else value
    if value.isdecimal():
        return name, int(value)
    if name in ("hand_size", "set_for_players"):
        pairs = [each.split(":") for each in value.split(",")]
        if any(len(pair) != 2 or not all(map(str.isdecimal, pair)) for pair in pairs):
            raise ValueError(f"{name} is written like {name}=2:15,3:13, not {text}.")
        return name, {int(players): int(number) for players, number in pairs}
    return name, tuple(value.split(",")) if name == "tie_break" else value


class _TokenError(ValueError):
    """A word that is no move."""


@dataclass(frozen=True)
class _Token:
    """A word as it was read. Without a move it only has marks, or a time."""

    text: str
    """The word without its marks."""
    move: Move | None = None
    marks: str = ""
    """Redundant marks: of `!` `.` `^` `v` `#`."""
    withdrawn: bool = False
    doubt: float | None = None
    time: str | None = None


_MARKED = re.compile(r"(\d+-\d+)([!.])(>.*)")
_CAUGHT = re.compile(r"(k\?[A-Z])\+(\d+)")
_SUFFIX = re.compile(r"([*~^v]|\{[0-9.]+\}|@\d[\d:.]*)$")


def _token(text: str, player: str, round: Round) -> _Token:
    """Return the word as a token of this player's; raise _TokenError where it is none."""
    body, marks, stood, withdrawn, doubt, time = text, "", False, False, None, None
    while found := _SUFFIX.search(body):
        suffix, body = found[1], body[: found.start()]
        if suffix == "*":
            stood = True
        elif suffix == "~":
            withdrawn = True
        elif suffix in "^v":
            marks += suffix
        elif suffix[0] == "{":
            doubt = _chance(suffix[1:-1])
        else:
            time = suffix[1:]
    loose = [
        mark for mark, there in (("*", stood), ("~", withdrawn), ("{}", doubt is not None)) if there
    ]
    if loose and body in ("", "#", "#-"):
        raise _TokenError(f"{text}: {loose[0]} belongs behind the move it is about, as in 5-3>A~.")
    if not body:
        return _Token(text, None, marks, withdrawn, doubt, time)
    if body in ("#", "#-"):
        return _Token(body, None, marks + "#")
    marked = _MARKED.fullmatch(body)
    word = marked[1] + marked[3] if marked else body
    marks += marked[2] if marked else ""
    caught = _CAUGHT.fullmatch(body)
    if caught is not None:
        word = caught[1]
        if int(caught[2]) != round.penalty:
            raise _TokenError(f"{body}: the penalty is {round.penalty} tiles here.")
    if stood and ">" not in word:
        raise _TokenError(f"{text}: only a play can be marked * (illegal, but let stand).")
    move = read_move(word + "*" * stood, player)
    return _Token(body, move, marks, withdrawn, doubt, time)


def _chance(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise _TokenError(f"{{{text}}} is no chance from 0 to 1.") from None
    if not 0 <= value <= 1:
        raise _TokenError(f"{{{text}}} is no chance from 0 to 1.")
    return value


def _wrong_mark(token: _Token, before: Round, after: Round, move: Move | None) -> str | None:
    """Return what a token's marks claim that the replay does not bear out, or None."""
    train = move.train if isinstance(move, Play) else ""
    claims = {
        "^": (_marker(before, after, True), "that a marker goes up"),
        "v": (_marker(before, after, False), "that a marker comes down"),
        "!": (train in after.doubles, "that this double is left open"),
        ".": (train in before.doubles and train not in after.doubles, "that a double is covered"),
    }
    for mark in token.marks:
        if mark in claims and not claims[mark][0]:
            return f"{mark} says {claims[mark][1]} here, but by the rules it is not so."
    reason = None if after.outcome is None else after.outcome.reason
    ends = {"#": "out", "##": "blocked", "#-": "yard_empty"}
    if token.text in ends and reason != ends[token.text]:
        return f"{token.text} says that the round ends here ({ends[token.text]}), but it does not."
    return None


def _marker(before: Round, after: Round, up: bool) -> bool:
    return any(
        after.trains[letter].open is up and before.trains[letter].open is not up
        for letter in before.players
    )
