"""The rulebooks as pages: for each game and language to be read and to be printed, a summary, and an overview."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from pyengine import rulebook
from pyengine.core.game import Game
from pyengine.shipped import first_shipped
from web.games import games, table_of
from web.parts.html import Html, el, glued
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import card_path, rulebooks_path, rules_path, whole_path
from web.site.book import book, card, counts, has_summary, whole_book
from web.site.book_pictures import NotDrawn
from web.site.draw import Draw
from web.site.facts import plain_facts
from web.site.file_books import documents, games_of_files
from web.site.file_books import written as written_in
from web.site.frame import framed
from web.site.rulebook import parts
from web.site.rules_bar import bar, root_of
from web.site.structured import questions_and_steps


@dataclass(frozen=True, slots=True)
class Page:
    """A page of rules or a lesson: its folder below the site's root, its title, how its content is drawn, its folder in
    each language, and a description in a sentence; of a game's own page also which game, schema.org's type for it, and
    further data of schema.org's. Where the language lacks the text, the page has another's, and `instead` is the pages
    of those that have it, by language: none where it is there. `of_file` is the ID of a game in one file that it is of.
    """

    folder: str
    lang: str
    title: str
    draw: Draw
    versions: dict[str, str]
    about: str
    game: Game | None = None
    kind: str = "Article"
    data: tuple[dict[str, object], ...] = ()
    instead: Mapping[str, str] = field(default_factory=dict)
    of_file: str = ""

    @property
    def root(self) -> str:
        """The path from here to the site's root."""
        return root_of(self.folder)

    @property
    def content(self) -> Html:
        """Its content, drawn now."""
        return self.draw()


def pages(paper: Mapping[str, int] | None = None) -> Iterator[Page]:
    """All pages of rules, in all languages, but for those to be printed.

    They have links to the files of `paper`, whose paths lead to their sizes in bytes.
    """
    offered = tuple(sorted((paper or {}).items()))
    for lang in LANGS:
        t = Messages(lang)
        overview = {each: rulebooks_path(each) for each in LANGS}
        yield Page(overview[lang], lang, t("rules-all"), Draw(_overview, (lang,)), overview, t("rules-lead"))
        for game in games():
            folders = {each: rules_path(game.id, each) for each in LANGS}
            draw = Draw(book, (game.id, lang, offered), game.id)
            title, about = _title(game, t), _about(_title(game, t), game, t)
            data, there = questions_and_steps(game, t), written(game.id, "rulebook")
            own, instead = versions(folders, there, lang)
            yield Page(folders[lang], lang, title, draw, own, about, game, data=data, instead=instead)
        for game in games_of_files():
            folders = {each: rules_path(game.id, each) for each in LANGS}
            title, about = _title(game, t), _about(_title(game, t), game, t)
            own, instead = versions(folders, written_in(documents()[game.id]), lang)
            draw = Draw(book, (game.id, lang, offered))
            yield Page(folders[lang], lang, title, draw, own, about, instead=instead, of_file=game.id)


def written(game_id: str, kind: str) -> list[str]:
    """The languages that a `rulebook` or a `lesson` of a game is written in."""
    return [lang for lang in LANGS if first_shipped(game_id, f"{kind}.{{}}.md", lang)]


def versions(folders: dict[str, str], there: Collection[str], lang: str) -> tuple[dict[str, str], dict[str, str]]:
    """The folders of a page in the languages that its text is `there` in, and in its own; and the first ones alone if
    its own lacks it.
    """
    found = {each: folder for each, folder in folders.items() if each in there}
    return ({**found, lang: folders[lang]}, {} if lang in there else found)


def printed() -> Iterator[Page]:
    """The pages to be printed, in all languages: every rulebook with all its pictures, and every summary."""
    for lang in LANGS:
        t = Messages(lang)
        for game in games():
            name = t(f"game-{game.id}")
            folders = {each: whole_path(game.id, each) for each in LANGS}
            title = t("rules-whole-of", game=name)
            whole = Draw(whole_book, (game.id, lang), game.id)
            yield Page(folders[lang], lang, title, whole, folders, _about(title, game, t))
            if has_summary(game, t):
                folders = {each: card_path(game.id, each) for each in LANGS}
                draw = Draw(card, (game.id, lang), game.id)
                title = t("rules-card-of", game=name)
                yield Page(folders[lang], lang, title, draw, folders, _about(title, game, t))
        for game in games_of_files():
            folders = {each: whole_path(game.id, each) for each in LANGS}
            title, whole = t("rules-whole-of", game=t(f"game-{game.id}")), Draw(whole_book, (game.id, lang))
            yield Page(folders[lang], lang, title, whole, folders, _about(title, game, t), of_file=game.id)


def _title(game: Game, t: Messages) -> str:
    return t("rules-of", game=t(f"game-{game.id}"))


def _about(title: str, game: Game, t: Messages) -> str:
    """A page's description, which no other page has."""
    return f"{title}. {t(f'about-{game.id}')}"


def _overview(lang: str) -> Html:
    """The overview of all rulebooks."""
    folders, t = {each: rulebooks_path(each) for each in LANGS}, Messages(lang)
    root = root_of(folders[t.lang])
    lead = el("p", {"class": "lead"}, t("rules-lead"))
    hero = el("div", {"class": "hero"}, el("h1", None, t("rules-all")), lead)
    entries = [_entry(game, root, t) for game in games()]
    cards_of_games = el("section", {"class": "games", "aria-label": t("rules-all")}, *entries)
    main = el("main", {"id": "main", "class": "lobby catalogue"}, hero, cards_of_games, _of_files(root, t))
    return framed(bar(folders, t, games()[0]), main, t)


def _of_files(root: str, t: Messages) -> Html:
    """The rulebooks of games in one file, a line each."""
    links = [el("a", {"href": root + rules_path(game.id, t.lang)}, t(f"game-{game.id}")) for game in games_of_files()]
    items = [
        el("li", None, link, " ", el("span", {"class": "facts"}, plain_facts(game, t)))
        for link, game in zip(links, games_of_files(), strict=True)
    ]
    title = el("h2", {"id": "of-files"}, t("files-title"))
    listed = el("ul", {"role": "list"}, *items)
    return el("section", {"class": "books-of-files", "aria-labelledby": "of-files"}, title, listed)


def _entry(game: Game, root: str, t: Messages) -> Html:
    found = parts(rulebook.load(game.id, *t.langs), NotDrawn(), t)
    link = el("a", {"href": root + rules_path(game.id, t.lang)}, t(f"game-{game.id}"))
    facts = el("p", {"class": "facts"}, plain_facts(game, t))
    return el(
        "article",
        {"class": f"game {game.id}"},
        table_of(game.id).cover(),
        el("div", {"class": "words"}, el("h2", None, link), facts),
        el("p", {"class": "facts"}, glued(" · ", counts(found, t))),
    )
