"""The check plays a game at random, and says what does not hold of it, with the line, and with the game's record."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import pytest

from pyengine.cli import main
from pyengine.core.record import Record
from pyengine.games import put
from pyengine.kit import author
from pyengine.kit.check import check
from pyengine.kit.source import NAMES
from tests.kit.files import HEAD, LAY, opened, small

WAIT = '```python\n@move("wait")\ndef wait(game):\n    end_turn(game)\n```\n'
SPARE = (
    '```python\n@move("spare")\ndef spare(game):\n    require(len(game.pile) > 99, "SMA-3")\n    end_turn(game)\n```\n'
)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_a_move_that_no_random_game_made() -> None:
    (failure,) = check(small(LAY + SPARE), 120)
    assert (failure.code, failure.found) == ("never", "spare")
    assert failure.line == line_of(HEAD + LAY + SPARE, '@move("spare")') + 1
    assert check(small(LAY + SPARE), 20) == []


def test_an_example_can_make_it_instead() -> None:
    spare = SPARE.replace("> 99", "> 1")
    example = "\n```play small\nhand 1 r2 | hand 2 r3 | pile r4 r5\n? spare\n```\n"
    rare = LAY.replace("if game.hand[game.seat]:", "if game.hand[game.seat] and not game.pile:")
    assert [each.code for each in check(small(rare + spare), 120)] == ["never"]
    assert check(small(rare + spare + example), 120) == []


def test_a_game_without_end_is_told_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("small.md").write_text(HEAD + WAIT, "utf-8")
    assert main(["check", "small.md", "--games", "5"]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"small.md:{line_of(HEAD + WAIT, 'def wait')}:1: a random game has not ended")
    assert "recorded in small-players-2-seed-0.rec" in said
    put(opened(Path("small.md")).game)
    record = Record.parse(Path("small-players-2-seed-0.rec").read_text("utf-8"))
    assert len(record.steps) == 5_000
    assert record.replay().outcome is None


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        # a hidden card decides what is legal
        ("world", "require(card.n > 1", 'require(not game.deck or game.deck.top.colour == "r" or card.n < 0'),
        (
            "cards",
            "game.hand[game.seat].move(card, to=game.secret)",
            "end_turn(game); game.hand[game.seat].cards.pop()",
        ),
    ],
)
def test_what_has_to_hold_of_every_game(code: str, old: str, new: str) -> None:
    assert old in LAY
    assert code in {each.code for each in check(small(LAY.replace(old, new)), 60)}


def test_a_bot_is_told_nothing_that_its_seat_does_not_see() -> None:
    peeks = "\n```python\nimport random\n\n\ndef worth(view, action):\n    return random.random()\n```\n"
    assert [each.code for each in check(small(LAY + peeks), 30)] == ["bot"]


def test_what_chance_decides_outside_the_game_does_not_replay() -> None:
    code = LAY.replace(
        "    game.hand[game.seat].move(card, to=game.secret)\n",
        "    game.hand[game.seat].move(card, to=game.secret)\n    game.bid[game.seat] = random.randint(1, 3)\n",
    ).replace("```python\n", "```python\nimport random\n\n\n", 1)
    assert "replay" in {each.code for each in check(small(code), 30)}


def test_a_traceback_shows_the_line_of_the_file() -> None:
    code = LAY.replace("game.win(game.seat", "game.wins(game.seat", 1)
    game = small(code).game
    state: Any = game.position("hand 1 r2 | hand 2 r3")
    with pytest.raises(AttributeError) as caught:
        state.apply(0, game.parse("r2"))
    last = traceback.extract_tb(caught.value.__traceback__)
    frame = next(each for each in last if each.filename == "small.md")
    assert (frame.lineno, frame.line) == (line_of(HEAD + code, "game.wins"), 'game.wins(game.seat, "SMA-3")')


def test_a_name_that_is_taken_is_told_where_it_is_declared() -> None:
    text = LAY + "\n```python\nround = Value(0)\n```\n"
    (failure,) = check(small(text), 1)
    assert failure.line == line_of(HEAD + text, "round = Value")


@pytest.mark.parametrize(
    "line",
    [
        'word = Value("two words")',
        "bid = Value([])",
        'seen = Value("-")',
        'more = pack({"red 5": 1})',
        'more = french("2 3 99")',
        'more = french("2 3", "x")',
    ],
)
def test_a_value_that_no_position_could_say_is_told(line: str) -> None:
    (failure,) = check(small(f"{LAY}\n```python\n{line}\n```\n"), 1)
    assert (failure.code, failure.line) == ("python", line_of(f"{HEAD}{LAY}\n```python\n{line}", line))


def test_the_text_of_a_move_is_one_word() -> None:
    text = LAY.replace('"hide:{card}"', '"hide {card}"')
    (failure,) = check(small(text), 1)
    assert failure.found == "the text of hide is one word, such as lay:{card}"
    assert failure.line == line_of(HEAD + text, "def hide")


def test_too_many_ways_to_fill_a_move_are_told_at_once() -> None:
    text = (
        LAY
        + '\n```python\n@move("all:{these}")\ndef lay_all(game, these: some(hand, 1, 12), who: seats):\n    pass\n```\n'
    )
    (failure,) = check(small(text.replace("{these}", "{these}>{who}").replace("range(1, 7)", "range(1, 9)")), 1)
    assert failure.code == "python"


def test_an_author_can_import_all_names_for_an_editor() -> None:
    text = LAY.replace("```python\n", "```python\nfrom pyengine.kit.author import *\n\n\n", 1)
    text = text.replace("def lay(game, card: hand)", "def lay(game: Game, card: hand)")
    assert check(small(text), 10) == []
    assert all(getattr(author, name) is each for name, each in NAMES.items())


def test_arena_plays_a_file_in_processes_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "small.md", tmp_path / "out.jsonl"
    path.write_text(HEAD + LAY, "utf-8")
    run = ["arena", str(path), "--bots", "random,greedy", "--games", "4", "--workers", "2", "--out", str(out)]
    assert main(run) == 0
    assert capsys.readouterr().out.startswith("small, 4 games")
    path.write_text(HEAD + LAY.replace("card.n > 1", "card.n > 2"), "utf-8")
    assert main(run) == 2  # results of other rules are not gone on with
