"""“Put a model at the table”: its commands and its Python are run against an endpoint on this machine."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyengine.adapters.text import LONGEST_ANSWER, Form
from pyengine.cli import main
from pyengine.cli.models import KEY
from pyengine.models.dialogue import VERDICTS
from pyengine.models.endpoint import LONGEST_BODY
from tests.models.fake import Fake, endpoint, first_legal

PAGE = (Path(__file__).parents[2] / "docs/models.md").read_text("utf-8")
URL = "http://127.0.0.1:8000/v1"


def answer(request: dict[str, Any], _: int) -> str:
    """The first legal action where they are listed; else to draw, which a model that knows no rules tries."""
    return first_legal(request) if "Your legal actions" in request["messages"][1]["content"] else "ACTION: draw"


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Fake]:
    monkeypatch.chdir(tmp_path)
    with endpoint(answer) as found:
        yield found


def test_its_commands_run(fake: Fake, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In their order; the same ones again ask nothing, and the key of the environment is in no file."""
    monkeypatch.setenv(KEY, "sk-never-to-be-seen")
    commands = re.findall(r"^    python -m pyengine (model .*)$", PAGE, re.MULTILINE)
    assert [command.split()[1] for command in commands] == ["play", "puzzles", "table"]
    for _ in range(2):
        for command in commands:
            assert main(shlex.split(command.replace(URL, fake.url))) == 0
        asked = len(fake.requests)
    assert asked == len(fake.requests) > 10
    out = capsys.readouterr().out
    assert "| tiny | uno | 4 games |" in out
    assert "| tiny | nizam | 10 puzzles |" in out
    assert "| rule | tiny |" in out
    assert "| model | game | easy | fair | hard |" in out
    assert fake.headers[0]["Authorization"] == "Bearer sk-never-to-be-seen"
    for path in Path().iterdir():
        assert "sk-never" not in path.read_text("utf-8")


def test_its_python_runs() -> None:
    found = re.findall(r"^```\{doctest\}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    test = doctest.DocTestParser().get_doctest(found[0], {}, "models", None, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_its_module_plays_in_the_arena(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    [module] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    Path("mymodel.py").write_text(module.replace(URL, fake.url), "utf-8")
    command = ["arena", "uno", "--bots", "mymodel:seat,greedy", "--games", "2", "--workers", "1"]
    assert main([*command, "--option", "target=1", "--json"]) == 0
    [row, _] = json.loads(capsys.readouterr().out)["bots"]
    assert row["bot"] == "mymodel:seat"
    assert fake.requests


def test_its_options_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    known = set[str]()
    for way in ("play", "puzzles"):
        with pytest.raises(SystemExit):
            main(["model", way, "--help"])
        known |= set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    table = PAGE.partition("## Options")[2].partition("\n## ")[0]
    cells = " ".join(re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE))
    assert set(re.findall(r"--[a-z][a-z-]*", cells)) == known - {"--help"}
    with pytest.raises(SystemExit):
        main(["model", "table", "--help"])
    assert {"--price", "--json"} <= set(re.findall(r"--[a-z]+", capsys.readouterr().out))


def test_its_numbers_and_verdicts_are_those_of_the_code() -> None:
    assert tuple(re.findall(r"^\| `([a-z-]+)` \| .* \| .* \|$", PAGE, re.MULTILINE)) == VERDICTS
    assert f"{LONGEST_BODY // 1_000_000} MB, an answer up to its last {LONGEST_ANSWER:,} characters" in PAGE
    assert f"`--history {Form().history}`" in PAGE


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--url", "http://models.example/v1"], "https"),
        (["--body", "[]"], "a JSON object"),
        (["--body", '{"stream": true}'], "stream"),
        (["--lang", "xx"], "rulebook"),
        (["--tries", "0"], "tries"),
        (["--parallel", "0"], "parallel"),
        (["--against", "nobody"], "bot"),
        (["--players", "11"], "players"),
        (["--games", "0"], "games"),
        (["--history", "-1"], "history"),
        (["--timeout", "0"], "timeout"),
    ],
)
def test_bad_settings_are_told_on_one_line(
    more: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(KEY, "sk-secret")
    monkeypatch.chdir(tmp_path)
    assert main(["model", "play", "uno", "--url", URL, "--model", "tiny", "--out", "t.jsonl", *more]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert "sk-secret" not in told
    assert not Path("t.jsonl").exists()


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pyengine.cli.models.find_spec", lambda _: None)
    out = tmp_path / "t.jsonl"
    assert main(["model", "puzzles", "uno", "--url", URL, "--model", "tiny", "--out", str(out)]) == 2
    assert "pip install requests" in capsys.readouterr().err
    assert not out.exists()


def test_an_endpoint_that_refuses_ends_the_run_and_what_was_asked_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    def script(request: dict[str, Any], number: int) -> Any:
        return (403, {}, b"no more money") if number == 3 else first_legal(request)

    with endpoint(script) as fake:
        command = ["model", "play", "uno", "--url", fake.url, "--model", "tiny", "--out", "t.jsonl", "--legal"]
        command += ["--option", "target=1", "--games", "1"]
        assert main(command) == 1
        assert "no more money; what was asked is saved in t.jsonl" in capsys.readouterr().err
        assert len(Path("t.jsonl").read_text().splitlines()) == 5
        assert main(command) == 0
    assert main(["model", "table", "t.jsonl", "--json", "--price", "tiny=1,1"]) == 0
    [_, line] = capsys.readouterr().out.strip().rsplit("\n", 1)
    [found] = json.loads(line)["standings"]
    assert found["forfeits"] == 0
    assert found["cost"] > 0
    for wrong in ("tiny", "tiny=1", "=1,2", "tiny=-1,2", "tiny=nan,1"):
        assert main(["model", "table", "t.jsonl", "--price", wrong]) == 2
    assert main(["model", "table", "nowhere.jsonl"]) == 2
