"""What `make trixie` says where it cannot work, and that it removes nothing that is not its own."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / ".ci" / "trixie"


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder of programs that are found before the machine's own: all that is asked for."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, line in {
        "uname": "echo Linux",
        "id": "echo 0",
        "apt-get": "",
        "debootstrap": "",
    }.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    return folder


def said(tools: Path, root: Path) -> str:
    """The sentence with which the script stops."""
    world = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "TRIXIE": str(root)}
    done = subprocess.run(["bash", str(SCRIPT)], env=world, capture_output=True, text=True)
    assert done.returncode == 1
    return done.stderr


@pytest.mark.parametrize(
    ("tool", "line", "sentence"),
    [
        ("uname", "echo Darwin", "make trixie needs a Debian machine"),
        ("id", "echo 1000", "sudo make trixie"),
    ],
)
def test_where_it_cannot_work_it_says_what_it_needs(
    tools: Path, tmp_path: Path, tool: str, line: str, sentence: str
) -> None:
    (tools / tool).write_text(f"#!/bin/sh\n{line}\n")
    assert sentence in said(tools, tmp_path / "root")


def test_a_folder_that_is_not_its_own_is_left_alone(tools: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter").write_text("dear Bo")
    assert f"make trixie did not make {mine} and leaves it alone" in said(tools, mine)
    assert (mine / "letter").read_text() == "dear Bo"
