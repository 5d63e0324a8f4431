"""No hidden information is in the page: not in elements, names, animations or the log."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from e2e.players import by_mouse, player
from e2e.positions import middle
from e2e.table import dealt, my_turn, page_html, put, saved, until
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.games.found import modules

pytestmark = pytest.mark.only_browser("chromium")


@pytest.fixture
def table(table: Page) -> Page:
    """With motion, which shows nothing either."""
    table.emulate_media(reduced_motion="no-preference")
    return table


def page_of(table: Page, game: str, position: str) -> str:
    """The page's HTML for a position; the record in memory is not part of it."""
    table.locator("#live").evaluate("log => log.replaceChildren()")  # what was said of the position before
    put(table, dealt(game, position))
    assert my_turn(table)
    until(table, '#table[data-to-act="1"]')  # where both may act, the bot has acted
    return page_html(table)


WRITTEN = modules("indistinguishable")
PATTERNS = modules("card_patterns")


def indistinguishable(game: str) -> Iterator[tuple[str, str]]:
    """Pairs of positions that differ only in what the first seat cannot know: written by hand, or from random games."""
    if game in WRITTEN:
        yield from WRITTEN[game].PAIRS
        return
    rules = find_game(game)
    for seed in (1, 2):
        state = rules.position(middle(game, seed, 10 * seed))
        yield rules.write(state), rules.write(state.determinize(0, Prng(99)))


@pytest.mark.parametrize("game", ids())
def test_what_cannot_be_known_changes_nothing(table: Page, game: str) -> None:
    for one, other in indistinguishable(game):
        assert one != other
        assert page_of(table, game, one) == page_of(table, game, other)


@pytest.mark.parametrize("game", PATTERNS)
def test_the_hands_of_others_stay_hidden_as_a_game_goes_on(table: Page, game: str) -> None:
    put(table, dealt(game, middle(game, 12, 0)))
    someone = player(table, by_mouse, 4)
    for _ in range(3):
        someone.play()
        assert my_turn(table)
        _hidden_hand(table, game)


def _hidden_hand(table: Page, game: str) -> None:
    """Fail if the page has the code or the name of a card that is hidden from the first seat."""
    state = saved(table).replay()
    mine, theirs = state.view(0), state.view(1)
    known = set(re.findall(r"[\w+]+", str(mine)))
    hidden = {str(card) for card in theirs["players"][1]["hand"]} - known
    assert hidden
    html = page_html(table)
    assert [trace for card in hidden for trace in PATTERNS[game].patterns(card) if re.search(trace, html)] == []
