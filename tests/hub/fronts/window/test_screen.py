from hub.fronts.window.screen import has_screen, may_have_screen


def test_a_driver_without_a_screen_is_none(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert not has_screen()


def test_where_no_screen_can_be_sdl_is_not_asked(tmp_path):
    cards = tmp_path / "dri"
    assert not may_have_screen({}, cards)
    assert not may_have_screen({"XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ""}, cards)
    assert may_have_screen({"DISPLAY": ":0"}, cards)
    assert may_have_screen({"WAYLAND_DISPLAY": "wayland-1"}, cards)
    (tmp_path / "wayland-0").touch()
    assert may_have_screen({"XDG_RUNTIME_DIR": str(tmp_path)}, cards)
    cards.mkdir()
    (cards / "card0").touch()
    assert may_have_screen({}, cards)
