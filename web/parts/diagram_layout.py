"""A rulebook's diagram: a picture at first, and a table to try when the reader opens it."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.table import Scene
from web.parts.table_section import attributes, result_text


@dataclass(frozen=True, slots=True)
class DiagramLayout:
    """What surrounds an open diagram: a notice, and whether undo is offered."""

    note: Html | None = None
    undo: bool = False


def stage(scene: Scene, game_id: str, board: Html, state: str) -> Html:
    """The table without its surroundings."""
    return el("div", attributes(scene, game_id, state), el("div", {"class": "board"}, board))


def trial(scene: Scene, game_id: str, board: Html, layout: DiagramLayout) -> Html:
    """The table with its status and controls."""
    t = scene.t
    menu = el(
        "div",
        {"class": "menu", "data-zone": "menu"},
        do("undo", t("undo"), key="u") if layout.undo else None,
        do("again", t("rules-again")),
        do("close", t("rules-close")),
    )
    over = result_text(scene)
    status = el("p", {"class": "status over"}, over) if over else None
    notes = el("div", {"class": "notes"}, layout.note)
    return join(status, notes, stage(scene, game_id, board, scene.state), menu)
