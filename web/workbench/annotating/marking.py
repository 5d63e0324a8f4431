"""Marks and arrows: set by a click on the study's table or from a list, and taken away again.

Every part of the table with a name can be pointed at; while one reads, it is the table to try actions on.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from html import escape

from pyengine.core.errors import OptionError
from pyengine.study import Arrow
from pyengine.study.editing import with_marks
from pyengine.study.node import parts
from web.parts.buttons import do
from web.parts.drawing import draw
from web.parts.html import Html, el
from web.parts.marked import all_names, marked, names_of
from web.parts.table_section import stage
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.analysis.place import legal_texts
from web.workbench.annotating.place import Tool, change, editor_of, node_of
from web.workbench.annotating.reading import open_question, reader_scene
from web.workbench.controls import choice, toggle
from web.workbench.workspace import Workspace, scene_of

_TOOLS: tuple[Tool, ...] = ("mark", "arrow")
_TO = ">"
"""Between the ends of an arrow in a command."""


def marking(workspace: Workspace) -> Html:
    """The tools, and what is marked here, each with a button to take it away."""
    t, node, editor = workspace.t, node_of(workspace), editor_of(workspace)
    tools = [
        toggle("study-tool", t(f"study-tool-{tool}"), value=tool, pressed=editor.tool == tool, ident=f"tool-{tool}")
        for tool in _TOOLS
    ]
    by_name = choice("mark", "study-part", t("study-part"), ((name, name) for name in editor.names))  # without pointing
    group = {"class": "menu", "role": "group", "aria-labelledby": "study-marks-title"}
    there = {name: name for name in node.marks}
    there |= {f"{arrow.start}{_TO}{arrow.end}": f"{arrow.start} → {arrow.end}" for arrow in node.arrows}
    taken = [
        el("li", None, do("study-unmark", t("study-unmark", name=label), value=value)) for value, label in there.items()
    ]
    return el(
        "section",
        {"class": "study-marks"},
        el("h3", {"id": "study-marks-title"}, t("study-marks")),
        el("div", group, *tools, by_name),
        el("p", {"class": "hint"}, t("study-arrow-to", start=editor.start) if editor.start else t("study-marks-hint")),
        el("ul", {"class": "marks-set", "role": "list"}, *taken) if taken else None,
    )


def choose_tool(workspace: Workspace, given: OnStudy) -> None:
    """Mark, or draw arrows."""
    editor = editor_of(workspace)
    editor.tool, editor.start = ("arrow" if given["value"] == "arrow" else "mark"), ""


def point(workspace: Workspace, given: OnStudy | SetStudy) -> None:
    """Point at a part: it is marked, or not any more; with the other tool an arrow begins there, or ends.

    Raises `OptionError` for what the game does not have.
    """
    name, document = given["value"], workspace.document
    if not name:
        return
    if name not in parts(workspace.game.id):
        raise OptionError("part", name, ())
    editor, node = editor_of(workspace), node_of(workspace)
    if editor.tool == "mark":
        marks = tuple(each for each in node.marks if each != name) if name in node.marks else (*node.marks, name)
        change(workspace, with_marks(document.current_chapter, document.at, marks, node.arrows))
    elif not editor.start:
        editor.start = name
        workspace.say = workspace.t("study-arrow-to", start=name)
    else:
        arrow, editor.start = Arrow(editor.start, name), ""
        change(workspace, with_marks(document.current_chapter, document.at, node.marks, (*node.arrows, arrow)))


def unmark(workspace: Workspace, given: OnStudy) -> None:
    """Take a mark or an arrow away."""
    node, value = node_of(workspace), given["value"]
    marks = tuple(each for each in node.marks if each != value)
    arrows = tuple(each for each in node.arrows if f"{each.start}{_TO}{each.end}" != value)
    change(workspace, with_marks(workspace.document.current_chapter, workspace.document.at, marks, arrows))


_TAG = re.compile(r"<[a-z][^<>]*>")
_CONTROL = re.compile(
    r' (?:data-(?:action|also|try|source|target|key|seat|do|value)|aria-(?:keyshortcuts|pressed|disabled))="[^"]*"'
)
_COMMANDS = re.compile(r" data-(?:action|also|try|do)=")


def table(workspace: Workspace) -> Html:
    """The table with what is marked here; a reader who is asked can act on it, and sees the marks after the answer."""
    node, stop, editor, state = node_of(workspace), open_question(workspace), editor_of(workspace), workspace.state()
    scene = reader_scene(workspace) if editor.reads else scene_of(workspace)
    if stop is not None:
        seat = stop.seat
        scene = replace(
            scene,
            view=state.view(seat),
            legal=legal_texts(workspace, state, seat),
            chosen=workspace.chosen or None,
            breach=lambda text: state.why_not(seat, workspace.game.parse(text)),
            awaited=(seat,),
        )
    drawn = draw(scene, prompt=stop is not None)
    names = all_names(drawn) & parts(workspace.game.id)
    numbers_first = sorted(names, key=lambda name: (not name.isdigit(), int(name) if name.isdigit() else 0, name))
    editor.names = tuple(numbers_first)
    if stop is None:
        drawn = marked(drawn, node.marks, node.arrows)
        drawn = pickable(drawn, editor.names, use=not editor.reads)
    return el("div", {"class": "stage"}, stage(scene, drawn, scene.state))


def pickable(html: Html, known: Collection[str], *, use: bool) -> Html:
    """The table whose parts of `known` names, if they are of `use`, point at themselves when clicked, and do nothing
    else. A card that only lies on a part has a name, too, and cannot always be pointed at: the part is, then.
    """

    def tag(found: re.Match[str]) -> str:
        name = next((each for each in names_of(found[0]) if each in known), "")
        plain = _CONTROL.sub("", found[0])
        if name and use:
            plain = plain.replace(' idle"', '"')
            return f'{plain[:-1]} data-do="study-mark" data-value="{escape(name)}">'
        blind = _COMMANDS.search(found[0]) is not None and " disabled" not in plain
        return f"{plain[:-1]} disabled>" if blind else plain

    return Html(_TAG.sub(tag, html))
