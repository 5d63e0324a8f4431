"""The table of each game: played to its end by mouse, keyboard and touch; every legal action reachable; reloads."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import LONG_IN_FIREFOX, SharedPage
from e2e.players import by_key, by_mouse, by_touch, player, reachable
from e2e.positions import middle, positions
from e2e.table import dealt, legal, my_turn, put, ready, saved, steps
from pyengine.games import ids
from tests.endure import rest_in_endure

QUICK = [(game, 0) for game in ids() if game != "nizam"]
EARLY = [(game, seed) for game in ids() for seed in (1, 2)]
"""Games and seeds of positions. The hands of Nizam take long, and choose several cards as those of Pearl do."""


def ended(page: Page, game: str) -> None:
    """Check that the game is over and that the page names the rule."""
    outcome = saved(page).replay().outcome
    assert outcome
    assert outcome.reason in positions(game).LATE_ENDS
    expect(page.locator("#end-rule .rule")).to_have_text(outcome.reason)
    expect(page.locator("#end-rule")).not_to_have_text(outcome.reason)


BY_KEY, BY_TOUCH = "uno", "glastonbury"
BY_MOUSE = [*(game for game in ids()[1:] if game not in (BY_KEY, BY_TOUCH)), BY_KEY, BY_TOUCH]
"""`make test` plays each game to its end in one way, the first of all from its deal on in test_whole.py."""


@LONG_IN_FIREFOX
@pytest.mark.parametrize("game", rest_in_endure(BY_MOUSE, 3))
def test_to_the_end_by_mouse(table: Page, game: str) -> None:
    put(table, dealt(game, positions(game).LATE))
    player(table, by_mouse).play_out()
    ended(table, game)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("game", rest_in_endure([BY_KEY, *(game for game in ids() if game != BY_KEY)]))
def test_to_the_end_by_keyboard_alone(table: Page, game: str) -> None:
    put(table, dealt(game, positions(game).LATE))
    player(table, by_key, 2).play_out()
    ended(table, game)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("game", rest_in_endure([BY_TOUCH, *(game for game in ids() if game != BY_TOUCH)]))
def test_to_the_end_by_touch_on_a_phone(phone: SharedPage, game: str) -> None:
    page = phone.page
    put(page, dealt(game, positions(game).LATE))
    someone = player(page, by_touch, 3)
    while someone.play():
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator("#end")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    ended(page, game)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("game", "seed"), rest_in_endure([*QUICK, *EARLY, ("nizam", 0)], len(QUICK)))
def test_every_legal_action_is_within_reach(table: Page, game: str, seed: int) -> None:
    """At a late position, and at early ones of two seeds."""
    put(table, dealt(game, middle(game, seed, positions(game).EARLY) if seed else positions(game).LATE))
    assert my_turn(table)
    assert reachable(table) == legal(table)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("games", rest_in_endure([[*ids()[-2:]], [*ids()[:-2]]]))
def test_a_reload_in_the_middle_of_each_game(table: Page, games: Sequence[str]) -> None:
    for game in games:
        put(table, dealt(game, middle(game, 5, positions(game).EARLY)))
        someone = player(table, by_mouse)
        for _ in range(2):
            someone.play()
        assert my_turn(table)
        before, here = steps(table), controls(table)
        table.reload()
        ready(table)
        assert my_turn(table)
        assert before
        assert steps(table) == before
        assert controls(table) == here


def controls(page: Page) -> list[str]:
    """Every control on the table, with its actions and its text."""
    touched = "[data-source], [data-target], [data-action], [data-try]"
    script = "all => all.map(one => `${one.id} ${one.dataset.action} ${one.dataset.try} ${one.textContent}`)"
    return [*page.locator("#table .board").locator(touched).evaluate_all(script)]
