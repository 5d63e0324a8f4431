"""The engine's answers: puts a picture and other fields together into an answer of `web.protocol`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from web.parts.html import Foreign, Html, glued, language_of, pieces
from web.parts.table import Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """What the page shows: the HTML, the text for the live region, the names of the parts that move, by those the
    numbers of other players who moved them, and `fields`, the fields that only this page's answers have.
    """

    html: Html
    say: str = ""
    moved: tuple[str, ...] = ()
    movers: Mapping[str, int] = field(default_factory=dict)
    fields: Mapping[str, Any] = field(default_factory=dict)


def picture_of(scene: Scene, html: Html, *texts: str, **fields: Any) -> Picture:
    """The picture of a scene; its text is the scene's news and then the `texts`."""
    table = scene.table
    sentences = table.heard(scene)
    moved = {name: event.get("seat") for event in scene.news for name in _names(table.moved(event))}
    movers = {name: seat + 1 for name, seat in moved.items() if seat not in (None, scene.viewer)}
    said = glued(" ", (text for text in (*sentences, *_turn(scene), *texts) if text))
    memory = {"fleeting": True} if table.info.fleeting else {}
    return Picture(html, said, tuple(moved), movers, fields | memory)


def _turn(scene: Scene) -> tuple[str, ...]:
    """That it is the viewer's turn, where somebody else has acted before or a round's result was read."""
    others = any(event.get("seat") not in (None, scene.viewer) for event in scene.news)
    begins = others or scene.resumes
    return (scene.t("status-yours"),) if begins and scene.viewer in scene.awaited and not scene.lingers else ()


def _names(moved: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return (moved,) if isinstance(moved, str) else moved or ()


def compose(picture: Picture, *fields: Mapping[str, Any]) -> dict[str, Any]:
    """The answer with a picture and the given fields; of a field given twice, the last counts."""
    answer: dict[str, Any] = {"html": str(picture.html), "say": picture.say}
    answer |= {"moved": list(picture.moved), "movers": dict(picture.movers)}
    answer |= picture.fields
    for given in fields:
        answer |= given
    return answer | _languages(answer)


def _languages(answer: Mapping[str, Any]) -> dict[str, Any]:
    """What says which language the title is in, and the sentences for the live region, where that is not the page's."""
    sentences = (answer["say"], *answer.get("asked", ()))
    marked = {str(each): pieces(each) for each in sentences if isinstance(each, Foreign)}
    lang = language_of(answer.get("title", ""))
    return ({"pieces": marked} if marked else {}) | ({"title_lang": lang} if lang else {})
