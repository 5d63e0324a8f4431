"""The ends in real browsers: the story forwards and back, what is said, sounds offered, and that all fits."""

from __future__ import annotations

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.table import READY, deal, dealt, my_turn, open_game, press, put, until
from e2e.test_access import OVERFLOW
from e2e.test_pictures import SIZES, ended
from pyengine.games import ids

ROUND = "target 250 | players 3 | discard b2 | hand 1 b7 | hand 2 r9 yskip g4 | hand 3 wild y3"
PLACES = """() => [...document.querySelectorAll("#table .roster .player, #table .uno-board .other")]
  .map((one) => [one.querySelector(".name")?.textContent, Math.round(one.getBoundingClientRect().x)])"""
INSIDE = """() => {
  const end = document.querySelector("#end");
  return end.scrollHeight - end.clientHeight;
}"""


@LONG_IN_FIREFOX
def test_the_story_is_played_forwards_and_back(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    put(table, ended("nizam"))
    until(table, "#end")
    press(table, "#end [data-do=tale]")
    expect(table.locator("#tale")).to_be_focused()
    expect(table.locator("#tale-words")).not_to_be_empty()
    until(table, "#tale[data-going=no]")  # it goes on by itself, to its last moment
    expect(table.locator("#tale-on")).to_have_attribute("aria-disabled", "true")
    last = table.locator("#tale .moment").inner_text()
    table.keyboard.press("j")
    expect(table.locator("#tale .moment")).not_to_have_text(last)
    table.keyboard.press("k")
    expect(table.locator("#tale .moment")).to_have_text(last)
    press(table, "#tale [data-do=live]")
    expect(table.locator("#end")).to_be_visible()


@LONG_IN_FIREFOX
def test_where_no_motion_is_wanted_the_story_waits_and_is_taken_along_as_an_animated_picture(table: Page) -> None:
    put(table, ended("nizam"))
    press(table, "#end [data-do=tale]")
    expect(table.locator("#tale")).to_have_attribute("data-going", "no")
    expect(table.locator("#tale .moment")).to_contain_text("1 of")
    press(table, "#tale-on")
    expect(table.locator("#tale .moment")).to_contain_text("2 of")
    no_violations(table)
    with table.expect_download(timeout=READY) as taken:
        press(table, "#tale .film button")
    assert taken.value.suggested_filename == "nizam.png"
    picture = Image.open(taken.value.path())
    frames = int(table.locator("#tale .moment").inner_text().split()[-1])
    assert (picture.n_frames, picture.is_animated) == (frames, True)  # type: ignore[attr-defined]
    shown = []
    for at in range(frames):
        picture.seek(at)
        shown.append(picture.convert("RGB").tobytes())
    assert len(set(shown)) == frames


@CHROMIUM_IS_ENOUGH
def test_a_round_ends_with_everybody_in_their_places(visitor: Page, site: Site) -> None:
    table = visitor
    open_game(table, site.url, "game=uno&seats=human,bot:greedy,bot:greedy&seed=1&pace=fast&lang=en")
    put(table, dealt("uno", ROUND, "human bot:greedy bot:greedy"))
    assert my_turn(table)
    before = table.evaluate(PLACES)
    press(table, "[data-source=b7]")
    until(table, "#round-end")
    assert table.evaluate(PLACES) == before
    expect(table.locator("#pile-discard")).to_be_visible()
    seats = table.locator("#round-end .stood .name").all_inner_texts()
    assert seats == [name for name, _ in before][: len(seats)]


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", ids())
def test_an_end_fits_without_scrolling(table: Page, game: str) -> None:
    put(table, ended(game))
    until(table, "#end")
    for width, height in ((1280, 800), SIZES["phone"]):
        table.set_viewport_size({"width": width, "height": height})
        assert table.evaluate(INSIDE) <= 0, (game, width)
        assert table.evaluate(OVERFLOW) == 0
    table.set_viewport_size({"width": 844, "height": 390})
    expect(table.locator("#end > .menu .button.main")).to_be_in_viewport(ratio=1)


@CHROMIUM_IS_ENOUGH
def test_an_end_that_is_longer_than_the_screen_is_read_from_its_top(table: Page) -> None:
    table.set_viewport_size({"width": 360, "height": 560})
    put(table, ended("glastonbury"))
    until(table, "#end")
    table.locator("#end > .menu .main").focus()
    assert table.locator("#end").evaluate("(each) => each.scrollHeight > each.clientHeight")
    expect(table.locator("#end-title")).to_be_in_viewport(ratio=1)
    expect(table.locator("#end > .menu .main")).to_be_in_viewport(ratio=1)


@CHROMIUM_IS_ENOUGH
def test_the_offer_of_sounds_covers_no_score_no_card_and_no_word(table: Page) -> None:
    covered = """() => {
      document.documentElement.dataset.offer = "sound";
      const offer = document.getElementById("sound-offer").getBoundingClientRect();
      const meets = ({ left, right, top, bottom, width }) => width
        && left < offer.right && right > offer.left && top < offer.bottom && bottom > offer.top;
      const parts = "#table :is(.player, .card, .tile, button), #prompt, .play-bar button, .side-panel .tabs";
      const own = (each) => each.closest("#sound-offer, [popover], [inert]");
      return [offer.width > 0, [...document.querySelectorAll(parts)]
        .filter((each) => !own(each) && meets(each.getBoundingClientRect()))
        .map((each) => each.outerHTML.slice(0, 80))];
    }"""
    for game in ("pearl", "glastonbury"):
        deal(table, game, 7)
        press(table, "[data-do=lang][data-value=ru]")
        assert my_turn(table)
        for width, height in ((390, 844), (844, 390), (1280, 800)):
            table.set_viewport_size({"width": width, "height": height})
            assert table.evaluate(covered) == [True, []], (game, width)
        press(table, "[data-do=lang][data-value=en]")
    table.evaluate("delete document.documentElement.dataset.offer")


@CHROMIUM_IS_ENOUGH
def test_sounds_are_offered_once_and_move_nothing(visitor: Page, site: Site) -> None:
    query = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1&pace=instant&lang=en"
    open_game(visitor, site.url, query)
    offer = visitor.locator("#sound-offer")
    expect(offer).to_be_hidden()
    places = """() => [...document.querySelectorAll("#table .roster, #prompt, .pile")]
      .map((one) => Math.round(one.getBoundingClientRect().y))"""
    before = visitor.evaluate(places)
    visitor.locator("#hand-17").click()
    expect(offer).to_be_visible()
    assert visitor.evaluate(places) == before
    press(visitor, "#sound-offer-yes")
    expect(offer).to_be_hidden()
    expect(visitor.locator("html")).to_have_attribute("data-sound", "on")
    visitor.reload()
    until(visitor, "html[data-ready=yes]")
    expect(visitor.locator("html")).to_have_attribute("data-sound", "on", timeout=READY)
    visitor.locator("#table [data-source]").first.click()
    expect(offer).to_be_hidden()


@CHROMIUM_IS_ENOUGH
def test_a_caught_bot_says_so_until_a_tap_ends_that(table: Page) -> None:
    put(table, dealt("uno", "open 2 | hand 1 r5 r7 g1 | hand 2 b1 | discard r3 | deck g2 g3 g4", "human bot:3"))
    press(table, "#catch-2")
    expect(table.locator("#says")).to_be_visible()
    press(table, "#says .hush")
    expect(table.locator("#says")).to_have_count(0)
    expect(table.locator("html")).to_have_attribute("data-talk", "off")
    for selector in ("#open-settings", "#set-talk-on", "#panel [data-do=close-panel]"):
        press(table, selector)
