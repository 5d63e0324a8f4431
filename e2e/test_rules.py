"""The rulebook pages: read without JavaScript, searched, and their examples played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site, only_first_in_firefox
from e2e.table import READY, answered, answers, deal, lose_engine, press, ready
from pyengine.games import ids
from tests.endure import rest_in_endure
from web.parts.messages import Messages

WHOLE = [("uk", "uk/", ids()[:-2]), ("en", "", ids())]
"""What `make endure` reads: each page has the same form, which unit tests check."""


def click(page: Page, element: Locator) -> None:
    """Click, and wait for the engine's answer."""
    before = answers(page)
    element.click(force=element.get_attribute("aria-disabled") == "true")  # disabled, but it answers why
    answered(page, before)


def opened_example(page: Page, ident: str) -> Locator:
    """Press an example's button, which makes it playable."""
    figure = page.locator(f"#example-{ident}")
    click(page, figure.locator("[data-open]"))
    return figure


@pytest.mark.only_browser("chromium")  # the driver of Firefox cannot disable JavaScript
@pytest.mark.parametrize(("lang", "folder", "games"), rest_in_endure([("uk", "uk/", ids()[-2:]), *WHOLE]))
def test_every_rulebook_can_be_read_without_a_script(
    new_context: CreateContextCallback, site: Site, lang: str, folder: str, games: Sequence[str]
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site.url}rules/{folder}")
    assert page.locator(".catalogue .game a").count() == len(ids())
    for game in games:
        page.goto(f"{site.url}rules/{game}/{folder}")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator(".law .still .table").first).to_be_visible()
        expect(page.locator("[data-open]").first).to_be_hidden()
        other = "uk" if lang == "en" else "en"
        page.locator(f".bar a[hreflang={other}]").click()
        expect(page.locator("html")).to_have_attribute("lang", other)


@LONG_IN_FIREFOX
def test_an_example_is_tried_and_a_wrong_move_names_its_rule(visitor: Page, site: Site) -> None:
    """One engine serves all examples of a page."""
    visitor.goto(f"{site.url}rules/face-to-face/#F2F-8")
    ready(visitor)
    expect(visitor.locator("#F2F-8 h3")).to_be_in_viewport()
    assert visitor.workers == []
    figure = opened_example(visitor, "F2F-8-1")
    expect(figure.locator('[data-source="18"]')).to_have_attribute("data-action", re.compile("^18>"))
    before = answers(visitor)
    figure.locator('[data-source="18"]').drag_to(figure.locator('[data-target="own-up"]'))
    answered(visitor, before)
    expect(figure.locator(".notice .rule")).to_have_attribute("href", "#F2F-8")
    expect(visitor.locator("#live")).to_contain_text("or exactly 17")
    click(visitor, figure.locator('[data-source="17"]'))
    click(visitor, figure.locator('[data-action="17>own-up"]'))
    expect(figure.locator('[data-target="own-up"]')).to_have_accessible_name("Your ascending pile, top 17")
    click(visitor, figure.locator("[data-do=again]"))
    expect(figure.locator('[data-target="own-up"]')).to_have_accessible_name("Your ascending pile, top 27")
    other = opened_example(visitor, "F2F-9-1")
    assert len(visitor.workers) == 1
    click(visitor, other.locator('[data-source="45"]'))
    click(visitor, other.locator('[data-action="45>own-down"]'))
    visitor.keyboard.press("Escape")
    expect(figure.locator('[data-target="own-up"]')).to_have_accessible_name("Your ascending pile, top 27")
    expect(other.locator('[data-target="own-down"]')).to_have_accessible_name("Your descending pile, top 45")
    found = visitor.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
    assert len(found) == len(set(found))
    figure.locator("[data-do=close]").click()
    expect(figure.locator("button[data-source]")).to_have_count(0)
    expect(figure.locator("[data-open]")).to_be_focused()
    the_others_answer_where_an_example_goes_on(visitor)


def the_others_answer_where_an_example_goes_on(page: Page) -> None:
    figure = opened_example(page, "F2F-5-1")
    for source in ("17", "18"):
        click(page, figure.locator(f'[data-source="{source}"]'))
        click(page, figure.locator('[data-target="own-up"]'))
    click(page, figure.locator('[data-action="draw"]'))
    expect(figure.locator(".table")).to_have_attribute("data-state", "waiting", timeout=READY)
    expect(figure.locator(".prompt .what")).to_contain_text("Lay at least two cards.")


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", rest_in_endure(reversed(ids())))
def test_every_game_can_be_tried_in_its_rulebook(visitor: Page, site: Site, game: str) -> None:
    visitor.goto(f"{site.url}rules/{game}/")
    ready(visitor)
    opener = visitor.locator("[data-open]").first
    figure = visitor.locator(f"#{opener.get_attribute('data-open')}")
    click(visitor, opener)
    expect(figure.locator(f'.table[data-game="{game}"]')).to_have_attribute("data-state", "waiting")
    expect(figure.locator("button[data-source], button[data-action]").first).to_be_visible()


@LONG_IN_FIREFOX
@pytest.mark.parametrize(
    ("folder", "words", "rule"),
    only_first_in_firefox(
        ("uk/", "ЗВОРОТНИЙ ТРЮК", "F2F-8"),
        ("", "backwards trick", "F2F-8"),
        ("", "niz-6", "NIZ-6"),
        ("uk/", "uno-13", "UNO-13"),
        quick=1,
    ),
)
def test_the_search_finds_rules_of_all_games(visitor: Page, site: Site, folder: str, words: str, rule: str) -> None:
    visitor.goto(f"{site.url}rules/pearl/{folder}")
    ready(visitor)
    visitor.keyboard.press("/")
    visitor.keyboard.type(words)
    found = visitor.locator("#found a").first
    expect(found.locator("strong")).to_have_text(rule)
    found.click()
    visitor.wait_for_url(re.compile(f"/rules/[a-z-]+/{folder}#{rule}$"))
    expect(visitor.locator(f"#{rule} h3")).to_be_in_viewport()


@LONG_IN_FIREFOX
def test_the_search_counts_places_and_says_where_there_is_none(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}rules/")
    ready(visitor)
    visitor.locator("#find").fill("zeppelin")
    expect(visitor.locator("#count")).to_have_text("No place in the rules has all these words.")
    visitor.keyboard.press("Escape")
    expect(visitor.locator("#count")).to_have_text("")
    visitor.locator("#find").fill("F2F-8")
    expect(visitor.locator("#found strong").first).to_have_text("F2F-8")
    expect(visitor.locator("#count")).to_have_text(re.compile(r"^Places found: \d+$"), timeout=READY)
    paste = "(field, word) => { field.value = word.repeat(120_000); field.dispatchEvent(new Event('input')); }"
    visitor.locator("#count").evaluate("line => line.replaceChildren()")
    visitor.locator("#find").evaluate(paste, "pearl ")
    expect(visitor.locator("#count")).to_have_text(re.compile(r"^Places found: \d+$"), timeout=READY)


@LONG_IN_FIREFOX
def test_rulebooks_and_their_search_need_no_server(offline: tuple[Page, str]) -> None:
    page, url = offline
    page.goto(f"{url}rules/nizam/uk/")
    ready(page)
    page.locator("#find").fill("F2F-8")
    expect(page.locator("#found strong").first).to_have_text("F2F-8")
    opened_example(page, "NIZ-6-1")


@CHROMIUM_IS_ENOUGH
def test_the_lobby_and_refusals_lead_to_the_rules(visitor: Page, table: Page, site: Site) -> None:
    visitor.goto(f"{site.url}?lang=uk")
    ready(visitor)
    visitor.locator("#to-rules").click()
    visitor.locator(".catalogue .uno a").click()
    expect(visitor.locator("h1")).to_be_visible()
    assert visitor.url.endswith("/rules/uno/uk/")
    deal(table, "face-to-face", 7, first="1")
    click(table, table.locator("#do-draw"))
    with table.context.expect_page() as opened:
        press(table, "#why")
        table.locator("#rules a[target=_blank]").click()
    expect(opened.value.locator("#F2F-6 h3")).to_be_in_viewport()
    opened.value.close()


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("folder", "scheme"), rest_in_endure([("uk/", "dark"), ("", "light")]))
def test_the_rules_are_accessible(inspected: Page, site: Site, folder: str, scheme: Literal["light", "dark"]) -> None:
    """The catalogue and a book with examples that are played; `test_rulebook_parts.py` has the others."""
    page = inspected
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{site.url}rules/{folder}")
    ready(page)
    no_violations(page)
    page.goto(f"{site.url}rules/face-to-face/{folder}")
    ready(page)
    opened_example(page, "F2F-8-1")
    figure = opened_example(page, "F2F-9-1")
    click(page, figure.locator('[data-try="draw"]'))
    page.locator("#find").fill("F2F-8")
    expect(page.locator("#found a").first).to_be_visible()
    no_violations(page)


@CHROMIUM_IS_ENOUGH
def test_examples_begin_anew_where_their_engine_was_lost(returning: Page, site: Site) -> None:
    page = returning
    page.goto(f"{site.url}rules/face-to-face/")
    ready(page)
    figure = opened_example(page, "F2F-8-1")
    click(page, figure.locator('[data-action="17>own-up"], [data-source="17"]').first)
    lose_engine(page)
    before = answers(page)
    with page.expect_event("worker", timeout=READY):
        figure.locator('[data-target="own-up"]').click()
    answered(page, before)
    click(page, figure.locator('[data-source="17"]'))
    click(page, figure.locator('[data-action="17>own-up"]'))
    expect(figure.locator('[data-target="own-up"]')).to_have_accessible_name("Your ascending pile, top 17")


@LONG_IN_FIREFOX
def test_an_example_says_when_there_is_no_engine(returning: Page, site: Site) -> None:
    page = returning
    page.goto(f"{site.url}rules/face-to-face/")
    ready(page)
    page.route("**/engine_worker.js", lambda _: None)
    figure = page.locator("#example-F2F-8-1")
    figure.locator("[data-open]").click()
    expect(figure.locator(".starting progress")).to_be_visible()
    page.evaluate("document.dispatchEvent(new CustomEvent('nastilka-progress', { detail: 0.5, bubbles: true }))")
    expect(figure.locator(".starting progress")).to_have_attribute("value", "0.5")
    page.evaluate("document.dispatchEvent(new CustomEvent('nastilka-failed', { bubbles: true }))")
    expect(figure.locator(".starting progress")).to_have_count(0)
    expect(figure.locator(".starting p")).to_have_text(Messages("en")("rules-failed"))


@CHROMIUM_IS_ENOUGH
def test_an_example_is_edited_where_it_is_read(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}rules/face-to-face/")
    ready(visitor)
    figure = visitor.locator("figure:has(.step.not)").first
    figure.locator(".source summary").click()
    source = figure.locator(".source code").inner_text().strip()
    figure.locator("a.edit").click()
    field = visitor.locator("#taken-example")
    expect(field).to_be_visible(timeout=READY)
    given = field.input_value().strip().split("\n")
    assert given[0] == "```play face-to-face"
    assert given[1] == source.split("\n")[0]
    assert [line for line in given if line.startswith("!")] == [
        line.replace("! ", "! 1: ") for line in source.split("\n") if line.startswith("!")
    ]


@CHROMIUM_IS_ENOUGH
def test_the_contents_follow_the_reader_and_on_a_narrow_page_are_a_line_that_says_the_chapter(
    visitor: Page, site: Site
) -> None:
    visitor.set_viewport_size({"width": 1280, "height": 900})
    visitor.goto(f"{site.url}rules/uno/uk/")
    contents, current = visitor.locator(".contents"), visitor.locator(".contents [aria-current]")
    visitor.locator("#scoring").evaluate("heading => heading.scrollIntoView()")
    expect(current).to_have_attribute("href", "#scoring")
    expect(contents).to_be_in_viewport()
    expect(contents.locator("ol")).to_be_visible()
    visitor.set_viewport_size({"width": 390, "height": 800})
    expect(contents.locator("ol")).to_be_hidden()
    visitor.locator("#questions").evaluate("heading => heading.scrollIntoView()")
    expect(contents.locator(".here")).to_have_text(visitor.locator("#questions").inner_text())
    expect(contents).to_be_in_viewport()
    contents.locator("summary").click()
    contents.locator("a[href='#scoring']").click()
    expect(contents.locator("ol")).to_be_hidden()
    expect(visitor.locator("#scoring")).to_be_in_viewport()
    # What is led to is not under the line, also once the pictures above have come.
    visitor.wait_for_function(
        """() => {
          const box = (place) => document.querySelector(place).getBoundingClientRect();
          return box("#scoring").top >= box(".contents").bottom - 1 && box("#scoring").top < innerHeight / 2;
        }"""
    )


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("lang", rest_in_endure(["de/", "uk/", ""]))
def test_the_header_is_straight_and_leads_everywhere(visitor: Page, site: Site, lang: str) -> None:
    visitor.goto(f"{site.url}rules/nizam/{lang}")
    ready(visitor)
    for width in (320, 390, 700, 1280):
        visitor.set_viewport_size({"width": width, "height": 800})
        for name in ("rules", "studies", "puzzles", "stats"):
            expect(visitor.locator(f"#to-{name}")).to_be_in_viewport()
        assert visitor.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        if width < 800:
            field, title = [visitor.locator(place).bounding_box() for place in ("#find", ".front h1")]
            assert field
            assert title
            assert (field["x"], field["width"]) == pytest.approx((title["x"], title["width"]), abs=1), width
