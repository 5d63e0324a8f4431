"""The `Game` class and its parts: rules, notation and strategy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from pyengine.core.errors import OptionError
from pyengine.core.options import Option, settle
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import Action
from pyengine.core.strategy import S, Strategy


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """How a game is set up. What is legal afterwards is decided by its state."""

    new: Callable[[int, Prng, Mapping[str, str]], S]
    """Deals a state: players, chance, settled options."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    options: tuple[Option, ...] = ()
    """What players may choose at set-up."""
    memory: bool = False
    """True if players have to remember what they saw: then nobody may look back while the game goes on."""


@dataclass(frozen=True, slots=True)
class Notation(Generic[S]):
    """A game as text: its actions, positions and facts."""

    parse: Callable[[str], Action]
    """Action text → action; raises `NotationError`."""
    format: Callable[[Action], str]
    """Action → its text."""
    actions: Callable[[], tuple[Action, ...]]
    """Every action that can ever be legal, each once, in a fixed order, by which adapters number actions."""
    position: Callable[[str], S]
    """Position text → state; raises `NotationError`. Exact inverse of `write`."""
    write: Callable[[S], str]
    """State → position text, on one line."""
    facts: Callable[[S, int], dict[str, str]]
    """The game's own facts of a state, named as seat `own` would name them."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """One game; each game's folder builds one `GAME`. `S` is its state."""

    id: str
    rules: Rules[S]
    notation: Notation[S]
    strategy: Strategy[S]

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return self.rules.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What players may choose at set-up."""
        return self.rules.options

    @property
    def memory(self) -> bool:
        """True if players have to remember what they saw: then nobody may look back while the game goes on."""
        return self.rules.memory

    def deal(self, players: int, seed: int, **options: object) -> S:
        """A new game for `players` seats from a 64-bit `seed`; raises `OptionError` on a bad setting."""
        fewest, most = self.seats
        if not fewest <= players <= most:
            raise OptionError("players", players, tuple(range(fewest, most + 1)))
        if not 0 <= seed < SEEDS:
            raise OptionError("seed", seed, (0, SEEDS - 1))
        return self.rules.new(players, Prng(seed), settle(self.options, options))

    def actions(self) -> tuple[Action, ...]:
        """Every action that can ever be legal, each once, in a fixed order."""
        return self.notation.actions()

    def parse(self, text: str) -> Action:
        """Action text → action; raises `NotationError`."""
        return self.notation.parse(text)

    def format(self, action: Action) -> str:
        """Action → its text."""
        return self.notation.format(action)

    def position(self, text: str) -> S:
        """Position text → state; raises `NotationError`. Exact inverse of `write`."""
        return self.notation.position(text)

    def write(self, state: S) -> str:
        """State → position text, on one line."""
        return self.notation.write(state)

    def facts(self, state: S, own: int) -> dict[str, str]:
        """What can be said of a state in short: the game's own facts, `seat`, `over` and `winner`."""
        facts = self.notation.facts(state, own)
        facts["seat"] = " ".join(str(seat + 1) for seat in state.to_act) or "-"
        outcome = state.outcome
        facts["over"] = outcome.reason if outcome else "-"
        facts["winner"] = " ".join(str(seat + 1) for seat in outcome.winners) if outcome else "-"
        return facts
