"""Results files that are broken, of other types or half written: a place is named, and no result is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyengine.arena import Match, Results, jobs, play
from pyengine.arena.lines import LONGEST
from pyengine.cli import main
from pyengine.core.errors import NotationError

MATCH = Match("face-to-face", ("greedy", "random"), 12, 5, {"first": "random"})
PLAYED = [play(MATCH, job) for job in list(jobs(MATCH))[:3]]
GOOD: dict[str, Any] = PLAYED[0].to_json()
COMMAND = ["arena", "face-to-face", "--bots", "greedy,random", "--games", "4", "--seed", "5", "--workers", "1"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three results."""
    path = tmp_path / "results.jsonl"
    results = Results(MATCH, path)
    for result in PLAYED:
        results.add(result)
    return path


def refused(path: Path) -> NotationError:
    before = path.read_bytes()
    with pytest.raises(NotationError) as caught:
        Results(MATCH, path)
    assert path.read_bytes() == before, "a file that is refused is not changed"
    assert len(str(caught.value)) < 150
    return caught.value


WRONG: dict[str, list[Any]] = {
    "number": [-1, 1.0, True, "0", None, [0], 1 << 64, 10**400],
    "seed": [6, -5, "5", None, 5.0],
    "seats": [[1, 0], [0], [0, 1, 2], "01", [0, "1"], [0, True], {}, None, 7, [[0], [1]]],
    "shares": [[0.5], [2, -1], [1.0, "0"], [True, False], [None, 1], 1, "ab", [1, 10**400]],
    "scores": [[1], [1.5, 2], ["1", "2"], None, [[], []], [True, 1]],
    "reason": [5, None, [], {}, True],
    "decisions": [[1], [-1, 2], [1.0, 2], [None, None], "12"],
    "seconds": [[1], [-1, 2], ["1", 2], [None, None], [10**400, 1], {"0": 1}],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_field_of_a_wrong_type_is_named(path: Path, name: str, value: Any) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**GOOD, name: value}) + "\n")
    error = refused(path)
    assert error.line == 5
    assert error.expected in (f"{name} of a result", "a result of game 0")


@pytest.mark.parametrize(
    "line",
    [
        *("", "{}", "[]", "null", "5", '"x"', "NaN", "{", "\ufeff{}", "\0", "x" * (LONGEST + 1)),
        *("[" * 9_000, "[" * 1_000_000, '{"a":' * 1_900, "9" * 5000, '{"number": ' + "9" * 5000 + "}"),
        json.dumps({**GOOD, "more": 1}),
        json.dumps({name: value for name, value in GOOD.items() if name != "seed"}),
        json.dumps({**GOOD, "seconds": [0.5, float("nan")]}),
        json.dumps({**GOOD, "seconds": [0.5, float("inf")]}),
        json.dumps({**GOOD, "seconds": [0.5, 1]}).replace("0.5", "1e999"),
        json.dumps({**GOOD, "reason": "x" * LONGEST}),
    ],
    ids=lambda line: line[:20].encode("unicode_escape").decode(),
)
def test_a_line_that_is_no_result_says_where(path: Path, line: str) -> None:
    text = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*text[:2], line, *text[2:], ""]), "utf-8")
    assert (refused(path).line, refused(path).column) == (3, 1)


def test_a_line_that_is_no_text_says_where(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"\xff\xfe\n")
    assert refused(path).line == 5


@pytest.mark.parametrize("cut", [0, 1, 10, -1])
def test_a_head_that_was_half_written_is_written_anew(path: Path, cut: int) -> None:
    head = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(head[:cut])
    results = Results(MATCH, path)
    assert results.found == {}
    assert path.read_bytes() == head
    results.add(PLAYED[0])
    assert Results(MATCH, path).found == {0: PLAYED[0]}


def test_a_head_in_other_words_is_the_same(path: Path) -> None:
    head, *rest = path.read_text("utf-8").splitlines(keepends=True)
    match = json.loads(head)["match"]
    other = json.dumps({"match": dict(reversed(match.items()))}, indent=None, separators=(",", ":"))
    path.write_text("".join([other, "\n", *rest]), "utf-8")
    assert len(Results(MATCH, path).found) == 3
    path.write_text(other, "utf-8")
    assert Results(MATCH, path).found == {}
    assert path.read_text("utf-8") == head, "without its end of line it is written anew"


@pytest.mark.parametrize(
    "head", ["x", "{}", '{"match": {"game": "uno"', "\n", "null\n", "[" * 5000 + "\n", '{"match": NaN}\n']
)
def test_a_head_of_something_else_is_refused(path: Path, head: str) -> None:
    path.write_text(head, "utf-8")
    assert refused(path).line == 1


def test_a_result_cut_short_is_the_only_one_that_is_lost(path: Path) -> None:
    whole = path.read_bytes()
    for cut in range(1, len(whole.splitlines(keepends=True)[-1]) + 1, 7):
        path.write_bytes(whole[:-cut])
        assert sorted(Results(MATCH, path).found) == [0, 1]
        assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:3])


def test_the_command_reports_a_broken_file_and_a_later_run_goes_on(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b"[NaN]\n")
    assert main([*COMMAND, "--out", str(path)]) == 2
    assert capsys.readouterr().err == "pyengine: line 5, column 1: '[NaN]' where a JSON object was expected\n"
    path.write_bytes(whole + b'{"num')
    assert main([*COMMAND, "--out", str(path)]) == 0
    assert sorted(Results(MATCH, path).found) == [0, 1, 2, 3]
    assert path.read_bytes().startswith(whole)
