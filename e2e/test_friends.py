"""Games with friends far away: whole games by links, reloads, cut connections, links that are wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.far_friends import friends_at, gather, play_out
from tests.endure import ENDURE

WHOLE = [
    "game=nizam&seats=human,friend",
    pytest.param("game=glastonbury&seats=human,friend,friend", marks=LONG_IN_FIREFOX),
    pytest.param("game=pearl&seats=human,friend", marks=ENDURE),
    pytest.param("game=face-to-face&seats=human,friend", marks=ENDURE),
    pytest.param("game=flights&seats=human,friend,bot:greedy", marks=ENDURE),
    pytest.param("game=uno&seats=human,friend&target=100", marks=ENDURE),
]


@pytest.mark.parametrize("query", WHOLE)
def test_a_whole_game_by_links(browser: Browser, site: Site, query: str) -> None:
    friends = friends_at(browser, "Ann Bo Cy"[: 6 if query.count("friend") == 1 else 9])
    gather(site, friends, query)
    play_out(friends)
    for friend in friends:
        expect(friend.page.locator("#checked")).to_have_text("Checked: nobody could have looked or cheated.")
        assert friend.problems == []
        friend.page.context.close()


@CHROMIUM_IS_ENOUGH
def test_every_link_opens_a_page_that_was_closed(browser: Browser, site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, "game=nizam&seats=human,friend")
    play_out(friends, reload=True)
    for friend in friends:
        expect(friend.page.locator("#checked")).to_have_text("Checked: nobody could have looked or cheated.")
        assert friend.problems == []
