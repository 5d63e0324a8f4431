"""What the page knows of a game: one `Table`, which each folder of `web/games` exports as `TABLE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.scene import Scene, arrowed, toggled

Event = dict[str, Any]
"""An event as JSON, with what its reader may not know left out."""

Words = Callable[[str, Messages], str]
"""How a text of the notation is said in the reader's language."""

Moved = str | tuple[str, ...] | None
"""The `data-move` names of the parts that an event moved."""


def no_text(scene: Scene) -> list[str]:  # noqa: ARG001 - a table that can be read as it stands
    """No words beside the picture."""
    return []


@dataclass(frozen=True, slots=True)
class Table:
    """All that the page needs of one game.

    `minutes` is how long a game takes, about. `draw` makes the table from a scene, `cover` the game's picture in the
    lobby. `say(event, t, names, viewer)` tells an event as a sentence, an empty one where there is nothing to tell;
    `moved` names what it moved, `sounds` what is heard of it, by the event's type. `act` says an action in words,
    `values` the values of facts, by the fact's name; what is not there is said as it is written. `text_view` tells the
    whole table in sentences. `gather(chosen, source)` is what is picked up after a source was chosen,
    `action_of(chosen, target)` the action that takes it there.
    """

    minutes: int
    draw: Callable[[Scene], Html]
    cover: Callable[[], Html]
    say: Callable[[Event, Messages, tuple[str, ...], int | None], str]
    moved: Callable[[Event], Moved]
    act: Words
    values: Mapping[str, Words] = field(default_factory=dict)
    sounds: Mapping[str, str] = field(default_factory=dict)
    text_view: Callable[[Scene], list[str]] = no_text
    gather: Callable[[str | None, str], str | None] = toggled
    action_of: Callable[[str, str], str] = arrowed
