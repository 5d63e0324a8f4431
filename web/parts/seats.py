"""The row of players at a table: face, name, score and what else counts, and whose turn it is; always in sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from web.parts.faces import face
from web.parts.html import Html, el
from web.parts.players import clockwise, own_name
from web.parts.scene import Scene


@dataclass(frozen=True, slots=True)
class Count:
    """A number at a seat: `shown` as it stands there, `label` the same in words ("12 points"), an `icon` for what it
    counts. A `warning` is drawn so that nobody overlooks it, such as a last card.
    """

    shown: str
    label: str
    icon: Html | None = None
    warning: bool = False


Tally = Callable[[Scene, int], tuple[Count, ...]]
"""What counts at a seat; the score first, where the game has one."""


def seats(scene: Scene, tally: Tally) -> Html:
    """The players clockwise, the viewer last. The Tab key stops at the first of them, and arrows go on from there."""
    order = clockwise(scene)
    items = [_seat(scene, seat, tally(scene, seat), first=seat == order[0]) for seat in order]
    attrs = {"class": f"roster of-{len(order)}", "aria-label": scene.t("players"), "role": "list"}
    return el("ul", {**attrs, "data-zone": "players"}, *items)


def _seat(scene: Scene, seat: int, counts: tuple[Count, ...], *, first: bool) -> Html:
    acts = not scene.starting and seat in (scene.awaited or tuple(scene.view["to_act"]))
    kind = f"player{' acts' if acts else ''}{' own' if seat == scene.viewer else ''}"
    level = scene.levels[seat] if scene.levels else ""
    name = own_name(scene.names[seat])
    turn = el("span", {"class": "unseen"}, scene.t("seat-acts")) if acts else None
    shown = el("span", {"class": "counts"}, *(_count(count, first=at == 0) for at, count in enumerate(counts)))
    words = el("span", {"class": "words"}, name, el("span", {"class": "level"}, level) if level else None)
    attrs = {
        "class": kind,
        "data-player": str(seat + 1),
        "data-tip": "\n".join((scene.names[seat], *(count.label for count in counts))) if counts else None,
        "tabindex": ("0" if first else "-1") if scene.faces and counts else None,
        "aria-current": "true" if acts else None,
    }
    return el("li", attrs, face(scene.faces[seat] if scene.faces else ""), words, turn, shown)


def _count(count: Count, *, first: bool) -> Html:
    kind = f"count{' score' if first else ''}{' warning' if count.warning else ''}"
    words = el("span", {"class": "unseen"}, count.label)
    return el("span", {"class": kind, "data-tip": count.label}, count.icon, _number(count.shown), words)


def _number(text: str) -> Html:
    return el("span", {"aria-hidden": "true"}, text)
