"""The workbench's tab to study: chapters, words, marks, questions, files, and the study as its readers see it."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

import pytest

from pyengine.study import Arrow, Study, parse_study
from pyengine.study.check import faults
from pyengine.study.shipped import study_names, study_text
from tests.languages import WHOLE as LANGS
from tests.web.benches import GAMES, Bench
from web.workbench.annotating.place import editor_of
from web.workbench.annotating.saves import LONGEST_LINK, MOST, link_of

HAND = "hand 17 18 27 28 40 45"
STUDY = f"""study 1
game face-to-face
title en Giving
chapter
title en In time
position {HAND}
" en The first words.
? 1: 17>own-up
? en What now?
+ en Yes.
- en No.
! 45>own-up en Too far.
1: 17>own-up
" en It lies.
(
  1: 18>own-up
)
1: 18>own-up
"""


class StudyBench(Bench):
    """A workbench with its tab to study open."""

    def __init__(self, game: str = "face-to-face", text: str = STUDY, **more: Any) -> None:
        super().__init__(game, "study=x&tab=study", shipped=text, **more)

    @property
    def study(self) -> Study:
        return self.workspace.document.study

    def type(self, name: str, text: str) -> None:
        self.send(do="type-study", name=name, text=text)

    def set(self, name: str, value: str) -> None:
        self.send(do="set-study", name=name, value=value)


def saved_titles(bench: Bench) -> list[str]:
    """The titles in the list of saves that the last answer has."""
    return [parse_study(text).titles["en"] for text in json.loads(bench.answer["saves"]["text"])]


def notice(bench: Bench) -> str:
    """The page's notice."""
    start = bench.html.index('id="notes"')
    return bench.html[start : bench.html.index('class="workbench-main"')]


@pytest.fixture
def bench() -> StudyBench:
    return StudyBench()


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(LANGS), strict=False)))
def test_the_tab_draws_every_game_in_some_language(game: str, lang: str) -> None:
    bench = Bench(game, lang=lang)
    bench.send(do="tab", value="study")
    assert 'data-do="study-mark"' in bench.html
    assert "data-action=" not in bench.html
    assert editor_of(bench.workspace).names
    for name in ("mark", "arrow"):
        bench.send(do="study-tool", value=name)
    bench.send(do="study-ask", value="yes")
    assert 'id="said-question"' in bench.html
    assert not [fault for fault in faults(bench.workspace.document.study) if fault.code != "words"]


def test_words_are_written_at_the_place_and_in_the_language_that_is_chosen(bench: StudyBench) -> None:
    bench.set("go", "1")
    for text in ("I", "It", "It lies"):
        bench.type("words", text)
    bench.send(do="study-lang", value="uk")
    bench.type("words", "Лежить")
    assert bench.study.chapters[0].nodes[1].words == {"en": "It lies", "uk": "Лежить"}
    assert 'lang="uk"' in bench.html
    bench.send(do="undo")
    assert bench.study.chapters[0].nodes[1].words == {"en": "It lies"}
    bench.send(do="undo")
    assert bench.study.chapters[0].nodes[1].words == {"en": "It lies."}, "typing is one step"
    bench.set("lang", "pt-BR")
    bench.type("words", "Está")
    assert bench.study.chapters[0].nodes[1].words["pt-BR"] == "Está"
    bench.set("lang", "no language")
    assert "no language" in notice(bench)


def test_a_study_says_in_which_languages_it_is_complete(bench: StudyBench) -> None:
    bench.send(do="study-complete")
    assert bench.study.languages == ("en",)
    bench.send(do="study-complete")
    assert not bench.study.languages


def test_chapters_are_added_named_moved_and_removed(bench: StudyBench) -> None:
    bench.set("go", "1")
    bench.send(do="study-add", value="here")
    assert bench.workspace.document.chapter == 1
    assert bench.study.chapters[1].state(0) == bench.study.chapters[0].state(1)
    bench.type("title", "Later")
    bench.send(do="study-move", value="0")
    assert [chapter.titles["en"] for chapter in bench.study.chapters] == ["Later", "In time"]
    bench.send(do="study-chapter", value="1")
    assert bench.workspace.document.current_chapter.titles == {"en": "In time"}
    bench.send(do="study-remove")
    assert len(bench.study.chapters) == 1
    bench.send(do="study-remove")
    assert len(bench.study.chapters) == 1, "one stays"
    bench.send(do="undo")
    assert len(bench.study.chapters) == 2
    bench.send(do="study-chapter", value="7")
    assert len(bench.study.chapters) == 2


def test_marks_and_arrows_are_set_by_pointing_and_taken_away(bench: StudyBench) -> None:
    bench.send(do="study-mark", value="17")
    bench.set("mark", "own-up")
    assert bench.study.chapters[0].nodes[0].marks == ("17", "own-up")
    assert bench.html.count(" data-marked") == 2
    bench.send(do="study-mark", value="17")
    bench.send(do="study-tool", value="arrow")
    bench.send(do="study-mark", value="17")
    assert not bench.study.chapters[0].nodes[0].arrows
    bench.send(do="study-mark", value="own-up")
    assert bench.study.chapters[0].nodes[0].arrows == (Arrow("17", "own-up"),)
    assert 'data-arrow-to="1"' in bench.html
    bench.send(do="study-unmark", value="17>own-up")
    bench.send(do="study-unmark", value="own-up")
    assert not bench.study.chapters[0].nodes[0].marks
    bench.send(do="study-mark", value="kitchen")
    assert not bench.study.chapters[0].nodes[0].marks
    assert "kitchen" in notice(bench)


def test_a_question_is_asked_answered_and_taken_back(bench: StudyBench) -> None:
    bench.set("go", "1")
    bench.send(do="study-ask", value="yes")
    stop = bench.study.chapters[0].nodes[1].stop
    assert stop
    assert (stop.seat, stop.wanted) == (0, ("18>own-up",)), "what the line goes on with"
    bench.set("wanted", "27>own-up")
    bench.set("answer", "45>own-up")
    for name in ("question", "right", "other", "answer 45>own-up"):
        bench.type(name, f"{name}?")
    bench.send(do="study-unwant", value="27>own-up")
    bench.send(do="study-unwant", value="18>own-up")
    stop = bench.study.chapters[0].nodes[1].stop
    assert stop
    assert stop.wanted == ("18>own-up",), "one stays"
    assert stop.question == {"en": "question?"}
    assert stop.answers == {"45>own-up": {"en": "answer 45>own-up?"}}
    assert parse_study(bench.study.format()) == bench.study
    assert faults(bench.study) == []
    bench.send(do="study-ask", value="no")
    assert bench.study.chapters[0].nodes[1].stop is None


def test_a_reader_answers_before_the_study_goes_on(bench: StudyBench) -> None:
    bench.send(do="study-read", value="yes")
    assert "The first words." in bench.html
    assert "What now?" in bench.html
    assert "It lies." not in bench.html
    assert 'data-do="study-go"' not in bench.html, "nobody goes on without an answer"
    bench.send(source="45", target="own-up")
    assert "Too far." in bench.html
    bench.send(source="27")
    bench.send(target="own-up")
    assert "No." in bench.html
    bench.set("try", "17>their-up")
    assert "F2F-13" in bench.html
    bench.send(source="17", target="own-up")
    assert "Yes." in bench.html
    bench.send(do="study-go", value="1")
    assert "It lies." in bench.html
    bench.send(do="study-go", value="0")
    bench.send(do="study-solve")
    assert "Yes." in bench.html
    assert bench.study == parse_study(STUDY), "reading changes nothing"
    bench.send(do="study-read", value="no")
    assert 'id="said-words"' in bench.html


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_study_can_be_read_to_its_end(game: str) -> None:
    bench = StudyBench(game, study_text(game, study_names(game)[0]))
    bench.send(do="study-read", value="yes")
    for number, chapter in enumerate(bench.study.chapters):
        bench.send(do="study-chapter", value=str(number))
        for at in list(chapter.main_line)[1:3]:
            bench.send(do="study-solve")
            assert f'data-do="study-go" data-value="{at}"' in bench.html
            bench.send(do="study-go", value=str(at))


def test_a_study_that_is_too_long_is_told_and_stays_as_it_was() -> None:
    words = "".join(f'" a{chr(97 + at)} {"x" * 9_900}\n' for at in range(25))
    bench = StudyBench(text=f"{STUDY}{words}1: draw\n{words}")
    before = bench.study
    bench.type("words", "x" * 9_900)
    assert "500000" in notice(bench)
    assert bench.study == before


def test_studies_are_saved_in_a_list(bench: StudyBench) -> None:
    bench.send(do="save-study", value="here")
    assert bench.answer["saves"]["key"] == "face-to-face studies"
    bench.type("study-title", "Another title")
    assert "saves" not in bench.answer
    bench.send(do="save-study", value="here")
    bench.send(do="copy-save", value="0")
    assert saved_titles(bench) == ["Another title", "Another title (copy)"]
    other = StudyBench(saves=bench.answer["saves"]["text"])
    other.send(do="open-save", value="1")
    assert other.study.titles == {"en": "Another title (copy)"}
    other.send(do="undo")
    assert other.study.titles == {"en": "Giving"}
    other.send(do="remove-save", value="0")
    assert len(json.loads(other.answer["saves"]["text"])) == 1
    other.send(do="save-study", value="new")
    assert len(json.loads(other.answer["saves"]["text"])) == 2
    other.send(do="study-new")
    assert other.study.titles == {}


def test_a_step_back_to_another_study_does_not_write_over_a_saved_one() -> None:
    bench = StudyBench(saves=json.dumps([STUDY.replace("Giving", "Saved")]))
    bench.send(do="open-save", value="0")
    bench.send(do="undo")
    bench.send(do="save-study", value="here")
    assert saved_titles(bench) == ["Saved", "Giving"]


def test_an_edited_study_is_saved_in_its_own_place() -> None:
    bench = StudyBench(saves=json.dumps([STUDY.replace("Giving", "Saved")] * 2))
    bench.send(do="open-save", value="1")
    bench.send(do="study-add", value="here")
    bench.type("study-title", "Edited")
    bench.send(do="save-study", value="here")
    assert saved_titles(bench) == ["Saved", "Edited"]


def test_a_full_list_refuses_one_more_and_the_open_study_stays_its_own() -> None:
    bench = StudyBench(saves=json.dumps([STUDY] * MOST))
    bench.send(do="open-save", value="1")
    bench.type("study-title", "Mine")
    bench.send(do="copy-save", value="0")
    assert str(MOST) in notice(bench)
    bench.send(do="save-study", value="new")
    assert str(MOST) in notice(bench)
    bench.send(do="save-study", value="here")
    assert saved_titles(bench) == ["Giving", "Mine", *["Giving"] * (MOST - 2)]


@pytest.mark.parametrize("saves", ["", "x", "{}", "[1]", '["x"]'])
def test_a_broken_list_does_no_harm(saves: str) -> None:
    bench = StudyBench(saves=saves)
    bench.send(do="open-save", value="0")
    assert bench.study == parse_study(STUDY)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("study 2", "1"),
        (STUDY.replace("\n1: 17>own-up", "\n1: 17>nowhere", 1), "13"),
        (STUDY.replace("\n1: 17>own-up", "\n1: 19>own-up", 1), "13"),
        ("study 1\ngame uno\nchapter\nposition hand 1 b2 | hand 2 b3\n", "uno"),
    ],
)
def test_a_bad_file_is_told_and_the_study_stays(bench: StudyBench, text: str, told: str) -> None:
    bench.send(do="read-study", text=text)
    assert bench.study == parse_study(STUDY)
    assert told in notice(bench)


def test_a_question_that_wants_what_nobody_can_do_is_shown_all_the_same(bench: StudyBench) -> None:
    bench.send(do="read-study", text=STUDY.replace("? 1: 17>own-up", "? 1: 17>nowhere"))
    assert "17&gt;nowhere" in bench.html
    bench.send(do="study-read", value="yes")
    assert 'data-do="study-go" data-value="1"' in bench.html, "it stops nobody"


def test_a_file_is_saved_and_read_again(bench: StudyBench) -> None:
    bench.send(do="study-file", value="file")
    assert bench.answer["download"] == {"name": "giving.study", "text": bench.study.format()}
    other = StudyBench(text=STUDY.replace("Giving", "Other"))
    other.send(do="read-study", text=bench.answer["download"]["text"])
    assert other.study == bench.study


def test_a_link_carries_the_study_or_says_that_it_is_too_long(bench: StudyBench) -> None:
    bench.send(do="study-link", value="yes")
    link = link_of(bench.workspace)
    assert "study-link-text" in bench.html
    other = Bench("face-to-face", fragment=link[link.index("#") :])
    assert other.workspace.document.study == bench.study
    bench.type("words", "".join(chr(0x4E00 + each * each % 19_997) for each in range(5_000)))
    assert len(link_of(bench.workspace)) > LONGEST_LINK
    assert "study-link-text" not in bench.html
