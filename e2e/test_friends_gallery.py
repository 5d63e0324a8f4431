"""A game of the site's gallery with a friend far away: from the choice of games to the checked end."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.far_friends import SETTLED, friends_at, gather, play_out
from e2e.table import until
from e2e.test_friends import resign
from tests.endure import ENDURE

GOLF = "game=golf&seats=human,friend"
CHECKED = "Checked: nobody could have looked or cheated."


@CHROMIUM_IS_ENOUGH
def test_a_game_of_the_gallery_is_chosen_played_to_its_end_and_checked(browser: Browser, site: Site) -> None:
    ann, bo = both = friends_at(browser, "Ann Bo")
    ann.page.goto(f"{site.url}friends/?lang=en")
    offered = ann.page.locator(".which a.file")
    expect(offered.locator("strong")).to_have_text(["Crazy Eights", "Six-card Golf", "Goofspiel", "Oh Hell"])
    offered.filter(has_text="Golf").click()
    until(ann.page, "html[data-ready]")
    expect(ann.page.locator("#kind-file-2")).to_have_value("friend")
    ann.page.locator("#name-file-1").fill("Ann")
    ann.page.locator("#golf .set-options summary").first.click()
    ann.page.locator("#golf [name=pace]").select_option("instant")
    ann.page.get_by_role("button", name="Deal").click()
    until(ann.page, SETTLED)
    bo.sit_down(ann.out)
    ann.paste(bo.out)
    play_out(both, most=3)
    resign(both)
    for friend in both:
        expect(friend.page.locator("#checked")).to_have_text(CHECKED)
    bo.press("#end [data-do=share]")
    link = bo.page.locator("#share-game").input_value()
    assert "/games/?game=golf#" in link
    ann.page.goto(f"{site.url}friends/?lang=en")
    expect(ann.page.locator("#tables strong")).to_have_text("Six-card Golf")
    expect(ann.page.locator("#tables .when")).to_have_text("today")
    bo.page.goto(link)  # the checked game, where games of files are played: in a frame without an origin
    expect(bo.page.locator("#end-title, #story").first).to_be_visible(timeout=60_000)
    expect(bo.page).to_have_url(re.compile(r"/games/\?game=golf"))
    for friend in both:
        assert friend.problems == []
        friend.context.close()


@ENDURE
@CHROMIUM_IS_ENOUGH
def test_a_whole_game_by_links_that_open_pages_which_were_closed(browser: Browser, site: Site) -> None:
    both = friends_at(browser, "Ann Bo")
    gather(site, both, GOLF)
    play_out(both, reload=True)
    for friend in both:
        expect(friend.page.locator("#end")).not_to_contain_text("stopped")
        expect(friend.page.locator("#checked")).to_have_text(CHECKED)
        assert friend.problems == []
        friend.context.close()


@CHROMIUM_IS_ENOUGH
def test_a_file_that_is_not_in_the_gallery_is_told(browser: Browser, site: Site) -> None:
    both = _, bo = friends_at(browser, "Ann Bo")
    bo.page.goto(f"{site.url}friends/?game=bridge&seats=human,friend&lang=en")
    until(bo.page, "#problem")
    for friend in both:
        assert friend.problems == []
        friend.context.close()
