"""What surrounds every page but the table: the header with the settings, the offer of a new version, and the foot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from web.parts.html import Html, el, join
from web.parts.icons import sign, sliders
from web.parts.messages import LANGS, Messages, languages, one_touch_away
from web.parts.page_paths import rulebooks_path, studies_path
from web.parts.panel import page_settings
from web.parts.preferences import checked

OWN_LANGUAGES = {lang: f"?lang={lang}" for lang in LANGS}
"""The addresses of a page that holds all its languages."""
_SETTINGS = "page-settings"


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a page is: `root` is the path to the site's root, `addresses` has the page's in each language.

    `book` is the path of the rulebook that the page is about, from the root; without it all rulebooks are offered. A
    `finder` searches them.
    """

    root: str
    addresses: Mapping[str, str]
    book: str = ""
    finder: Html | None = None


def framed(frame: Frame, main: Html, t: Messages) -> Html:
    """A page's content, between its header and the foot; the settings are behind it."""
    foot = el("footer", None, el("p", None, t("footer")))
    name = el("span", None, t("app-name"))
    home = el("a", {"class": "home", "href": f"{frame.root}?lang={t.lang}"}, sign(), name)
    attrs = {"type": "button", "class": "button", "id": "open-settings", "popovertarget": _SETTINGS}
    button = el("button", {**attrs, "aria-label": t("settings"), "title": t("settings")}, sliders())
    places = {
        "rules": frame.book or rulebooks_path(t.lang),
        "studies": studies_path(t.lang),
        "puzzles": f"puzzles/?lang={t.lang}",
        "stats": f"stats/?lang={t.lang}",
    }
    links = [
        el("a", {"class": "way-to", "href": frame.root + path, "id": f"to-{name}"}, t(name))
        for name, path in places.items()
    ]
    ways = el("nav", {"class": "site-ways", "aria-label": t("pages")}, *links)
    # The page in its other languages is one touch away where there is room; else see the settings.
    others = join(*(_link(lang, frame.addresses[lang], "way-to lang", t) for lang in one_touch_away(t.lang)))
    header = el("header", {"class": "bar"}, home, ways, frame.finder, others, button)
    close = {"type": "button", "class": "button", "popovertarget": _SETTINGS, "popovertargetaction": "hide"}
    heading = el("h2", {"id": f"{_SETTINGS}-title"}, t("settings"))
    title = el("div", {"class": "panel-head"}, heading, el("button", close, t("close")))
    named = {"role": "dialog", "aria-labelledby": f"{_SETTINGS}-title"}
    box = {"id": _SETTINGS, "class": "panel", "popover": True, **named}
    choices = [_link(lang, frame.addresses[lang], "button", t) for lang in LANGS]
    group = el("div", {"class": "menu", "role": "group", "aria-labelledby": "setting-lang"}, *choices)
    choice = el("div", {"class": "setting of-lang"}, el("h4", {"id": "setting-lang"}, t("setting-lang")), group)
    settings = el("div", box, title, *page_settings(checked({}), t, page=True), choice)
    return join(header, update_notice(t), main, foot, settings)


def _link(lang: str, to: str, kind: str, t: Messages) -> Html:
    here = "page" if lang == t.lang else None
    attrs = {"class": kind, "href": to, "hreflang": lang, "lang": lang, "aria-current": here}
    return el("a", attrs, languages()[lang].name)


def update_notice(t: Messages) -> Html:
    """The offer of a new version."""
    button = el("button", {"id": "update-now", "class": "button", "type": "button"}, t("update-now"))
    return el("div", {"id": "update", "class": "update", "hidden": True}, t("update-ready"), button)
