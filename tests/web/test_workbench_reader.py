"""A study as its readers see it on the workbench: questions before answers, and the way to a copy of one's own."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from pyengine.study.shipped import study_names, study_text
from tests.web.benches import GAMES, Bench
from tests.web.test_workbench_study import STUDY
from web.engine.record_link import STUDY as KEY
from web.engine.record_link import fragment
from web.workbench.annotating.place import save_number

MARKED = STUDY.replace('" en The first words.', '" en The first words.\n* 17\n-> 17 own-up')


class Reader(Bench):
    """A study that somebody has opened by its link."""

    def __init__(self, text: str = MARKED, query: str = "", game: str = "face-to-face", **more: Any) -> None:
        super().__init__(game, query, fragment=fragment(text, KEY), **more)

    def attempt(self, action: str) -> None:
        self.send(do="set-study", name="try", value=action)

    @property
    def events(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.answer.get("events", [])
        return found


def test_a_link_opens_the_reader_with_nothing_given_away() -> None:
    reader = Reader()
    assert "What now?" in reader.html
    for hidden in ("data-marked", "data-arrow", "Yes.", "No.", "Too far.", "said-", 'role="tab"', "study-unmark"):
        assert hidden not in reader.html, hidden
    assert "draft" not in reader.answer, "who reads keeps the draft that is on the device"


def test_a_tab_in_the_address_opens_the_editor() -> None:
    assert 'id="said-words"' in Reader(query="tab=study").html
    assert (
        'id="tab-analyse" data-do="tab" data-value="analyse" aria-selected="true"' in Reader(query="tab=analyse").html
    )
    with_draft = Bench("uno", "tab=study")
    assert 'id="said-words"' in with_draft.html, "where there is no study, it is the draft's or a new one"
    assert 'role="tab"' in Reader(query="tab=kitchen").html


def test_a_wrong_answer_may_be_tried_again_and_the_marks_come_with_the_right_one() -> None:
    reader = Reader()
    reader.attempt("45>own-up")
    assert "Too far." in reader.html
    assert "Try again" in reader.html
    assert "data-marked" not in reader.html
    assert 'data-do="study-go"' not in reader.html
    reader.attempt("17>own-up")
    assert "Yes." in reader.html
    assert "data-marked" in reader.html
    assert 'data-do="study-solve"' not in reader.html
    reader.send(do="study-go", value="1")
    reader.send(do="study-go", value="0")
    assert "Yes." in reader.html, "what was answered stays answered"


def test_every_answer_is_an_event() -> None:
    reader = Reader()
    reader.attempt("17>their-up")
    assert reader.events == [], "what the rules forbid is no answer"
    reader.attempt("27>own-up")
    place = {"type": "studyanswer", "chapter": 1, "question": 1, "questions": 1}
    assert reader.events == [{**place, "action": "27>own-up", "right": False, "shown": False, "tries": 1}]
    reader.attempt("17>own-up")
    assert reader.events == [{**place, "action": "17>own-up", "right": True, "shown": False, "tries": 2}]
    reader.send(do="study-go", value="1")
    assert reader.events == []


def test_an_answer_that_is_shown_is_told_as_such() -> None:
    reader = Reader()
    reader.attempt("27>own-up")
    reader.send(do="study-solve")
    [event] = reader.events
    assert (event["right"], event["shown"], event["tries"]) == (False, True, 1)
    assert "The answer: " in reader.html
    assert "Well done" not in reader.html


def test_a_copy_is_edited_and_becomes_the_draft() -> None:
    reader = Reader()
    reader.send(do="study-read", value="no")
    assert 'id="said-words"' in reader.html
    draft = reader.answer["draft"]
    assert draft["anew"]
    assert json.loads(draft["text"])["study"] == reader.workspace.document.study.format()
    assert reader.answer["address"] == "?game=face-to-face&lang=en"


def test_one_goes_from_chapter_to_chapter() -> None:
    game = "uno"
    reader = Reader(study_text(game, study_names(game)[0]), game=game)
    study = reader.workspace.document.study
    assert 'data-do="study-chapter" data-value="1"' in reader.html
    assert study.words["en"][:40] in reader.html
    reader.send(do="set-study", name="chapter", value="3")
    assert study.chapters[3].titles["en"] in reader.html
    assert 'data-value="4"' not in reader.html
    assert study.words["en"][:40] not in reader.html


@pytest.mark.parametrize("game", GAMES)
def test_no_shipped_question_shows_a_mark_or_a_reply_before_its_answer(game: str) -> None:
    reader = Reader(study_text(game, study_names(game)[0]), game=game)
    for number, chapter in enumerate(reader.workspace.document.study.chapters):
        for at, node in enumerate(chapter.nodes):
            if not node.stop:
                continue
            reader.send(do="study-chapter", value=str(number))
            reader.send(do="study-go", value=str(at))
            assert "data-marked" not in reader.html
            said = [node.stop.right, node.stop.other, *node.stop.answers.values()]
            assert not any(words["en"] in reader.html for words in said if words)
            assert "data-action=" in reader.html or "data-source=" in reader.html


def test_the_table_is_seen_with_the_eyes_of_who_is_asked() -> None:
    text = study_text("uno", "colour-and-call")
    reader = Reader(text, game="uno")
    assert 'data-source="b6"' in reader.html
    assert 'data-source="b1"' not in reader.html


def test_what_looks_back_at_the_answers_is_printed_behind_them() -> None:
    reader = Reader(study_text("uno", "colour-and-call"), game="uno")
    reader.send(do="study-print", value="yes")
    sheets = reader.html[reader.html.index("study-sheets") :]
    parts = re.findall(r'class="study-(chapter|answers)"', sheets)
    assert parts == ["chapter"] * 3 + ["answers", "chapter"]


def test_it_is_printed_with_the_answers_behind_the_chapters() -> None:
    reader = Reader()
    assert "study-sheets" not in reader.html
    reader.send(do="study-print", value="yes")
    assert reader.answer["print"]
    sheets = reader.html[reader.html.index("study-sheets") :]
    assert sheets.index('class="study-chapter"') < sheets.index('class="study-answers"')
    answers = sheets[sheets.index('class="study-answers"') :]
    assert "Too far." in answers
    assert "It lies." in answers
    assert "<button" not in sheets
    reader.send(do="study-go", value="0")
    assert "study-sheets" not in reader.html
    assert "print" not in reader.answer


def test_a_saved_study_is_opened_by_its_number() -> None:
    saves = json.dumps([STUDY, STUDY.replace("Giving", "Second")])
    reader = Bench("face-to-face", "saved=2", saves=saves)
    assert "Second" in reader.html
    assert "What now?" in reader.html
    editor = Bench("face-to-face", "saved=2&tab=study", saves=saves)
    assert save_number(editor.workspace) == 1
    assert Bench("face-to-face", "saved=3", saves=saves).problem
    assert Bench("face-to-face", "saved=1").problem
