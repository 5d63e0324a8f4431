"""What of a deal follows from the table alone, whatever chance brings: what players can do before anybody knows more.

The deal is carried out many times, with coins and cards of all kinds. What is the same each time does not hang on them:
how many cards its shuffles have (which ones may be drawn by lot), and which places of them are opened to whom.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import takewhile

from pyengine.core.events import NOBODY
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.sealed.chance import SealedChance, TossWanted
from pyengine.sealed.openings import Openings
from pyengine.sealed.shuffle import Place
from pyengine.sealed.tasks import Setup, Task, carry_out

DEALS = 32
"""How many deals are looked at."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The `sizes` of the shuffles that a deal begins with, the places that it opens, each with the seat that sees its
    card (None: all), and whether it tosses `coins`.
    """

    sizes: tuple[int, ...]
    opened: tuple[tuple[Place, int | None], ...]
    coins: bool


class _AllShuffled(Openings):
    """Shuffles that are all done, and whose cards nobody knows."""

    def shuffled(self, number: int) -> bool:  # noqa: ARG002
        """They are."""
        return True

    def name(self, number: int, cards: list[int]) -> None:
        """Nothing is kept of them."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal as the results of looking ahead are kept: by what is written in a game's file, not by its ID alone."""

    game: Game = field(compare=False)
    id: str
    content: str
    players: int
    options: tuple[tuple[str, str], ...]


def foreseen(setup: Setup, coins: int | None = None) -> Foreseen:
    """What is certain of a table's deal: before coins are tossed, or with coins of this seed."""
    game = setup.game
    return _foreseen(_Deal(game, game.id, game.content, setup.players, tuple(setup.options.items())), coins)


@lru_cache(maxsize=64)
def _foreseen(deal: _Deal, coins: int | None) -> Foreseen:
    seeds = range(DEALS) if coins is None else [coins] * DEALS
    return _common(Setup(deal.game, deal.players, dict(deal.options)), [Prng(seed) for seed in seeds])


def _common(setup: Setup, all_coins: Iterable[Prng]) -> Foreseen:
    """What deals by these coins, with cards that differ, have in common."""
    sizes, opened = list[list[int]](), list[dict[Place, int | None]]()
    for seed, coins in enumerate(all_coins):
        chance = SealedChance(_AllShuffled(setup.players), 0, coins, Prng(seed))
        result = carry_out(setup, Task((), 1, 0), None, [], chance)
        sizes.append(list(chance.sizes.values()))
        opened.append({place: seat for place, seat, _ in result.left if seat != NOBODY})
    # Shuffles are numbered in their order: behind the first whose size hangs on chance none can be begun.
    same = [first for first, *_ in takewhile(lambda each: len(set(each)) == 1, zip(*sizes, strict=False))]
    certain = tuple(
        (place, seat)
        for place, seat in opened[0].items()
        if place.shuffle < len(same) and all(each.get(place, NOBODY) == seat for each in opened)
    )
    return Foreseen(tuple(same), certain, _tosses_coins(setup))


def _tosses_coins(setup: Setup) -> bool:
    chance = SealedChance(_AllShuffled(setup.players), 0, None, Prng(0))
    try:
        carry_out(setup, Task((), 1, 0), None, [], chance)
    except TossWanted:
        return True
    return False
