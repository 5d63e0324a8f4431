"""The chapters of a study: opened, named, ordered, added and removed."""

from __future__ import annotations

from dataclasses import replace

from pyengine.study import Chapter, Study
from pyengine.study.editing import with_title
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol.studying import OnStudy, SetStudy
from web.protocol.workbench import Bare
from web.workbench.annotating.languages import line_field
from web.workbench.annotating.place import editor_of
from web.workbench.workspace import Workspace, number


def chapters(workspace: Workspace) -> Html:
    """The list of chapters, the title of the open one, and what can be done with it."""
    t, here, lang = workspace.t, workspace.document.chapter, editor_of(workspace).lang
    buttons, size = [], len(workspace.document.study.chapters)
    for at, chapter in enumerate(workspace.document.study.chapters):
        title = chapter.titles.get(lang) or next(iter(chapter.titles.values()), t("study-untitled"))
        attrs = {"type": "button", "class": "button", "id": f"chapter-{at}", "data-do": "study-chapter"}
        current = {"data-value": str(at), "aria-current": "true" if at == here else None}
        buttons.append(el("button", {**attrs, **current}, f"{at + 1}. {title}"))
    ways = [
        do("study-add", t("study-chapter-add"), value="here"),
        do("study-move", t("study-chapter-up"), value=str(here - 1)) if here else None,
        do("study-move", t("study-chapter-down"), value=str(here + 1)) if here + 1 < size else None,
        do("study-remove", t("study-chapter-remove")) if size > 1 else None,
    ]
    group = {"role": "group", "class": "menu", "aria-labelledby": "study-chapters-title", "data-zone": "study-chapters"}
    return el(
        "section",
        {"class": "study-chapters"},
        el("h3", {"id": "study-chapters-title"}, t("study-chapters")),
        el("div", group, *buttons),
        line_field(workspace, "title", t("study-chapter-title"), workspace.document.current_chapter.titles),
        el("div", {"class": "menu", "role": "group", "aria-label": t("study-chapter-ways")}, *ways),
    )


def open_chapter(workspace: Workspace, given: OnStudy | SetStudy) -> None:
    """Open a chapter, at its beginning."""
    at = number(given["value"], len(workspace.document.study.chapters), "chapter")
    _stand(workspace, workspace.document.study, at, "walk")


def add(workspace: Workspace, _: OnStudy) -> None:
    """A new chapter behind the open one, which begins with the position that the table shows."""
    document = workspace.document
    chapter = Chapter.at_position(
        workspace.game, workspace.game.write(workspace.state()), document.current_chapter.root.engine
    )
    _stand(workspace, document.study.add_chapter(chapter, document.chapter + 1), document.chapter + 1)
    workspace.say = workspace.t("study-chapter-added")


def move(workspace: Workspace, given: OnStudy) -> None:
    """The open chapter at another place."""
    document = workspace.document
    to = number(given["value"], len(document.study.chapters), "chapter")
    study = document.study.move_chapter(document.chapter, to)
    workspace.change(replace(document, study=study, chapter=to, typed=None))


def remove(workspace: Workspace, _: Bare) -> None:
    """The open chapter is taken out; a step back brings it again."""
    document = workspace.document
    study = document.study.remove_chapter(document.chapter)
    _stand(workspace, study, min(document.chapter, len(study.chapters) - 1))
    workspace.say = workspace.t("study-chapter-removed")


def entitle(workspace: Workspace, lang: str, title: str, kind: str) -> None:
    """Name the open chapter."""
    document = workspace.document
    workspace.change(document.with_chapter(with_title(document.current_chapter, lang, title), document.at), kind)


def _stand(workspace: Workspace, study: Study, chapter: int, kind: str = "") -> None:
    editor_of(workspace).forget_try()
    workspace.change(replace(workspace.document, study=study, chapter=chapter, at=0, typed=None), kind)
