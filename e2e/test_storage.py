"""What happens to the databases of a device while they are used: full, deleted, closed, of a newer version; and then
they work again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site, problems_of
from e2e.far_friends import SETTLED, Friend, gather
from e2e.odd_browsers import FAULTS, GAME, friends, lay, workbench
from e2e.table import READY, open_game, press, ready, steps, until
from tests.endure import ENDURE

pytestmark = CHROMIUM_IS_ENOUGH

FULL = """
  const { put } = IDBObjectStore.prototype, { setItem } = Storage.prototype;
  const full = () => { throw new DOMException("simulated", "QuotaExceededError"); };
  window.fill = () => { IDBObjectStore.prototype.put = Storage.prototype.setItem = full; };
  window.clear = () => { IDBObjectStore.prototype.put = put; Storage.prototype.setItem = setItem; };
"""
"""A device that the test fills and clears."""
OPEN = """([name, version]) => new Promise((resolve, reject) => {
  const request = indexedDB.open(name, version);
  request.onblocked = () => reject(new Error("blocked"));
  request.onerror = () => reject(request.error);
  request.onsuccess = () => { request.result.close(); resolve(request.result.version); };
})"""
DELETE = """(name) => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase(name);
  request.onblocked = () => reject(new Error("blocked"));
  request.onerror = () => reject(request.error);
  request.onsuccess = () => resolve(true);
})"""
KEPT = """async () => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open("nastilka");
    request.onsuccess = () => resolve(request.result);
  });
  const get = database.transaction("saves").objectStore("saves").getAll();
  await new Promise((resolve) => (get.onsuccess = resolve));
  database.close();
  return get.result.map(({ text }) => text);
}"""
LOCAL = "Object.keys(localStorage).filter((name) => name.startsWith('nastilka:save:')).length"
NEWER = 99
"""The version of a database that a later version of the site has made."""


@pytest.fixture
def beside(context: BrowserContext, site: Site) -> Page:
    """A page of the same site with no script of ours."""
    page = context.new_page()
    page.goto(f"{site.url}live.json")
    return page


def go_on(page: Page) -> None:
    """Lay a second card, and find nothing to have failed."""
    lay(page, 18)
    expect(page.locator("#notice, #elsewhere")).to_have_count(0)


def test_a_deleted_database_is_made_again(clean: Page, beside: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    lay(clean, 17)
    assert beside.evaluate(DELETE, "nastilka"), "the page lets it be deleted"
    go_on(clean)
    [text] = beside.evaluate(KEPT)
    assert "18>own-up" in text


@ENDURE
def test_a_closed_database_is_opened_again(clean: Page, beside: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    lay(clean, 17)
    origin = {"origin": site.url.split("/some/")[0], "storageTypes": "indexeddb"}
    clean.context.new_cdp_session(clean).send("Storage.clearDataForOrigin", origin)
    go_on(clean)
    [text] = beside.evaluate(KEPT)
    assert "18>own-up" in text


def test_a_newer_version_may_take_the_database_over(clean: Page, beside: Page, site: Site) -> None:
    """The older page goes on outside of it, and where the newer one left off when it is loaded again."""
    open_game(clean, site.url, GAME)
    lay(clean, 17)
    assert beside.evaluate(OPEN, ["nastilka", NEWER]) == NEWER
    clean.reload()
    ready(clean)
    assert steps(clean) == ["1: 17>own-up"]
    go_on(clean)
    assert beside.evaluate(LOCAL) == 1
    assert "18>own-up" not in beside.evaluate(KEPT)[0], "an older page writes nothing there"


@ENDURE
@pytest.mark.parametrize("act", [friends, workbench])
def test_the_newer_database_of_another_page_is_left_alone(clean: Page, beside: Page, site: Site, act: object) -> None:
    name = {friends: "nastilka-friends", workbench: "nastilka-workbench"}[act]  # type: ignore[index]
    assert beside.evaluate(OPEN, [name, NEWER]) == NEWER
    act(clean, site.url)  # type: ignore[operator]
    assert beside.evaluate(OPEN, [name, NEWER]) == NEWER


def test_what_cannot_be_kept_is_told_once_and_kept_when_there_is_room(clean: Page, beside: Page, site: Site) -> None:
    clean.add_init_script(f"{{ {FULL} }}")
    open_game(clean, site.url, GAME)
    clean.evaluate("fill()")
    lay(clean, 17)
    expect(clean.locator("#notice")).to_contain_text("to keep it, save it as a file")
    go_on(clean)
    assert not any("17>own-up" in text for text in beside.evaluate(KEPT))
    clean.evaluate("clear()")
    press(clean, "[data-action=draw]")
    expect(clean.locator("#notice, #elsewhere")).to_have_count(0)
    done = steps(clean)
    clean.reload()
    ready(clean)
    assert steps(clean)[: len(done)] == done


@ENDURE
def test_friends_play_where_nothing_can_be_kept(browser: Browser, site: Site) -> None:
    """The host's device is full when the table is set up, and has room again once the game has begun."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    context.add_init_script(f"{{ {FULL} fill(); }}")
    other = browser.new_context(service_workers="block", reduced_motion="reduce")
    pages = [context.new_page(), other.new_page()]
    host, guest = (Friend(page, name, problems_of(page)) for page, name in zip(pages, ("Ann", "Bo"), strict=True))
    notice = host.page.locator("#notice, .notice")
    gather(site, [host, guest], "game=face-to-face&seats=human,friend")
    expect(notice).to_contain_text("Leave this window open")
    for number in range(6):
        for friend, far in ((host, guest), (guest, host)):
            if link := friend.take_turn(number + 1):
                far.paste(link)
        if number == 4:
            expect(notice).to_have_count(0)  # it went with the host's own first act, and does not come again
            host.page.evaluate("clear()")
    moves = host.page.locator("#story li").count()
    host.page.reload()
    until(host.page, SETTLED)
    assert host.page.locator("#story li").count() == moves
    assert host.problems == guest.problems == []


@ENDURE
@pytest.mark.parametrize(
    ("path", "words"),
    [
        (f"play/?{GAME}", "Nothing can be stored on this device"),
        ("friends/?lang=en&game=nizam&seats=human,friend&names=Ann", "Leave this window open"),
        ("friends/?lang=de&game=nizam&seats=human,friend&names=Ann", "Lass dieses Fenster offen"),
        ("friends/?lang=uk&game=nizam&seats=human,friend&names=Ann", "Не закривайте це вікно"),
        ("workbench/?game=uno&lang=en", "under “Take away”"),
        ("workbench/?game=uno&lang=de", "unter „Mitnehmen“"),
        ("workbench/?game=uno&lang=uk", "на вкладці «Забрати»"),
    ],
)
def test_a_page_tells_what_can_be_done(clean: Page, site: Site, path: str, words: str) -> None:
    clean.add_init_script(f"{{ {FAULTS['nothing can be stored']} }}")
    clean.goto(site.url + path)
    if "workbench" in path:
        until(clean, "#position-text")
        clean.locator("#position-text").fill("players 3 | hand 1 b7 | hand 3 wild | discard b1")
    expect(clean.locator(".notice", has_text=words).first).to_be_visible(timeout=READY)
