"""Rule sheets in plain words."""

import pytest

from hub.game import sheet, sheets
from hub.game.rules import SETTINGS, Rules
from hub.language.language import language, languages
from hub.language.rules import compared, described, rule
from tests.hub.english import english


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", sheets())
def test_every_sheet_can_be_told_in_every_language(name, code):
    told = [
        language(code).text(each)
        for heading, sentences in described(sheet(name))
        for each in (heading, *sentences)
    ]
    assert all(each.strip() and "{" not in each for each in told)


def test_the_values_of_a_setting_have_sentences_of_their_own():
    for name, record in SETTINGS.items():
        if not record.other:
            said = list(record.says.values())
            assert all(each.endswith(".") for each in said), name
            assert len(set(said)) == len(said), name


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("must_play", "any_legal", "If you can play, you must."),
        ("draw_count", 2, "If you cannot play, you draw up to 2 tiles."),
        ("draw_count", 1, "If you cannot play, you draw one tile."),
        ("rounds", "N+1", "There are as many rounds as the set has doubles."),
        ("blank_value", 0, "A blank half costs nothing."),
        ("open_trains", False, "Nobody ever plays on another player's train."),
        ("set_for_players", None, "The same set for any number of players."),
        (
            "tie_break",
            ("zero_rounds", "shared"),
            "If totals are equal: most rounds without points, then the place is shared.",
        ),
    ],
)
def test_sentences(name, value, said):
    rules = Rules(double_fail_marks=False).change(**{name: value})
    assert english(rule(rules, name)) == said


def test_a_table_by_players_is_told_in_runs():
    rules = Rules(hand_size={2: 15, 3: 15, 4: 12, 6: 12})
    assert english(rule(rules, "hand_size")) == (
        "Tiles each: 2 to 3 players: 15, 4 players: 12 and 6 players: 12."
    )


def test_comparing_leaves_out_what_means_nothing_on_either():
    names = [name for name, _, _ in compared(sheet("hub_leaflet"), sheet("hub_leaflet_basic"))]
    assert "double_second" in names
    assert "rounds" in names
    assert "open_trigger" not in names
