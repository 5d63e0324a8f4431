"""What the page knows of a game: one `Table`, which each folder of `web/games` exports as `TABLE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.scene import Scene, toggle, with_arrow

Event = dict[str, Any]
"""An event as JSON, with what its reader may not know left out."""

Words = Callable[[str, Messages], str]
"""How a text of the notation is said in the reader's language."""

Moved = str | tuple[str, ...] | None
"""The `data-move` names of the parts that an event moved."""


def no_text(scene: Scene) -> list[str]:  # noqa: ARG001 - a table that can be read as it stands
    """No words beside the picture."""
    return []


def no_place(name: str, t: Messages) -> str | None:  # noqa: ARG001 - where facts tell of no part of the table
    """No name for a part of the table."""
    return None


def before_arrow(action: str, source: str) -> bool:
    """True if an action such as `17>own-up` begins with choosing this source."""
    return action.partition(">")[0] == source


@dataclass(frozen=True, slots=True)
class Wording:
    """How a game's notation is said in the reader's language.

    `act` says an action. `values` says one value of a fact, by the fact's name; a value that is not there stands as
    it is written. `seats` names the facts whose values are seats, besides `seat` and `winner`. `place` says the
    notation's name of a part of the table, as facts name it (`row2`, `r2c3`), and is None for any other word.
    `between` is what stands between several values of a fact, where that is not a comma.

    A fact of an example is told by the message `rules-is-<game>-<fact>`, or by `rules-is-<fact>` where games share it;
    a fact of a refusal by `fact-<game>-<fact>` or `fact-<fact>`.
    """

    act: Words
    values: Mapping[str, Words] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    place: Callable[[str, Messages], str | None] = no_place
    between: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """All that the page needs of one game.

    `minutes` is how long a game takes, about. `draw` makes the table from a scene, `cover` the game's picture in the
    lobby. `say(event, t, names, viewer)` tells an event as a sentence, an empty one where there is nothing to tell;
    the types in `untold` never have anything to tell. `moved` names what an event moved, `sounds` what is heard of it
    (`card`, `draw` or `line`), by the event's type. `words` says the notation. `text_view` tells the whole table in
    sentences. `gather(chosen, source)` is what is picked up after a source was chosen, `action_of(chosen, target)` the
    action that takes it there, and `begins(action, source)` tells whether an action begins with choosing a source.
    """

    minutes: int
    draw: Callable[[Scene], Html]
    cover: Callable[[], Html]
    say: Callable[[Event, Messages, tuple[str, ...], int | None], str]
    moved: Callable[[Event], Moved]
    words: Wording
    untold: frozenset[str] = frozenset()
    sounds: Mapping[str, str] = field(default_factory=dict)
    text_view: Callable[[Scene], list[str]] = no_text
    gather: Callable[[str | None, str], str | None] = toggle
    action_of: Callable[[str, str], str] = with_arrow
    begins: Callable[[str, str], bool] = before_arrow
