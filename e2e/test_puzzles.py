"""Puzzles in real browsers: missed, found and kept on the device; from the lobby; without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import READY
from e2e.test_access import OVERFLOW
from e2e.test_learn import click
from pyengine.puzzles.puzzle import Puzzle, load_puzzles

NOTE = "#note h2"


def plain(text: str) -> bool:
    return ">discard" in text and not text.endswith("!")


def one_card() -> tuple[int, Puzzle]:
    """A puzzle of UNO whose best play and another one are laid without a choice of a colour, and its number."""
    return next(
        (each.number, each)
        for each in load_puzzles("uno")
        if plain(each.solution[0]) and plain(each.tries[0].actions[0])
    )


def lay(page: Page, text: str) -> None:
    """Lay a card, which takes one touch or two."""
    table = page.locator("#puzzle .table")
    click(page, table.locator(f'[data-action="{text}"], [data-source="{text.partition(">")[0]}"]').first)
    if table.locator('[data-source][aria-pressed="true"]').count():
        click(page, table.locator('[data-target="discard"]').first)


def open_puzzle(page: Page, url: str, query: str) -> None:
    page.goto(f"{url}puzzles/play/?{query}")
    expect(page.locator(NOTE)).to_be_visible(timeout=READY)


@CHROMIUM_IS_ENOUGH
@pytest.mark.browser_context_args(viewport={"width": 360, "height": 780})
def test_a_puzzle_is_missed_then_solved_and_kept(page: Page, site: Site) -> None:
    number, puzzle = one_card()
    open_puzzle(page, site.url, f"game=uno&n={number}&lang=en")
    lay(page, puzzle.tries[0].actions[0])
    expect(page.locator(".notice.allowed")).to_contain_text("There is a better play.")
    no_violations(page)
    lay(page, puzzle.solution[0])
    expect(page.locator(NOTE)).to_have_text("That is it!")
    expect(page.locator("#live")).to_contain_text("That is it!")
    assert page.evaluate(OVERFLOW) == 0
    page.goto(f"{site.url}puzzles/?lang=en")
    page.locator("html").dispatch_event("pointermove")
    expect(page.locator(f'a[data-puzzle="uno-{number}"]')).to_have_class("done", timeout=READY)
    assert page.evaluate(OVERFLOW) == 0
    no_violations(page)


@CHROMIUM_IS_ENOUGH
def test_the_puzzle_of_the_day_leads_from_the_lobby_to_its_solution(page: Page, site: Site) -> None:
    page.goto(f"{site.url}?lang=en")
    page.locator("html").dispatch_event("pointermove")
    expect(page.locator("#puzzle-day .of-game")).not_to_be_empty(timeout=READY)
    page.locator("#puzzle-day a.main").click()
    expect(page.locator(NOTE)).to_be_visible(timeout=READY)
    assert "&day=" in page.url
    click(page, page.locator("[data-do=solution]"))
    expect(page.locator("#note .plan")).to_be_visible()
    expect(page.locator("#puzzle [data-pointed]").first).to_be_attached()
    click(page, page.locator("[data-do=solution-on]"))
    expect(page.locator("[data-do=solution-back]")).to_be_visible()
    page.keyboard.press("j")  # and back, by its key
    expect(page.locator("[data-do=solution-back]")).to_have_count(0)
    click(page, page.locator("[data-do=next]"))
    expect(page.locator("#note .plan")).to_have_count(0)


@CHROMIUM_IS_ENOUGH
def test_puzzles_need_no_network(offline: tuple[Page, str]) -> None:
    page, url = offline
    open_puzzle(page, url, "streak&lang=en")
    expect(page.locator("#note .so-far")).to_contain_text("0 in a row")
    expect(page.locator("#puzzle .table")).to_be_visible()
