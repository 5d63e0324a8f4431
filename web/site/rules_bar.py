"""The header of the pages of rules: home, all rulebooks, the search, the other language."""

from __future__ import annotations

from pyengine import rulebook
from web.games import games
from web.parts.html import Html, el
from web.parts.messages import LANGS, Messages
from web.parts.ornament import sign
from web.parts.page_paths import rulebooks_path


def bar(folders: dict[str, str], t: Messages) -> Html:
    """The whole header of the page that is in these folders, by language."""
    root = "../" * folders[t.lang].count("/")
    rulebooks = el("a", {"class": "button", "href": root + rulebooks_path(t.lang)}, t("rules-all"))
    return el("header", {"class": "bar"}, home(root, t), rulebooks, _finder(root, t), *languages(folders, root, t))


def home(root: str, t: Messages) -> Html:
    """The way to the lobby."""
    return el("a", {"class": "home", "href": f"{root}?lang={t.lang}"}, sign(), t("app-name"))


def languages(folders: dict[str, str], root: str, t: Messages) -> list[Html]:
    """The ways to the page's other languages."""
    return [
        el("a", {"class": "button", "href": root + folder, "hreflang": lang, "lang": lang}, t(f"lang-{lang}"))
        for lang, folder in folders.items()
        if lang != t.lang
    ]


def _finder(root: str, t: Messages) -> Html:
    """The search in all rulebooks; shown once its script runs."""
    words = {
        "data-texts": f"{root}rules/search.{t.lang}.json",
        "data-root": root,
        "data-folder": "" if t.lang == LANGS[0] else f"{t.lang}/",
        "data-none": t("rules-search-none"),
        "data-found": t("rules-search-found", count="{count}"),
    }
    hint = {"placeholder": t("rules-search-hint", rule=_example_rule(t)), "autocomplete": "off", "spellcheck": "false"}
    field = el("input", {"type": "search", "id": "find", "aria-controls": "found", "aria-describedby": "count", **hint})
    label = el("label", {"for": "find"}, t("rules-search"))
    count = el("p", {"id": "count", "role": "status"})
    found = el("ul", {"id": "found", "role": "list"})
    return el("div", {"class": "finder", "role": "search", "id": "finder", **words}, label, field, count, found)


def _example_rule(t: Messages) -> str:
    """A rule that the search field names as an example: one of the first game, from its middle."""
    rules = [*rulebook.load(games()[0].id, t.lang).rules]
    return rules[len(rules) // 2]
