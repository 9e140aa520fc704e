import pygame
import pytest


@pytest.fixture
def screen(monkeypatch):
    """pygame draws onto a surface in memory: no screen is needed."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.display.quit()
