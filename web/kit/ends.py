"""The ends of a round and of a game: the scores, and what the round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.core.events import HIDDEN
from web.kit.shape import Shape
from web.kit.wording import own
from web.parts.html import plain
from web.parts.paragraph import paragraph
from web.parts.table import Scene
from web.parts.table_data import Event, Result, SeatResult

_GAINED = "gained"
"""In the view of a round that is over, what each seat's score has gained by it."""


def round_view(events: Sequence[Event], before: dict[str, Any], shape: Shape) -> dict[str, Any]:
    """The table as the last action of a round left it: the card that was laid, and the values as they were counted."""
    view = {name: _copy(part) for name, part in before.items()}
    for event in events:
        if event["type"] == "round":
            break
        if event["type"] == "changed" and event["name"] in shape.counts:
            view[event["name"]][event["owner"]] = event["value"]
        elif event["type"] == "moved" and event["from"] in shape.hands and event["giver"] >= 0:
            _lay(view, event)
    if shape.score:
        view[_GAINED] = [int(now) - int(then) for now, then in zip(view[shape.score], before[shape.score], strict=True)]
    return view


def _copy(part: Any) -> Any:
    return [_copy(each) for each in part] if isinstance(part, list) else part


def _lay(view: dict[str, Any], event: Event) -> None:
    """A card goes from a hand to where it was laid."""
    hand = view[event["from"]][event["giver"]]
    target = view[event["to"]] if event["taker"] < 0 else view[event["to"]][event["taker"]]
    for code in event["cards"]:
        gone = code if code in hand else HIDDEN
        if gone in hand:
            hand.remove(gone)
        target.append(code)


def round_result(scene: Scene, shape: Shape) -> Result:
    """Who gained most in the round, or least where little is good; the seats by their scores."""
    t, seats = scene.t, range(len(scene.names))
    if not shape.score:
        return Result((), "", tuple(SeatResult(seat, "") for seat in seats))
    scores, gained = scene.view[shape.score], scene.view.get(_GAINED, [0] * len(scene.names))
    best = min(gained) if shape.lowest else max(gained)
    winners = tuple(seat for seat in seats if gained[seat] == best)
    order = sorted(seats, key=lambda seat: scores[seat] if shape.lowest else -scores[seat])
    rows = tuple(SeatResult(seat, str(scores[seat]), gained[seat]) for seat in order)
    return Result(winners, t("kit-round-over", round=scene.view["round"]), rows)


def result(scene: Scene, shape: Shape, rule: str) -> Result:
    """How the game was decided: by its last rule, as the author says it or as the file's paragraph does."""
    outcome = scene.view["outcome"]
    winners = tuple(outcome["ranking"][0])
    names = scene.t.listed(scene.names[seat] for seat in winners)
    decided = own(shape, scene.t, "end", outcome["reason"], player=names) or rule
    order = [seat for group in outcome["ranking"] for seat in group]
    told = any(outcome["scores"]) or bool(shape.score)
    rows = tuple(SeatResult(seat, str(outcome["scores"][seat]) if told else "") for seat in order)
    return Result(winners, decided, rows)


def paragraph_of(parts: Sequence[tuple[str, str]]) -> str:
    """A rule as plain text."""
    return " ".join(plain(paragraph(text)) for _, text in parts)
