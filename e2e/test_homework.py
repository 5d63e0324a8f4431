"""The overview of studies: those of this device, and homework, whose results come back as links."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import READY, ready
from pyengine.core import links

pytestmark = CHROMIUM_IS_ENOUGH

OWN = """study 1
game face-to-face
title en Giving in time
title de Rechtzeitig geben
chapter
title en First
position hand 17 18 27 28 40 45
? 1: 17>own-up
1: 17>own-up
chapter
title en Second
position hand 17 18 27 28 40 46
? 1: 18>own-up
"""
KEEP = """async (stored) => {
  const opened = indexedDB.open("nastilka-workbench", 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore("drafts");
  await new Promise((done) => (opened.onsuccess = done));
  const change = opened.result.transaction("drafts", "readwrite");
  for (const [key, text] of Object.entries(stored)) change.objectStore("drafts").put({ text, at: 1 }, key);
  await new Promise((done) => (change.oncomplete = done));
  opened.result.close();
}"""


@pytest.fixture
def page(returning: Page) -> Page:
    """A page in a profile that has the site's files in its cache."""
    return returning


def overview(page: Page, site: Site, lang: str = "", **stored: list[str]) -> None:
    """The overview of studies on a device that has kept these, by game."""
    page.goto(f"{site.url}studies/{lang}")
    ready(page)
    if stored:
        page.evaluate(KEEP, {f"{game.replace('_', '-')} studies": json.dumps(texts) for game, texts in stored.items()})
        page.reload()
        ready(page)


def test_own_studies_are_listed_saved_as_files_deleted_and_put_back(page: Page, site: Site) -> None:
    overview(page, site, face_to_face=[OWN, OWN.replace("Giving in time", "Another one")], uno=["no study"])
    expect(page.locator("#own-list strong")).to_have_text(["Giving in time", "Another one", "No title yet"])
    second = page.locator("#own-list li").nth(1)
    with page.expect_download() as download:
        second.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "another-one.study"
    assert download.value.path().read_text("utf-8") == OWN.replace("Giving in time", "Another one")
    second.get_by_role("button", name="Delete").click()
    expect(page.locator("#own-list strong")).to_have_text(["Giving in time", "No title yet"])
    page.reload()
    expect(page.locator("#own-list strong")).to_have_text(["Giving in time", "No title yet"])
    page.locator("#own-list li").first.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator("#own-list strong")).to_have_text(["Giving in time", "No title yet"])
    page.locator("#own-list li").first.get_by_role("link", name="Edit").click()
    expect(page.locator("#said-study-title")).to_have_value("Giving in time", timeout=READY)
    page.go_back()
    page.locator("#own-list li").first.get_by_role("link", name="Read").click()
    expect(page.locator(".study-reader .asked")).to_be_visible(timeout=READY)


def test_a_device_without_studies_says_so_and_leads_to_writing(page: Page, site: Site) -> None:
    overview(page, site)
    expect(page.locator("#own-empty")).to_be_visible()
    expect(page.locator("#lately")).to_be_hidden()
    a_browser_that_cannot_pack_says_so(page)
    page.locator(".write-study a").first.click()
    expect(page.locator("#said-words")).to_be_visible(timeout=READY)


def a_browser_that_cannot_pack_says_so(page: Page) -> None:
    page.evaluate("delete globalThis.CompressionStream")
    page.locator("#homework > summary").click()
    page.locator("#task input[type=checkbox]").first.check()
    page.locator("#task button[type=submit]").click()
    expect(page.locator("#task-said")).to_contain_text("too old")
    expect(page.locator("#task-given")).to_be_hidden()


def test_studies_opened_lately_are_listed_until_the_list_is_cleared(page: Page, site: Site) -> None:
    page.goto(f"{site.url}workbench/?game=uno&lang=en#study={links.wrapped(OWN.replace('face-to-face', 'uno'))}")
    expect(page.locator(".problem, .workbench-notes .trouble").first).to_be_visible(timeout=READY)
    page.goto(f"{site.url}workbench/?game=face-to-face&lang=en#study={links.wrapped(OWN)}")
    expect(page.locator(".study-reader")).to_be_visible(timeout=READY)
    overview(page, site, "de/")
    expect(page.locator("#lately-list a")).to_have_text(["Giving in time"])
    page.locator("#lately-list a").click()
    expect(page.locator(".study-reader")).to_be_visible(timeout=READY)
    overview(page, site)
    page.locator("#lately-forget").click()
    expect(page.locator("#lately")).to_be_hidden()


def chosen(page: Page, boxes: Mapping[str, str]) -> str:
    """The link of a homework with these chapters."""
    page.locator("#homework > summary").click()
    for name, value in boxes.items():
        page.locator(f'#task input[name="{name}"][value="{value}"]').check()
    page.locator("#task-title").fill("Week 3")
    page.locator("#task button[type=submit]").click()
    expect(page.locator("#task-given")).to_be_visible()
    return page.locator("#task-link").input_value()


def test_homework_goes_out_and_comes_back_as_links_of_which_a_garbled_one_is_told(page: Page, site: Site) -> None:
    overview(page, site, face_to_face=[OWN])
    page.locator("#homework > summary").click()
    page.locator("#task button[type=submit]").click()
    expect(page.locator("#task-said")).to_have_text("Choose at least one chapter.")
    page.locator("#homework > summary").click()
    link = chosen(page, {"uno/colour-and-call": "2", "own-0": "2"})
    assert len(link) < 1_500
    looked_at(page)
    page.goto(link[:-10])
    expect(page.locator(".problem")).to_contain_text("Its end is missing", timeout=READY)
    page.locator("#pasted").fill(link)
    page.locator("[data-do=take-pasted]").click()
    expect(page.locator(".workbench-head h2")).to_have_text("Week 3", timeout=READY)
    expect(page.locator(".study-reader > h3")).to_have_text("Which colour to name")
    page.locator("#said-pupil").fill("Olha")
    page.locator("#said-pupil").blur()
    page.locator("#study-try").select_option("wild+2>blue")
    expect(page.locator(".study-stop.missed")).to_be_visible()
    page.locator("#study-try").select_option("wild+2>red")
    expect(page.locator(".handing-in [role=status]")).to_have_text("1 of 2 questions are answered.")
    page.reload()
    expect(page.locator(".handing-in [role=status]")).to_have_text("1 of 2 questions are answered.", timeout=READY)
    expect(page.locator("#said-pupil")).to_have_value("Olha")
    page.locator("[data-do=homework-go]").click()
    expect(page.locator(".study-reader > h3")).to_have_text("Second")
    first = page.locator("#homework-link").input_value()
    page.locator("[data-do=study-solve]").click()
    expect(page.locator(".handing-in [role=status]")).to_have_text("2 of 2 questions are answered.")
    expect(page.locator(".study-stop.shown")).to_be_visible()
    looked_at(page)
    second = page.locator("#homework-link").input_value()
    page.goto("about:blank")
    page.goto(first)
    expect(page.locator("#results caption")).to_have_text("Week 3")
    expect(page.locator("#results thead th")).to_have_text(["Name", "Right", "Which colour to name", "Second"])
    expect(page.locator("#results tbody tr")).to_have_text(
        ["Olha1/2✓2Question 1: right at try 2 –Question 1: not answered "]
    )
    looked_at(page)
    page.locator("#results-text").fill(f"Dear teacher, <{first}>\nand mine: {second[:-9]}\n\n> {second}.")
    page.locator("#results-show").click()
    expect(page.locator("#results tbody tr")).to_have_count(2)
    expect(page.locator("#results tbody tr").nth(1)).to_contain_text("answer shown")
    expect(page.locator("#results-said")).to_have_text("Links that are not whole: 1. Ask for them again.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as CSV").click()
    lines = download.value.path().read_text("utf-8-sig").splitlines()
    assert lines[1] == '"Olha","1/2","✓2","–"'
    page.locator("#results-text").fill("nothing")
    page.locator("#results-show").click()
    expect(page.locator("#results-said")).to_have_text("There is no result in this text.")
    expect(page.locator("#results table")).to_have_count(0)


def looked_at(page: Page) -> None:
    """Nothing is in the way of people with disabilities, nor too wide for a narrow screen."""
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    fits(page)


def fits(page: Page) -> None:
    """Nothing is wider than a narrow screen."""
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1280, "height": 800})
