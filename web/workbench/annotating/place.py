"""Where in its chapter the study stands, and the ways to go elsewhere."""

from __future__ import annotations

from pyengine.core.errors import NotationError, OptionError
from pyengine.study import Chapter, Node
from web.engine.wording import action_words
from web.parts.html import Html, el
from web.protocol import OnStudy
from web.workbench.annotating.editor import editor_of
from web.workbench.workspace import Workspace

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


def number(text: str, size: int, name: str) -> int:
    """A number below `size` from a command; raises `OptionError`."""
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) < size):
        raise OptionError(name, text, (f"0…{size - 1}",))
    return int(text)


def in_words(workspace: Workspace, text: str) -> str:
    """An action in words; what the game cannot read, as a text by hand may have it, stands as it is."""
    try:
        workspace.game.parse(text)
    except NotationError:
        return text
    return action_words(workspace.game.id, text, workspace.t)


def go(workspace: Workspace, given: OnStudy) -> None:
    """Walk to a node, by its number."""
    go_to(workspace, given["value"])


def go_to(workspace: Workspace, text: str) -> None:
    """The same by the text of its number."""
    chapter = workspace.document.current_chapter
    editor_of(workspace).forget_try()
    change(workspace, chapter, WALK, number(text, len(chapter.nodes), "moment"))


def places(workspace: Workspace) -> Html:
    """Back, on, and a list of all places."""
    t, document = workspace.t, workspace.document
    chapter, at = document.current_chapter, document.at
    on = chapter.children(at)[:1]
    back = _way("back", t("walk-back"), max(0, chapter.nodes[at].parent) if at else None, "j")
    forth = _way("on", t("walk-on"), on[0] if on else None, "k")
    attrs = {"class": "menu", "role": "group", "aria-label": t("study-place"), "data-zone": "study-place"}
    return el("div", attrs, back, _list(workspace), forth)


def _way(name: str, label: str, to: int | None, key: str) -> Html:
    attrs = {
        "type": "button",
        "id": f"study-{name}",
        "class": "button",
        "data-do": None if to is None else "study-go",
        "data-value": None if to is None else str(to),
        "data-key": None if to is None else key,
        "aria-disabled": "true" if to is None else None,
        "aria-keyshortcuts": key.upper(),
    }
    return el("button", attrs, label)


def _list(workspace: Workspace) -> Html:
    chapter, at = workspace.document.current_chapter, workspace.document.at
    first = max(0, min(at - _MOST // 2, len(chapter.nodes) - _MOST))
    shown = range(first, min(len(chapter.nodes), first + _MOST))
    options = [el("option", {"value": str(each), "selected": each == at}, _named(workspace, each)) for each in shown]
    attrs = {"id": "study-places", "name": "go", "data-set": "study", "aria-label": workspace.t("study-place")}
    return el("select", attrs, *options)


def _named(workspace: Workspace, at: int) -> str:
    """A place in words: how many actions are done there, and the last of them; with a sign where something is said."""
    node, t = workspace.document.current_chapter.nodes[at], workspace.t
    if at == 0:
        return t("study-beginning")
    words = in_words(workspace, node.text)
    done = len(workspace.document.current_chapter.path(at))
    sign = "" if node.bare else " ✎"
    return f"{done}. {t('player-number', number=node.seat + 1)}: {words}{sign}"
