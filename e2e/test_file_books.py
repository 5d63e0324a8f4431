"""Rulebooks and set-up forms of games in one file, of those that come with the site and of those put there later."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.game_files import site_with
from e2e.table import READY, press, ready, until
from paths import ROOT

HIGHER = (ROOT / "docs/examples/higher.md").read_text("utf-8")
BARE = """---
game: bare
title: Bare
players: 2-3
---
# Bare

Only to be read.

## A turn {#playing}

**BAR-1** · S — Lay a card.

**BAR-2** · S — Or pass the zebra.

## The end {#end}

**BAR-3** · S — Who laid the last card wins.
"""


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site whose owner has added a game with an option, in two languages, and a rulebook without Python."""
    folder = site_with(tmp_path_factory.mktemp("books") / "site", {"higher": HIGHER, "bare": BARE})
    german = (ROOT / "docs/examples/higher.de.md").read_text("utf-8")
    (folder / "games/higher.de.md").write_text(german, "utf-8")
    listed = (folder / "games.json").read_text("utf-8")
    (folder / "games.json").write_text(
        listed.replace('"higher"', '{"game": "higher", "beside": ["higher.de.md"]}'), "utf-8"
    )
    with Site(folder) as served:
        yield served


# Options -------------------------------------------------------------------------------------------------------------


@LONG_IN_FIREFOX
def test_a_files_option_is_chosen_kept_and_played_again(clean: Page, owned: Site) -> None:
    clean.goto(f"{owned.url}setup/?game=higher&lang=en")
    ready(clean)
    clean.locator("#higher .set-options summary").click()
    option = clean.locator("#higher .option")
    expect(option.locator("legend")).to_have_text("Cards in a hand")
    expect(option.locator("label.pick")).to_have_text(["3", "4"])
    option.locator("label.pick", has_text="4").click()
    expect(clean.locator("#higher .differs")).not_to_have_text("")
    clean.locator("#higher [name=seed]").fill("7")
    clean.locator("#higher button[type=submit]").click()
    until(clean, "#table[data-state=waiting]")
    assert "size=4" in clean.url
    expect(clean.locator("#table .hand .kit-held, #table .hand [data-source]")).to_have_count(4)
    clean.goto(f"{owned.url}?lang=en")
    expect(clean.locator("#save-list a.go-on").first).to_have_attribute("href", re.compile("size=4"), timeout=READY)
    clean.goto(f"{owned.url}setup/?game=higher&lang=en")
    ready(clean)
    expect(clean.locator("#higher .option input[value='4']")).to_be_checked()


@CHROMIUM_IS_ENOUGH
def test_the_options_are_said_in_the_readers_language(clean: Page, owned: Site) -> None:
    clean.set_viewport_size({"width": 360, "height": 700})
    clean.goto(f"{owned.url}setup/?game=higher&lang=de")
    ready(clean)
    clean.locator("#higher .set-options summary").click()
    expect(clean.locator("#higher .option legend")).to_have_text("Karten auf der Hand")
    expect(clean.locator("#higher .hero a.book")).to_have_attribute("href", "../games/rules/?game=higher&lang=de")
    assert clean.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Rulebooks that were built -------------------------------------------------------------------------------------------


@LONG_IN_FIREFOX
def test_an_example_of_the_gallery_is_tried_in_the_frame_of_its_file(clean: Page, site: Site) -> None:
    clean.goto(f"{site.url}rules/crazy-eights/#CRE-4")
    ready(clean)
    figure = clean.locator("#example-CRE-5-1")
    assert figure.locator(".still").count() == 1
    figure.locator("[data-open]").click()
    until(clean, "#example-CRE-5-1 [data-action]")
    press(clean, "#example-CRE-5-1 [data-action]:not([aria-disabled=true])")
    figure.locator("[data-do=close]").first.click()
    expect(figure.locator(".still")).to_have_count(1)


@CHROMIUM_IS_ENOUGH
def test_the_lobby_the_table_and_the_search_lead_to_it(clean: Page, site: Site) -> None:
    clean.goto(f"{site.url}?lang=de")
    link = clean.locator("#files .game", has=clean.locator("#file-hearts")).locator("a.book")
    expect(link).to_have_attribute("href", "rules/hearts/de/", timeout=READY)
    link.click()
    ready(clean)
    clean.locator("#find").fill("Pik-Dame")
    expect(clean.locator("#found a", has_text="HEA-5")).to_be_visible(timeout=READY)
    clean.locator("#found a", has_text="HEA-5").click()
    assert clean.url.endswith("rules/hearts/de/#HEA-5")
    clean.locator(".front a.main").click()
    until(clean, "#table[data-state=waiting]")
    clean.locator("#tool-more").click()
    book = clean.locator("a.item[href*=rules]").first
    assert book.get_attribute("href") == f"{site.url}rules/hearts/de/"


# Rulebooks of files that came later ----------------------------------------------------------------------------------


@LONG_IN_FIREFOX
def test_a_rulebook_alone_is_read_and_searched(clean: Page, owned: Site) -> None:
    clean.goto(f"{owned.url}games/?game=bare&lang=en")
    clean.wait_for_url("**/games/rules/?game=bare*")
    expect(clean.locator("#BAR-2")).to_be_visible(timeout=READY)
    assert clean.locator("#play-file").count() == 0
    expect(clean.locator(".contents li > a")).to_have_text(["A turn", "The end"])
    clean.locator("#find").fill("ZEBRA")
    expect(clean.locator(".law:visible")).to_have_count(1)
    expect(clean.locator("#count")).to_contain_text("1")
    expect(clean.locator("h2#end")).to_be_hidden()
    clean.keyboard.press("Escape")
    expect(clean.locator(".law:visible")).to_have_count(3)


@CHROMIUM_IS_ENOUGH
def test_the_lobby_offers_a_rulebook_alone_to_be_read(clean: Page, owned: Site) -> None:
    clean.goto(f"{owned.url}?lang=en")
    card = clean.locator("#files .game", has=clean.locator("#file-bare"))
    expect(card.locator(".play-now")).to_have_text("Rules", timeout=READY)
    assert card.locator(".card-foot a").count() == 0
    card.locator("a.play").click()
    expect(clean.locator("#BAR-1")).to_be_visible(timeout=READY)
