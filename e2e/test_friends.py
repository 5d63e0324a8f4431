"""Games with friends far away: by links, in windows of one browser, live; closed pages, wrong links, whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.far_friends import SETTLED, Friend, at_once, friends_at, gather, play_out
from e2e.players import Player, by_key, by_mouse
from e2e.table import until
from tests.endure import ENDURE

NIZAM = "game=nizam&seats=human,friend"
WHOLE = {
    "nizam": "seats=human,friend",
    "pearl": "seats=human,friend,bot:greedy",
    "face-to-face": "seats=human,friend",
    "flights": "seats=human,friend,bot:greedy",
    "glastonbury": "seats=human,friend,friend",
    "uno": "seats=human,friend&target=1",
}
"""Games that come to an end soon though people act at random: a bot ends them where they would not."""
CHECKED = "Checked: nobody could have looked or cheated."


def checked(friends: list[Friend]) -> None:
    """All devices have found the game to be in order, and no page has failed."""
    for friend in friends:
        expect(friend.page.locator("#checked")).to_have_text(CHECKED)
        assert friend.problems == []
        friend.page.context.close()


def resign(friends: list[Friend]) -> None:
    """The first one resigns, and the last links go."""
    friends[0].press("[data-do=say][data-value=ask-resign]")
    friends[0].press("#panel [data-do=say]")
    for _ in range(3):
        for friend, other in (friends, friends[::-1]):
            if link := friend.out:
                other.paste(link)


def test_a_game_by_links_is_played_and_checked(browser: Browser, site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, NIZAM)
    play_out(friends, most=8, press=by_mouse)
    resign(friends)
    expect(friends[1].page.locator("#end .decided")).to_have_text("Ann has resigned.")
    expect(friends[1].page.locator("#checked")).to_have_text(CHECKED)
    friends[1].press("#end [data-do=review]")
    until(friends[1].page, "#side[data-open=yes] .turning, #side[data-open=yes] h2")
    friends[1].press("[data-do=live]")
    checked(friends)


@ENDURE
@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_links(browser: Browser, site: Site, game: str) -> None:
    friends = friends_at(browser, "Ann Bo Cy" if WHOLE[game].count("friend") == 2 else "Ann Bo")
    gather(site, friends, f"game={game}&{WHOLE[game]}")
    play_out(friends)
    checked(friends)


@ENDURE
def test_every_link_opens_a_page_that_was_closed(browser: Browser, site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, "game=face-to-face&seats=human,friend")
    play_out(friends, reload=True)
    checked(friends)


def test_a_page_that_is_closed_at_any_link_goes_on(browser: Browser, site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, NIZAM)
    play_out(friends, most=5, reload=True)
    for friend in friends:
        before = friend.out
        friend.page.reload()
        until(friend.page, SETTLED)
        assert friend.out == before
        assert friend.problems == []


def test_the_game_goes_on_when_the_server_is_gone(browser: Browser, own_site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(own_site, friends, NIZAM)
    own_site.stop()
    play_out(friends, most=7)
    assert friends[0].page.locator("#table").count() == 1
    assert all(friend.problems == [] for friend in friends)


def take_turns(both: list[Friend], turns: int) -> None:
    """Play so many turns, while moves arrive by themselves."""
    first = next(friend for friend in both * 200 if friend.plays)
    order = [first, next(friend for friend in both if friend is not first)] * turns
    for friend in order[:turns]:
        until(friend.page, "#table[data-state=waiting]")
        while friend.plays:
            Player(friend.page, at_once, random.Random(turns)).play()


def test_two_windows_of_one_browser_play_without_links(browser: Browser, site: Site) -> None:
    [ann] = friends_at(browser, "Ann")
    ann.page.goto(f"{site.url}friends/?{NIZAM}&names=Ann&pace=instant")
    until(ann.page, SETTLED)
    bo = Friend(ann.page.context.new_page(), "Bo")
    bo.page.goto(ann.out.replace("friends/#", "friends/?pace=instant#"))
    until(bo.page, "[data-do=sit-here]")
    bo.press("[data-do=sit-here]")
    bo.page.fill("#sit-name", "Bo")
    bo.press("[data-do=sit-down]")
    both = [ann, bo]
    take_turns(both, 8)
    expect(ann.page.locator(".live-now")).to_be_visible()
    assert ann.problems == []


@contextmanager
def with_addresses(browser_type: BrowserType, arguments: dict[str, Any]) -> Iterator[Browser]:
    """A browser that tells its own address to a connection: there is no mDNS where tests run."""
    if browser_type.name == "firefox":
        prefs: dict[str, str | float | bool] = {"media.peerconnection.ice.obfuscate_host_addresses": False}
        started = browser_type.launch(**arguments, firefox_user_prefs=prefs)
    else:
        flags = [*arguments.get("args", []), "--disable-features=WebRtcHideLocalIpsWithMdns"]
        started = browser_type.launch(**{**arguments, "args": flags})
    yield started
    started.close()


def connect(ann: Friend, bo: Friend) -> None:
    """Connect two friends by the two links that are sent by hand."""
    ann.press("[data-do=connect]")
    ann.press("[data-do=make-offer]")
    until(ann.page, "#live-link")
    offer = ann.page.locator("#live-link").input_value()
    bo.page.goto("about:blank")
    bo.page.goto(offer.replace("friends/#", "friends/?pace=instant#"))
    until(bo.page, "#live-link")
    ann.page.fill("#pasted", bo.page.locator("#live-link").input_value())
    ann.page.locator("[data-do=take-pasted]").click()
    for friend in (ann, bo):
        until(friend.page, ".live-now")


def test_live_moves_arrive_by_themselves_and_links_go_on_when_the_line_is_cut(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> None:
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        ann, bo = both = friends_at(browser, "Ann Bo")
        gather(site, both, NIZAM)
        play_out(both, most=5)
        connect(ann, bo)
        take_turns(both, 4)
        bo.page.reload()
        until(bo.page, SETTLED)
        until(ann.page, "#post:not(:has(.live-now))")
        play_out(both, most=2)
        connect(ann, bo)
        resign(both)
        checked(both)


@CHROMIUM_IS_ENOUGH
def test_links_that_are_wrong_say_what_to_do(browser: Browser, site: Site) -> None:
    ann, bo = both = friends_at(browser, "Ann Bo")
    gather(site, both, NIZAM)
    link = ann.out
    bo.paste(link)
    for wrong, said in (
        (link, "You have opened this link before"),
        (link[:-20], "This link is not whole"),
        ("what?", "This link is not whole"),
    ):
        bo.press("#post-more") if not bo.page.locator("#pasted").count() else None
        bo.page.fill("#pasted", wrong)
        bo.press("[data-do=take-pasted]")
        expect(bo.page.locator("#notice")).to_contain_text(said)
    [di] = friends_at(browser, "Di")
    di.open(bo.out)
    expect(di.page.locator("#main")).to_contain_text("not on this device")


@CHROMIUM_IS_ENOUGH
def test_a_narrow_phone_and_a_screen_reader(browser: Browser, site: Site) -> None:
    both = friends_at(browser, "Ann Bo", viewport={"width": 360, "height": 740}, bypass_csp=True)
    ann = both[0]
    ann.page.goto(f"{site.url}friends/?lang=uk")
    until(ann.page, "html[data-ready]")
    fits(ann.page)
    gather(site, both, NIZAM)
    fits(ann.page)
    play_out(both, most=5)
    for friend in both:
        fits(friend.page)
    for _ in range(2):
        for friend, other in (both, both[::-1]):
            while friend.plays:
                Player(friend.page, by_key, random.Random(1)).play()
            if link := friend.out:
                other.paste(link)


def fits(page: Page) -> None:
    """Nothing is wider than the window, and axe finds nothing."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(page)
