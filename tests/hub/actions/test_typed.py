import textwrap
from pathlib import Path

import pytest

import hub.actions.typed
from hub.actions.items import Answered, LetStand, Pause, Said, Seen, Spoken, Undo
from hub.actions.typed import WORDS, NoWord, letter
from hub.actions.typed import typed as typed_in
from hub.app import App
from hub.game import Catch, Count, Draw, Knock, Open, Pass, Play, Tile, sheet
from hub.game.dealing import deal_counted
from hub.journal.file import Journal
from hub.simulator.plain import PlainTable
from tests.hub.english import english


def typed(words: str, app: App) -> Spoken:
    """What a line means as the app stands."""
    return typed_in(words, app.match, app.scene().actions)


@pytest.fixture
def app(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        app = App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo", "Cy"))
        app.handle(Said(deal_counted(app.match)))
        yield app


@pytest.mark.parametrize(
    ("words", "item"),
    [
        ("d", Said(Draw("A"))),
        ("d bo", Said(Draw("B"))),
        ("p", Said(Pass("A"))),
        ("o C", Said(Open("C"))),
        ("k", Said(Knock("A"))),
        ("x B", Said(Catch("B", "A"))),
        ("x Ana", Said(Catch("A", "B"))),
        ("12-5", Said(Play("A", Tile(12, 5), "A"))),
        ("5-12>B", Said(Play("A", Tile(12, 5), "B"))),
        ("12-5 m", Said(Play("A", Tile(12, 5), "M"))),
        ("B 12-5", Said(Play("B", Tile(12, 5), "B"))),
        ("u", Undo()),
        ("s", LetStand()),
        ("r", Pause(True)),
    ],
)
def test_words_are_items(app, words, item):
    assert typed(words, app) == item


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "Type ?"),
        ("hello", "“hello” is no word here. Type ? for those there are."),
        ("hello there", "“hello there” is no word here. Type ?"),
        ("u u", "“u u” is no word here"),
        ("Zed 12-5", "Nobody is called Zed. There are Ana (A), Bo (B) and Cy (C)."),
        ("d Zed", "Nobody is called Zed."),
        ("bo", "What does Bo do? A play is typed as: B 5-3"),
        ("7", "There is no question to answer now."),
        ("y", "There is no question to answer now."),
        ("5-x", "is no tile"),
        ("5-99", "“5-99” is no tile. A tile is typed as 5-3."),
        ("12-5>Z", "Nobody is called Z"),
        ("12-5 A B", "is no word here"),
    ],
)
def test_other_words_get_a_sentence(app, words, said):
    with pytest.raises(NoWord) as caught:
        typed(words, app)
    assert said in english(caught.value.said)


def test_a_question_is_answered_by_its_number_or_yes_and_no(app):
    table = PlainTable()
    table.clear(12)
    table.lay(1, (12, 5))
    app.handle(Seen(table.table()))
    table.lay(2, (12, 4))
    table.lay(3, (12, 3))
    for _ in range(2):
        app.handle(Seen(table.table()))
    table.take(3, 0)
    app.handle(Seen(table.table()))
    table.lay(3, (12, 3))
    app.handle(Seen(table.table()))
    table.show([(12, 8)])
    for _ in range(3):
        app.handle(Seen(table.table()))
    assert "begun the Mexican Train" in english(app.says)
    assert typed("1", app) == Answered(0)
    assert typed("y", app) == Answered(0)
    assert typed("n", app) == Answered(1)
    with pytest.raises(NoWord) as caught:
        typed("3", app)
    assert "There are answers 1 to 2" in english(caught.value.said)
    assert typed("12-8>M", app) == Said(Play("A", Tile(12, 8), "M"))


def test_a_hand_is_typed_in_as_tiles_or_points(tmp_path):
    rules = sheet("hub_leaflet").change(hand_size={2: 1})
    with Journal(tmp_path / "other") as journal:
        app = App.begin(journal, rules, ("Ana", "Bo"))
        app.handle(typed("n", app))
        app.handle(typed("12-5", app))
        assert app.match.due == ("B",)
        with pytest.raises(NoWord) as caught:
            typed("hello", app)
        assert "“hello” is no word here" in english(caught.value.said)
        for points in (0, 1, 2, 31, 150):
            assert typed(str(points), app) == Said(Count("B", points=points))
        assert typed("5-3 6-6", app) == Said(Count("B", (Tile(5, 3), Tile(6, 6))))


def test_while_a_hand_is_asked_about_a_number_is_the_points(tmp_path):
    rules = sheet("hub_leaflet").change(hand_size={2: 1})
    with Journal(tmp_path / "other") as journal:
        app = App.begin(journal, rules, ("Ana", "Bo"))
        app.handle(typed("n", app))
        app.handle(typed("12-5", app))
        table = PlainTable()
        table.clear(12)
        table.lay(1, (12, 5))
        table.show([(6, 4)])
        for _ in range(3):
            app.handle(Seen(table.table()))
        assert english(app.says) == "Bo has 6-4. Is that all?"
        for points in (1, 2, 3, 31):
            assert typed(str(points), app) == Said(Count("B", points=points))
        assert typed("y", app) == Answered(0)
        assert typed("n", app) == Answered(1)
        assert typed("6-4 6-6", app) == Said(Count("B", (Tile(6, 4), Tile(6, 6))))


def test_players_with_letters_for_names_keep_their_own_letters():
    players = {"A": "B", "B": "A", "C": "Cy"}
    assert [letter(text, players) for text in ("A", "b", "C", "cy")] == ["A", "B", "C", "C"]


@pytest.mark.parametrize("words", ["n 9 12", "n 9 9", "deal 9 12 B", "n Ana Bo", "n 9 B C"])
def test_a_deal_names_one_engine_and_one_player(app, words):
    with pytest.raises(NoWord) as caught:
        typed(words, app)
    assert "Say one double and who laid it" in english(caught.value.said)


def test_a_deal_asks_for_who_laid_the_engine_where_the_sheet_leaves_it_to_the_hands(tmp_path):
    with Journal(tmp_path / "other") as journal:
        app = App.begin(journal, sheet("polish_guide"), ("Ana", "Bo", "Cy"))
        with pytest.raises(NoWord) as caught:
            typed("hello", app)
        assert "“hello” is no word here" in english(caught.value.said)
        with pytest.raises(NoWord) as caught:
            typed("12-5", app)
        assert "No round has begun" in english(caught.value.said)
        with pytest.raises(NoWord) as caught:
            typed("n", app)
        assert "Say who laid the engine" in english(caught.value.said)
        app.handle(typed("n Cy", app))
        assert app.match.round.turn == "C"


def test_the_list_has_every_word():
    listed = {word.split()[0] for word, _ in WORDS}
    known = set(hub.actions.typed._PLAIN) | set(hub.actions.typed._SAID)
    assert known | {"n", "deal", "y", "q", "?"} <= listed
    assert max(len(f"{word:<9}{english(what)}") for word, what in WORDS) < 80


def test_the_first_round_is_dealt_by_the_words_of_the_list(tmp_path):
    for word in ("n", "deal"):
        with Journal(tmp_path / word) as journal:
            app = App.begin(journal, sheet("hub_leaflet"), ("Ana", "Bo"))
            app.handle(typed(word, app))
            assert app.match.number == 1


def test_the_document_has_the_same_list():
    document = Path(__file__).parents[3] / "docs" / "playing.md"
    listed = "\n".join(f"{word:<9}{english(what)}" for word, what in WORDS)
    assert textwrap.indent(listed, "    ") in document.read_text(encoding="utf-8")


def test_a_deal_by_name_is_by_that_player_and_that_double(tmp_path):
    rules = sheet("polish_guide").change(round_sequence="highest_held")
    with Journal(tmp_path / "other") as journal:
        app = App.begin(journal, rules, ("Ana", "Bo", "Cy"))
        with pytest.raises(NoWord) as caught:
            typed("n 9", app)
        assert english(caught.value.said) == "Say who laid the engine, as: n B"
        with pytest.raises(NoWord) as caught:
            typed("n B", app)
        assert "Say which double is the engine" in english(caught.value.said)
        deal = typed("n 9 B", app).move
        assert (deal.engine, deal.starter) == (9, "B")


def test_a_knock_is_by_whoever_owes_it_or_is_named(app):
    assert typed("k C", app) == Said(Knock("C"))
