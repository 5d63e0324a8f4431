"""One rulebook as a book: its title, its contents, its sections, for paper and for readers of ebooks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from pyengine.core.game import Game
from web.paper.drawings import Drawings
from web.paper.pictures import Printed
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site.book import moments
from web.site.facts import mark, mark_words, plain_facts
from web.site.file_books import load
from web.site.rulebook import Entry, Section, inline, parts

_MARKS = ("S", "R", "S/R")
_NARROW = re.compile(
    r'(<figure class="diagram half"[^<>]*><img [^<>]*>)<figcaption>(.*)</figcaption></figure>', re.DOTALL
)
_TAGS = re.compile(r"<[^<>]*>")
_PICTURE = 84.0
"""How high a text may be beside a picture, in millimetres: not much higher than most of them."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the book that begins on its own: its ID, its title, its content, and the rules in it."""

    ident: str
    title: str
    content: Html
    rules: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook to be bound: its title, a line of facts, its cover, its chapters, and the pictures in them."""

    game_id: str
    lang: str
    title: str
    facts: str
    cover: Html
    chapters: Sequence[Chapter]
    drawings: Drawings


def make_book(game: Game, t: Messages) -> Book:
    """The whole rulebook of a game in a language."""
    drawings, text = Drawings(), load(game.id, *t.langs)
    t = Messages(text.lang)
    pictures = Printed(game, t, drawings)
    cover = pictures.cover()
    first, *others = parts(text, pictures, t)
    title = t("rules-introduction")
    marks = [el("div", None, el("dt", None, kind), el("dd", None, mark_words(kind, t))) for kind in _MARKS]
    legend = el("dl", {"class": "marks"}, *marks)
    introduction = Chapter(first.ident, title, _section(first.ident, title, [*_entries(first, t), legend]))
    chapters = [introduction, *(_chapter(part, t) for part in others)]
    return Book(game.id, t.lang, text.title, plain_facts(game, t), cover, chapters, drawings)


def _chapter(part: Section, t: Messages) -> Chapter:
    content = _section(part.ident, part.title, _entries(part, t))
    return Chapter(part.ident, part.title, content, [rule.id for rule in part.rules])


def _section(ident: str, title: str, content: Sequence[Html | None]) -> Html:
    return el("section", {"class": f"in-{ident}", "id": ident}, el("h2", None, title), *content)


def _entries(part: Section, t: Messages) -> list[Html | None]:
    return [_told(entry) if part.ident == "sample" and not entry.rule else _entry(entry, t) for entry in part.entries]


def _entry(entry: Entry, t: Messages) -> Html | None:
    """A rule or a question with its examples; or the text that stands before the first one."""
    blocks = [block.html for block in entry.blocks]
    if entry.rule:
        head = el("h3", None, entry.rule.id, " ", mark(entry.rule.mark, t))
        return el("section", {"class": "law", "id": entry.rule.id}, *_beside([head, *blocks]))
    if entry.question:
        head = el("h3", None, inline(entry.question.title))
        return el("section", {"class": "question", "id": entry.question.anchor}, head, *blocks)
    return el("div", {"class": "before"}, *blocks) if blocks else None


def _told(entry: Entry) -> Html:
    """A turn told: each moment's prose beside its picture."""
    told = [_beside([block.html for block in blocks]) for blocks in moments(entry.blocks)]
    return el("div", {"class": "before"}, *(el("div", {"class": "moment"}, *moment) for moment in told))


def _beside(blocks: Sequence[Html]) -> list[Html]:
    """The first picture gets what is before it at its side, with its caption, if it is narrow and they fit there."""
    before = [*takewhile(lambda block: not block.startswith("<figure"), blocks)]
    found = _NARROW.fullmatch(blocks[len(before)]) if len(before) < len(blocks) else None
    if not (before and found) or _height("".join(before), 0.145) + _height(found[2], 0.1) > _PICTURE:
        return [*blocks]
    words = el("div", {"class": "words"}, *before, el("div", {"class": "caption"}, Html(found[2])))
    both = el("div", {"class": "beside"}, words, Html(f"{found[1]}</figure>"))
    return [both, *blocks[len(before) + 1 :]]


def _height(html: str, letter: float) -> float:
    """About how high a text is in half the width of a page, in millimetres, with so much of it for each letter."""
    return len(_TAGS.sub("", html)) * letter + 3.2 * (html.count("<p") + html.count("<li"))


# --- on paper


def paper_page(book: Book, t: Messages) -> str:
    """The book as one page of HTML for a typesetter."""
    head = el(
        "head",
        None,
        el("meta", {"charset": "utf-8"}),
        el("title", None, book.title),
        el("meta", {"name": "author", "content": t("app-name")}),
        el("meta", {"name": "description", "content": t(f"about-{book.game_id}")}),
        el("style"),
    )
    lines = [el("li", None, el("a", {"href": f"#{each.ident}"}, each.title)) for each in book.chapters]
    contents = el("nav", {"class": "contents"}, el("h2", None, t("rules-contents")), el("ol", None, *lines))
    chapters = [chapter.content for chapter in book.chapters]
    title_page = el(
        "section",
        {"class": "title-page"},
        el("p", {"class": "house"}, t("app-name")),
        el("div", {"class": "plate"}, book.cover),
        el("h1", None, book.title),
        el("p", {"class": "facts"}, book.facts),
        el("p", {"class": "lead"}, t(f"about-{book.game_id}")),
    )
    body = el("body", {"class": book.game_id}, title_page, contents, *chapters)
    return f"<!doctype html>\n{el('html', {'lang': book.lang}, head, body)}"


def about(book: Book, t: Messages) -> str:
    """A sentence on the book, for catalogues."""
    return f"{t('rules-of', game=t(f'game-{book.game_id}'))}. {t(f'about-{book.game_id}')}"
