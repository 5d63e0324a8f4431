"""The play page: refusals, undo, reload, offline, bad input, languages, accessibility."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, OFFLINE, Site, only_first_in_firefox
from e2e.table import READY, answered, answers, deal, found, open_game, press, ready
from tests.endure import ENDURE

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
KEY = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1"


def lay(page: Page, card: int, pile: str) -> None:
    press(page, f"#hand-{card}")
    press(page, f"#pile-{pile}")


@CHROMIUM_IS_ENOUGH
def test_a_refusal_names_its_rule_in_the_readers_language(table: Page) -> None:
    deal(table, "face-to-face", 7, first="1")
    press(table, "#do-draw")
    expect(table.locator("#notice .head")).to_have_text("Lay two cards first; then end the turn.")
    expect(table.locator("#why")).to_have_attribute("data-rule", "F2F-6")
    expect(table.locator("#live")).to_contain_text("(F2F-6)")
    press(table, "[data-do=dismiss]")
    expect(table.locator("#notice")).to_have_count(0)
    lay(table, 17, "own-up")
    before = answers(table)
    table.locator("#hand-12").drag_to(table.locator("#pile-own-up"))
    answered(table, before + 1)
    expect(table.locator("#why")).to_have_attribute("data-rule", "F2F-8")
    press(table, "[data-do=lang][data-value=uk]")
    expect(table.locator("html")).to_have_attribute("lang", "uk")
    expect(table.locator("#notice")).to_contain_text("менше за 17")
    press(table, "#why")
    expect(table.locator("#rule-F2F-8")).to_be_focused()
    expect(table.locator("#rule-F2F-8")).to_contain_text("зворотний трюк")
    press(table, "[data-do=lang][data-value=en]")


@LONG_IN_FIREFOX
def test_legal_targets_light_up(table: Page) -> None:
    deal(table, "face-to-face", 7, first="1")
    press(table, "#hand-17")
    assert [pile.get_attribute("data-action") for pile in table.locator(".lit").all()] == ["17>own-up", "17>own-down"]
    expect(table.locator("#hand-17")).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("Escape")
    expect(table.locator(".lit")).to_have_count(0)


@CHROMIUM_IS_ENOUGH
def test_undo_goes_back_but_not_past_a_draw(table: Page) -> None:
    deal(table, "face-to-face", 7, "human bot:random", first="1")
    expect(table.locator("[data-do=undo]")).to_have_count(0)
    lay(table, 17, "own-up")
    before = answers(table)
    table.keyboard.press("u")
    answered(table, before)
    expect(table.locator("#hand-17")).to_be_visible()
    lay(table, 17, "own-up")
    lay(table, 18, "own-up")
    press(table, '[data-action="draw"]')
    expect(table.locator("[data-do=undo]")).to_have_count(0)


@LONG_IN_FIREFOX
def test_a_game_goes_on_from_the_lobby_and_from_a_file(visitor: Page, site: Site, tmp_path: Path) -> None:
    open_game(visitor, site.url, GAME)
    lay(visitor, 17, "own-up")
    with visitor.expect_download() as saved:
        found(visitor, "[data-do=save]").click()
    path = tmp_path / "saved.txt"
    saved.value.save_as(path)
    assert path.read_text("utf-8").endswith("\n1: 17>own-up\n")
    visitor.goto(f"{site.url}?lang=en")
    ready(visitor)
    visitor.locator("#save-list a.go-on").click()
    ready(visitor)
    expect(visitor.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
    deal(visitor, "face-to-face", 9, first="1")
    expect(visitor.locator("#pile-own-up")).not_to_have_accessible_name("Your ascending pile, top 17")
    before = answers(visitor)
    visitor.locator("#file").set_input_files(path)
    answered(visitor, before)
    expect(visitor.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


@LONG_IN_FIREFOX
def test_a_deal_gets_a_number_and_an_unknown_setting_is_reported_and_ignored(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, "game=face-to-face&lang=en&first=1&frist=2")
    assert "seed=" in visitor.url
    expect(visitor.locator("#notice")).to_contain_text("frist")
    expect(visitor.locator("#prompt")).to_contain_text("Lay at least two cards.")


@pytest.mark.endure_in("chromium")  # which plays so on an odd host (test_odd_hosts)
@OFFLINE
def test_play_goes_on_with_the_server_killed(page: Page, own_site: Site) -> None:
    open_game(page, own_site.url, GAME)
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    lay(page, 17, "own-up")
    own_site.stop()
    page.reload()
    ready(page)
    expect(page.locator("html")).to_have_attribute("data-start", "restored")  # the memory snapshot is kept, too
    lay(page, 18, "own-up")
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 18")
    page.goto(f"{own_site.url}?lang=uk")
    expect(page.locator("h1")).to_contain_text("Шість настільних ігор")


@LONG_IN_FIREFOX
@pytest.mark.parametrize(
    ("query", "says"),
    only_first_in_firefox(
        ("game=face-to-face&seats=human,human,human", "“3” is no value for seats"),
        ("game=chess", "“chess” is no value for game"),
        ("game=face-to-face&seats=cat,human", "“cat” is no value for seats"),
        ("game=face-to-face&first=7", "“7” is no value for first"),
        ("game=face-to-face&seed=x", "“x” is no value for seed"),
        ("game=face-to-face&pace=warp", "“warp” is no value for pace"),
        quick=1,
    ),
)
def test_a_bad_address_says_what_is_wrong(visitor: Page, site: Site, query: str, says: str) -> None:
    visitor.goto(f"{site.url}play/?{query}")
    expect(visitor.locator("main.problem")).to_contain_text(says, timeout=READY)
    ways = visitor.locator("main.problem a")
    expect(ways).to_have_count(2 if "game=face-to-face" in query else 1)
    ways.first.click()
    expect(visitor.locator("#face-to-face form" if "game=face-to-face" in query else "section.games")).to_be_visible()


@CHROMIUM_IS_ENOUGH
def test_an_address_without_a_part_is_completed(visitor: Page, site: Site) -> None:
    """By the day, by its link; or it leads to what one can choose."""
    visitor.goto(f"{site.url}play/?lang=en")
    ready(visitor)
    expect(visitor.locator("#table .board")).to_be_visible()
    assert re.search(r"\?game=[a-z-]+&seats=human(,bot:1)+&seed=\d{8}", visitor.url)
    visitor.goto(f"{site.url}puzzles/play/")
    expect(visitor).to_have_url(re.compile(r"\?game=[a-z-]+&n=\d+&day=\d{4}-\d\d-\d\d"), timeout=READY)
    expect(visitor.locator("#note h2")).to_be_visible(timeout=READY)
    record = "record 1\ngame face-to-face\nplayers 2\ndeal own up 27 | hand 17 18 40 41 42 43\n"
    visitor.goto(f"{site.url}workbench/?game=#record={quote(record)}")
    expect(visitor.locator("#app .table.face-to-face").first).to_be_visible(timeout=READY)
    for page, choice in (("workbench/?game=", ".workbench-games"), ("friends/?seats=human,friend", ".friends-games")):
        visitor.goto(f"{site.url}{page}")
        expect(visitor.locator(choice)).to_be_visible(timeout=READY)


@LONG_IN_FIREFOX
def test_a_broken_record_leaves_the_game(table: Page, tmp_path: Path) -> None:
    deal(table, "face-to-face", 7, first="1")
    lay(table, 17, "own-up")
    path = tmp_path / "broken.txt"
    path.write_text("record 1\ngame face-to-face\nplayers 2\ndeal hand 2 99\n", "utf-8")
    before = answers(table)
    table.locator("#file").set_input_files(path)
    answered(table, before)
    expect(table.locator("#notice")).to_contain_text("Line 4, column 13: “99”")
    expect(table.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


@LONG_IN_FIREFOX
def test_a_record_comes_by_link(visitor: Page, site: Site) -> None:
    record = (
        "record 1\ngame face-to-face\nplayers 2\nseat 1 human\nseat 2 human\ndeal own up 27 | hand 17 18 40 41 42 43\n"
    )
    visitor.goto(f"{site.url}play/?game=face-to-face&lang=en#record={quote(record)}")
    ready(visitor)
    press(visitor, "[data-do=reveal]")
    expect(visitor.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 27")
    visitor.goto("about:blank")
    visitor.goto(f"{site.url}play/?{GAME}#record=nonsense")
    ready(visitor)
    expect(visitor.locator("#main")).to_contain_text("This link cannot be read")
    assert visitor.url.endswith("#record=nonsense"), "the address stays, and no other game is dealt"


@LONG_IN_FIREFOX
def test_a_broken_save_is_put_aside_and_offered(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}404.html")
    visitor.evaluate("([key, text]) => localStorage.setItem(`nastilka:save:${key}`, text)", [KEY, "record 1\nbroken"])
    open_game(visitor, site.url, GAME)
    expect(visitor.locator("#notice")).to_contain_text("set aside")
    with visitor.expect_download() as saved:
        visitor.locator("[data-do=download-broken]").click()
    assert Path(saved.value.path()).read_text("utf-8") == "record 1\nbroken"
    assert visitor.evaluate("key => nastilkaKept.read('broken', key)", KEY) == "record 1\nbroken"


@LONG_IN_FIREFOX
def test_an_engine_that_cannot_start_says_so(page: Page, site: Site) -> None:
    page.route("**/pyodide.js*", lambda route: route.abort())
    page.goto(f"{site.url}play/?{GAME}")
    expect(page.locator("#boot-problem")).to_be_visible(timeout=READY)
    page.unroute("**/pyodide.js*")
    page.locator("#retry").click()
    ready(page)


@ENDURE
@CHROMIUM_IS_ENOUGH
def test_denied_storage_does_not_stop_the_game(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context().new_page()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })")
    open_game(page, site.url, GAME)
    lay(page, 17, "own-up")
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
