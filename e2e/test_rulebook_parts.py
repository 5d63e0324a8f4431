"""What is on a rulebook's page besides its rules: set-ups, far pictures, questions, the card to print, the search."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site, only_first_in_firefox
from e2e.table import READY, ready
from e2e.test_rules import click
from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.rulebook import load
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS

FOLDERS = {lang: "" if lang == LANGS[0] else f"{lang}/" for lang in LANGS}
CARDS = [(game, LANGS[(at + turn) % len(LANGS)]) for turn in range(len(LANGS)) for at, game in enumerate(ids())]
"""Every card in every language; the first of them are of every game, with all languages among them."""
MOST_WIDE = 390


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.only_browser("chromium")  # the driver of Firefox cannot disable JavaScript
@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_a_book_without_a_script_links_to_all_its_pictures(
    new_context: CreateContextCallback, site: Site, lang: str
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site.url}rules/face-to-face/{FOLDERS[lang]}")
    link = page.locator(".law .stage[data-picture] a").last
    figure = link.locator("xpath=ancestor::figure").get_attribute("id")
    link.click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(f"#{figure} .still .table")).to_be_visible(timeout=READY)
    assert page.locator("[data-picture]").count() == 0


@LONG_IN_FIREFOX
def test_far_pictures_come_near(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}rules/face-to-face/")
    ready(visitor)
    far = visitor.locator(".diagram:has(> .stage[data-picture])").last
    ident = far.get_attribute("id")
    figure = visitor.locator(f"#{ident}")
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".still .table")).to_be_visible(timeout=READY)
    expect(figure.locator("[data-picture]")).to_have_count(0)
    found = visitor.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
    assert len(found) == len(set(found))


@CHROMIUM_IS_ENOUGH
def test_a_picture_comes_after_the_table_that_stands_in_its_place(visitor: Page, site: Site) -> None:
    """The page with the pictures is slow; the reader tries the example before it has come."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    visitor.route("**/rules/face-to-face/whole/", hold)
    visitor.goto(f"{site.url}rules/face-to-face/")
    ready(visitor)
    ident = visitor.locator(".diagram:has([data-open]):has(> .stage[data-picture])").first.get_attribute("id")
    figure = visitor.locator(f"#{ident}")
    click(visitor, figure.locator("[data-open]"))
    for route in waiting:
        route.continue_()
    expect(figure.locator(".table[data-game]")).to_be_visible()
    figure.locator("[data-do=close]").click()
    expect(figure.locator(".still .table")).to_be_visible()


@CHROMIUM_IS_ENOUGH
def test_all_pictures_are_there_before_the_page_is_printed(visitor: Page, site: Site) -> None:
    with visitor.expect_response("**/rules/nizam/whole/", timeout=READY) as answer:
        visitor.goto(f"{site.url}rules/nizam/")
    answer.value.finished()
    expect(visitor.locator(".stage:not([data-picture]) .still").nth(1)).to_be_attached()
    visitor.wait_for_function(
        """() => { dispatchEvent(new Event("beforeprint")); return !document.querySelector("[data-picture]"); }"""
    )


@CHROMIUM_IS_ENOUGH
def test_a_picture_that_cannot_be_fetched_stays_a_link(returning: Page, site: Site) -> None:
    page = returning
    page.route("**/rules/nizam/whole/", lambda route: route.fulfill(status=503))
    page.goto(f"{site.url}rules/nizam/")
    far = page.locator(".stage[data-picture]").last
    far.scroll_into_view_if_needed()
    expect(far.locator("a")).to_be_visible()
    page.unroute("**/rules/nizam/whole/")
    page.evaluate("scrollTo(0, 0)")
    far.scroll_into_view_if_needed()
    expect(page.locator(".diagram > .stage").last.locator(".still .table")).to_be_attached()


@LONG_IN_FIREFOX
def test_far_pictures_and_cards_need_no_server(offline: tuple[Page, str]) -> None:
    page, url = offline
    page.goto(f"{url}rules/pearl/uk/")
    page.locator(".diagram").last.scroll_into_view_if_needed()
    expect(page.locator(".diagram .still .table").last).to_be_visible()
    page.goto(f"{url}rules/pearl/card/uk/")
    expect(page.locator(".summary-card h1")).to_be_visible()


@LONG_IN_FIREFOX
@pytest.mark.parametrize("game", only_first_in_firefox(*zip(ids()), quick=1))
def test_a_set_up_is_chosen_with_the_keyboard(visitor: Page, site: Site, game: str) -> None:
    visitor.goto(f"{site.url}rules/{game}/#setup")
    ready(visitor)
    fewest, most = find_game(game).seats
    shown = visitor.locator(".setups figure:visible")
    expect(shown).to_have_attribute("id", f"setup-{fewest}-table")
    visitor.locator(f"#setup-{fewest}").focus()
    for players in range(fewest + 1, most + 1):
        visitor.keyboard.press("ArrowRight")
        expect(shown).to_have_attribute("id", f"setup-{players}-table")
        expect(shown.locator(".still .table")).to_be_visible()
    visitor.locator(f"label[for=setup-{fewest}]").click()
    expect(shown).to_have_attribute("id", f"setup-{fewest}-table")


@pytest.mark.only_browser("chromium")
def test_a_set_up_is_chosen_without_a_script(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site.url}rules/pearl/")
    page.locator("label[for=setup-4]").click()
    expect(page.locator(".setups figure:visible")).to_have_attribute("id", "setup-4-table")


@pytest.mark.only_browser("chromium")  # only Chromium prints to PDF
@pytest.mark.parametrize(("game", "lang"), rest_in_endure(CARDS))
def test_a_card_prints_on_half_a_page(new_page: Page, site: Site, game: str, lang: str) -> None:
    new_page.goto(f"{site.url}rules/{game}/card/{FOLDERS[lang]}")
    expect(new_page.locator(".summary-card h1")).to_be_visible()
    own = new_page.pdf(prefer_css_page_size=True)
    assert pages_of(own) == 1, f"{game} {lang}"
    width, height = (float(each) for each in re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", own)[0])
    assert (round(width / 72 * 25.4), round(height / 72 * 25.4)) == (148, 210)
    assert pages_of(new_page.pdf(format="A5")) == 1, f"{game} {lang}"


@pytest.fixture
def new_page(new_context: CreateContextCallback) -> Page:
    return new_context().new_page()


@CHROMIUM_IS_ENOUGH
def test_the_cards_button_prints_it(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}rules/uno/")
    ready(visitor)
    visitor.locator("#card").click()
    visitor.evaluate("window.print = () => { document.title = 'printed'; }")
    visitor.locator("#print").click()
    assert visitor.title() == "printed"
    visitor.locator(".bar a[hreflang=uk]").click()
    expect(visitor.locator("html")).to_have_attribute("lang", "uk")
    visitor.get_by_role("link", name="Правила", exact=True).click()
    assert visitor.url.endswith("/rules/uno/uk/")


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("game", rest_in_endure(ids()))
def test_a_whole_book_prints_with_every_set_up(new_page: Page, site: Site, game: str) -> None:
    new_page.emulate_media(media="print", color_scheme="dark")
    new_page.goto(f"{site.url}rules/{game}/whole/uk/")
    fewest, most = find_game(game).seats
    expect(new_page.locator(".setups figure:visible")).to_have_count(most - fewest + 1)
    expect(new_page.locator(".setups input:visible, .bar .button:visible, .contents .ids:visible")).to_have_count(0)
    wide = "[...document.querySelectorAll('main *')].filter(each => each.scrollWidth > each.clientWidth + 1 && "
    wide += "getComputedStyle(each).overflowX === 'auto').length"
    assert new_page.evaluate(wide) == 0
    assert pages_of(new_page.pdf(format="A4")) < 60


@LONG_IN_FIREFOX
@pytest.mark.parametrize("lang", rest_in_endure(["uk", "en"]))
def test_the_search_finds_questions_and_words(visitor: Page, site: Site, lang: str) -> None:
    visitor.goto(f"{site.url}rules/uno/{FOLDERS[lang]}")
    for anchor in ("questions-1", "questions-2", "words-2"):
        part = load("nizam", lang).section(anchor.partition("-")[0])
        assert part
        named = {each.anchor: each.title for each in part.questions} | {each.anchor: each.word for each in part.words}
        ready(visitor)
        visitor.locator("#find").fill(re.sub(r"[«»“”\"?*]", "", named[anchor]) + " ")
        found = visitor.locator(f'#found a[href$="#{anchor}"][href*="/nizam/"]')
        found.click()
        visitor.wait_for_url(re.compile(f"/rules/nizam/{FOLDERS[lang]}#{anchor}$"))
        expect(visitor.locator(f"#{anchor}")).to_be_in_viewport()


ROUND = [*ids()[4:], *ids()[:4]]
PARTS = [(game, folder, scheme) for folder in ("uk/", "") for game, scheme in zip(ROUND, cycle(["light", "dark"]))]
"""A book of each game in two languages; the first is short and none that `test_rules.py` examines."""


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("game", "folder", "scheme"), rest_in_endure(PARTS))
def test_every_part_is_accessible_and_fits_a_phone(
    inspected: Page, site: Site, game: str, folder: str, scheme: Literal["light", "dark"]
) -> None:
    page = inspected
    page.set_viewport_size({"width": MOST_WIDE, "height": 844})
    page.emulate_media(color_scheme=scheme)
    for path in (f"rules/{game}/{folder}", f"rules/{game}/card/"):
        page.goto(site.url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= MOST_WIDE, path
        no_violations(page)
