"""The window, drawn onto a surface in memory: no screen is needed."""

import time
from itertools import islice

import numpy as np
import pygame
import pytest

from hub.actions.items import Seen, Sight
from hub.app import App
from hub.fronts.window.board import SIZE, Board, heading
from hub.fronts.window.dressed import Dressed, dressed
from hub.fronts.window.station import shine
from hub.fronts.window.theme import BLUE, GREEN, MOODS, RED
from hub.language.language import language
from hub.signals.scene import Picture
from hub.simulator import window
from hub.simulator.evening import Evening
from hub.station import DARK, Lamp, Pattern
from tests.hub.english import english, verbatim
from tests.hub.waiting import comes_true

ENGLISH = language("en")
pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def evening():
    with Evening(pixels=False, seed=4) as evening:
        list(islice(evening.session.steps(), 20))
        yield evening


def shown(app: App, help: bool = False, picture: np.ndarray | None = None) -> Dressed:
    """The app in the demo's window."""
    scene = app.scene(None if picture is None else Picture(picture))
    keys = tuple((key, english(label)) for key, label in window.KEYS)
    helped = window.helped(ENGLISH) if help else None
    return dressed(scene, ENGLISH, status="speed 1", keys=keys, help=helped)


def drawn(shown, size=SIZE) -> np.ndarray:
    surface = pygame.Surface(size)
    Board().draw(surface, shown, 0.0)
    return pygame.surfarray.array3d(surface)


def has(pixels: np.ndarray, colour: tuple[int, int, int]) -> int:
    return int((pixels == colour).all(axis=2).sum())


@pytest.mark.parametrize("size", [SIZE, (640, 360), (1920, 1080), (800, 900), (2560, 720)])
def test_it_is_drawn_at_any_size(evening, size):
    picture = np.full((300, 400, 3), 200, np.uint8)
    pixels = drawn(shown(evening.session.app, picture=picture), size)
    assert pixels.shape[:2] == size
    assert has(pixels, (200, 200, 200)) > 0.1 * size[0] * size[1]
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100


def test_whose_turn_it_is_and_what_is_wrong_can_be_told_apart(evening):
    app = evening.session.app
    calm = drawn(shown(app))
    assert has(calm, GREEN) > 100
    assert has(calm, RED) == 0
    app.handle(Sight(verbatim("The camera is unplugged.")))
    trouble = drawn(shown(app))
    assert has(trouble, MOODS["trouble"]) > 200
    app.handle(Sight(None))
    evening.table.lay(1, (0, 7))
    for _ in range(2):
        app.handle(Seen(evening.table.table()))
    assert has(drawn(shown(app)), RED) > 200
    assert has(drawn(shown(app)), BLUE) == 0


def test_the_help_lists_the_keys(evening):
    plain, helped = shown(evening.session.app), shown(evening.session.app, help=True)
    assert (drawn(plain) != drawn(helped)).any(axis=2).sum() > 20_000


@pytest.mark.parametrize(
    ("lamp", "dark_at", "lit_at"),
    [
        (Lamp((0, 255, 0), Pattern.BLINK), 0.7, 0.2),
        (Lamp((0, 255, 0), Pattern.FLASH), 0.6, 0.05),
        (Lamp((0, 255, 0), Pattern.FLASH), 0.18, 0.3),
    ],
)
def test_patterns_move(lamp, dark_at, lit_at):
    assert shine(lamp, dark_at)[1] == 0
    assert shine(lamp, lit_at) == ((0, 255, 0), 1.0)
    assert shine(DARK, lit_at)[1] == 0


class Watched:
    """A front that keeps the newest scene of a demo."""

    def __init__(self, evening: Evening) -> None:
        self.scene = None
        evening.session.hub.add(self)

    def show(self, scene):
        self.scene = scene

    @property
    def moves(self) -> int:
        return len(self.scene.match.history)


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code)


def test_keys_pause_step_speed_and_quit():
    with Evening(pixels=False, seed=4) as evening:
        show, seen = window.Show(evening), Watched(evening)

        def press(code: int) -> None:
            show.press(key(code), seen.scene)

        press(pygame.K_SPACE)
        show.start()
        assert comes_true(lambda: seen.moves == 1)
        time.sleep(0.1)
        assert seen.moves == 1
        assert show.dress(seen.scene).status == "paused"
        press(pygame.K_n)
        press(pygame.K_n)
        assert comes_true(lambda: seen.moves == 2)
        press(pygame.K_SPACE)
        for _ in range(9):
            press(pygame.K_PLUS)
        assert show.dress(seen.scene).status == "speed 16"
        assert comes_true(lambda: seen.moves > 6)
        press(pygame.K_h)
        assert show.dress(seen.scene).help
        press(pygame.K_q)
        show.stop()
        assert show.quit
        assert show.error is None


def test_the_window_opens_plays_to_the_end_and_closes(monkeypatch):
    with Evening(pixels=False, seed=4) as evening:
        first = window.Show(evening).dress(evening.session.hub.scene())
        assert heading(first) == ["Round 1 of 1", "before the deal"]
        monkeypatch.setattr(window, "STEP_S", 0.0)
        drawn = []

        def draw(self, surface, current, time_s):
            drawn.append(current)
            if current.status.startswith("the end"):
                pygame.event.post(key(pygame.K_q))

        monkeypatch.setattr(Board, "draw", draw)
        window.show(evening)
        assert evening.session.figures.rounds == 1
        assert drawn[-1].scene.match == evening.session.app.match
        assert heading(drawn[-1])[0] == "Round 1 of 1"
        assert drawn[-1].says == english(window.LAST)
        assert not [each.says for each in drawn if "next one" in each.says]


def test_what_breaks_a_session_closes_the_window_and_is_told(monkeypatch):
    with Evening(pixels=False, seed=4) as evening:
        monkeypatch.setattr(evening.session, "look", lambda: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            window.show(evening)


def test_a_demo_of_more_rounds_says_how_many():
    for rounds, heads in ((3, 3), (99, 13), (None, 13)):
        with Evening(pixels=False, seed=4, rounds=rounds) as evening:
            shown = window.Show(evening).dress(evening.session.hub.scene())
            assert heading(shown)[0] == f"Round 1 of {heads}"
