"""The eight tasks of the viewer: how each stands, in a sign, a word and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.gems.field import KINDS
from web.games.pearl.art import barred, pearl, tick
from web.parts.gems import words
from web.parts.gems.tiles import tile
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.zones import control, doing, spoken


def number_of_tasks(player: dict[str, Any]) -> int:
    """How many tasks a player of a view has, done or not."""
    return len(player["done"]) + len(player["open"])


def tasks(scene: Scene, own: int) -> Html:
    """All of them, in one row by the hand."""
    items = [el("li", None, _task(scene, own, kind)) for kind in KINDS]
    attrs = {"class": "tasks", "role": "list", "data-zone": "tasks", "aria-label": scene.t("prl-your-tasks")}
    return el("ul", attrs, *items)


def _task(scene: Scene, own: int, kind: str) -> Html:
    """A task: a button that lays it, or that tells why it cannot be laid."""
    state = state_of(scene, own, kind)
    told = scene.t(
        f"prl-task-{'open' if state == 'bound' else state}", kind=words.titled(kind, scene.t), names=tops(scene, kind)
    )
    does = doing(scene, f"{kind}>done", told)
    attrs = {
        "id": f"task-{kind}",
        "class": f"task {state}",
        **does,
        "data-move": None if state == "done" else f"task-{own}-{kind}",
    }
    signs: dict[str, Callable[[], Html]] = {"done": tick, "barred": barred, "pearl": pearl, "pearl-lay": pearl}
    sign = el("span", {"class": "sign"}, signs[state]()) if state in signs else None
    card = el("span", {"class": "task-card", "aria-hidden": "true"}, tile(kind), sign)
    return control(scene, attrs, spoken(does["data-tip"] or told), card)


def state_of(scene: Scene, own: int, kind: str) -> str:
    """How a task stands: `done`, `lay`, `pearl-lay`, `barred`, `proved`, `pearl`, `bound` or `open`."""
    view = scene.view
    player: dict[str, Any] = view["players"][own]
    by_pearl = kind not in view["proved"]
    if kind not in player["open"]:
        return "done"
    if f"{kind}>done" in scene.legal:
        return "pearl-lay" if by_pearl else "lay"
    if kind in player["forbidden"]:
        return "barred"
    if kind in view["provable"]:
        return "pearl" if by_pearl else "proved"
    return "bound" if by_pearl and kind in view["proved_by_pearl"] and view["pearl"] else "open"


def tops(scene: Scene, kind: str) -> str:
    """The names of the others on whose completed decks a kind lies on top."""
    return scene.t.listed(name for seat, name in enumerate(scene.names) if top_of(scene, seat) == kind)


def top_of(scene: Scene, seat: int) -> str | None:
    """What lies on top of another player's completed deck."""
    done = scene.view["players"][seat]["done"]
    return done[-1] if done and seat != scene.viewer else None
