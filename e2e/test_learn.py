"""The guided first games: played as written, with illegal and with other moves, and read without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.table import READY, answered, answers, deal, lose_engine, ready
from e2e.test_access import OVERFLOW
from pyengine.games import ids
from pyengine.rulebook.fence import Command
from pyengine.rulebook.lesson import READER, Step, load_lesson
from tests.endure import ENDURE, rest_in_endure
from web.parts.messages import Messages

QUICK = "?pace=instant"


def open_lesson(page: Page, site: Site, game: str, lang: str = "en") -> None:
    page.goto(f"{site.url}learn/{game}/{'' if lang == 'en' else f'{lang}/'}{QUICK}")
    ready(page)


def click(page: Page, element: Locator) -> None:
    """Click, and wait for the answer."""
    before = answers(page)
    element.click(force=element.get_attribute("aria-disabled") == "true")  # disabled, but it answers why
    answered(page, before)


def act(page: Page, text: str) -> None:
    """Carry out an action as a reader does: select its source, a call that goes with it, then its target."""
    table = page.locator("#lesson .table")
    called = table.locator('[data-source="!"]')
    direct = table.locator(f'[data-action="{text}"], [data-try="{text}"]')
    if not direct.count():
        for source in sources(table, text.partition(">")[0]):
            click(page, table.locator(f'[data-source="{source}"]'))
        if text.endswith("!") and called.count():
            click(page, called)
    target = table.locator(f'[data-target="{text.partition(">")[2]}"]')
    click(page, direct.first if direct.count() else target.first)


def sources(table: Locator, what: str) -> list[str]:
    """The sources of an action: payments are letters of gems, and each card of a kind has its own number."""
    if table.locator(f'[data-source="{what}"]').count():
        return [what]
    return [f"{letter}.{what[: at + 1].count(letter)}" for at, letter in enumerate(what)]


def at_step(page: Page, at: int, lang: str = "en") -> None:
    """Wait until the lesson is at a step (from 0) and it is the reader's turn."""
    step = page.locator("#note .so-far p")
    expect(step).to_contain_text(re.compile(rf"^\D+{at + 1}\D"), timeout=READY)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def play(page: Page, step: Step) -> None:
    """Play what a step asks for."""
    for move in step.moves:
        if move.seat == READER:
            expect(page.locator("#lesson [data-do=point]")).to_be_visible(timeout=READY)
            act(page, move.text)
    seen = page.locator("#lesson [data-do=seen]")
    if seen.count():
        click(page, seen)


def play_out(page: Page, game: str, lang: str) -> None:
    """The whole lesson."""
    lesson = load_lesson(game, lang)
    for at, step in enumerate(lesson.steps):
        at_step(page, at, lang)
        expect(page.locator("#step-title")).to_have_text(step.title)
        play(page, step)
        follows = lesson.steps[at + 1 : at + 2]
        if follows and (follows[0].fresh or not step.moves):
            click(page, page.locator("#lesson [data-do=next]"))
    expect(page.locator("#lesson .lesson-note a.main")).to_have_attribute("href", re.compile(f"play/.game={game}"))


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("game", rest_in_endure(["nizam", *(game for game in ids() if game != "nizam")]))
def test_every_lesson_is_played_to_its_end(visitor: Page, site: Site, game: str) -> None:
    lang = "uk" if game in ("nizam", "uno") else "en"
    open_lesson(visitor, site, game, lang)
    play_out(visitor, game, lang)


@pytest.mark.only_browser("firefox")
@ENDURE
def test_a_lesson_is_played_in_the_other_browser(visitor: Page, site: Site) -> None:
    open_lesson(visitor, site, "face-to-face", "uk")
    play_out(visitor, "face-to-face", "uk")


def tried(game: str, marker: str) -> Command:
    """The first refusal (`!`), or the first legal action that is not asked for (`?`), in the first step."""
    fence = load_lesson(game, "en").steps[0].fence
    assert fence is not None
    return next(command for command in fence.commands if command.marker == marker)


@LONG_IN_FIREFOX
@pytest.mark.parametrize("game", rest_in_endure(["pearl", "face-to-face"]))
def test_a_move_that_is_not_allowed_names_its_rule_and_the_lesson_can_be_read(
    visitor: Page, site: Site, game: str
) -> None:
    open_lesson(visitor, site, game)
    expect(visitor.locator("#reading")).to_be_hidden()
    visitor.locator(".to-read").click()
    expect(visitor.locator("#reading .still .table").first).to_be_visible()
    expect(visitor.locator("#lesson .table")).to_be_hidden()
    visitor.locator(".to-table").click()
    expect(visitor.locator("#lesson .table")).to_be_visible()
    action, rule = tried(game, "!").words
    act(visitor, action)
    link = visitor.locator("#lesson .notice.refusal a.rule")
    expect(link).to_have_text(rule)
    expect(link).to_have_attribute("href", f"../../rules/{game}/#{rule}")
    expect(visitor.locator("#live")).to_contain_text(f"({rule})")
    at_step(visitor, 0)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", rest_in_endure(["uno", "face-to-face"]))
def test_another_legal_move_is_answered_and_not_made(visitor: Page, site: Site, game: str) -> None:
    open_lesson(visitor, site, game)
    lesson = load_lesson(game, "en")
    act(visitor, tried(game, "?").words[0])
    said = visitor.locator("#lesson .notice.allowed")
    expect(said).to_contain_text(Messages("en")("learn-allowed", action="").split(":")[0])
    expect(said).to_contain_text(lesson.steps[0].other[0])
    expect(visitor.locator("#live")).to_contain_text(lesson.steps[0].other[0])
    at_step(visitor, 0)
    play(visitor, lesson.steps[0])
    at_step(visitor, 1)


@LONG_IN_FIREFOX
def test_a_lesson_goes_on_where_its_engine_was_lost(returning: Page, site: Site) -> None:
    page = returning
    open_lesson(page, site, "face-to-face")
    play(page, load_lesson("face-to-face", "en").steps[0])
    at_step(page, 1)
    lose_engine(page)
    before = answers(page)
    with page.expect_event("worker", timeout=READY):
        page.locator("#lesson [data-do=point]").click()
    answered(page, before)
    at_step(page, 1)
    play(page, load_lesson("face-to-face", "en").steps[1])
    at_step(page, 2)


def press(page: Page, focused: str, key: str) -> None:
    """Press a key where the focus is, and wait for the answer."""
    before = answers(page)
    page.locator(focused).focus()
    page.keyboard.press(key)
    answered(page, before)


@LONG_IN_FIREFOX
def test_by_keyboard_alone_and_back_and_shown_what_is_meant(visitor: Page, site: Site) -> None:
    open_lesson(visitor, site, "face-to-face")
    expect(visitor.locator("#lesson [data-do=back]")).to_have_count(0)
    press(visitor, "#hand-5", "Enter")
    press(visitor, '[data-action="5>own-up"]', "Enter")
    at_step(visitor, 1)
    expect(visitor.locator("#live")).to_contain_text("And down.")
    press(visitor, "#hand-59", "h")
    expect(visitor.locator("#lesson .notice.told")).to_be_visible()
    play(visitor, load_lesson("face-to-face", "en").steps[1])
    at_step(visitor, 2)
    click(visitor, visitor.locator("#lesson [data-do=back]"))
    at_step(visitor, 1)
    expect(visitor.locator("#lesson [data-source='59']")).to_be_visible()
    visitor.reload()
    ready(visitor)
    at_step(visitor, 1)
    click(visitor, visitor.locator("#lesson [data-do=again]"))
    at_step(visitor, 0)
    click(visitor, visitor.locator("#lesson [data-do=point]"))
    expect(visitor.locator("#lesson .notice.told")).to_contain_text("5 on your own ascending pile")
    expect(visitor.locator("#lesson [data-pointed]")).to_have_attribute("data-source", "5")
    click(visitor, visitor.locator("#lesson [data-pointed]"))
    click(visitor, visitor.locator("#lesson [data-pointed]"))
    at_step(visitor, 1)


@pytest.mark.only_browser("chromium")  # the driver of Firefox cannot disable JavaScript
@pytest.mark.parametrize(
    ("lang", "folder", "games"), rest_in_endure([("uk", "uk/", ids()[:2]), ("uk", "uk/", ids()[2:]), ("en", "", ids())])
)
def test_it_can_be_read_without_a_script(
    new_context: CreateContextCallback, site: Site, lang: str, folder: str, games: Sequence[str]
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    for game in games:
        page.goto(f"{site.url}learn/{game}/{folder}")
        lesson = load_lesson(game, lang)
        expect(page.locator("#reading > ol > li h3")).to_have_text([step.title for step in lesson.steps])
        drawn = sum(bool(step.moves) for step in lesson.steps)
        expect(page.locator("#reading .still .table")).to_have_count(drawn)
        expect(page.locator("#reading .still .table").first).to_be_visible()
        expect(page.locator("#lesson .table")).to_be_hidden()


@CHROMIUM_IS_ENOUGH
def test_the_ways_to_a_lesson(visitor: Page, table: Page, site: Site) -> None:
    for path, link, lang in (("?lang=uk", "#learn-nizam", "uk"), ("rules/nizam/", "#learn", "en")):
        visitor.goto(site.url + path)
        ready(visitor)
        visitor.locator(link).click()
        expect(visitor.locator("h1")).to_have_text(load_lesson("nizam", lang).title)
    deal(table, "nizam", 1)
    visitor.goto(table.locator('#more a[href*="learn/"]').evaluate("link => link.href"))
    expect(visitor.locator("h1")).to_have_text(load_lesson("nizam", "en").title)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("lang", "scheme"), rest_in_endure([("uk", "light"), ("en", "dark")]))
@pytest.mark.parametrize("game", rest_in_endure(ids()))
def test_lessons_are_accessible(
    inspected: Page, site: Site, game: str, lang: str, scheme: Literal["light", "dark"]
) -> None:
    page = inspected
    page.emulate_media(color_scheme=scheme)
    open_lesson(page, site, game, lang)
    no_violations(page)
    act(page, tried(game, "?").words[-1])
    no_violations(page)
    click(page, page.locator("#lesson [data-do=point]"))
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(OVERFLOW) == 0, game
    no_violations(page)
    page.locator(".to-read").click()
    expect(page.locator("#reading .still .table").first).to_be_visible()
    no_violations(page)
