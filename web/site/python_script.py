"""The `<script>` of a page's Python, PyScript's configuration for it, and the text that it runs.

The text has all modules of `web/page` that the page needs, so that a page makes one request for its Python; as `.txt`,
since some hosts refuse to send `.py`.
"""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any

from web.parts.html import Html, el, join
from web.site.folders import Folders, Site

_PAGE_FOLDER = Path(__file__).parents[1] / "page"
_WRITE = """import os
for folder in ("web", "web/page"):
    try:
        os.mkdir(folder)
    except OSError:
        pass
for name, text in {modules}.items():
    with open("web/page/" + name + ".py", "w") as file:
        file.write(text)
"""
"""Writes the modules where MicroPython looks for them."""


@cache
def imported(name: str, folder: Path = _PAGE_FOLDER) -> tuple[str, ...]:
    """The modules of `web/page` that a script there imports, directly or through another, also inside functions."""
    tree = ast.parse((folder / f"{name}.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "web.page"]
    direct = [alias.name for node in imports for alias in node.names]
    return tuple(sorted({*direct, *(more for each in direct for more in imported(each, folder))}))


def page_names(folder: Path = _PAGE_FOLDER) -> list[str]:
    """The pages' scripts: the modules that no other one imports."""
    names = sorted(path.stem for path in folder.glob("*.py"))
    parts = {each for name in names for each in imported(name, folder)}
    return [name for name in names if name not in parts]


def bundled(name: str, folder: Path = _PAGE_FOLDER) -> str:
    """A page's script, behind what writes the modules that it imports."""
    modules = {each: (folder / f"{each}.py").read_text("utf-8") for each in imported(name, folder)}
    return _WRITE.format(modules=repr(modules)) + (folder / f"{name}.py").read_text("utf-8")


def python(folders: Folders, name: str) -> Html:
    """A page's script, and a configuration without plugins for Pyodide: without it PyScript would fetch them."""
    pyodide = el("py-config", {"type": "json", "hidden": True}, json.dumps(_without_plugins(folders.site)))
    config: dict[str, Any] = {"interpreter": f"{folders.vendor('micropython')}/micropython.js"}
    config |= _without_plugins(folders.site)
    if "idiomorph" in folders.site.vendor and "patch" in imported(name):
        config["js_modules"] = {"main": {f"{folders.vendor('idiomorph')}/idiomorph.esm.js": "idiomorph"}}
    script = {"type": "mpy", "src": folders.own(f"page/{name}.txt"), "config": json.dumps(config)}
    return join(pyodide, el("script", script))


def _without_plugins(site: Site) -> dict[str, Any]:
    """The setting that keeps PyScript from fetching plugins: their names with `!`."""
    return {"plugins": [f"!{name}" for name in site.unused_plugins]}
