"""How the engine starts: from a memory of an earlier start, plainly where that fails or costs too much, and offline."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import DIST, Site
from e2e.table import READY, open_game, ready

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&first=1"
SNAPSHOT = "**/snapshot.gz"


def how(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-start")


def restored(page: Page, url: str) -> None:
    """Open a game until it starts from memory, which a busy machine may take for too slow a line."""
    for _ in range(4):
        open_game(page, url, GAME)
        if how(page) == "restored":
            return
    pytest.fail("never started from memory")


@pytest.fixture
def slow_site() -> Iterator[Site]:
    served = Site(DIST, "--mbit", "12")
    yield served
    served.stop()


def test_it_starts_from_memory_on_a_quick_line(clean: Page, site: Site) -> None:
    restored(clean, site.url)
    clean.locator("#hand button, #table button").first.wait_for()


def test_a_slow_line_is_spared_the_memory(page: Page, slow_site: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{slow_site.url}play/?{GAME}")
    ready(page)
    assert how(page) == "plain"
    assert not [url for url in asked if url.endswith("snapshot.gz")]


def empty(content: bytes) -> bytes:
    """A memory of the right form in which nothing lies."""
    header = b'[["0",4096]]'
    assert content
    return gzip.compress(len(header).to_bytes(4, "little") + header + bytes(4096))


BROKEN: dict[str, Callable[[Route, bytes], None]] = {
    "missing": lambda route, _: route.fulfill(status=404),
    "cut off": lambda route, content: route.fulfill(body=content[: len(content) // 2]),
    "another's": lambda route, content: route.fulfill(body=empty(content)),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_it_starts_plainly_where_the_memory_is_of_no_use(page: Page, site: Site, kind: str) -> None:
    [snapshot] = DIST.glob("app-*/snapshot.gz")
    page.route(SNAPSHOT, lambda route: BROKEN[kind](route, snapshot.read_bytes()))
    open_game(page, site.url, GAME)
    assert how(page) == "plain"
    page.locator("#table").wait_for()


def test_two_starts_from_the_same_memory_draw_different_seeds(page: Page, site: Site) -> None:
    seeds = set()
    for _ in range(2):
        restored(page, site.url)
        found = re.search(r"seed=(\d+)", page.evaluate("location.search"))
        assert found
        seeds.add(found[1])
        page.evaluate("localStorage.clear()")
    assert len(seeds) == 2


def test_the_memory_is_kept_for_play_without_a_network(page: Page, own_site: Site) -> None:
    open_game(page, own_site.url, GAME)
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    own_site.stop()
    restored(page, own_site.url)
