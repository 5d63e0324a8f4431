"""Card backs, cloths, vibration, the deal and the celebration in the browser; and stillness where it is wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import answers, deal, open_game, press, ready, until
from tests.endure import rest_in_endure

pytestmark = CHROMIUM_IS_ENOUGH

GAME = "game=face-to-face&lang=en&seats=human,bot:greedy&seed=7&first=1&pace="
INSTANT, CALM = f"{GAME}instant", f"{GAME}normal"
BACKGROUND = "(each) => getComputedStyle(each).backgroundImage"
WATCH = """
window.seen = { dealt: 0, falls: 0, moves: [], shifts: 0, buzzes: [] };
navigator.vibrate = (pattern) => seen.buzzes.push(pattern);
new PerformanceObserver((list) => { for (const shift of list.getEntries()) seen.shifts += shift.value; })
  .observe({ type: "layout-shift", buffered: true });
new MutationObserver((changes) => {
  if (document.documentElement.dataset.dealing) seen.dealt += 1;
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.className === "celebration") seen.falls += 1;
}).observe(document, { attributes: true, attributeFilter: ["data-dealing"], childList: true, subtree: true });
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, options) {
  seen.moves.push([Object.keys(keyframes).join(), typeof options === "number" ? options : options.duration]);
  return animate.call(this, keyframes, options);
};
const go = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (change) {
  seen.moves.push(["transition", 0]);
  return go.call(this, change);
};
"""
"""Records what moves, what shifts, and what the device is to vibrate."""

SETTLED = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))))"
"""Two frames later, when shifts of the first have been reported."""


@pytest.fixture
def visitor(visitor: Page) -> Page:
    """With motion, which is what most is about here."""
    visitor.emulate_media(reduced_motion="no-preference")
    return visitor


def watched(page: Page) -> Page:
    page.add_init_script(WATCH)
    return page


def setting(page: Page, name: str) -> None:
    """Change a setting in the panel of the play page."""
    press(page, "#open-settings")
    press(page, f"#set-{name}")
    press(page, "#panel [data-do=close-panel]")


def test_a_back_and_a_cloth_are_kept_and_lie_where_they_mean_nothing_else(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, "game=uno&lang=en&pace=instant&seats=human,bot:greedy&seed=7")
    back, table = visitor.locator(".uno-seat .card.back").first, visitor.locator("#table")
    assert "svg" not in back.evaluate(BACKGROUND)
    plain = table.evaluate(BACKGROUND)
    for name in ("cards-stars", "cloth-wood"):
        setting(visitor, name)
    assert "svg" in back.evaluate(BACKGROUND)
    assert table.evaluate(BACKGROUND).count("gradient") > plain.count("gradient")
    deal(visitor, "face-to-face", 7, first="1")
    expect(visitor.locator("html")).to_have_attribute("data-cards", "stars")
    assert table.evaluate(BACKGROUND).count("gradient") > plain.count("gradient")
    backs = visitor.locator("#table .card.back")
    assert backs.count() > 2
    assert not any("svg" in each.evaluate(BACKGROUND) for each in backs.all())
    visitor.goto(f"{site.url}?lang=en")
    ready(visitor)
    visitor.locator("#open-settings").click()
    expect(visitor.locator('[data-setting="cloth=wood"]')).to_have_attribute("aria-pressed", "true")
    expect(visitor.locator(".cannot")).to_be_visible()  # no finger touches this screen
    expect(visitor.locator('[data-setting="vibration=on"]')).to_be_hidden()


def test_a_play_and_a_refusal_are_felt_where_the_device_can(new_context: CreateContextCallback, site: Site) -> None:
    page = watched(new_context(has_touch=True).new_page())
    open_game(page, site.url, INSTANT)
    press(page, "#hand-17")
    press(page, "#pile-own-up")
    assert page.evaluate("seen.buzzes") == [[10]]
    press(page, "#do-draw")
    assert page.evaluate("seen.buzzes") == [[10], [30, 20, 30]]
    press(page, "#open-settings")
    expect(page.locator(".cannot")).to_be_hidden()
    press(page, "#set-vibration-off")
    press(page, "#panel [data-do=close-panel]")
    press(page, "#do-draw")
    assert len(page.evaluate("seen.buzzes")) == 2


def test_a_deal_shifts_nothing_a_card_is_seen_on_its_way_and_paper_falls(visitor: Page, site: Site) -> None:
    page = watched(visitor)
    open_game(page, site.url, CALM)
    until(page, "html:not([data-dealing])")
    assert page.evaluate("seen.dealt") > 0
    page.evaluate(SETTLED)
    page.evaluate("seen.shifts = 0; nastilkaFeel('shuffle')")
    until(page, "html:not([data-dealing])")
    page.evaluate(SETTLED)
    assert page.evaluate("seen.shifts") == 0
    before = answers(page)
    page.evaluate("""() => {
      const { nastilkaFeel } = window;
      nastilkaFeel("shuffle");
      window.dealing = document.documentElement.dataset.dealing;
      const card = document.querySelector("#hand-17");
      const { x, y, width, height } = card.getBoundingClientRect();
      window.hit = document.elementFromPoint(x + width / 2, y + height / 2) === card;
    }""")
    assert page.evaluate("[dealing, hit]") == ["yes", True]
    page.locator("#hand-17").click()
    expect(page.locator("html")).not_to_have_attribute("data-dealing", "yes")
    expect(page.locator("#hand-17")).to_have_attribute("aria-pressed", "true")
    assert answers(page) > before
    a_moved_card_is_seen_once_on_its_way(page)
    paper_falls_for_a_winner_alone_and_takes_no_clicks(page)


def a_moved_card_is_seen_once_on_its_way(page: Page) -> None:
    """The picture before is not blended with the one after: only the group of both moves."""
    page.evaluate("""() => {
      const go = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const begun = go(change);
        begun.ready.then(() => (window.shown = document.getAnimations()
          .filter(({ effect }) => effect.pseudoElement?.startsWith("::view-transition"))
          .map(({ effect }) => [effect.pseudoElement.split("(")[0], effect.getTiming().duration])));
        return begun;
      };
    }""")
    press(page, "#pile-own-up")
    page.wait_for_function("() => window.shown")
    assert page.evaluate("shown.filter(([part]) => part === '::view-transition-group')[0]") == [
        "::view-transition-group",
        220,
    ]
    others = page.evaluate("shown.filter(([part]) => part !== '::view-transition-group')")
    assert all(duration == 120 for _, duration in others)


def paper_falls_for_a_winner_alone_and_takes_no_clicks(page: Page) -> None:
    page.evaluate("nastilkaFeel('lose'); nastilkaFeel('end'); nastilkaFeel('round')")
    assert page.locator(".celebration").count() == 0
    page.evaluate("seen.moves = []; nastilkaFeel('win')")
    assert page.evaluate("seen.moves.length") > 10
    assert page.locator(".celebration").evaluate("(each) => getComputedStyle(each).pointerEvents") == "none"
    expect(page.locator(".celebration")).to_have_count(0)
    assert page.evaluate("seen.falls") == 1


@pytest.mark.parametrize("wish", rest_in_endure(["the device's", "the reader's"]))
def test_where_no_motion_is_wanted_there_are_only_short_fades(visitor: Page, site: Site, wish: str) -> None:
    visitor.emulate_media(reduced_motion="reduce" if wish == "the device's" else "no-preference")
    page = watched(visitor)
    if wish == "the reader's":
        page.add_init_script("""localStorage.setItem("nastilka:settings", '{"motion":"none"}')""")
    open_game(page, site.url, CALM)
    press(page, "#hand-17")
    press(page, "#pile-own-up")
    page.evaluate("nastilkaFeel('win'); nastilkaFeel('shuffle')")
    assert page.evaluate("[seen.dealt, seen.falls]") == [0, 0]
    moves = page.evaluate("seen.moves")
    assert moves
    assert all(move == ["opacity", 80] for move in moves)
    assert page.evaluate("document.getAnimations().filter((each) => each.effect.getTiming().duration > 80).length") == 0


def test_a_card_of_another_player_comes_from_that_players_face(visitor: Page, site: Site) -> None:
    page = watched(visitor)
    page.add_init_script("""{
      const face = "[data-player='2'] .face";
      const named = ({ target }) => target.matches(face) && target.style.viewTransitionName.startsWith("card-");
      new MutationObserver((changes) => (window.named ||= changes.some(named)))
        .observe(document, { attributes: true, attributeFilter: ["style"], subtree: true });
    }""")
    page.goto(f"{site.url}play/?{CALM.replace('first=1', 'first=2')}")
    page.wait_for_function("() => window.named")
