"""Nastilka-Bench: its tasks are frozen, and a submission holds to the last action, or is refused with the place."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from pyengine import Record
from pyengine.arena.bench import V1, Bench, Claims, Fault, Report, Submission, Task, check, fill
from pyengine.arena.bench import submission as files
from pyengine.arena.refused import FORFEITED
from pyengine.bots import Knowledge
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.state import Action, Rng
from pyengine.games import game as find_game

UNO = replace(V1.task("uno/3/all"), deals=1)
CAULDRONS = replace(V1.task("glastonbury/2/none"), deals=1)
TINY = replace(V1, name="tiny", opponents=("greedy", "random"), tasks=(UNO, CAULDRONS))
"""Two tasks of one deal each: three games of UNO and two of Glastonbury with each of two opponents."""
CLAIMS = Claims("Careful", "1.2", "two old cores", 1, tuple(task.id for task in TINY.tasks))
GREEDY, RANDOM = ("uno/3/all", "greedy"), ("uno/3/all", "random")

Row = dict[str, Any]


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


def test_the_tasks_are_frozen() -> None:
    """Whoever changes `v1.json` makes another benchmark, and names it so."""
    assert V1.name == "nastilka-bench-v1"
    assert V1.digest == "377a0d2a91096c43b208488257cb23ee9a730844f33b3fd3d2de8dc53313dad9"


def test_every_game_is_there_for_each_number_of_players_and_memory_where_there_is_any_to_lose() -> None:
    for game_id in ("face-to-face", "flights", "glastonbury", "nizam", "pearl", "uno"):
        game = find_game(game_id)
        recalls = {"all", "10", "none"} if game.memory else {"all"}
        players = range(max(2, game.seats[0]), min(4, game.seats[1]) + 1)
        found = {(task.players, task.recall) for task in V1.tasks if task.game == game_id}
        assert found == {(number, recall) for number in players for recall in recalls}
    assert all(task.deals * task.players >= 400 for task in V1.tasks)
    assert V1.anchor in V1.opponents


def test_the_digest_tells_any_change() -> None:
    [first, *rest] = V1.tasks
    changed = [replace(first, seed=1), replace(first, options=first.options | {"first": "1"}), replace(first, memory=3)]
    digests = {replace(V1, tasks=(each, *rest)).digest for each in changed}
    assert len(digests | {V1.digest, replace(V1, opponents=("random",)).digest}) == len(changed) + 2


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


def test_no_more_is_read_than_a_submission_can_have(
    whole: list[Row], tmp_path: Path, pool: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotationError, match=f"line {len(whole) + 1}, .* at most {len(whole) - 1} games"):
        checked([*whole, whole[-1]], tmp_path / "s", pool)
    monkeypatch.setattr(files, "LONGEST_LINE", 500)
    with pytest.raises(NotationError, match=r"^line 2, .* at most 500 bytes"):
        checked(whole, tmp_path / "s", pool)


def test_a_run_that_was_stopped_goes_on(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    path = tmp_path / "s"
    checked(whole, path, pool)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]) + lines[4][:50])
    written(path, pool)
    again = path.read_bytes().splitlines(keepends=True)
    assert again[:4] == lines[:4]
    assert len(again) == len(lines)
    assert not check(path, TINY, pool).faulty
    with pytest.raises(NotationError, match="these claims"):
        Submission(path, TINY, replace(CLAIMS, version="2"))


def test_the_same_bot_plays_the_same(whole: list[Row], tmp_path: Path, pool: Executor) -> None:
    again = [json.loads(line) for line in written(tmp_path / "s", pool).read_text("utf-8").splitlines()]
    assert [row["record"] for row in again[1:]] == [row["record"] for row in whole[1:]]


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


def test_a_task_says_what_is_played() -> None:
    task = Task("uno", 2, None, 7, 3, {"target": "1"})
    match = Bench("mine", ("greedy",), "greedy", (task,)).task("uno/2/all").match("random", "greedy", 2)
    assert (match.bots, match.games, match.seed, match.options["target"]) == (("random", "greedy"), 4, 7, "1")
