"""Games with friends whose pages are open: connected by one invitation and one answer, lost and back, three at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site, launch_arguments
from e2e.far_friends import SETTLED, Friend, friends_at
from e2e.live_friends import accept, invite, next_to_act, play_live, says, with_addresses
from e2e.table import until
from tests.endure import ENDURE

NIZAM = "game=nizam&seats=human,friend"
CHECKED = "Checked: nobody could have looked or cheated."


@pytest.fixture
def near(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser whose pages find each other."""
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        yield browser


def resign(friend: Friend) -> None:
    friend.press("[data-do=say][data-value=ask-resign]")
    friend.press("#panel [data-do=say]")


def test_one_invitation_and_one_answer_connect_and_the_next_game_begins_by_itself(near: Browser, site: Site) -> None:
    ann, bo = both = friends_at(near, "Ann Bo")
    invitation = invite(site, ann, NIZAM)
    expect(ann.page.locator("#steps")).to_contain_text("more hand-overs until the first card")
    accept(ann, bo, invitation)
    play_live(both, 3)
    says(ann, "Bo is here")
    actor = next_to_act(both)
    assert actor is not None
    other = bo if actor is ann else ann
    actor.page.locator("#table .board").first.hover()
    says(other, f"{actor.name} is choosing")
    bo.page.locator("#sign-wow").click()
    says(ann, "Bo: Wow!")
    says(bo, "Bo: Wow!")
    expect(ann.page.locator(".live-now")).not_to_contain_text("Wow!", timeout=10_000)
    resign(ann)
    for friend in both:
        expect(friend.page.locator("#checked")).to_have_text(CHECKED)
    tables = {friend.page.url for friend in both}
    ann.press("#rematch")
    expect(bo.page.locator(".offered")).to_have_text("Ann offers another game.")
    bo.press("#rematch")
    play_live(both, 2)
    assert not tables & {friend.page.url for friend in both}
    assert ann.problems == bo.problems == []


def test_a_line_that_was_lost_comes_back_with_the_next_links(near: Browser, site: Site) -> None:
    ann, bo = both = friends_at(near, "Ann Bo")
    accept(ann, bo, invite(site, ann, NIZAM))
    play_live(both, 2)
    actor = next_to_act(both)
    other = bo if actor is ann else ann
    assert actor is not None
    other.page.reload()
    until(other.page, SETTLED)
    until(actor.page, "#post:not(:has(.live-now))")
    while actor.plays:
        actor.take_turn(7)
    other.paste(actor.whole("offer"))
    while other.plays:
        other.take_turn(8)
    actor.paste(other.whole("answer"))
    for friend in both:
        until(friend.page, ".present")
    play_live(both, 2)
    assert ann.problems == bo.problems == []


def test_the_answer_may_open_in_a_window_of_its_own(near: Browser, site: Site) -> None:
    """As messengers do; the window with the table is the one that can be connected."""
    ann, bo = friends_at(near, "Ann Bo")
    bo.sit_down(invite(site, ann, NIZAM))
    window = ann.context.new_page()
    window.goto(bo.whole("answer"))
    until(window, "#elsewhere")
    for friend in (ann, bo):
        until(friend.page, ".present")
    assert ann.problems == bo.problems == []


@CHROMIUM_IS_ENOUGH
def test_three_are_connected_though_all_got_the_same_invitation(near: Browser, site: Site) -> None:
    ann, bo, cy = three = friends_at(near, "Ann Bo Cy")
    invitation = invite(site, ann, "game=flights&seats=human,friend,friend&match=single")
    bo.sit_down(invitation)
    cy.sit_down(invitation)
    ann.paste(bo.whole("answer"))
    until(bo.page, ".present")
    ann.paste(cy.whole("answer"))  # its connection is Bo's already: the next links bring another
    links = {friend.name: "" for friend in three}
    while not cy.page.locator(".present").count():
        sender = next(friend for friend in three if due(friend, links))
        link = sender.page.locator("#post-link").input_value()
        links[sender.name] = sender.out
        (cy if sender is not cy else ann).paste(link)
    play_live(three)
    for friend in three:
        expect(friend.page.locator("#checked")).to_have_text(CHECKED)
        assert friend.problems == []


def due(friend: Friend, given: dict[str, str]) -> bool:
    """True if the bar asks to send a link that was not given yet, and that has what is needed for a connection."""
    link = friend.out
    if not friend.page.locator("#post.due").count() or link == given[friend.name]:
        return False
    until(friend.page, "#post[data-riding]")
    return True


@ENDURE
@pytest.mark.parametrize("other", ["chromium", "firefox"])
def test_two_browsers_play_a_whole_game(
    near: Browser, site: Site, playwright: Any, other: str, browser_name: str
) -> None:
    with with_addresses(getattr(playwright, other), launch_arguments(playwright, other)) as far:
        [ann], [bo] = friends_at(near, "Ann"), friends_at(far, "Bo")
        accept(ann, bo, invite(site, ann, "game=face-to-face&seats=human,friend"))
        play_live([ann, bo])
        for friend in (ann, bo):
            expect(friend.page.locator("#checked")).to_have_text(CHECKED)
            assert friend.problems == [], browser_name
