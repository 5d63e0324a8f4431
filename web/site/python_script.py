"""The `<script>` of a page's Python, and PyScript's configuration for it."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any

from web.parts.html import Html, el, join
from web.site.folders import Folders, Site

_PAGE_FOLDER = Path(__file__).parents[1] / "page"


@cache
def imported(name: str) -> tuple[str, ...]:
    """The modules of `web/page` that a script there imports, directly or through another, also inside functions."""
    tree = ast.parse((_PAGE_FOLDER / f"{name}.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "web.page"]
    direct = [alias.name for node in imports for alias in node.names]
    return tuple(sorted({*direct, *(more for each in direct for more in imported(each))}))


def python(folders: Folders, name: str) -> Html:
    """A page's script, and a configuration without plugins for Pyodide: without it PyScript would fetch them."""
    pyodide = el("py-config", {"type": "json", "hidden": True}, json.dumps(_without_plugins(folders.site)))
    script = {"type": "mpy", "src": folders.own(f"page/{name}.py"), "config": json.dumps(_config(folders, name))}
    return join(pyodide, el("script", script))


def _without_plugins(site: Site) -> dict[str, Any]:
    """The setting that keeps PyScript from fetching plugins: their names with `!`."""
    return {"plugins": [f"!{name}" for name in site.unused_plugins]}


def _config(folders: Folders, name: str) -> dict[str, Any]:
    """The settings of a script: MicroPython, what it imports, and Idiomorph where it patches the page."""
    files = imported(name)
    config: dict[str, Any] = {"interpreter": f"{folders.vendor('micropython')}/micropython.mjs"}
    config |= _without_plugins(folders.site)
    if files:
        config["files"] = {folders.own(f"page/{file}.py"): f"./web/page/{file}.py" for file in files}
    if "patch" in files:
        config["js_modules"] = {"main": {f"{folders.vendor('idiomorph')}/idiomorph.esm.js": "idiomorph"}}
    return config
