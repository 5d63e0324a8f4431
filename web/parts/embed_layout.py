"""A table in a frame of another site: the table, whose turn it is, and few controls."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.game_end import GameEnd, end_title, ranking, rule_of_end
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.panel import ask_buttons
from web.parts.table import Scene
from web.parts.table_section import table, walk


@dataclass(frozen=True, slots=True)
class EmbedLayout:
    """What surrounds the table: an overlay, a notice, whether undo and a hint are offered, the past moment shown and
    the last one, the table in words, whether it is read-only.

    `starting` marks the opening board, shown before the engine has started. With `analyse` the table can be opened on
    the workbench.
    """

    over: Html | None = None
    note: Html | None = None
    undo: bool = False
    hint: bool = False
    past: tuple[int, int] | None = None
    words: tuple[str, ...] = ()
    readonly: bool = False
    starting: bool = False
    analyse: bool = False


def framed(scene: Scene, board: Html, layout: EmbedLayout) -> Html:
    """The whole content of the frame."""
    state = "starting" if layout.starting else scene.state
    inert = layout.over is not None or (layout.readonly and bool(layout.words))
    under = el("div", {"class": "board", "inert": inert}, board)
    words = el("ul", {"class": "unseen"}, *(el("li", None, line) for line in layout.words)) if layout.words else None
    on_table = table(scene, state, layout.over, words, under)
    status, outcome = None, scene.view["outcome"]
    if outcome and not layout.starting:
        won = end_title(tuple(outcome["ranking"][0]), scene)
        status = el("p", {"class": f"status {state}", "id": "status"}, won)
    note = el("div", {"id": "notes"}, layout.note)
    return el(
        "main",
        {"id": "main"},
        ask_buttons(scene.t),
        status,
        on_table,
        note,
        _walk(layout, scene.t),
        _menu(layout, scene.t),
    )


def end(told: GameEnd, scene: Scene, *, new: bool) -> Html:
    """The result, with the rule that ended the game folded, and the next commands."""
    t = scene.t
    buttons = el(
        "div",
        {"class": "menu", "data-zone": "end"},
        do("new", t("new-deal"), main=True) if new else None,
        do("again", t("rules-again"), main=not new),
        do("jump", t("look-back"), value="0"),
    )
    attrs = {"class": "cover end", "id": "end", "tabindex": "-1"}
    return el("div", attrs, *ranking(told.result, scene), buttons, rule_of_end(told, scene))


def _walk(layout: EmbedLayout, t: Messages) -> Html | None:
    """The controls for the moments of a game."""
    if layout.past is None or layout.past[1] == 0:
        return None
    live = None if layout.readonly else do("live", t("walk-live"), main=True)
    return walk(*layout.past, t, live, _analyse(layout, t))


def _menu(layout: EmbedLayout, t: Messages) -> Html | None:
    if layout.readonly or layout.over or layout.past:
        return None
    if layout.starting:
        begin = el("button", {"id": "begin", "type": "button", "class": "button main"}, t("embed-begin"))
        return el("div", {"class": "menu", "id": "menu"}, begin)
    undo = do("undo", t("undo"), key="u") if layout.undo else None
    hint = do("hint", t("hint"), key="h") if layout.hint else None
    attrs = {"class": "menu", "data-zone": "menu", "id": "menu"}
    return el("div", attrs, undo, hint, do("again", t("rules-again")), _analyse(layout, t))


def _analyse(layout: EmbedLayout, t: Messages) -> Html | None:
    """The way to the workbench; the style sheet shows it on pages of our own site."""
    button = {"type": "button", "id": "open-analyse", "class": "button analyse", "data-do": "analyse", "data-value": ""}
    return el("button", button, t("analyse")) if layout.analyse else None
