"""Writing a submission to Nastilka-Bench: what bots are given and what is kept of them, and a run that goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from pyengine import Record
from pyengine.arena.bench import Submission, check
from pyengine.bots import Knowledge
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.state import Action, Rng
from tests.arena.test_bench import CLAIMS, TINY, Row, checked, written


class Spendthrift:
    """Takes any action, and says that it took tokens for it."""

    asked = 0

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        self.asked += 1
        return rng.choice(knowledge.legal())

    def usage(self) -> tuple[int, int]:
        return 10 * self.asked, self.asked


class Quitter:
    """Takes an action of another game, so that it forfeits each game where the rules are kept."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:  # noqa: ARG002
        legal = knowledge.legal()
        return next(each for each in knowledge.game.actions() if each not in legal)


class Rememberer:
    """Says how much it may remember, whatever it asks for."""

    memories: ClassVar[list[int | None]] = []
    told = 0

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        self.memories.extend(knowledge.remembering(limit).memory for limit in (None, 0, 5, 20))
        return rng.choice(knowledge.legal())

    def observe(self, event: object) -> None:  # noqa: ARG002
        type(self).told += 1


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, pool: Executor) -> None:
    path = written(tmp_path / "s", pool)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]) + lines[4][:50])
    written(path, pool)
    again = path.read_bytes().splitlines(keepends=True)
    assert again[:4] == lines[:4]
    assert len(again) == len(lines)
    assert not check(path, TINY, pool).faulty
    with pytest.raises(NotationError, match="these claims"):
        Submission(path, TINY, replace(CLAIMS, version="2"))


def test_the_same_bot_plays_the_same(tmp_path: Path, pool: Executor) -> None:
    files = [written(tmp_path / name, pool).read_text("utf-8").splitlines() for name in ("s", "t")]
    one, two = ([json.loads(line)["record"] for line in lines[1:]] for lines in files)
    assert one == two


def test_tokens_are_those_that_the_bot_tells(tmp_path: Path, pool: Executor) -> None:
    report = check(written(tmp_path / "s", pool, f"{__name__}:Spendthrift"), TINY, pool)
    assert not report.faulty
    for tally in report.tallies.values():
        assert (tally.asked, tally.answered) == (10 * tally.decisions, tally.decisions)


def test_a_forfeited_game_is_lost_and_only_the_bot_can_forfeit(tmp_path: Path, pool: Executor) -> None:
    path = written(tmp_path / "s", pool, f"{__name__}:Quitter", on_illegal="forfeit")
    report = check(path, TINY, pool)
    assert not report.faulty
    assert all(tally.forfeits == tally.games and tally.won == 0 for tally in report.tallies.values())
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for at, row in enumerate(rows[1:], 1):
        record = Record.parse(row["record"])
        if record.steps:  # an opponent was first: without its action it would be the one to forfeit
            rows[at] = row | {"record": record.with_steps(()).format()}
            [fault] = checked(rows, tmp_path / "t", pool).faults
            assert (fault.line, fault.what) == (at + 1, "end")
            return
    raise AssertionError("no opponent was first")


def test_the_dial_of_memory_holds_whatever_a_bot_asks_for(tmp_path: Path, pool: Executor) -> None:
    bot = f"{__name__}:Rememberer"
    cauldrons = replace(CLAIMS, played=("glastonbury/2/none",))
    Rememberer.memories.clear()
    Rememberer.told = 0
    written(tmp_path / "s", pool, bot, cauldrons)
    assert set(Rememberer.memories) == {0}
    assert Rememberer.told == 0
    Rememberer.memories.clear()
    written(tmp_path / "t", pool, bot, replace(CLAIMS, played=("uno/3/all",)))
    assert Rememberer.memories[:4] == [None, 0, 5, 20]
    assert Rememberer.told > 0


@pytest.mark.parametrize("change", [{"deals": 0}, {"deals": 2}, {"played": ()}, {"name": " "}, {"played": ("whist",)}])
def test_claims_that_cannot_be_are_refused_before_there_is_a_file(change: Row, tmp_path: Path) -> None:
    with pytest.raises(OptionError):
        Submission(tmp_path / "s", TINY, replace(CLAIMS, **change))
    assert not (tmp_path / "s").exists()
