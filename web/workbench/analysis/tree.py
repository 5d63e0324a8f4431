"""The tree of moves: each row is a move, and a variation is set in below the move in whose place it could be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pyengine.core.events import Event
from pyengine.core.record import take_step
from pyengine.study import Chapter
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.table import Scene
from web.workbench.analysis.place import Place
from web.workbench.analysis.scenes import short_words
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
    said = _move_words(workspace, place, scene, [row.at for row in shown])
    begin = _row(Row(0, 0), workspace.t("analysis-beginning"), None, at)
    children = children_of(chapter)
    lines = [_row(row, said[row.at], _who(scene, chapter, children, row), at) for row in shown]
    more = len(found) > len(shown)
    note = (
        el("p", {"class": "quiet"}, workspace.t("analysis-more-moves", shown=len(shown), all=len(found)))
        if more
        else None
    )
    attrs = {"class": "moves", "role": "tree", "aria-label": workspace.t("analysis-moves"), "data-zone": "moves"}
    return el("div", {"class": "moves-box"}, el("ol", {**attrs, "data-follows": "yes"}, begin, *lines), note)


def _who(scene: Scene, chapter: Chapter, children: Mapping[int, list[int]], row: Row) -> str:
    """Whose move it is, where that is another player than before."""
    node = chapter.nodes[row.at]
    goes_on = node.parent > 0 and children[node.parent][0] == row.at
    return "" if goes_on and chapter.nodes[node.parent].seat == node.seat else scene.names[node.seat]


def _row(row: Row, words: str, who: str | None, at: int) -> Html:
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


def _move_words(workspace: Workspace, place: Place, scene: Scene, wanted: list[int]) -> Mapping[int, str]:
    """What was done at each node, in words; as one seat sees it, without what only others know."""
    chapter, game_id = workspace.document.current_chapter, workspace.game.id
    if not place.seat_only:
        return {at: short_words(chapter.nodes[at].text, workspace.t, game_id) for at in wanted}
    return _seen_words(workspace, scene, place.seat, set(wanted))


def _seen_words(workspace: Workspace, scene: Scene, seat: int, wanted: set[int]) -> dict[int, str]:
    """The same, of what this seat has seen of the events."""
    chapter, found = workspace.document.current_chapter, dict[int, str]()
    children = children_of(chapter)
    for at, state in chapter.states():
        for child in children.get(at, ()):
            if child in wanted:
                node = chapter.nodes[child]
                events = [] if node.seat == seat else take_step(workspace.game, state.copy(), node.step)
                seen = [event.seen_by(seat) for event in events]
                plain = short_words(node.text, workspace.t, workspace.game.id) if seen == events else ""
                found[child] = plain or _sentences(workspace, scene, seen) or workspace.t("analysis-unseen")
    return found


def _sentences(workspace: Workspace, scene: Scene, events: list[Event]) -> str:
    """The first sentence on an action that a seat may read."""
    table = table_of(workspace.game.id)
    said = (table.say(event.to_json(), scene.t, scene.names, scene.viewer) for event in events)
    return next((sentence for sentence in said if sentence), "")


def walk(workspace: Workspace) -> Html:
    """The ways through the tree, and what can be done with the line one is in."""
    chapter, at, t = workspace.document.current_chapter, workspace.document.at, workspace.t
    on = chapter.children(at)[:1]
    buttons = [
        _step("first", t("walk-first"), 0, possible=at > 0),
        _step("back", t("walk-back"), max(0, chapter.nodes[at].parent), key="j", possible=at > 0),
        _step("on", t("walk-on"), on[0] if on else 0, key="k", possible=bool(on)),
        _step("last", t("analysis-last"), _end(chapter, at), possible=bool(on)),
    ]
    branches = any(step != chapter.nodes[step].parent + 1 for step in chapter.path(at))
    more = [do("promote", t("analysis-promote"))] if branches else []
    more += [do("delete-move", t("analysis-delete"))] if at > 0 else []
    bar = {"class": "menu walk", "role": "toolbar", "aria-label": t("analysis-walk"), "data-zone": "walk"}
    return el("div", bar, *buttons, *more)


def _end(chapter: Chapter, at: int) -> int:
    """The last node of the line that one is in."""
    while children := chapter.children(at):
        at = children[0]
    return at


def _step(name: str, label: str, to: int, *, possible: bool, key: str | None = None) -> Html:
    """A way through the tree: dimmed where it leads nowhere, so that it keeps its place."""
    attrs = {
        "type": "button",
        "id": f"walk-{name}",
        "class": "button",
        "data-do": "go" if possible else None,
        "data-value": str(to) if possible else None,
        "data-key": key if possible else None,
        "aria-disabled": None if possible else "true",
        "aria-keyshortcuts": key.upper() if key else None,
    }
    return el("button", attrs, label)
