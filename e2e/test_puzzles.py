"""Puzzles in real browsers: missed, found and kept on the device; from the lobby; without a network."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.table import READY
from e2e.test_access import OVERFLOW
from e2e.test_learn import click
from pyengine.puzzles.puzzle import Puzzle, load_puzzles

NOTE = "#note h2"


@pytest.fixture
def page(returning: Page) -> Page:
    """A page in a profile that has the site's files in its cache."""
    return returning


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
def test_a_puzzle_is_missed_then_solved_and_kept(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    number, puzzle = one_card()
    open_puzzle(page, site.url, f"game=uno&n={number}&lang=en")
    lay(page, puzzle.tries[0].actions[0])
    expect(page.locator(".notice.allowed")).to_contain_text("There is a better play.")
    no_violations(page)
    lay(page, puzzle.solution[0])
    expect(page.locator(NOTE)).to_have_text("That is it, at the second try!")
    expect(page.locator("#live")).to_contain_text("That is it, at the second try!")
    expect(page.locator("#note .rivals li")).to_have_count(min(3, len(puzzle.tries)))
    expect(page.locator("#note .themes")).to_contain_text("Themes: ")
    assert page.evaluate(OVERFLOW) == 0
    page.goto(f"{site.url}puzzles/?lang=en")
    page.locator("html").dispatch_event("pointermove")
    expect(page.locator(f'a[data-puzzle="uno-{number}"]')).to_have_class("done", timeout=READY)
    assert page.evaluate(OVERFLOW) == 0
    no_violations(page)


def missed(page: Page, url: str, number: int) -> None:
    """Have the device keep that a puzzle of UNO was missed long ago."""
    kept = {"format": 1, "solved": {}, "best": 0, "days": [], "tries": [["2026-01-02", "uno", number, False]]}
    page.goto(f"{url}puzzles/?lang=en")
    page.evaluate("text => localStorage.setItem('nastilka:puzzles', text)", json.dumps(kept))


@LONG_IN_FIREFOX
def test_a_missed_puzzle_comes_back_until_it_is_solved(page: Page, site: Site) -> None:
    number, puzzle = one_card()
    missed(page, site.url, number)
    page.goto(f"{site.url}puzzles/?lang=en")
    expect(page.locator("#practice .due")).to_have_text("1 to see again")
    before = int(page.locator("#practice .rating").inner_text().split(": ")[1])
    page.locator("#practice .due").click()
    expect(page.locator("#note .so-far")).to_contain_text(f"UNO, puzzle {number}", timeout=READY)
    expect(page.locator("#standing")).to_have_text(f"Your rating: {before} · to see again: 1")
    lay(page, puzzle.solution[0])
    expect(page.locator(NOTE)).to_have_text("That is it, at the first try!")
    expect(page.locator("#standing")).to_have_text(f"Your rating: {before} · to see again: 0")
    page.goto(f"{site.url}puzzles/?lang=en")
    expect(page.locator("#practice .none")).to_be_visible()
    expect(page.locator("#practice .due")).to_be_hidden()


@CHROMIUM_IS_ENOUGH
def test_the_next_puzzle_is_of_the_chosen_theme(page: Page, site: Site) -> None:
    page.goto(f"{site.url}puzzles/?lang=en")
    section = page.locator(".puzzle-list.uno")
    section.locator("summary").click()
    theme = section.locator('[data-theme="read-the-call"]')
    numbers = str(theme.get_attribute("data-numbers")).split(".")
    theme.click()
    expect(section.locator("a[data-puzzle]:visible")).to_have_text(
        [str(number) for number in sorted(map(int, numbers))]
    )
    no_violations(page)
    assert page.evaluate(OVERFLOW) == 0
    section.locator("a[data-puzzle]:visible").first.click()
    expect(page.locator("#note .so-far")).to_contain_text("listen for the call", timeout=READY)
    first = page.url
    click(page, page.locator("[data-do=solution]"))
    click(page, page.locator("[data-do=next]"))
    expect(page.locator("#note .plan")).to_have_count(0)
    assert page.url != first
    assert "theme=read-the-call" in page.url
    expect(page.locator("#note .so-far")).to_contain_text("listen for the call")
    page.goto(f"{site.url}puzzles/?lang=en")
    section.locator("summary").click()
    theme.click()
    theme.click()
    expect(section.locator("li:visible a[data-puzzle]")).to_have_count(len(load_puzzles("uno")))


@CHROMIUM_IS_ENOUGH
def test_puzzles_need_no_network(offline: tuple[Page, str]) -> None:
    page, url = offline
    open_puzzle(page, url, "streak&lang=en")
    expect(page.locator("#note .so-far")).to_contain_text("0 in a row")
    expect(page.locator("#puzzle .table")).to_be_visible()
