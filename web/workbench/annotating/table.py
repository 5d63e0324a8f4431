"""The study's table: every part with a name can be pointed at; while one reads, it is the table to try actions on."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import replace
from html import escape

from pyengine.study.node import parts
from web.parts.drawing import draw
from web.parts.html import Html, el
from web.parts.marked import all_names, marked, names_of
from web.parts.table import Scene
from web.parts.table_section import stage
from web.workbench.annotating.editor import editor_of
from web.workbench.annotating.place import node_of
from web.workbench.annotating.reading import open_question
from web.workbench.scene import scene_of
from web.workbench.workspace import Workspace

_TAG = re.compile(r"<[a-z][^<>]*>")
_CONTROL = re.compile(
    r' (?:data-(?:action|also|try|source|target|key|seat|do|value)|aria-(?:keyshortcuts|pressed|disabled))="[^"]*"'
)
_COMMANDS = re.compile(r" data-(?:action|also|try|do)=")


def table(workspace: Workspace) -> Html:
    """The table with what is marked here."""
    node, stop = node_of(workspace), open_question(workspace)
    scene = scene_of(workspace)
    if stop is not None:
        scene = _to_try(workspace, scene, stop.seat)
    drawn = draw(scene, prompt=stop is not None)
    editor_of(workspace).names = in_order(all_names(drawn) & parts(workspace.game.id))
    drawn = marked(drawn, node.marks, node.arrows)
    drawn = (
        drawn if stop is not None else pickable(drawn, editor_of(workspace).names, use=not editor_of(workspace).reads)
    )
    return el("div", {"class": "stage"}, stage(scene, drawn, scene.state))


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Names of parts, numbers first."""
    return tuple(sorted(names, key=lambda name: (not name.isdigit(), int(name) if name.isdigit() else 0, name)))


def _to_try(workspace: Workspace, scene: Scene, seat: int) -> Scene:
    """The scene of a reader who is asked: the table of that seat, with its legal actions."""
    state = workspace.state()
    return replace(
        scene,
        view=state.view(seat),
        legal=tuple(workspace.game.format(action) for action in state.legal(seat)),
        chosen=workspace.chosen or None,
        breach=lambda text: state.why_not(seat, workspace.game.parse(text)),
        awaited=(seat,),
    )


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
