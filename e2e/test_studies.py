"""Studies: the pages that ship need no script, and the workbench writes, keeps and reads them."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import ready

pytestmark = CHROMIUM_IS_ENOUGH
FOLDER = "studies/face-to-face/small-steps/"


@pytest.fixture
def page(returning: Page) -> Page:
    """A page in a profile that has the site's files in its cache."""
    return returning


def test_a_study_is_read_without_a_script(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site.url}{FOLDER}uk/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    first = page.locator("#chapter-1")
    expect(first.locator("[data-marked]").first).to_be_visible()
    good = first.locator(".study-stop .good")
    expect(good).to_be_hidden()
    first.locator(".study-stop summary").click()
    expect(good).to_be_visible()
    page.locator(".bar a[hreflang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_arrows_are_drawn_over_the_picture(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FOLDER}")
    ready(page)  # though no Python runs there
    expect(page.locator("#chapter-1 .arrows path")).to_have_count(2)
    expect(page.locator("#chapter-1 .arrows")).to_be_hidden()
    expect(page.locator("#chapter-1 .study-stop ~ .steps").first).to_be_hidden()
    page.locator("#chapter-1 .study-stop summary").click()
    expect(page.locator("#chapter-1 .arrows")).to_be_visible()
    expect(page.locator("#chapter-1 .study-stop ~ .steps").first).to_be_visible()


def opened(page: Page, address: str) -> None:
    """The workbench at an address, with its tab to study."""
    page.goto(address)
    page.locator("#tab-study").click()
    expect(page.locator("#said-words")).to_be_visible()


def test_a_study_is_written_kept_and_read(page: Page, site: Site) -> None:
    address = f"{site.url}workbench/?game=face-to-face&lang=en"
    opened(page, address)
    page.locator("#said-words").fill("Two numbers.")
    page.locator(".stage [data-value=own-up]").click()
    expect(page.locator(".stage [data-marked]")).to_have_count(1)
    page.locator("#tool-arrow").click()
    page.locator("#study-part").select_option("own-up")
    page.locator("#study-part").select_option("own-down")
    expect(page.locator(".stage .arrows path")).to_have_count(1)
    page.locator("[data-do=study-ask]").click()
    page.locator("#said-question").fill("Which one?")
    page.locator("[data-do=save-study]").click()
    expect(page.locator(".saved-studies li")).to_have_count(1)
    opened(page, address)
    expect(page.locator("#said-words")).to_have_value("Two numbers.")
    expect(page.locator(".saved-studies li")).to_have_count(1)
    page.locator("[data-do=study-read]").click()
    expect(page.locator(".study-reader .asked")).to_have_text("Which one?")
    page.locator("[data-do=study-solve]").click()
    expect(page.locator(".study-answer")).to_contain_text("The answer")


def choose(page: Page, content: bytes) -> None:
    """Choose a file."""
    page.locator("#study-file").set_input_files([FilePayload(name="a.study", mimeType="text/plain", buffer=content)])


def test_a_bad_file_is_told_and_a_good_one_opened(page: Page, site: Site) -> None:
    opened(page, f"{site.url}workbench/?game=face-to-face&lang=en")
    choose(page, b"study 1\ngame face-to-face\nchapter\n")
    expect(page.locator("#notes .trouble")).to_contain_text("4")
    answer = page.request.get(f"{site.url}{FOLDER}small-steps.txt")
    choose(page, answer.body())
    expect(page.locator(".study-chapters [data-do=study-chapter]")).to_have_count(5)


SHOWN = """() => [...document.querySelectorAll(".study-answers, .study-stop details, .bar, .menu")]
  .filter((part) => part.checkVisibility()).map((part) => part.className || part.localName)"""


def test_a_shipped_study_opens_from_its_page_and_each_is_printed_with_its_answers_at_the_end(
    page: Page, site: Site
) -> None:
    """The reader, too, which has its sheets as soon as they are asked for."""
    page.add_init_script("window.print = () => document.documentElement.setAttribute('data-printed', 'yes')")
    page.goto(f"{site.url}{FOLDER}")
    page.emulate_media(media="print")
    assert page.evaluate(SHOWN) == ["study-answers"]
    expect(page.locator("#chapter-2 .study-stop .asked")).to_be_visible()
    expect(page.locator("#chapter-2 .study-stop ~ *").locator("visible=true")).to_have_count(0)
    page.emulate_media(media="screen")
    page.locator("#chapter-2 .menu a").last.click()
    expect(page.locator("#reader-chapters")).to_have_value("1", timeout=60_000)  # the engine starts
    expect(page.locator(".study-stop .asked")).to_be_visible()
    expect(page.locator("#app [data-marked]")).to_have_count(0)
    page.locator("#study-try").select_option("54>own-down")
    expect(page.locator(".study-stop.missed .study-answer")).to_contain_text("Not")
    expect(page.locator("#app [data-marked]")).to_have_count(0)
    page.locator("#study-try").select_option("44>own-down")
    expect(page.locator(".study-stop.right .study-answer")).to_contain_text("Well done")
    expect(page.locator("#app [data-marked]").first).to_be_visible()
    page.locator("[data-do=study-go].main").click()
    expect(page.locator(".led-here")).to_be_visible()
    the_reader_is_printed(page)


def the_reader_is_printed(page: Page) -> None:
    page.locator("[data-do=study-print]").click()
    expect(page.locator("html[data-printed]")).to_have_count(1)
    page.evaluate("document.documentElement.removeAttribute('data-printed')")
    page.keyboard.press("Control+p")
    expect(page.locator("html[data-printed]")).to_have_count(1)
    page.emulate_media(media="print")
    assert page.evaluate(SHOWN) == ["study-answers"]
    expect(page.locator(".workbench-main")).to_be_hidden()
    expect(page.locator(".study-sheets .study-chapter")).to_have_count(5)


def test_nobody_writes_in_a_study_but_in_a_copy(page: Page, site: Site) -> None:
    page.goto(f"{site.url}workbench/?game=uno&study=colour-and-call&lang=en")
    expect(page.locator(".study-reader")).to_be_visible(timeout=60_000)
    expect(page.locator("[role=tab], textarea, #study-file")).to_have_count(0)
    page.locator("[data-do=study-read]").click()
    expect(page.locator("#said-words")).to_be_visible()
    page.reload()
    expect(page.locator("#tab-study")).to_be_visible(timeout=60_000)
    page.locator("#tab-study").click()
    expect(page.locator("#said-study-title")).to_have_value("Colour, call, out")
