"""The terminal: news printed once each, words read from a real file descriptor."""

import os
import threading
import time

import pytest

from hub.actions.items import Item, Pause, Said, Sight
from hub.app import App
from hub.fronts.terminal import News, Terminal
from hub.game import Deal, Draw, Play, Tile, sheet
from hub.journal.file import Journal
from hub.language.language import language
from tests.hub.english import verbatim

ENGLISH = language("en")


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        yield App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo"))


def test_each_sentence_is_told_once(app):
    news = News()
    assert news.lines(app.scene(), ENGLISH) == ["-- Deal, and lay the engine in the station."]
    assert news.lines(app.scene(), ENGLISH) == []
    app.handle(Sight(verbatim("The camera is gone.")))
    assert news.lines(app.scene(), ENGLISH) == ["The camera is gone."]
    app.handle(Pause(True))
    assert news.lines(app.scene(), ENGLISH) == ["The game rests."]
    app.handle(Sight(None))
    assert news.lines(app.scene(), ENGLISH) == [
        "The camera sees the table again.",
        "-- The game rests.",
    ]


def test_of_a_match_that_is_gone_on_with_only_the_end_is_told(app):
    for number in range(9):
        app.note(verbatim(f"sentence {number}"))
    assert News().lines(app.scene(), ENGLISH)[:5] == [
        f"sentence {number}" for number in range(4, 9)
    ]


class Typist:
    """A terminal on a pipe over an app that takes each item on a thread of its own."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.items: list[Item] = []
        self.source, self._typing = os.pipe()
        self.terminal = Terminal(self._put, ENGLISH, self.source)
        self.terminal.show(app.scene())
        self._thread = threading.Thread(target=self.terminal.run)

    def _put(self, item: Item) -> None:
        self.items.append(item)
        threading.Thread(target=self._handle, args=(item,)).start()

    def _handle(self, item: Item) -> None:
        self.app.handle(item)
        self.terminal.show(self.app.scene())

    def type(self, words: str) -> None:
        os.write(self._typing, words.encode())

    def run(self) -> None:
        self._thread.start()

    def end(self) -> None:
        """Nobody types any more; the terminal has to end by itself."""
        self._thread.join(60)
        assert not self._thread.is_alive()
        os.close(self._typing)
        os.close(self.source)


def test_lines_typed_at_once_are_each_meant_after_the_one_before(app, capsys):
    typist = Typist(app)
    typist.type("n\n12-5\n12-3\nd\nq\n")
    typist.run()
    typist.end()
    deal, *moves = [item.move for item in typist.items if isinstance(item, Said)]
    assert isinstance(deal, Deal)
    assert moves == [Play("A", Tile(12, 5), "A"), Play("B", Tile(12, 3), "B"), Draw("A")]
    said = capsys.readouterr().out
    assert "Bo plays 12-3 on Bo's train." in said


def test_what_is_no_word_gets_a_sentence_and_help_says_what_can_be_said(app, capsys):
    typist = Typist(app)
    typist.type("hällo\n?\nq\n")
    typist.run()
    typist.end()
    said = capsys.readouterr().out
    assert "“hällo” is no word here." in said
    assert "Round 1 begins: 12-12, Ana starts." in said
    assert "All words:" in said


def test_a_letter_that_comes_in_two_pieces_is_one(app, capsys):
    typist = Typist(app)
    data = "ä".encode()
    os.write(typist._typing, data[:1])
    typist.run()
    time.sleep(0.05)
    os.write(typist._typing, data[1:] + b"\nq\n")
    typist.end()
    assert "“ä” is no word here." in capsys.readouterr().out


def test_a_game_without_anybody_at_the_keys_goes_on_until_it_stops(app, capsys):
    typist = Typist(app)
    os.close(typist._typing)
    typist._typing = os.open(os.devnull, os.O_RDONLY)
    typist.run()
    app.handle(Sight(verbatim("The camera is gone.")))
    typist.terminal.show(app.scene())
    time.sleep(0.05)
    assert typist._thread.is_alive()
    app.stopping = True
    typist.terminal.show(app.scene())
    typist.end()
    assert "The camera is gone." in capsys.readouterr().out


def test_scenes_before_and_after_it_runs_hurt_nobody(app):
    typist = Typist(app)
    for _ in range(3):
        typist.terminal.show(app.scene())
    typist.type("q\n")
    typist.run()
    typist.end()
    typist.terminal.show(app.scene())


def test_more_scenes_than_a_pipe_holds_do_not_stop_the_hub(app):
    """A terminal that somebody has stopped with Ctrl-S prints nothing; the game goes on."""
    typist = Typist(app)
    typist.terminal._woken, typist.terminal._wake = os.pipe()
    os.set_blocking(typist.terminal._wake, False)
    scene = app.scene()
    for _ in range(70_000):
        typist.terminal.show(scene)
    os.close(typist.terminal._woken)
    os.close(typist.terminal._wake)
    os.close(typist.source)
    os.close(typist._typing)


def test_what_a_word_led_to_is_printed_before_the_next_word_is_taken(app, capsys):
    typist = Typist(app)
    typist.type("n\ns\nq\n")
    typist.run()
    typist.end()
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "No play is refused that could stand."
