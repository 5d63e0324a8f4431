"""The page of one who reads a study: the table, what is said and asked there, and the ways through the chapters."""

from __future__ import annotations

from pyengine.study import Chapter
from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.page_paths import rules_path
from web.pictures.study_chapter import ChapterWords, answer_sheets, chapter_section
from web.protocol.studying import OnStudy
from web.workbench.annotating.marking import table
from web.workbench.annotating.place import editor_of, in_words, node_of
from web.workbench.annotating.reading import answered, in_language, open_question, paragraphs, question
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
    title = el("h2", None, in_language(workspace, study.titles) or t(f"game-{study.game}"))
    rules = el("a", {"class": "button", "href": f"../{rules_path(study.game, t.lang)}"}, t("rules"))
    write = do("study-read", t("study-write" if editor_of(workspace).own else "study-edit-copy"), value="no")
    bar = {"class": "menu", "role": "group", "aria-label": t("study-ways"), "data-zone": "reader"}
    paper = do("study-print", t("study-print"), value="yes")
    return el("div", {"class": "workbench-head"}, title, el("div", bar, rules, paper, write))


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
    return el("div", {"class": "study study-sheets"}, front, *chapters, answer_sheets(game, study, drawing))


def reader(workspace: Workspace) -> Html:
    """What a reader sees beside the table."""
    t, node, document = workspace.t, node_of(workspace), workspace.document
    many = len(document.study.chapters) > 1
    listed = {"id": "reader-chapters", "name": "chapter", "data-set": "study", "aria-label": t("study-chapters")}
    chapters = [
        el("option", {"value": str(at), "selected": at == document.chapter}, _titled(workspace, at, chapter))
        for at, chapter in enumerate(document.study.chapters)
    ]
    preface = paragraphs(workspace, document.study.words) if document.chapter == document.at == 0 else []
    title = el("h3", None, in_language(workspace, document.current_chapter.titles) or t("study-untitled"))
    words = paragraphs(workspace, node.words)
    asked = question(workspace, node.stop) if node.stop else None
    return el(
        "section",
        {"class": "study-reader", "aria-label": t("study-reader")},
        el("select", listed, *chapters) if many else None,
        el("div", {"class": "preface"}, *preface) if preface else None,
        title,
        _last_action(workspace),
        *words,
        asked,
        _ways(workspace),
    )


def _titled(workspace: Workspace, at: int, chapter: Chapter) -> str:
    return f"{at + 1}. {in_language(workspace, chapter.titles) or workspace.t('study-untitled')}"


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
    last = document.chapter + 1 == len(document.study.chapters)
    before, behind = str(document.chapter - 1), str(document.chapter + 1)
    former = do("study-chapter", t("study-chapter-before"), value=before) if document.chapter else None
    following = None if last else do("study-chapter", t("study-chapter-next"), value=behind, main=ended)
    end = el("p", {"class": "hint"}, t("study-finished" if last else "study-end")) if ended else None
    steps = el("div", {"class": "menu", "data-zone": "study-ways"}, back, *first, *others)
    between = el("div", {"class": "menu chapter-ways", "data-zone": "chapter-ways"}, former, following)
    return join(end, steps, between)
