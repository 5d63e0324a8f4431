"""What the engine answers: the one place where a picture and what belongs to it become an answer of `web.protocol`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from web.games import table_of
from web.parts.html import Html
from web.parts.scene import Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """What is shown: the HTML, the words for the live region, the names of the parts to be seen moving, and `fields`,
    the fields that only this page's answers have.
    """

    html: Html
    say: str = ""
    moved: tuple[str, ...] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)


def picture_of(scene: Scene, html: Html, *texts: str, **fields: Any) -> Picture:
    """The picture of a scene, which tells its news and then the `texts`."""
    table, t = table_of(scene.view["game"]), scene.t
    sentences = [table.say(event, t, scene.names, scene.viewer) for event in scene.news]
    moved = [name for event in scene.news for name in _names(table.moved(event))]
    return Picture(html, " ".join(text for text in (*sentences, *texts) if text).strip(), tuple(moved), fields)


def _names(moved: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return (moved,) if isinstance(moved, str) else moved or ()


def compose(picture: Picture, *facts: Mapping[str, Any]) -> dict[str, Any]:
    """The answer with a picture and the given facts; of a field given twice, the last counts."""
    answer: dict[str, Any] = {"html": str(picture.html), "say": picture.say, "moved": list(picture.moved)}
    answer |= picture.fields
    for more in facts:
        answer |= more
    return answer
