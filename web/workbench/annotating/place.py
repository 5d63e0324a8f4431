"""What the tab to study remembers, where in its chapter the study stands, and the ways to go elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pyengine.core.errors import Breach, NotationError
from pyengine.study import Chapter, Node, Words
from web.engine.wording import action_words
from web.parts.html import Html, el
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.controls import step
from web.workbench.workspace import Workspace, number

NAME = "study"
Tool = Literal["mark", "arrow"]
Outcome = Literal["", "right", "shown"]


@dataclass(slots=True)
class Answered:
    """What a reader did at a question: how many `tries` that the rules allow, the last of them (`tried`), and the
    `outcome`, empty as long as the question is open; `shown` is an answer that was asked for.
    """

    tries: int = 0
    tried: str = ""
    outcome: Outcome = ""


@dataclass(slots=True)
class StudyEditor:
    """`lang` is the language that is written in, `start` where an arrow begins that has no end yet.

    While one `reads`, the page is the reader's; `own` is true where the one who writes looks at it so. `answers` are
    those to the questions, by document, chapter and place; `refused` is what was tried last against the rule of
    `breach`. `linked` is true while the link is shown. `save` is the number of the open study in the list of saves; it
    holds only for the document of this `origin`.
    """

    lang: str
    tool: Tool = "mark"
    start: str = ""
    reads: bool = False
    own: bool = False
    answers: dict[tuple[int, int, int], Answered] = field(default_factory=dict)
    refused: str = ""
    breach: Breach | None = None
    linked: bool = False
    save: int | None = None
    origin: int = 0
    names: tuple[str, ...] = ()
    """The parts of the table as it was drawn last."""

    def forget_try(self) -> None:
        """Forget what was refused, and a half-drawn arrow: one has gone elsewhere."""
        self.refused, self.breach, self.start = "", None, ""


def editor_of(workspace: Workspace) -> StudyEditor:
    """What the tab remembers; made on first use."""
    found = workspace.memory.get(NAME)
    if not isinstance(found, StudyEditor):
        found = workspace.memory[NAME] = StudyEditor(workspace.t.lang)
    return found


def save_number(workspace: Workspace) -> int | None:
    """The place of the open study in the list of saves; None where it has none, as after a step back to another one."""
    editor = editor_of(workspace)
    return editor.save if editor.origin == workspace.document.origin else None


def set_save_number(workspace: Workspace, at: int) -> None:
    """Note that the open study is at this place of the list."""
    editor = editor_of(workspace)
    editor.save, editor.origin = at, workspace.document.origin


_MOST = 400
"""The most places that are listed at a time, around the one where the reader stands."""
WALK = "walk"


def node_of(workspace: Workspace) -> Node:
    """The node where one stands."""
    return workspace.document.current_chapter.nodes[workspace.document.at]


def change(workspace: Workspace, chapter: Chapter, kind: str = "", at: int | None = None) -> None:
    """A step: the open chapter is another one."""
    document = workspace.document
    workspace.change(document.with_chapter(chapter, document.at if at is None else at), kind)


def in_language(workspace: Workspace, words: Words) -> str:
    """Words in the reader's language, or in any other where there are none."""
    return workspace.t.among(words)


def in_words(workspace: Workspace, text: str) -> str:
    """An action in words; what the game cannot read, as a text by hand may have it, stands as it is."""
    try:
        workspace.game.parse(text)
    except NotationError:
        return text
    return action_words(workspace.game.id, text, workspace.t)


def go(workspace: Workspace, given: OnStudy | SetStudy) -> None:
    """Walk to a node, by its number."""
    chapter = workspace.document.current_chapter
    editor_of(workspace).forget_try()
    change(workspace, chapter, WALK, number(given["value"], len(chapter.nodes), "moment"))


def places(workspace: Workspace) -> Html:
    """Back, on, and a list of all places."""
    t, chapter, at = workspace.t, workspace.document.current_chapter, workspace.document.at
    on = next(iter(chapter.children(at)), None)
    back = step(
        "study-go", t("walk-back"), ident="study-back", value=max(0, chapter.nodes[at].parent), key="j", possible=at > 0
    )
    forth = step("study-go", t("walk-on"), ident="study-on", value=on, key="k", possible=on is not None)
    first = max(0, min(at - _MOST // 2, len(chapter.nodes) - _MOST))
    shown = range(first, min(len(chapter.nodes), first + _MOST))
    options = [el("option", {"value": str(each), "selected": each == at}, _named(workspace, each)) for each in shown]
    listed = {"id": "study-places", "name": "go", "data-set": "study", "aria-label": t("study-place")}
    attrs = {"class": "menu", "role": "group", "aria-label": t("study-place"), "data-zone": "study-place"}
    return el("div", attrs, back, el("select", listed, *options), forth)


def _named(workspace: Workspace, at: int) -> str:
    """A place in words: how many actions are done there, and the last of them; with a sign where something is said."""
    node, t = workspace.document.current_chapter.nodes[at], workspace.t
    if at == 0:
        return t("study-beginning")
    words = in_words(workspace, node.text)
    done = len(workspace.document.current_chapter.path(at))
    sign = "" if node.bare else " ✎"
    return f"{done}. {t('player-number', number=node.seat + 1)}: {words}{sign}"
