"""The best lines: they grow while one looks, stop when asked, and are found from what the seat to act knows."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from web.engine.searcher import Searcher
from web.engine.searchers import searchers
from web.workbench.analysis import best_lines
from web.workbench.analysis.best_lines import BestLines

GAME = pyengine.game("face-to-face")
RECORD = Record.new(GAME, 2, 7, {"first": "1"})


def begun(record: Record | None = None) -> BestLines:
    state = RECORD.start()
    return BestLines(Knowledge(GAME, state, state.to_act[0]), 5, record)


def test_lines_come_soon_and_grow() -> None:
    search = begun()
    assert search.going
    assert not search.found.lines
    while not search.run(0.05):
        assert search.going
    first = search.found
    assert first.lines
    assert first.going
    assert [line.expected for line in first.lines] == sorted((line.expected for line in first.lines), reverse=True)
    while not search.run(0.05):
        assert search.going
    assert search.found.games > first.games


def test_a_stopped_search_keeps_what_it_found_and_can_go_on() -> None:
    search = begun()
    while not search.run(0.05):
        assert search.going
    search.stop()
    games = search.found.games
    assert not search.going
    assert not search.found.going
    search.run(0.05)
    assert search.found.games == games
    search.go_on()
    assert search.going


def test_a_search_ends_at_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_lines, "OWN", 40)
    search = begun()
    assert search.run(60)
    assert not search.going
    assert search.found.games == 40


def test_what_was_played_is_among_the_lines() -> None:
    state = RECORD.start()
    knowledge = Knowledge(GAME, state, state.to_act[0])
    plain = BestLines(knowledge, 5)
    plain._search.run(60)
    plain.stop()
    told = {line.moves[0][1] for line in plain.found.lines}
    other = next(text for text in map(GAME.format, knowledge.legal()) if text not in told)
    search = BestLines(knowledge, 5, played=[other])
    search._search.run(60)
    search.stop()
    assert other in {line.moves[0][1] for line in search.found.lines}


def test_where_there_is_one_action_nothing_is_searched() -> None:
    game, rng = pyengine.game("uno"), Prng(3)
    state = game.deal(2, 7)
    while len(state.legal(state.to_act[0])) > 1:
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
    search = BestLines(Knowledge(game, state, state.to_act[0]), 5)
    assert search.run(0.0)
    assert search.found.only
    assert len(search.found.lines) == 1


def test_hidden_cards_do_not_change_what_is_found() -> None:
    """The search sees what the seat sees: with other hidden cards it finds the very same lines."""
    state = RECORD.start()
    seat = state.to_act[0]
    other = state.determinize(seat, Prng(99))
    assert GAME.write(other) != GAME.write(state)
    found = []
    for each in (state, other):
        search = BestLines(Knowledge(GAME, each, seat), 5)
        search._search.run(60)
        search.stop()
        found.append(search.found)
    assert found[0] == found[1]


class Workers:
    """Other workers, which a test answers for."""

    def __init__(self) -> None:
        self.jobs: dict[int, str] = {}

    def count(self) -> int:
        return 2

    def ask(self, ident: int, job: str) -> None:
        self.jobs[ident] = job

    def drop(self, ident: int) -> None:
        del self.jobs[ident]


def test_other_workers_find_more(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    monkeypatch.setattr(searchers, "_device", workers)
    monkeypatch.setattr(searchers, "allowed", True)
    search = begun(RECORD)
    while not search.run(0.05):
        assert search.going
    assert len(workers.jobs) == 2
    ident, job = workers.jobs.popitem()
    other = Searcher()
    other.begin(job)
    while (answer := other.run()) is None:
        pass
    before = search.found.games
    searchers.answered(ident, answer)
    search.run(0.01)
    assert len(workers.jobs) == 2, "the worker that is free is asked for more"
    search.stop()
    assert search.found.games >= before + 160
    assert not workers.jobs, "nothing is asked of anybody after a stop"
