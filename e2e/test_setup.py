"""The set-up page: who sits where, what contradicts itself, and what the device remembers."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import ready, until
from tests.languages import WHOLE as LANGS

pytestmark = CHROMIUM_IS_ENOUGH

SIZES = ((390, 844), (1280, 800), (360, 640), (1920, 1080))
CUT_NAMES = """() => [...document.querySelectorAll(".set-up-game[data-asked] .seat select")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const { width } = each.getBoundingClientRect();
    each.style.width = "max-content"; // as wide as its longest name
    return each.getBoundingClientRect().width > width + 0.5;
  }).length"""
OVERFLOW = "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"


def open_form(page: Page, site: Site, game: str, lang: str = "en") -> None:
    page.goto(f"{site.url}setup/?game={game}&lang={lang}")
    ready(page)


def pick(page: Page, inside: str, text: str) -> None:
    """Choose a value by its label."""
    page.locator(f"{inside} label").filter(has_text=text).first.click()


def test_three_sit_down_with_a_name_and_a_face(clean: Page, site: Site) -> None:
    open_form(clean, site, "uno")
    expect(clean.locator("#uno .seat:visible")).to_have_count(2)
    pick(clean, "#uno .how-many", "3")
    expect(clean.locator("#uno .seat:visible")).to_have_count(3)
    clean.get_by_role("button", name="Face at seat 1").click()
    clean.get_by_role("radio", name="Fox").check(force=True)
    clean.keyboard.press("Escape")
    expect(clean.locator("#uno [data-seat='1'] .face-button use")).to_have_attribute("href", "#face-fox")
    clean.get_by_role("button", name="Face at seat 2").click()
    expect(clean.locator("#faces-uno-2").get_by_role("radio", name="Fox")).to_be_disabled()
    clean.keyboard.press("Escape")
    clean.locator("#name-uno-1").fill("Олена & <b>")
    clean.locator("#kind-uno-3").select_option("bot:greedy")
    clean.get_by_role("button", name="Deal").click()
    until(clean, "html[data-ready=yes]")
    assert "seats=human,bot:1,bot:greedy&" in clean.url
    assert "faces=fox&lang=en" in clean.url
    assert "pace=" not in clean.url
    assert "target=" not in clean.url
    expect(clean.locator("#table")).to_contain_text("Олена & <b>")
    open_form(clean, site, "nizam", "uk")
    expect(clean.locator("#name-nizam-1")).to_have_value("Олена & <b>")
    expect(clean.locator("#nizam [data-seat='1'] .face-button use")).to_have_attribute("href", "#face-fox")
    open_form(clean, site, "uno")
    expect(clean.locator("#uno .seat:visible")).to_have_count(3)
    expect(clean.locator("#kind-uno-3")).to_have_value("bot:greedy")


def test_two_wizards_of_one_colour_are_refused_at_the_form(clean: Page, site: Site) -> None:
    open_form(clean, site, "glastonbury")
    differs, refusal = clean.locator("#glastonbury .differs"), clean.locator("#glastonbury .refusal")
    expect(differs).to_have_text("by the book")
    clean.locator("#glastonbury .set-options summary").click()
    expect(clean.locator("[data-option=wizard_3]")).to_be_hidden()
    pick(clean, "[data-option=wizard_1]", "Blue")
    pick(clean, "[data-option=wizard_2]", "Blue")
    expect(differs).to_have_text("2 changed")
    expect(refusal).to_have_text("The blue wizard is chosen for two seats. Give each player a colour of their own.")
    clean.locator("#glastonbury .set-options summary").click()
    clean.get_by_role("button", name="Deal").click()
    expect(clean.locator("[data-option=wizard_2] :checked")).to_be_focused()
    expect(refusal).to_be_visible()
    assert "/setup/" in clean.url
    pick(clean, "[data-option=wizard_2]", "Green")
    expect(refusal).to_be_hidden()
    clean.get_by_role("button", name="Deal").click()
    until(clean, "#table[data-state]")
    assert "wizard_1=blue&wizard_2=green" in clean.url


def test_an_option_that_is_put_wrong_is_shown(clean: Page, site: Site) -> None:
    open_form(clean, site, "flights")
    clean.locator("#flights .set-options summary").click()
    clean.locator("#option-flights-wins").fill("99")
    clean.locator("#flights .set-options summary").click()
    clean.get_by_role("button", name="Deal").click()
    expect(clean.locator("#option-flights-wins")).to_be_focused()
    clean.locator("#flights .set-options summary").click()
    pick(clean, "#flights .how-many", "3")
    clean.get_by_role("button", name="Deal").click()
    until(clean, "#table[data-state]")
    assert "wins=" not in clean.url


def test_stored_nonsense_changes_nothing(clean: Page, site: Site) -> None:
    open_form(clean, site, "nizam")
    nonsense = {
        "seats": ["dog", "bot:9"],
        "names": ["", '"'],
        "faces": ['"]', "dog"],
        "options": {"x": "1"},
        "pace": "]",
    }
    clean.evaluate("text => localStorage.setItem('nastilka:setup:nizam', text)", json.dumps(nonsense))
    clean.evaluate("() => localStorage.setItem('nastilka:people', '{')")
    clean.reload()
    ready(clean)
    expect(clean.locator("#kind-nizam-1")).to_have_value("human")
    expect(clean.locator("#nizam .seat:visible")).to_have_count(2)
    clean.get_by_role("button", name="Deal").click()
    until(clean, "#table[data-state]")


def test_the_other_language_keeps_the_game_and_an_unknown_one_is_a_choice(clean: Page, site: Site) -> None:
    open_form(clean, site, "pearl")
    clean.locator(".bar a[hreflang=uk]").click()
    ready(clean)
    expect(clean.locator("#pearl h1")).to_be_visible()
    expect(clean.locator("html")).to_have_attribute("lang", "uk")
    open_form(clean, site, "chess")
    expect(clean.locator(".which a:visible")).to_have_count(6)
    clean.locator(".which .uno").click()
    expect(clean.locator("#uno form")).to_be_visible()
    expect(clean.locator(".which")).to_be_hidden()


def test_it_works_without_scripts(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site.url}setup/")
    page.locator(".which .flights").click()
    pick(page, "#flights .how-many", "3")
    expect(page.locator("#flights .seat:visible")).to_have_count(3)
    page.locator("#name-flights-1").fill("Sara")
    page.locator("#flights [type=submit]").click()
    assert "game=flights&lang=en&players=3&seats=human&names=Sara" in page.url


def test_it_can_be_read_and_reached_at_any_size(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(bypass_csp=True, reduced_motion="reduce").new_page()
    for lang, scheme, game in (("en", "light", "uno"), ("uk", "dark", "glastonbury"), ("uk", "light", "chess")):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        open_form(page, site, game, lang)
        page.evaluate("for (const each of document.querySelectorAll('.set-options')) each.open = true")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVERFLOW) == 0, (game, width)
        no_violations(page)
        if game != "chess":
            page.locator(f"#open-faces-{game}-1").click()
            no_violations(page)


def test_the_name_of_every_bot_is_whole(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context().new_page()
    for lang in LANGS:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            open_form(page, site, "flights", lang)
            assert page.evaluate(CUT_NAMES) == 0, (lang, width)
