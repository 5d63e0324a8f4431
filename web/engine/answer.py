"""The engine's answers: puts a picture and other fields together into an answer of `web.protocol`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from web.games import table_of
from web.parts.html import Html
from web.parts.scene import Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """What the page shows: the HTML, the text for the live region, the names of the parts that move, and `fields`, the
    fields that only this page's answers have.
    """

    html: Html
    say: str = ""
    moved: tuple[str, ...] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)


def picture_of(scene: Scene, html: Html, *texts: str, **fields: Any) -> Picture:
    """The picture of a scene; its text is the scene's news and then the `texts`."""
    table, t = table_of(scene.view["game"]), scene.t
    sentences = [table.say(event, t, scene.names, scene.viewer) for event in scene.news]
    moved = [name for event in scene.news for name in _names(table.moved(event))]
    return Picture(html, " ".join(text for text in (*sentences, *texts) if text).strip(), tuple(moved), fields)


def _names(moved: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return (moved,) if isinstance(moved, str) else moved or ()


def compose(picture: Picture, *fields: Mapping[str, Any]) -> dict[str, Any]:
    """The answer with a picture and the given fields; of a field given twice, the last counts."""
    answer: dict[str, Any] = {"html": str(picture.html), "say": picture.say, "moved": list(picture.moved)}
    answer |= picture.fields
    for given in fields:
        answer |= given
    return answer
