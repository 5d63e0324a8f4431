"""The page's interface to a game: one `Table`, which each folder of `web/games` exports as `TABLE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.scene import Scene, toggle, with_arrow

Event = dict[str, Any]
"""An event as JSON, redacted for its reader."""

Words = Callable[[str, Messages], str]
"""Puts a text of the notation into words of the reader's language."""

Moved = str | tuple[str, ...] | None
"""The `data-move` names of the parts that an event moved."""


def no_text(scene: Scene) -> list[str]:  # noqa: ARG001 - for tables whose HTML reads well
    """No description of the table in words."""
    return []


def no_place(name: str, t: Messages) -> str | None:  # noqa: ARG001 - for games whose facts name no part of the table
    """No name for a part of the table."""
    return None


def no_component(code: str, t: Messages) -> Html | None:  # noqa: ARG001 - for games without pictures of their parts
    """No picture of a part of the game."""
    return None


def before_arrow(action: str, source: str) -> bool:
    """True if an action such as `17>own-up` begins with choosing this source."""
    return action.partition(">")[0] == source


@dataclass(frozen=True, slots=True)
class Wording:
    """A game's notation in words of the reader's language.

    `act` says an action. `values` says one value of a fact, by the fact's name; a value that is not there stands as
    it is written. `seats` names the facts whose values are seats, besides `seat` and `winner`. `place` says the
    notation's name of a part of the table, as facts name it (`row2`, `r2c3`), and is None for any other word.
    `between` is what stands between several values of a fact, where that is not a comma.

    The message `rules-is-<game>-<fact>` puts a fact of an example into words, where shared `rules-is-<fact>`;
    for a fact of a refusal `fact-<game>-<fact>` or `fact-<fact>`.
    """

    act: Words
    values: Mapping[str, Words] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    place: Callable[[str, Messages], str | None] = no_place
    between: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """The page's interface to one game.

    `minutes` is the approximate length of a game, `longest` that of a long one where the length is a span; `ruled` are
    the facts that no published rulebook has, and that are rulings of ours: `players`, `minutes`.

    `draw` makes the table from a scene, `cover` the game's picture in the lobby. `say(event, t, names, viewer)` puts an
    event into a sentence, empty where there is nothing to say; events of the types in `silent_events` never have one.
    `moved` names the parts that an event moved, `sounds` has its sound (`card`, `draw` or `line`) by its type. `words`
    puts the notation into words. `text_view` describes the whole table in sentences. `gather(chosen, source)` is the
    new choice after a click on a source, `action_of(chosen, target)` the action from it to a target, and
    `begins(action, source)` is true if the action begins with choosing the source. `component(code, t)` is a small
    picture, with a name for those who do not see it, of a card or piece as a rulebook's block of components names it;
    None for a code that the game does not have.
    """

    minutes: int
    draw: Callable[[Scene], Html]
    cover: Callable[[], Html]
    say: Callable[[Event, Messages, tuple[str, ...], int | None], str]
    moved: Callable[[Event], Moved]
    words: Wording
    silent_events: frozenset[str] = frozenset()
    sounds: Mapping[str, str] = field(default_factory=dict)
    text_view: Callable[[Scene], list[str]] = no_text
    gather: Callable[[str | None, str], str | None] = toggle
    action_of: Callable[[str, str], str] = with_arrow
    begins: Callable[[str, str], bool] = before_arrow
    component: Callable[[str, Messages], Html | None] = no_component
    longest: int | None = None
    ruled: frozenset[str] = frozenset()
