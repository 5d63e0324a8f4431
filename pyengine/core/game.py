"""The `Game` class and its parts: rules, notation and strategy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from pyengine.core.errors import OptionError
from pyengine.core.limits import LONGEST_POSITION, check_length
from pyengine.core.options import Option, settle, whole
from pyengine.core.prng import SEEDS, Chance, Prng
from pyengine.core.sealing import Sealing
from pyengine.core.state import Action, Note, check_action
from pyengine.core.strategy import S, Strategy

if TYPE_CHECKING:  # pages do not have it
    from pyengine.core.observing import Observing


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """How a game is set up. What is legal afterwards is decided by its state."""

    new: Callable[[int, Chance, Mapping[str, str], Note | None], S]
    """Deals a state: players, chance, settled options, and where the events of the deal go, if anywhere."""
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
    parts: tuple[str, ...] = ()
    """Names of what can be pointed at on the table, besides the hand, the seats, and what actions name."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """One game; each game's folder builds one `GAME`. `S` is its state."""

    id: str
    rules: Rules[S]
    notation: Notation[S]
    strategy: Strategy[S]
    sealing: Sealing[S]
    observing: Callable[[], Observing[S]] | None = None
    """How its states are written as numbers; None where the game's folder has a module of that name."""
    content: str = ""
    """Of a game that is opened from a file, the SHA-256 of what is written there, in hexadecimal digits: two files may
    give their games one ID. Empty for games of the engine's own.
    """

    def __repr__(self) -> str:
        """One line: the ID, the numbers of players, the names of the options."""
        options = ",".join(option.name for option in self.options)
        return f"<Game {self.id} players={self.seats[0]}-{self.seats[1]}{options and f' options={options}'}>"

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

    def contest(self, players: int | None = None) -> int:
        """The number of players, by default the fewest; raises `OptionError` for a number that makes no contest.

        A single player has no opponent.
        """
        fewest, most = max(2, self.seats[0]), self.seats[1]
        if players is None:
            return fewest
        if not fewest <= players <= most:
            raise OptionError("players", players, tuple(range(fewest, most + 1)))
        return players

    def deal(self, /, players: int, seed: int, **options: object) -> S:
        """A new game for `players` seats from a 64-bit `seed`; raises `OptionError` on a bad setting of any type."""
        return self.new(players, seed, options)

    def new(self, players: int, seed: int, options: Mapping[str, object]) -> S:
        """The same with options of any names, such as a text has them: none can be taken for another argument."""
        fewest, most = self.seats
        seats, start = whole(players), whole(seed)
        if seats is None or not fewest <= seats <= most:
            raise OptionError("players", players, tuple(range(fewest, most + 1)))
        if start is None or not 0 <= start < SEEDS:
            raise OptionError("seed", seed, (f"0…{SEEDS - 1}",))
        return self.rules.new(seats, Prng(start), settle(self.options, options), None)

    def actions(self) -> tuple[Action, ...]:
        """Every action that can ever be legal, each once, in a fixed order."""
        return self.notation.actions()

    def parse(self, text: str) -> Action:
        """Action text → action; raises `NotationError`, and `TypeError` for what is no text."""
        return self.notation.parse(check_length(text, LONGEST_POSITION))

    def format(self, action: Action) -> str:
        """Action → its text; raises `TypeError` for what is a text already."""
        check_action(action)
        return self.notation.format(action)

    def position(self, text: str) -> S:
        """Position text → state, the exact inverse of `write`; raises `NotationError`, and `TypeError` for no text."""
        return self.notation.position(check_length(text, LONGEST_POSITION))

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
