"""The window, drawn onto a surface in memory: no screen is needed."""

import time
from itertools import islice

import numpy as np
import pygame
import pytest

from hub.actions.items import Seen, Sight
from hub.fronts.window import SIZE, Board, scene
from hub.fronts.window.board import heading
from hub.fronts.window.picture import shrink
from hub.fronts.window.station import shine
from hub.fronts.window.theme import BLUE, GREEN, MOODS, RED
from hub.simulator import window
from hub.simulator.evening import Evening
from hub.station import DARK, Lamp, Pattern

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def evening():
    with Evening(pixels=False, seed=4) as evening:
        list(islice(evening.session.steps(), 20))
        yield evening


def drawn(shown, size=SIZE) -> np.ndarray:
    surface = pygame.Surface(size)
    Board().draw(surface, shown, 0.0)
    return pygame.surfarray.array3d(surface)


def has(pixels: np.ndarray, colour: tuple[int, int, int]) -> int:
    return int((pixels == colour).all(axis=2).sum())


@pytest.mark.parametrize("size", [SIZE, (640, 360), (1920, 1080), (800, 900), (2560, 720)])
def test_it_is_drawn_at_any_size(evening, size):
    picture = np.full((300, 400, 3), 200, np.uint8)
    pixels = drawn(scene(evening.session.app, picture, status="speed 1", keys=window.KEYS), size)
    assert pixels.shape[:2] == size
    assert has(pixels, (200, 200, 200)) > 0.1 * size[0] * size[1]
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100


def test_whose_turn_it_is_and_what_is_wrong_can_be_told_apart(evening):
    app = evening.session.app
    calm = drawn(scene(app))
    assert has(calm, GREEN) > 100
    assert has(calm, RED) == 0
    app.handle(Sight("The camera is unplugged."))
    trouble = drawn(scene(app))
    assert has(trouble, MOODS["trouble"]) > 200
    app.handle(Sight(None))
    evening.table.lay(1, (0, 7))
    for _ in range(2):
        app.handle(Seen(evening.table.table()))
    assert has(drawn(scene(app)), RED) > 200
    assert has(drawn(scene(app)), BLUE) == 0


def test_the_help_lists_the_keys(evening):
    shown = scene(evening.session.app, keys=window.KEYS)
    helped = scene(evening.session.app, keys=window.KEYS, help=window.HELP)
    assert (drawn(shown) != drawn(helped)).any(axis=2).sum() > 20_000


def test_a_picture_is_shrunk_and_says_by_how_much():
    small, factor = shrink(np.zeros((1800, 2400, 3), np.uint8), 1200)
    assert small.shape == (900, 1200, 3)
    assert factor == 0.5


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


def wait_until(done, seconds=60):
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "the session did not get there"
        time.sleep(0.01)


def test_keys_pause_step_speed_and_quit():
    with Evening(pixels=False, seed=4) as evening:
        show = window.Show(evening)
        show.key(pygame.K_SPACE)
        show.start()
        wait_until(lambda: len(show.scene.match.history) == 1)
        time.sleep(0.1)
        assert len(show.scene.match.history) == 1
        assert window.dressed(show).status == "paused"
        show.key(pygame.K_n)
        show.key(pygame.K_n)
        wait_until(lambda: len(show.scene.match.history) == 2)
        show.key(pygame.K_SPACE)
        for _ in range(9):
            show.key(pygame.K_PLUS)
        assert window.dressed(show).status == "speed 16"
        wait_until(lambda: len(show.scene.match.history) > 6)
        show.key(pygame.K_h)
        assert window.dressed(show).help
        show.key(pygame.K_q)
        show.stop()
        assert show.controls.quit
        assert show.error is None


def test_the_window_opens_plays_to_the_end_and_closes(monkeypatch):
    with Evening(pixels=False, seed=4) as evening:
        first = window.dressed(window.Show(evening))
        assert heading(first) == ["Round 1 of 1", "before the deal"]
        monkeypatch.setattr(window, "STEP_S", 0.0)
        shown = []

        def draw(self, surface, current, time_s):
            shown.append(current)
            if current.status.startswith("the end"):
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q))

        monkeypatch.setattr(Board, "draw", draw)
        window.show(evening)
        assert evening.session.figures.rounds == 1
        assert shown[-1].match == evening.session.app.match
        assert heading(shown[-1])[0] == "Round 1 of 1"
        assert shown[-1].says == window.LAST
        assert not [each.says for each in shown if "next one" in each.says]


def test_a_demo_of_more_rounds_says_how_many():
    with Evening(pixels=False, seed=4, rounds=3) as evening:
        show = window.Show(evening)
        assert heading(window.dressed(show))[0] == "Round 1 of 3"
    with Evening(pixels=False, seed=4, rounds=99) as evening:
        assert evening.rounds == 13
    with Evening(pixels=False, seed=4, rounds=None) as evening:
        assert evening.rounds == 13
