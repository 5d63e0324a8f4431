"""Draws a whole table: the players above it, the board, and below it the prompt and the viewer's hand."""

from __future__ import annotations

from dataclasses import replace

from web.parts.faces import face
from web.parts.html import Html, el, glued, join, plain
from web.parts.icons import cross
from web.parts.players import clockwise, own_name
from web.parts.table import Scene
from web.parts.table_data import Count, Prompt

_LONG = 78
"""Letters from which a prompt is set in smaller type where there is little room, so that its buttons stay in place."""


def draw(scene: Scene, *, prompt: bool = True) -> Html:
    """All of the table; the prompt, if that is wanted."""
    table = scene.table
    board = el("div", {"class": "middle"}, _says(scene), table.board(scene))
    line = _prompt(scene, table.prompt(scene)) if prompt else None
    lower = el("div", {"class": "lower"}, line, table.hand(scene))
    return join(_players(scene), board, lower)


# The players -------------------------------------------------------------------------------------------------------


def _players(scene: Scene) -> Html | None:
    """Face, name, score and what else counts, and whose turn it is, clockwise, the viewer last; always in sight.

    The Tab key stops at the first of them, and arrows go on from there.
    """
    order = clockwise(scene)
    counts = {seat: scene.table.tally(scene, seat) for seat in order}
    if not any(counts.values()):
        return None
    items = [_player(scene, seat, counts[seat], first=seat == order[0]) for seat in order]
    attrs = {"class": f"roster of-{len(order)}", "aria-label": scene.t("players"), "role": "list"}
    return el("ul", {**attrs, "data-zone": "players"}, *items)


def _player(scene: Scene, seat: int, counts: tuple[Count, ...], *, first: bool) -> Html:
    acts = not scene.starting and seat in (scene.awaited or tuple(scene.view["to_act"]))
    kind = f"player{' acts' if acts else ''}{' own' if seat == scene.viewer else ''}"
    level = scene.levels[seat] if scene.levels else ""
    turn = el("span", {"class": "unseen"}, scene.t("seat-acts")) if acts else None
    shown = el("span", {"class": "counts"}, *(_count(count, first=at == 0) for at, count in enumerate(counts)))
    named = el("span", {"class": "level"}, _whole(level)) if level else None
    words = el("span", {"class": "words"}, own_name(scene.names[seat]), named)
    told = [count.label for count in counts]
    attrs = {
        "class": kind,
        "data-player": str(seat + 1),
        "data-tip": glued("\n", filter(None, (scene.names[seat], level, *told))) if counts else None,
        "tabindex": ("0" if first else "-1") if scene.faces and counts else None,
        "aria-current": "true" if acts else None,
    }
    return el("li", attrs, face(scene.faces[seat] if scene.faces else ""), words, turn, shown)


def _whole(level: str) -> str:
    """How somebody plays, which is only broken between its parts: a part that has no room is not shown at all."""
    return level.replace(" ", "\u00a0").replace("\u00a0·", " ·")


def _count(count: Count, *, first: bool) -> Html:
    kind = f"count{' score' if first else ''}{' warning' if count.warning else ''}"
    number = el("span", {"aria-hidden": "true"}, count.shown)
    words = el("span", {"class": "unseen"}, count.label)
    return el("span", {"class": kind, "data-tip": count.label}, count.icon, number, words)


def _says(scene: Scene) -> Html | None:
    """What a bot says, below its place in the row of players; it takes no room, and no clicks but to say no more."""
    if scene.remark is None:
        return None
    seat, words = scene.remark
    order = clockwise(scene)
    side = ("start", "middle", "end")[3 * order.index(seat) // len(order)]
    stop = {"type": "button", "class": "hush", "data-do": "setting", "data-value": "talk=off"}
    hush = el("button", {**stop, "aria-label": scene.t("bot-line-hush"), "data-tip": scene.t("bot-line-hush")}, cross())
    said = el("span", {"class": "unseen"}, f"{scene.names[seat]}: ")
    return el("p", {"class": f"says {side}", "id": "says"}, said, words, hush)


# The prompt --------------------------------------------------------------------------------------------------------


def _prompt(scene: Scene, prompt: Prompt | None) -> Html:
    """One line by the hand with the controls that belong to it; without a prompt of the game, whose turn it is."""
    what = prompt or Prompt(scene.turn_text)
    if scene.starting:
        return _starting(scene, what)
    if scene.waits_for_answer:
        what = replace(what, text=scene.t("status-answer"))
    state = "waiting" if scene.viewer in scene.awaited else "resting"
    buttons = el("div", {"class": "acts"}, what.second, what.main) if what.second or what.main else None
    long = len(plain(what.text)) > _LONG
    text = el("p", {"class": "what long" if long else "what", "id": "prompt"}, what.text)
    return el("div", {"class": f"prompt {state}", "data-zone": "turn"}, text, what.extra, buttons)


def _starting(scene: Scene, coming: Prompt) -> Html:
    """What is said before the deal; in a frame, whose height is its content's, with the room of the prompt to come."""
    ghost = {"class": "ghost", "aria-hidden": "true"}
    words = el("span", {"class": "said"}, scene.t("status-starting"))
    kind = "what long" if len(plain(coming.text)) > _LONG else "what"
    text = el("p", {"class": kind, "id": "prompt"}, words, el("span", ghost, coming.text))
    has_buttons = coming.second or coming.main
    buttons = el("div", {**ghost, "class": "acts ghost"}, coming.second, coming.main) if has_buttons else None
    return el("div", {"class": "prompt resting", "data-zone": "turn"}, text, buttons)
