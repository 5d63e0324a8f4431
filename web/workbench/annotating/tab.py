"""The tab to study: chapters, words, marks and questions, or the study as its readers see it."""

from __future__ import annotations

from dataclasses import replace

from pyengine.study.editing import with_words
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.protocol import SetStudy, TypeStudy
from web.workbench.annotating import asking, chapters, languages, marking, place, reading, shelf, taking
from web.workbench.annotating.fields import words_field
from web.workbench.annotating.notes import NAME, notes_of
from web.workbench.annotating.table import table
from web.workbench.desk import Desk
from web.workbench.tab import Tab


def draw(desk: Desk) -> Html:
    """What is beside the table."""
    if notes_of(desk).reads:
        return reading.reader(desk)
    t = desk.t
    read = el("p", {"class": "menu"}, do("study-read", t("study-read"), value="yes", main=True))
    words = words_field(desk, "words", t("study-words"), place.node_of(desk).words)
    here = el("section", {"class": "study-here"}, place.places(desk), words)
    return join(
        read,
        languages.chooser(desk),
        here,
        marking.marking(desk),
        asking.asking(desk),
        chapters.chapters(desk),
        shelf.shelf(desk),
        taking.taking(desk),
    )


def type_said(desk: Desk, given: TypeStudy) -> None:
    """The text of a field as it now stands."""
    name, lang, text = given.get("name", ""), notes_of(desk).lang, given["text"]
    kind, document = f"said {name} {lang} {desk.document.chapter} {desk.document.at}", desk.document
    if name == "words":
        place.change(desk, with_words(document.opened, document.at, lang, text), kind)
    elif name == "title":
        chapters.entitle(desk, lang, text, kind)
    elif name == "study-title":
        desk.change(replace(document, study=document.study.with_title(lang, text)), kind)
    elif name == "preface":
        desk.change(replace(document, study=document.study.with_words(lang, text)), kind)
    else:
        asking.say(desk, name, lang, text, kind)


def choose(desk: Desk, given: SetStudy) -> None:
    """What was chosen in a list or a field: a place, a part to mark, a language, an action."""
    chosen = {
        "mark": marking.point,
        "lang": languages.choose,
        "wanted": asking.want,
        "answer": asking.answer_to,
        "try": reading.attempt,
        "go": place.go_to,
    }
    if given["name"] in chosen:
        chosen[given["name"]](desk, given["value"])


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
        "study-mark": marking.mark,
        "study-unmark": marking.unmark,
        "study-ask": asking.ask,
        "study-seat": asking.ask_seat,
        "study-unwant": asking.unwant,
        "study-read": reading.read,
        "study-solve": reading.solve,
        "study-save": taking.save,
        "study-link": taking.show_link,
        "read-study": taking.read_in,
        "shelf-keep": shelf.keep,
        "shelf-open": shelf.open_kept,
        "shelf-copy": shelf.copy,
        "shelf-remove": shelf.remove,
        "study-new": shelf.clear,
    },
    touch=reading.touch,
    table=table,
)
