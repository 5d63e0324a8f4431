"""The set-up page: who sits where, what contradicts itself, and what the device remembers."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import ready, until
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS

pytestmark = CHROMIUM_IS_ENOUGH

SIZES = ((390, 844), (1280, 800), (360, 640), (1920, 1080))
CUT_NAMES = """() => [...document.querySelectorAll(".set-up-game[data-asked] .seat select")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const { width } = each.getBoundingClientRect();
    each.style.width = "max-content"; // as wide as its longest name
    const needed = each.getBoundingClientRect().width;
    each.style.width = "";
    return needed > width + 0.5;
  }).length"""
OVERFLOW = "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"


def open_form(page: Page, site: Site, game: str, lang: str = "en") -> None:
    page.goto(f"{site.url}setup/?game={game}&lang={lang}")
    ready(page)


def pick(page: Page, inside: str, text: str) -> None:
    """Choose a value by its label."""
    page.locator(f"{inside} label").filter(has_text=text).first.click()


def test_three_sit_down_with_a_name_and_a_face(visitor: Page, site: Site) -> None:
    open_form(visitor, site, "uno")
    expect(visitor.locator("#uno .seat:visible")).to_have_count(2)
    pick(visitor, "#uno .how-many", "3")
    expect(visitor.locator("#uno .seat:visible")).to_have_count(3)
    visitor.get_by_role("button", name="Face at seat 1").click()
    visitor.get_by_role("radio", name="Fox").check(force=True)
    visitor.keyboard.press("Escape")
    expect(visitor.locator("#uno [data-seat='1'] .face-button use")).to_have_attribute("href", "#face-fox")
    visitor.get_by_role("button", name="Face at seat 2").click()
    expect(visitor.locator("#faces-uno-2").get_by_role("radio", name="Fox")).to_be_disabled()
    visitor.keyboard.press("Escape")
    visitor.locator("#name-uno-1").fill("Олена & <b>")
    visitor.locator("#kind-uno-3").select_option("bot:greedy")
    visitor.get_by_role("button", name="Deal").click()
    until(visitor, "html[data-ready=yes]")
    assert "seats=human,bot:1,bot:greedy&" in visitor.url
    assert "faces=fox&lang=en" in visitor.url
    assert "pace=" not in visitor.url
    assert "target=" not in visitor.url
    expect(visitor.locator("#table")).to_contain_text("Олена & <b>")
    open_form(visitor, site, "nizam", "uk")
    expect(visitor.locator("#name-nizam-1")).to_have_value("Олена & <b>")
    expect(visitor.locator("#nizam [data-seat='1'] .face-button use")).to_have_attribute("href", "#face-fox")
    open_form(visitor, site, "uno")
    expect(visitor.locator("#uno .seat:visible")).to_have_count(3)
    expect(visitor.locator("#kind-uno-3")).to_have_value("bot:greedy")


def test_two_wizards_of_one_colour_are_refused_at_the_form(visitor: Page, site: Site) -> None:
    open_form(visitor, site, "glastonbury")
    differs, refusal = visitor.locator("#glastonbury .differs"), visitor.locator("#glastonbury .refusal")
    expect(differs).to_have_text("by the book")
    visitor.locator("#glastonbury .set-options summary").click()
    expect(visitor.locator("[data-option=wizard_3]")).to_be_hidden()
    pick(visitor, "[data-option=wizard_1]", "Blue")
    pick(visitor, "[data-option=wizard_2]", "Blue")
    expect(differs).to_have_text("2 changed")
    expect(refusal).to_have_text("The blue wizard is chosen for two seats. Give each player a colour of their own.")
    visitor.locator("#glastonbury .set-options summary").click()
    visitor.get_by_role("button", name="Deal").click()
    expect(visitor.locator("[data-option=wizard_2] :checked")).to_be_focused()
    expect(refusal).to_be_visible()
    assert "/setup/" in visitor.url
    pick(visitor, "[data-option=wizard_2]", "Green")
    expect(refusal).to_be_hidden()
    visitor.get_by_role("button", name="Deal").click()
    until(visitor, "#table[data-state]")
    assert "wizard_1=blue&wizard_2=green" in visitor.url


def test_an_option_that_is_put_wrong_is_shown(visitor: Page, site: Site) -> None:
    open_form(visitor, site, "flights")
    visitor.locator("#flights .set-options summary").click()
    visitor.locator("#option-flights-wins").fill("99")
    visitor.locator("#flights .set-options summary").click()
    visitor.get_by_role("button", name="Deal").click()
    expect(visitor.locator("#option-flights-wins")).to_be_focused()
    visitor.locator("#flights .set-options summary").click()
    pick(visitor, "#flights .how-many", "3")
    visitor.get_by_role("button", name="Deal").click()
    until(visitor, "#table[data-state]")
    assert "wins=" not in visitor.url


def test_stored_nonsense_changes_nothing(visitor: Page, site: Site) -> None:
    open_form(visitor, site, "nizam")
    nonsense = {
        "seats": ["dog", "bot:9"],
        "names": ["", '"'],
        "faces": ['"]', "dog"],
        "options": {"x": "1"},
        "pace": "]",
    }
    visitor.evaluate("text => localStorage.setItem('nastilka:setup:nizam', text)", json.dumps(nonsense))
    visitor.evaluate("() => localStorage.setItem('nastilka:people', '{')")
    visitor.reload()
    ready(visitor)
    expect(visitor.locator("#kind-nizam-1")).to_have_value("human")
    expect(visitor.locator("#nizam .seat:visible")).to_have_count(2)
    visitor.get_by_role("button", name="Deal").click()
    until(visitor, "#table[data-state]")


def test_the_other_language_keeps_the_game_and_an_unknown_one_is_a_choice(visitor: Page, site: Site) -> None:
    open_form(visitor, site, "pearl")
    visitor.locator(".bar a[hreflang=uk]").click()
    ready(visitor)
    expect(visitor.locator("#pearl h1")).to_be_visible()
    expect(visitor.locator("html")).to_have_attribute("lang", "uk")
    open_form(visitor, site, "chess")
    expect(visitor.locator(".which a:visible")).to_have_count(6)
    visitor.locator(".which .uno").click()
    expect(visitor.locator("#uno form")).to_be_visible()
    expect(visitor.locator(".which")).to_be_hidden()


def test_it_works_without_scripts(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site.url}setup/")
    page.locator(".which .flights").click()
    pick(page, "#flights .how-many", "3")
    expect(page.locator("#flights .seat:visible")).to_have_count(3)
    page.locator("#name-flights-1").fill("Sara")
    page.locator("#flights [type=submit]").click()
    assert "game=flights&lang=en&players=3&seats=human&names=Sara" in page.url


@pytest.mark.parametrize(
    ("lang", "scheme", "game"),
    rest_in_endure([("uk", "dark", "glastonbury"), ("uk", "light", "chess"), ("en", "light", "uno")], 2),
)
def test_it_can_be_read_and_reached_at_any_size(
    inspected: Page, site: Site, lang: str, scheme: Literal["light", "dark"], game: str
) -> None:
    page = inspected
    page.emulate_media(color_scheme=scheme)
    open_form(page, site, game, lang)
    page.evaluate("for (const each of document.querySelectorAll('.set-options')) each.open = true")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW) == 0, width
    no_violations(page)
    if game != "chess":
        page.locator(f"#open-faces-{game}-1").click()
        no_violations(page)


def test_the_name_of_every_bot_is_whole(visitor: Page, site: Site) -> None:
    for lang in LANGS:
        open_form(visitor, site, "flights", lang)
        for width, height in SIZES:
            visitor.set_viewport_size({"width": width, "height": height})
            assert visitor.evaluate(CUT_NAMES) == 0, (lang, width)
