"""The Python of a page's own thread: its script, and what PyScript is told of it."""

from __future__ import annotations

import json
from typing import Any, Protocol

from web.html import Html, el, join


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
FILES = {
    "page": ("hands.py", "stats.py"),
    "rules": ("hands.py",),
    "learn": ("hands.py",),
    "embed": ("hands.py",),
    "results": ("stats.py",),
}
"""What a page's script imports of ours, by the script's name."""


def python(places: Places, name: str) -> Html:
    """A page's script, and a setting for the other kind of Python, for whose sake PyScript would fetch its plugins."""
    none_else = el("py-config", {"type": "json", "hidden": True}, json.dumps(_LESS))
    given = {"type": "mpy", "src": places.own(f"{name}.py"), "config": json.dumps(_config(places, name))}
    return join(none_else, el("script", given))


def _config(places: Places, name: str) -> dict[str, Any]:
    """The settings of a script: MicroPython, and what it imports; who has hands changes the page with Idiomorph."""
    files = FILES.get(name, ())
    config: dict[str, Any] = {"interpreter": f"{places.root}{places.vendor['micropython']}/micropython.mjs", **_LESS}
    if files:
        config["files"] = {places.own(file): f"./{file}" for file in files}
    if "hands.py" in files:
        config["js_modules"] = {"main": {f"{places.root}{places.vendor['idiomorph']}/idiomorph.esm.js": "idiomorph"}}
    return config
