"""What a page loads: the head's script, the engine's worker, fonts, the modules of its Python, icons and manifest."""

from __future__ import annotations

from web.games import games
from web.parts.html import Html, el, join
from web.site.folders import Folders


def head_script(folders: Folders) -> Html:
    """The script that runs before the first paint."""
    return el("script", {"src": folders.own("head.js")})


def play_head_script(folders: Folders, games: str) -> Html:
    """The same for the page that plays: it starts the engine too, and shows the opening board of one of these games."""
    data = {"data-games": games, "data-boards": folders.own("boards/"), "data-worker": folders.own("engine_worker.js")}
    return el("script", {"src": folders.own("play_head.js"), **data})


def game_file_data(folders: Folders) -> dict[str, object]:
    """What a script needs that plays the game of a file: where our files are, and the IDs of our own games."""
    wasm = f"{folders.vendor('pyodide')}/pyodide.asm.wasm.gz"
    taken = " ".join(game.id for game in games())
    return {"data-own": folders.own(""), "data-wasm": wasm, "data-taken": taken}


def games_head_script(folders: Folders, name: str) -> Html:
    """The same for the pages on which games of files are played and read."""
    return el("script", {"src": folders.own(f"{name}.js"), **game_file_data(folders)})


def file_book_head_script(folders: Folders, game_id: str) -> Html:
    """The same for the rulebook of a game in one file, whose examples can be tried."""
    return el("script", {"src": folders.own("file_book_head.js"), "data-game": game_id, **game_file_data(folders)})


def today_head_script(folders: Folders, deals: str) -> Html:
    """The same for the pages that show what is today's: `deals` are those of all days, for the lobby."""
    return el("script", {"src": folders.own("today_head.js"), "data-deals": deals or None})


def friends_head_script(folders: Folders) -> Html:
    """The same for the page for friends, whose engine has sealed play."""
    return el("script", {"src": folders.own("friends_head.js"), "data-worker": folders.own("sealed_worker.js")})


def workbench_head_script(folders: Folders) -> Html:
    """The same for the workbench, whose engine has studies."""
    data = {"data-worker": folders.own("workbench_worker.js")}
    return el("script", {"src": folders.own("workbench_head.js"), **data})


def board_head_script(folders: Folders) -> Html:
    """The same for a pupil's page of a live board, whose engine is the workbench's."""
    return el("script", {"src": folders.own("board_head.js"), "data-worker": folders.own("workbench_worker.js")})


def engine_script(folders: Folders) -> Html:
    """The script of a page whose engine starts with its first command."""
    worker = folders.own("engine_worker.js")
    return el("script", {"src": folders.own("engine_client.js"), "data-worker": worker})


_FONTS = ("onest-latin", "onest-cyrillic", "source-serif-4-latin")
"""The fonts of an opening board: in each language it has digits and what the languages call themselves."""


def font_preloads(folders: Folders) -> Html:
    """Preloads of the fonts: without them the opening board is laid out again with each font that arrives."""
    kind = {"rel": "preload", "as": "font", "type": "font/woff2", "crossorigin": "anonymous"}
    return join(*(el("link", {**kind, "href": folders.own(f"fonts/{name}-wght-normal.woff2")}) for name in _FONTS))


def module_preloads(folders: Folders, script: str) -> Html:
    """Preloads of what the page's Python needs, which would be found one after the other; see `lazy_start.js`."""
    micropython = folders.vendor("micropython")
    fetched = (f"{micropython}/micropython.wasm.gz", folders.own(f"page/{script}.txt"))
    links = [{"rel": "modulepreload", "href": f"{micropython}/micropython.js"}]
    links += [{"rel": "preload", "href": url, "as": "fetch", "crossorigin": "anonymous"} for url in fetched]
    return el("template", {"id": "parts"}, *(el("link", attrs) for attrs in links))


def icons_and_manifest(folders: Folders) -> Html:
    """The icons, the manifest and the colours of the bar around the page."""
    links = [
        {"rel": "icon", "href": folders.own("icon.svg"), "type": "image/svg+xml"},
        {"rel": "apple-touch-icon", "href": folders.own("icon-apple.png")},
        {"rel": "manifest", "href": f"{folders.files}site.json"},
    ]
    colours = [("light", "#1f4d46"), ("dark", "#14312d")]
    bars = [{"name": "theme-color", "media": f"(prefers-color-scheme: {way})", "content": to} for way, to in colours]
    return join(*(el("link", attrs) for attrs in links), *(el("meta", attrs) for attrs in bars))
