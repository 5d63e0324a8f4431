"""A game's file is written beside its table: faults are told with their line, and the table follows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from e2e.axe import no_violations
from e2e.conftest import LONG_IN_FIREFOX, Site
from e2e.game_files import IMPATIENT, PATIENT
from e2e.table import READY, until
from pyengine.cli.game_file import beginning
from pyengine.core.links import read
from tests.endure import rest_in_endure

pytestmark = LONG_IN_FIREFOX

HOLDS = "#writing-status[data-state=holds]"
FAULTY = "#writing-status[data-state=faulty]"
THERE = "#writing-place iframe:not(.coming)"


def opened(page: Page, site: Site, lang: str = "en") -> Locator:
    """Open the page, and wait until the file has been checked; returns the field."""
    page.goto(f"{site.url}games/write/?lang={lang}")
    until(page, HOLDS)
    return page.locator("#writing-text")


def write(page: Page, text: str) -> None:
    """Put a text in place of the file, as typing does, and wait until it has been checked."""
    page.locator("#writing-text").fill(text)
    until(page, "#writing-status[data-state=checking]")
    until(page, f"{HOLDS}, {FAULTY}")


def table_of(page: Page) -> FrameLocator:
    """The table, once a person can act in it."""
    expect(page.locator(THERE)).to_be_visible(timeout=READY)
    frame = page.frame_locator(THERE)
    expect(frame.locator("#table[data-state=waiting]")).to_be_visible(timeout=READY)
    return frame


def act(page: Page) -> None:
    """Do the first thing that can be done at the table, and wait until the page knows of it."""
    control = table_of(page).locator("#table [data-action]:not([aria-disabled=true])").first
    control.click()
    expect(page.locator("#writing-example")).to_be_enabled(timeout=READY)


def test_a_fault_is_told_with_its_line_and_mended_the_game_is_played(clean: Page, site: Site) -> None:
    """By a click, then by keys alone; the page with its faults is accessible."""
    field = opened(clean, site)
    text = field.input_value()
    assert text == beginning("mine")
    table_of(clean)
    faulty = text.replace("\n    end_turn(game)\n", "\n    end_trn(game)\n")
    write(clean, faulty)
    line = text[: text.index("\n    end_turn(game)\n")].count("\n") + 2
    fault = clean.get_by_role("list", name="What is to be mended").get_by_role("button")
    expect(fault).to_contain_text(f"Line {line}:5 NameError: name 'end_trn' is not defined")
    expect(fault).to_have_accessible_name(re.compile(r"Line \d+:\d+ NameError"))
    expect(clean.locator("#writing-faults button")).to_have_count(1)
    expect(clean.locator(".numbers .wrong")).to_have_text(str(line))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(clean.locator(THERE)).to_be_visible()  # the last good one
    no_violations(clean)
    clean.locator("#writing-share").click()
    expect(clean.locator("#writing-shared")).to_contain_text("Mend the file first")
    fault.click()
    selected = clean.evaluate(
        "() => { const { value, selectionStart, selectionEnd } = document.activeElement; "
        "return value.slice(selectionStart, selectionEnd); }"
    )
    assert selected == "end_trn(game)"
    clean.keyboard.type("end_turn(game)")
    until(clean, HOLDS)
    expect(clean.locator("#writing-shared")).to_be_empty()
    expect(clean.locator(".numbers .wrong")).to_have_count(0)
    act(clean)
    write(clean, faulty)
    field.focus()
    clean.keyboard.press("Escape")
    clean.keyboard.press("Tab")
    expect(fault).to_be_focused()
    clean.keyboard.press("Enter")
    expect(field).to_be_focused()
    clean.keyboard.type("end_turn(game)")
    until(clean, HOLDS)
    expect(field).to_have_attribute("aria-invalid", "false")


def test_what_was_played_and_what_was_refused_become_examples_that_hold(clean: Page, site: Site) -> None:
    """The game goes on where only the text changes; what is written is shared as a link."""
    field = opened(clean, site)
    clean.locator("#writing-share").click()
    link = clean.locator("#writing-link")
    expect(link).to_have_value(re.compile(r"/games/\?lang=en#file=n\."), timeout=READY)
    expect(clean.locator("#writing-shared")).to_contain_text("whoever opens it can play")
    assert read(link.input_value().partition("#")[2], "file", 100_000, str) == field.input_value()
    act(clean)
    before = table_of(clean).locator("#table .hand").first.inner_text()
    clean.evaluate("selector => document.querySelector(selector).dataset.old = 'yes'", THERE)
    write(clean, field.input_value().replace("Whoever lays the last card wins.", "Who lays the last card has won."))
    expect(clean.locator(f"{THERE}[data-old]")).to_have_count(0, timeout=READY)
    expect(table_of(clean).locator("#table .hand").first).to_have_text(before, use_inner_text=True)
    clean.locator("#writing-example").click()
    expect(clean.locator("#writing-said")).to_have_text("The example is in the file.", timeout=READY)
    until(clean, HOLDS)
    assert field.input_value().rstrip().endswith("```")
    assert field.input_value().count("```play mine") == 3
    dimmed = table_of(clean).locator("#table .hand [data-try], #table .hand [aria-disabled=true]").first
    dimmed.click(force=True)
    expect(table_of(clean).locator("#notice")).to_contain_text("NEW-3", timeout=READY)
    clean.locator("#writing-example").click()
    expect(field).to_have_value(re.compile(r"! \d: \w+ NEW-3\n```"), timeout=READY)
    until(clean, HOLDS)
    assert field.input_value().count("```play mine") == 4


def test_the_draft_is_there_after_a_reload_and_what_it_replaced_comes_back(clean: Page, site: Site) -> None:
    """Before that, a loop is ended and told, while the text stays; at last, keys move lines and leave the field."""
    field = opened(clean, site)
    table_of(clean)
    first = field.input_value()
    endless = first.replace("def setup(game):\n", "def setup(game):\n    while True: pass\n")
    clean.evaluate(IMPATIENT)
    write(clean, endless)
    clean.evaluate(PATIENT)
    expect(clean.locator("#writing-faults li")).to_contain_text("did not come to an end")
    expect(field).to_have_value(endless)
    expect(clean.locator(THERE)).to_be_visible()
    mine = first.replace("title: Mine", "title: Quite mine")
    write(clean, mine)
    until(clean, HOLDS)
    clean.reload()
    until(clean, HOLDS)
    expect(field).to_have_value(mine)
    clean.locator("#writing-from").select_option("crazy-eights")
    expect(field).not_to_have_value(mine, timeout=READY)
    assert "game: crazy-eights" in field.input_value()
    clean.locator("#writing-back").click()
    expect(field).to_have_value(mine)
    keys_move_lines(clean, field)


def keys_move_lines(page: Page, field: Locator) -> None:
    """Enter and Shift+Tab keep and change how far a line is in; Escape and Tab leave the field."""
    field.fill("def f():")
    field.press("End")
    field.press("Enter")
    page.keyboard.type("pass")
    expect(field).to_have_value("def f():\n    pass")
    field.press("Shift+Tab")
    expect(field).to_have_value("def f():\npass")
    field.press("ControlOrMeta+z")
    expect(field).to_have_value("def f():\n    pass")
    field.press("Escape")
    field.press("Tab")
    expect(field).not_to_be_focused()
    expect(field).to_have_value("def f():\n    pass")


@pytest.mark.parametrize("place", rest_in_endure(["workbench/", "", "workbench/?game=uno"], 2))
def test_the_page_is_found_from_the_lobby_and_the_workbench(clean: Page, site: Site, place: str) -> None:
    clean.goto(f"{site.url}{place}{'&' if '?' in place else '?'}lang=en")
    link = clean.locator("a[href*='games/write/']:visible").first
    expect(link).to_be_visible(timeout=READY)
    link.click()
    expect(clean.locator("h1")).to_have_text("Write a game")


def test_a_text_in_another_language_is_held_against_the_file_before_it(page: Page, site: Site) -> None:
    field = opened(page, site)  # not `clean`: the browser reports the file that is not there
    first = field.input_value()
    other = re.sub(r"```(python|play).*?```\n+", "", first, flags=re.DOTALL)
    other = re.sub(
        r"---.*?---", "---\ntranslates: mine\ntitle: Meins\nlanguage: de\n---", other, count=1, flags=re.DOTALL
    )
    write(page, other)
    expect(page.locator("#writing-faults button")).to_contain_text("not on this site")
    write(page, first)
    page.locator("#writing-picked").set_input_files(
        {"name": "mine.de.md", "mimeType": "text/markdown", "buffer": other.encode()}
    )
    expect(page.locator("#writing-status")).to_contain_text("of the first file", timeout=READY)
    until(page, HOLDS)
