"""A game's summary as a page of its own, which prints on half a sheet of A4."""

from __future__ import annotations

from pyengine import rulebook
from pyengine.core.game import Game
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.site.book_pictures import NotDrawn
from web.site.facts import players_and_minutes
from web.site.frame import framed
from web.site.rulebook import Section, parts
from web.site.rules_bar import bar_of_game, root_of


def has_summary(game: Game, t: Messages) -> bool:
    """True if the rulebook has a summary."""
    return rulebook.load(game.id, t.lang).section("summary") is not None


def card(game: Game, folders: dict[str, str], t: Messages) -> Html:
    """The content of the card's page, which is in these folders, by language."""
    text = rulebook.load(game.id, t.lang)
    part = next(part for part in parts(text, NotDrawn(), t) if part.ident == "summary")
    button = el("button", {"type": "button", "class": "button main", "id": "print", "hidden": True}, t("rules-print"))
    hint = el("div", {"class": "menu"}, button, el("p", {"class": "quiet"}, t("rules-print-hint")))
    book = root_of(folders[t.lang]) + rules_path(game.id, t.lang)
    shown = _card(text.title, part, book, players_and_minutes(game, t))
    main = el("main", {"id": "main", "class": "card-page"}, hint, shown)
    return framed(bar_of_game(game, folders, t), main, t)


def _card(title: str, part: Section, book: str, facts: Html) -> Html:
    """The card; its links to rules lead to the rulebook."""
    head = (el("h1", None, title), el("p", {"class": "facts"}, facts), el("h2", None, part.title))
    blocks = [Html(block.html.replace('href="#', f'href="{book}#')) for entry in part.entries for block in entry.blocks]
    return el("article", {"class": "summary-card"}, *head, *blocks)
