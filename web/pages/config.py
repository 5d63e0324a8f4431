"""What a page tells PyScript: which Python, which files, which modules of JavaScript, and what it can do without."""

from __future__ import annotations

from typing import Any

Config = dict[str, Any]

_SPARED = ("deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
"""PyScript's own plugins that no page of ours uses. Those named with `!` it does not fetch."""


def config(vendor: dict[str, str], root: str, files: dict[str, str] | None = None, *, morph: bool = False) -> Config:
    """The settings of a script on the page's thread; `root` leads from who reads them to the site's folder."""
    settings: dict[str, Any] = {
        "interpreter": f"{root}{vendor['micropython']}/micropython.mjs",
        "plugins": [f"!{name}" for name in _SPARED],
    }
    if files:
        settings["files"] = files
    if morph:
        settings["js_modules"] = {"main": {f"{root}{vendor['idiomorph']}/idiomorph.esm.js": "idiomorph"}}
    return settings
