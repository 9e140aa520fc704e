"""Every language fits the window, and so does one that is longer than all."""

from pathlib import Path

import pygame
import pytest

from hub.actions.items import Said
from hub.app import App
from hub.fronts.window.board import SIZE, Board, says_room
from hub.fronts.window.dressed import Dressed
from hub.fronts.window.help import draw_help
from hub.fronts.window.keys import Keys, helped
from hub.fronts.window.theme import font, wrapped
from hub.game import sheet
from hub.game.dealing import deal_counted
from hub.game.reasons import Option, TrainOf
from hub.game.tile import Tile
from hub.journal.file import Journal
from hub.language.language import language, languages
from hub.language.message import message
from tests.hub.language.pseudo import pseudo
from tests.hub.language.test_catalogue import CATALOGUES, arguments

pytestmark = pytest.mark.usefixtures("screen")

NAME, OTHER = "Maximilian-Jon", "Wilhelmina-Ann"
"""Fourteen letters each."""
SIZES = [SIZE, (1920, 1080), (1024, 600), (800, 480)]
WORDS: dict[str, object] = {
    "name": NAME, "owner": NAME, "turn": OTHER, "player": "Z", "letter": "Z",
    "players": (f"{NAME} (A)", f"{OTHER} (B)"), "letters": ("A", "B", "M"),
    "names": (NAME, OTHER), "missing": (NAME, OTHER), "winners": (NAME,),
    "train": TrainOf(NAME), "due": TrainOf(NAME), "tile": Tile(12, 10), "seen": Tile(11, 10),
    "double": Tile(12, 12), "engine": Tile(12, 12), "option": Option(Tile(12, 10), TrainOf(NAME)),
    "tiles": (Option(Tile(12, 10), TrainOf(NAME)), Option(Tile(11, 9), TrainOf(OTHER))),
}  # fmt: skip
MANY = {"refusal-no_such_player", "refusal-wrong_tiles"}
"""What lists all players or a whole hand is as long as the list is."""


PHONE = 0.92
"""How wide a phone's letters are, of the bold ones that come with pygame. Measured over all
refusals, those of Roboto come to 0.90 and those of Liberation Sans, as wide as Arial, to 0.91."""


def refusals(code: str) -> dict[str, str]:
    """Every reason in a language, with names of fourteen letters and tiles of two figures."""
    found = {}
    for id, entry in CATALOGUES["en"].items():
        if id.startswith("refusal-") and id not in MANY:
            words = {name: WORDS.get(name, 12) for name in arguments(entry)}
            found[id] = language(code).text(message(id, **words))
    return found


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("size", [(1280, 720), (800, 480)], ids=str)
def test_every_refusal_fits_the_windows_sentence(size, code):
    points, room = says_room(size)
    for id, text in refusals(code).items():
        lines = wrapped(text, points, room, True)
        assert len(lines) <= 2, (id, text)
        assert all(font(points, True).size(line)[0] <= room for line in lines), (id, text)


@pytest.mark.parametrize("code", languages())
def test_every_refusal_fits_three_lines_of_a_phone(code):
    """360 px wide, with margins of 16 px; letters of 16 px, as a phone's browser has them."""
    # pygame's own letters are the same on every machine; ten times as large, so that none is
    # rounded to whole pixels.
    face = pygame.font.Font(Path(pygame.__file__).parent / pygame.font.get_default_font(), 160)
    room = (360 - 2 * 16) * 10 / PHONE
    for id, text in refusals(code).items():
        lines, line = 1, ""
        for word in text.split(" "):
            longer = f"{line} {word}".strip()
            if line and face.size(longer)[0] > room:
                lines, line = lines + 1, word
            else:
                line = longer
        assert lines <= 3, (id, text)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_help_fits_in_every_language(size, code):
    surface = pygame.Surface(size)
    unit = max(0.5, min(size[0] / SIZE[0], size[1] / SIZE[1]))
    panel, *texts = draw_help(surface, helped(language(code)), unit)
    assert surface.get_rect().contains(panel)
    assert all(panel.contains(text) for text in texts)


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        app = App.begin(journal, sheet("hub_leaflet"), (NAME, OTHER))
        app.handle(Said(deal_counted(app.match)))
        yield app


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_language_a_third_longer_stays_inside_the_window(size, app, tmp_path):
    spoken = pseudo(tmp_path)
    shown: Dressed = Keys(lambda item: None, spoken).dress(app.scene())
    assert shown.says.startswith("Ît îš Maximilian-Jon'š tûrñ")
    surface = pygame.Surface(size)
    Board().draw(surface, shown, 0.0)
    points, room = says_room(size)
    lines = wrapped(shown.says, points, room, True)
    assert all(font(points, True).size(line)[0] <= room for line in lines)
