"""The tree of moves: each row is a move, and a variation is set in below the move in whose place it could be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pyengine.core.record import take_step
from pyengine.study import Chapter
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.table import Scene
from web.workbench.analysis.place import Place, short_words
from web.workbench.controls import step
from web.workbench.workspace import Workspace

_ROWS = 240
"""The most rows that are shown at a time, around the one where the reader stands."""
_DEEP = 8
"""From here on variations are set in no farther."""


class Row(NamedTuple):
    """A node of the tree, and how deep in variations it is."""

    at: int
    depth: int


def children_of(chapter: Chapter) -> dict[int, list[int]]:
    """What follows each node that anything follows, the main one first."""
    found: dict[int, list[int]] = {}
    for at, node in enumerate(chapter.nodes[1:], 1):
        found.setdefault(node.parent, []).append(at)
    return found


def rows(chapter: Chapter) -> Iterator[Row]:
    """Every node but the root, as one reads them: after a move what could be done in its place, then what follows."""
    children = children_of(chapter)
    todo = [Row(at, 0) for at in children.get(0, [])[:1]]
    while todo:
        row = todo.pop()
        yield row
        siblings = children[chapter.nodes[row.at].parent]
        todo += [Row(child, row.depth) for child in children.get(row.at, [])[:1]]
        if siblings[0] == row.at:
            todo += [Row(other, row.depth + 1) for other in reversed(siblings[1:])]


def moves(workspace: Workspace, place: Place, scene: Scene) -> Html:
    """The tree, with the way back to the beginning as its first row."""
    chapter, at = workspace.document.current_chapter, workspace.document.at
    found = list(rows(chapter))
    stands = next((number for number, row in enumerate(found) if row.at == at), 0)
    first = max(0, min(stands - _ROWS // 2, len(found) - _ROWS))
    shown = found[first : first + _ROWS]
    t, children = workspace.t, children_of(chapter)
    if place.seat_only:
        said = _seen_words(workspace, scene, place.seat, {row.at for row in shown})
    else:
        said = {row.at: short_words(chapter.nodes[row.at].text, t, workspace.game.id) for row in shown}
    lines = [_row(Row(0, 0), t("analysis-beginning"), "", at)]
    for row in shown:
        node = chapter.nodes[row.at]
        goes_on = node.parent > 0 and children[node.parent][0] == row.at
        same = goes_on and chapter.nodes[node.parent].seat == node.seat
        lines.append(_row(row, said[row.at], "" if same else scene.names[node.seat], at))
    attrs = {"class": "moves", "role": "tree", "aria-label": t("analysis-moves"), "data-zone": "moves"}
    note = t("analysis-more-moves", shown=len(shown), all=len(found)) if len(found) > len(shown) else ""
    return el(
        "div",
        {"class": "moves-box"},
        el("ol", {**attrs, "data-follows": "yes"}, *lines),
        el("p", {"class": "quiet"}, note) if note else None,
    )


def _row(row: Row, words: str, who: str, at: int) -> Html:
    here = row.at == at
    attrs = {
        "type": "button",
        "role": "treeitem",
        "id": f"move-{row.at}",
        "class": f"move depth-{min(row.depth, _DEEP)}",
        "aria-level": str(row.depth + 1),
        "aria-selected": "true" if here else "false",
        "tabindex": None if here else "-1",
        "data-do": "go",
        "data-value": str(row.at),
    }
    name = el("span", {"class": "who"}, who) if who else None
    return el("li", {"role": "none"}, el("button", attrs, name, el("span", None, words)))


def _seen_words(workspace: Workspace, scene: Scene, seat: int, wanted: set[int]) -> dict[int, str]:
    """What was done at each node, in words, as one seat has seen it: without what only others know."""
    chapter, table, found = workspace.document.current_chapter, table_of(workspace.game.id), dict[int, str]()
    children = children_of(chapter)
    for at, state in chapter.states():
        for child in wanted.intersection(children.get(at, ())):
            node = chapter.nodes[child]
            events = [] if node.seat == seat else take_step(workspace.game, state.copy(), node.step)
            seen = [event.seen_by(seat) for event in events]
            if seen == events:
                found[child] = short_words(node.text, workspace.t, workspace.game.id)
            else:
                said = (table.say(event.to_json(), scene.t, scene.names, scene.viewer) for event in seen)
                found[child] = next(filter(None, said), workspace.t("analysis-unseen"))
    return found


def walk(workspace: Workspace) -> Html:
    """The ways through the tree, and what can be done with the line one is in."""
    chapter, at, t = workspace.document.current_chapter, workspace.document.at, workspace.t
    on = chapter.children(at)[:1]
    before, end = max(0, chapter.nodes[at].parent), at
    while following := chapter.children(end):
        end = following[0]
    buttons = [
        step("go", t("walk-first"), ident="walk-first", value=0, possible=at > 0),
        step("go", t("walk-back"), ident="walk-back", value=before, key="j", possible=at > 0),
        step("go", t("walk-on"), ident="walk-on", value=on[0] if on else 0, key="k", possible=bool(on)),
        step("go", t("analysis-last"), ident="walk-last", value=end, possible=bool(on)),
    ]
    branches = any(node != chapter.nodes[node].parent + 1 for node in chapter.path(at))
    more = [do("promote", t("analysis-promote"))] if branches else []
    more += [do("delete-move", t("analysis-delete"))] if at > 0 else []
    bar = {"class": "menu walk", "role": "toolbar", "aria-label": t("analysis-walk"), "data-zone": "walk"}
    return el("div", bar, *buttons, *more)
