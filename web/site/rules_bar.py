"""What surrounds the pages of rules and lessons: their headers, and the foot."""

from __future__ import annotations

from pyengine import rulebook
from pyengine.core.game import Game
from web.games import games
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.ornament import sign
from web.parts.page_paths import lang_folder, rulebooks_path, rules_path
from web.site.lobby import update_notice


def root_of(folder: str) -> str:
    """The path from a page's folder to the site's root."""
    return "../" * folder.count("/")


def framed(header: Html, main: Html, t: Messages) -> Html:
    """A page's content, between its header and the foot."""
    return join(header, update_notice(t), main, foot(t))


def foot(t: Messages) -> Html:
    """What stands below every page."""
    return el("footer", None, el("p", None, t("footer")))


def bar(folders: dict[str, str], t: Messages) -> Html:
    """The header of a page that is in these folders, by language: with all rulebooks and the search."""
    root = root_of(folders[t.lang])
    rulebooks = el("a", {"class": "button", "href": root + rulebooks_path(t.lang)}, t("rules-all"))
    return el("header", {"class": "bar"}, _home(root, t), rulebooks, _finder(root, t), *_languages(folders, root, t))


def bar_of_game(game: Game, folders: dict[str, str], t: Messages) -> Html:
    """The header of a page about a game that is in these folders, by language: with the game's rulebook."""
    root = root_of(folders[t.lang])
    rules = el("a", {"class": "button", "href": root + rules_path(game.id, t.lang)}, t("rules"))
    return el("header", {"class": "bar"}, _home(root, t), rules, *_languages(folders, root, t))


def _home(root: str, t: Messages) -> Html:
    """The way to the lobby."""
    return el("a", {"class": "home", "href": f"{root}?lang={t.lang}"}, sign(), t("app-name"))


def _languages(folders: dict[str, str], root: str, t: Messages) -> list[Html]:
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
        "data-folder": lang_folder(t.lang),
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
