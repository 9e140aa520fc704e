"""The demo in a window ends in the terminal as one without does."""

import json

import pytest

from hub.cli import main
from hub.commands import demo
from hub.simulator import evening, window


@pytest.fixture(autouse=True)
def shown(monkeypatch):
    """A window that lets the session play to its end, and a table without pixels."""
    whole = evening.Evening

    def without_pixels(*given, **named):
        return whole(*given, **{**named, "pixels": False})

    monkeypatch.setattr(demo, "Evening", without_pixels)
    monkeypatch.setattr(demo, "has_screen", lambda: True)
    monkeypatch.setattr(window, "show", lambda evening: list(evening.session.steps()))


def test_the_summary_is_printed_when_the_window_is_closed(capsys):
    assert main(["demo", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("1 round(s), ")
    assert lines[1].startswith("Scores: Ana ")


def test_with_json_its_line_is(capsys):
    assert main(["demo", "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 1
