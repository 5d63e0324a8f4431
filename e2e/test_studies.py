"""Studies: the pages that ship need no script, and the workbench writes, keeps and reads them."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site

pytestmark = CHROMIUM_IS_ENOUGH
FOLDER = "studies/face-to-face/small-steps/"


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
    expect(page.locator("#chapter-1 .arrows path")).to_have_count(2)


def opened(page: Page, address: str) -> None:
    """The workbench at an address, with its tab to study."""
    page.goto(address)
    page.locator("#tab-study").click()
    expect(page.locator("#said-words, .study-reader")).to_be_visible()


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
    expect(page.locator(".study-answer")).to_contain_text("Well done")


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


def test_a_shipped_study_opens_from_its_page(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FOLDER}")
    page.locator("#chapter-2 .menu a").last.click()
    expect(page.locator("#chapter-1[aria-current]")).to_be_visible(timeout=60_000)  # the engine starts
