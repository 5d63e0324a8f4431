"""The paths of five people through the site, step by step as `docs/paths.md` tells them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from e2e import ear
from e2e.conftest import LONG_IN_FIREFOX, MOVING, Site, problems_of
from e2e.far_friends import friends_at
from e2e.live_friends import accept, play_live, says, with_addresses
from e2e.players import go_to
from e2e.table import READY, answered, answers, my_turn, press, ready, steps, until
from e2e.test_coach import act
from e2e.test_learn import click
from e2e.test_lobby import TODAY, almost_over, result, store
from pyengine.core.record import Player, Record, Step
from pyengine.games import game as find_game
from tests.endure import ENDURE
from web.parts.messages import Messages

YESTERDAY = "2026-11-20"
T = Messages("en")


def act_once(page: Page, seat: str = "1: ") -> None:
    """Act once at a seat, with as many taps as it takes."""

    def acts() -> int:
        return sum(step.startswith(seat) for step in steps(page))

    assert my_turn(page)
    before = acts()
    while acts() == before:
        act(page)


@LONG_IN_FIREFOX
@pytest.mark.browser_context_args(reduced_motion="no-preference", viewport={"width": 390, "height": 844})
def test_a_new_visitor_learns_by_a_first_game(clean: Page, site: Site) -> None:
    clean.goto(f"{site.url}?lang=en")
    easiest = clean.locator(".games article").first
    expect(easiest.locator(".easy-start")).to_be_visible()
    easiest.locator("a[data-plays]").click()
    goal = T("uno-coach-goal")
    expect(clean.locator("#coach p")).to_contain_text(goal)
    ready(clean)
    assert my_turn(clean)
    expect(clean.locator("#prompt")).not_to_be_empty()
    told = clean.locator("#coach p").inner_text()
    act_once(clean)
    assert my_turn(clean)
    expect(clean.locator("#coach p")).not_to_have_text(told)
    press(clean, "#coach-ends")
    expect(clean.locator("#coach")).to_have_count(0)
    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    clean.locator("#save-list .go-on").click()
    ready(clean)
    assert steps(clean)
    expect(clean.locator("#coach")).to_have_count(0)


@LONG_IN_FIREFOX
@MOVING
def test_a_returning_visitor_goes_on_and_does_what_is_todays(clean: Page, site: Site) -> None:
    clean.clock.set_fixed_time(f"{TODAY}T12:00:00")
    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    pearl = Record.new(find_game("pearl"), 2, 4, {}, (Player("human"), Player("bot:random")))
    begun = pearl.with_steps((Step(0, "draw"),)).format()
    clean.evaluate("text => nastilkaKept.keep('game=pearl&seats=human,bot:random&seed=4', text, true)", begun)
    before = {**result(YESTERDAY, "uno", 1, [9, 3]), "daily": YESTERDAY, "par": 9}
    store(clean, "stats", {"format": 1, "games": [before]})

    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    clean.locator("#save-list .go-on").click()
    ready(clean)
    assert "1: draw" in steps(clean)

    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    deal = (clean.locator("#today-deal").get_attribute("href") or "").partition("?")[2].partition("&lang=")[0]
    record, last = almost_over(int(re.findall(r"game=nizam&seats=human&seed=(\d+)&", deal)[0]))
    clean.evaluate("([deal, record]) => nastilkaKept.keep(deal, record, true)", [deal, record])
    clean.locator("#today-deal").click()
    ready(clean)
    expect(clean.locator(".play-bar .stage")).to_contain_text("Today")
    press(clean, f'#table [data-action="{last}"]')
    expect(clean.locator("#todays-end")).to_be_visible()
    assert "nizam" in clean.locator("#today-text").input_value().lower()

    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    expect(clean.locator("#streak")).to_have_text("2 days in a row")
    expect(clean.locator("#today-deal .went")).to_contain_text("points")
    clean.locator("#puzzle-day a.main").click()
    expect(clean.locator("#note h2")).to_be_visible(timeout=READY)
    ready(clean)
    assert "&day=" in clean.url
    click(clean, clean.locator("[data-do=solution]"))
    expect(clean.locator("#note .plan")).to_be_visible()
    expect(clean.locator("#puzzle [data-pointed]").first).to_be_attached()
    click(clean, clean.locator("[data-do=solution-on]"))
    expect(clean.locator("[data-do=solution-back]")).to_be_visible()
    clean.keyboard.press("j")  # and back, by its key
    expect(clean.locator("[data-do=solution-back]")).to_have_count(0)
    click(clean, clean.locator("[data-do=next]"))
    expect(clean.locator("#note .plan")).to_have_count(0)


@LONG_IN_FIREFOX
@pytest.mark.browser_context_args(reduced_motion="no-preference", viewport={"width": 820, "height": 1180})
def test_two_people_share_a_tablet(clean: Page, site: Site) -> None:
    clean.goto(f"{site.url}setup/?game=face-to-face&lang=en")
    ready(clean)
    clean.locator("#name-face-to-face-1").fill("Sara")
    clean.locator("#kind-face-to-face-2").select_option("human")
    clean.locator("#name-face-to-face-2").fill("Tim")
    clean.get_by_role("button", name="Deal").click()
    until(clean, "#curtain")
    first = clean.locator("#curtain").inner_text()
    one, other = ("Sara", "Tim") if "Sara" in first else ("Tim", "Sara")
    assert clean.locator("[data-source]").count() == 0
    press(clean, "[data-do=reveal]")
    expect(clean.locator(".player.own .name")).to_have_text(one)
    seat = "1: " if one == "Sara" else "2: "
    act_once(clean, seat)
    press(clean, "#tool-undo")
    assert steps(clean) == []
    act_once(clean, seat)
    act_once(clean, seat)

    clean.locator("#tool-more").click()
    press(clean, "#more [data-do=lang][data-value=uk]")
    expect(clean.locator("html")).to_have_attribute("lang", "uk")
    assert len(steps(clean)) == 2
    press(clean, '[data-action="draw"]')
    expect(clean.locator("[data-do=seen]")).to_have_text(Messages("uk")("linger-done"))
    expect(clean.locator(".player.own .name")).to_have_text(one)
    press(clean, "[data-do=seen]")
    expect(clean.locator("#curtain")).to_contain_text(other)
    assert clean.locator("[data-source]").count() == 0


@pytest.fixture
def near(browser_type: BrowserType, browser_type_launch_args: dict[str, object]) -> Iterator[Browser]:
    """A browser whose pages find each other."""
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        yield browser


def set_up(page: Page, url: str) -> None:
    """A table with a friend, from the form to its first link."""
    page.goto(f"{url}setup/?game=nizam&lang=en")
    ready(page)
    page.locator("#name-nizam-1").fill("Ann")
    page.locator("#kind-nizam-2").select_option("friend")
    page.get_by_role("button", name="Deal").click()
    expect(page.locator("#steps")).to_contain_text("more hand-overs until the first card", timeout=READY)


@LONG_IN_FIREFOX
def test_a_table_with_a_friend_is_set_up(visitor: Page, site: Site) -> None:
    """What follows, `test_live.py` has."""
    set_up(visitor, site.url)


@ENDURE
def test_friends_far_away_sit_down_and_play(near: Browser, site: Site) -> None:
    ann, bo = both = friends_at(near, "Ann Bo")
    set_up(ann.page, site.url)
    invitation = ann.whole("offer")
    accept(ann, bo, invitation)
    says(ann, "Bo is here")
    says(bo, "Ann is here")
    play_live(both, 1)
    for friend in both:
        expect(friend.page.locator("#table")).to_be_visible()
    assert ann.problems == bo.problems == []


@LONG_IN_FIREFOX
def test_somebody_plays_by_ear_and_keyboard(browser: Browser, site: Site) -> None:
    page = browser.new_context(service_workers="block").new_page()
    problems = problems_of(page)
    page.goto(f"{site.url}?lang=en")
    ready(page)
    go_to(page.locator("article.pearl a[data-plays]"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/play/**")
    ear.listen(page)
    ready(page)
    assert my_turn(page)
    expect(page.locator("#live")).to_contain_text(T("prl-coach-goal"))

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=T("keys"))).to_be_visible()
    listed = page.locator("#keys").aria_snapshot()
    assert all(f" {key.upper()}" in listed.upper() for key in (*ear.KEYS.values(), "d"))
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_have_count(0)

    for question in ear.KEYS:
        assert ear.ask(page, question), question
    before = answers(page)
    page.keyboard.press("d")
    answered(page, before)
    while not any(line.startswith("You draw") for line in ear.heard(page)):
        ear.hear_more(page)
    assert any(step == "1: draw" for step in steps(page))
    page.context.close()
    assert problems == []
