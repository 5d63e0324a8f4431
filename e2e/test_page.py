"""The play page: refusals, undo, reload, offline, bad input, languages, accessibility."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, OFFLINE, Site, only_first_in_firefox
from e2e.table import READY, answered, answers, found, open_game, press, ready

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
KEY = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1"


def lay(page: Page, card: int, pile: str) -> None:
    press(page, f"#hand-{card}")
    press(page, f"#pile-{pile}")


@CHROMIUM_IS_ENOUGH
def test_a_refusal_names_its_rule_in_the_readers_language(clean: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    press(clean, "#do-draw")
    expect(clean.locator("#notice .head")).to_have_text("Lay two cards first; then end the turn.")
    expect(clean.locator("#why")).to_have_attribute("data-rule", "F2F-6")
    expect(clean.locator("#live")).to_contain_text("(F2F-6)")
    press(clean, "[data-do=dismiss]")
    expect(clean.locator("#notice")).to_have_count(0)
    lay(clean, 17, "own-up")
    before = answers(clean)
    clean.locator("#hand-12").drag_to(clean.locator("#pile-own-up"))
    answered(clean, before + 1)
    expect(clean.locator("#why")).to_have_attribute("data-rule", "F2F-8")
    press(clean, "[data-do=lang][data-value=uk]")
    expect(clean.locator("html")).to_have_attribute("lang", "uk")
    expect(clean.locator("#notice")).to_contain_text("менше за 17")
    press(clean, "#why")
    expect(clean.locator("#rule-F2F-8")).to_be_focused()
    expect(clean.locator("#rule-F2F-8")).to_contain_text("зворотний трюк")


@LONG_IN_FIREFOX
def test_legal_targets_light_up(clean: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    press(clean, "#hand-17")
    assert [pile.get_attribute("data-action") for pile in clean.locator(".lit").all()] == ["17>own-up", "17>own-down"]
    expect(clean.locator("#hand-17")).to_have_attribute("aria-pressed", "true")
    clean.keyboard.press("Escape")
    expect(clean.locator(".lit")).to_have_count(0)


@CHROMIUM_IS_ENOUGH
def test_undo_goes_back_but_not_past_a_draw(clean: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    expect(clean.locator("[data-do=undo]")).to_have_count(0)
    lay(clean, 17, "own-up")
    before = answers(clean)
    clean.keyboard.press("u")
    answered(clean, before)
    expect(clean.locator("#hand-17")).to_be_visible()
    lay(clean, 17, "own-up")
    lay(clean, 18, "own-up")
    press(clean, '[data-action="draw"]')
    expect(clean.locator("[data-do=undo]")).to_have_count(0)


def test_a_reload_goes_on_where_it_was(clean: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    lay(clean, 17, "own-up")
    clean.reload()
    ready(clean)
    expect(clean.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    clean.locator("#save-list a.go-on").click()
    ready(clean)
    expect(clean.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


@LONG_IN_FIREFOX
def test_a_deal_without_a_number_gets_one_in_the_address(clean: Page, site: Site) -> None:
    open_game(clean, site.url, "game=face-to-face&lang=en")
    assert "seed=" in clean.url


@OFFLINE
def test_play_goes_on_with_the_server_killed(page: Page, own_site: Site) -> None:
    open_game(page, own_site.url, GAME)
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    lay(page, 17, "own-up")
    own_site.stop()
    page.reload()
    ready(page)
    lay(page, 18, "own-up")
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 18")
    page.goto(f"{own_site.url}?lang=uk")
    expect(page.locator("h1")).to_contain_text("Шість настільних ігор")


@pytest.mark.parametrize(
    ("query", "says"),
    only_first_in_firefox(
        ("game=chess", "“chess” is no value for game"),
        ("", "no value for game"),
        ("game=face-to-face&seats=human,human,human", "“3” is no value for seats"),
        ("game=face-to-face&seats=cat,human", "“cat” is no value for seats"),
        ("game=face-to-face&first=7", "“7” is no value for first"),
        ("game=face-to-face&seed=x", "“x” is no value for seed"),
        ("game=face-to-face&pace=warp", "“warp” is no value for pace"),
        quick=2,
    ),
)
def test_a_bad_address_says_what_is_wrong(clean: Page, site: Site, query: str, says: str) -> None:
    clean.goto(f"{site.url}play/?{query}")
    expect(clean.locator("main.problem")).to_contain_text(says, timeout=READY)
    ways = clean.locator("main.problem a")
    expect(ways).to_have_count(2 if "game=face-to-face" in query else 1)
    ways.first.click()
    expect(clean.locator("#face-to-face form" if "game=face-to-face" in query else ".games")).to_be_visible()


@LONG_IN_FIREFOX
def test_an_unknown_setting_is_reported_and_ignored(clean: Page, site: Site) -> None:
    open_game(clean, site.url, GAME + "&frist=2")
    expect(clean.locator("#notice")).to_contain_text("frist")
    expect(clean.locator("#prompt")).to_contain_text("Lay at least two cards.")


@LONG_IN_FIREFOX
def test_a_broken_record_leaves_the_game(clean: Page, site: Site, tmp_path: Path) -> None:
    open_game(clean, site.url, GAME)
    lay(clean, 17, "own-up")
    path = tmp_path / "broken.txt"
    path.write_text("record 1\ngame face-to-face\nplayers 2\ndeal hand 2 99\n", "utf-8")
    before = answers(clean)
    clean.locator("#file").set_input_files(path)
    answered(clean, before)
    expect(clean.locator("#notice")).to_contain_text("Line 4, column 13: “99”")
    expect(clean.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


def test_a_record_is_saved_and_opened(clean: Page, site: Site, tmp_path: Path) -> None:
    open_game(clean, site.url, GAME)
    lay(clean, 17, "own-up")
    with clean.expect_download() as saved:
        found(clean, "[data-do=save]").click()
    path = tmp_path / "saved.txt"
    saved.value.save_as(path)
    assert path.read_text("utf-8").endswith("\n1: 17>own-up\n")
    open_game(clean, site.url, "game=face-to-face&lang=en&seats=human,bot:greedy&seed=9&first=1")
    before = answers(clean)
    clean.locator("#file").set_input_files(path)
    answered(clean, before)
    expect(clean.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


@LONG_IN_FIREFOX
def test_a_record_comes_by_link(clean: Page, site: Site) -> None:
    record = (
        "record 1\ngame face-to-face\nplayers 2\nseat 1 human\nseat 2 human\ndeal own up 27 | hand 17 18 40 41 42 43\n"
    )
    clean.goto(f"{site.url}play/?game=face-to-face&lang=en#record={quote(record)}")
    ready(clean)
    press(clean, "[data-do=reveal]")
    expect(clean.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 27")
    clean.goto("about:blank")
    clean.goto(f"{site.url}play/?{GAME}#record=nonsense")
    ready(clean)
    expect(clean.locator("#main")).to_contain_text("This link cannot be read")
    assert clean.url.endswith("#record=nonsense"), "the address stays, and no other game is dealt"


@LONG_IN_FIREFOX
def test_a_broken_save_is_put_aside_and_offered(clean: Page, site: Site) -> None:
    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    clean.evaluate("([key, text]) => localStorage.setItem(`nastilka:save:${key}`, text)", [KEY, "record 1\nbroken"])
    open_game(clean, site.url, GAME)
    expect(clean.locator("#notice")).to_contain_text("set aside")
    with clean.expect_download() as saved:
        clean.locator("[data-do=download-broken]").click()
    assert Path(saved.value.path()).read_text("utf-8") == "record 1\nbroken"
    assert clean.evaluate("key => nastilkaKept.read('broken', key)", KEY) == "record 1\nbroken"


def test_an_engine_that_cannot_start_says_so(page: Page, site: Site) -> None:
    page.route("**/pyodide.js*", lambda route: route.abort())
    page.goto(f"{site.url}play/?{GAME}")
    expect(page.locator("#boot-problem")).to_be_visible(timeout=READY)
    page.unroute("**/pyodide.js*")
    page.locator("#retry").click()
    ready(page)


@LONG_IN_FIREFOX
def test_a_board_stands_before_python_is_up(page: Page, site: Site) -> None:
    page.route("**/pyodide.js*", lambda _: None)
    page.goto(f"{site.url}play/?{GAME}", wait_until="commit")
    expect(page.locator("#pile-own-up")).to_be_visible()
    expect(page.locator("#boot-progress")).to_be_visible()


def test_denied_storage_does_not_stop_the_game(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context().new_page()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })")
    open_game(page, site.url, GAME)
    lay(page, 17, "own-up")
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
