"""A whole HTML document of the site, and what it says where it was opened from a disk."""

from __future__ import annotations

import re
from collections.abc import Mapping

from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.site.folders import Folders, with_inline

_SCRIPT = re.compile(r"<script [^>]*\bsrc=")


def document(
    folders: Folders,
    path: str,
    lang: tuple[str, str],
    head: Html,
    body: Html,
    *,
    instead: Mapping[str, str] | None = None,
) -> str:
    """The document of the page at `path`, a folder below the site's root; `lang` is its language and direction. Where
    that language lacks the text, `instead` are the pages that have it, by their languages.

    Its root element says where the page is, and how many scripts it has: a service worker knows by that a page which a
    host has changed, but not cut. A watchdog finds by it where our own files are.
    """
    attrs = {"lang": lang[0], "dir": lang[1], "data-root": folders.files, "data-path": path}
    attrs |= {"data-instead": " ".join(f"{each}={page}" for each, page in instead.items())} if instead else {}
    scripts = len(_SCRIPT.findall(f"{head}{body}"))
    app = folders.site.app if folders.site.watchdog else None
    element = el("html", {**attrs, "data-app": app, "data-scripts": str(scripts)}, head, body)
    return f"<!doctype html>\n{element}\n"


def unlisted_metas(policy: str) -> list[Html]:
    """The metas of a page that search engines are to leave out."""
    return [
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": policy}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "robots", "content": "noindex"}),
    ]


def page_policy(folders: Folders) -> str:
    """The policy of a page, which allows the script that stands in it."""
    text = folders.site.watchdog
    return with_inline(folders.site.policy, text) if text else folders.site.policy


def watchdog(folders: Folders) -> Html | None:
    """The script that stands in every page, before all others; None where the site has none."""
    text = folders.site.watchdog
    return join(el("script", None, Html(text))) if text else None


def disk_notice() -> Html:
    """The notice, in all languages; the style shows it once the watchdog has marked the page."""
    return el("aside", {"class": "from-disk"}, *(_words(Messages(lang)) for lang in LANGS))


def _words(t: Messages) -> Html:
    words = el("p", None, el("strong", None, t("disk-title")), " ", t("disk-text"))
    return el("div", {"lang": t.lang, "dir": t.dir}, words)
