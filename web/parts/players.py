"""The players at a table: their order, their names, and how sentences speak of them."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.bots.reasons import Feature
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Event


def person(name: str, t: Messages) -> str:
    """The grammatical person for a name in a sentence: `you` for the reader, `other` for anybody else."""
    return "you" if name == t("you") else "other"


def doer(event: Event, t: Messages, names: Sequence[str]) -> dict[str, str]:
    """Who did what an event tells, for its sentence: the `name`, and the `person` of it as `who`."""
    name = names[event["seat"]]
    return {"name": name, "who": person(name, t)}


def own_name(name: str) -> Html:
    """A name as it stands by itself: read in the direction of its own letters, whatever that of the page."""
    return el("span", {"class": "name"}, el("bdi", None, name))


def clockwise(scene: Scene) -> list[int]:
    """The seats clockwise: from the viewer's left, the viewer last; for a spectator from the first seat."""
    count = len(scene.names)
    first = 0 if scene.viewer is None else scene.viewer + 1
    return [(first + step) % count for step in range(count)]


def others(scene: Scene) -> list[int]:
    """The same without the viewer."""
    return [seat for seat in clockwise(scene) if seat != scene.viewer]


def whose(feature: Feature, scene: Scene) -> dict[str, str]:
    """For the message of a learned value's feature: `who` it is about, `you` or `other`, and by `name`; whether it is
    the actor's `own`, and whether the action `brings` it.
    """
    return {
        "who": "you" if feature.seat == scene.viewer else "other",
        "name": scene.names[feature.seat],
        "own": "yes" if feature.own else "no",
        "brings": "yes" if feature.brings else "no",
    }
