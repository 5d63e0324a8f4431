"""What happens, and what lies on the table, in sentences; nothing that is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.core.events import HIDDEN
from web.kit.shape import Shape
from web.kit.words import capital, cards_words, part_name
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.table import Scene


def sentence(event: dict[str, Any], shape: Shape, t: Messages, names: Sequence[str]) -> str:
    """An event as a sentence; empty where there is nothing to say."""
    kind = event["type"]
    if kind == "moved":
        return _moved(event, shape, t, names)
    if kind == "shuffled":
        return t("kit-say-shuffled", zone=part_name(event["zone"], t))
    if kind == "round":
        return t("kit-say-round", round=event["round"])
    if kind == "over":
        winners = [names[seat] for seat in event["outcome"]["ranking"][0]]
        return t("kit-say-over", names=", ".join(winners), who=person(winners[0], t) if len(winners) == 1 else "many")
    return ""


def _moved(event: dict[str, Any], shape: Shape, t: Messages, names: Sequence[str]) -> str:
    pack = shape.definition.pack
    seat = event["giver"] if event["giver"] >= 0 else event["taker"]
    hidden = HIDDEN in event["cards"]
    cards = t("kit-cards", count=len(event["cards"])) if hidden else cards_words(event["cards"], pack, t)
    zones = {"source": part_name(event["from"], t), "target": part_name(event["to"], t)}
    if seat < 0:
        return t("kit-say-went", cards=capital(cards), **zones)
    return t("kit-say-moved", name=names[seat], who=person(names[seat], t), cards=cards, **zones)


def table_words(scene: Scene, shape: Shape) -> list[str]:
    """The table as sentences."""
    t, pack = scene.t, shape.definition.pack
    lines = []
    for name in shape.shared:
        lying = [code for code in scene.view[name] if code]
        lines.append(_zone_words(capital(part_name(name, t)), lying, t, pack))
    for seat, who in enumerate(scene.names):
        for name in (*shape.laid, *shape.kept, *shape.hands):
            lying = [code for code in scene.view[name][seat] if code]
            if lying:
                lines.append(_zone_words(f"{who}, {part_name(name, t)}", lying, t, pack))
    return lines


def _zone_words(label: str, lying: Sequence[str], t: Messages, pack: Any) -> str:
    known = [code for code in lying if code != HIDDEN]
    cards = cards_words(known, pack, t) if known else "none"
    return t("kit-zone", name=label, count=len(lying), cards=cards)
