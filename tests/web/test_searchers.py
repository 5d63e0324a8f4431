"""Further workers take shares of a search: what is chosen does not depend on whether they answer, or in what order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.bots import thinking as levels
from pyengine.bots.thinking import Level, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from tests.web.test_worker import under_node
from web.engine import bot_turn
from web.engine.bot_turn import BotTurn
from web.engine.hint import Hint
from web.engine.review import Review
from web.engine.searcher import Searcher
from web.engine.searchers import searchers
from web.engine.shares import Shares

games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
LEVEL = Level(12, breadth=4)


class Workers:
    """Workers that answer when they are told to, or never."""

    def __init__(self, count: int) -> None:
        self.most = count
        self.jobs: dict[int, str] = {}
        self.dropped: list[int] = []

    def count(self) -> int:
        return self.most

    def ask(self, ident: int, job: str) -> None:
        self.jobs[ident] = job

    def drop(self, ident: int) -> None:
        self.dropped.append(ident)

    def answer(self, *, last_first: bool = False) -> None:
        searcher = Searcher()
        for ident, job in sorted(self.jobs.items(), reverse=last_first):
            searcher.begin(job)
            while (found := searcher.run()) is None:
                pass
            searchers.answered(ident, found)
        self.jobs.clear()


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Workers]]:
    """Has searches use so many further workers."""
    monkeypatch.setattr(bot_turn, "_ENOUGH", 2)
    monkeypatch.setitem(levels.LEVELS, "5", LEVEL)
    monkeypatch.setattr(searchers, "allowed", True)

    def workers(count: int) -> Workers:
        device = Workers(count)
        monkeypatch.setattr(searchers, "_device", device)
        return device

    yield workers
    searchers._drop_all()
    searchers._owner = None


def played(game: Game, steps: int) -> Timeline:
    """A game between greedy bots after so many steps, and on to one with a choice."""
    players = max(2, game.seats[0])
    timeline, rng = Timeline(Record.new(game, players, 5, {})), Prng(5)
    while (state := timeline.state).to_act and (steps > 0 or len(state.legal(state.to_act[0])) < 2):
        seat = state.to_act[0]
        timeline.apply(seat, bot("greedy").choose(Knowledge(game, state, seat), rng))
        steps -= 1
    return timeline


def turn_of(timeline: Timeline) -> BotTurn:
    seat = timeline.state.to_act[0]
    knowledge = Knowledge(timeline.game, timeline.state, seat)
    return BotTurn(ThinkingBot(LEVEL), knowledge, Prng(3), 0, timeline.record)


def shares_of(turn: BotTurn) -> Shares:
    assert turn.shares
    return turn.shares


def found(shares: Shares) -> Any:
    while not shares.run(0.0):
        pass
    return shares.search.tally()


@games
def test_shares_are_merged_alike_whoever_searches_them(game: Game, use: Callable[[int], Workers]) -> None:
    timeline = played(game, 6)
    use(2)
    alone = found(shares_of(turn_of(timeline)))
    assert alone.iterations == LEVEL.iterations
    for last_first in (False, True):
        workers = use(2)
        shares = shares_of(turn_of(timeline))
        workers.answer(last_first=last_first)
        assert found(shares) == alone
        assert workers.dropped == []


def test_one_worker_chooses_as_a_bot_without_slices(use: Callable[[int], Workers]) -> None:
    timeline = played(pyengine.game("nizam"), 4)
    use(0)
    turn = turn_of(timeline)
    while turn.action is None:
        turn.run(0.0)
    knowledge = Knowledge(timeline.game, timeline.state, timeline.state.to_act[0])
    assert turn.action == ThinkingBot(LEVEL).choose(knowledge, Prng(3))


def test_the_rest_of_a_turn_is_searched_here(use: Callable[[int], Workers], monkeypatch: pytest.MonkeyPatch) -> None:
    level, game = Level(40, breadth=4, course=8), pyengine.game("pearl")
    monkeypatch.setattr(bot_turn, "_ENOUGH", 40)
    monkeypatch.setitem(levels.LEVELS, "5", level)
    for shifts, asked, iterations in ((0, 2, [40, 48]), (1, 0, [8, 8])):
        workers = use(2)
        position = f"shifts {shifts} | field RRSER DJAJA DODOS OJEAT TTESo | hand 1 R O D | hand 2 S T A"
        knowledge = Knowledge(game, game.position(position), 0)
        turn = BotTurn(ThinkingBot(level), knowledge, Prng(3), 0, Record(game.id, 2, position))
        assert len(workers.jobs) == asked
        workers.answer()
        while turn.action is None:
            turn.run(0.0)
        least, most = iterations
        assert least <= shares_of(turn).search.iterations <= most
    assert turn.action == ThinkingBot(level).choose(knowledge, Prng(3))


def test_what_is_hidden_makes_no_difference_to_another_worker(use: Callable[[int], Workers]) -> None:
    game = pyengine.game("uno")
    timeline = played(game, 0)
    seat = timeline.state.to_act[0]
    answers = []
    for state in (timeline.state, timeline.state.determinize(seat, Prng(8))):
        workers = use(1)
        shares = shares_of(turn_of(Timeline(Record(game.id, 2, game.write(state)))))
        workers.answer()
        answers.append(found(shares))
    assert answers[0] == answers[1]


def test_a_search_that_is_not_wanted_any_more_is_stopped(use: Callable[[int], Workers]) -> None:
    timeline = played(pyengine.game("uno"), 2)
    workers = use(2)
    first = turn_of(timeline)
    asked = [*workers.jobs]
    second = turn_of(timeline)
    assert workers.dropped == asked, "another search has begun"
    del second
    searchers.tidy()
    assert workers.dropped == [*workers.jobs], "its turn was taken back"
    while first.action is None:
        first.run(0.0)


def test_a_hint_is_shared(use: Callable[[int], Workers]) -> None:
    timeline = played(pyengine.game("face-to-face"), 3)
    hints = []
    for answers in (True, False):
        workers = use(1)
        hint = Hint(Knowledge(timeline.game, timeline.state, timeline.state.to_act[0]), 4, timeline.record)
        workers.answer() if answers else None
        while not hint.run(0.0):
            pass
        hints.append(hint.lines)
    assert hints[0] == hints[1]


def test_a_review_finds_the_same_with_others(use: Callable[[int], Workers], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.engine.review.ITERATIONS", 4)
    timeline = played(pyengine.game("uno"), 12)
    reviews = []
    for count, answers in ((0, False), (1, False), (2, True)):
        workers = use(count)
        review = Review(timeline, (0, 1), 7)
        while review.going:
            review.run(0.001)
            assert 0 <= review.share <= 1
            workers.answer(last_first=True) if answers else None
        reviews.append(review.findings())
    assert len(reviews[0].found) > 4
    assert reviews[0] == reviews[1] == reviews[2]


POOL = """
import {{ countFor, Searchers }} from "{browser}/worker/searchers.mjs";
const timers = new Map();
globalThis.setTimeout = (act) => {{ timers.set(timers.size + 1, act); return timers.size; }};
globalThis.clearTimeout = (timer) => timers.delete(timer);
const opened = [], answers = [];
class Fake {{
  sent = [];
  ended = false;
  constructor() {{ opened.push(this); }}
  postMessage(message) {{ this.sent.push(message); }}
  terminate() {{ this.ended = true; }}
  tell(data) {{ this.onmessage({{ data }}); }}
}}
const pool = new Searchers({{ open: () => new Fake(), most: 2, answered: (...all) => answers.push(all) }});
const before = opened.length;
for (const job of [1, 2, 3]) pool.ask(job, `job ${{job}}`);
const [one, two] = opened;
one.tell({{ ready: true }});
one.tell({{ job: 1, answer: "a" }});
pool.drop(3);
pool.drop(2);
const stopping = one.sent.slice();
const late = [...timers.keys()].at(-1);
timers.get(late)();
const after = {{ ended: one.ended, count: pool.count() }};
two.tell({{ problem: "no memory" }});
pool.ask(4, "job 4");
console.log(JSON.stringify({{ before, stopping, answers, after, count: pool.count(), opened: opened.length,
  counts: [[1, 8], [2, 8], [8, 8], [8, 4], [8, 2], [8, 1], [8]].map(([hardwareConcurrency, deviceMemory]) =>
    countFor({{ hardwareConcurrency, deviceMemory }})) }}));
"""


@pytest.mark.node
def test_the_pool_gives_jobs_stops_them_and_ends_what_fails() -> None:
    seen = under_node(POOL)
    assert seen["before"] == 0, "none is started before it is needed"
    assert seen["stopping"] == [{"job": 1, "text": "job 1"}, {"job": 2, "text": "job 2"}, {"stop": 2}]
    assert seen["answers"] == [[1, "a"]]
    assert seen["after"] == {"ended": True, "count": 2}
    assert (seen["count"], seen["opened"]) == (0, 2), "two have failed: no more are started"
    assert seen["counts"] == [0, 1, 3, 2, 1, 0, 1]


def test_jobs_are_plain_json(use: Callable[[int], Workers]) -> None:
    workers = use(1)
    turn = turn_of(played(pyengine.game("pearl"), 2))
    job = json.loads(next(iter(workers.jobs.values())))
    assert sorted(job) == ["iterations", "level", "record", "seat", "seed"]
    assert turn.action is None
