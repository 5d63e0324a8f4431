"""A game's actions by number, as libraries for learning need them."""

from __future__ import annotations

from pyengine.core.game import Game
from pyengine.core.state import Action
from pyengine.games import game


class ActionTable:
    """Every action of a game, its text, and its number, which is the same for all set-ups of the game."""

    __slots__ = ("_known", "actions", "numbers", "texts")

    def __init__(self, game_id: str) -> None:
        found = game(game_id)
        self.actions: tuple[Action, ...] = found.actions()
        self.texts = tuple(found.format(action) for action in self.actions)
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        self._known = {id(action): number for number, action in enumerate(self.actions)}
        """Numbers by identity, which spares hashing: states offer the very objects of `actions`, as a rule."""

    def __len__(self) -> int:
        return len(self.actions)

    def numbered(self, actions: list[Action]) -> dict[int, Action]:
        """These actions by their numbers, in the order given."""
        known = self._known
        try:
            return {known[id(action)]: action for action in actions}
        except KeyError:
            numbers = self.numbers
            return {numbers[action]: action for action in actions}

    def legal(self, actions: list[Action]) -> list[int]:
        """The numbers of these actions, in ascending order."""
        return sorted(self.numbered(actions))


_tables: dict[str, tuple[Game, ActionTable]] = {}
"""Made so far, each with its game: a file of somebody's can be opened again, with other rules."""


def table(game_id: str) -> ActionTable:
    """The table of a game, made once."""
    found = game(game_id)
    known = _tables.get(game_id)
    if known is None or known[0] is not found:
        known = _tables[game_id] = found, ActionTable(game_id)
    return known[1]
