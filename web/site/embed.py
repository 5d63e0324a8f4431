"""Pages for frames on other sites: one a game, with its opening board as its picture, and the engine's.

A frame that may only run scripts goes on to a page of its own (`sandboxed.py`).
"""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.game import Game
from web.games import find, games
from web.parts.embed_layout import EmbedLayout, framed
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages, stand_ins
from web.site import sandboxed
from web.site.document import unlisted_metas
from web.site.draw import Draw, Drawn
from web.site.folders import Folders, Site, with_inline
from web.site.game_frame import around
from web.site.games_page import stopped
from web.site.opening import blank_table, usual
from web.site.python_script import python
from web.site.resources import game_file_data

_FAULTS = {
    "": "embed-failed",
    "offline": "embed-offline",
    "old-browser": "fault-old-browser",
    "no-webassembly": "fault-no-webassembly",
    "policy-webassembly": "fault-policy-webassembly",
}
"""Why no game can start, and what is said of it; see `web/browser/watchdog/environment.js`."""
WATCH = """addEventListener("load",function(){setTimeout(function(){
if(window.nastilkaFrame||!document.getElementById("boot-problem"))return;
var root=document.documentElement,asked=/[#&?]lang=([a-z]+)/.exec(location.href),
lang=asked?asked[1]:(navigator.language||"").slice(0,2),page=document.getElementById("page"),
other=document.querySelector('template[data-lang="'+lang+'"]'),
why=navigator.onLine===false?"offline":Object.hasOwn&&"noModule"in document.createElement("script")?"":"old-browser";
if(other&&other.content){page.textContent="";page.appendChild(other.content.cloneNode(true));root.lang=lang}
root.setAttribute("data-state","failed");
[].forEach.call(document.querySelectorAll("#boot-problem [data-fault]"),function(words){
words.hidden=words.getAttribute("data-fault")!==why});
document.getElementById("boot-problem").hidden=false;
document.getElementById("retry").onclick=function(){location.reload()}
})})"""
"""Says what is the matter where the frame's script has not come, or is of a language that the browser does not know: so
it is written for browsers of any age. A script that has come has taken over by then.
"""
_FRAMES = "; frame-src 'self'"
"""A frame starts an engine of its own where there is none to share."""


def draws() -> list[Draw]:
    """What is on the pages, game by game."""
    return [_content(game, lang) for game in games() for lang in LANGS]


def nearest() -> dict[str, Draw]:
    """What is on the pages in a language that lacks something, where the reader gets that in another one than English,
    by its paths beside our scripts; see `web/browser/window/nearest.js`.
    """
    return {
        f"nearest/embed-{game.id}.{lang}.{other}.txt": Draw(_drawn, (game.id, lang, other), game.id)
        for game in games()
        for lang in LANGS
        for other in stand_ins(lang)
    }


def render(site: Site, scripts: str | None, drawn: Drawn = Draw.__call__) -> dict[str, str]:
    """The pages by their paths. `scripts` is the folder of the scripts for frames that may only run scripts; None where
    the site has none.
    """
    folders = Folders("../../", replace(site, policy=site.policy + _FRAMES))
    onward = sandboxed.ONWARD if scripts is not None else ""
    pages = {f"embed/{game.id}/index.html": _page(folders, game, drawn, onward + WATCH) for game in games()}
    pages["embed/engine/index.html"] = _engine(folders, onward)
    if site.frame:
        pages["embed/file/index.html"] = _file_page(folders)
    if scripts is None:
        return pages
    start = sandboxed.start(f"../../../{scripts}/") + WATCH
    policy = sandboxed.policy(start)
    for game in games():
        head = _head(policy, Messages(LANGS[0])(f"game-{game.id}"), _inline(start))
        page = _document(head, _body(game, drawn), root="../../../", game=game.id)
        pages[f"embed/{game.id}/sandboxed/index.html"] = page
    return pages


def _inline(script: str) -> Html:
    return el("script", None, Html(script))


def _page(folders: Folders, game: Game, drawn: Drawn, first: str) -> str:
    """A game's page; the script `first` comes before its stylesheet."""
    style = el("link", {"rel": "stylesheet", "href": folders.own("framed.css")})
    policy = with_inline(folders.site.policy, first)
    head = _head(policy, Messages(LANGS[0])(f"game-{game.id}"), _inline(first), style)
    frame = {
        "src": folders.own("embed_frame.js"),
        "data-core": folders.own("pyscript.js"),
        "data-engine": "../engine/",
    }
    scripts = join(python(folders, "embed"), el("script", frame))
    own = folders.own(f"nearest/embed-{game.id}.")
    return _document(head, _body(game, drawn, scripts, nearest=own), game=game.id)


def _file_page(folders: Folders) -> str:
    """The page for the games of files, which their text comes to from the page around."""
    styles = (el("link", {"rel": "stylesheet", "href": folders.own(f"{name}.css")}) for name in ("framed", "kit"))
    policy = around(with_inline(folders.site.policy, WATCH), folders.site.frame)
    head = _head(policy, Messages(LANGS[0])("files-title"), _inline(WATCH), *styles)
    script = {**game_file_data(folders), "src": folders.own("embed_file.js"), "data-core": folders.own("pyscript.js")}
    scripts = join(python(folders, "embed"), el("script", script))
    return _document(head, _around([_of_file(Messages(lang)) for lang in LANGS], scripts))


def _of_file(t: Messages) -> Html:
    app = el("div", {"id": "app"}, el("h1", {"class": "unseen"}, t("files-title")))
    return join(app, _boot(t), stopped(t))


def _body(game: Game, drawn: Drawn, *scripts: Html, nearest: str = "") -> Html:
    """A table, in English, with the other languages as templates."""
    return _around([drawn(_content(game, lang)) for lang in LANGS], *scripts, nearest=nearest)


def _around(contents: list[Html], *scripts: Html, nearest: str = "") -> Html:
    """The body of a page, from its content in all languages; `nearest` is how the addresses begin of what is there with
    others than English for what a language lacks, where a frame may fetch that.
    """
    english, *others = contents
    templates = []
    for lang, content in zip(LANGS[1:], others, strict=True):
        attrs: dict[str, object] = {"data-page": True, "data-lang": lang}
        if nearest and stand_ins(lang):
            attrs |= {"data-nearest": f"{nearest}{lang}.", "data-others": " ".join(stand_ins(lang))}
        templates.append(el("template", attrs, content))
    live = el("div", {"id": "live", "class": "unseen", "role": "log", "aria-live": "polite"})
    page = el("div", {"id": "page"}, english)
    needs = (el("p", {"lang": lang}, Messages(lang)("embed-needs-script")) for lang in LANGS)
    nothing = el("noscript", None, el("div", {"class": "boot failed"}, *needs))
    return el("body", {"class": "framed"}, nothing, page, *templates, live, *scripts)


def _engine(folders: Folders, first: str) -> str:
    """The page of the hidden frame that holds the engine for all tables of a host page."""
    script = {"src": folders.own("embed_engine.js"), "data-worker": folders.own("engine_worker.js"), "data-now": True}
    policy = with_inline(folders.site.policy, first) if first else folders.site.policy
    head = _head(policy, "Nastilka", *([_inline(first)] if first else []))
    return _document(head, el("body", None, el("script", script)))


def _document(head: Html, body: Html, root: str | None = None, game: str | None = None) -> str:
    attrs = {"lang": LANGS[0], "dir": Messages(LANGS[0]).dir, "data-root": root, "data-game": game}
    return f"<!doctype html>\n{el('html', attrs, head, body)}\n"


def _head(policy: str, title: str, *links: Html) -> Html:
    return el("head", None, *unlisted_metas(policy), el("title", None, title), *links)


def _content(game: Game, lang: str) -> Draw:
    return Draw(_drawn, (game.id, lang), game.id)


def _drawn(game_id: str, lang: str, *others: str) -> Html:
    game, t = find(game_id), Messages(lang, *others)
    starting = EmbedLayout(starting=True)
    opening = blank_table(game, usual(game), t, lambda scene, board: framed(scene, board, starting))
    opening = Html(opening.replace(join(t("status-starting")), join(t("embed-waiting"))))
    opening = Html(opening.replace('<button disabled id="begin"', '<button id="begin"'))
    app = el("div", {"id": "app", "data-players": str(usual(game))}, opening)
    return join(app, _boot(t))


def _boot(t: Messages) -> Html:
    """The progress of a start, and what is said where it fails."""
    progress = el("progress", {"id": "boot-progress", "max": "1", "value": "0", "aria-label": t("starting")})
    boot = el("div", {"id": "boot", "class": "boot", "hidden": True}, el("p", None, t("embed-starting")), progress)
    retry = el("button", {"id": "retry", "class": "button main", "type": "button"}, t("retry"))
    problem = {"id": "boot-problem", "class": "boot failed", "role": "alert", "hidden": True}
    words = (el("p", {"data-fault": fault, "hidden": bool(fault)}, t(said)) for fault, said in _FAULTS.items())
    return join(boot, el("div", problem, *words, retry))
