"""What stands in a page's head: the engine's worker and Python's parts, asked for at once, and how to install it."""

from __future__ import annotations

from typing import Protocol

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


def first(places: Places, games: str | None = None) -> Html:
    """What stands before the first picture; on the page of a game also the opening boards of these games."""
    boards = None if games is None else "boards/"
    return el("script", {"src": places.own("head.js"), "data-games": games, "data-boards": boards})


def engine(places: Places, *, now: bool) -> Html:
    """Starts the engine's worker at once, or once it is asked for."""
    return el("script", {"src": places.own("start.js"), "data-worker": places.own("engine.mjs"), "data-now": now})


_MICROPYTHON = ("micropython", "interpreter")


def parts(places: Places, script: str) -> Html:
    """The files of the page's own thread, which would else be found out about one after the other."""
    folder = {name: f"{places.root}{path}" for name, path in places.vendor.items()}
    modules = [f"{folder['pyscript']}/core.js", *(f"{folder['micropython']}/{name}.mjs" for name in _MICROPYTHON)]
    modules += [folder["core"]] if "core" in folder else []
    fetched = [f"{folder['micropython']}/micropython.wasm.gz", places.own(f"{script}.py")]
    if script == "page":
        modules.append(f"{folder['idiomorph']}/idiomorph.esm.js")
        fetched.append(places.own("hands.py"))
    links = [{"rel": "modulepreload", "href": url} for url in modules]
    links += [{"rel": "preload", "href": url, "as": "fetch", "crossorigin": "anonymous"} for url in fetched]
    return join(*(el("link", attrs) for attrs in links))


def installable(places: Places) -> Html:
    """The icons, the manifest and the colours of the bar around the page."""
    links = [
        {"rel": "icon", "href": places.own("icon.svg"), "type": "image/svg+xml"},
        {"rel": "apple-touch-icon", "href": places.own("icon-apple.png")},
        {"rel": "manifest", "href": f"{places.root}site.webmanifest"},
    ]
    colours = [("light", "#1f4d46"), ("dark", "#14312d")]
    bars = [{"name": "theme-color", "media": f"(prefers-color-scheme: {way})", "content": to} for way, to in colours]
    return join(*(el("link", attrs) for attrs in links), *(el("meta", attrs) for attrs in bars))
