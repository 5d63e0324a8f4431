"""A position with no more than matters: what differs from what a silent text means, as far as anybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.game import Game
from pyengine.core.notation import items
from pyengine.core.state import State

_WIDTH = 100
"""Characters of a line of the position, where its items are short enough."""
Played = Sequence[tuple[int, str]]
"""Actions in their order, each with its seat."""


def short_position(game: Game, state: State, played: Played = (), facts: Sequence[str] = ()) -> str:
    """The position without the items that make no difference: at no moment of what is `played` from there does any seat
    see another table without them, nor do the named `facts` differ in the end.

    So the order of a deck is left out as long as no card of it comes to light, and options at their defaults are. Only
    what is seen can be refused, so that the same actions are legal. Long items are tried first: what is left out is
    the most that one by one can be.
    """
    kept = [" ".join(word.text for word in item) for item in items(game.write(state))]
    wanted = _seen(game, " | ".join(kept), played, facts)
    for item in sorted(kept, key=len, reverse=True):
        fewer = [each for each in kept if each is not item]
        try:
            same = _seen(game, " | ".join(fewer), played, facts) == wanted
        except Exception:  # that position cannot be, or the lines of a game's file raise something at it
            same = False
        if same:
            kept = fewer
    # A position has an item at least, since an empty text would be none.
    return " | ".join(kept) or next(iter(game.write(state).split(" | ")))


def wrapped(position: str) -> list[str]:
    """A position in lines that end between its items."""
    lines = [""]
    for words in items(position):
        item = " ".join(word.text for word in words)
        longer = f"{lines[-1]} | {item}" if lines[-1] else item
        if lines[-1] and len(longer) > _WIDTH:
            lines[-1] += " |"
            lines.append(item)
        else:
            lines[-1] = longer
    return lines


def _seen(game: Game, position: str, played: Played, facts: Sequence[str]) -> list[object]:
    """What everybody sees at each moment, a spectator too; raises `NotationError` and `IllegalAction`."""
    state = game.position(position)
    own = next(iter(state.to_act), 0)
    seats = [None, *range(state.players)]
    found: list[object] = [[state.to_act, *map(state.view, seats)]]
    for seat, text in played:
        state.apply(seat, game.parse(text))
        found.append([state.to_act, *map(state.view, seats)])
    told = game.facts(state, own) if facts else {}
    return [*found, [told.get(name) for name in facts]]
