"""All static pages, in English, with the other languages beside as templates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from web.html import Html, el, join
from web.messages import LANGS, Messages
from web.pages.lobby import lobby
from web.pages.play import boards, play

POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self' data: blob:; form-action 'self'; base-uri 'self'"
)
"""`unsafe-eval` is what PyScript needs to start Python on the page's thread."""


@dataclass(frozen=True, slots=True)
class Folders:
    """Where a page finds things: the site's root, our own files, and the parts that others made."""

    root: str
    app: str
    vendor: dict[str, str]

    def own(self, name: str) -> str:
        """The URL of a file of ours."""
        return f"{self.root}{self.app}/{name}"


def render(app: str, vendor: dict[str, str]) -> dict[str, str]:
    """Every page by its path; `app` and the values of `vendor` are folders of `dist/`."""
    return {
        "index.html": _page(Folders("", app, vendor), lobby, "lobby", Html("")),
        "play/index.html": _page(Folders("../", app, vendor), play, "page", boards()),
    }


def _page(folders: Folders, content: Callable[[Messages], Html], script: str, extra: Html) -> str:
    english = Messages(LANGS[0])
    live = el("div", {"id": "live", "class": "unseen", "role": "status", "aria-live": "polite"})
    page = el("div", {"id": "page"}, content(english))
    body = el("body", None, page, *_others(content), extra, live, _scripts(folders, script))
    document = el("html", {"lang": LANGS[0], "data-root": folders.root}, _head(folders, english), body)
    return f"<!doctype html>\n{document}\n"


def _others(content: Callable[[Messages], Html]) -> list[Html]:
    found = []
    for lang in LANGS[1:]:
        t = Messages(lang)
        attrs = {"data-page": True, "data-lang": lang, "data-title": t("app-name")}
        found.append(el("template", attrs, content(t)))
    return found


def _head(folders: Folders, t: Messages) -> Html:
    metas = [
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": POLICY}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "description", "content": t("promise")}),
    ]
    title = el("title", None, t("app-name"))
    icon = el("link", {"rel": "icon", "href": folders.own("icon.svg"), "type": "image/svg+xml"})
    style = el("link", {"rel": "stylesheet", "href": folders.own("style.css")})
    return el("head", None, *metas, title, icon, style)


def _scripts(folders: Folders, script: str) -> Html:
    boot = el("script", {"src": folders.own("boot.js")})
    core = el("script", {"type": "module", "src": f"{folders.root}{folders.vendor['pyscript']}/core.js"})
    page = el("script", {"type": "mpy", "src": folders.own(f"{script}.py"), "config": folders.own(f"{script}.json")})
    return join(_engine(folders) if script == "page" else None, boot, page, core)


def _engine(folders: Folders) -> Html:
    """The engine's worker; the boot script gives it its settings."""
    attrs = {
        "type": "py",
        "id": "engine",
        "name": "engine",
        "worker": True,
        "src": folders.own("worker.py"),
        "data-runtime": folders.own("runtime.mjs"),
        "data-web": folders.own("web.zip"),
    }
    return el("script", attrs)
