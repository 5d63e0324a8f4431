"""A table within a text: a picture at first, and a game to try when the reader wants it."""

from __future__ import annotations

from dataclasses import dataclass

from web.html import Html, el, join
from web.screens.buttons import do
from web.table.scene import Scene


@dataclass(frozen=True, slots=True)
class Trial:
    """What stands round a diagram that is being tried: how it stands, a note, whether undo is offered."""

    status: str
    note: Html | None = None
    undo: bool = False


def stage(scene: Scene, game_id: str, board: Html, state: str) -> Html:
    """The table alone."""
    attrs = {
        "class": f"table {game_id}",
        "data-game": game_id,
        "data-to-act": " ".join(str(seat + 1) for seat in scene.view["to_act"]),
        "data-state": state,
        "data-pace": scene.pace,
    }
    return el("div", attrs, el("div", {"class": "board"}, board))


def trial(scene: Scene, game_id: str, board: Html, around: Trial) -> Html:
    """The table with what the reader needs to try it."""
    t = scene.t
    menu = el(
        "div",
        {"class": "menu", "data-zone": "menu"},
        do("undo", t("undo"), key="u") if around.undo else None,
        do("again", t("rules-again")),
        do("close", t("rules-close")),
    )
    state = "over" if not scene.view["to_act"] else "waiting" if scene.viewer in scene.awaited else "thinking"
    status = el("p", {"class": f"status {state}"}, around.status)
    notes = el("div", {"class": "notes"}, around.note)
    return join(status, notes, stage(scene, game_id, board, state), menu)
