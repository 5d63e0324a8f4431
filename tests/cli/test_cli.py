"""The command line: every command, with good and with bad input."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from pyengine.bots import names
from pyengine.cli import main
from pyengine.cli.bots import WORDS
from pyengine.cli.simulate import BrokenInvariant
from pyengine.core.record import Record
from pyengine.core.version import VERSION

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "seeds/face-to-face/rulebook.en.md"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["--version"])
    assert capsys.readouterr().out == f"pyengine {VERSION}\n"


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["face-to-face"] == {
        "id": "face-to-face",
        "seats": [2, 2],
        "options": {"first": ["random", "1", "2"]},
    }
    assert main(["games"]) == 0
    assert "face-to-face  2-2 players" in capsys.readouterr().out


def test_bots_are_listed_in_their_order_with_what_they_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuple(WORDS) == names()
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=1) for line in lines] == [[name, words] for name, words in WORDS.items()]
    assert main(["bots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[3] == {"bot": "greedy", "does": WORDS["greedy"]}


def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        arguments = ["--games", "8", "--seed", "5", "--bots", "greedy,random", "--json"]
        assert main(["simulate", "face-to-face", *arguments]) == 0
        data = json.loads(capsys.readouterr().out)
        data.pop("seconds")
        found.append(data)
    assert found[0] == found[1]
    assert found[0]["games"] == 8
    assert sum(found[0]["wins"]) == 8
    assert found[0]["decisions"] > 8


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "face-to-face", "--games", "2", "--option", "first=2"]) == 0
    assert "face-to-face: 2 games" in capsys.readouterr().out


def test_simulate_reports_a_broken_invariant(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyengine.cli.simulate._check", _fails)
    assert main(["simulate", "face-to-face", "--games", "1"]) == 1
    assert "face-to-face, seed 0: broken on purpose" in capsys.readouterr().out


def _fails(*_: object) -> None:
    raise BrokenInvariant("broken on purpose")


def test_replay(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(iter(sorted((ROOT / "seeds/face-to-face/records").glob("*.rec"))))
    assert main(["replay", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    outcome = Record.parse(path.read_text("utf-8")).replay().outcome
    assert outcome is not None
    assert data["outcome"]["reason"] == outcome.reason
    assert main(["replay", str(path)]) == 0
    assert f"over by {outcome.reason}" in capsys.readouterr().out


def test_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(BOOK)]) == 0
    assert "examples hold" in capsys.readouterr().out
    bad = tmp_path / "bad.md"
    bad.write_text("# x\n\n```play face-to-face\nhand 3 4\n! 3>own-up F2F-8\n```\n", "utf-8")
    assert main(["check", str(bad)]) == 1
    assert f"{bad}:5:3: 3>own-up is legal, but should be refused by F2F-8" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], "game=chess"),
        (["simulate", "face-to-face", "--players", "3"], "players=3"),
        (["simulate", "face-to-face", "--bots", "deep"], "bot=deep"),
        (["simulate", "face-to-face", "--bots", "random,random,random"], "bots=random,random,random"),
        (["simulate", "face-to-face", "--option", "first"], "option=first"),
        (["simulate", "face-to-face", "--option", "first=9"], "first=9"),
        (["simulate", "face-to-face", "--games", "0"], "games=0"),
        (["simulate", "face-to-face", "--seed", "-1"], "seed=-1"),
        (["replay", "no-such-file"], "no-such-file"),
        (["check", "no-such-file"], "no-such-file"),
        (["play", "face-to-face", "--seats", "cat,human"], "seats=cat"),
        (["play", "face-to-face", "--searchers", "0"], "searchers=0"),
    ],
)
def test_bad_input_is_reported_on_one_line(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("pyengine: ")
    assert says in error
    assert error.count("\n") == 1


def test_a_broken_record_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.rec"
    path.write_text("record 1\ngame face-to-face\nplayers 2\ndeal hand 2 99\n", "utf-8")
    assert main(["replay", str(path)]) == 2
    assert "line 4, column 13: '99' where card was expected" in capsys.readouterr().err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def test_play_refuses_with_the_rule(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "draw", "why draw", "legal", "zzz", "undo", "quit")
    assert main(["play", "face-to-face", "--seed", "7", "--option", "first=1"]) == 0
    said = capsys.readouterr().out
    assert said.count("F2F-6: You must lay at least two cards.") == 2
    assert "17>own-up" in said
    assert "'zzz' where action was expected" in said
    assert "This cannot be taken back." in said
    assert "Good-bye." in said


def test_play_hides_the_other_hand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "quit")
    main(["play", "face-to-face", "--seed", "7", "--option", "first=1"])
    assert "their hand " not in capsys.readouterr().out


def test_play_saves_and_undoes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.rec"
    typed(monkeypatch, "12>own-up", "17>own-up", "undo", f"save {path}")
    assert main(["play", "face-to-face", "--seed", "7", "--option", "first=1"]) == 0
    assert "Taken back." in capsys.readouterr().out
    assert [step.text for step in Record.parse(path.read_text("utf-8")).steps] == ["12>own-up"]


def test_bots_search_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    games = []
    for seed in ("3", "3", "4"):
        options = ["--seed", seed, "--searchers", "2", "--option", "target=1"]
        assert main(["play", "uno", "--seats", "bot:1,bot:random", *options]) == 0
        games.append(capsys.readouterr().out)
    assert games[0] == games[1] != games[2]


def test_bots_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "face-to-face", "--seats", "bot:greedy,bot:random", "--seed", "3"]) == 0
    assert "Winner: seat" in capsys.readouterr().out


WAITING = """---
game: waiting
players: 2
---
# Waiting

**WAI-1** · R — Wait.

```python
way = Option("a=b", "c")


@move("wait")
def wait(game):
    end_turn(game)
```
"""


def test_a_game_that_never_ends_is_recorded_whatever_its_options_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("waiting.md").write_text(WAITING, "utf-8")
    assert main(["check", "waiting.md", "--games", "1"]) == 1
    assert "it is recorded in waiting-players-2-seed-0.rec" in capsys.readouterr().out
    assert "option way a=b" in Path("waiting-players-2-seed-0.rec").read_text("utf-8")
