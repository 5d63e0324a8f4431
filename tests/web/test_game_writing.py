"""What the page on which a game's file is written asks of the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyengine.cli.check import _SAYS
from pyengine.cli.game_file import beginning
from pyengine.kit.document import read
from pyengine.rulebook import fences
from pyengine.rulebook.run import run
from web.kit import framed
from web.parts.messages import LANGS, Messages
from web.site.game_writing import FAULTS

TEXT = beginning("mine")
POSITION = "players 2 | seat 1 | hand 1 9h 3s | hand 2 4d 5d | pile 5s | rng 0"


def ask(**command: Any) -> Any:
    return json.loads(framed.send(json.dumps(command)))["result"]["value"]


def test_a_file_that_holds_has_no_faults_and_plays() -> None:
    assert ask(do="check", text=TEXT) == {"faults": [], "plays": True}


@pytest.mark.parametrize(
    ("old", "new", "line", "place"),
    [
        ("\n    end_turn(game)\n", "\n    end_trn(game)\n", "end_trn(game)", (5, "python", False)),
        ("def lay(", "def lay((", "def lay((", (9, "python", False)),
        ("! 9h NEW-3", "! 3s NEW-3", "! 3s NEW-3", (3, "allowed", True)),
        ("game: mine", "gme: mine", "gme: mine", (1, "notation", False)),
    ],
)
def test_a_fault_has_its_place(old: str, new: str, line: str, place: tuple[int, str, bool]) -> None:
    text = TEXT.replace(old, new)
    found = ask(do="check", text=text)
    fault = found["faults"][0]
    assert (fault["column"], fault["code"], found["plays"]) == place
    assert text.split("\n")[fault["line"] - 1].strip().startswith(line)


@pytest.mark.parametrize(("action", "rule"), [("3s", ""), ("draw", ""), ("9h", "NEW-3")])
def test_an_example_of_what_was_done_holds(action: str, rule: str) -> None:
    fence = ask(do="example", text=TEXT, position=POSITION, seat=1, action=action, rule=rule)
    assert fence.startswith("```play mine\n")
    assert f"{'!' if rule else '>'} 1: {action}" in fence
    [example] = fences(fence)
    assert run(example, read(TEXT).game) == []


def test_an_example_of_another_game_is_a_fault() -> None:
    asked = {"do": "example", "text": TEXT, "position": "trick 9h", "seat": 1, "action": "9h"}
    assert json.loads(framed.send(json.dumps(asked)))["fault"]["kind"] == "notation"


HIGHER, GERMAN = (Path(f"docs/examples/higher{lang}.md").read_text("utf-8") for lang in ("", ".de"))


@pytest.mark.parametrize(
    ("text", "beside", "codes"),
    [
        (GERMAN, {"higher.md": HIGHER}, []),
        (GERMAN, {}, [(GERMAN[: GERMAN.index("translates")].count("\n") + 1, "no-first")]),
        (GERMAN.replace("{#setup}", "{#other}"), {"higher.md": HIGHER}, [(0, "section")]),
        (GERMAN.replace("**HIG-4** · R", "**HIG-4** · S"), {"higher.md": HIGHER}, [(0, "mark")]),
        (GERMAN, {"higher.md": HIGHER.replace("game:", "gme:", 1)}, [(0, "first")]),
        (GERMAN.replace("title:", "titel:", 1), {"higher.md": HIGHER}, [(0, "notation")]),
    ],
    ids=["holds", "alone", "section", "mark", "first", "notation"],
)
def test_a_text_in_another_language_is_held_against_its_first_file(
    text: str, beside: dict[str, str], codes: list[tuple[int, str]]
) -> None:
    found = ask(do="check", text=text, beside=beside)
    assert not found["plays"]
    assert [each["code"] for each in found["faults"]][:1] == [code for _, code in codes][:1]
    assert all(found["faults"][at]["line"] == line for at, (line, _) in enumerate(codes) if line)


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_of_the_check_has_a_sentence(lang: str) -> None:
    not_here = {"slow", "never"}  # of the command line, and of a hundred games and more
    assert set(_SAYS) - not_here <= set(FAULTS)
    for code in FAULTS:
        assert Messages(lang)(f"writing-fault-{code}", found="1", wanted="2")
