"""The tab to study: chapters, words, marks and questions, or the study as its readers see it."""

from __future__ import annotations

from dataclasses import replace

from pyengine.study.editing import with_words
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.protocol.studying import SetStudy, TypeStudy
from web.workbench.annotating import asking, chapters, homework, languages, marking, place, reader, reading, saves
from web.workbench.annotating.languages import words_field
from web.workbench.annotating.marking import table
from web.workbench.annotating.place import NAME, editor_of
from web.workbench.tab import Tab
from web.workbench.workspace import Workspace


def draw(workspace: Workspace) -> Html:
    """What is beside the table."""
    t = workspace.t
    read = el("p", {"class": "menu"}, do("study-read", t("study-read"), value="yes", main=True))
    words = words_field(workspace, "words", t("study-words"), place.node_of(workspace).words)
    here = el("section", {"class": "study-here"}, place.places(workspace), words)
    return join(
        read,
        languages.chooser(workspace),
        here,
        marking.marking(workspace),
        asking.asking(workspace),
        chapters.chapters(workspace),
        saves.saves(workspace),
        saves.files(workspace),
    )


def type_said(workspace: Workspace, given: TypeStudy) -> None:
    """The text of a field as it now stands."""
    name, lang, text = given.get("name", ""), editor_of(workspace).lang, given["text"]
    kind, document = f"said {name} {lang} {workspace.document.chapter} {workspace.document.at}", workspace.document
    if name == "words":
        place.change(workspace, with_words(document.current_chapter, document.at, lang, text), kind)
    elif name == "pupil":
        homework.name_pupil(workspace, given["text"])
    elif name == "title":
        chapters.entitle(workspace, lang, text, kind)
    elif name == "study-title":
        workspace.change(replace(document, study=document.study.with_title(lang, text)), kind)
    elif name == "preface":
        workspace.change(replace(document, study=document.study.with_words(lang, text)), kind)
    else:
        asking.say(workspace, name, lang, text, kind)


def choose(workspace: Workspace, given: SetStudy) -> None:
    """What was chosen in a list or a field: a place, a part to mark, a language, an action."""
    chosen = {
        "mark": marking.point,
        "lang": languages.write_in,
        "wanted": asking.want,
        "answer": asking.answer_to,
        "try": reading.answer_in_list,
        "go": place.go,
        "chapter": chapters.open_chapter,
        "part": homework.open_part,
    }
    if given["name"] in chosen:
        chosen[given["name"]](workspace, given)


TAB = Tab(
    NAME,
    3,
    draw,
    {
        "type-study": type_said,
        "set-study": choose,
        "study-go": place.go,
        "study-chapter": chapters.open_chapter,
        "study-add": chapters.add,
        "study-move": chapters.move,
        "study-remove": chapters.remove,
        "study-lang": languages.write_in,
        "study-complete": languages.complete,
        "study-tool": marking.choose_tool,
        "study-mark": marking.point,
        "study-unmark": marking.unmark,
        "study-ask": asking.ask,
        "study-seat": asking.ask_seat,
        "study-unwant": asking.unwant,
        "study-read": reading.read,
        "study-print": reader.take_to_paper,
        "homework-go": homework.open_part,
        "study-solve": reading.solve,
        "study-file": saves.take_file,
        "study-link": saves.show_link,
        "read-study": saves.read_in,
        "save-study": saves.save,
        "open-save": saves.open_save,
        "copy-save": saves.copy_save,
        "remove-save": saves.remove_save,
        "study-new": saves.new_study,
    },
    touch=reading.touch,
    table=table,
)
