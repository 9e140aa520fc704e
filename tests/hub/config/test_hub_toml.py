import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from hub.config.hub_toml import BadConfig, Config, load, parse

DOCS = Path(__file__).resolve().parents[3] / "docs" / "hub-toml.md"


def test_an_empty_file_is_the_default():
    assert parse("") == Config()


def test_values_land_where_they_belong():
    config = parse(
        """
        journal = "evening.journal"
        [game]
        players = ["Ana", "Bo"]
        sheet = "polish_guide"
        settings = {knock = "off", rounds = 3}
        [camera]
        source = "0"
        quiet_s = 1
        [station]
        kinds = ["none"]
        [sound.events]
        play = false
        """
    )
    assert config.game.players == ("Ana", "Bo")
    assert config.game.sheet == "polish_guide"
    assert dict(config.game.settings) == {"knock": "off", "rounds": 3}
    assert config.camera.quiet_s == 1.0
    assert config.station.kinds == ("none",)
    assert dict(config.sound.events) == {"play": False}
    assert config.journal == "evening.journal"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[gmae]", "does not know 'gmae'. Did you mean game? Known: game, camera,"),
        ("[camera]\nsorce = 'x'", "hub.toml, camera does not know 'sorce'. Did you mean source?"),
        ("[camera]\nwidth = 'x'", "hub.toml, camera, width should be a whole number, not 'x'"),
        ("[camera]\nwidth = true", "should be a whole number, not True"),
        ("[camera]\nquiet_s = 0.1", "quiet_s is at least 0.3"),
        ("[game]\nplayers = 'Ana'", 'should be a list, as ["a", "b"]'),
        ("[game]\nplayers = ['Ana']", "2 to 14 players, not 1"),
        ("[game]\nplayers = ['Ana', 'Ana']", "two players have the same name"),
        ("[table]\ntracks = 99", "8 to 15 tracks, not 99"),
        (
            "[table]\ntracks = 8\n[game]\nplayers = ['a','b','c','d','e','f','g','h']",
            "need 9 tracks",
        ),
        ("[sound.events]\nplay = 'loud'", "sound, events.play should be true or false"),
        ("camera = 3", "should be a table, as [camera]"),
        ("[camera", "is not valid TOML"),
        ("[station]\nbrightness = 3.0", "between 0 and 1"),
        ("[station]\nquiet_hours = 'at night'", "[station] quiet hours are written as"),
        ("[table]\ntile_length_mm = 20", "longer than tile_width_mm"),
    ],
)
def test_a_wrong_file_gets_a_sentence(text, said):
    with pytest.raises(BadConfig) as caught:
        parse(text)
    assert said in str(caught.value)


def test_a_missing_and_a_torn_file_get_a_sentence(tmp_path):
    with pytest.raises(BadConfig, match="There is no"):
        load(tmp_path / "hub.toml")
    torn = tmp_path / "torn.toml"
    torn.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadConfig, match=r"torn\.toml is not text\.$"):
        load(torn)
    with pytest.raises(BadConfig, match=r"is a folder, not a file\.$"):
        load(tmp_path)


def test_a_config_cannot_be_changed():
    config = parse("[game.settings]\nknock = 'off'")
    with pytest.raises(TypeError):
        config.game.settings["knock"] = "on"


def documented():
    """What docs/hub-toml.md says: the value of each key of each section, "" being the top."""
    found, section = {}, ""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"## (?:\[(\w+)\]|At the top)", line):
            section = heading[1] or ""
        if row := re.match(r"\| `(\w+)` \| `(.+?)` \| ", line):
            value = tomllib.loads(f"value = {row[2]}")["value"]
            found[section, row[1]] = tuple(value) if isinstance(value, list) else value
    return found


def test_the_docs_have_every_key_and_its_default():
    config, here = Config(), {}
    for top in fields(Config):
        part = getattr(config, top.name)
        if is_dataclass(part):
            here |= {(top.name, each.name): getattr(part, each.name) for each in fields(part)}
        else:
            here["", top.name] = part
    assert documented() == here
