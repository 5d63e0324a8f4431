"""Imports in web/ go down only: site → engine, still → games → parts; a page imports pages alone. None in a circle."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
MODULES = sorted(path for path in WEB.rglob("*.py") if "locales" not in path.parts)
LAYERS = {
    "site": ("site", "kit", "pictures", "engine", "games", "parts", "protocol"),
    "paper": ("paper", "site", "pictures", "engine", "games", "parts"),
    "notebook": ("notebook", "pictures", "games", "parts"),
    "pictures": ("pictures", "games", "parts"),
    "kit": ("kit", "engine", "games", "parts", "protocol"),
    "puzzles": ("puzzles", "engine", "games", "parts", "protocol"),
    "sealed": ("sealed", "kit", "engine", "games", "parts", "protocol"),
    "workbench": ("workbench", "pictures", "engine", "games", "parts", "protocol"),
    "engine": ("engine", "games", "parts", "protocol"),
    "games": ("games", "parts"),
    "parts": ("parts",),
    "page": ("page",),
    "protocol": ("protocol",),
    "__init__": (),
}
"""What the modules of each folder may import of `web`."""
PAGE_MODULES = ("asyncio", "json", "js", "math", "pyscript", "typing")
"""What a page may import besides: there is no more of it in MicroPython, and the last one only for type checkers."""


def place(path: Path) -> str:
    """The folder of `web/` that a module is in; for one in none, its name."""
    return path.relative_to(WEB).parts[0].removesuffix(".py")


def name_of(path: Path) -> str:
    return ".".join(("web", *path.relative_to(WEB).with_suffix("").parts)).removesuffix(".__init__")


def for_types(node: ast.AST) -> bool:
    """True for `if TYPE_CHECKING:`."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(tree: ast.AST, *, types: bool) -> set[str]:
    """What a module imports, modules and what is in them: when it runs, or only for type checkers."""
    found: set[str] = set()
    todo: list[tuple[ast.AST, bool]] = [(tree, False)]
    while todo:
        node, inside = todo.pop()
        todo += [(child, inside or for_types(node)) for child in ast.iter_child_nodes(node)]
        if inside != types:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_imports_go_down() -> None:
    for path in MODULES:
        tree = ast.parse(path.read_text("utf-8"))
        allowed = LAYERS[place(path)]
        for name in imports(tree, types=False):
            first, _, rest = name.partition(".")
            if first == "web" and rest:
                assert rest.partition(".")[0] in allowed, (path, name)
            elif place(path) == "page" and first != "web":
                assert first in PAGE_MODULES, (path, name)
            elif place(path) == "protocol":
                assert first == "typing", (path, name)
        for name in imports(tree, types=True) if place(path) == "page" else ():
            assert name.startswith(("web.page", "web.protocol", "typing", "collections.abc")), (path, name)


def test_games_do_not_import_each_other() -> None:
    for path in (WEB / "games").glob("*/*.py"):
        own = f"web.games.{path.parent.name}"
        used = {name for name in imports(ast.parse(path.read_text("utf-8")), types=False) if "web.games." in name}
        assert all(name.startswith(own) for name in used), path


def test_nothing_is_imported_in_a_circle() -> None:
    names = {name_of(path) for path in MODULES}
    graph = {}
    for path in MODULES:
        used = imports(ast.parse(path.read_text("utf-8")), types=False)
        graph[name_of(path)] = {name if name in names else name.rpartition(".")[0] for name in used} & names
    assert set(TopologicalSorter(graph).static_order()) == names
