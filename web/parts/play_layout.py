"""The play page around the table: the header, whose turn it is, the log, the menu."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.icons import sliders
from web.parts.messages import LANGS, Messages
from web.parts.ornament import sign
from web.parts.page_paths import learn_path
from web.parts.scene import Scene
from web.parts.table_section import table, turn_text, walk


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """What surrounds the board: the curtain or the end over it, a notice below it, the log with each line's moment,
    whether undo and a hint are offered, the past moment that is shown and the last one, the table in words, whether
    looking back is allowed.

    `panel` is over the page, `review` next to the table; with `can_review` a review is offered. `starting` marks the
    opening board, shown before the engine has started.
    """

    over: Html | None = None
    note: Html | None = None
    log: tuple[tuple[int, str], ...] = ()
    undo: bool = False
    hint: bool = False
    past: tuple[int, int] | None = None
    words: tuple[str, ...] = ()
    can_look_back: bool = True
    panel: Html | None = None
    review: Html | None = None
    can_review: bool = False
    starting: bool = False


def frame(scene: Scene, game_id: str, board: Html, layout: PlayLayout) -> Html:
    """The page of a game."""
    state = "starting" if layout.starting else scene.state
    under = el("div", {"class": "board", "inert": layout.over is not None}, board)
    status = el("p", {"class": f"status {state}", "id": "status"}, _status_text(scene, state))
    note = el("div", {"id": "notes"}, layout.note)
    on_table = table(scene, game_id, state, layout.over, under)
    play = el("main", {"id": "main"}, status, _walk(scene.t, layout), on_table, note)
    room = el("div", {"class": "room"}, play, _aside(scene, layout))
    return join(header(scene.t, game_id), room, layout.panel)


def header(t: Messages, game_id: str) -> Html:
    """The header: home, the game's name, the language, the settings."""
    home = el("a", {"class": "home", "href": "../"}, sign(), el("span", None, t("app-name")))
    other = next(lang for lang in LANGS if lang != t.lang)
    switch = do("lang", t(f"lang-{other}"), value=other)
    attrs = {"type": "button", "class": "button", "id": "open-settings", "data-do": "settings"}
    settings = el("button", {**attrs, "aria-label": t("settings"), "title": t("settings")}, sliders())
    return el("header", {"class": "bar"}, home, el("h1", None, t(f"game-{game_id}")), switch, settings)


def _walk(t: Messages, layout: PlayLayout) -> Html | None:
    """The controls to look back at the moments of a game."""
    if layout.past is None:
        return None
    review = do("review", t("review")) if layout.can_review and not layout.review else None
    ways_out = do("take-over", t("walk-take-over")), do("live", t("walk-live"), main=True)
    return walk(*layout.past, t, review, *ways_out)


def _status_text(scene: Scene, state: str) -> str:
    """Whose turn it is; the end is shown over the table."""
    if state == "starting":
        return scene.t("status-starting")
    return scene.t("status-over") if state == "over" else turn_text(scene)


def _aside(scene: Scene, layout: PlayLayout) -> Html:
    t = scene.t
    now = layout.past[0] if layout.past else None
    lines = [
        _line(at, line, now) if layout.can_look_back else el("li", None, line) for at, line in reversed(layout.log)
    ]
    listed = el("ol", {"class": "log", "reversed": True, "tabindex": "0", "aria-label": t("log")}, *lines)
    menu = el(
        "div",
        {"class": "menu", "data-zone": "menu"},
        do("undo", t("undo"), key="u") if layout.undo else None,
        do("hint", t("hint"), key="h") if layout.hint else None,
        do("new", t("new-deal")),
        el("a", {"class": "button", "href": f"../{learn_path(scene.view['game'], t.lang)}"}, t("learn")),
        do("share", t("share"), ident="open-share"),
        do("save", t("save-record")),
        do("open", t("open-record")),
    )
    story = el("details", {"class": "story", "open": True, "id": "story"}, el("summary", None, t("log")), listed)
    return el(
        "aside", {"class": "aside", "aria-label": t("menu")}, layout.review, menu, story, _in_words(t, layout.words)
    )


def _line(at: int, text: str, now: int | None) -> Html:
    """A line of the log; a button that shows its moment."""
    current = "true" if at == now else None
    button = el("button", {"type": "button", "data-do": "jump", "data-value": str(at), "aria-current": current}, text)
    return el("li", None, button)


def _in_words(t: Messages, words: tuple[str, ...]) -> Html | None:
    """The table as sentences, folded."""
    if not words:
        return None
    listed = el("ul", {"class": "in-words"}, *(el("li", None, line) for line in words))
    return el("details", {"class": "story", "id": "in-words"}, el("summary", None, t("table-in-words")), listed)
