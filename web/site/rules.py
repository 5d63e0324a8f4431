"""The rulebooks as pages: one for each game and language, an overview, and the search index."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pyengine import rulebook
from pyengine.core.game import Game
from pyengine.rulebook import Fence, Rule
from web.games import games, table_of
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.parts.ornament import sign
from web.parts.page_paths import learn_path, rulebooks_path, rules_path
from web.site.diagram import figure
from web.site.lobby import update_notice
from web.site.rulebook import RuleEntry, Section, parts, plain

_MARKS = ("S", "R", "S/R")


@dataclass(frozen=True, slots=True)
class Page:
    """A page of rules or a lesson: its folder below the site's root, its title, its content, its folder in each
    language, and a description in a sentence.
    """

    folder: str
    lang: str
    title: str
    content: Html
    versions: dict[str, str]
    about: str

    @property
    def root(self) -> str:
        """The path from here to the site's root."""
        return _root(self.folder)


def pages() -> Iterator[Page]:
    """All pages of rules, in all languages."""
    for lang in LANGS:
        t = Messages(lang)
        overview = {each: rulebooks_path(each) for each in LANGS}
        yield Page(overview[lang], lang, t("rules-all"), _rulebooks(overview, t), overview, t("rules-lead"))
        for game in games():
            folders = {each: rules_path(game.id, each) for each in LANGS}
            about = f"{_title(game, t)}. {t(f'about-{game.id}')}"
            yield Page(folders[lang], lang, _title(game, t), _book(game, folders, t), folders, about)


def search_indexes() -> dict[str, str]:
    """The texts of all rules in each language, as JSON: game, ID, section, text."""
    return {f"rules/search.{lang}.json": _search_index(lang) for lang in LANGS}


def _search_index(lang: str) -> str:
    t = Messages(lang)
    found = []
    for game in games():
        for part in _parts(game, t, None):
            found += [[game.id, rule.id, part.title, plain(rule.text)] for rule in part.rules]
    names = {game.id: t(f"game-{game.id}") for game in games()}
    return json.dumps({"games": names, "rules": found}, ensure_ascii=False, separators=(",", ":"))


def _parts(game: Game, t: Messages, drawn: Game | None) -> list[Section]:
    """The sections of a game's rulebook; its examples are drawn when there is a game to draw."""

    def draw(fence: Fence, ident: str, title: Html | None) -> Html:
        return figure(fence, drawn, ident, title, t) if drawn else Html("")

    return parts(rulebook.load(game.id, t.lang), draw, t)


def _root(folder: str) -> str:
    return "../" * folder.count("/")


def _title(game: Game, t: Messages) -> str:
    return t("rules-of", game=t(f"game-{game.id}"))


# One rulebook ------------------------------------------------------------------------------------------------


def _book(game: Game, folders: dict[str, str], t: Messages) -> Html:
    found, root = _parts(game, t, game), _root(folders[t.lang])
    head = el(
        "div",
        {"class": "front"},
        el("div", {"class": f"plate game {game.id}"}, table_of(game.id).cover()),
        el("h1", None, rulebook.load(game.id, t.lang).title),
        el("p", {"class": "facts"}, " · ".join(_facts(game, found, t))),
        *(rule_html(entry, t) for entry in found[0].entries),
        _marks(t),
        el("p", {"class": "menu"}, *_ways(game, root, t)),
    )
    entries = el("div", {"class": "laws"}, *(_section(part, t) for part in found[1:]))
    attrs = {"id": "main", "class": "rulebook", "data-game": game.id, **_words(t)}
    main = el("main", attrs, head, _contents(found[1:], t), entries)
    return join(_bar(folders, t), update_notice(t), main, el("footer", None, el("p", None, t("footer"))))


def _ways(game: Game, root: str, t: Messages) -> tuple[Html, Html]:
    """Links to a game and to the lesson."""
    play = el("a", {"class": "button main", "href": f"{root}play/?game={game.id}&lang={t.lang}"}, t("play"))
    return play, el("a", {"class": "button", "href": root + learn_path(game.id, t.lang), "id": "learn"}, t("learn"))


def _words(t: Messages) -> dict[str, str]:
    """The texts of the page's script."""
    return {"data-starting": t("rules-starting"), "data-failed": t("rules-failed")}


def _facts(game: Game, found: Sequence[Section], t: Messages) -> list[str]:
    rules = sum(len(part.rules) for part in found)
    examples = len(rulebook.fences(rulebook.load(game.id, t.lang).text))
    return [_size(game, t), t("rules-count", count=rules), t("rules-examples", count=examples)]


def _size(game: Game, t: Messages) -> str:
    fewest, most = game.seats
    players = str(fewest) if fewest == most else f"{fewest}–{most}"
    return t("players-minutes", players=players, minutes=table_of(game.id).minutes)


def _marks(t: Messages) -> Html:
    """The meanings of the rules' marks."""
    lines = [el("div", None, el("dt", None, mark), el("dd", None, _mark_words(mark, t))) for mark in _MARKS]
    return el("dl", {"class": "marks", "aria-label": t("rules-marks")}, *lines)


def _mark_words(mark: str, t: Messages) -> str:
    return t(f"rules-mark-{mark.replace('/', '')}")


def _contents(found: Sequence[Section], t: Messages) -> Html:
    """The table of contents, with the rules of each section."""
    lines = [_entry(part) for part in found]
    title = el("h2", {"id": "contents"}, t("rules-contents"))
    return el("nav", {"class": "contents", "aria-labelledby": "contents"}, title, el("ol", None, *lines))


def _entry(part: Section) -> Html:
    link = el("a", {"href": f"#{part.ident}"}, part.title)
    rules = [el("a", {"class": "ref", "href": f"#{rule.id}"}, rule.id.partition("-")[2]) for rule in part.rules]
    return el("li", None, link, el("span", {"class": "ids"}, *(join(rule, " ") for rule in rules)))


def _section(part: Section, t: Messages) -> Html:
    title = el("h2", {"id": part.ident}, part.title)
    return el("section", {"aria-labelledby": part.ident}, title, *(rule_html(entry, t) for entry in part.entries))


def rule_html(entry: RuleEntry, t: Messages) -> Html | None:
    """A rule with its examples, under its ID; or the text that stands before the first rule."""
    if entry.rule is None:
        return el("div", {"class": "before"}, *entry.blocks) if entry.blocks else None
    return el("section", {"class": "law", "id": entry.rule.id}, _head_of(entry.rule, t), *entry.blocks)


def _head_of(rule: Rule, t: Messages) -> Html:
    link = el("a", {"href": f"#{rule.id}", "title": t("rules-permalink", rule=rule.id)}, rule.id)
    words = _mark_words(rule.mark, t)
    mark = el("abbr", {"class": "mark", "title": words}, rule.mark)
    return el("h3", None, link, " ", mark)


# What is on every page ---------------------------------------------------------------------------------------


def _bar(folders: dict[str, str], t: Messages) -> Html:
    """The header: home, all rulebooks, the other language."""
    root = _root(folders[t.lang])
    home = el("a", {"class": "home", "href": f"{root}?lang={t.lang}"}, sign(), t("app-name"))
    rulebooks = el("a", {"class": "button", "href": root + rulebooks_path(t.lang)}, t("rules-all"))
    others = [
        el("a", {"class": "button", "href": root + folder, "hreflang": lang, "lang": lang}, t(f"lang-{lang}"))
        for lang, folder in folders.items()
        if lang != t.lang
    ]
    return el("header", {"class": "bar"}, home, rulebooks, _finder(root, t), *others)


def _finder(root: str, t: Messages) -> Html:
    """The search over all rules; shown once its script runs."""
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
    return el(
        "div",
        {"class": "finder", "role": "search", "id": "finder", **words},
        label,
        field,
        count,
        el("ul", {"id": "found", "role": "list"}),
    )


def _example_rule(t: Messages) -> str:
    """A rule that the search field names as an example: one of the first game, from its middle."""
    rules = [*rulebook.load(games()[0].id, t.lang).rules]
    return rules[len(rules) // 2]


def _rulebooks(folders: dict[str, str], t: Messages) -> Html:
    """The overview of all rulebooks."""
    root = _root(folders[t.lang])
    lead = el("p", {"class": "lead"}, t("rules-lead"))
    hero = el("div", {"class": "hero"}, el("h1", None, t("rules-all")), lead)
    cards = el("section", {"class": "games", "aria-label": t("rules-all")}, *(_card(game, root, t) for game in games()))
    main = el("main", {"id": "main", "class": "lobby shelf"}, hero, cards)
    return join(_bar(folders, t), update_notice(t), main, el("footer", None, el("p", None, t("footer"))))


def _card(game: Game, root: str, t: Messages) -> Html:
    found = _parts(game, t, None)
    link = el("a", {"href": root + rules_path(game.id, t.lang)}, t(f"game-{game.id}"))
    return el(
        "article",
        {"class": f"game {game.id}"},
        table_of(game.id).cover(),
        el("div", {"class": "words"}, el("h2", None, link), el("p", {"class": "facts"}, _size(game, t))),
        el("p", {"class": "facts"}, " · ".join(_facts(game, found, t)[1:])),
    )
