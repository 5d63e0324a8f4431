"""Reference pictures: lobby, memories, set-up, tables, a first game, a hint, ends, a story, friends.

`NASTILKA_PICTURES=update` renews them.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page
from pytest_playwright import CreateContextCallback

from e2e.conftest import Site
from e2e.far_friends import SETTLED, friends_at, play_out
from e2e.positions import middle, positions
from e2e.table import dealt, my_turn, open_game, press, put, ready, until
from e2e.test_lobby import result, store
from pyengine.core.prng import Prng
from pyengine.core.record import Record, Step
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import ENDURE, rest_in_endure

pytestmark = pytest.mark.only_browser("chromium")

PICTURES = Path(__file__).parent / "pictures"
UPDATE = os.environ.get("NASTILKA_PICTURES") == "update"
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}
LYING = {"lying": (844, 390)}
DAY = "2026-11-25T12:00:00"
"""Deals and puzzles of the day are others tomorrow."""
COLOURS = 128
COARSE = 16
FARTHEST, CLEARLY, FEW = 3.0, 48, 0.01
"""Edges and type may differ between versions of a browser. So both pictures are reduced to coarse parts: their mean
difference (0 to 255) must be smaller than the first number, and at most the last share of the parts may differ by more
than the second."""


@pytest.mark.parametrize("game", rest_in_endure(reversed(ids()), 2))
def test_a_table(table: Page, game: str) -> None:
    put(table, dealt(game, middle(game, 4, positions(game).MIDDLE)))
    assert my_turn(table)
    for size in SIZES:
        compare(table, f"{game}-{size}")


def test_a_table_on_a_phone_that_lies_and_in_the_dark(table: Page) -> None:
    put(table, dealt("flights", middle("flights", 4, positions("flights").MIDDLE)))
    assert my_turn(table)
    compare(table, "flights-lying")
    table.emulate_media(color_scheme="dark")
    for size in SIZES:
        compare(table, f"flights-dark-{size}")
    table.emulate_media(color_scheme="light")


def test_a_first_game(visitor: Page, site: Site) -> None:
    page = visitor
    open_game(page, site.url, "game=uno&seats=human,bot:1&seed=5&lang=en")
    assert my_turn(page)
    until(page, "html:not([data-dealing])")
    for size in SIZES | LYING:
        compare(page, f"coach-{size}")


def test_the_lobby_and_memories(new_context: CreateContextCallback, site: Site) -> None:
    """As a new visitor and as one who has played today's deal sees them."""
    page = new_context(reduced_motion="reduce", color_scheme="light").new_page()
    page.clock.set_fixed_time(DAY)
    page.goto(f"{site.url}?lang=en")
    ready(page)
    for size in SIZES:
        compare(page, f"lobby-{size}")
    today = DAY.partition("T")[0]
    game = {**result(today, "nizam", 1, [41]), "seats": ["human"], "daily": today, "par": 34}
    store(page, "stats", {"format": 1, "games": [game]})
    for name, path in (("lobby-back", ""), ("memories", "stats/")):
        page.goto(f"{site.url}{path}?lang=en")
        ready(page)
        for size in SIZES:
            compare(page, f"{name}-{size}")


def test_the_set_up(visitor: Page, site: Site) -> None:
    page = visitor
    page.goto(f"{site.url}setup/?game=flights&lang=en")
    ready(page)
    for size in SIZES:
        compare(page, f"setup-{size}")


def test_a_hint(table: Page) -> None:
    put(table, dealt("face-to-face", middle("face-to-face", 4, positions("face-to-face").MIDDLE)))
    press(table, "#tool-hint")
    until(table, ".notice.hint .best")
    for size in SIZES:
        compare(table, f"hint-{size}")


@pytest.mark.parametrize("game", rest_in_endure(ids()))
def test_the_end_of_a_game(table: Page, game: str) -> None:
    put(table, ended(game))
    until(table, "#end")
    for size in SIZES:
        compare(table, f"end-{game}-{size}")


def test_a_story(table: Page) -> None:
    put(table, ended("nizam"))
    press(table, "#end [data-do=tale]")
    until(table, "#tale[data-going=no]")
    for size in SIZES:
        compare(table, f"story-{size}")
    press(table, "#tale [data-do=live]")


@ENDURE
def test_a_table_with_a_friend(browser: Browser, site: Site) -> None:
    """The cards of a shared game are never the same: its table is taken for the docs, and not compared."""
    ann, bo = both = friends_at(browser, "Ann Bo", color_scheme="light")
    ann.page.goto(f"{site.url}friends/?game=nizam&seats=human,friend&names=Ann&pace=instant&lang=en")
    until(ann.page, SETTLED)
    compare(ann.page, "friends-room-desktop")
    bo.open(ann.out.replace("friends/#", "friends/?lang=en#"))
    compare(bo.page, "friends-invited-phone")
    bo.page.fill("#sit-name", "Bo")
    bo.press("[data-do=sit-down]")
    ann.paste(bo.out)
    play_out(both, most=8)
    sender = next(friend for friend in both if friend.out)
    for size in SIZES:
        take(sender.page, f"friends-table-{size}")


def ended(game_id: str) -> str:
    """A record of a game that ends soon, played at random to its end."""
    record, game, chance = Record.parse(dealt(game_id, positions(game_id).LATE)), find_game(game_id), Prng(1)
    state, steps = record.replay(), []
    while not state.outcome:
        seat = state.to_act[-1]
        action = chance.choice(state.legal(seat))
        steps.append(Step(seat, game.format(action)))
        state.apply(seat, action)
    return record.with_steps(tuple(steps)).format()


def compare(page: Page, name: str) -> None:
    """Fail if the page no longer looks like its reference."""
    picture, path = take(page, name)
    reference = Image.open(path).convert("RGB")
    assert abs(reference.height - picture.height) <= 0.05 * reference.height
    mean, share = difference(reference, picture)
    assert mean < FARTHEST
    assert share < FEW


def take(page: Page, name: str) -> tuple[Image.Image, Path]:
    """A picture of the page, and where its reference is."""
    width, height = (SIZES | LYING)[name.rpartition("-")[2]]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)
    shot = page.screenshot(animations="disabled", full_page=width < 800)
    picture, path = Image.open(io.BytesIO(shot)).convert("RGB"), PICTURES / f"{name}.png"
    if UPDATE:
        picture.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True)
    return picture, path


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The mean difference of the two pictures, made coarse, and the share of the parts that differ clearly."""
    size = (one.width // COARSE, one.height // COARSE)
    coarse = [picture.resize(size, Image.Resampling.BOX) for picture in (one, other)]
    apart = ImageChops.difference(*coarse)
    clearly = sum(apart.convert("L").histogram()[CLEARLY:])
    return max(ImageStat.Stat(apart).mean), clearly / (size[0] * size[1])
