"""The whole window: drawn anew from a scene, at any size."""

import pygame

from hub.fronts.window.dressed import Dressed
from hub.fronts.window.help import draw_help
from hub.fronts.window.picture import Shown
from hub.fronts.window.station import draw_station
from hub.fronts.window.theme import (
    AMBER,
    CYAN,
    GREEN,
    INK,
    LINE,
    MOODS,
    NIGHT,
    RAISED,
    SOFT,
    font,
    half,
    panel,
    shortened,
    text,
    wrapped,
)
from hub.game import MEXICAN
from hub.language.message import message
from hub.language.rules import titled
from hub.signals.scene import train_letters

SIZE = (1280, 720)


def _unit(size: tuple[int, int]) -> float:
    """How large everything is drawn in a window of this size; 1 at SIZE."""
    return max(0.5, min(size[0] / SIZE[0], size[1] / SIZE[1]))


def says_room(size: tuple[int, int]) -> tuple[int, float]:
    """The letters' size of the sentence that matters, and the room that a line of it has, px."""
    unit = _unit(size)
    left = size[0] - round(392 * unit) - 3 * round(12 * unit)
    return round(28 * unit), left - 44 * unit


class Board:
    """Draws scenes, one after another."""

    def __init__(self) -> None:
        self._shown = Shown()

    def taken(self, at: tuple[float, float]) -> tuple[float, float] | None:
        """The pixel of the camera's own picture under a place of the window, if one is there."""
        return self._shown.taken(at)

    def draw(self, surface: pygame.Surface, shown: Dressed, time_s: float) -> None:
        """Draw a scene onto the surface, whatever its size; `time_s` moves the lights."""
        width, height = surface.get_size()
        unit = _unit((width, height))
        gap, side = round(12 * unit), round(392 * unit)
        surface.fill(NIGHT)
        right = pygame.Rect(width - side - gap, gap, side, height - 2 * gap)
        left = pygame.Rect(gap, gap, width - side - 3 * gap, height - 2 * gap)
        foot = round(26 * unit)
        says = _says_height(shown, left.width, unit)
        view = pygame.Rect(left.x, left.y, left.width, left.height - foot - says - gap)
        self._shown.draw(surface, view, shown, unit)
        _says(surface, pygame.Rect(left.x, view.bottom + gap, left.width, says), shown, unit)
        _keys(surface, pygame.Rect(left.x, left.bottom - foot, left.width, foot), shown, unit)
        _side(surface, right, shown, unit, time_s)
        if shown.help is not None:
            draw_help(surface, shown.help, unit)


def _side(
    surface: pygame.Surface, area: pygame.Rect, shown: Dressed, unit: float, time_s: float
) -> None:
    scene = shown.scene
    gap = round(10 * unit)
    head = pygame.Rect(area.x, area.y, area.width, round(196 * unit))
    panel(surface, head)
    disk = pygame.Rect(0, 0, round(184 * unit), round(184 * unit))
    disk.midleft = (head.x + round(8 * unit), head.centery)
    draw_station(surface, disk, scene.lights, scene.match, time_s)
    x = disk.right + 12 * unit
    text(surface, "Woo Woo", (x, head.y + 20 * unit), round(38 * unit), INK, True)
    room = head.right - x - gap
    words = shown.language.text(titled(scene.match.rules))
    title = wrapped(words, round(19 * unit), room, most=3)
    for k, line in enumerate((*title, *heading(shown))):
        y = head.y + (56 + 22 * k) * unit
        shade = SOFT if k < len(title) else INK
        text(surface, line, (x, y), round(19 * unit), shade, width=room)
    if shown.status:
        y = head.bottom - 30 * unit
        text(surface, shown.status, (x, y), round(19 * unit), AMBER, width=room)
    rows = len(train_letters(scene.match))
    high = area.height - head.height - 2 * gap
    row = min(round(42 * unit), round(high * 0.62 / max(1, rows)))
    table = pygame.Rect(area.x, head.bottom + gap, area.width, row * rows + round(34 * unit))
    _table(surface, table, shown, unit, row)
    log = pygame.Rect(area.x, table.bottom + gap, area.width, area.bottom - table.bottom - gap)
    _log(surface, log, shown, unit)


def heading(shown: Dressed) -> list[str]:
    """Where the match stands, in two short lines."""
    match = shown.scene.match
    number, rounds = max(1, match.number), shown.rounds or match.rounds
    head = message("window-round", number=number)
    if rounds:
        head = message("window-round-of", number=number, rounds=rounds)
    stage = message("window-before-deal")
    if match.round is not None:
        stage = message("window-boneyard", count=match.round.yard_count)
    return [shown.language.text(head), shown.language.text(stage)]


def _table(
    surface: pygame.Surface, area: pygame.Rect, shown: Dressed, unit: float, row: int
) -> None:
    """A line a train: whose, its end, open or not, tiles in hand, score."""
    panel(surface, area)
    scene, say = shown.scene, shown.language.text
    match, round_ = scene.match, scene.match.round
    y = area.y + round(8 * unit)
    columns = {"end": 0.50, "hand": 0.71, "score": 0.88}
    for title, part in columns.items():
        at = (area.x + area.width * part, y)
        head = say(message(f"window-{title}"))
        text(surface, head, at, round(17 * unit), SOFT, anchor="midtop", width=0.19 * area.width)
    y += round(20 * unit)
    scores = match.scores
    for letter in train_letters(match):
        line = pygame.Rect(area.x + 6, y, area.width - 12, row - 4)
        playing = round_ is not None and round_.outcome is None
        turn = playing and round_ is not None and round_.turn == letter
        if turn:
            panel(surface, line, RAISED, 8)
            bar = pygame.Rect(line.x, line.y + 4, max(3, round(4 * unit)), line.height - 8)
            pygame.draw.rect(surface, GREEN, bar, border_radius=2)
        _row(surface, line, shown, letter, unit, columns, area)
        if letter != MEXICAN:
            at = (area.x + area.width * columns["score"], line.centery)
            text(surface, str(scores[letter]), at, round(24 * unit), INK, True, "center")
        y += row


def _row(
    surface: pygame.Surface,
    line: pygame.Rect,
    shown: Dressed,
    letter: str,
    unit: float,
    columns: dict[str, float],
    area: pygame.Rect,
) -> None:
    match, round_ = shown.scene.match, shown.scene.match.round
    mexican = shown.language.text(message("window-mexican"))
    name = mexican if letter == MEXICAN else match.players[letter]
    colour = CYAN if letter == MEXICAN else INK
    x = line.x + 14 * unit
    text(surface, letter, (x, line.centery), round(20 * unit), SOFT, True, "midleft")
    text(
        surface, name, (x + 20 * unit, line.centery), round(22 * unit), colour,
        letter != MEXICAN, "midleft", 132 * unit,
    )  # fmt: skip
    if round_ is None:
        return
    train = round_.trains[letter]
    size = round(min(24 * unit, line.height * 0.72))
    at = pygame.Rect(0, 0, size, size)
    at.center = (round(area.x + area.width * columns["end"]), line.centery)
    if train.end is not None:
        half(surface, at, train.end)
        if letter in round_.doubles:
            pygame.draw.rect(surface, AMBER, at.inflate(6, 6), 2, border_radius=5)
    if train.open:
        mark = (at.right + 18 * unit, line.centery)
        pygame.draw.circle(surface, CYAN if letter == MEXICAN else AMBER, mark, 6 * unit)
        pygame.draw.circle(surface, NIGHT, mark, 6 * unit, max(1, round(unit)))
    if letter != MEXICAN:
        place = (area.x + area.width * columns["hand"], line.centery)
        held = len(round_.hands[letter])
        shade = AMBER if held == 1 else INK
        text(surface, str(held), place, round(22 * unit), shade, held == 1, "center")


def _log(surface: pygame.Surface, area: pygame.Rect, shown: Dressed, unit: float) -> None:
    """The last sentences, the newest at the bottom and brightest."""
    if area.height < 40:
        return
    panel(surface, area)
    size, step = round(19 * unit), round(21 * unit)
    y = area.bottom - round(10 * unit)
    for age, told in enumerate(reversed(shown.scene.told)):
        lines = wrapped(shown.language.text(told), size, area.width - 28 * unit)
        y -= step * len(lines)
        if y < area.y + 6 * unit:
            return
        shade = INK if age == 0 else SOFT
        for k, line in enumerate(lines):
            text(surface, line, (area.x + 14 * unit, y + k * step), size, shade)


def _says_height(shown: Dressed, width: int, unit: float) -> int:
    lines = wrapped(shown.says, round(28 * unit), width - 44 * unit, True)
    answers = len(_answer_rows(shown, width, unit))
    return round((18 + 31 * max(1, len(lines)) + 30 * answers) * unit)


def _answer_rows(shown: Dressed, width: float, unit: float) -> list[list[str]]:
    """The answers to the question, in as many rows as they need."""
    size, room = round(22 * unit), width - 44 * unit
    rows: list[list[str]] = []
    used = room
    for key, choice in shown.choices:
        label = shortened(f" {key}  {choice} ", font(size), room)
        wide = font(size).size(label)[0] + 18 * unit
        if used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(label)
        used += wide
    return rows


def _says(surface: pygame.Surface, area: pygame.Rect, shown: Dressed, unit: float) -> None:
    """The sentence that matters, with the answers where it is a question."""
    panel(surface, area)
    colour = MOODS[shown.mood]
    bar = pygame.Rect(area.x, area.y, max(4, round(6 * unit)), area.height)
    pygame.draw.rect(surface, colour, bar, border_radius=3)
    size = round(28 * unit)
    left, y = area.x + 22 * unit, area.y + 11 * unit
    for line in wrapped(shown.says, size, area.width - 44 * unit, True):
        text(surface, line, (left, y), size, colour if shown.mood != "calm" else INK, True)
        y += 31 * unit
    for row in _answer_rows(shown, area.width, unit):
        x = left
        for label in row:
            place = text(surface, label, (x, y), round(22 * unit), INK)
            pygame.draw.rect(surface, colour, place.inflate(8, 6), 1, border_radius=6)
            x = place.right + 18 * unit
        y += 30 * unit


def _keys(surface: pygame.Surface, area: pygame.Rect, shown: Dressed, unit: float) -> None:
    """The keys in one line. Where it is too short, those before the last two are left out."""
    # Whole pixels, as texts are placed: what is counted is what is drawn.
    size, gap, beside = round(18 * unit), round(18 * unit), round(6 * unit)

    def width(key: str, what: str) -> int:
        return font(size, True).size(f" {key} ")[0] + beside + font(size).size(what)[0] + gap

    keys = list(shown.keys)
    while len(keys) > 2 and sum(width(*each) for each in keys) - gap > area.width:
        del keys[-3]
    x = area.x
    for key, what in keys:
        place = text(surface, f" {key} ", (x, area.centery), size, INK, True, "midleft")
        pygame.draw.rect(surface, LINE, place.inflate(2, 6), 1, border_radius=4)
        at = (place.right + beside, area.centery)
        x = text(surface, what, at, size, SOFT, anchor="midleft").right + gap
