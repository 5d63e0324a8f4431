"""Small games of ours for OpenSpiel's exact algorithms: chance picks the position that a game begins with.

A whole game has too many deals for exploitability and best responses. A late one, or one with few cards, can be small
enough: chance picks one of some positions, all equally likely, and the rules do the rest. What a seat cannot see in
its position it cannot tell apart, just as in a game that was dealt; which positions there are is known to all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Any
from zlib import crc32

import pyspiel
from open_spiel.python import policy as policies

from pyengine.adapters.openspiel import TableGame, TableState, _game_info, _game_type
from pyengine.adapters.world import Setup, World
from pyengine.bots import Bot, Knowledge
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games import game as find_game

MOST_NODES = 2_000_000
"""A larger tree is not counted to its end."""


@dataclass(frozen=True)
class Positions(Setup):
    """Begins with one of some positions in place of a deal."""

    texts: tuple[str, ...] = ()

    def deal(self, number: int) -> State:
        """The position of this number."""
        return self.game.position(self.texts[number])


class ReducedGame(TableGame):
    """A game of ours that begins with one of some positions; raises `NotationError` for a bad one, and `OptionError`
    where there is none, or where they are not all for as many players.
    """

    def __init__(self, game: Game, positions: Sequence[str], *, scores: bool = False) -> None:
        found = {game.position(text).players for text in positions}
        if len(found) != 1:
            raise OptionError("positions", len(positions), ("one or more, all for as many players",))
        options = tuple((option.name, option.default) for option in game.options)
        [players] = found
        self.setup = Positions(game.id, players, 0, len(positions), options, texts=tuple(positions))
        self.scores = scores
        pyspiel.Game.__init__(self, _game_type(game), _game_info(self.setup, scores), {})


class BotPolicy(policies.Policy):
    """A bot as a policy: what it does in an information state when it is asked there first.

    A bot that searches draws hidden cards by chance, whose seed is the information state's here: asked again it does
    the same, as the exact algorithms need it.
    """

    def __init__(self, game: ReducedGame, bot: Bot) -> None:
        super().__init__(game, list(range(game.setup.players)))
        self.bot = bot
        self._chosen: dict[str, int] = {}

    def action_probabilities(self, state: TableState, player_id: int | None = None) -> dict[int, float]:
        """All legal actions, the bot's with the probability 1."""
        seat = state.current_player() if player_id is None else player_id
        key = state.information_state_string(seat)
        if key not in self._chosen:
            world: World = state.world
            assert world.state is not None
            knowledge = Knowledge(world.setup.game, world.state, seat)
            action = self.bot.choose(knowledge, Prng(crc32(key.encode())))
            self._chosen[key] = world.table.numbers[action]
        return {action: float(action == self._chosen[key]) for action in state.legal_actions(seat)}


def few_cards(own: Sequence[int], their: Sequence[int], hand: int, tops: str = "") -> Iterator[str]:
    """Positions of Face to Face in which each side has only these cards left, `hand` of them in its hand and the others
    to be drawn: every way in which they can lie. `tops` are items that say what lies on the piles; seat 1 begins.

    >>> from pyengine.adapters.reduced import few_cards
    >>> len(list(few_cards((20, 30, 40, 50), (15, 25, 35, 45), 3)))
    16
    """
    for sides in product(_splits(own, hand), _splits(their, hand)):
        lying = [
            f"{name} hand {' '.join(map(str, held))} | {name} draw {' '.join(map(str, drawn)) or '-'}"
            for name, (held, drawn) in zip(("own", "their"), sides, strict=True)
        ]
        yield " | ".join(filter(None, ("seat 1", *lying, tops)))


def _splits(cards: Sequence[int], hand: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for held in combinations(cards, hand):
        yield from ((held, drawn) for drawn in permutations(card for card in cards if card not in held))


def size(game: pyspiel.Game, most: int = MOST_NODES) -> tuple[int, int]:
    """How many nodes the tree has, and how many information states; raises `OptionError` beyond `most` nodes."""
    nodes, seen, todo = 0, set[tuple[int, str]](), [game.new_initial_state()]
    while todo:
        node: Any = todo.pop()
        nodes += 1
        if nodes > most:
            raise OptionError("positions", nodes, (f"a tree of at most {most} nodes",))
        if node.is_terminal():
            continue
        if not node.is_chance_node():
            seat = node.current_player()
            seen.add((seat, node.information_state_string(seat)))
        todo += [node.child(action) for action in node.legal_actions()]
    return nodes, len(seen)


def face_to_face(own: Sequence[int], their: Sequence[int], hand: int, tops: str = "") -> ReducedGame:
    """Face to Face with few cards, as `few_cards` has them."""
    return ReducedGame(find_game("face-to-face"), [*few_cards(own, their, hand, tops)])
