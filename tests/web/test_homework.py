"""Homework: the chapters of a link, read one after the other, and the result that goes back as one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyengine.core import links
from pyengine.study.shipped import study_text
from tests.web.benches import Bench
from tests.web.test_workbench_study import STUDY
from web.workbench.annotating.homework import NAME

UNO = study_text("uno", "colour-and-call")
TASK = {"id": "abc", "title": "Week 3", "sets": [{"text": UNO, "chapters": [2, 3]}, {"text": STUDY, "chapters": [1]}]}


class Pupil(Bench):
    """A homework that a pupil has opened."""

    def __init__(self, task: dict[str, Any] | None = None, fragment: str = "", **more: Any) -> None:
        text = json.dumps({**(TASK if task is None else task), **more})
        super().__init__("", homework=text, fragment=fragment, base="https://games.example/workbench/")

    def go(self, at: int) -> None:
        self.send(do="homework-go", value=str(at))

    def attempt(self, action: str) -> None:
        self.send(do="set-study", name="try", value=action)

    @property
    def result(self) -> Any:
        """What the link for the teacher holds."""
        link = self.html.split('id="homework-link"')[1].split('value="')[1].split('"')[0]
        assert link.startswith("https://games.example/studies/#result=")
        return links.read(link, "result", 10_000, json.loads)


def test_chapters_of_several_studies_are_read_one_after_the_other() -> None:
    pupil = Pupil()
    assert "Week 3" in pupil.html
    assert "Which colour to name" in pupil.html
    assert "Staying in colour" not in pupil.html
    pupil.go(1)
    assert "<h3>The last two cards</h3>" in pupil.html
    pupil.go(2)
    assert "<h3>In time</h3>" in pupil.html
    assert pupil.workspace.game.id == "face-to-face"
    assert 'data-do="homework-go" data-value="3"' not in pupil.html
    pupil.send(do="set-study", name="part", value="0")
    assert "<h3>Which colour to name</h3>" in pupil.html
    pupil.go(3)
    assert pupil.problem


def test_its_answers_are_in_nobodys_reach() -> None:
    pupil = Pupil()
    for way in ('data-do="study-read"', 'data-do="study-print"', "data-marked"):
        assert way not in pupil.html


def test_the_result_tells_tries_and_what_was_shown() -> None:
    pupil = Pupil()
    assert pupil.result == {
        "h": "abc",
        "t": "Week 3",
        "n": "",
        "c": [["Which colour to name", [[0, 0]]], ["The last two cards", [[0, 0]]], ["In time", [[0, 0]]]],
    }
    pupil.send(do="type-study", name="pupil", text="Оля")
    pupil.attempt("wild+2>blue")
    pupil.attempt("wild+2>red")
    pupil.go(2)
    pupil.send(do="study-solve")
    assert 'value="https://games.example/studies/uk/#result=' in Pupil(lang="uk").html
    assert pupil.result["n"] == "Оля"
    assert [given for _, given in pupil.result["c"]] == [[[2, 1]], [[0, 0]], [[0, 2]]]
    assert "2 of 3 questions are answered" in pupil.html


def test_what_was_done_is_kept_on_the_device_and_taken_up_again() -> None:
    pupil = Pupil()
    pupil.send(do="type-study", name="pupil", text="Olha")
    pupil.attempt("wild+2>blue")
    pupil.attempt("wild+2>red")
    kept = pupil.answer["saves"]
    assert kept["key"] == "homework abc"
    assert "draft" not in pupil.answer
    again = Pupil(kept=kept["text"])
    assert again.result == pupil.result
    assert "Well done" in again.html
    again.send(do="homework-go", value="2")
    assert "saves" not in again.answer


@pytest.mark.parametrize(
    "kept", ["x", "[]", "{}", '{"c": [[]]}', '{"c": [["", [[1, 7, ""]]], ["", []], ["", []]]}', None]
)
def test_something_else_in_its_place_does_no_harm(kept: str | None) -> None:
    assert Pupil(kept=kept).result == Pupil().result


@pytest.mark.parametrize(
    "task",
    [
        {"error": "damaged"},
        {"sets": []},
        {"id": "x", "sets": [{"text": UNO, "chapters": [9]}]},
        {"id": "x", "sets": [{"text": UNO, "chapters": [0]}]},
        {"id": "x", "sets": [{"text": "study 2", "chapters": [1]}]},
        {"id": "x", "sets": [{"text": UNO, "chapters": "all"}]},
    ],
)
def test_a_garbled_homework_is_told(task: dict[str, Any]) -> None:
    pupil = Bench("", homework=json.dumps(task))
    assert "This homework cannot be opened." in pupil.html


def test_a_link_that_was_cut_is_told_as_such() -> None:
    whole = f"#{NAME}={links.wrapped(json.dumps({'t': 'x' * 50}))}"
    pupil = Bench("", homework='{"error": "damaged"}', fragment=whole[:-20])
    assert "cannot be opened" in pupil.html
    assert "Its end is missing" in pupil.html


def test_a_study_that_is_opened_is_noted() -> None:
    assert Pupil().answer["opened"] == {"title": "Week 3", "game": "uno"}
    reader = Bench("face-to-face", "study=x", shipped=STUDY)
    assert reader.answer["opened"] == {"title": "Giving", "game": "face-to-face"}
    assert "opened" not in reader.send(do="study-go", value="0")
    assert "opened" not in Bench("face-to-face", "study=x&tab=study", shipped=STUDY).answer
