"""The firmware's files import each other as they lie on the Pico: flat, without a package."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import firmware

FOLDER = Path(firmware.__file__).parent
FLAT = ("board", "button", "lamps", "link", "talk")


@pytest.fixture
def pico(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    """The firmware's modules but main, imported afresh as on the Pico."""
    monkeypatch.syspath_prepend(str(FOLDER))
    for name in FLAT:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield {name: importlib.import_module(name) for name in FLAT}
    for name in FLAT:
        sys.modules.pop(name, None)
