"""The documents say what is true: their Python examples run, their commands and files exist."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from hub.cli import parser

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "hardware.md", *(ROOT / "docs").glob("*.md")])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]


def fences(text: str, language: str) -> list[str]:
    return re.findall(rf"^ *```{language}\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", NAMES)
def test_python_examples_run(name: str) -> None:
    failures, _ = doctest.testfile(
        str(ROOT / name), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert failures == 0


@pytest.mark.parametrize("name", NAMES)
def test_linked_files_exist(name: str) -> None:
    path = ROOT / name
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


def commands() -> list[str]:
    found = []
    for path in DOCUMENTS:
        for block in fences(path.read_text(encoding="utf-8"), "console"):
            lines = [line.strip() for line in block.splitlines()]
            found += [line[2:] for line in lines if re.match(r"\$ woowoo [^-]", line)]
    return sorted(set(found))


@pytest.mark.parametrize("command", commands())
def test_commands_are_understood(command: str) -> None:
    words = shlex.split(command, comments=True)
    words = words[: words.index("|")] if "|" in words else words
    words = words[: words.index(">")] if ">" in words else words
    assert parser().parse_args(words[1:]).command == words[1]


@pytest.mark.parametrize("name", NAMES)
def test_make_targets_exist(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    blocks = "".join(fences((ROOT / name).read_text(encoding="utf-8"), "console"))
    for target in re.findall(r"\$ make (\w+)", blocks):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
