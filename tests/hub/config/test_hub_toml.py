import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, get_args, get_origin, get_type_hints

import pytest

from hub.config.hub_toml import (
    BadConfig,
    Config,
    GameConfig,
    Kind,
    Language,
    SoundSet,
    load,
    parse,
    rules_of,
)
from hub.game import sheet

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
        ("[gmae]", "gmae is not known. Did you mean game? Known: game, camera,"),
        ("[camera]\nsorce = 'x'", "[camera] sorce is not known. Did you mean source? Known: "),
        ("[camera]\nwidth = 'x'", "[camera] width should be a whole number, not 'x'."),
        ("[camera]\nwidth = true", "[camera] width should be a whole number, not True."),
        ("[camera]\nquiet_s = true", "[camera] quiet_s should be a number, not True."),
        ("[window]\non = 1", "[window] on should be true or false, not 1."),
        ("journal = 7", "journal should be text in quotes, not 7."),
        ("[game]\nplayers = 'Ana'", '[game] players should be a list, as ["a", "b"], not'),
        ("[game]\nplayers = ['Ana']", "[game] players should be 2 to 14 names, not 1."),
        ("[game]\nplayers = ['Ana', 'Ana']", "[game] players: two have the same name"),
        ("[game]\nplayers = ['Ana', ' ']", "[game] players: one has no name."),
        (
            "[table]\ntracks = 8\n[game]\nplayers = ['a','b','c','d','e','f','g','h']",
            "[table] tracks is 8, and 8 players and the Mexican Train need 9.",
        ),
        ("[table]\ntile_length_mm = 25", "[table] tile_length_mm should be more than"),
        (
            "[station]\nkinds = ['foo']",
            '[station] kinds should be one of "serial", "gpio", "simulated", "none", not \'foo\'.',
        ),
        ("[station]\nquiet_hours = 'at night'", "[station] quiet hours are written as"),
        ("[station]\ngpio_button = 5", "[station] two things share a GPIO pin"),
        (
            "[table]\ntracks = 12\n[station]\nkinds = ['gpio']",
            "[station] gpio_tracks names 9 pins and the station has 12 tracks",
        ),
        ("[sound]\nset = 'loud'", '[sound] set should be one of "quiet", "full", not \'loud\'.'),
        ("language = 'xx'", 'language should be one of "en", "de", "es", "fr", "it", '),
        ("[sound.events]\nplay = 'loud'", "[sound.events] play should be true or false, not"),
        ("[sound]\nevents = {boo = true}", "[sound.events] boo is not known. Known: play, turn"),
        ("camera = 3", "camera should be a table, as [camera], not 3."),
        ("[sound]\nevents = 3", "[sound] events should be a table, as [sound.events], not 3."),
        ("[camera", "this is not valid TOML"),
    ],
)
def test_a_wrong_file_gets_a_sentence_that_begins_with_its_name(text, said):
    with pytest.raises(BadConfig) as caught:
        parse(text)
    assert str(caught.value).startswith(f"hub.toml: {said}")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (GameConfig(sheet="leaflet"), "There is no sheet 'leaflet'."),
        (GameConfig(sheet="ours.toml"), "There is no file /home/ana/ours.toml."),
        (GameConfig(settings={"knocking": True}), "There is no setting knocking"),
        (GameConfig(settings={"set_max": 2}), ""),
    ],
)
def test_rules_that_cannot_be_played_are_an_error_of_hub_toml(game, said):
    with pytest.raises(BadConfig) as caught:
        rules_of(game, Path("/home/ana/hub.toml"))
    assert str(caught.value).startswith(f"/home/ana/hub.toml: [game] {said}")


def test_the_rules_are_the_sheets_with_the_settings_changed(tmp_path):
    game = GameConfig(sheet="polish_guide", settings={"rounds": 3})
    assert rules_of(game, Path("hub.toml")) == sheet("polish_guide").change(rounds=3)
    (tmp_path / "ours.toml").write_text("rounds = 4\n", encoding="utf-8")
    assert rules_of(GameConfig(sheet="ours.toml"), tmp_path / "hub.toml").rounds == 4


def numbers():
    """Each number of hub.toml: its section and key, its range, and whether it stands in a list."""
    for top, part in get_type_hints(Config, include_extras=True).items():
        if not is_dataclass(part):
            continue
        for key, hint in get_type_hints(part, include_extras=True).items():
            many = get_origin(hint) is tuple
            inner = get_args(hint)[0] if many else hint
            plain, *allowed = get_args(inner) if get_origin(inner) is Annotated else (inner,)
            if plain in (int, float):
                yield pytest.param(top, key, allowed, plain, many, id=f"{top}.{key}")


BESIDE = {"tile_length_mm": "tile_width_mm = 12", "tile_width_mm": "tile_length_mm = 100"}
"""What has to stand beside a number at the end of its range."""


@pytest.mark.parametrize(("section", "key", "allowed", "plain", "many"), list(numbers()))
def test_every_number_has_a_range_which_the_docs_say(section, key, allowed, plain, many):
    (allowed,) = allowed
    assert f"{allowed.least:g} to {allowed.most:g}" in documented_words()[section, key]

    def read(number):
        value = f"[{number}]" if many else number
        return parse(f"[{section}]\n{key} = {value}\n{BESIDE.get(key, '')}\n")

    step = 1 if plain is int else 0.001
    for end in (allowed.least, allowed.most):
        read(plain(end))
    outside = [allowed.least - step, allowed.most + step]
    if plain is float:
        outside += ["nan", "inf"]
    for number in outside:
        with pytest.raises(BadConfig) as caught:
            read(number if isinstance(number, str) else plain(number))
        place = f"hub.toml: [{section}] {key} should be {allowed.least:g} to {allowed.most:g}, not"
        assert str(caught.value).startswith(place)


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


def rows():
    """The rows of docs/hub-toml.md: section ("" being the top), key, default, words."""
    section = ""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"## (?:\[(\w+)\]|At the top)", line):
            section = heading[1] or ""
        if row := re.match(r"\| `(\w+)` \| `(.+?)` \| (.*) \|$", line):
            yield section, *row.groups()


def documented():
    """The default of each key of each section."""
    found = {}
    for section, key, default, _ in rows():
        value = tomllib.loads(f"value = {default}")["value"]
        found[section, key] = tuple(value) if isinstance(value, list) else value
    return found


def documented_words():
    """What is said of each key of each section."""
    return {(section, key): words for section, key, _, words in rows()}


def test_the_docs_have_every_key_and_its_default():
    config, here = Config(), {}
    for top in fields(Config):
        part = getattr(config, top.name)
        if is_dataclass(part):
            here |= {(top.name, each.name): getattr(part, each.name) for each in fields(part)}
        else:
            here["", top.name] = part
    assert documented() == here


def test_the_docs_have_every_choice():
    for section, key, choices in (
        ("station", "kinds", Kind),
        ("sound", "set", SoundSet),
        ("", "language", Language),
    ):
        for name in get_args(choices):
            assert f'`"{name}"`' in documented_words()[section, key]
