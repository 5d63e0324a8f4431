"""Memories of games with friends, and the way by which all memories go to another device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.devices import Device
from e2e.table import ready, until
from e2e.test_access import OVERFLOW
from tests.endure import rest_in_endure
from tests.web.far_friends import play, sit_down

pytestmark = CHROMIUM_IS_ENOUGH

STORED = "localStorage.getItem('nastilka:stats')"
STORE = "([name, value]) => localStorage.setItem(`nastilka:${name}`, JSON.stringify(value))"


def memories(page: Page, site: Site, fragment: str = "") -> None:
    page.goto("about:blank")
    page.goto(f"{site.url}stats/?lang=en{fragment}")
    ready(page)


def stored_games(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate(STORED) or '{"games": []}')["games"]
    return found


def ended() -> tuple[dict[str, Any], dict[str, Any]]:
    """A game of two friends that is over: what the host's page keeps of its table, and the result."""
    ann, bo = Device("Ann"), Device("Bo")
    sit_down(ann, [bo], "?game=nizam&seats=human,friend")
    play([ann, bo])
    return ann.kept_table(), ann.answer["result"]


def test_a_game_with_friends_is_remembered_and_taken_along(site: Site, new_context: CreateContextCallback) -> None:
    kept, mine = ended()
    page = new_context(bypass_csp=True).new_page()
    page.goto(f"{site.url}friends/?lang=en")
    ready(page)
    page.evaluate("kept => nastilkaTables.keep(kept)", kept)
    for _ in range(2):  # the second time it is known
        page.goto("about:blank")
        page.goto(f"{site.url}friends/?lang=en#table={kept['key']}")
        until(page, "#end")
        [found] = stored_games(page)
        assert {name: found[name] for name in mine} == mine
    memories(page, site)
    names = page.locator("#people-list strong")
    expect(names).to_have_text(["Ann", "Bo"])
    before = int(mine["places"][0] < mine["places"][1])
    expect(page.locator("#people-list .pairs").first).to_contain_text(f"Bo {before} : {1 - before}")
    expect(page.locator("#memory .who")).to_contain_text("with Bo")
    page.locator("#stats-link").click()
    expect(page.locator("#along-link")).to_have_value(re.compile("#."))  # it is packed first
    link = page.locator("#along-link").input_value()
    assert len(link) <= 4096
    no_violations(page)
    other = new_context().new_page()
    memories(other, site, "#" + link.partition("#")[2])
    expect(other.locator("#brought p")).to_contain_text("Games: 1.")
    assert stored_games(other) == []
    other.locator("#brought-take").click()
    expect(other.locator("#stats-note")).to_have_text("New games from the link: 1")
    expect(other.locator("#people-list strong")).to_have_text(["Ann", "Bo"])
    assert stored_games(other) == [found]
    assert other.evaluate("location.hash") == ""
    memories(other, site, "#" + link.partition("#")[2])
    other.locator("#brought-take").click()
    expect(other.locator("#stats-note")).to_have_text("New games from the link: 0")
    memories(other, site, "#" + link.partition("#")[2][:-9])
    expect(other.locator("#stats-note")).to_contain_text("This link is not whole")
    expect(other.locator("#brought")).to_be_hidden()
    assert stored_games(other) == [found]


def far(number: int, **more: object) -> dict[str, Any]:
    """A game with a friend."""
    fixed = {"game": "uno", "seats": ["human", "friend"], "seat": 0, "shared": False, "decisions": 20 + number % 17}
    place = 1 + number % 2
    told = {"place": place, "places": [place, 3 - place], "names": ["Olena", "Taras"], "faces": ["fox", "cat"]}
    ident = f"{number * 2654435761 % 2**32:08x}"
    return {"id": ident, "day": "2026-11-27", "seed": None, "scores": [40, number], **fixed, **told, **more}


@pytest.mark.parametrize(("width", "scheme"), rest_in_endure([(390, "light"), (1280, "dark")]))
def test_many_memories_go_in_several_codes_and_too_many_in_a_file(
    new_context: CreateContextCallback, site: Site, width: int, scheme: str
) -> None:
    page = new_context(viewport={"width": width, "height": 844}, color_scheme=scheme, bypass_csp=True).new_page()  # type: ignore[arg-type]
    memories(page, site)
    page.evaluate(STORE, ["stats", {"format": 1, "games": [far(number) for number in range(60)]}])
    memories(page, site)
    page.locator("#stats-link").click()
    page.locator("#along summary").click()
    codes = page.locator("#along nastilka-qr")
    expect(page.locator("#along .several")).to_contain_text("QR codes")
    expect(codes.last.locator("svg")).to_be_visible()
    assert page.evaluate(OVERFLOW) == 0
    no_violations(page)
    parts = [
        "#" + text.partition("#")[2] for text in codes.evaluate_all("codes => codes.map(({dataset}) => dataset.text)")
    ]
    assert len(parts) > 1
    other = new_context().new_page()
    for at, part in enumerate(parts[:-1], 1):
        memories(other, site, part)
        expect(other.locator("#stats-note")).to_contain_text(f"{at} of {len(parts)} parts of this link are here")
    memories(other, site, parts[-1])
    other.locator("#brought-take").click()
    expect(other.locator("#stats-note")).to_have_text("New games from the link: 60")
    page.evaluate(STORE, ["stats", {"format": 1, "games": [far(number) for number in range(600)]}])
    memories(page, site)
    page.locator("#stats-link").click()
    expect(page.locator("#along p").first).to_contain_text("too much here for a link")
    expect(page.locator("#along-link")).to_be_hidden()
