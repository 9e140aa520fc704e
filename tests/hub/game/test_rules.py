"""Settings, sheets as files, consistency, plain words, and the commands that print them."""

import ast
import json
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from hub import cli
from hub.game import Rules, RulesError, sheet, sheets
from hub.game.plain import sections, table
from hub.game.rules import SETTINGS
from hub.game.sheetfile import load
from hub.game.tile import SETS, Tile, TileError, full_set

PUBLISHED = json.loads(Path(__file__).with_name("sheets.json").read_text(encoding="utf-8"))
"""What the settings are on each published sheet, and by default; newer ones are off there."""


def test_sheets_are_as_published():
    assert {*PUBLISHED, "house"} == {*sheets(), "defaults"}


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_sheet_is_as_published(name):
    rules = Rules() if name == "defaults" else sheet(name)
    usual = {each: record.default for each, record in SETTINGS.items()}
    published = {**json.loads(json.dumps(usual, default=dict)), **PUBLISHED[name]}
    assert json.loads(json.dumps(rules.settings(), default=dict)) == published
    assert len(PUBLISHED[name]) == 54


@pytest.mark.parametrize(("set_max", "count"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_sets(set_max, count):
    assert len(set(full_set(set_max))) == count
    assert Tile(0, 0) in full_set(set_max)
    assert set_max in SETS


@pytest.mark.parametrize("text", ["", "5", "5-", "a-b", "5-19", "-1-2", "5|3"])
def test_no_tile(text):
    with pytest.raises(TileError):
        Tile.parse(text)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"foot": 2}, "foot is 2, but Woo Woo plays doubles with one arm only."),
        ({"foot": 4}, "foot is 4; it can be 1, 2, 3."),
        ({"blank_wild": True}, "in Woo Woo a blank matches only a blank."),
        ({"must_play": "maybe"}, "must_play is 'maybe'; it can be any_legal, own_train, optional."),
        ({"open_trains": 1}, "open_trains is 1; it can be true or false."),
        ({"open_trains": False}, "double_fail_marks needs open_trains"),
        ({"set_max": 10}, "set_max is 10; it can be 6, 9, 12, 15, 18."),
        ({"draw_count": 0}, "draw_count is 0; it can be 1 to 99 or until_playable."),
        ({"rounds": 14}, "rounds is 14; this set has 13 doubles, so at most that."),
        ({"blank_value": True}, "blank_value is True; it can be 0, 25."),
        ({"match_end": "never"}, "match_end is 'never'; it can be 1 to 99999 or rounds."),
        ({"tie_break": ()}, "tie_break has to end with shared or play_on."),
        ({"tie_break": "shared"}, "tie_break is 'shared'; it can be zero_rounds, "),
        ({"tie_break": (["luck"], "shared")}, "tie_break has ['luck']; it can have zero_rounds, "),
        ({"knock": {2: 3}}, "knock is {2: 3}; it can be off, courtesy, penalty."),
        ({"knock": None}, "knock is None; it can be off, courtesy, penalty."),
        ({"blank_value": False}, "blank_value is False; it can be 0, 25."),
        ({"tie_break": ("luck", "shared")}, "tie_break has 'luck'; it can have zero_rounds,"),
        ({"hand_size": {}}, "hand_size is empty."),
        ({"hand_size": 15}, "hand_size is a table, players = number. It is 15."),
        ({"hand_size": {15: 5}}, "hand_size: 15 players; it takes 2 to 14."),
        ({"hand_size": {4: 23}}, "4 players with 23 tiles each leave no boneyard"),
        ({"hand_size": {"two": 15}}, "hand_size: 'two' = 15 is not players = number."),
        ({"set_for_players": {4: 11}}, "4 players have a double-11 set."),
        ({"knock_penalty": 3}, "knock_penalty is 3; it can be 1, 2."),
    ],
)
def test_what_cannot_be_played(settings, sentence):
    with pytest.raises(RulesError) as error:
        Rules(**settings)
    assert sentence in str(error.value)


def test_just_enough_tiles_is_enough():
    assert Rules(hand_size={3: 29}, engine_find="holder").hand_for(3) == 29  # 87 + 1 < 91
    assert Rules(hand_size={2: 44}).hand_for(2) == 44  # 88 and the engine: 2 are left
    with pytest.raises(RulesError, match="no boneyard"):
        Rules(hand_size={2: 45})


@pytest.mark.parametrize(
    ("settings", "start"),
    [
        ({"double_chain": "unlimited"}, "double_chain has no effect"),
        ({"open_double_order": "any"}, "open_double_order has no effect"),
        ({"opening_double": "none"}, "opening_double has no effect"),
        (
            {"open_trains": False, "double_fail_marks": False, "open_trigger": "no_own_play"},
            "open_trigger has no effect: no train is ever open.",
        ),
        (
            {"open_trains": False, "double_fail_marks": False, "voluntary_open": True},
            "voluntary_open has no effect",
        ),
        ({"double_second": "none", "go_out_on_double": "must_cover"}, "go_out_on_double"),
        ({"round_sequence": "single", "rounds": 3}, "rounds has no effect"),
        ({"round_sequence": "single", "match_end": 100}, "match_end has no effect"),
    ],
)
def test_warnings(settings, start):
    (warning,) = Rules(**settings).warnings()
    assert warning.startswith(start)


def test_an_unknown_setting_lists_the_known_ones():
    with pytest.raises(RulesError, match=r"no setting colour\. The settings are: blank_value, "):
        Rules().change(colour="red")


def test_rules_are_frozen_and_can_be_compared():
    assert Rules() == Rules()
    assert hash(Rules()) == hash(Rules())
    assert Rules(knock="off") != Rules()
    with pytest.raises(TypeError):
        Rules().hand_size[2] = 3
    assert Rules(match_end="target(100)").match_end == 100


def test_a_houses_own_file(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('base = "hub_leaflet"\ntitle = "Ours"\nblank_value = 0\n')
    rules = sheet(str(path))
    assert (rules.name, rules.title) == ("ours", "Ours")
    assert rules.differences(sheet("hub_leaflet")) == {"blank_value": (0, 25)}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('base = "nowhere"', "has base = 'nowhere'. It can be: house, "),
        ("knock = ", "is not TOML"),
        ("colour = 1", "There is no setting colour"),
        ("base = 3", "has base = 3"),
    ],
)
def test_a_broken_file(tmp_path, text, sentence):
    path = tmp_path / "ours.toml"
    path.write_text(text)
    with pytest.raises(RulesError) as error:
        load(path)
    assert sentence in str(error.value)


def test_a_missing_file_and_an_unknown_sheet(tmp_path):
    with pytest.raises(RulesError, match=r"There is no file .*none\.toml\.$"):
        sheet(str(tmp_path / "none.toml"))
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(RulesError, match=r"folder\.toml is a folder, not a file\.$"):
        sheet(str(folder))
    torn = tmp_path / "torn.toml"
    torn.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RulesError, match=r"torn\.toml is not text\.$"):
        sheet(str(torn))
    untitled = tmp_path / "untitled.toml"
    untitled.write_text("title = 3")
    with pytest.raises(RulesError, match="The sheet untitled has a title that is no text"):
        sheet(str(untitled))
    with pytest.raises(RulesError, match="The sheets are: house, french_guide"):
        sheet("ours")


@pytest.mark.parametrize("name", SETTINGS)
def test_the_values_of_a_setting_are_those_of_its_type(name):
    record, kind = SETTINGS[name], get_type_hints(Rules)[name]
    if kind is bool:
        assert list(record.says) == [True, False]
    elif get_origin(kind) is Literal:
        assert tuple(record.says) == literals(kind)
    else:
        assert {each for each in record.says if isinstance(each, str)} == set(literals(kind))


def literals(kind):
    """The words of a type, also inside a union or a tuple of any length."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(word for part in get_args(kind) for word in literals(part))


def test_every_setting_is_in_a_section():
    assert [name for _, names in sections() for name in names] == list(Rules().settings())


def test_the_table_in_the_docs_is_the_records():
    """Where this fails, copy what `woowoo rules --settings` prints to the end of docs/rules.md."""
    docs = Path(__file__).parents[3] / "docs" / "rules.md"
    assert docs.read_text(encoding="utf-8").endswith("\n\n" + table())


def test_the_table():
    lines = table().splitlines()
    assert "| `knock_penalty` | 2 | 1 | Being caught costs one tile from the boneyard. |" in lines
    assert "| | | 2 | Being caught costs N tiles from the boneyard. |" in lines
    assert "| | | 2 to 99 | If you cannot play, you draw up to N tiles. |" in lines
    assert "| | | false | Nobody ever plays on another player's train. |" in lines
    assert "| | | a table | The highest number in the set: players = N. |" in lines
    assert [line.split("`")[1] for line in lines if line.startswith("| `")] == list(SETTINGS)


def test_a_setting_compared_with_a_list_of_words_is_compared_with_its_own():
    """The type checker sees a misspelt word after == only; this sees one in (...)."""
    for path in (Path(__file__).parents[3] / "hub").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Compare) or not isinstance(node.left, ast.Attribute):
                continue
            if node.left.attr in SETTINGS and isinstance(node.ops[0], ast.In | ast.NotIn):
                found = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                words = {each for each in found if isinstance(each, str)}
                assert words <= SETTINGS[node.left.attr].says.keys(), (path, node.lineno)


def test_woowoo_rules(capsys):
    assert cli.main(["rules"]) == 0
    assert "hub_leaflet_basic" in capsys.readouterr().out
    assert cli.main(["rules", "french_guide"]) == 0
    assert "A marker on a train means: closed." in capsys.readouterr().out
    assert cli.main(["rules", "french_guide", "--vs", "hub_leaflet"]) == 0
    assert "marker_polarity\n  french_guide  A marker" in capsys.readouterr().out
    assert cli.main(["rules", "house", "--vs", "house"]) == 0
    assert "are played alike" in capsys.readouterr().out


def test_woowoo_rules_of_an_unknown_sheet(capsys):
    assert cli.main(["rules", "nowhere"]) == 2
    assert "The sheets are: house" in capsys.readouterr().err
    assert cli.main(["rules", "--vs", "house"]) == 2
    assert "Name the two sheets" in capsys.readouterr().err


RECORD = """[Rules "hub_leaflet"]
[Set "rounds=1 hand_size=2:2"]
[Players "A Ana, B Bo"]

Round 1 engine 12-12 start A yard 86
1. A 12-5>A  B 12-3>M*
2. A 5-7>A #
Score A 0 B 9
"""


def test_woowoo_replay(tmp_path, capsys):
    path = tmp_path / "evening.mtn"
    path.write_text(RECORD)
    assert cli.main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    for part in (
        "Round 1, engine 12-12, Ana starts",
        "tiles laid: 3, moves: 5",
        "Bo: 12-3>M* is against the rules; the table let it stand",
        "Ana is out",
        "Ana 0 and Bo 9",
        "1. Ana 0",
    ):
        assert part in told


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        (
            '[Set "',
            '[Set-Max "x"]\n[Set "',
            "Line 2, column 1: Set-Max is a whole number, as 12, not",
        ),
        ("hand_size=2:2", "hand_size=two", "hand_size is written like hand_size=2:15,3:13, not"),
        ("hand_size=2:2", "hand_size=2:x", "hand_size is written like hand_size=2:15,3:13, not"),
        ("yard 86\n", "yard 86\nHands ?x | ?2\n", "'?x' is no hand. Write hands like: ?15 | 5-3"),
    ],
)
def test_woowoo_replay_says_what_is_wrong_in_plain_words(good, bad, said, tmp_path, capsys):
    path = tmp_path / "evening.mtn"
    path.write_text(RECORD.replace(good, bad, 1))
    assert cli.main(["replay", str(path)]) == 1
    assert said in capsys.readouterr().err


def test_woowoo_replay_of_a_broken_or_missing_record(tmp_path, capsys):
    path = tmp_path / "evening.mtn"
    path.write_text(RECORD.replace("5-7>A", "6-7>A"))
    assert cli.main(["replay", str(path)]) == 1
    said = capsys.readouterr().err
    assert "Line 7, column 6: 6-7>A is refused: does_not_fit." in said
    assert said.endswith("7-6 does not fit. Ana's train needs a 5.\n")
    assert cli.main(["replay", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err == f"There is no file {tmp_path / 'none'}.\n"
    assert cli.main(["replay", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} is a folder, not a file.\n"
    path.write_bytes(b"\xff\xfe\x00")
    assert cli.main(["replay", str(path)]) == 1
    assert capsys.readouterr().err == f"{path} is not text.\n"
