"""Faults on a reader's device: two tabs, no storage, an engine that hangs, broken files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, OFFLINE, STORAGE_DENIED, Site
from e2e.small_site import small_site
from e2e.table import READY, answered, answers, open_game, press, put, ready, steps, storage_is_denied
from e2e.test_hosts import copied, lay, move_scripts, publish_another_version
from pyengine.core.record import Player, Record
from pyengine.core.version import VERSION
from pyengine.games import game as find_game
from tests.endure import ENDURE, rest_in_endure

__all__ = ["copied"]

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
DENIED = """const denied = () => { throw new DOMException("denied", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "caches"])
  Object.defineProperty(window, name, { get: denied });
IDBFactory.prototype.open = denied;
LockManager.prototype.request = async () => denied();"""


def top(page: Page, card: int) -> None:
    expect(page.locator("#pile-own-up")).to_have_accessible_name(f"Your ascending pile, top {card}")


@CHROMIUM_IS_ENOUGH
def test_of_two_tabs_one_leads_and_the_other_may_take_over(context: BrowserContext, site: Site) -> None:
    first, second = context.new_page(), context.new_page()
    open_game(first, site.url, GAME)
    lay(first, 17)
    open_game(second, site.url, GAME)
    expect(second.locator("#elsewhere")).to_be_focused()
    lay(first, 18)
    second.locator("[data-do=take]").click()
    top(second, 18)
    expect(first.locator("#elsewhere")).to_be_visible()
    press(second, "[data-action=draw]")
    done = steps(second)
    second.close()
    expect(first.locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    assert steps(first)[: len(done)] == done


@CHROMIUM_IS_ENOUGH
@ENDURE
def test_without_locks_the_tab_that_came_last_leads(new_context: CreateContextCallback, site: Site) -> None:
    context = new_context()
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })")
    first, second = context.new_page(), context.new_page()
    open_game(first, site.url, GAME)
    lay(first, 17)
    open_game(second, site.url, GAME)
    expect(first.locator("#elsewhere")).to_be_visible()
    lay(second, 18)
    first.locator("[data-do=take]").click()
    top(first, 18)
    expect(second.locator("#elsewhere")).to_be_visible()


@CHROMIUM_IS_ENOUGH
@ENDURE
def test_two_tabs_with_two_games_do_not_meet(context: BrowserContext, site: Site) -> None:
    pages = [context.new_page(), context.new_page()]
    for page, seed in zip(pages, ("7", "8"), strict=True):
        open_game(page, site.url, GAME.replace("seed=7", f"seed={seed}"))
    lay(pages[0], 17)
    for page in pages:
        expect(page.locator("#table")).to_have_attribute("data-state", "waiting")


@CHROMIUM_IS_ENOUGH
def test_full_storage_is_reported_once_and_the_game_goes_on(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    quota = {"origin": site.url.split("/some/")[0], "quotaSize": 1}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    open_game(page, site.url, GAME)
    lay(page, 17)
    assert page.evaluate(NEAR) == 1, "local storage has room where the database has none"
    page.evaluate(FILL)
    lay(page, 18)
    expect(page.locator("#notice")).to_contain_text("Nothing can be stored on this device")
    press(page, "[data-do=dismiss]")
    press(page, "[data-action=draw]")
    expect(page.locator("#notice")).to_have_count(0)
    assert steps(page)[:2] == ["1: 17>own-up", "1: 18>own-up"]


NEAR = "Object.keys(localStorage).filter((name) => name.startsWith('nastilka:save:')).length"
FILL = """() => {
  for (let size = 2 ** 22; size >= 1; size /= 2)
    for (let at = 0; ; at += 1) {
      try { localStorage.setItem(`full${size}-${at}`, "x".repeat(size)); } catch { break; }
    }
}"""


@LONG_IN_FIREFOX
def test_where_everything_is_denied_the_game_is_played(new_context: CreateContextCallback, site: Site) -> None:
    context = new_context()
    context.add_init_script(DENIED)
    page = context.new_page()
    open_game(page, site.url, GAME)
    expect(page.locator("#notice")).to_contain_text("Nothing can be stored on this device")
    lay(page, 17)
    top(page, 17)
    page.goto(f"{site.url}?lang=en")
    ready(page)
    expect(page.locator("#saves")).to_be_hidden()


@ENDURE
@pytest.mark.only_browser("firefox")  # headless Chromium has no setting for it
def test_a_browser_that_denies_all_storage(denied_storage: Callable[[int], Page], site: Site) -> None:
    """As when a reader's settings deny storage to all sites."""
    page = denied_storage(STORAGE_DENIED)
    open_game(page, site.url, GAME)
    assert storage_is_denied(page), "this browser has storage"
    expect(page.locator("#notice")).to_contain_text("Nothing can be stored on this device")
    lay(page, 17)
    top(page, 17)
    for path in ("?lang=en", "stats/", "rules/uno/", "learn/uno/"):
        page.goto(site.url + path)
        ready(page)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    "fault", ["close()", pytest.param("setTimeout(() => { for (;;); })", marks=ENDURE)], ids=["killed", "hung"]
)
def test_a_lost_engine_is_started_anew_from_the_record(context: BrowserContext, site: Site, fault: str) -> None:
    page = context.new_page()
    open_game(page, site.url, GAME)
    lay(page, 17)
    page.evaluate("nastilkaEngine.patience = 200")
    page.workers[0].evaluate(fault)
    page.locator("#hand-18").click()
    expect(page.locator("#notice")).to_contain_text("was restarted", timeout=READY)
    top(page, 17)
    page.evaluate("nastilkaEngine.patience = 10000")
    lay(page, 18)
    top(page, 18)


def wait_for_offline_copy(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)


CORRUPT = """async (names) => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("nastilka"));
  const cache = await caches.open(name);
  for (const { url } of await cache.keys())
    for (const [part, text] of names)
      if (url.includes(part)) text === null ? await cache.delete(url) : await cache.put(url, new Response(text));
}"""


REPAIRED = """async (name) => {
  for (;;) {
    const [files] = (await caches.keys()).filter((name) => name.startsWith("nastilka"));
    const cache = await caches.open(files);
    const [found] = (await cache.keys()).filter(({ url }) => url.endsWith(name));
    if (found && (await (await cache.match(found)).blob()).size > 100_000) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""Waits until the cached copy of a file is correct again."""


PAGE = [["/play.txt", "half of it"], ["/play/index.html", "<p>"], ["/micropython.js", None]]
ENGINE = [["/words-en.gz", "half of it"], ["/pyodide.asm.wasm", "half of it"]]


@CHROMIUM_IS_ENOUGH
@OFFLINE
@pytest.mark.parametrize("corrupted", rest_in_endure([PAGE + ENGINE, PAGE, ENGINE]), ids=["all", "page", "engine"])
def test_corrupted_files_are_repaired_and_the_page_starts_again(
    context: BrowserContext, own_site: Site, corrupted: list[list[str | None]]
) -> None:
    page = context.new_page()
    open_game(page, own_site.url, GAME)
    lay(page, 17)
    wait_for_offline_copy(page)
    page.evaluate(CORRUPT, corrupted)
    page.reload()
    ready(page)
    top(page, 17)
    page.evaluate(REPAIRED, "/pyodide.asm.wasm.gz")
    own_site.stop()
    page.reload()
    ready(page)
    top(page, 17)


@CHROMIUM_IS_ENOUGH
@OFFLINE
def test_an_incomplete_version_is_not_used(context: BrowserContext, tmp_path: Path) -> None:
    folder = small_site(tmp_path)
    [font, *_] = folder.glob("app-*/fonts/*-latin-wght-*")
    whole = font.read_bytes()
    font.write_bytes(whole[: len(whole) // 2])
    with Site(folder) as site:
        page = context.new_page()
        page.goto(f"{site.url}rules/uno/")
        expect(page.locator("html")).to_have_attribute("data-offline", "no", timeout=READY)
        assert page.evaluate("caches.keys()") == []
        font.write_bytes(whole)
        page.reload()
        wait_for_offline_copy(page)


def publish_other_scripts(folder: Path) -> None:
    """A version with all that belongs to it."""
    move_scripts(folder)
    publish_another_version(folder)


@CHROMIUM_IS_ENOUGH
@OFFLINE
@ENDURE
def test_an_old_tab_goes_on_with_its_own_version(context: BrowserContext, copied: Site) -> None:
    old, new = context.new_page(), context.new_page()
    open_game(old, copied.url, GAME)
    wait_for_offline_copy(old)
    old.reload()
    ready(old)
    open_game(new, copied.url, GAME.replace("seed=7", "seed=8"))
    publish_other_scripts(copied.folder)
    new.evaluate("navigator.serviceWorker.getRegistration().then(worker => worker.update())")
    expect(new.locator("#update")).to_be_visible(timeout=READY)
    with new.expect_navigation():
        new.locator("#update-now").click()
    ready(new)
    assert new.locator("meta[name=version]").count() == 1
    lay(old, 17)
    old.evaluate("nastilkaEngine.patience = 200")
    old.workers[0].evaluate("close()")
    old.locator("#hand-18").click()
    expect(old.locator("#notice")).to_contain_text("was restarted", timeout=READY)
    with old.expect_navigation():
        old.locator("#update-now").click()
    ready(old)
    assert old.locator("meta[name=version]").count() == 1
    top(old, 17)


RECORD = """record 1
engine {engine}
game face-to-face
players 2
seat 1 human
seat 2 bot:greedy
deal own up 27 | hand 17 18 28 41 42 43
1: {action}
"""


@LONG_IN_FIREFOX
def test_a_record_of_an_older_engine_replays_or_says_why_not(table: Page) -> None:
    put(table, RECORD.format(engine="0.0.1", action="28>own-up"))
    top(table, 28)
    put(table, RECORD.format(engine="0.0.1", action="18>own-up"))
    expect(table.locator("#notice")).to_contain_text("forbidden by F2F-8")
    expect(table.locator("#notice")).to_contain_text(f"version 0.0.1 of the engine; this page has version {VERSION}")
    top(table, 28)


@CHROMIUM_IS_ENOUGH
def test_saves_of_older_versions_move_from_local_storage(visitor: Page, site: Site) -> None:
    key, players = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1", (Player("human"), Player("bot:greedy"))
    record = Record.new(find_game("face-to-face"), 2, 7, {"first": "1"}, players).format() + "1: 17>own-up\n"
    visitor.goto(f"{site.url}404.html")
    visitor.evaluate("([key, text]) => localStorage.setItem(`nastilka:save:${key}`, text)", [key, record])
    visitor.goto(f"{site.url}?lang=en")
    visitor.locator("#save-list a.go-on").click()
    ready(visitor)
    top(visitor, 17)
    assert visitor.evaluate(NEAR) == 0


@CHROMIUM_IS_ENOUGH
def test_many_games_are_saved_and_listed_the_latest_first(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}?lang=en")
    visitor.evaluate(MANY)
    visitor.reload()
    ready(visitor)
    links = visitor.locator("#save-list a.go-on")
    expect(links).to_have_count(300)
    expect(links.first).to_have_attribute("href", re.compile("seed=299&"))
    visitor.locator("#save-list button").first.click()
    expect(links).to_have_count(299)
    visitor.reload()
    ready(visitor)
    expect(links).to_have_count(299)


MANY = """async () => {
  for (let seed = 0; seed < 300; seed += 1)
    await nastilkaKept.keep(`game=uno&seats=human,bot:greedy&seed=${seed}`, "record 1", true);
}"""


@LONG_IN_FIREFOX
@pytest.mark.parametrize("poison", rest_in_endure([5, {"text": 5}, ["record 1"], "record 1"]), ids=str)
def test_a_save_that_is_no_record_is_put_aside_and_a_new_game_dealt(visitor: Page, site: Site, poison: object) -> None:
    key = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1"
    visitor.goto(f"{site.url}?lang=en")
    visitor.evaluate("([key, poison]) => nastilkaKept.keep(key, poison, true)", [key, poison])
    open_game(visitor, site.url, f"{key}&lang=en&pace=instant")
    expect(visitor.locator("#notice")).to_contain_text("set aside")
    aside = visitor.evaluate("key => nastilkaKept.read('broken', key)", key)
    assert aside == (poison if isinstance(poison, str) else json.dumps(poison, separators=(",", ":")))
    lay(visitor, 17)
    visitor.reload()
    ready(visitor)
    top(visitor, 17)
    expect(visitor.locator("#notice")).to_have_count(0)


@LONG_IN_FIREFOX
def test_escape_on_the_page_of_a_problem_leaves_the_engine_alive(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}play/?game=chess&lang=en")
    ready(visitor)
    expect(visitor.locator("main.problem")).to_contain_text("“chess” is no value for game")
    visitor.evaluate("""window.lost = [];
    for (const name of ["nastilka-restarted", "nastilka-failed"])
      document.addEventListener(name, ({ detail }) => lost.push([name, detail]));""")
    before = answers(visitor)
    visitor.keyboard.press("Escape")
    answered(visitor, before)
    expect(visitor.locator("#problem")).to_be_visible()
    for text, code in (('{"do": "explode"}', "unknown-command"), ("[" * 100_000, "too-deep")):
        answer = visitor.evaluate("text => nastilkaEngine.send(text)", text)
        assert json.loads(answer)["error"]["code"] == code
    assert visitor.evaluate("lost") == []
    expect(visitor.locator("#boot-problem")).to_be_hidden()
