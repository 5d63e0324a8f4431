"""Games played by ear: with the accessibility tree, the live region and a keyboard, and nothing else.

The person chooses as the greedy bot does at that seat, which makes games short: from all that the seat may know by the
record, with a perfect memory, and not from what was heard. How it is done is by Tab, arrows and Enter.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import ear, told
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.players import act
from e2e.positions import middle, positions
from e2e.table import dealt, my_turn, put, saved
from e2e.test_whole import PERSON, advice
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import ENDURE
from web.engine.session import Session
from web.engine.setup import read
from web.games import table_of
from web.parts.messages import Messages

pytestmark = CHROMIUM_IS_ENOUGH
TURNS, MOST = 2, 400
T = Messages("en")
SEEDS = {
    "face-to-face": (6,),
    "nizam": (10, 4, 9),
    "pearl": (5, 8),
    "glastonbury": (8, 3),
    "uno": (12,),
    "flights": (7,),
}
"""Short games of each, ten in minutes; in those of Glastonbury the person looks through the cauldron."""


def play(page: Page, query: str, most: int) -> None:
    """Play so many actions by ear; check after each what was announced of it, and what is in the tree."""
    done: list[str] = []
    follower, lingered, seen = told.Follower(query), 0, False
    while my_turn(page):
        lines = ear.heard(page)
        record = saved(page)
        follower.hear(lines, record)
        if not follower.all_heard(record):  # the game is saved before it is shown, and shown before it is announced
            page.wait_for_function("window.heard.length")
            continue
        lingers = page.locator("[data-do=seen]").count() > 0
        assert lingers == (T("linger") in " ".join(lines))
        tree = page.locator("main").aria_snapshot()
        if saved(page) != record:  # a bot that acts at the same time as the person
            continue
        assert told.unknown_words(tree, told.scene_of(record, query, seen=seen)) == []
        if lingers:
            ear.by_ear(page.locator("[data-do=seen]"))
            lingered, seen = lingered + 1, True
            continue
        if len(done) == most:
            break
        done.append(advice(record))
        act(page, done[-1], ear.by_ear)
        seen = False
    lines = ear.heard(page)
    record = saved(page)
    follower.hear(lines, record)
    assert follower.all_heard(record)
    assert [step.text for step in record.steps if step.seat == PERSON] == done
    assert lingered == sum(moment.fleeting for moment in told.moments_of(record))
    answers_are_facts(page, query)


def answers_are_facts(page: Page, query: str) -> None:
    """The answers are what the record's replay gives, and change nothing."""
    record = saved(page)
    scene = told.scene_of(record, query)
    table = table_of(record.game)
    own = table.held(scene)
    assert ear.ask(page, "hand") == (own or [T("ask-empty-hand")])
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
    ear.open_game(table, site.url, query)
    play(table, query, TURNS)


@ENDURE
@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in ids() for seed in SEEDS[game]])
def test_a_whole_game(table: Page, site: Site, game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = re.sub(r"seed=\d+", f"seed={seed}", positions(game).WHOLE)
    query = f"game={game}&lang=en&pace=instant&{setting}"
    ear.open_game(table, site.url, query)
    play(table, query, MOST)
    record = saved(table)
    outcome = record.replay().outcome
    assert outcome
    expect(table.locator("#end-rule .rule")).to_have_text(outcome.reason)
    monkeypatch.setattr("web.engine.session.SLICE", 0)
    monkeypatch.setattr("web.engine.session._TO_CALL", 0)
    assert sighted(record, query) == record


def sighted(record: Record, query: str) -> Record:
    """The game of an address once more, without a page: the person acts as recorded, the bots choose anew."""
    session = Session(read(query)[0])
    for at, step in enumerate(record.steps):
        if session.stopped:
            session.seen()
        if step.seat == PERSON:
            session.attempt(step.text)
        while len(session.timeline.moments) == at:
            assert session.next_bot is not None
            session.run()
    return session.timeline.record


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
