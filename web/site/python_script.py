"""The Python of a page's own thread: its script, and what PyScript is told of it."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from web.parts.html import Html, el, join


class Places(Protocol):
    """Where a page finds things."""

    @property
    def root(self) -> str:
        """The site's root."""

    @property
    def vendor(self) -> dict[str, str]:
        """The parts that others made."""

    def own(self, name: str) -> str:
        """The URL of a file of ours."""


_SPARED = ("deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
"""PyScript's own plugins that no page of ours uses. Those named with `!` it does not fetch."""
_LESS = {"plugins": [f"!{name}" for name in _SPARED]}
_SCRIPTS = Path(__file__).parents[1] / "page"


@cache
def imported(name: str) -> tuple[str, ...]:
    """The modules of `web/page` that a script there imports, at once or later, itself or through another."""
    tree = ast.parse((_SCRIPTS / f"{name}.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "web.page"]
    direct = [alias.name for node in imports for alias in node.names]
    return tuple(sorted({*direct, *(more for each in direct for more in imported(each))}))


def python(places: Places, name: str) -> Html:
    """A page's script, and a setting for the other kind of Python, for whose sake PyScript would fetch its plugins."""
    none_else = el("py-config", {"type": "json", "hidden": True}, json.dumps(_LESS))
    given = {"type": "mpy", "src": places.own(f"page/{name}.py"), "config": json.dumps(_config(places, name))}
    return join(none_else, el("script", given))


def _config(places: Places, name: str) -> dict[str, Any]:
    """The settings of a script: MicroPython, what it imports, and Idiomorph where it patches the page."""
    files = imported(name)
    config: dict[str, Any] = {"interpreter": f"{places.root}{places.vendor['micropython']}/micropython.mjs", **_LESS}
    if files:
        config["files"] = {places.own(f"page/{file}.py"): f"./web/page/{file}.py" for file in files}
    if "patch" in files:
        config["js_modules"] = {"main": {f"{places.root}{places.vendor['idiomorph']}/idiomorph.esm.js": "idiomorph"}}
    return config
