"""What keys and clicks do in the window of a real game."""

import pygame
import pytest

from hub.actions.items import Aimed, Answered, Said, Seen
from hub.app import App
from hub.fronts.window import keys as window_keys
from hub.fronts.window.keys import AIM, Keys, helped, keyed
from hub.game import Count, Draw, Pass, Play, Tile, sheet
from hub.game.dealing import deal_counted
from hub.journal.file import Journal
from hub.language.language import language
from hub.simulator.plain import PlainTable
from tests.hub.english import english

ENGLISH = language("en")
pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        app = App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo"))
        app.handle(Said(deal_counted(app.match)))
        yield app


class Desk:
    """A keyboard over an app; what is said is kept."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.items: list = []
        self.keys = Keys(self.items.append, ENGLISH)

    def press(self, code: int, text: str = "") -> None:
        event = pygame.event.Event(pygame.KEYDOWN, key=code, unicode=text)
        self.keys.press(event, self.app.scene())

    def type(self, words: str) -> None:
        for letter in words:
            self.press(ord(letter.lower()), letter)

    def line(self, words: str) -> None:
        self.press(pygame.K_RETURN, "\r")
        self.type(words)
        self.press(pygame.K_RETURN, "\r")

    @property
    def says(self) -> str:
        return self.keys.dress(self.app.scene()).says


@pytest.fixture
def desk(app) -> Desk:
    return Desk(app)


def test_single_keys_are_words(desk):
    desk.type("dph")
    assert desk.items == [Said(Draw("A")), Said(Pass("A"))]
    assert desk.keys.help
    desk.type("q")
    assert desk.keys.quit


def test_the_keys_shown_are_those_that_mean_something_now(desk):
    shown = dict(desk.keys.dress(desk.app.scene()).keys)
    assert shown["D"] == "drew"
    assert shown["R"] == "rest"
    assert [*shown][-3:] == ["Enter", "H", "Q"]
    assert "K" not in shown
    assert "S" not in shown
    for key in set(shown) - {"Enter", "H", "Q"}:
        before = len(desk.items)
        desk.type(key.lower())
        assert len(desk.items) == before + 1


def test_every_word_of_one_letter_is_a_key(desk):
    for word in "dpockbsur":
        before = len(desk.items) + (desk.keys.note is not None)
        desk.keys.note = None
        desk.type(word)
        assert len(desk.items) + (desk.keys.note is not None) == before + 1


def test_a_line_is_typed_mended_and_given_up(desk):
    desk.line("12-5>M")
    assert desk.items == [Said(Play("A", Tile(12, 5), "M"))]
    desk.press(pygame.K_t, "t")
    desk.type("q")
    assert desk.keys.line == "q"
    assert not desk.keys.quit
    desk.press(pygame.K_BACKSPACE)
    assert desk.keys.line == ""
    desk.press(pygame.K_ESCAPE)
    assert desk.keys.line is None
    desk.line("hello")
    assert desk.says == "“hello” is no word here. Type ? for those there are."
    assert len(desk.items) == 1
    desk.line("?")
    assert desk.keys.help


def test_what_is_typed_and_what_is_wrong_are_shown(desk):
    assert desk.says == "It is Ana's turn."
    desk.press(pygame.K_RETURN)
    desk.press(pygame.K_5, "5")
    assert desk.says == "> 5_"
    desk.press(pygame.K_RETURN)
    assert desk.keys.dress(desk.app.scene()).mood == "trouble"
    desk.type("h")
    assert desk.keys.dress(desk.app.scene()).help == helped(ENGLISH)


def test_a_digit_answers_a_question_and_begins_a_number_of_points(tmp_path):
    rules = sheet("hub_leaflet").change(hand_size={2: 1})
    with Journal(tmp_path / "other") as journal:
        app = App.begin(journal, rules, ("Ana", "Bo"))
        app.handle(Said(deal_counted(app.match)))
        app.handle(Said(Play("A", Tile(12, 5), "A")))
        desk, table = Desk(app), PlainTable()
        table.clear(12)
        table.lay(1, (12, 5))
        table.show([(6, 4)])
        for _ in range(3):
            app.handle(Seen(table.table()))
        assert [key for key, _ in desk.keys.dress(app.scene()).choices] == ["Y", "N"]
        desk.type("3")
        assert desk.says == "> 3_"
        desk.type("1")
        desk.press(pygame.K_RETURN)
        desk.type("y")
        assert desk.items == [Said(Count("B", points=31)), Answered(0)]


def test_two_clicks_aim_the_camera_and_none_without_being_asked(desk):
    desk.keys.click((5.0, 5.0))
    assert desk.items == []
    desk.type("a")
    assert desk.says == english(AIM[0])
    desk.keys.click((1600.0, 450.0))
    assert desk.says == english(AIM[1])
    desk.keys.click((1600.0, 50.0))
    assert desk.items == [Aimed((1600.0, 450.0), (1600.0, 50.0))]
    assert desk.says == "It is Ana's turn."
    desk.type("aa")
    assert desk.says == "It is Ana's turn."


def test_a_station_that_is_missing_is_told_in_the_corner(desk):
    scene = desk.app.scene()
    assert desk.keys.dress(scene).status == ""
    assert keyed(scene.actions)[-3:] == window_keys.OWN
