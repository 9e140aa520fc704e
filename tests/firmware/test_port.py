"""The firmware uses only what MicroPython has on a Pico (RP2040, version 1.20 and later)."""

import ast
from importlib import metadata
from pathlib import Path

import pytest

import firmware
from hub.station.virtual import FILES

FOLDER = Path(firmware.__file__).parent
OWN = {"board", "button", "lamps", "link", "main", "talk"}
PORT = {
    "binascii": {"crc32", "hexlify"},
    "machine": {"Pin", "unique_id"},
    "micropython": {"kbd_intr"},
    "neopixel": {"NeoPixel"},
    "os": {"urandom"},
    "select": {"POLLIN", "poll"},
    "sys": {"stdin", "stdout"},
    "time": {"sleep_ms", "ticks_add", "ticks_diff", "ticks_ms"},
}
"""What the Pico's port has of what we use; each name looked up in micropython-rp2-rpi-pico-stubs
and micropython-stdlib-stubs 1.29."""


def on_the_pico(tree: ast.Module) -> ast.Module:
    """The tree without what only a type checker reads."""

    class Run(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> ast.AST | list[ast.AST]:
            if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                return [self.visit(item) for item in node.orelse]
            return self.generic_visit(node)

    kept = Run().visit(tree)
    assert isinstance(kept, ast.Module)
    return kept


def used(source: str) -> set[tuple[str, str]]:
    """Pairs of a module and a name that the source uses of it; ("x", "") for a bare import."""
    tree = on_the_pico(ast.parse(source))
    found: set[tuple[str, str]] = set()
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or ".", alias.name) for alias in node.names}
    for node in ast.walk(tree):
        owner = node.value if isinstance(node, ast.Attribute) else None
        if isinstance(node, ast.Attribute) and isinstance(owner, ast.Name) and owner.id in modules:
            found.add((owner.id, node.attr))
    return found | {(name, "") for name in modules}


def test_the_reading_sees_what_is_used() -> None:
    source = (
        "import time, os\nfrom json import dumps\nTYPE_CHECKING = False\n"
        "if TYPE_CHECKING:\n    import typing\nelse:\n    import gc\ntime.sleep(1)\n"
    )
    assert used(source) == {
        ("time", ""),
        ("time", "sleep"),
        ("os", ""),
        ("json", "dumps"),
        ("gc", ""),
    }


def test_these_files_go_onto_the_pico() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == OWN | {"__init__"}
    assert {f"{name}.py" for name in OWN} == set(FILES)


@pytest.mark.parametrize("name", sorted(OWN))
def test_it_uses_only_what_the_port_has(name: str) -> None:
    source = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    for module, what in sorted(used(source)):
        if module in OWN:
            assert (FOLDER / f"{module}.py").exists()
            continue
        assert module in PORT, f"a Pico may lack the module {module}"
        assert what == "" or what in PORT[module], f"a Pico may lack {module}.{what}"


def test_nothing_stays_in_the_table_that_is_not_used() -> None:
    found = set()
    for name in OWN:
        found |= used((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    table = {(module, what) for module, names in PORT.items() for what in names}
    assert table - found == set()


def test_the_table_agrees_with_the_stubs() -> None:
    texts: dict[str, str] = {}
    for package in ("micropython-rp2-rpi-pico-stubs", "micropython-stdlib-stubs"):
        try:
            files = metadata.files(package) or []
        except metadata.PackageNotFoundError:
            pytest.skip(f"{package} is not installed")
        for file in files:
            if file.suffix == ".pyi":
                name = file.parent.name if file.stem == "__init__" else file.stem
                texts[name] = texts.get(name, "") + file.read_text()
    for module, names in PORT.items():
        if module in texts:
            for name in names:
                assert name in texts[module], f"{module}.{name} is not in the stubs"
