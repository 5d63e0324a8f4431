"""The page of one who reads a study: the table, what is said and asked there, and the ways through the chapters."""

from __future__ import annotations

from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.page_paths import rules_path
from web.pictures.study_chapter import ChapterWords, answer_sheets, chapter_section, with_answers
from web.protocol.studying import OnStudy
from web.workbench.annotating.homework import handing_in, homework_of
from web.workbench.annotating.marking import table
from web.workbench.annotating.place import editor_of, in_language, in_words, node_of
from web.workbench.annotating.reading import answered, open_question, paragraphs, question
from web.workbench.workspace import Workspace


def page(workspace: Workspace) -> Html:
    """The whole page, without what one writes with."""
    left = el("div", {"class": "workbench-table"}, table(workspace))
    right = el("div", {"class": "workbench-side"}, reader(workspace))
    paper = sheets(workspace) if workspace.prints else None
    return join(_head(workspace), el("div", {"class": "workbench-main"}, left, right), paper)


def take_to_paper(workspace: Workspace, _: OnStudy) -> None:
    """Have the page print the study."""
    workspace.prints = True


def _head(workspace: Workspace) -> Html:
    """The study's title, and the ways out of it: to the rules, to paper, to a copy that one writes on."""
    t, study = workspace.t, workspace.document.study
    task = homework_of(workspace)
    title = el("h2", None, _title(workspace))
    rules = el("a", {"class": "button", "href": f"../{rules_path(study.game, t.lang)}"}, t("rules"))
    write = do("study-read", t("study-write" if editor_of(workspace).own else "study-edit-copy"), value="no")
    bar = {"class": "menu", "role": "group", "aria-label": t("study-ways"), "data-zone": "reader"}
    paper = do("study-print", t("study-print"), value="yes")
    # Paper and the editor have the answers: they are no part of a homework.
    return el("div", {"class": "workbench-head"}, title, el("div", bar, rules, *([] if task else [paper, write])))


def _title(workspace: Workspace) -> str:
    task, study = homework_of(workspace), workspace.document.study
    named = in_language(workspace, study.titles) or workspace.t(f"game-{study.game}")
    return task.title or workspace.t("homework") if task else named


def sheets(workspace: Workspace) -> Html:
    """All chapters for paper, and behind them the answers."""
    t, study, game = workspace.t, workspace.document.study, workspace.game
    drawing = ChapterWords(
        lambda position, seat: scene_of(session_of(game, position, seat, t), t),
        lambda text: in_words(workspace, text),
        lambda said: said,
        t,
    )
    chapters = [
        chapter_section(game, chapter, number, drawing, Html("")) for number, chapter in enumerate(study.chapters, 1)
    ]
    title = el("h1", None, in_language(workspace, study.titles) or t(f"game-{game.id}"))
    front = el("div", {"class": "study-front"}, title, *paragraphs(workspace, study.words))
    answers = answer_sheets(game, study, drawing)
    return el("div", {"class": "study study-sheets"}, front, *with_answers(study, chapters, answers))


def reader(workspace: Workspace) -> Html:
    """What a reader sees beside the table."""
    t, node, document, task = workspace.t, node_of(workspace), workspace.document, homework_of(workspace)
    here = task.at if task else document.chapter
    listed = {"id": "reader-chapters", "name": "part" if task else "chapter", "data-set": "study"}
    chapters = [
        el("option", {"value": str(at), "selected": at == here}, f"{at + 1}. {title}")
        for at, title in enumerate(_chapters(workspace))
    ]
    preface = paragraphs(workspace, document.study.words) if not task and document.chapter == document.at == 0 else []
    return el(
        "section",
        {"class": "study-reader", "aria-label": t("study-reader")},
        el("select", listed | {"aria-label": t("study-chapters")}, *chapters) if len(chapters) > 1 else None,
        el("div", {"class": "preface"}, *preface) if preface else None,
        el("h3", None, in_language(workspace, document.current_chapter.titles) or t("study-untitled")),
        _last_action(workspace),
        *paragraphs(workspace, node.words),
        question(workspace, node.stop) if node.stop else None,
        _ways(workspace),
        handing_in(workspace, task) if task else None,
    )


def _chapters(workspace: Workspace) -> list[str]:
    """The titles of the chapters that are read one after the other: those of the study, or of the homework."""
    task, study = homework_of(workspace), workspace.document.study
    chapters = [part.current_chapter for part in task.parts] if task else study.chapters
    return [in_language(workspace, chapter.titles) or workspace.t("study-untitled") for chapter in chapters]


def _last_action(workspace: Workspace) -> Html | None:
    """What led here, who did it, and how many moves there are."""
    t, chapter, at = workspace.t, workspace.document.current_chapter, workspace.document.at
    if not at:
        return None
    node = chapter.nodes[at]
    who = t("you") if node.seat == chapter.seat else t("player-number", number=node.seat + 1)
    return el("p", {"class": "led-here"}, el("strong", None, who), " ", in_words(workspace, node.text))


def _ways(workspace: Workspace) -> Html:
    """Back, on, into the variations and the next chapters; a question that is not answered lets nobody on."""
    t, document = workspace.t, workspace.document
    chapter, at, stopped = document.current_chapter, document.at, open_question(workspace)
    back = do("study-go", t("walk-back"), value=str(chapter.nodes[at].parent), key="j") if at else None
    on = [] if stopped else chapter.children(at)
    tried = answered(workspace).tried if node_of(workspace).stop else ""
    on.sort(key=lambda each: chapter.nodes[each].text != tried)  # what the reader did comes first, where it is told of
    first = [do("study-go", t("study-on"), value=str(on[0]), key="k", main=True)] if on else []
    others = [
        do("study-go", t("study-instead", action=in_words(workspace, chapter.nodes[each].text)), value=str(each))
        for each in on[1:]
    ]
    ended = not on and not stopped
    task = homework_of(workspace)
    here, go = (task.at, "homework-go") if task else (document.chapter, "study-chapter")
    last = here + 1 == len(_chapters(workspace))
    former = do(go, t("study-chapter-before"), value=str(here - 1)) if here else None
    following = None if last else do(go, t("study-chapter-next"), value=str(here + 1), main=ended)
    finished = "homework-finished" if task else "study-finished"
    end = el("p", {"class": "hint"}, t(finished if last else "study-end")) if ended else None
    steps = el("div", {"class": "menu", "data-zone": "study-ways"}, back, *first, *others)
    between = el("div", {"class": "menu chapter-ways", "data-zone": "chapter-ways"}, former, following)
    return join(end, steps, between)
