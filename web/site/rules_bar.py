"""The headers of the pages of rules and lessons, and their links to studies."""

from __future__ import annotations

from pyengine.core.game import Game
from pyengine.study.shipped import load_study, study_names
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.page_paths import lang_folder, rules_path, study_path
from web.site.file_books import load
from web.site.frame import Frame


def root_of(folder: str) -> str:
    """The path from a page's folder to the site's root."""
    return "../" * folder.count("/")


def bar(folders: dict[str, str], t: Messages, game: Game) -> Frame:
    """The header of a page that is in these folders, by language: with all rulebooks and the search.

    The search field names a rule of `game` as an example, from the middle of its rulebook.
    """
    root = root_of(folders[t.lang])
    words = {
        "data-texts": f"{root}rules/search.{t.lang}.json",
        "data-root": root,
        "data-folder": lang_folder(t.lang),
        "data-none": t("rules-search-none"),
        "data-found": t("rules-search-found", count="{count}"),
    }
    rules = [*load(game.id, *t.langs).rules]
    example = t("rules-search-hint", rule=rules[len(rules) // 2])
    hint = {"placeholder": example, "autocomplete": "off", "spellcheck": "false"}
    field = el("input", {"type": "search", "id": "find", "aria-controls": "found", "aria-describedby": "count", **hint})
    label = el("label", {"for": "find"}, t("rules-search"))
    count = el("p", {"id": "count", "role": "status"})
    found = el("ul", {"id": "found", "role": "list"})
    finder = el("div", {"class": "finder", "role": "search", "id": "finder", **words}, label, field, count, found)
    return Frame(root, _languages(folders, root), finder=finder)


def bar_of_game(game: Game, folders: dict[str, str], t: Messages) -> Frame:
    """The header of a page about a game that is in these folders, by language: with the game's rulebook."""
    root = root_of(folders[t.lang])
    return Frame(root, _languages(folders, root), book=rules_path(game.id, t.lang))


def _languages(folders: dict[str, str], root: str) -> dict[str, str]:
    return {lang: root + folder for lang, folder in folders.items()}


def study_links(game: Game, root: str, t: Messages) -> list[Html]:
    """A button for each of its studies; `root` leads to the site's root."""
    return [_link(game, name, root, t) for name in study_names(game.id)]


def _link(game: Game, name: str, root: str, t: Messages) -> Html:
    title = t.among(load_study(game.id, name).titles)
    return el("a", {"class": "button", "href": root + study_path(game.id, name, t.lang)}, t("study-named", title=title))
