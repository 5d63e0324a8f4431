"""Pearl on the page: the order of tasks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.table import dealt, fact, press, put

pytestmark = pytest.mark.only_browser("chromium")


def test_pearl_lets_the_order_of_tasks_be_chosen(table: Page) -> None:
    position = "field RRSER TJAES DDATD JJOOA OTESo | hand 1 R D | hand 2 S"
    for first, then in ("RD", "DR"):
        put(table, dealt("pearl", position))
        for card, end in (("R", "row1-right"), ("D", "row3-right")):
            press(table, f'[id="hand-{card}.1"]')
            press(table, f"#end-{end}")
        press(table, "#do-prove")
        expect(table.locator('#table [data-action$=">done"]')).to_have_count(2)
        press(table, f"#task-{first}")
        press(table, f"#task-{then}")
        assert fact(table, "done 1") == f"{first} {then}"
