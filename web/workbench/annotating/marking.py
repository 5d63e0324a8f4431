"""Marks and arrows: set by a click on the table or from a list, and taken away again."""

from __future__ import annotations

from pyengine.core.errors import OptionError
from pyengine.study import Arrow
from pyengine.study.editing import with_marks
from pyengine.study.node import parts
from web.parts.html import Html, el
from web.protocol import OnStudy
from web.workbench.annotating.editor import Tool, editor_of
from web.workbench.annotating.place import change, node_of
from web.workbench.workspace import Workspace

_TOOLS: tuple[Tool, ...] = ("mark", "arrow")
_TO = ">"
"""Between the ends of an arrow in a command."""


def marking(workspace: Workspace) -> Html:
    """The tools, and what is marked here, each with a button to take it away."""
    t, node, editor = workspace.t, node_of(workspace), editor_of(workspace)
    tools = [_tool(workspace, tool) for tool in _TOOLS]
    marks = [_taken(workspace, name, name) for name in node.marks]
    arrows = [
        _taken(workspace, f"{arrow.start}{_TO}{arrow.end}", f"{arrow.start} → {arrow.end}") for arrow in node.arrows
    ]
    half = el("p", {"class": "hint"}, t("study-arrow-to", start=editor.start)) if editor.start else None
    heading = el("h3", {"id": "study-marks-title"}, t("study-marks"))
    listed = el("ul", {"class": "marks-set", "role": "list"}, *marks, *arrows) if marks or arrows else None
    menu = el(
        "div", {"class": "menu", "role": "group", "aria-labelledby": "study-marks-title"}, *tools, _list(workspace)
    )
    hint = el("p", {"class": "hint"}, t("study-marks-hint"))
    return el("section", {"class": "study-marks"}, heading, menu, half or hint, listed)


def _tool(workspace: Workspace, tool: Tool) -> Html:
    pressed = editor_of(workspace).tool == tool
    attrs = {"type": "button", "class": "button", "id": f"tool-{tool}", "data-do": "study-tool", "data-value": tool}
    return el("button", {**attrs, "aria-pressed": "true" if pressed else "false"}, workspace.t(f"study-tool-{tool}"))


def _taken(workspace: Workspace, value: str, label: str) -> Html:
    words = workspace.t("study-unmark", name=label)
    button = el("button", {"type": "button", "class": "button", "data-do": "study-unmark", "data-value": value}, words)
    return el("li", None, button)


def _list(workspace: Workspace) -> Html:
    """All parts of the table by name, for those who do not point."""
    first = el("option", {"value": ""}, workspace.t("study-part"))
    options = [el("option", {"value": name}, name) for name in editor_of(workspace).names]
    attrs = {"name": "mark", "id": "study-part", "data-set": "study", "aria-label": workspace.t("study-part")}
    return el("select", attrs, first, *options)


def choose_tool(workspace: Workspace, given: OnStudy) -> None:
    """Mark, or draw arrows."""
    editor = editor_of(workspace)
    editor.tool, editor.start = ("arrow" if given["value"] == "arrow" else "mark"), ""


def mark(workspace: Workspace, given: OnStudy) -> None:
    """Point at a part: it is marked, or not any more; with the other tool an arrow begins there, or ends."""
    point(workspace, given["value"])


def point(workspace: Workspace, name: str) -> None:
    """The same by its name; raises `OptionError` for what the game does not have."""
    if not name:
        return
    if name not in parts(workspace.game.id):
        raise OptionError("part", name, ())
    editor, node = editor_of(workspace), node_of(workspace)
    if editor.tool == "mark":
        marks = tuple(each for each in node.marks if each != name) if name in node.marks else (*node.marks, name)
        change(workspace, with_marks(workspace.document.current_chapter, workspace.document.at, marks, node.arrows))
    elif not editor.start:
        editor.start = name
        workspace.say = workspace.t("study-arrow-to", start=name)
    else:
        arrow, editor.start = Arrow(editor.start, name), ""
        change(
            workspace,
            with_marks(workspace.document.current_chapter, workspace.document.at, node.marks, (*node.arrows, arrow)),
        )


def unmark(workspace: Workspace, given: OnStudy) -> None:
    """Take a mark or an arrow away."""
    node, value = node_of(workspace), given["value"]
    marks = tuple(each for each in node.marks if each != value)
    arrows = tuple(each for each in node.arrows if f"{each.start}{_TO}{each.end}" != value)
    change(workspace, with_marks(workspace.document.current_chapter, workspace.document.at, marks, arrows))
