"""The help over the window: keys and words in columns, as large as the window lets them be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hub.fronts.window.theme import AMBER, INK, LINE, PANEL, SOFT, font, panel, text, wrapped
from hub.language.language import Language
from hub.language.message import Sayable

SCALES = (1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55, 0.48, 0.4)
"""Of the letters; the first at which everything fits is taken, else the last."""


@dataclass(frozen=True)
class Part:
    """A titled column of the help."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """A key or word, and what it does."""


@dataclass(frozen=True)
class Help:
    """All that the help says."""

    parts: tuple[Part, ...]
    """From left to right; each is read from top to bottom."""
    notes: tuple[str, ...] = ()
    """Sentences below."""

    @staticmethod
    def of(
        language: Language,
        parts: Sequence[tuple[Sayable, Sequence[tuple[str, Sayable]]]],
        notes: Sequence[Sayable],
    ) -> Help:
        """The help in a language: for each part its title, and each key with what it does."""
        text = language.text
        return Help(
            tuple(
                Part(text(title), tuple((word, text(what)) for word, what in rows))
                for title, rows in parts
            ),
            tuple(map(text, notes)),
        )


@dataclass(frozen=True)
class _Sizes:
    """How large everything is at one scale, px."""

    title: int
    row: int
    note: int
    step: int
    edge: int
    words: tuple[int, ...]
    """Width of the keys or words of each part."""
    meanings: tuple[int, ...]

    @property
    def width(self) -> int:
        """Of the whole panel."""
        parts = sum(self.words) + sum(self.meanings)
        return parts + self.edge * (2 * len(self.words) - 1) + 2 * self.edge


def draw_help(surface: pygame.Surface, help: Help, unit: float) -> list[pygame.Rect]:
    """Draw the panel in the middle of the surface.

    Returns the panel's place, then that of each text, in the order in which they are read.
    """
    room = surface.get_rect().inflate(-round(24 * unit), -round(24 * unit))
    for scale in SCALES:
        sizes = _sizes(help, unit * scale)
        field = pygame.Rect(0, 0, min(sizes.width, room.width), 0)
        notes = _notes(help, sizes, field.width)
        field.height = _height(help, sizes, len(notes))
        if sizes.width <= room.width and field.height <= room.height:
            break
    field.center = room.center
    panel(surface, field, PANEL)
    pygame.draw.rect(surface, LINE, field, 1, border_radius=12)
    return [field, *_written(surface, help, sizes, field, notes)]


def _sizes(help: Help, unit: float) -> _Sizes:
    title, row, note = round(28 * unit), round(22 * unit), round(19 * unit)
    step = max(round(27 * unit), font(row, True).get_linesize())
    return _Sizes(
        title, row, note, step, round(22 * unit),
        tuple(max(font(row, True).size(word)[0] for word, _ in part.rows) for part in help.parts),
        tuple(max(font(row).size(what)[0] for _, what in part.rows) for part in help.parts),
    )  # fmt: skip


def _notes(help: Help, sizes: _Sizes, width: int) -> list[str]:
    room = width - 2 * sizes.edge
    return [line for note in help.notes for line in wrapped(note, sizes.note, room)]


def _height(help: Help, sizes: _Sizes, notes: int) -> int:
    rows = max(len(part.rows) for part in help.parts)
    below = sizes.edge // 2 + notes * font(sizes.note).get_linesize() if notes else 0
    return 2 * sizes.edge + round(sizes.step * (rows + 1.3)) + below


def _written(
    surface: pygame.Surface, help: Help, sizes: _Sizes, field: pygame.Rect, notes: Sequence[str]
) -> list[pygame.Rect]:
    places = []
    x, top = field.x + sizes.edge, field.y + sizes.edge
    for part, words, meanings in zip(help.parts, sizes.words, sizes.meanings, strict=True):
        places.append(text(surface, part.title, (x, top), sizes.title, INK, True))
        meaning_x = x + words + sizes.edge
        for k, (word, what) in enumerate(part.rows):
            y = top + round(sizes.step * (k + 1.3))
            room = max(0, field.right - sizes.edge - meaning_x)
            places.append(text(surface, word, (x, y), sizes.row, AMBER, True))
            places.append(text(surface, what, (meaning_x, y), sizes.row, INK, width=room))
        x = meaning_x + meanings + sizes.edge
    y = field.bottom - sizes.edge - len(notes) * font(sizes.note).get_linesize()
    for k, line in enumerate(notes):
        at = (field.x + sizes.edge, y + k * font(sizes.note).get_linesize())
        places.append(text(surface, line, at, sizes.note, SOFT))
    return places
