"""Pearl on the page: the order of a turn and of the tasks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.table import dealt, fact, press, put

pytestmark = pytest.mark.only_browser("chromium")

POSITION = "field RRSER TJAES DDATD JJOOA OTESo | hand 1 R D | hand 2 S"
BUTTONS = ("draw", "prove", "end")


def places(page: Page) -> list[object]:
    """Where the buttons of the turn, the tasks and the field are."""
    found = [f"#do-{name}" for name in BUTTONS]
    return [page.locator(one).bounding_box() for one in (*found, "#task-R", "#task-J", ".field")]


def test_pearl_lets_the_order_of_tasks_be_chosen(table: Page) -> None:
    for first, then in ("RD", "DR"):
        put(table, dealt("pearl", POSITION))
        for card, end in (("R", "row1-right"), ("D", "row3-right")):
            press(table, f'[id="hand-{card}.1"]')
            press(table, f"#end-{end}")
        press(table, "#do-prove")
        expect(table.locator('#table [data-action$=">done"]')).to_have_count(2)
        press(table, f"#task-{first}")
        press(table, f"#task-{then}")
        assert fact(table, "done 1") == f"{first} {then}"


def test_a_turn_is_played_in_its_order(table: Page) -> None:
    """Each step of the turn says what is over; nothing moves meanwhile, and the focus stays at the laid task."""
    put(table, dealt("pearl", POSITION))
    first = places(table)
    for name in ("prove", "end"):
        expect(table.locator(f"#do-{name}")).to_have_attribute(
            "data-tip", "Nothing was shifted yet: shift a line first."
        )
    press(table, "#task-R")
    expect(table.locator("#notice .head")).to_have_text("Tasks come after shifting: shift a line first.")
    press(table, "#end-row1-right")
    press(table, "#do-draw")
    expect(table.locator("#notice .head")).to_contain_text("You have shifted a line")
    press(table, "#task-R")
    expect(table.locator("#notice .head")).to_have_text("Ruby is proved. Press “Do the tasks” first, then lay it.")
    press(table, "#end-row3-right")
    press(table, "#do-prove")
    expect(table.locator("#prompt")).to_contain_text("Shifting is over.")
    press(table, "#end-row1-left")
    expect(table.locator("#notice .head")).to_contain_text("Shifting is over for this turn")
    assert places(table) == first
    task = table.locator("#task-R")
    task.focus()
    table.keyboard.press("Enter")
    expect(task).to_have_class("task done")
    expect(task).to_be_focused()


def test_a_task_says_why_it_cannot_be_laid(table: Page) -> None:
    put(table, dealt("pearl", f"{POSITION} | done 2 T R"))
    deck = f"on top of the deck of {name_of(table)}"
    told = f"Ruby: to do, but barred to you as long as it lies {deck}."
    why = f"Ruby lies {deck}: it is barred to you until another card covers it."
    expect(table.locator("#task-R")).to_have_attribute("data-tip", f"{told} {why}")
    for step in ("#end-row1-right", "#do-end"):
        press(table, step)
    assert fact(table, "done 1") == "-"


def name_of(page: Page) -> str:
    """The name of the other player."""
    return page.locator("[data-player='2'] .name").inner_text()
