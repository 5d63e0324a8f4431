"""The guided first games: played as written, with illegal and with other moves, and read without JavaScript."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.table import READY, answered, answers, found, lose_engine, ready
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
def test_every_lesson_is_played_to_its_end(clean: Page, site: Site, game: str) -> None:
    lang = "uk" if game in ("nizam", "uno") else "en"
    open_lesson(clean, site, game, lang)
    play_out(clean, game, lang)


@pytest.mark.only_browser("firefox")
@ENDURE
def test_a_lesson_is_played_in_the_other_browser(clean: Page, site: Site) -> None:
    open_lesson(clean, site, "face-to-face", "uk")
    play_out(clean, "face-to-face", "uk")


def tried(game: str, marker: str) -> Command:
    """The first refusal (`!`), or the first legal action that is not asked for (`?`), in the first step."""
    fence = load_lesson(game, "en").steps[0].fence
    assert fence is not None
    return next(command for command in fence.commands if command.marker == marker)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", rest_in_endure(["pearl", "face-to-face"]))
def test_a_move_that_is_not_allowed_names_its_rule(clean: Page, site: Site, game: str) -> None:
    open_lesson(clean, site, game)
    action, rule = tried(game, "!").words
    act(clean, action)
    link = clean.locator("#lesson .notice.refusal a.rule")
    expect(link).to_have_text(rule)
    expect(link).to_have_attribute("href", f"../../rules/{game}/#{rule}")
    expect(clean.locator("#live")).to_contain_text(f"({rule})")
    at_step(clean, 0)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", rest_in_endure(["uno", "face-to-face"]))
def test_another_legal_move_is_answered_and_not_made(clean: Page, site: Site, game: str) -> None:
    open_lesson(clean, site, game)
    lesson = load_lesson(game, "en")
    act(clean, tried(game, "?").words[0])
    said = clean.locator("#lesson .notice.allowed")
    expect(said).to_contain_text(Messages("en")("learn-allowed", action="").split(":")[0])
    expect(said).to_contain_text(lesson.steps[0].other[0])
    expect(clean.locator("#live")).to_contain_text(lesson.steps[0].other[0])
    at_step(clean, 0)
    play(clean, lesson.steps[0])
    at_step(clean, 1)


@CHROMIUM_IS_ENOUGH
def test_one_is_shown_what_is_meant_and_can_go_back(clean: Page, site: Site) -> None:
    open_lesson(clean, site, "face-to-face")
    steps = load_lesson("face-to-face", "en").steps
    expect(clean.locator("#lesson [data-do=back]")).to_have_count(0)
    click(clean, clean.locator("#lesson [data-do=point]"))
    expect(clean.locator("#lesson .notice.told")).to_contain_text("5 on your own ascending pile")
    expect(clean.locator("#lesson [data-pointed]")).to_have_attribute("data-source", "5")
    click(clean, clean.locator("#lesson [data-pointed]"))
    click(clean, clean.locator("#lesson [data-pointed]"))
    at_step(clean, 1)
    play(clean, steps[1])
    at_step(clean, 2)
    click(clean, clean.locator("#lesson [data-do=back]"))
    at_step(clean, 1)
    expect(clean.locator("#lesson [data-source='59']")).to_be_visible()
    clean.reload()
    ready(clean)
    at_step(clean, 1)
    click(clean, clean.locator("#lesson [data-do=again]"))
    at_step(clean, 0)
    expect(clean.locator("#lesson [data-source='5']")).to_be_visible()


@LONG_IN_FIREFOX
def test_a_lesson_goes_on_where_its_engine_was_lost(page: Page, site: Site) -> None:
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
def test_by_keyboard_alone(clean: Page, site: Site) -> None:
    open_lesson(clean, site, "face-to-face")
    press(clean, "#hand-5", "Enter")
    press(clean, '[data-action="5>own-up"]', "Enter")
    at_step(clean, 1)
    expect(clean.locator("#live")).to_contain_text("And down.")
    press(clean, "#hand-59", "h")
    expect(clean.locator("#lesson .notice.told")).to_be_visible()


@pytest.mark.only_browser("chromium")  # the driver of Firefox cannot disable JavaScript
@pytest.mark.parametrize(("lang", "folder"), rest_in_endure([("uk", "uk/"), ("en", "")]))
def test_it_can_be_read_without_a_script(
    new_context: CreateContextCallback, site: Site, lang: str, folder: str
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    for game in ids():
        page.goto(f"{site.url}learn/{game}/{folder}")
        lesson = load_lesson(game, lang)
        expect(page.locator("#reading > ol > li h3")).to_have_text([step.title for step in lesson.steps])
        drawn = sum(bool(step.moves) for step in lesson.steps)
        expect(page.locator("#reading .still .table")).to_have_count(drawn)
        expect(page.locator("#reading .still .table").first).to_be_visible()
        expect(page.locator("#lesson .table")).to_be_hidden()


@LONG_IN_FIREFOX
def test_it_can_be_read_with_one(clean: Page, site: Site) -> None:
    open_lesson(clean, site, "pearl")
    expect(clean.locator("#reading")).to_be_hidden()
    clean.locator(".to-read").click()
    expect(clean.locator("#reading .still .table").first).to_be_visible()
    expect(clean.locator("#lesson .table")).to_be_hidden()
    clean.locator(".to-table").click()
    expect(clean.locator("#lesson .table")).to_be_visible()


@CHROMIUM_IS_ENOUGH
def test_the_ways_to_a_lesson(clean: Page, site: Site) -> None:
    for path, link, lang in (
        ("?lang=uk", "#learn-nizam", "uk"),
        ("rules/nizam/", "#learn", "en"),
        ("play/?game=nizam&lang=en&pace=instant&seed=1", '#more a[href*="learn/"]', "en"),
    ):
        clean.goto(site.url + path)
        ready(clean)
        found(clean, link).click()
        expect(clean.locator("h1")).to_have_text(load_lesson("nizam", lang).title)
        ready(clean)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("lang", "scheme"), rest_in_endure([("uk", "light"), ("en", "dark")]))
@pytest.mark.parametrize("game", rest_in_endure(ids()))
def test_lessons_are_accessible(
    new_context: CreateContextCallback, site: Site, game: str, lang: str, scheme: str
) -> None:
    page = new_context(color_scheme=scheme, bypass_csp=True, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    open_lesson(page, site, game, lang)
    no_violations(page)
    act(page, tried(game, "?").words[-1])
    no_violations(page)
    click(page, page.locator("#lesson [data-do=point]"))
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(OVERFLOW) == 0, game
    no_violations(page)
    page.goto(page.url.partition("?")[0] + "#reading")
    ready(page)
    no_violations(page)
