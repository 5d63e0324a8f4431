"""Games played by ear: with the accessibility tree, the live region and a keyboard, and nothing else.

What the person does comes from the greedy bot, to make games short; how it is done is by Tab, arrows and Enter.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e import ear
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.players import act
from e2e.positions import middle, positions
from e2e.table import dealt, my_turn, open_game, put, saved
from e2e.test_whole import PERSON, advice
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import ENDURE
from web.games import table_of

pytestmark = CHROMIUM_IS_ENOUGH
TURNS, MOST = 3, 200
SEEDS = range(1, 6)


def play(page: Page, query: str, most: int) -> None:
    """Play so many actions by ear, and check all that was announced of them."""
    ear.listen(page)
    done: list[str] = []
    told: list[str] = []
    while len(done) < most and my_turn(page):
        told += ear.heard(page)
        done.append(advice(saved(page)))
        act(page, done[-1], ear.by_ear)
    my_turn(page)
    told += ear.heard(page)
    record = saved(page)
    text = "".join(f"{line} " for line in told)
    assert ear.said_once_in_order(ear.events_alone(text), ear.sentences(record, query)), text
    assert [step.text for step in record.steps if step.seat == PERSON] == done
    answers_are_facts(page, query)


def answers_are_facts(page: Page, query: str) -> None:
    """The answers are what the record's replay gives, and change nothing."""
    record = saved(page)
    scene = ear.scene_of(record, query)
    table = table_of(record.game)
    own = table.held(scene)
    assert ear.ask(page, "hand") == own
    if not scene.view["outcome"]:
        lines = [line for line in table.text_view(scene) if line not in own]
        assert ear.ask(page, "table") == ["Your turn.", *lines]
        assert len(ear.ask(page, "options")) > 1
    tally = table.tally
    assert tally
    for line in ear.ask(page, "scores"):
        seat = scene.names.index(line.partition(":")[0])
        assert all(count.label.rstrip(".") in line for count in tally(scene, seat))
    assert saved(page) == record


@pytest.mark.parametrize("game", ids())
def test_a_few_turns(table: Page, site: Site, game: str) -> None:
    query = f"game={game}&lang=en&pace=instant&{positions(game).WHOLE}"
    open_game(table, site.url, query)
    play(table, query, TURNS)


@ENDURE
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ids())
def test_a_whole_game(table: Page, site: Site, game: str, seed: int) -> None:
    setting = re.sub(r"seed=\d+", f"seed={seed}", positions(game).WHOLE)
    query = f"game={game}&lang=en&pace=instant&{setting}"
    open_game(table, site.url, query)
    play(table, query, MOST)
    assert saved(table).replay().outcome


@pytest.mark.parametrize("game", ids())
def test_what_cannot_be_known_is_nowhere_in_the_tree(table: Page, game: str) -> None:
    rules = find_game(game)
    state = rules.position(middle(game, 1, 10))
    heard = []
    for twin in (state, state.determinize(PERSON, Prng(99))):
        put(table, dealt(game, rules.write(twin)))
        assert my_turn(table)
        ear.listen(table)
        ear.heard(table)
        said = [line for question in ear.KEYS for line in ear.ask(table, question)]
        heard.append((said, table.locator("body").aria_snapshot()))
    assert heard[0] == heard[1]
