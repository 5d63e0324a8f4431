"""The live board: what a teacher shows on the workbench is on the pupils' pages, and what is hidden stays there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site, problems_of
from e2e.live_friends import with_addresses
from e2e.table import press, ready, until

POSITION = f"game=face-to-face&position={quote('own up 27 | hand 17 18 28 40 45 50 | their hand 2 3 4 5 6 7')}"
THEIRS = "their hand 2 3 4 5 6 7"


@pytest.fixture(scope="module")
def with_address(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        yield browser


@pytest.fixture
def near(with_address: Browser) -> Iterator[Browser]:
    """A browser whose pages find each other."""
    yield with_address
    for context in with_address.contexts:
        context.close()


def teach(page: Page, site: Site) -> list[str]:
    """Open the workbench at a position, and the board; the page's problems."""
    problems = problems_of(page)
    page.goto(f"{site.url}workbench/?lang=en&seat=1&{POSITION}")
    ready(page)
    press(page, "#board-open")
    until(page, "#live-board")
    return problems


def pupil(context: BrowserContext, site: Site, fragment: str = "") -> Page:
    """A pupil's page, opened by a link, or without one."""
    page = context.new_page()
    page.goto(f"{site.url}board/?lang=en{fragment}")
    return page


def line(page: Page, state: str) -> None:
    """Wait until a pupil's line is like this."""
    until(page, f".board-notes[data-line={state}]")


def invited(teacher: Page) -> str:
    """Make an invitation: the fragment of its link."""
    before = teacher.locator("#board-link").input_value() if teacher.locator("#board-link").count() else ""
    teacher.locator("#board-invite").click()
    expect(teacher.locator("#board-link")).not_to_have_value(before)
    return teacher.locator("#board-link").input_value().partition("board/")[2]


def accept(teacher: Page, page: Page) -> None:
    """Take the link that a pupil's page made."""
    line(page, "answer")
    teacher.locator("#board-answer").fill(page.locator("#board-back").input_value())
    teacher.locator("[data-do=board-take]").click()
    line(page, "open")
    until(page, "#board-shown")


def do(teacher: Page, action: str) -> None:
    """Do an action on the tab to analyse."""
    if not teacher.locator("#tab-analyse[aria-selected=true]").count():
        press(teacher, "#tab-analyse")
    press(teacher, f'.act[data-action="{action}"]')


@LONG_IN_FIREFOX
def test_windows_of_one_browser_find_each_other_and_go_on_after_a_reload(context: BrowserContext, site: Site) -> None:
    teacher = context.new_page()
    problems = teach(teacher, site)
    page = pupil(context, site)
    problems_there = problems_of(page)
    until(page, '#board-shown[data-at="1.0"]')
    until(teacher, "#board-pupils [data-state=here]")
    page.locator("#board-name").fill("Olena")
    page.keyboard.press("Enter")
    expect(teacher.locator("#board-pupils")).to_contain_text("Olena here")
    looks_from_the_seats_that_are_allowed(teacher, page)
    do(teacher, "28>own-up")
    until(page, '#board-shown[data-at="1.1"]')
    expect(page.locator(".board-news")).to_contain_text("28")
    press(teacher, "#tab-study")
    press(teacher, "[data-do=study-mark][data-value=own-up]")
    until(page, "#board-shown [data-marked]")
    teacher.locator("#said-words").fill("Look at the pile.")
    expect(page.locator(".board-said")).to_contain_text("Look at the pile.")
    teacher.reload()
    until(teacher, "#live-board #board-pupils [data-state=here]")
    expect(teacher.locator("#board-pupils")).to_contain_text("Olena here")
    line(page, "open")
    passes_garbage_over(teacher, page)
    page.reload()
    until(page, '#board-shown[data-at="1.2"]')
    press(teacher, "#board-close")
    line(page, "lost")
    until(page, '#board-shown[data-at="1.2"]')
    assert problems == problems_there == []


def looks_from_the_seats_that_are_allowed(teacher: Page, page: Page) -> None:
    """Nothing of another seat is sent before the teacher allows that."""
    expect(page.locator("[data-do=board-look]")).to_have_count(0)
    last = "() => nastilkaLine.last()"
    assert THEIRS not in page.evaluate(last)
    press(teacher, "[data-do=board-seat][data-value='2']")
    expect(page.locator("[data-do=board-look]")).to_have_count(2)
    page.locator("[data-do=board-look][data-value='2']").click()
    until(page, "[data-do=board-look][data-value='2'][aria-pressed=true]")
    press(teacher, "[data-do=board-seat][data-value='1']")
    expect(page.locator("[data-do=board-look]")).to_have_count(0)
    press(teacher, "[data-do=board-seat][data-value=all]")
    page.wait_for_function("(theirs) => nastilkaLine.last().includes(theirs)", arg=THEIRS)
    press(teacher, "[data-do=board-seat][data-value='1']")
    expect(page.locator("[data-do=board-look]")).to_have_count(0)


def passes_garbage_over(teacher: Page, page: Page) -> None:
    """Whatever another page of this browser says on the board's channel, the board goes on."""
    before = page.locator("#board-shown").inner_html()
    other = teacher.context.new_page()
    other.goto(f"{teacher.url.partition('workbench/')[0]}404.html")
    other.evaluate(
        """(texts) => {
          const channel = new BroadcastChannel("nastilka board");
          channel.onmessage = ({ data }) => {
            if (data.kind !== "shown") return;
            for (const text of texts) {
              channel.postMessage({ kind: "said", from: "me", to: data.from, text });
              channel.postMessage({ kind: "shown", from: data.from, text });
            }
            for (const odd of [null, 3, {}, { kind: "said" }, { kind: ["hello"], from: 3 }]) channel.postMessage(odd);
          };
          channel.postMessage({ kind: "hello", from: "me" });
        }""",
        ["", "{}", "[[[[", "x" * 400_000, '{"board": 1, "name": "Ann", "do": "undo"}'],
    )
    expect(teacher.locator("#board-pupils [data-state=here]")).to_have_count(2)
    do(teacher, "40>own-up")
    until(page, '#board-shown[data-at="1.2"]')
    assert before != page.locator("#board-shown").inner_html()
    expect(teacher.locator("#board-pupils")).not_to_contain_text("Ann")
    other.close()


@CHROMIUM_IS_ENOUGH
def test_pupils_far_away_are_connected_by_a_link_there_and_one_back(near: Browser, site: Site) -> None:
    """What is no link back is said."""
    teacher = near.new_context(service_workers="block").new_page()
    problems = teach(teacher, site)
    for text, said in (("hello", "no whole link"), (invited(teacher), "This is an invitation")):
        teacher.locator("#board-answer").fill(text)
        teacher.locator("[data-do=board-take]").click()
        expect(teacher.locator(".board-problem")).to_contain_text(said)
    pupils = [pupil(near.new_context(service_workers="block"), site, invited(teacher)) for _ in range(2)]
    for page in pupils:
        accept(teacher, page)
    expect(teacher.locator("#board-pupils [data-state=here]")).to_have_count(2)
    do(teacher, "28>own-up")
    for page in pupils:
        until(page, '#board-shown[data-at="1.1"]')
        assert THEIRS not in page.evaluate("() => nastilkaLine.last()")
    gone, stays = pupils
    gone.close()
    expect(teacher.locator("#board-pupils [data-state=away]")).to_have_count(1)
    teacher.reload()
    line(stays, "lost")
    until(stays, '#board-shown[data-at="1.1"]')
    until(teacher, "#live-board")
    stays.locator("#board-pasted").fill(f"Here is the new one: {site.url}board/{invited(teacher)} See you!")
    stays.locator("[data-do=board-paste]").click()
    accept(teacher, stays)
    do(teacher, "40>own-up")
    until(stays, '#board-shown[data-at="1.2"]')
    assert problems == []


@CHROMIUM_IS_ENOUGH
def test_the_link_back_may_be_opened_in_a_window_of_its_own(near: Browser, site: Site) -> None:
    """Both sides are for everybody: axe-core finds nothing with an invitation open, while the link back waits, and on
    the board. A link that is none is told, and that a browser has no WebRTC.
    """
    context = near.new_context(service_workers="block", bypass_csp=True)
    teacher = context.new_page()
    teach(teacher, site)
    page = pupil(near.new_context(service_workers="block"), site, invited(teacher))
    line(page, "answer")
    back = page.locator("#board-back").input_value().partition("board/")[2]
    window = pupil(context, site, back)
    line(window, "passed")
    line(page, "open")
    until(page, "#board-shown")
    for fragment, state in ((back, "unpassed"), ("#board=abc.def", "unread")):
        window.goto("about:blank")
        window.goto(f"{site.url}board/?lang=en{fragment}")
        line(window, state)
    press(teacher, "[data-do=board-seat][data-value='2']")
    invitation = invited(teacher)
    other = pupil(near.new_context(service_workers="block", bypass_csp=True), site, invitation)
    line(other, "answer")
    no_violations(teacher)
    no_violations(other)
    accept(teacher, other)
    until(other, "[data-do=board-look]")
    no_violations(other)
    without = near.new_context(service_workers="block")
    without.add_init_script("delete globalThis.RTCPeerConnection")
    line(pupil(without, site, invitation), "none")
    alone = without.new_page()
    teach(alone, site)
    alone.locator("#board-invite").click()
    expect(alone.locator(".board-problem")).to_contain_text("no WebRTC")
