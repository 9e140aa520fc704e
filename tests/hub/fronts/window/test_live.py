"""The window of a real game, on a surface in memory."""

from queue import Queue

import numpy as np
import pygame
import pytest

from hub.actions.items import Item, Said, Seen
from hub.app import App
from hub.fronts.window import live
from hub.game import Draw, Pass, Play, Tile, sheet
from hub.game.dealing import deal_counted
from hub.journal.file import Journal
from hub.referee.verdict import Refused
from hub.running.looking import View
from hub.simulator.plain import PlainTable
from vision.camera import Frame

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        app = App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo"))
        app.handle(Said(deal_counted(app.match)))
        yield app


def key(code: int, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode=text)


def type_in(keys: live.Keys, words: str, app: App) -> None:
    keys.press(key(pygame.K_RETURN, "\r"), app)
    for letter in words:
        keys.press(key(ord(letter.lower()), letter), app)
    keys.press(key(pygame.K_RETURN, "\r"), app)


def test_single_keys_are_words(app):
    keys = live.Keys()
    for code in (pygame.K_d, pygame.K_p, pygame.K_h):
        keys.press(key(code), app)
    assert keys.items == [Said(Draw("A")), Said(Pass("A"))]
    assert keys.help
    keys.press(key(pygame.K_q), app)
    assert keys.quit


def test_a_line_is_typed_mended_and_given_up(app):
    keys = live.Keys()
    type_in(keys, "12-5>M", app)
    assert keys.items == [Said(Play("A", Tile(12, 5), "M"))]
    keys.press(key(pygame.K_t, "t"), app)
    keys.press(key(pygame.K_q, "q"), app)
    assert keys.line == "q"
    assert not keys.quit
    keys.press(key(pygame.K_BACKSPACE), app)
    assert keys.line == ""
    keys.press(key(pygame.K_ESCAPE), app)
    assert keys.line is None
    type_in(keys, "hello", app)
    assert keys.note == "'hello' is no word here. Type ? for those there are."
    assert len(keys.items) == 1
    type_in(keys, "?", app)
    assert keys.help


def test_what_is_typed_and_what_is_wrong_are_shown(app):
    window = live.Live()
    assert window.scene(app, None).says == "It is Ana's turn."
    window.keys.press(key(pygame.K_RETURN), app)
    window.keys.press(key(pygame.K_5, "5"), app)
    assert window.scene(app, None).says == "> 5_"
    window.keys.press(key(pygame.K_RETURN), app)
    assert window.scene(app, None).mood == "trouble"
    window.keys.press(key(pygame.K_h), app)
    shown = window.scene(app, None)
    assert shown.help is live.HELP
    assert shown.keys == live.KEYS
    window.close()
    window.close()


def test_the_cameras_picture_is_shown(app):
    window = live.Live()
    view = View(Frame(np.full((900, 3200, 3), 50, np.uint8), 0.0, 0), ())
    shown = window.scene(app, view)
    assert shown.picture.shape == (450, 1600, 3)
    assert shown.shrunk == 0.5
    assert window.scene(app, view).picture is shown.picture
    window.close()


def test_the_loop_takes_items_and_keys_until_somebody_quits(app, monkeypatch):
    table = PlainTable()
    table.clear(12)
    table.lay(1, (6, 5))
    inbox: Queue[Item] = Queue()
    for _ in range(2):
        inbox.put(Seen(table.table()))
    turns = []
    pump = live.Live.pump

    def pumped(self, app, view):
        turns.append(app.says)
        if len(turns) == 2:
            pygame.event.post(key(pygame.K_s))
        if len(turns) == 5:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        pump(self, app, view)

    monkeypatch.setattr(live.Live, "pump", pumped)
    live.run(app, inbox, app.handle, lambda: None)
    assert turns[0] == "6-5 does not fit. Ana's train needs a 12."
    assert turns[-1] == "It is Bo's turn."
    assert app.match.history[-1].stood
    assert not isinstance(app.verdict, Refused)


def test_two_clicks_aim_the_camera(app, monkeypatch):
    view = View(Frame(np.full((900, 3200, 3), 50, np.uint8), 0.0, 0), ())
    aimed, said = [], []
    pump = live.Live.pump

    def click(x: int, y: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))

    def pumped(self, app, view):
        said.append(self.scene(app, view).says)
        turn = len(said)
        if turn == 2:
            pygame.event.post(key(pygame.K_a))
        if turn == 4:
            click(1200, 400)
        if turn == 5:
            click(438, 330)
        if turn == 6:
            click(438, 250)
        if turn == 8:
            pygame.event.post(key(pygame.K_q))
        pump(self, app, view)

    monkeypatch.setattr(live.Live, "pump", pumped)
    live.run(app, Queue(), app.handle, lambda: view, aim=aimed.append)
    assert said[2] == said[4] == live.AIM[0]
    assert said[5] == live.AIM[1]
    ((centre, first),) = aimed
    assert 1500 < centre[0] < 1700
    assert 350 < centre[1] < 550
    assert first[0] == centre[0]
    assert first[1] < centre[1] - 200
