"""Arguments, typed lines and files of any kind: the command ends with an exit code, and never with an exception."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pyengine.arena import Match, Results, jobs, play, standings
from pyengine.cli import main
from pyengine.core.errors import NotationError
from tests.endure import repeated
from tests.fuzz.damage import damaged

WORDS = [
    *("uno", "face-to-face", "pearl", "chess", "--players", "--games", "--seed", "--bots", "--seats", "--option"),
    *("--json", "--workers", "--out", "--", "-", "", "0", "1", "2", "-1", "9" * 21, "9" * 5000, "٣", "1.5", "random"),
    *(
        "greedy,random",
        "bot:greedy,bot:random",
        "human,human",
        "human,bot:x",
        "self=1",
        "seed=1",
        "players=3",
        "first=1",
    ),
    *(
        "first=",
        "=",
        "--option=--",
        "--bots=--",
        "--x",
        "\0",
        "\ud800",
        "їжак",
        "x" * 5000,
        ".",
        "no/such/file",
        "a\nb",
    ),
]
LINES = [
    "legal",
    "undo",
    "why",
    "why draw",
    "17>own-up",
    "draw",
    "save",
    "save .",
    "save \0",
    "save /no/such",
    "quit",
    "",
]
MATCH = Match("face-to-face", ("greedy", "random"), 12, 5, {"first": "random"})
PLAYED = [play(MATCH, job) for job in list(jobs(MATCH))[:4]]
VALUES = ["NaN", "1e999", "[[[[", "{", "}", "null", "true", '"x"', "-1", "0", "9" * 400, "[]", '"number": 1', "\\ud800"]


@contextmanager
def threads(number: int) -> Iterator[Executor]:
    """In place of worker processes, which would take too long to start."""
    with ThreadPoolExecutor(number) as executor:
        yield executor


def ran(arguments: list[str]) -> tuple[int | str | None, str]:
    """The exit code of a command, and all that it says."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        try:
            code: int | str | None = main(arguments)
        except SystemExit as stopped:
            code = stopped.code
    return code, said.getvalue()


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An empty folder to write into, and threads for workers."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pyengine.arena.executors.workers", threads)
    return monkeypatch


@repeated(60, 600, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    command=st.sampled_from(["simulate", "solve", "play", "arena", "games", "replay", "check"]),
    words=st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=6),
    lines=st.lists(st.sampled_from(LINES) | st.text(max_size=12), max_size=6),
)
def test_any_arguments(command: str, words: list[str], lines: list[str], alone: pytest.MonkeyPatch) -> None:
    alone.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    few = {"simulate": ["--games", "1"], "arena": ["--games", "1"], "solve": ["--nodes", "50"]}.get(command, [])
    code, said = ran([command, *few, *words, *(few if "--" not in words else [])])
    assert code in (0, 1, 2) or (code, command) == (3, "solve")
    if code == 2:
        assert said.splitlines()[-1].startswith(("pyengine: ", f"pyengine {command}: ", "usage: "))


@repeated(60, 600, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=60) | st.text(max_size=60).map(str.encode), command=st.sampled_from(["replay", "check"]))
def test_any_file(data: bytes, command: str, alone: pytest.MonkeyPatch) -> None:
    assert alone
    Path("any").write_bytes(data)
    code, said = ran([command, "any"])
    assert code in (0, 1, 2)
    assert len(said) < 2000


def _unchanged(error: NotationError, path: Path, before: bytes) -> None:
    """A file that is refused stays as it is, and its error has a line of it."""
    assert 1 <= error.line <= before.count(b"\n") + 1
    assert path.read_bytes() == before


def _lines() -> str:
    head = json.dumps({"match": {"game": MATCH.game, "bots": MATCH.bots, "seed": 5, "options": MATCH.options}})
    return "\n".join([head, *(json.dumps(result.to_json()) for result in PLAYED), ""])


@repeated(150, 2000, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=damaged(_lines(), VALUES), cut=st.integers(0, 40))
def test_damaged_results(text: str, cut: int, alone: pytest.MonkeyPatch) -> None:
    assert alone
    path = Path("results.jsonl")
    before = text.encode("utf-8", "surrogatepass")[: -cut or None]
    path.write_bytes(before)
    try:
        results = Results(MATCH, path)
    except NotationError as refused:
        _unchanged(refused, path, before)
        return
    assert standings(MATCH, results.found.values())
    results.add(PLAYED[0])
    assert PLAYED[0].number in Results(MATCH, path).found
