"""Accessibility: axe-core on every screen, 200 % zoom, wide and narrow screens, reduced motion."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import no_violations
from e2e.conftest import SharedPage, Site
from e2e.players import by_mouse, player
from e2e.positions import middle, positions
from e2e.table import READY, dealt, my_turn, open_game, press, put, ready
from pyengine.games import ids
from tests.endure import ENDURE, rest_in_endure

pytestmark = pytest.mark.only_browser("chromium")

LOOKS = [(lang, scheme) for lang in ("en", "uk") for scheme in ("light", "dark")]
TABLES = rest_in_endure([(*LOOKS[(at + turn) % 4], game) for turn in range(4) for at, game in enumerate(ids())], 4)
"""Every table in every look; the first of them have every look."""
OVERFLOW = "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"


def look(page: Page, lang: str, scheme: str) -> None:
    """Set the language and the colour scheme, without a reload."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    if page.locator("html").get_attribute("lang") != lang:
        press(page, f"[data-do=lang][data-value={lang}]")
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", rest_in_endure(["uk", "en"]))
def test_the_lobby(inspected: Page, site: Site, lang: str) -> None:
    page = inspected
    page.goto(f"{site.url}?lang={lang}")
    ready(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        no_violations(page)
        page.locator("#open-settings").click()
        no_violations(page)
        page.keyboard.press("Escape")
    page.goto(f"{site.url}play/?game=chess&lang={lang}")
    ready(page)
    no_violations(page)


@pytest.mark.parametrize(("lang", "scheme", "game"), TABLES)
def test_every_table(examined: Page, game: str, lang: str, scheme: str) -> None:
    page = examined
    put(page, dealt(game, middle(game, 4, positions(game).MIDDLE)))
    assert my_turn(page)
    look(page, lang, scheme)
    no_violations(page)
    source = page.locator("#table [data-source]:not([data-action]):not([data-try])")
    if source.count():
        by_mouse(source.first)
        no_violations(page)


@pytest.mark.parametrize(("game", "lang", "scheme"), rest_in_endure([("nizam", "en", "dark"), ("uno", "uk", "light")]))
def test_refusal_look_back_curtain_and_end(examined: Page, game: str, lang: str, scheme: str) -> None:
    page = examined
    put(page, dealt(game, positions(game).LATE, "human human"))
    look(page, lang, scheme)
    expect(page.locator("#curtain")).to_be_visible()
    no_violations(page)
    put(page, dealt(game, positions(game).LATE))
    player(page, by_mouse).play_out()
    no_violations(page)
    press(page, "#end [data-do=jump]")
    expect(page.locator("#walk")).to_be_visible()
    no_violations(page)
    put(page, dealt(game, middle(game, 3, 4)))
    page.locator("#table .board").evaluate(_REFUSED)
    expect(page.locator("#notice")).to_be_visible(timeout=READY)
    no_violations(page)


_REFUSED = """board => {
  const button = document.createElement('button');
  button.dataset.try = board.closest('.nizam') ? 'pass' : 'keep';
  board.append(button);
  button.click();
}"""


SIZES = ((640, 400), (1920, 1080), (360, 640))
"""1280 × 800 at 200 % zoom, the widest and the narrowest screens."""


@pytest.mark.parametrize(("lang", "games"), rest_in_endure([("uk", ids()[::2]), ("uk", ids()[1::2]), ("en", ids())]))
def test_nothing_is_cut_off_at_any_size(browser: Browser, site: Site, lang: str, games: Sequence[str]) -> None:
    shared = SharedPage(browser, site, device_scale_factor=2)
    page = shared.page
    wide = []
    look(page, lang, "light")
    for game in games:
        put(page, dealt(game, middle(game, 4, positions(game).MIDDLE)))
        wide += [(game, *found) for found in too_wide(page)]
    assert wide == []
    shared.context.close()


def too_wide(page: Page) -> list[tuple[int, int]]:
    """The widths at which the page would scroll sideways, and by how many pixels."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found.append((width, int(page.evaluate(OVERFLOW))))
    return [each for each in found if each[1]]


@ENDURE
def test_less_motion_is_no_motion(page: Page, site: Site) -> None:
    open_game(page, site.url, "game=face-to-face&lang=en&pace=fast&seats=human,bot:greedy&seed=7&first=1")
    page.evaluate(_COUNTED)
    for reduced, card, moved in (("no-preference", 17, 1), ("reduce", 18, 1)):
        page.emulate_media(reduced_motion="reduce" if reduced == "reduce" else "no-preference")
        press(page, f"#hand-{card}")
        press(page, "#pile-own-up")
        assert page.evaluate("window.moved") == moved


_COUNTED = """() => {
  const go = document.startViewTransition.bind(document);
  window.moved = 0;
  document.startViewTransition = change => { window.moved += 1; return go(change); };
}"""
