"""All static pages, in English, with the other languages beside as templates."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from web.html import Html, el, join
from web.messages import LANGS, Messages
from web.pages import early, rules
from web.pages.lobby import lobby
from web.pages.play import boards, play
from web.pages.stats import stats

POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self' data: blob:; "
    "manifest-src 'self'; form-action 'self'; base-uri 'self'"
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
    books = {f"{page.folder}index.html": _rules(Folders(page.root, app, vendor), page) for page in rules.pages()}
    return {
        "index.html": _page(Folders("", app, vendor), lobby, "lobby", Html("")),
        "play/index.html": _page(Folders("../", app, vendor), play, "page", boards()),
        "stats/index.html": _page(Folders("../", app, vendor), stats, "results", Html("")),
        **books,
        **rules.searches(),
    }


def _page(folders: Folders, content: Callable[[Messages], Html], script: str, extra: Html) -> str:
    """A page with its other languages beside, as templates."""
    english = Messages(LANGS[0])
    beside = join(*_others(content), extra)
    body = (content(english), beside, _scripts(folders, script))
    soon = (early.engine(folders, now=True),) if script == "page" else ()
    head = _head(folders, english, english("app-name"), *soon, early.parts(folders, script))
    return _document(head, english.lang, folders.root, body)


def _rules(folders: Folders, page: rules.Page) -> str:
    """A page of rules; its other languages are pages of their own."""
    t = Messages(page.lang)
    title = f"{page.title} — {t('app-name')}"
    versions = [
        el("link", {"rel": "alternate", "hreflang": lang, "href": folders.root + folder})
        for lang, folder in page.versions.items()
    ]
    content = el("div", {"class": "page"}, page.content)
    body = (content, None, _rules_scripts(folders))
    soon = (early.engine(folders, now=False), early.parts(folders, "rules"))
    return _document(_head(folders, t, title, *soon, *versions), page.lang, folders.root, body)


def _document(head: Html, lang: str, root: str, parts: tuple[Html, Html | None, Html]) -> str:
    """A whole page from its content, what stands beside it out of sight, and its scripts."""
    content, beside, scripts = parts
    live = el("div", {"id": "live", "class": "unseen", "role": "status", "aria-live": "polite"})
    body = el("body", None, el("div", {"id": "page"}, content), beside, live, scripts)
    document = el("html", {"lang": lang, "data-root": root}, head, body)
    return f"<!doctype html>\n{document}\n"


def _others(content: Callable[[Messages], Html]) -> list[Html]:
    found = []
    for lang in LANGS[1:]:
        t = Messages(lang)
        attrs = {"data-page": True, "data-lang": lang, "data-title": t("app-name")}
        found.append(el("template", attrs, content(t)))
    return found


def _head(folders: Folders, t: Messages, title: str, *links: Html) -> Html:
    metas = [
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": POLICY}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "description", "content": t("promise")}),
    ]
    icon = early.installable(folders)
    style = el("link", {"rel": "stylesheet", "href": folders.own("style.css")})
    likes = el("script", {"src": folders.own("settings.js")})
    return el("head", None, *metas, *links, likes, el("title", None, title), icon, style)


def _scripts(folders: Folders, script: str) -> Html:
    boot = el("script", {"src": folders.own("boot.js")})
    core = el("script", {"type": "module", "src": f"{folders.root}{folders.vendor['pyscript']}/core.js"})
    page = el("script", {"type": "mpy", "src": folders.own(f"{script}.py"), "config": folders.own(f"{script}.json")})
    pictures = el("script", {"type": "module", "src": folders.own("pictures.mjs")})
    sound = el("script", {"src": folders.own("sound.js")})
    around = {"page": (sound, pictures), "results": (pictures,)}.get(script, ())
    return join(boot, *around, page, core)


def _rules_scripts(folders: Folders) -> Html:
    """The rulebooks' script; the engine's worker sleeps until somebody wants to try something."""
    config = {
        "interpreter": f"{folders.root}{folders.vendor['micropython']}/micropython.mjs",
        "files": {folders.own("hands.py"): "./hands.py"},
        "js_modules": {"main": {f"{folders.root}{folders.vendor['idiomorph']}/idiomorph.esm.js": "idiomorph"}},
    }
    core = el("script", {"type": "module", "src": f"{folders.root}{folders.vendor['pyscript']}/core.js"})
    page = el("script", {"type": "mpy", "src": folders.own("rules.py"), "config": json.dumps(config)})
    return join(el("script", {"src": folders.own("boot.js")}), page, core)
