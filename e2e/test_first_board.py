"""From the opening board to the first board of a game: nothing that stays there moves, and no shift is counted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site, problems_of
from e2e.table import ready, until
from tests.endure import rest_in_endure

pytestmark = CHROMIUM_IS_ENOUGH

WATCH = """
window.shifts = [];
const name = (node) => {
  const at = node instanceof Element ? node : node?.parentElement;
  return at ? `${at.tagName}#${at.closest("[id]")?.id} ${at.textContent.slice(0, 30)}` : "?";
};
new PerformanceObserver((list) => {
  for (const { startTime, value, sources } of list.getEntries())
    shifts.push({ startTime, said: [value, ...sources.map(({ node }) => name(node))] });
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver((_, observer) => {
  if (document.documentElement.dataset.ready !== "yes") return;
  window.firstBoard = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
"""
"""Notes the layout shifts with what has moved, and when the first board was there."""
SHIFTS = """shifts.filter(({ startTime }) => startTime < firstBoard + 300).map(({ said }) => said)
  .filter(([value]) => value > 0.001)"""
"""Those up to a moment after the first board: nobody has acted by then. A centred line that is a few pixels narrower
once its font has come is less than that."""
PLACES = """() => Object.fromEntries([...document.querySelectorAll(".play-bar [id], .play-bar h1, #table [id]")]
  .filter((each) => each.getClientRects().length && !each.closest("#prompt, #notes, [popover]"))
  .map((each) => [each.id || each.tagName, each.getBoundingClientRect()])
  .map(([id, { x, y, width, height }]) => [id, [x, y, width, height].map(Math.round)]))"""
"""Where everything with a name stands. What is to be done is said at its place in words of any length."""
ENGINE = re.compile(r"/(engine|snapshot)\.bin")
GAMES = ["uno", "nizam", "flights", "glastonbury", "face-to-face", "pearl"]


BOARDS = [
    *(("uno", 390, 844), ("nizam", 1280, 800), ("uno", 1280, 800), ("nizam", 390, 844)),
    *((game, width, height) for game in GAMES[2:] for width, height in ((390, 844), (1280, 800))),
]


@pytest.mark.parametrize(("game", "width", "height"), rest_in_endure(BOARDS, 2))
def test_the_first_board_stands_where_the_opening_board_stood(
    browser: Browser, site: Site, game: str, width: int, height: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, service_workers="block")
    page = context.new_page()
    problems = problems_of(page)
    page.add_init_script(WATCH)
    held: list[Route] = []

    def hold(route: Route) -> None:  # the start waits as long as the opening board is measured
        held.append(route)

    page.route(ENGINE, hold)
    page.goto(f"{site.url}play/?game={game}&seats=human,bot:1&seed=5&lang=en&pace=normal")
    until(page, "#table[data-state=starting]")
    page.evaluate("document.fonts.ready")
    before = page.evaluate(PLACES)
    page.route(ENGINE, lambda route: route.continue_())  # the last one to be told is asked first
    for route in held:
        route.continue_()
    ready(page)
    after = page.evaluate(PLACES)
    stay = before.keys() & after.keys()
    assert len(stay) > 5
    moved = {each: (before[each], after[each]) for each in stay if far_apart(before[each], after[each])}
    assert moved == {}
    until(page, "html:not([data-dealing])")
    assert page.evaluate(SHIFTS) == []
    assert problems == []
    context.close()


def far_apart(one: list[int], other: list[int]) -> bool:
    """True for more than what rounding does."""
    return any(abs(here - there) > 1 for here, there in zip(one, other, strict=True))
