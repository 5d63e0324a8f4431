"""The parts of every page with a table: its element, the status, the controls to look back; a diagram to try."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.game_end import end_title
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages
from web.parts.table import Scene


def attributes(scene: Scene, state: str) -> dict[str, str]:
    """The attributes of a table's element, which styles, scripts and tests read its state from."""
    return {
        "class": f"table {scene.table.info.look or scene.game}",
        "data-game": scene.game,
        "data-to-act": " ".join(str(seat + 1) for seat in scene.view["to_act"]),
        "data-state": state,
        "data-pace": scene.pace,
    }


def table(scene: Scene, state: str, *within: Html | None) -> Html:
    """The table of a page that has one."""
    attrs = {"id": "table", "tabindex": "-1", "aria-label": scene.t(f"game-{scene.game}")}
    return el("section", {**attributes(scene, state), **attrs}, *within)


def result_text(scene: Scene) -> str | None:
    """Who has won and by which rule; None while the game goes on."""
    outcome = scene.view["outcome"]
    if outcome is None:
        return None
    return glued(
        "", (scene.t("status-over"), " ", end_title(tuple(outcome["ranking"][0]), scene), " (", outcome["reason"], ")")
    )


def walk(at: int, last: int, t: Messages, *ways_out: Html | None) -> Html:
    """The controls to look back at the moments of a game, and to leave them."""
    buttons = [
        do("jump", t("walk-first"), value="0"),
        do("jump", t("walk-back"), value=str(max(0, at - 1)), key="j"),
        el("span", {"class": "moment"}, t("walk-moment", at=at, last=last)),
        do("jump", t("walk-on"), value=str(min(last, at + 1)), key="k"),
    ]
    return el("div", {"class": "walk menu", "data-zone": "walk", "id": "walk"}, *buttons, *ways_out)


def stage(scene: Scene, board: Html, state: str) -> Html:
    """The table without its surroundings."""
    return el("div", attributes(scene, state), el("div", {"class": "board"}, board))


def trial(scene: Scene, board: Html, note: Html | None, *, can_undo: bool) -> Html:
    """The table with its status, a notice and its controls."""
    t = scene.t
    menu = el(
        "div",
        {"class": "menu", "data-zone": "menu"},
        do("undo", t("undo"), key="u") if can_undo else None,
        do("again", t("rules-again")),
        do("close", t("rules-close")),
    )
    over = result_text(scene)
    status = el("p", {"class": "status over"}, over) if over else None
    notes = el("div", {"class": "notes"}, note)
    return join(status, notes, stage(scene, board, scene.state), menu)
