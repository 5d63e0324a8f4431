"""The tree of moves: one line goes on as a text with numbers; a variation has a line of its own, set in below the move
in whose place it could be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pyengine.core.record import take_step
from pyengine.study import Chapter
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.review_panel import percent
from web.parts.table import Scene
from web.parts.zones import spoken
from web.workbench.analysis.best_lines import Mark
from web.workbench.analysis.place import Place, analysis_of, short_words, ways
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
    lines = [[_move(Row(0, 0), t("analysis-beginning"), at)]]
    numbers, marks, before = _numbers(chapter), _marks(workspace, place), Row(0, 0)
    depths = [0]
    for row in shown:
        node = chapter.nodes[row.at]
        new_line = row.depth != before.depth or node.parent != before.at or before.at == 0
        goes_on = node.parent > 0 and children[node.parent][0] == row.at
        same = goes_on and not new_line and chapter.nodes[node.parent].seat == node.seat
        who = "" if same else scene.names[node.seat]
        if new_line:
            lines.append([])
            depths.append(row.depth)
        sign = _sign(marks[row.at], t) if row.at in marks else None
        lines[-1].append(_move(row, said[row.at], at, number=numbers[row.at], who=who, sign=sign))
        before = row
    listed = [
        el("li", {"role": "none", "class": f"line line-{min(depth, _DEEP)}"}, *line)
        for depth, line in zip(depths, lines, strict=True)
    ]
    attrs = {"class": "moves", "role": "tree", "aria-label": t("analysis-moves"), "data-zone": "moves"}
    note = t("analysis-more-moves", shown=len(shown), all=len(found)) if len(found) > len(shown) else ""
    return el(
        "div",
        {"class": "moves-box"},
        el("ol", {**attrs, "data-follows": "yes"}, *listed),
        el("p", {"class": "quiet"}, note) if note else None,
    )


def _numbers(chapter: Chapter) -> list[int]:
    """How many actions have been done at each node."""
    found = [0]
    for node in chapter.nodes[1:]:
        found.append(found[node.parent] + 1)
    return found


def _marks(workspace: Workspace, place: Place) -> dict[int, Mark]:
    """What searches are sure of, by the node of the move; of the others' moves nothing where one seat's eyes see."""
    kept = analysis_of(workspace).marks
    if not kept:
        return {}
    chapter = workspace.document.current_chapter
    found = {at: kept[way] for at, way in enumerate(ways(chapter)) if way in kept}
    return {at: mark for at, mark in found.items() if not place.seat_only or chapter.nodes[at].seat == place.seat}


def _sign(mark: Mark, t: Messages) -> Html:
    """The sign, and in words how sure it is."""
    ident = "analysis-sure-best" if mark.sign == "!" else "analysis-sure-less"
    words = t(ident, fewer=percent(mark.by), spread=percent(mark.spread))
    kind = "sign blunder" if mark.sign == "?" else "sign"
    return el("span", {"class": kind, "data-tip": words}, mark.sign, spoken(words))


def _move(row: Row, words: str, at: int, *, number: int | None = None, who: str = "", sign: Html | None = None) -> Html:
    """A move on its line, with its number and, where that changes, who makes it."""
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
    count = el("span", {"class": "number"}, f"{number}.") if number else None
    name = el("span", {"class": "who"}, who) if who else None
    return el("button", attrs, count, name, el("span", None, words), sign)


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
