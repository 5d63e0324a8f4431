"""What pages of rules tell search engines: their title, description and address, questions and steps."""

from __future__ import annotations

import json
import re

import pytest

from pyengine import rulebook
from tests.languages import WHOLE as LANGS
from web.games import games
from web.parts.messages import Messages
from web.site import rules
from web.site.folders import Folders, Site
from web.site.pages import _told
from web.site.previews import preview

SITE = Site("app-1", {}, address="https://games.example/tables/")
BOOKS = [page for page in rules.pages() if page.game]


def test_every_page_has_a_title_and_a_description_of_its_own() -> None:
    pages = [*rules.pages(), *rules.printed()]
    assert len({(page.lang, page.title) for page in pages}) == len(pages)
    assert len({(page.lang, page.about) for page in pages}) == len(pages)


@pytest.mark.parametrize("page", BOOKS, ids=lambda page: page.folder)
def test_a_rulebook_is_an_article_with_questions_and_steps(page: rules.Page) -> None:
    head = preview(Folders(page.root, SITE), _told(page))
    assert f'<link rel="canonical" href="https://games.example/tables/{page.folder}">' in head
    texts = re.findall(r'<script type="application/ld\+json">(.*?)</script>', head)
    article, questions, steps = [json.loads(text) for text in texts]
    assert [each["@type"] for each in (article, questions, steps)] == ["Article", "FAQPage", "HowTo"]
    assert {each["inLanguage"] for each in (article, questions, steps)} == {page.lang}
    assert {each["url"] for each in (article, questions, steps)} == {f"https://games.example/tables/{page.folder}"}
    assert page.game
    book = rulebook.load(page.game.id, page.lang)
    section = book.section("questions")
    assert section
    assert len(questions["mainEntity"]) == len(section.questions) >= 8
    for each in questions["mainEntity"]:
        assert len(each["acceptedAnswer"]["text"]) > 10
        assert not re.search(r"```|\*\*|\]\(|<", each["name"] + each["acceptedAnswer"]["text"])
    assert [step["position"] for step in steps["step"]] == list(range(1, len(steps["step"]) + 1))
    assert len(steps["step"]) >= 3
    assert all(len(step["text"]) > 10 for step in steps["step"])


@pytest.mark.parametrize("lang", LANGS)
def test_without_an_address_there_is_none(lang: str) -> None:
    page = next(page for page in BOOKS if page.lang == lang)
    head = preview(Folders(page.root, Site("app-1", {})), _told(page))
    assert "canonical" not in head
    assert '"FAQPage"' in head
    assert '"url"' not in head
    assert Messages(lang)("app-name") in head
    assert len(games()) * len(LANGS) == len(BOOKS)
