"""Every text for people is in the catalogue, in every language, with the same arguments."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hub.config.hub_toml
from hub.fronts.window.theme import FACES
from hub.game.reasons import REASONS, TrainOf
from hub.game.tile import Tile
from hub.language.language import CATALOGUE, SOURCE, language, languages
from hub.language.message import message
from hub.language.rules import source

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = languages()
NAME = "Maximilian-Jon"
"""Fourteen letters."""


def read(code: str) -> dict[str, ftl.Message]:
    """The messages of a catalogue by id; a line that is none is an error."""
    body = FluentParser().parse((CATALOGUE / f"{code}.ftl").read_text(encoding="utf-8")).body
    junk = [each.content for each in body if isinstance(each, ftl.Junk)]
    assert junk == []
    messages = [each for each in body if isinstance(each, ftl.Message)]
    if code == SOURCE:
        lines = "\n".join(f"{id} = {text}" for id, text in source().items())
        messages += FluentParser().parse(lines).body
    assert len({each.id.name for each in messages}) == len(messages)
    return {each.id.name: each for each in messages}


CATALOGUES = {code: read(code) for code in LANGUAGES}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from nodes(each)


def arguments(entry: ftl.BaseNode) -> set[str]:
    return {n.id.name for n in nodes(entry) if isinstance(n, ftl.VariableReference)}


def forms(entry: ftl.Message) -> set[str]:
    """The forms of a train that a message asks for."""
    return {
        next((a.value.value for a in n.arguments.named if a.name.name == "form"), "plain")
        for n in nodes(entry)
        if isinstance(n, ftl.FunctionReference)
    }


def is_form(id: str) -> bool:
    return id.startswith("train-")


def said() -> dict[str, set[str]]:
    """Every id that the code says by name, with its arguments."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "hub").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if named and node.func.id == "message" and isinstance(node.args[0], ast.Constant):
                names = {each.arg for each in node.keywords}
                assert found.setdefault(node.args[0].value, names) == names, node.args[0].value
    return found


SAID = said()
BY_NAME = {
    *(f"refusal-{code}" for code in REASONS),
    *(f"window-{column}" for column in ("end", "hand", "score")),
}
"""Messages whose ids the code puts together from names that are held elsewhere."""


def test_every_language_of_hub_toml_has_a_catalogue():
    assert set(get_args(hub.config.hub_toml.Language)) == set(LANGUAGES)
    assert {"en", "fr", "de", "it", "pl", "lb"} <= set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_missing_and_none_too_many(code):
    ids = {id for id in CATALOGUES[code] if not is_form(id)}
    assert ids == {id for id in CATALOGUES[SOURCE] if not is_form(id)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_has_the_arguments_of_its_source(code):
    differing = {
        id: (arguments(entry), arguments(CATALOGUES[SOURCE][id]))
        for id, entry in CATALOGUES[code].items()
        if not is_form(id) and arguments(entry) != arguments(CATALOGUES[SOURCE][id])
    }
    assert differing == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_of_a_train_that_is_asked_for_is_there_and_no_other(code):
    catalogue = CATALOGUES[code]
    asked = {form for entry in catalogue.values() for form in forms(entry)}
    assert asked == {id.removeprefix("train-") for id in catalogue if is_form(id)}
    for form in asked:
        parts = catalogue[f"train-{form}"].attributes
        found = {each.id.name: arguments(each) for each in parts}
        assert found == {"player": {"owner"}, "mexican": set()}


def test_the_code_says_what_is_in_the_catalogue_with_its_arguments():
    source = CATALOGUES[SOURCE]
    assert {id for id in SAID if id not in source} == set()
    for id, names in SAID.items():
        assert names == arguments(source[id]), id


def test_the_law_gives_its_sentences_what_they_need():
    for code, reason in REASONS.items():
        assert set(reason.args) == arguments(CATALOGUES[SOURCE][f"refusal-{code}"]), code


def test_nothing_in_the_catalogue_is_said_by_nobody():
    everything = "\n".join(
        path.read_text(encoding="utf-8")
        for room in ("hub", "vision")
        for path in (ROOT / room).rglob("*.py")
    )

    def used(id: str) -> bool:
        if id in SAID or id in BY_NAME or id in source() or is_form(id):
            return True
        if id.startswith("do-") and id.endswith("-sentence"):
            return used(id.removesuffix("-sentence"))
        name = id.removeprefix("refusal-").removeprefix("trouble-")
        return f'"{id}"' in everything or f'"{name}"' in everything

    assert {id for id in CATALOGUES[SOURCE] if not used(id)} == set()


WORDS = re.compile(r"[A-Za-z]+[ ,]+[a-z]+")
"""Two words in a row: a text for people, where it is no docstring and no error that is raised."""
SPEAKS_ENGLISH = (
    "hub/commands/", "hub/config/", "hub/cli.py", "hub/game/", "hub/station/", "hub/voice/",
    "hub/simulator/", "hub/closing.py", "hub/language/",
)  # fmt: skip
"""Where texts are those of the command line, errors for programmers, or a demo's figures."""
ALLOWED = {
    "hub/fronts/window/theme.py": {FACES},
    "hub/journal/archive.py": {"taken back: "},  # in the text of a record
    "hub/running/hub.py": {"The hub"},  # in an error for programmers
    "hub/journal/file.py": {"The journal "},  # likewise
}
SQL = ("CREATE", "INSERT", "SELECT", "UPDATE", "PRAGMA", "BEGIN")
NOT_READ = ("Trouble", "exception", "Thread", "getLogger")
"""Calls whose texts nobody reads on a screen, or that are held to the catalogue below."""


def texts(path: Path) -> set[str]:
    """Texts in a file that people might read: no docstrings, and nothing that is raised."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out: set[int] = set()
    for node in ast.walk(tree):
        called = ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))
        elif isinstance(node, ast.Raise | ast.Assert) or called in NOT_READ:
            left_out |= {id(each) for each in ast.walk(node)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in left_out
        and WORDS.search(node.value)
        and not node.value.strip().startswith(SQL)
    }


def test_no_text_for_people_is_outside_the_catalogue():
    found = {}
    for path in sorted((ROOT / "hub").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        left = texts(path) - ALLOWED.get(name, set())
        if left and not name.startswith(SPEAKS_ENGLISH):
            found[name] = left
    assert found == {}


def test_what_vision_says_in_english_is_what_the_catalogue_says():
    """Vision knows no catalogue; its sentences are held to it here."""
    troubles = {}
    for room in ("vision", "hub/running", "hub/simulator"):
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Trouble":
                    id, text = (ast.literal_eval(each) for each in node.args)
                    troubles[f"trouble-{id}"] = text
    assert set(troubles) == {id for id in CATALOGUES[SOURCE] if id.startswith("trouble-")}
    for id, text in troubles.items():
        words = {name: f"<{name}>" for name in arguments(CATALOGUES[SOURCE][id])}
        assert language().text(message(id, **words)) == text.format_map(words)


VALUES: dict[str, object] = {
    "train": TrainOf(NAME), "due": TrainOf(None), "tile": Tile(5, 3), "double": Tile(6, 6),
}  # fmt: skip
NUMBERS = ("count", "yard", "number", "points", "tiles", "end", "limit", "penalty", "size", "seen")


def value(name: str) -> object:
    """Something that an argument of this name may be."""
    return VALUES.get(name, 5 if name in NUMBERS else NAME)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(code):
    spoken = language(code)
    for id, entry in CATALOGUES[code].items():
        if is_form(id):
            continue
        text = spoken.text(message(id, **{name: value(name) for name in arguments(entry)}))
        assert text.strip()
        assert "{" not in text
        if any(value(name) is NAME for name in arguments(entry)):
            assert NAME in text, id


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101])
def test_every_plural_can_be_said(code, count):
    spoken = language(code)
    for id, entry in CATALOGUES[code].items():
        counted = {
            n.selector.id.name
            for n in nodes(entry)
            if isinstance(n, ftl.SelectExpression) and isinstance(n.selector, ftl.VariableReference)
        }
        if counted:
            words = {name: value(name) for name in arguments(entry)}
            assert spoken.text(message(id, **words | dict.fromkeys(counted, count)))
