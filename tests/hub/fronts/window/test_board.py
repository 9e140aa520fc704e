"""Texts of the window fit where they stand."""

import warnings

import numpy as np
import pygame
import pytest

from hub.actions.items import Said
from hub.actions.typed import WORDS
from hub.app import App
from hub.fronts.window import board, theme
from hub.fronts.window.board import SIZE, Board, heading
from hub.fronts.window.dressed import Dressed, dressed
from hub.fronts.window.help import SCALES, draw_help
from hub.fronts.window.keys import helped, keyed
from hub.fronts.window.theme import IVORY, PIPS, font, half, pip_colour, wrapped
from hub.game import sheet
from hub.game.dealing import deal_counted
from hub.journal.file import Journal
from hub.language.language import language
from hub.simulator import window as demo
from tests.hub.english import english

ENGLISH = language("en")
SIZES = [SIZE, (1920, 1080), (1024, 600), (800, 900), (640, 360), (480, 320), (2560, 720)]


def shown(app: App, help: bool = False) -> Dressed:
    """The app in a window of a real game."""
    scene = app.scene()
    keys = tuple((key, english(label)) for key, label in keyed(scene.actions))
    return dressed(scene, ENGLISH, keys=keys, help=helped(ENGLISH) if help else None)


pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        yield App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo"))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("help", [helped(ENGLISH), demo.helped(ENGLISH)], ids=["real", "demo"])
def test_the_help_fits_and_no_text_lies_on_another(help, size):
    surface = pygame.Surface(size)
    unit = max(0.5, min(size[0] / SIZE[0], size[1] / SIZE[1]))
    panel, *texts = draw_help(surface, help, unit)
    assert surface.get_rect().contains(panel)
    assert all(panel.contains(text) for text in texts)
    for k, text in enumerate(texts):
        others = texts[k + 1 :]
        assert text.inflate(-2, -4).collidelist([other.inflate(-2, -4) for other in others]) == -1


def test_the_help_at_the_usual_size_is_cut_nowhere():
    _, *texts = draw_help(pygame.Surface(SIZE), helped(ENGLISH), 1.0)
    whats = [what for part in helped(ENGLISH).parts for _, what in part.rows]
    widths = {text.width for text in texts}
    sizes = [round(22 * scale) for scale in SCALES]
    assert any(all(font(size).size(what)[0] in widths for what in whats) for size in sizes)


def test_the_help_of_a_real_game_has_every_word_and_nothing_of_bots():
    said = {what for part in helped(ENGLISH).parts for _, what in part.rows}
    assert {english(what) for word, what in WORDS if word not in ("q", "?")} <= said
    assert "bots" in " ".join(demo.helped(ENGLISH).notes)
    assert "bots" not in " ".join(helped(ENGLISH).notes)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_line_of_keys_stays_beside_the_scores_and_ends_with_help_and_quit(
    app, size, monkeypatch
):
    written = []
    original = board.text

    def text(surface, words, *arguments, **options):
        place = original(surface, words, *arguments, **options)
        written.append((words, place))
        return place

    monkeypatch.setattr(board, "text", text)
    Board().draw(pygame.Surface(size), shown(app), 0.0)
    unit = max(0.5, min(size[0] / SIZE[0], size[1] / SIZE[1]))
    places = dict(written)
    assert places["quit"].right <= size[0] - round(392 * unit) - 2 * round(12 * unit)
    assert places["help"].right < places[" Q "].left


@pytest.mark.parametrize("width", range(640, 1400, 19))
def test_the_line_of_keys_is_as_long_as_was_counted(app, width, monkeypatch):
    """At every size and with any font: the last word ends within the line's room."""
    places = []
    original = board.text

    def text(surface, words, *arguments, **options):
        places.append((words, original(surface, words, *arguments, **options)))
        return places[-1][1]

    monkeypatch.setattr(board, "text", text)
    unit = width / SIZE[0]
    Board().draw(pygame.Surface((width, round(SIZE[1] * unit))), shown(app), 0.0)
    room = width - round(392 * unit) - 2 * round(12 * unit)
    assert dict(places)["quit"].right <= room


def test_a_machine_without_a_list_of_its_fonts_has_the_one_of_pygame(monkeypatch):
    def without(*names, **options):
        warnings.warn("'fc-list' is missing, system fonts cannot be loaded", stacklevel=2)

    monkeypatch.setattr(pygame.font, "match_font", without)
    for each in theme.font, theme._face:
        each.cache_clear()
    try:
        assert theme.font(20, True).size("Ana")[0] > 20
    finally:
        for each in theme.font, theme._face:
            each.cache_clear()


def test_a_title_too_long_ends_in_dots():
    words = "Hub leaflet, with other trains, the Mexican Train, doubles and rounds"
    whole = wrapped(words, 19, 160)
    assert " ".join(whole) == words
    cut = wrapped(words, 19, 160, most=2)
    assert len(cut) == 2
    assert cut[0] == whole[0]
    assert cut[1].endswith("…")
    assert font(19).size(cut[1])[0] <= 160
    assert wrapped(words, 19, 160, most=len(whole)) == whole


def test_before_the_deal_it_is_the_first_round_that_waits(app):
    assert heading(shown(app)) == ["Round 1 of 13", "before the deal"]
    app.handle(Said(deal_counted(app.match)))
    yard = app.match.round.yard_count
    assert heading(shown(app)) == ["Round 1 of 13", f"{yard} in the boneyard"]


def test_the_help_is_drawn_over_the_window(app):
    surface, other = pygame.Surface(SIZE), pygame.Surface(SIZE)
    Board().draw(surface, shown(app, help=True), 0.0)
    Board().draw(other, shown(app), 0.0)
    first, second = map(pygame.surfarray.array3d, (surface, other))
    assert np.array_equal(first[:, -24:], second[:, -24:])
    assert (first != second).any(axis=2).sum() > 20_000


def contrast(one, other) -> float:
    """The ratio of two colours' luminance by WCAG 2: 1 is none, 21 is black on white."""

    def luminance(colour) -> float:
        parts = [part / 255 for part in colour]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("pips", range(19))
def test_every_number_stands_out_from_the_tile_that_it_is_on(pips):
    assert contrast(pip_colour(pips), IVORY) >= 3
    assert len(set(PIPS)) == 13


def test_a_blank_end_can_be_told_from_a_train_without_one(app):
    drawn = pygame.Surface((24, 24))
    half(drawn, drawn.get_rect(), 0)
    pixels = pygame.surfarray.array3d(drawn)
    dark = (np.abs(pixels.astype(int) - IVORY).sum(axis=2) > 150)[6:-6, 6:-6]
    assert dark.sum() > 10


def test_a_no_break_space_keeps_its_words_on_one_line():
    together = "Cinq\u00a0:"
    room = font(28).size(f"quatre {together}")[0]
    lines = wrapped(f"un deux trois quatre {together} six", 28, room)
    assert any(together in line for line in lines)
    assert all(":" not in line or together in line for line in lines)
