"""Submissions to Nastilka-Bench: they hold to the last action, or are refused with the place."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyengine import Record
from pyengine.arena.bench import V1, Claims, Fault, Report, Submission, check, fill
from pyengine.arena.bench import submission as files
from pyengine.arena.bench.check import LONGEST_SAID
from pyengine.arena.refused import FORFEITED
from pyengine.core.errors import NotationError
from pyengine.core.prng import Prng
from pyengine.games import game as find_game

UNO = replace(V1.task("uno/3/all"), deals=1)
CAULDRONS = replace(V1.task("glastonbury/2/none"), deals=1)
TINY = replace(V1, name="tiny", opponents=("greedy", "random"), tasks=(UNO, CAULDRONS))
"""Two tasks of one deal each: three games of UNO and two of Glastonbury with each of two opponents."""
CLAIMS = Claims("Careful", "1.2", "two old cores", 1, tuple(task.id for task in TINY.tasks))
GREEDY, RANDOM = ("uno/3/all", "greedy"), ("uno/3/all", "random")

Row = dict[str, Any]


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def written(path: Path, pool: Executor, bot: str = "random", claims: Claims = CLAIMS, **more: str) -> Path:
    for _ in fill(Submission(path, TINY, claims), TINY, claims, bot, pool, **more):
        pass
    return path


@pytest.fixture(scope="module")
def whole(pool: Executor, tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    """The lines of a submission that holds, those of UNO against greedy first."""
    path = written(tmp_path_factory.mktemp("whole") / "whole.jsonl", pool)
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def checked(rows: list[Row], path: Path, pool: Executor, sample: int | None = None) -> Report:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return check(path, TINY, pool, sample)


def game_at(rows: list[Row], task: str, opponent: str, number: int) -> tuple[int, Row]:
    """The line of a game, from 1, and what is in it."""
    key = (task, opponent, number)
    return next(
        (at, row) for at, row in enumerate(rows, 1) if at > 1 and (row["task"], row["opponent"], row["number"]) == key
    )


def test_a_submission_holds_and_is_counted_anew(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    report = checked(whole, tmp_path / "s", pool)
    assert (report.faults, report.faulty, report.claims) == ([], 0, CLAIMS)
    for (task, opponent), tally in report.tallies.items():
        rows = [row for row in whole[1:] if (row["task"], row["opponent"]) == (task, opponent)]
        assert tally.games == tally.again == len(rows) == TINY.task(task).players
        assert tally.won == sum(row["share"] for row in rows)
        assert tally.decisions > 0
        assert tally.cpu == pytest.approx(sum(row["cpu"] for row in rows))


def test_the_order_of_the_lines_does_not_matter(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    turned = checked([whole[0], *reversed(whole[1:])], tmp_path / "s", pool)
    assert not turned.faulty
    assert turned.tallies.keys() == checked(whole, tmp_path / "t", pool).tallies.keys()


def other_action(row: Row) -> str:
    """The record with the first action of an opponent that could have been another."""
    record = Record.parse(row["record"])
    game, state = find_game(record.game), record.start()
    for at, step in enumerate(record.steps):
        legal = [game.format(action) for action in state.legal(step.seat)]
        if record.seats[step.seat].kind == "bot:greedy" and len(legal) > 1:
            other = next(text for text in legal if text != step.text)
            steps = (*record.steps[:at], replace(step, text=other))
            return record.with_steps(steps).format()
        state.play(step.seat, game.parse(step.text))
    raise AssertionError("the opponents never had a choice")


def swapped(row: Row) -> str:
    """The record with the last two cards of the deck exchanged."""
    record = Record.parse(row["record"])
    items = record.deal.split(" | ")
    at = next(at for at, item in enumerate(items) if item.startswith("deck "))
    *cards, one, two = items[at].split(" ")
    assert one != two
    items[at] = " ".join([*cards, two, one])
    return replace(record, deal=" | ".join(items)).format()


def without_last(row: Row) -> str:
    record = Record.parse(row["record"])
    return record.with_steps(record.steps[:-1]).format()


def twice_last(row: Row) -> str:
    record = Record.parse(row["record"])
    return record.with_steps((*record.steps, record.steps[-1])).format()


def instead(text: str) -> Callable[[Row], str]:
    """The record with this in place of the first action of the bot itself."""

    def change(row: Row) -> str:
        record = Record.parse(row["record"])
        at = next(at for at, step in enumerate(record.steps) if record.seats[step.seat].kind == "bot:random")
        steps = (*record.steps[:at], replace(record.steps[at], text=text), *record.steps[at + 1 :])
        return record.with_steps(steps).format()

    return change


def wrong_seat(row: Row) -> str:
    record = Record.parse(row["record"])
    [first, *rest] = record.steps
    return record.with_steps((replace(first, seat=(first.seat + 1) % record.players), *rest)).format()


def replaced(old: str, new: str) -> Callable[[Row], str]:
    def change(row: Row) -> str:
        assert old in row["record"]
        return str(row["record"]).replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_action, ("opponent", "line ", "")),
        (swapped, ("deal", "deck ", "deck ")),
        (without_last, ("end", "is to act", "a game that is over")),
        (twice_last, ("end", "line ", "no action after")),
        (instead("no-such-action"), ("action", "no-such-action", "was expected")),
        (instead("keep"), ("action", "keep", "UNO-")),
        (wrong_seat, ("turn", "seat ", "seat ")),
        (replaced("engine ", "engine 9"), ("engine", "9", "")),
        (replaced("seed 5000000", "seed 5000001"), ("seed", "5000001", "5000000")),
        (replaced("option bluff on", "option bluff off"), ("options", "off", "on")),
        (replaced("bot:greedy", "bot:random"), ("seats", "bot:random", "bot:greedy")),
        (replaced("game uno", "game whist"), ("record", "whist", "")),
        (lambda _: "", ("record", "", "")),
    ],
)
def test_one_altered_record_is_refused_with_its_number_and_what_differs(
    change: Callable[[Row], str], said: tuple[str, str, str], whole: list[Row], tmp_path: Path, pool: Executor
) -> None:
    what, found, expected = said
    line, row = game_at(whole, *GREEDY, 1)
    rows = list(whole)
    rows[line - 1] = row | {"record": change(row)}
    report = checked(rows, tmp_path / "s", pool)
    [fault] = report.faults
    assert (fault.line, fault.task, fault.opponent, fault.number, fault.what) == (line, *GREEDY, 1, what)
    assert found in fault.found
    assert expected in fault.expected
    assert report.tallies[GREEDY].games == 2


@pytest.mark.parametrize(("field", "claim"), [("share", 0.25), ("reason", "UNO-99"), ("reason", FORFEITED)])
def test_an_altered_claim_is_refused(
    field: str, claim: object, whole: list[Row], tmp_path: Path, pool: Executor
) -> None:
    line, row = game_at(whole, *RANDOM, 2)
    rows = list(whole)
    rows[line - 1] = row | {field: claim}
    [fault] = checked(rows, tmp_path / "s", pool).faults
    assert (fault.line, fault.what, fault.found, fault.expected) == (line, field, str(claim), str(row[field]))


def test_missing_double_and_stray_games_are_refused(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    line, row = game_at(whole, *GREEDY, 2)
    missing = checked(whole[: line - 1] + whole[line:], tmp_path / "s", pool)
    assert missing.faults == [Fault(0, *GREEDY, 2, "missing")]
    rows = list(whole)
    rows[line - 1] = game_at(whole, *GREEDY, 1)[1]
    twice = checked(rows, tmp_path / "s", pool)
    assert {fault.what for fault in twice.faults} == {"twice", "missing"}
    rows[line - 1] = row | {"number": 3}
    stray = checked(rows, tmp_path / "s", pool)
    assert [(fault.what, fault.number) for fault in stray.faults] == [("stray", 3), ("missing", 2)]


def test_the_record_of_another_game_of_the_task_is_refused(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    """One that was won cannot stand for one that was lost."""
    line, row = game_at(whole, *GREEDY, 0)
    rows = list(whole)
    rows[line - 1] = row | {"record": game_at(whole, *GREEDY, 1)[1]["record"]}
    [fault] = checked(rows, tmp_path / "s", pool).faults
    assert (fault.line, fault.what) == (line, "seats")


def test_only_the_games_of_a_sample_are_asked_again(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    some = checked(whole, tmp_path / "s", pool, sample=1)
    assert [tally.again for tally in some.tallies.values()] == [1] * 4
    line, row = game_at(whole, *GREEDY, 1)
    rows = list(whole)
    rows[line - 1] = row | {"record": other_action(row)}
    [fault] = checked(rows, tmp_path / "s", pool, sample=0).faults
    assert fault.what == "end"  # the opponents are believed, and the game is not over


def test_a_file_that_ends_within_a_line_is_refused(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    path = tmp_path / "s"
    checked(whole, path, pool)
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(NotationError, match=f"line {len(whole)}, .* a whole line"):
        check(path, TINY, pool)


@pytest.mark.parametrize(
    ("at", "change"),
    [
        (1, {"tasks": V1.digest}),
        (1, {"benchmark": "nastilka-bench-v2"}),
        (1, {"submission": 2}),
        (1, {"deals": 2}),
        (1, {"deals": True}),
        (1, {"played": []}),
        (1, {"played": ["uno/3/all"] * 2}),
        (1, {"played": ["uno/9/all"]}),
        (1, {"name": ""}),
        (1, {"name": "two\nlines"}),
        (1, {"version": "1" * 201}),
        (1, {"price": [1, -1]}),
        (1, {"more": 1}),
        (2, {"cpu": -1.0}),
        (2, {"cpu": "1"}),
        (2, {"share": 2}),
        (2, {"share": True}),
        (2, {"number": -1}),
        (2, {"asked": 1.5}),
        (2, {"record": None}),
        (2, {"more": 1}),
    ],
)
def test_a_line_that_is_none_of_a_submission_is_refused(
    at: int, change: Row, whole: list[Row], tmp_path: Path, pool: Executor
) -> None:
    rows = list(whole)
    rows[at - 1] = rows[at - 1] | change
    with pytest.raises(NotationError, match=f"^line {at}, "):
        checked(rows, tmp_path / "s", pool)


@pytest.mark.parametrize("text", ["", "[]\n", "\n", "{" * 100 + "\n", '{"submission": NaN}\n', "\xff", "\xff\n"])
def test_what_is_no_submission_is_refused(text: str, tmp_path: Path, pool: Executor) -> None:
    path = tmp_path / "s"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(NotationError, match=r"^line 1, "):
        check(path, TINY, pool)


def test_whatever_becomes_of_a_file_it_holds_or_is_refused(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    """Bytes exchanged at random: nothing but `NotationError` is raised, and what holds was counted from a record."""
    path, dice = tmp_path / "s", Prng(5)
    checked(whole, path, pool)
    data, signs = path.read_bytes(), b'019 "{}[]:,|abz\\\n\xff'
    for _ in range(60):
        broken = bytearray(data)
        for _ in range(1 + dice.below(3)):
            broken[dice.below(len(data))] = signs[dice.below(len(signs))]
        path.write_bytes(bytes(broken))
        try:
            report = check(path, TINY, pool)
        except NotationError:
            continue
        assert sum(tally.games for tally in report.tallies.values()) + report.faulty >= len(whole) - 1


def test_a_fault_quotes_a_little(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    line, row = game_at(whole, *GREEDY, 1)
    rows = list(whole)
    rows[line - 1] = row | {"record": instead("x" * 100_000)(row)}
    [fault] = checked(rows, tmp_path / "s", pool).faults
    assert len(fault.found) <= LONGEST_SAID


def test_no_more_is_read_than_a_submission_can_have(
    whole: list[Row], tmp_path: Path, pool: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotationError, match=f"line {len(whole) + 1}, .* at most {len(whole) - 1} games"):
        checked([*whole, whole[-1]], tmp_path / "s", pool)
    monkeypatch.setattr(files, "LONGEST_LINE", 500)
    with pytest.raises(NotationError, match=r"^line 2, .* at most 500 bytes"):
        checked(whole, tmp_path / "s", pool)
