"""What a page asks for early: the engine's worker, fonts, Python's parts once the opening stands; and its manifest."""

from __future__ import annotations

from web.parts.html import Html, el, join
from web.site.python_script import Places, imported


def first(places: Places, games: str | None = None) -> Html:
    """What stands before the first picture; on the page of a game also the opening boards of these games."""
    boards = None if games is None else "boards/"
    return el("script", {"src": places.own("head.js"), "data-games": games, "data-boards": boards})


def engine(places: Places, *, now: bool) -> Html:
    """Starts the engine's worker at once, or once it is asked for."""
    return el(
        "script",
        {"src": places.own("engine_client.js"), "data-worker": places.own("engine_worker.mjs"), "data-now": now},
    )


_FONTS = ("onest-latin", "onest-cyrillic", "source-serif-4-latin")
"""What the opening of a game is written in: digits and both languages' names stand on it whatever its own language."""
_MICROPYTHON = ("micropython", "interpreter")


def fonts(places: Places) -> Html:
    """The fonts, early enough that the opening is laid out once and not again with each font that comes."""
    kind = {"rel": "preload", "as": "font", "type": "font/woff2", "crossorigin": "anonymous"}
    return join(*(el("link", {**kind, "href": places.own(f"fonts/{name}-wght-normal.woff2")}) for name in _FONTS))


def parts(places: Places, script: str) -> Html:
    """The files of the page's own thread, which would else be found one after the other; for `lazy_start.js`."""
    folder = {name: f"{places.root}{path}" for name, path in places.vendor.items()}
    modules = [f"{folder['pyscript']}/core.js", *(f"{folder['micropython']}/{name}.mjs" for name in _MICROPYTHON)]
    modules += [folder["core"]] if "core" in folder else []
    modules.append(f"{folder['idiomorph']}/idiomorph.esm.js")
    fetched = [f"{folder['micropython']}/micropython.wasm.gz"]
    fetched += [places.own(f"page/{name}.py") for name in (script, *imported(script))]
    links = [{"rel": "modulepreload", "href": url} for url in modules]
    links += [{"rel": "preload", "href": url, "as": "fetch", "crossorigin": "anonymous"} for url in fetched]
    return el("template", {"id": "parts"}, *(el("link", attrs) for attrs in links))


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
