"""A game that a link carries: played as any game of a file, and what its Python tries does not come out either."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.game_files import CRAZY_EIGHTS, IMPATIENT, Spy, crazy, told
from e2e.table import READY, answered, answers, ready, until
from e2e.test_game_frame import TRIES, lay
from pyengine.core.links import wrapped
from tests.endure import rest_in_endure

MINE = CRAZY_EIGHTS.replace("game: crazy-eights", "game: mine").replace("title: Crazy Eights", "title: Mine")
LINKED = "#linked-game:not([hidden])"


@pytest.fixture(scope="module")
def spy() -> Iterator[Spy]:
    with Spy() as found:
        yield found


def follow(page: Page, site: Site, fragment: str, more: str = "&seats=human,bot:random&seed=1&pace=instant") -> None:
    """Follow a link; the page is left before, so that it is not only another fragment."""
    page.goto("about:blank")
    page.goto(f"{site.url}games/?lang=en{more}{fragment}")


def carried(text: str) -> str:
    """The fragment of a link that carries a file."""
    return f"#file={wrapped(text)}"


def opened(page: Page, site: Site, fragment: str) -> None:
    """Follow a link, and wait until a person can act at its table."""
    follow(page, site, fragment)
    ready(page)
    until(page, "#table[data-state=waiting]")


@LONG_IN_FIREFOX
def test_a_game_that_a_link_brings_is_played_saved_and_gone_on_with_beside_others(clean: Page, site: Site) -> None:
    """It has no save of a game of this site, though its name is the same."""
    clean.goto(f"{site.url}games/?game=crazy-eights&seats=human,bot:random&seed=1&pace=instant&lang=en")
    ready(clean)
    until(clean, "#table[data-state=waiting]")
    before = answers(clean)
    lay(clean)
    answered(clean, before)
    of_the_site = clean.evaluate("nastilkaKept.list()")
    assert "game=crazy-eights&" in of_the_site
    opened(clean, site, carried(MINE.replace("game: mine", "game: crazy-eights")))
    expect(clean.locator(LINKED)).to_contain_text("came with the link")
    assert re.search(r"game=crazy-eights-[0-9a-f]{12}&", clean.url), clean.url
    before = answers(clean)
    lay(clean)
    answered(clean, before)
    until(clean, "#table[data-state=waiting]")
    assert "game=crazy-eights&" in clean.evaluate("nastilkaKept.list()")
    table = clean.locator("#table .board").inner_text()
    clean.goto(f"{site.url}?lang=en")
    link = clean.locator("#save-list a.go-on").first
    expect(link.locator("strong")).to_have_text("Mine", timeout=READY)
    link.click()
    until(clean, "#table[data-state=waiting]")
    expect(clean.locator(LINKED)).to_be_visible()
    assert clean.locator("#table .board").inner_text() == table


@LONG_IN_FIREFOX
def test_no_game_of_a_link_gets_out_of_its_frame(page: Page, site: Site, spy: Spy) -> None:
    follow(page, site, carried(crazy("tries", first=TRIES.format(url=spy.url))), "")
    words = told(page)
    assert "read at null" in words, words
    assert spy.asked == []
    assert re.search(r"/games/\?.*game=tries-[0-9a-f]{12}", page.url), page.url


@LONG_IN_FIREFOX
def test_a_loop_without_end_in_a_link_is_ended_and_told(page: Page, site: Site) -> None:
    page.add_init_script(IMPATIENT)
    follow(page, site, carried(crazy("endless", first="while True: pass")), "")
    assert "did not come to an end" in told(page)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("half", "its end is missing"),
        ("key", "its end is missing"),
        ("changed", "was changed on its way"),
        ("no file", "is no game's file"),
        ("long", "longer than a link"),
        ("gone", "not on this device any more"),
    ],
)
def test_a_link_that_cannot_be_read_is_told(clean: Page, site: Site, name: str, words: str) -> None:
    whole = carried(MINE)
    at = len(whole) // 2
    fragments = {
        "half": whole[:at],
        "key": "#fil",
        "changed": f"{whole[:at]}{'A' if whole[at] != 'A' else 'B'}{whole[at + 1 :]}",
        "no file": carried("# Nothing to play\n"),
        "long": carried(MINE + "x" * 200_000),
        "gone": "&game=mine-0123456789ab",
    }
    follow(clean, site, fragments[name])
    assert words in told(clean)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("behind", rest_in_endure([".", ")", "&utm_source=mail", "\n> and more"]))
def test_what_stands_behind_a_link_does_not_matter(clean: Page, site: Site, behind: str) -> None:
    """Nor does the name of a game of ours: it cannot be that."""
    follow(clean, site, carried(MINE.replace("game: mine", "game: uno")) + behind)
    until(clean, "#table[data-state=waiting]")
    expect(clean.locator(LINKED)).to_be_visible()
    assert re.search(r"game=uno-[0-9a-f]{12}&", clean.url)
