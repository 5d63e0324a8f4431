"""A site with a seventh game, added as four folders: game, refusals, rulebook and lesson work in the browser.

Its site takes a minute to build; tests/docs/test_seventh_game.py has the same of the engine and of what the page draws.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import ROOT, Site, made_once
from e2e.players import by_mouse, player
from e2e.table import READY, answered, answers, dealt, my_turn, press, put, ready, saved
from pyengine.rulebook import read_lesson
from pyengine.rulebook.lesson import READER
from tests.docs.seventh import HIGHER, project_with_higher
from tests.endure import ENDURE

pytestmark = [pytest.mark.only_browser("chromium"), ENDURE]
NAMES = {"en": "Higher", "de": "Höher", "uk": "Вище"}
POSITION = "hand 1 3 9 15 | hand 2 4 12 20 | pile 6"


def in_languages(*langs: str) -> pytest.MarkDecorator:
    """Runs a test in some of the languages; among them the tests have each of them."""
    return pytest.mark.parametrize("lang", langs)


knows = pytest.mark.usefixtures("known")


@pytest.fixture(scope="session")
def seventh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of a project with the seventh game; build caches are shared."""
    folder = made_once(tmp_path_factory, "seventh", lambda folder: build(project_with_higher(folder / "project")))
    with Site(folder / "project/site") as served:
        yield served


def build(project: Path) -> None:
    env = {"NASTILKA_WORK": str(ROOT / "var")} | os.environ | {"PYTHONPATH": str(project)}
    subprocess.run([sys.executable, "build", "site", "site"], cwd=project, env=env, check=True)


@pytest.fixture
def known() -> Iterator[None]:
    """Register the game in the engine of the test process, for one test."""
    folders = import_module("pyengine.games").__path__
    folders.append(str(HIGHER / "pyengine/games"))
    yield
    folders.remove(str(HIGHER / "pyengine/games"))


def opened(page: Page, site: Site, lang: str) -> None:
    """Open a game of it, at the position above."""
    page.goto(f"{site.url}play/?game=higher&seats=human,bot:greedy&seed=1&pace=instant&lang={lang}")
    ready(page)
    put(page, dealt("higher", POSITION))
    assert my_turn(page)


@in_languages("en", "de")
def test_the_lobby_offers_it_and_the_set_up_its_option(clean: Page, seventh: Site, lang: str) -> None:
    clean.goto(f"{seventh.url}?lang={lang}")
    ready(clean)
    card = clean.locator(".game.higher:visible")
    expect(card.locator("h2")).to_have_text(NAMES[lang])
    expect(card.locator("svg.cover")).to_be_visible()
    card.locator("#setup-higher").click()
    four = {"en": "Four", "de": "Vier", "uk": "Чотири"}[lang]
    expect(clean.locator("#higher .option", has_text=four)).to_have_count(1)


@in_languages("en", "uk")
@knows
def test_a_card_that_is_too_low_is_refused_in_words(clean: Page, seventh: Site, lang: str) -> None:
    opened(clean, seventh, lang)
    press(clean, '[data-source="3"]')
    press(clean, '[data-target="pile"]')
    sentence = {"en": "3 is not higher than 6.", "de": "3 ist nicht höher als 6.", "uk": "3 не більше за 6."}[lang]
    expect(clean.locator(".notice.refusal .head")).to_contain_text(sentence)
    press(clean, "#why")
    expect(clean.locator("#rule-HIG-4")).to_be_focused()
    expect(clean.locator("#rule-HIG-4")).to_contain_text(
        {"en": "higher than the one on top", "de": "höher ist als die oberste", "uk": "вищу за верхню"}[lang]
    )


@knows
def test_it_is_played_to_its_end(clean: Page, seventh: Site) -> None:
    opened(clean, seventh, "en")
    player(clean, by_mouse).play_out()
    outcome = saved(clean).replay().outcome
    assert outcome
    expect(clean.locator("#end-rule .rule")).to_have_text(outcome.reason)


@in_languages("de", "uk")
def test_its_rulebook_is_read_and_tried(clean: Page, seventh: Site, lang: str) -> None:
    clean.goto(f"{seventh.url}rules/higher/{'' if lang == 'en' else f'{lang}/'}")
    ready(clean)
    expect(clean.locator("h1")).to_have_text(NAMES[lang])
    expect(clean.locator(".law h3 a")).to_have_text([f"HIG-{number}" for number in range(1, 8)])
    figure = clean.locator("#example-HIG-4-1")
    click(clean, figure.locator("[data-open]"))
    click(clean, figure.locator('[data-source="5"]'))
    click(clean, figure.locator('[data-target="pile"]'))
    expect(figure.locator(".notice .rule")).to_have_attribute("href", "#HIG-4")


@in_languages("en", "de")
@knows
def test_its_lesson_is_played(clean: Page, seventh: Site, lang: str) -> None:
    lesson = read_lesson((HIGHER / f"seeds/higher/lesson.{lang}.md").read_text("utf-8"), lang)
    clean.goto(f"{seventh.url}learn/higher/{'' if lang == 'en' else f'{lang}/'}?pace=instant")
    ready(clean)
    for step, follows in zip(lesson.steps, [*lesson.steps[1:], None], strict=True):
        expect(clean.locator("#step-title")).to_have_text(step.title, timeout=READY)
        for move in step.moves:
            if move.seat == READER:
                expect(clean.locator("#lesson [data-do=point]")).to_be_visible(timeout=READY)
                act(clean, move.text)
        if follows and (follows.fresh or not step.moves):
            click(clean, clean.locator("#lesson [data-do=next]"))
    expect(clean.locator("#lesson .lesson-note a.main")).to_be_visible()


def act(page: Page, text: str) -> None:
    """Carry out an action as a reader does."""
    source, arrow, target = text.partition(">")
    if not arrow:
        click(page, page.locator(f'#lesson [data-action="{text}"]'))
        return
    click(page, page.locator(f'#lesson [data-source="{source}"]'))
    click(page, page.locator(f'#lesson [data-target="{target}"]'))


def click(page: Page, element: Locator) -> None:
    """Click, and wait for the answer."""
    before = answers(page)
    element.click()
    answered(page, before)


def test_it_stands_on_other_sites_and_in_the_statistics(clean: Page, seventh: Site) -> None:
    clean.goto(f"{seventh.url}embed/higher/")
    expect(clean.locator(".table.higher")).to_be_visible(timeout=READY)
    assert NAMES["en"] in Path(seventh.folder / "stats/index.html").read_text("utf-8")
