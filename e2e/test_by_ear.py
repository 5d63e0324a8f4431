"""Games played by ear: with the accessibility tree, the live region and a keyboard, and nothing else.

The person chooses as the greedy bot does at that seat, which makes games short: from all that the seat may know by the
record, with a perfect memory, and not from what was heard. How it is done is by Tab, arrows and Enter.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e import ear, told
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.players import act
from e2e.positions import middle, positions
from e2e.table import dealt, my_turn, put, saved
from e2e.test_whole import PERSON, choice
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import ENDURE, rest_in_endure
from web.engine.session import Session
from web.engine.setup import Setup
from web.games import table_of
from web.parts.messages import Messages

pytestmark = CHROMIUM_IS_ENOUGH
TURNS, MOST = 2, 60
T = Messages("en")
WHOLE: dict[str, dict[str, tuple[int, ...]]] = {
    "face-to-face": {"bot:greedy": (200, 140, 122, 213, 194)},
    "nizam": {"bot:greedy": (144, 41, 100, 76), "bot:greedy,bot:greedy": (74,)},
    "pearl": {"bot:greedy,bot:greedy": (33, 110, 106), "bot:greedy": (123, 14)},
    "glastonbury": {
        "bot:greedy,bot:greedy,bot:greedy": (71, 18, 15),
        "bot:random,bot:random,bot:random": (86,),
        "bot:greedy,bot:greedy": (23,),
    },
    "uno": {"bot:random,bot:random": (21, 131), "bot:random,bot:random&target=100": (63, 93, 36)},
    "flights": {"bot:random&target=20": (89, 108, 14), "bot:random,bot:random&target=20": (43,), "bot:random": (141,)},
}
"""Opponents and seeds of five games of each in which the person acts 5 to 34 times, the shortest of 75 to 220 seeds.
In the last two of Glastonbury the person looks through the cauldron.
"""


def play(page: Page, game: told.Play, most: int) -> None:
    """Play so many actions by ear; check after each what was announced of it, and what is in the tree."""
    done: list[str] = []
    follower, lingered, seen = told.Follower(game), 0, False
    while my_turn(page):
        lines = ear.heard(page)
        record = saved(page)
        game.follow(record)
        follower.hear(lines)
        if not follower.all_heard:  # the game is saved before it is shown, and shown before it is announced
            ear.hear_more(page)
            continue
        lingers = page.locator("[data-do=seen]").count() > 0
        assert lingers == (T("linger") in " ".join(lines))
        tree = page.locator("main").aria_snapshot()
        if saved(page) != record:  # a bot that acts at the same time as the person
            continue
        assert told.unknown_words(tree, told.scene_of(game, seen=seen)) == []
        if lingers:
            ear.by_ear(page.locator("[data-do=seen]"))
            lingered, seen = lingered + 1, True
            continue
        if len(done) == most:
            break
        done.append(choice(game.setup.game, game.state, len(game.moments)))
        act(page, done[-1], ear.by_ear)
        seen = False
    game.follow(saved(page))
    follower.hear(ear.heard(page))
    while not follower.all_heard:  # a bot that acts at the same time as the person
        ear.hear_more(page)
        follower.hear(ear.heard(page))
    assert [step.text for step in saved(page).steps if step.seat == PERSON] == done
    assert lingered == sum(moment.fleeting for moment in game.moments)
    answers_are_facts(page, game)


def answers_are_facts(page: Page, game: told.Play) -> None:
    """The answers are what the record's replay gives, and change nothing."""
    record = saved(page)
    scene, table = told.scene_of(game), table_of(record.game)
    own = table.held(scene)
    assert ear.ask(page, "hand") == (own or [T("ask-empty-hand")])
    if not scene.view["outcome"]:
        lines = [line for line in table.text_view(scene) if line not in own]
        assert ear.ask(page, "table") == ["Your turn.", *lines]
        assert len(ear.ask(page, "options")) > 1
    for line in ear.ask(page, "scores"):
        seat = scene.names.index(line.partition(":")[0])
        assert all(count.label.rstrip(".") in line for count in table.tally(scene, seat))
    assert saved(page) == record


@pytest.mark.parametrize("game", rest_in_endure(["glastonbury", *(game for game in ids() if game != "glastonbury")]))
def test_a_few_turns(table: Page, site: Site, game: str) -> None:
    query = f"game={game}&lang=en&pace=instant&{positions(game).WHOLE}"
    ear.open_game(table, site.url, query)
    play(table, told.Play(query), TURNS)


def settings() -> list[str]:
    """The addresses of the whole games."""
    every = [(game, against, seed) for game in WHOLE for against, seeds in WHOLE[game].items() for seed in seeds]
    assert all(sum(each == game for each, _, _ in every) == 5 for game in ids())
    return [f"game={game}&seats=human,{against}&seed={seed}" for game, against, seed in every]


@ENDURE
@pytest.mark.parametrize("setting", settings())
def test_a_whole_game(table: Page, site: Site, setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    query = f"{setting}&lang=en&pace=instant"
    ear.open_game(table, site.url, query)
    heard = told.Play(query)
    play(table, heard, MOST)
    outcome = heard.state.outcome
    assert outcome
    expect(table.locator("#end-rule .rule")).to_have_text(outcome.reason)
    monkeypatch.setattr("web.engine.session.SLICE", 0)
    monkeypatch.setattr("web.engine.session._TO_CALL", 0)
    record = saved(table)
    assert sighted(record, heard.setup) == record


def sighted(record: Record, setup: Setup) -> Record:
    """The game once more, without a page: the person acts as recorded, the bots choose anew."""
    session = Session(setup)
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
