"""The frame around a table: the way home, whose turn it is, the log, the menu."""

from __future__ import annotations

from dataclasses import dataclass

from web.art.ornament import sign
from web.html import Html, el, join
from web.messages import LANGS, Messages
from web.screens.buttons import do
from web.table.scene import Scene


@dataclass(frozen=True, slots=True)
class Around:
    """What surrounds the board: the curtain or the end over it, a note below it, the log, whether undo is offered.

    `starting` is the board that stands before there is an engine.
    """

    over: Html | None = None
    note: Html | None = None
    log: tuple[str, ...] = ()
    undo: bool = False
    starting: bool = False


def frame(scene: Scene, game_id: str, board: Html, around: Around) -> Html:
    """The page of a game."""
    attrs = {
        "id": "table",
        "class": f"table {game_id}",
        "tabindex": "-1",
        "data-game": game_id,
        "data-to-act": " ".join(str(seat + 1) for seat in scene.view["to_act"]),
        "data-state": "starting" if around.starting else _state(scene),
        "data-pace": scene.pace,
        "aria-label": scene.t(f"game-{game_id}"),
    }
    under = el("div", {"class": "board", "inert": around.over is not None}, board)
    table = el("section", attrs, around.over, under)
    play = el("main", {"id": "main"}, _status(scene, around.starting), table, el("div", {"id": "notes"}, around.note))
    return join(header(scene.t, game_id), el("div", {"class": "room"}, play, _aside(scene, around.log, around.undo)))


def header(t: Messages, game_id: str) -> Html:
    """The line on top: home, the game's name, the language."""
    home = el("a", {"class": "home", "href": "../"}, sign(), t("app-name"))
    other = next(lang for lang in LANGS if lang != t.lang)
    switch = do("lang", t(f"lang-{other}"), value=other)
    return el("header", {"class": "bar"}, home, el("h1", None, t(f"game-{game_id}")), switch)


def _state(scene: Scene) -> str:
    if not scene.view["to_act"]:
        return "over"
    return "waiting" if any(scene.seats[seat] == "human" for seat in scene.awaited) else "thinking"


def _status(scene: Scene, starting: bool) -> Html:
    """Whose turn it is."""
    awaited, t = scene.awaited, scene.t
    if starting:
        text = t("status-starting")
    elif not scene.view["to_act"]:
        text = t("status-over")
    elif scene.viewer in awaited:
        text = t("status-yours")
    else:
        text = t("status-of", name=", ".join(scene.names[seat] for seat in awaited))
    return el("p", {"class": f"status {_state(scene)}", "id": "status"}, text)


def _aside(scene: Scene, log: tuple[str, ...], undo: bool) -> Html:
    t = scene.t
    lines = [el("li", None, line) for line in reversed(log)]
    listed = el("ol", {"class": "log", "reversed": True, "tabindex": "0", "aria-label": t("log")}, *lines)
    menu = el(
        "div",
        {"class": "menu", "data-zone": "menu"},
        do("undo", t("undo"), key="u") if undo else None,
        do("new", t("new-deal")),
        do("save", t("save-record")),
        do("open", t("open-record")),
    )
    story = el("details", {"class": "story", "open": True, "id": "story"}, el("summary", None, t("log")), listed)
    return el("aside", {"class": "aside", "aria-label": t("menu")}, menu, story)
