"""The workbench's board of analysis in a browser, and what is taken away from it: it stands up elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import resvg_py
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import answered, answers, open_game, press, ready, until
from pyengine import rulebook

pytestmark = CHROMIUM_IS_ENOUGH
F2F = "game=face-to-face&lang=en&seat=1&position=own+up+27+%7C+hand+17+18+28+40+45+50"
_COLOURS = """async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
  const found = new Set(new Uint32Array(data.buffer));
  return [image.naturalWidth, image.naturalHeight, found.size];
}"""
"""A picture's width and height, and how many colours its pixels have."""


@pytest.fixture
def bench(visitor: Page, site: Site) -> Page:
    """The workbench with a position of Face to Face, its tab to analyse open."""
    visitor.goto(f"{site.url}workbench/?{F2F}")
    ready(visitor)
    until(visitor, ".moves")
    return visitor


def games_searched(page: Page) -> int:
    """How many games a search says that it has imagined."""
    text = page.locator("#lines .quiet").last.inner_text()
    [number] = re.findall(r"(\d+) imagined games", text) or ["0"]
    return int(number)


def test_playing_branching_walking_and_searching(bench: Page) -> None:
    bench.locator("#hand-17").click()
    until(bench, "#hand-17[aria-pressed=true]")
    press(bench, "#pile-own-up")
    press(bench, "#hand-18[data-source]")
    press(bench, "#pile-own-up")
    expect(bench.locator(".move")).to_have_count(3)
    before = answers(bench)
    bench.locator("#move-2").focus()
    bench.keyboard.press("ArrowUp")
    until(bench, f'html:not([data-answers="{before}"]) #move-1[aria-selected=true]')
    press(bench, '.act[data-action="50>own-down"]')
    expect(bench.locator(".move.depth-1")).to_have_attribute("aria-selected", "true")
    bench.locator("#action-text").fill("28>own-down")
    bench.keyboard.press("Enter")
    expect(bench.locator("#move-4")).to_have_text(re.compile("28"))
    press(bench, "#walk-first")
    press(bench, "#lines-ask")
    until(bench, ".best")
    expect(bench.locator("[data-pointed]").first).to_be_visible()
    first = games_searched(bench)
    while games_searched(bench) <= first:
        answered(bench, answers(bench))
    press(bench, "#lines-ask")
    expect(bench.locator("#lines")).to_have_attribute("data-state", "done")


def test_what_is_taken_away_stands_up_elsewhere(bench: Page, tmp_path: Path) -> None:
    bench.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(bench, '.act[data-action="17>own-up"]')
    press(bench, "#walk-first")
    bench.locator("#hand-18").drag_to(bench.locator("#pile-own-up"))
    expect(bench.locator("#analysis-notes .refusal")).to_be_visible()
    press(bench, "#tab-export")
    press(bench, "#copy-example")
    expect(bench.locator("#copy-example")).to_have_text("Copied.")
    fence = bench.evaluate("navigator.clipboard.readText()")
    assert rulebook.check(fence) == []
    assert "\n! 1: 18>own-up F2F-8\n> 1: 17>own-up\n" in fence
    press(bench, '[data-value="scheme=dark"]')
    for kind, colours in (("png", 200), ("svg", 100)):
        with bench.expect_download() as download:
            bench.locator(f"#picture-{kind}-file").click()
        assert download.value.suggested_filename == f"face-to-face-dark.{kind}"
        download.value.save_as(tmp_path / f"taken.{kind}")
        assert (tmp_path / f"taken.{kind}").stat().st_size > 20_000
        url = download.value.url
        width, height, found = bench.evaluate(_COLOURS, url)
        assert (width, found > colours) == (1280 if kind == "png" else 640, True)
        assert height > 300
    svg = (tmp_path / "taken.svg").read_text("utf-8")
    assert not re.search(r"<(foreignObject|style|image|text)\b|\b(var|light-dark)\(|href=\"(?!#)", svg)
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    assert len(drawn) > 20_000, "a program without any font draws it too"


def test_one_touch_leads_from_a_game_to_the_workbench(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, "game=uno&lang=en&pace=instant&seats=human,bot:greedy&seed=7")
    hand = visitor.locator(".lower .held .unseen").all_inner_texts()
    visitor.locator("#tool-more").click()
    visitor.locator("#open-analyse").click()
    visitor.wait_for_url("**/workbench/?**")
    ready(visitor)
    until(visitor, ".moves")
    expect(visitor.locator(".chapter-of")).to_have_text("One possible deal")
    assert visitor.locator(".workbench-table .held .unseen").all_inner_texts() == hand
    expect(visitor.locator("#view-1")).to_have_attribute("aria-pressed", "true")


def test_an_example_of_a_rulebook_is_opened_with_its_position(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}rules/face-to-face/")
    example = visitor.locator("figure.diagram[data-position]").first
    position = example.get_attribute("data-position")
    link = example.locator("a.analyse")
    link.focus()
    assert parse_qs(urlsplit(link.get_attribute("href") or "").query)["position"] == [position]
    link.click()
    visitor.wait_for_url("**/workbench/?**")
    ready(visitor)
