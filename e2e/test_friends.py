"""Games with friends far away: by links, in windows of one browser, live; closed pages, wrong links, whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.devices import moments, take_up
from e2e.far_friends import BEGIN_TO_PASTE, SETTLED, Friend, at_once, friends_at, gather, play_out
from e2e.live_friends import with_addresses
from e2e.players import Player, Press, by_key, by_mouse
from e2e.processes import kill, renderers
from e2e.table import until
from tests.endure import ENDURE

NIZAM = "game=nizam&seats=human,friend"
WHOLE = {
    "nizam": "seats=human,friend,bot:greedy",
    "pearl": "seats=human,friend,bot:greedy",
    "face-to-face": "seats=human,friend",
    "flights": "seats=human,friend,friend&match=single",
    "glastonbury": "seats=human,friend,bot:greedy",
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


@LONG_IN_FIREFOX
def test_a_game_by_links_is_played_and_checked(browser: Browser, site: Site) -> None:
    """A page may be closed at any link; links that are wrong say what to do."""
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, NIZAM)
    say_what_is_wrong(*friends)
    [di] = friends_at(browser, "Di")
    di.open(friends[1].out)
    expect(di.page.locator("#main")).to_contain_text("not on this device")
    play_out(friends, most=3, press=by_mouse)
    play_out(friends, most=2, reload=True)
    for friend in friends:
        before = friend.out
        friend.page.reload()
        until(friend.page, SETTLED)
        assert friend.out == before
    resign(friends)
    expect(friends[1].page.locator("#end .decided")).to_have_text("Ann has resigned.")
    expect(friends[1].page.locator("#checked")).to_have_text(CHECKED)
    friends[1].press("#end [data-do=review]")
    until(friends[1].page, "#side[data-open=yes] .turning, #side[data-open=yes] h2")
    friends[1].press("[data-do=live]")
    checked(friends)


def say_what_is_wrong(ann: Friend, bo: Friend) -> None:
    """Take a link, and then some that are wrong."""
    link = ann.out
    bo.paste(link)
    for wrong, said in (
        (link, "You have opened this link before"),
        (link[:-20], "Its end is missing"),
        ("what?", "There is no link of a table"),
    ):
        bo.press("#post-more") if not bo.page.locator("#pasted").count() else None
        bo.page.fill("#pasted", wrong)
        bo.press("[data-do=take-pasted]")
        expect(bo.page.locator("#notice")).to_contain_text(said)


@CHROMIUM_IS_ENOUGH
def test_the_colours_that_the_host_chose_are_on_both_tables_and_in_the_record(browser: Browser, site: Site) -> None:
    """FLI-2, from the form to the record that is saved when all is over."""
    ann, bo = both = friends_at(browser, "Ann Bo")
    ann.page.goto(f"{site.url}setup/?game=flights&friend=1&lang=en")
    until(ann.page, "html[data-ready]")
    ann.page.locator("#name-flights-1").fill("Ann")
    ann.page.locator("#flights .set-options summary").first.click()
    for seat, colour in (("1", "Yellow"), ("2", "Red")):
        ann.page.locator(f"[data-option=flights_{seat}] label").filter(has_text=colour).click()
    ann.page.locator("#flights [name=pace]").select_option("instant")
    ann.page.get_by_role("button", name="Deal").click()
    until(ann.page, SETTLED)
    bo.sit_down(ann.out)
    ann.paste(bo.out)
    play_out(both, most=4)
    for friend, own, other in ((ann, "yellow", "Bo has the red"), (bo, "red", "Ann has the yellow")):
        friend.page.reload()
        until(friend.page, SETTLED)
        expect(friend.page.get_by_label(f"Your {own} flights")).to_be_attached()
        expect(friend.page.get_by_label(f"{other} flights")).to_be_attached()
    resign(both)
    expect(bo.page.locator("#checked")).to_have_text(CHECKED)
    with bo.page.expect_download() as kept:
        bo.press("#end [data-do=save]")
    assert "option flights_1 yellow\noption flights_2 red\n" in kept.value.path().read_text("utf-8")
    checked(both)


_LEFT = 8
"""How many moments of a game are left to be played in pages: people who act at random cannot put its end off."""


@pytest.mark.only_browser("firefox")  # Chromium plays all six from the first link on in `make endure`
def test_a_game_is_played_to_its_natural_end(browser: Browser, site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    take_up(site, friends, moments(NIZAM, "Ann", "Bo")[-_LEFT])
    play_out(friends)
    for friend in friends:
        expect(friend.page.locator("#end")).not_to_contain_text("stopped")
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
@CHROMIUM_IS_ENOUGH
def test_every_link_opens_a_page_that_was_closed(browser: Browser, site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, "game=face-to-face&seats=human,friend")
    play_out(friends, reload=True)
    checked(friends)


@ENDURE
@CHROMIUM_IS_ENOUGH  # its protocol names a tab's process
def test_tabs_that_are_killed_at_any_link_go_on(browser: Browser, site: Site) -> None:
    protocol, chance = browser.new_browser_cdp_session(), random.Random(5)
    others = renderers(protocol)
    friends = friends_at(browser, "Ann Bo")
    gather(site, friends, "game=face-to-face&seats=human,friend")
    given = {""}
    for number in range(1, 14):
        links = [friend.take_turn(number) for friend in friends]
        at = next((at for at, link in enumerate(links) if link not in given), None)
        if at is None:
            break
        link, reader, places = links[at], friends[1 - at], [friend.page.url for friend in friends]
        given.add(link)
        reader.page.evaluate(BEGIN_TO_PASTE, link)
        reader.page.wait_for_timeout(chance.uniform(0, 150))  # the moment of the kill
        kill([friend.page for friend in friends], renderers(protocol) - others)
        for friend, place in zip(friends, places, strict=True):
            friend.page = friend.context.new_page()
            friend.open(link if friend is reader else place)
        assert friends[at].out == link
    play_out(friends)
    checked(friends)


@ENDURE
def test_the_game_goes_on_when_the_server_is_gone(browser: Browser, own_site: Site) -> None:
    friends = friends_at(browser, "Ann Bo")
    gather(own_site, friends, NIZAM)
    own_site.stop()
    play_out(friends, most=7)
    assert friends[0].page.locator("#table").count() == 1
    assert all(friend.problems == [] for friend in friends)


def take_turns(both: list[Friend], turns: int, press: Press = at_once) -> None:
    """Play so many turns, while moves arrive by themselves."""
    first = next(friend for friend in both * 200 if friend.plays)
    order = [first, next(friend for friend in both if friend is not first)] * turns
    for friend in order[:turns]:
        until(friend.page, "#table[data-state=waiting]")
        while friend.plays:
            Player(friend.page, press, random.Random(turns)).play()


@LONG_IN_FIREFOX
def test_two_windows_of_one_browser_play_without_links(browser: Browser, site: Site) -> None:
    """On a narrow phone, by keys, and for a screen reader."""
    [ann] = friends_at(browser, "Ann", viewport={"width": 360, "height": 740}, bypass_csp=True)
    ann.page.goto(f"{site.url}friends/?lang=uk")
    until(ann.page, "html[data-ready]")
    fits(ann.page)
    ann.page.goto(f"{site.url}friends/?{NIZAM}&names=Ann&pace=instant")
    until(ann.page, SETTLED)
    fits(ann.page)
    bo = Friend(ann.page.context.new_page(), "Bo")
    bo.page.goto(ann.out.replace("friends/#", "friends/?pace=instant#"))
    until(bo.page, "[data-do=sit-here]")
    bo.press("[data-do=sit-here]")
    bo.page.fill("#sit-name", "Bo")
    bo.press("[data-do=sit-down]")
    both = [ann, bo]
    take_turns(both, 2, by_key)
    expect(ann.page.locator(".live-now")).to_be_visible()
    for friend in both:
        fits(friend.page)
    assert ann.problems == []


def answer_of(ann: Friend, bo: Friend) -> str:
    """The link by which one friend answers the other's offer of a live connection."""
    ann.press("[data-do=connect]")
    ann.press("[data-do=make-offer]")
    until(ann.page, "#live-link")
    offer = ann.page.locator("#live-link").input_value()
    bo.page.goto("about:blank")
    bo.page.goto(offer.replace("friends/#", "friends/?pace=instant#"))
    until(bo.page, "#live-link")
    return bo.page.locator("#live-link").input_value()


def connect(ann: Friend, bo: Friend) -> None:
    """Connect two friends by the two links that are sent by hand."""
    ann.page.fill("#pasted", answer_of(ann, bo))
    ann.page.locator("[data-do=take-pasted]").click()
    for friend in (ann, bo):
        until(friend.page, ".live-now")


@ENDURE  # `make test` connects them so in test_live, where it loses the line in another way
def test_live_moves_arrive_by_themselves_and_links_go_on_when_the_line_is_cut(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> None:
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        ann, bo = both = friends_at(browser, "Ann Bo")
        take_up(site, both, moments(NIZAM, "Ann", "Bo")[0])
        connect(ann, bo)
        take_turns(both, 2)
        bo.page.reload()
        until(bo.page, SETTLED)
        until(ann.page, "#post:not(:has(.live-now))")
        play_out(both, most=2)
        connect(ann, bo)
        resign(both)
        checked(both)


@ENDURE
def test_an_answer_that_comes_too_late_connects_nobody_and_links_go_on(browser: Browser, site: Site) -> None:
    ann, bo = both = friends_at(browser, "Ann Bo")
    gather(site, both, NIZAM)
    play_out(both, most=5)
    answer = answer_of(ann, bo)
    bo.page.reload()
    until(bo.page, SETTLED)
    ann.page.fill("#pasted", answer)
    ann.page.locator("[data-do=take-pasted]").click()
    expect(ann.page.locator("#live-state")).to_contain_text("could not connect you", timeout=60_000)
    ann.press("[data-do=close-panel]")
    play_out(both, most=2)
    failed = "error: ICE failed, add a STUN server and see about:webrtc for more details"
    assert set(ann.problems) <= {failed}, "Firefox itself tells of a connection that fails, as it has to here"
    assert bo.problems == []


def fits(page: Page) -> None:
    """Nothing is wider than the window, and axe finds nothing."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(page)
