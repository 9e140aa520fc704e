"""The directions of the house: who may import whom, read from every import by `ast`."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("hub", "vision", "sounds", "firmware")
GROUND = ("hub.game", "vision", "firmware", "sounds")
FLOORS = {
    "hub.closing": 1,
    "hub.config": 1,
    "hub.language": 2,
    "hub.station": 3,
    "hub.voice": 3,
    "hub.referee": 3,
    "hub.journal": 3,
    "hub.actions": 4,
    "hub.signals": 5,
    "hub.app": 6,
    "hub.fronts": 7,
    "hub.running": 8,
    "hub.simulator": 9,
    "hub.commands": 10,
    "hub.cli": 11,
}
"""The higher floor may import the lower ones; rooms of one floor may know each other."""
ABOVE_VISION = (
    "hub.referee",
    "hub.running",
    "hub.simulator",
    "hub.commands",
)
PI_ONLY = ("picamera2", "libcamera", "lgpio", "gpiozero", "serial", "machine", "neopixel")


def modules() -> dict[str, Path]:
    """Every module of ours by its dotted name."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imports(tree: ast.AST, name: str, package: bool = False) -> set[str]:
    """Dotted names that the tree of module `name` imports, relative ones made absolute."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = name.split(".")
                kept = parents[: len(parents) - node.level + package]
                base = ".".join([*kept, base] if base else kept)
            names = {f"{base}.{alias.name}" for alias in node.names}
            found |= names if names <= MODULES.keys() else {base, *names}
    return found


def ours(name: str) -> set[str]:
    """The modules of ours that module `name` imports."""
    package = MODULES[name].name == "__init__.py"
    return {i for i in imports(parsed(name), name, package) if i in MODULES}


def room(name: str) -> str:
    """The room a module belongs to: one of GROUND or FLOORS."""
    for known in (*GROUND, *FLOORS):
        if name == known or name.startswith(known + "."):
            return known
    return ""


class AtImport(ast.NodeTransformer):
    """Leaves out the bodies of functions: what is left happens when a module is imported."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        return None


def parsed(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


def test_the_reading_of_imports_sees_them():
    tree = ast.parse("import a.b\nfrom c import d\nfrom . import e\nfrom ..f import g")
    assert imports(tree, "x.y.z") >= {"a.b", "c.d", "x.y.e", "x.f.g"}
    tree = ast.parse("if TYPE_CHECKING:\n    import a\ndef f():\n    from b import c")
    assert imports(tree, "x.y.z") == {"a", "b", "b.c"}
    tree = ast.parse("from hub.game import law")
    assert imports(tree, "x") == {"hub.game.law"}, "a module of a package, not the package"


def test_every_module_stands_on_a_floor():
    homeless = [name for name in MODULES if room(name) == "" and name != "hub"]
    assert homeless == [], "give these modules a floor in tests/test_house.py"


@pytest.mark.parametrize("name", [n for n in MODULES if room(n) in GROUND])
def test_the_ground_imports_nothing_of_ours_but_itself(name):
    strangers = {i for i in ours(name) if room(i) != room(name)}
    assert strangers == set()


@pytest.mark.parametrize("name", [n for n in MODULES if room(n) in FLOORS])
def test_a_room_imports_only_what_it_stands_on(name):
    floor = FLOORS[room(name)]
    upward = {i for i in ours(name) if FLOORS.get(room(i), 0) > floor}
    assert upward == set()


@pytest.mark.parametrize("name", [n for n in MODULES if room(n) in FLOORS])
def test_few_rooms_touch_vision_and_one_the_firmware(name):
    touched = {room(i) for i in ours(name)}
    if room(name) not in ABOVE_VISION:
        assert "vision" not in touched
    if room(name) not in ("hub.station", "hub.commands"):
        assert "firmware" not in touched
    if room(name) in ("hub.station", "hub.voice"):
        assert "hub.game" not in touched


@pytest.mark.parametrize("name", [n for n in MODULES if room(n) not in ("firmware", "")])
def test_libraries_for_the_device_are_imported_where_they_are_chosen(name):
    tree = AtImport().visit(parsed(name))
    early = {i.split(".")[0] for i in imports(tree, name)} & set(PI_ONLY)
    own_backend = {
        "hub.station.serial": {"serial"},
        "hub.station.flash": {"serial"},
        "hub.station.gpio": {"gpiozero"},
    }
    assert early <= own_backend.get(name, set())


def circle(graph: dict[str, set[str]]) -> tuple[str, ...]:
    """The first way found from a module back to itself, or nothing."""
    done: set[str] = set()

    def walk(name: str, trail: tuple[str, ...]) -> tuple[str, ...]:
        if name in trail:
            return (*trail[trail.index(name) :], name)
        if name in done:
            return ()
        for other in sorted(graph[name]):
            found = walk(other, (*trail, name))
            if found:
                return found
        done.add(name)
        return ()

    return next(filter(None, (walk(name, ()) for name in graph)), ())


def test_a_circle_is_seen():
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ("b", "c", "b")
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == ()


def test_no_circles():
    """Every import counts: those for types only, those in functions, those of the own package."""
    graph = {name: ours(name) for name in MODULES}
    assert " -> ".join(circle(graph)) == ""


@pytest.mark.parametrize("name", list(MODULES))
def test_no_file_is_over_the_ceiling(name):
    assert len(MODULES[name].read_text(encoding="utf-8").splitlines()) <= 600
