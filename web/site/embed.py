"""Pages for frames on other sites: one a game, with its opening board as its picture, and the engine's."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.game import Game
from web.games import games
from web.parts.embed_layout import EmbedLayout, framed
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.site.folders import Folders, Site
from web.site.opening import blank_table, usual
from web.site.python_script import python

_FRAMES = "; frame-src 'self'"
"""A frame starts an engine of its own where there is none to share."""


def render(site: Site) -> dict[str, str]:
    """The pages by their paths."""
    folders = Folders("../../", replace(site, policy=site.policy + _FRAMES))
    pages = {f"embed/{game.id}/index.html": _page(folders, game) for game in games()}
    return {**pages, "embed/engine/index.html": _engine(folders)}


def _page(folders: Folders, game: Game) -> str:
    """A game's page, in English, with the other languages as templates."""
    english = Messages(LANGS[0])
    templates = [
        el("template", {"data-page": True, "data-lang": lang}, _content(game, Messages(lang))) for lang in LANGS[1:]
    ]
    live = el("div", {"id": "live", "class": "unseen", "role": "log", "aria-live": "polite"})
    page = el("div", {"id": "page"}, _content(game, english))
    body = el("body", {"class": "framed"}, page, *templates, live, _scripts(folders))
    style = el("link", {"rel": "stylesheet", "href": folders.own("framed.css")})
    return _document(_head(folders, english(f"game-{game.id}"), style), body)


def _engine(folders: Folders) -> str:
    """The page of the hidden frame that holds the engine for all tables of a host page."""
    script = {"src": folders.own("embed_engine.js"), "data-worker": folders.own("engine_worker.mjs"), "data-now": True}
    return _document(_head(folders, "Nastilka"), el("body", None, el("script", script)))


def _document(head: Html, body: Html) -> str:
    return f"<!doctype html>\n{el('html', {'lang': LANGS[0]}, head, body)}\n"


def _head(folders: Folders, title: str, *links: Html) -> Html:
    metas = [
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": folders.site.policy}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "robots", "content": "noindex"}),
    ]
    return el("head", None, *metas, el("title", None, title), *links)


def _scripts(folders: Folders) -> Html:
    """The frame's script, and the Python it starts when the table is seen or touched."""
    frame = {
        "src": folders.own("embed_frame.js"),
        "data-core": folders.own("pyscript.mjs"),
        "data-engine": "../engine/",
    }
    return join(python(folders, "embed"), el("script", frame))


def _content(game: Game, t: Messages) -> Html:
    progress = el("progress", {"id": "boot-progress", "max": "1", "value": "0", "aria-label": t("starting")})
    boot = el("div", {"id": "boot", "class": "boot", "hidden": True}, el("p", None, t("embed-starting")), progress)
    retry = el("button", {"id": "retry", "class": "button main", "type": "button"}, t("retry"))
    problem = {"id": "boot-problem", "class": "boot failed", "role": "alert", "hidden": True}
    failed = el("div", problem, el("p", None, t("embed-failed")), retry)
    nothing = el("noscript", None, el("p", {"class": "boot failed"}, t("needs-script")))
    starting = EmbedLayout(starting=True)
    opening = blank_table(game, usual(game), t, lambda scene, board: framed(scene, game.id, board, starting))
    return join(el("div", {"id": "app"}, opening), boot, failed, nothing)
