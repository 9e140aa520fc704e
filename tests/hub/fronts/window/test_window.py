"""The window's loop, on a surface in memory."""

import threading

import numpy as np
import pygame
import pytest

from hub.app import App
from hub.fronts.window.keys import Keys
from hub.fronts.window.window import Window
from hub.game import sheet
from hub.journal.file import Journal
from hub.language.language import language
from hub.signals.scene import Picture

ENGLISH = language("en")
pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        yield App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo"))


def key(code: int, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode=text)


def click(x: int, y: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)


def test_keys_reach_the_controls_with_the_scene_that_was_shown(app):
    items = []
    window = Window(Keys(items.append, ENGLISH))
    window.show(app.scene())
    pygame.event.post(key(pygame.K_n))
    window.turn(pygame.Surface((1280, 720)))
    (deal,) = items
    app.handle(deal)
    assert app.match.number == 1


def test_a_click_is_a_pixel_of_the_cameras_own_picture(app):
    items = []
    window = Window(Keys(items.append, ENGLISH))
    picture = Picture(np.full((900, 3200, 3), 50, np.uint8))
    window.show(app.scene(picture))
    surface = pygame.Surface((1280, 720))
    window.turn(surface)
    pygame.event.post(key(pygame.K_a))
    pygame.event.post(click(1200, 400))  # beside the picture
    pygame.event.post(click(438, 330))
    pygame.event.post(click(438, 250))
    window.turn(surface)
    (aimed,) = items
    assert 1500 < aimed.centre[0] < 1700
    assert 350 < aimed.centre[1] < 550
    assert aimed.track[0] == aimed.centre[0]
    assert aimed.track[1] < aimed.centre[1] - 200


@pytest.mark.parametrize("end", [key(pygame.K_q), pygame.event.Event(pygame.QUIT), None])
def test_it_runs_until_somebody_closes_it_or_the_game_stops(app, end, monkeypatch):
    window = Window(Keys(lambda item: None, ENGLISH))
    window.show(app.scene())
    turns = []
    turn = Window.turn

    def counted(self, surface):
        turns.append(surface)
        if len(turns) == 3 and end is not None:
            pygame.event.post(end)
        if len(turns) == 3 and end is None:
            app.stopping = True
            self.show(app.scene())
        turn(self, surface)

    monkeypatch.setattr(Window, "turn", counted)
    window.run()
    assert len(turns) == 3
    assert not pygame.display.get_init()


def test_a_scene_may_come_from_another_thread(app):
    window = Window(Keys(lambda item: None, ENGLISH))
    showing = threading.Thread(target=window.show, args=(app.scene(),))
    showing.start()
    showing.join()
    surface = pygame.Surface((1280, 720))
    window.turn(surface)
    assert pygame.surfarray.array3d(surface).any()
