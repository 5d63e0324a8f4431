"""The panel beside the table: on a phone it lies over it until it is closed; the story is whole when asked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SharedPage
from e2e.table import answered, answers, dealt, my_turn, press, put
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game

pytestmark = pytest.mark.only_browser("chromium")

POSITION = "hand 1 r5 r7 g1 | hand 2 b1 b2 b3 g4 | discard r3 | deck g2 g3 g5"

LONG = 90
"""Actions of a game that has more lines than are drawn at first."""


@pytest.mark.parametrize("close", ["#close-side", "#scrim", "Escape"])
def test_the_rules_open_over_a_phones_table_and_give_it_back(phone: SharedPage, close: str) -> None:
    page = phone.page
    side = page.locator("#side")
    put(page, dealt("uno", POSITION))
    expect(side).to_be_hidden()
    press(page, "#tool-rules")
    expect(side).to_be_focused()
    before = answers(page)
    if close == "Escape":
        page.keyboard.press(close)
    else:
        page.locator(close).click(position={"x": 5, "y": 5})
    answered(page, before)
    expect(side).to_be_hidden()
    expect(page.locator("#table")).to_be_focused()


def test_the_whole_story_is_drawn_when_it_is_asked_for(table: Page) -> None:
    put(table, long_game())
    assert my_turn(table)
    press(table, "#tab-story")
    lines = table.locator("#story li")
    drawn = lines.count()
    press(table, "#story [data-value='story:all']")
    expect(table.locator("#story [data-value='story:all']")).to_have_count(0)
    assert lines.count() > drawn
    press(table, "#tab-story")
    expect(lines).to_have_count(drawn)


def long_game() -> str:
    """A record of a game of greedy players that has gone on for a while."""
    game, chance = find_game("uno"), Prng(1)
    timeline = Timeline(Record.new(game, 2, 7, {}, (Player("human"), Player("bot:greedy"))))
    for _ in range(LONG):
        seat = timeline.state.awaited[0]
        timeline.apply(seat, bot("greedy").choose(Knowledge(game, timeline.state, seat), chance))
    return timeline.record.format()
