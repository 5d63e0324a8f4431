"""Rulebooks for paper and ebooks: what is in them, before any of it is drawn or typeset."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from paper_cache import files_of
from pyengine.games import game as find_game
from pyengine.rulebook import fences, load
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from web.games import games
from web.paper.book import Book, make_book, paper_page
from web.paper.drawings import SCHEME, Drawings, in_words, silent
from web.paper.ebook import Image, ebook_files
from web.parts.html import Html
from web.parts.messages import Messages
from web.site import rules
from web.site.file_books import documents
from web.site.on_paper import KINDS, paper_file

SOME = [("uno", "en"), ("face-to-face", "uk")]
IMAGE = re.compile(r'<img src="drawing:(\w+)" alt="([^"]*)"')


@cache
def bound(game_id: str, lang: str) -> tuple[Book, str]:
    """A book, and its page for the typesetter."""
    book = make_book(find_game(game_id), Messages(lang))
    return book, paper_page(book, Messages(lang))


@pytest.mark.parametrize(("game_id", "lang"), SOME)
def test_a_book_has_every_rule_and_every_example(game_id: str, lang: str) -> None:
    text, (_, page) = load(game_id, lang), bound(game_id, lang)
    assert all(f'id="{rule}"' in page for rule in text.rules)
    assert page.count('<figure class="diagram ') == len(fences(text.text))


@pytest.mark.parametrize(("game_id", "lang"), SOME)
def test_every_picture_is_drawn_once_and_has_words(game_id: str, lang: str) -> None:
    book, page = bound(game_id, lang)
    shown = IMAGE.findall(page)
    assert {name for name, _ in shown} == set(book.drawings.found)
    assert all(alt.strip() for _, alt in shown)


def test_a_short_rule_stands_beside_its_picture_and_a_long_one_above_it() -> None:
    _, page = bound("uno", "en")
    beside = re.findall(r'<div class="beside"><div class="words">(.*?)</div></div><figure class="diagram half"', page)
    assert beside
    assert max(len(re.sub("<[^<>]*>", "", words)) for words in beside) < 700
    assert '</p><figure class="diagram half"' in page


@pytest.mark.parametrize(("game_id", "width"), [("uno", "half"), ("flights", "whole")])
def test_a_table_of_three_is_as_wide_as_it_needs(game_id: str, width: str) -> None:
    _, page = bound(game_id, "en")
    assert re.findall(r'id="setup-3"><img [^<>]*class="table (\w+)"', page) == [width]


@pytest.mark.parametrize(("game_id", "lang"), SOME)
def test_every_link_leads_to_a_place_in_the_book(game_id: str, lang: str) -> None:
    _, page = bound(game_id, lang)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(re.findall(r'id="([^"]+)"', page))


@pytest.mark.parametrize(("game_id", "lang"), SOME)
def test_an_ebook_is_xml_and_names_all_its_files(game_id: str, lang: str) -> None:
    book, _ = bound(game_id, lang)
    files = ebook_files(book, {name: Image(b"", 8, 8) for name in book.drawings.found}, Messages(lang))
    for name, content in files.items():
        if name.endswith((".xhtml", ".opf", ".xml")):
            ElementTree.fromstring(content)
    named = re.findall(r'href="([^"]+)"', files["book/package.opf"].decode())
    assert {f"book/{name}" for name in named} == {name for name in files if name.startswith("book/")} - {
        "book/package.opf"
    }


def test_the_typesetter_is_given_no_grids() -> None:
    """WeasyPrint's flex boxes and grids do not break well between pages."""
    styles = (Path(__file__).parents[2] / "web/paper").glob("*.css")
    rules = {path.name: path.read_text("utf-8") for path in styles if path.name != "drawings.css"}
    assert rules.keys() == {"book.css", "sheets.css", "ebook.css"}
    assert not [name for name, text in rules.items() if re.search(r"\b(inline-)?(grid|flex)\b *[;}]", text)]


def test_a_picture_without_sentences_is_told_by_its_labels() -> None:
    drawn = Html('<b aria-label="A pile &amp; more"></b><span class="unseen">Card 7</span>')
    assert in_words(drawn) == "A pile & more. Card 7."
    assert "Card 7" not in silent(drawn)


def test_told_sentences_go_before_labels() -> None:
    drawn = Html('<ul class="unseen told"><li>One lies here.</li><li>Two</li></ul><b aria-label="Three"></b>')
    assert in_words(drawn) == "One lies here. Two."


def test_equal_pictures_are_drawn_once() -> None:
    drawings = Drawings()
    first, second = (drawings.image(Html("<b></b>"), alt, "face") for alt in ("One", "Another"))
    assert len(drawings.found) == 1
    assert first != second
    assert SCHEME in first


@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_a_rulebook_page_links_to_what_was_made_and_to_nothing_else(lang: str) -> None:
    game_id = games()[0].id
    made = {paper_file(game_id, lang, "pdf"): 1_400_000}
    pages = {page.folder: page.content for page in rules.pages(made) if page.lang == lang}
    linked = [(folder, content) for folder, content in pages.items() if "paper/" in content]
    assert [folder.split("/")[1] for folder, _ in linked] == [game_id]
    assert re.findall(r'href="(?:\.\./)+(paper/[^"]+)"', linked[0][1]) == [*made]


def test_no_two_files_have_one_name() -> None:
    names = [paper_file(game.id, lang, kind) for game in games() for lang in LANGS for kind in KINDS]
    assert len(set(names)) == len(names)


def test_a_game_in_one_file_has_a_book_with_its_examples_and_no_cards() -> None:
    document = documents()["hearts"]
    book = make_book(document.game, Messages("de"))
    page = paper_page(book, Messages("de"))
    assert all(f'id="{rule}"' in page for rule in document.rulebook.rules)
    assert page.count('<figure class="diagram ') == len(fences(document.text))
    assert "require(" not in page
    assert files_of("hearts", ["de"]) == [paper_file("hearts", "de", kind) for kind in ("pdf", "epub")]
