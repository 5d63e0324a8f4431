"""Small phones, in each language: notices cover nothing one needs, sentences are whole, buttons keep their places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import SharedPage
from e2e.positions import middle, positions
from e2e.table import dealt, my_turn, press, put, until
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS

pytestmark = pytest.mark.only_browser("chromium")

EVERY = ["flights", *(game for game in ids() if game != "flights")]
SIZES = ((360, 640), (390, 700), (390, 844), (640, 360))
COVERED = """() => {
  const boxes = [...document.querySelectorAll("#notes > *")].map((each) => each.getBoundingClientRect());
  const needed = "#table .board :is(button, [data-action], [data-source], #prompt), .play-bar :is(a, button)";
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return [...document.querySelectorAll(needed)]
    .filter((each) => each.checkVisibility() && boxes.some((box) => over(box, each.getBoundingClientRect())))
    .map(({ id, className }) => id || className);
}"""
"""The controls that a notice lies over."""

CUT = """() => [...document.querySelectorAll(".latest .line:last-child > span")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length"""
"""Whether the last sentence of the story is cut off."""

CLIPPED = """() => [...document.querySelectorAll(".middle .ring .end")].filter((each) => {
  each.dataset.pointed = "";
  const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(each);
  const around = outlineStyle === "none" ? NaN : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const [box, edge] = [each, each.closest(".middle")].map((one) => one.getBoundingClientRect());
  delete each.dataset.pointed;
  return !(box.left - around > edge.left - 1 && box.right + around < edge.right + 1);
}).map(({ className }) => className)"""
"""The ends of rows and columns whose outline would be cut at the edge of the table, were a hint to point there."""

LOWER = "document.querySelector('.lower').getBoundingClientRect().top"
"""Where the prompt, its buttons and the hand begin."""

BEYOND = """() => [...document.querySelectorAll(".fl-row > *, .fl-heap, .fl-bid")]
  .filter((each) => each.getBoundingClientRect().right > each.closest(".middle").getBoundingClientRect().right)
  .map(({ className }) => className)"""
"""What of the row with deck, laid cards and discard pile lies beyond the edge of the table."""


def covered(page: Page) -> dict[tuple[int, int], list[str]]:
    """What notices cover, for each size of the window where they cover something."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = page.evaluate(COVERED)
    return {size: names for size, names in found.items() if names}


@pytest.mark.parametrize("game", rest_in_endure(EVERY))
def test_a_hint_covers_nothing_that_one_needs(phone: SharedPage, game: str) -> None:
    page = phone.page
    put(page, dealt(game, middle(game, 4, positions(game).MIDDLE)))
    assert my_turn(page)
    press(page, "#tool-hint")
    until(page, ".notice.hint .best")
    for lang in LANGS:
        speak(page, lang)
        assert page.locator(".notice.hint .best").is_visible()
        assert covered(page) == {}, lang


@pytest.mark.parametrize("game", rest_in_endure(["pearl", "nizam"], 1))
def test_what_a_hint_points_at_is_outlined_all_round(phone: SharedPage, game: str) -> None:
    page = phone.page
    put(page, dealt(game, middle(game, 4, positions(game).MIDDLE)))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".middle .ring .end").count() == 20
        assert page.evaluate(CLIPPED) == [], (width, height)


def test_neither_does_a_refusal_or_a_look_back(phone: SharedPage) -> None:
    page = phone.page
    put(page, dealt("face-to-face", "own up 27 | hand 17 18 40 41 42 43"))
    for lang in LANGS:
        speak(page, lang)
        press(page, "#do-draw")
        assert page.locator(".notice.refusal").is_visible()
        assert covered(page) == {}, lang
    put(page, played("face-to-face", 9))
    page.evaluate("document.querySelector('.log [data-do=jump]').click()")
    until(page, "#walk")
    for lang in LANGS:
        speak(page, lang)
        assert covered(page) == {}, lang


@pytest.mark.parametrize(
    ("game", "played_on"), rest_in_endure([("flights", (1, 12)), *((game, (1, 5, 12, 20)) for game in EVERY)])
)
def test_sentences_are_whole_and_move_no_button(phone: SharedPage, game: str, played_on: tuple[int, ...]) -> None:
    """The prompt and the story have their room, however long their sentences are."""
    page, places = phone.page, set()
    for actions in played_on:
        put(page, played(game, actions))
        for lang in LANGS:
            speak(page, lang)
            for width, height in SIZES[:3]:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(CUT) == 0, (actions, lang, width)
                places.add((lang, width, height, page.evaluate(LOWER)))
    assert len(places) == len(LANGS) * len(SIZES[:3]), places


def test_the_heaps_of_flights_are_whole_on_a_low_screen(phone: SharedPage) -> None:
    page = phone.page
    page.set_viewport_size({"width": 640, "height": 360})
    put(page, played("flights", 12))
    for lang in LANGS:
        speak(page, lang)
        assert page.evaluate(BEYOND) == [], lang


def speak(page: Page, lang: str) -> None:
    """Show the page in a language."""
    if page.locator("html").get_attribute("lang") != lang:
        press(page, f"[data-do=lang][data-value={lang}]")


def played(game_id: str, actions: int) -> str:
    """A record of a game of two greedy players that has gone on for a while, and in which a person is to act."""
    game, chance = find_game(game_id), Prng(1)
    timeline = Timeline(Record.new(game, 2, 7, {}, (Player("human"), Player("bot:greedy"))))
    while len(timeline.moments) < actions or 0 not in timeline.state.awaited:
        seat = timeline.state.awaited[0]
        timeline.apply(seat, bot("greedy").choose(Knowledge(game, timeline.state, seat), chance))
    return timeline.record.format()
