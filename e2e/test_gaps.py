"""A site with a language that has only begun: ten messages, and nothing else. Its pages are whole, what it lacks comes
in the nearest language that the reader knows, and every text says what language it is in.

To build that site takes minutes, so all of this endures; tests/web/test_gaps.py has the same without a browser.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import ROOT, Site, made_once
from e2e.table import READY
from tests.endure import ENDURE

pytestmark = [pytest.mark.only_browser("chromium"), ENDURE]

BEGUN = "qtz"
UNMARKED = """(lang) => {
  const found = [], read = (text) => found.push(...(text.match(/(?<!\\p{L})[a-zа-яіїєґ]{4,}(?!\\p{L})/giu) ?? []));
  const isOwn = (element) => element.closest("[lang]").lang === lang;
  const title = document.querySelector("head > title");
  if (isOwn(title)) read(title.textContent.replace(/Nastilka|Настілка/u, "")); // a name is in no language
  for (const each of document.body.querySelectorAll("[title]")) if (isOwn(each)) read(each.title);
  for (const each of document.body.querySelectorAll("[data-tip]")) {
    const pieces = JSON.parse(each.dataset.tipPieces ?? "null") ?? [["", each.dataset.tip]];
    for (const [said, words] of pieces) if (!said && isOwn(each)) read(words);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const passed = "script, style, noscript, svg, template, code, pre, textarea, bdi, .mirror";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest(passed) || !parent.checkVisibility() || parent.closest("[lang]").lang !== lang) continue;
    read(node.data);
  }
  return [...new Set(found)];
}"""
"""Words of a page, of its title, tips and announcements, that are said to be in the language and have no accents."""
PAGES = (
    "",
    "setup/?game=uno&",
    "puzzles/?",
    "stats/?",
    "play/?game=uno&seats=human,bot:1&seed=7&",
    "workbench/?game=nizam&",
)


def built(folder: Path) -> Path:
    """The site, in a folder."""
    subprocess.run([sys.executable, "build", "pseudo", str(folder / "site"), "--begun"], cwd=ROOT, check=True)
    return folder / "site"


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(made_once(tmp_path_factory, "begun", built) / "site")
    yield site
    site.stop()


def reader(new_context: CreateContextCallback, locale: str) -> tuple[Page, list[str]]:
    """A reader's page, and the errors on it."""
    page, errors = new_context(locale=locale).new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    return page, errors


@pytest.mark.parametrize(("locale", "nearest"), [("en-GB", "en"), ("uk-UA", "uk")])
def test_every_page_is_whole_and_says_what_language_it_is_in(
    new_context: CreateContextCallback, begun: Site, locale: str, nearest: str
) -> None:
    page, errors = reader(new_context, locale)
    for path in PAGES:
        page.goto(f"{begun.url}{path}{'' if '?' in path else '?'}lang={BEGUN}")
        if path.startswith(("play", "workbench")):
            expect(page.locator("html")).to_have_attribute("data-ready", re.compile("."), timeout=READY)
        expect(page.locator("html")).to_have_attribute("lang", BEGUN)
        expect(page.locator(f"main [lang={nearest}]:visible").first).to_be_visible(timeout=READY)
        expect(page.locator(f"main [lang]:not([lang={nearest}], [lang={BEGUN}], .lang):visible")).to_have_count(0)
        assert page.evaluate(UNMARKED, BEGUN) == [], path
    assert errors == []


def test_a_rulebook_comes_in_the_nearest_language(new_context: CreateContextCallback, begun: Site) -> None:
    page, _ = reader(new_context, "en-GB")
    page.goto(f"{begun.url}rules/uno/{BEGUN}/#UNO-4")
    expect(page.locator("html")).to_have_attribute("lang", BEGUN)
    expect(page.locator("main.rulebook")).to_have_attribute("lang", "en")
    expect(page.locator("#UNO-4")).to_be_in_viewport()
    page, _ = reader(new_context, "uk-UA")
    page.goto(f"{begun.url}learn/uno/{BEGUN}/")
    page.wait_for_url(f"{begun.url}learn/uno/uk/")
    page.goto(f"{begun.url}rules/uno/{BEGUN}/#UNO-4")
    page.wait_for_url(f"{begun.url}rules/uno/uk/#UNO-4")
