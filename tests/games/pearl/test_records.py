"""Recorded games: what this engine plays ends as it should; what an older one played on in a deadlock is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pyengine
from pyengine.core.record import Step
from pyengine.core.version import VERSION
from tests.web.play_table import PlayTable

GAME = pyengine.game("pearl")
RECORDS = Path(__file__).parents[3] / "seeds" / "pearl" / "records"
DEADLOCKED = Path(__file__).parent / "deadlocked"
"""Games of the engine 0.1.0, which knew a deadlock only without a bound: they go on for hundreds of dead turns."""


def read(path: Path) -> pyengine.Record:
    return pyengine.Record.parse(path.read_text("utf-8"))


def test_records_of_the_older_engine_mean_its_defaults() -> None:
    """Everything proved had to be completed then, and 500 turns were the bound."""
    text = (RECORDS / "greedy-5.rec").read_text("utf-8").replace("option bound 500\n", "").replace("bound 500 | ", "")
    record = pyengine.Record.parse(text)
    assert record.engine == "0.1.0"
    assert record.options == {"completing": "all", "bound": "500"}
    assert (record.start().view(None)["completing"], record.start().view(None)["bound"]) == ("all", 500)
    assert record.replay() == read(RECORDS / "greedy-5.rec").replay()
    newer = pyengine.Record.parse(text.replace("engine 0.1.0", f"engine {VERSION}"))
    assert newer.options == {"completing": "choice", "bound": "none"}
    assert (newer.start().view(None)["completing"], newer.start().view(None)["bound"]) == ("choice", None)


@pytest.mark.parametrize("name", ["ends-by-PRL-13", "greedy-5", "options"])
def test_records_of_the_older_engine_replay(name: str) -> None:
    record = read(RECORDS / f"{name}.rec")
    outcome = record.replay().outcome
    assert (record.engine, outcome and outcome.reason) == ("0.1.0", "PRL-13")


@pytest.mark.parametrize(("name", "turn", "where"), [("greedy", 40, (50, 4)), ("random", 128, (138, 4))])
def test_a_record_that_goes_on_in_a_deadlock_ends_there(name: str, turn: int, where: tuple[int, int]) -> None:
    record = read(DEADLOCKED / f"{name}.rec")
    with pytest.raises(pyengine.IllegalAction) as caught:
        record.replay()
    assert (caught.value.breach, caught.value.where) == (pyengine.Breach("PRL-15"), where)
    until = next(at for at, step in enumerate(record.steps) if step.where == where)
    state = record.with_steps(record.steps[:until]).replay()
    assert state.outcome is not None
    assert (state.outcome.reason, state.view(None)["turn"]) == ("PRL-15", turn)
    assert isinstance(record.steps[until], Step)


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def test_the_page_names_the_engine_that_such_a_record_needs() -> None:
    table = PlayTable()
    before = send(table, do="start", query="?game=pearl&seats=human,bot:greedy&lang=en", langs=["en"])["save"]
    text = (DEADLOCKED / "greedy.rec").read_text("utf-8")
    answer = send(table, do="load", text=text)
    assert "made with version 0.1.0 of the engine" in answer["say"]
    assert "PRL-15" in answer["say"]
    assert answer["save"] == before, "the game on the table stays"
