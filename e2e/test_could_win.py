"""Whether a lost game could have been won, in a browser: asked, told, found on the board; and on the workbench."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site, problems_of
from e2e.table import dealt, press, put, ready, saved, until
from pyengine.core.record import Record, steps_of
from pyengine.games import game as find_game

pytestmark = CHROMIUM_IS_ENOUGH
LATE = (
    "seat 1 | own hand 40 42 44 | own draw - | own up 30 | own down 35 | their hand 20 50 | their draw - | their up 40 "
    "| their down 55"
)
"""Whoever holds 40, 42 and 44 lays them one after the other and wins, and loses by keeping the last of them."""
BENCH = "game=face-to-face&lang=en&seat=1&position=" + LATE.replace(" ", "+").replace("|", "%7C")


@pytest.fixture
def clean(inspected: Page) -> Iterator[Page]:
    """As elsewhere, in a profile that axe-core may set styles in."""
    problems = problems_of(inspected)
    yield inspected
    assert problems == []


def lost() -> str:
    """The seat has kept the 44, and the other wins."""
    begun = Record.parse(dealt("face-to-face", LATE))
    steps = tuple(
        step for line in ("1: 40>own-up 42>own-up draw", "2: 20>own-down 50>own-up") for step in steps_of(line, 1, 2)
    )
    return begun.with_steps(steps).format()


def test_the_answer_leads_to_the_moment_and_the_line_is_played(examined: Page) -> None:
    put(examined, lost())
    before = saved(examined)
    examined.locator("#could-win-ask").focus()
    examined.keyboard.press("Enter")
    until(examined, "#could-win[data-state=yes]")
    expect(examined.locator("#could-win")).to_contain_text(
        "It could have been won: from action 3 on. This knows all cards"
    )
    no_violations(examined)
    examined.locator("#could-win-place").focus()
    examined.keyboard.press("Enter")
    until(examined, "#won-here")
    expect(examined.locator("#won-here .head")).to_have_text("It could have been won: from here.")
    press(examined, "#won-here-how")
    expect(examined.locator("#tale")).to_be_focused()
    on = examined.locator("#tale-on")
    while on.get_attribute("aria-disabled") != "true":  # nothing moves by itself without motion
        press(examined, "#tale-on")
    expect(examined.locator("#tale-words")).to_contain_text("You have won")
    no_violations(examined)
    press(examined, "#tale [data-do=live]")
    expect(examined.locator("#end")).to_be_visible()
    assert saved(examined) == before


def test_the_workbench_puts_the_line_into_the_tree(clean: Page, site: Site) -> None:
    clean.goto(f"{site.url}workbench/?{BENCH}")
    ready(clean)
    press(clean, "#winning-ask")
    until(clean, "#winning .found")
    expect(clean.locator("#winning .found")).to_contain_text("Player 1 can win from here. This knows all cards")
    no_violations(clean)
    press(clean, "#winning-whole")
    until(clean, "#move-3")
    expect(clean.locator(".turn-of.over")).to_be_visible()


def test_the_game_of_the_test_is_what_it_says() -> None:
    record = Record.parse(lost())
    outcome = record.replay().outcome
    assert outcome
    assert outcome.winners == (1,)
    assert find_game(record.game).position(LATE).outcome is None
