"""The page for an unknown address, in all languages. A host shows it at whatever address was asked for, so it holds all
that it needs, and its script finds where the site is.
"""

from __future__ import annotations

from web.parts.html import Html, el, glued, join, language_of
from web.parts.icons import sign
from web.parts.messages import LANGS, Messages
from web.site.document import unlisted_metas
from web.site.folders import inline

_KNOWN = {"data-path": "404.html", "data-scripts": "0"}
"""As in `document.py`: which page this is, however a host has changed it. Its own script stands in it."""


def missing(style: str, script: str) -> str:
    """The page, with its style sheet and its script in it."""
    policy = (
        f"default-src 'none'; script-src {inline(script)}; style-src {inline(style)}; connect-src 'self'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    english = Messages(LANGS[0])
    icon = el("link", {"rel": "icon", "href": "data:,"})  # else a browser asks the host for one
    title = el("title", None, f"{english('missing-title')} — {english('app-name')}")
    head = el("head", None, *unlisted_metas(policy), icon, title, el("style", None, Html(style)))
    pages = [_content(Messages(lang)) for lang in LANGS]
    document = el(
        "html",
        {"lang": LANGS[0], "dir": english.dir, **_KNOWN},
        head,
        el("body", None, *pages, el("script", None, Html(script))),
    )
    return f"<!doctype html>\n{document}\n"


def _content(t: Messages) -> Html:
    """The page in one language; all but the first are hidden at first."""
    home = el(
        "a", {"class": "home", "data-to": f"?lang={t.lang}", "href": "./"}, sign(), el("span", None, t("app-name"))
    )
    lobby = el("a", {"class": "button main", "data-to": f"?lang={t.lang}", "href": "./"}, t("to-lobby"))
    words = join(el("h1", None, t("missing-title")), el("p", None, t("missing-text")), lobby)
    title = glued(" — ", (t("missing-title"), t("app-name")))
    attrs = {"class": "page", "lang": t.lang, "dir": t.dir, "data-title": title, "hidden": t.lang != LANGS[0]}
    attrs["data-title-lang"] = language_of(title) or None
    return el("div", attrs, el("header", {"class": "bar"}, home), el("main", {"class": "problem"}, words))
