"""A game as a whole: its seats, its options, its notations, and how to get a state of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pyengine.core.errors import OptionError
from pyengine.core.options import Option, settle
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import Action, Rng, State, View

MOST_TURNS = 16
"""Whole turns that a game tells of at most; a search has to tell them apart."""


class Turn(NamedTuple):
    """A whole turn that a game has planned."""

    actions: tuple[Action, ...]
    promise: float = 0.0
    """What its planner expects of it, in points of the heuristic; only differences count."""


def any_action(state: State, seat: int, rng: Rng) -> Action:
    """The plainest policy: every legal action is equally likely."""
    return rng.choice(state.legal(seat))


def no_slip(action: Action) -> Action:
    """In most games nothing is said aloud with an action that could be forgotten."""
    return action


def even_chances(state: State) -> Sequence[float]:
    """The plainest appraisal: every seat is as likely to win."""
    return [1 / state.players] * state.players


def no_turns(state: State, seat: int, breadth: int) -> Sequence[Turn]:  # noqa: ARG001 - a hook's shape
    """In most games actions are looked at one by one."""
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """One game. The functions are the game's own; each game's folder builds one `GAME`."""

    id: str
    seats: tuple[int, int]
    """The fewest and the most players."""
    options: tuple[Option, ...]
    new: Callable[[int, Prng, Mapping[str, str]], State]
    """Deals a state: players, chance, settled options."""
    parse: Callable[[str], Action]
    """Action text → action; raises `NotationError`."""
    format: Callable[[Action], str]
    """Action → its text."""
    position: Callable[[str], State]
    """Position text → state; raises `NotationError`. Exact inverse of `write`."""
    write: Callable[[State], str]
    """State → position text, on one line."""
    own_facts: Callable[[State, int], dict[str, str]]
    """The game's own facts of a state, named as seat `own` would name them."""
    heuristic: Callable[[View, Action], float]
    """How good an action looks from a view alone; greedy bots take the highest, searches try it first."""
    actions: Callable[[], tuple[Action, ...]]
    """Every action that can ever be legal, each once, in an order that stays: what learners number actions by."""
    policy: Callable[[State, int, Rng], Action] = any_action
    """A quick way to choose for the seat to act, in rollouts: it may look at that seat's cards only."""
    judge: Callable[[View, Sequence[Action]], list[float]] | None = None
    """The heuristic for several actions of one view, where that is quicker at once."""
    appraise: Callable[[State], Sequence[float]] = even_chances
    """The chances of each seat in a game broken off, 1 in all, from a whole state."""
    horizon: int = 30
    """Decisions after which a rollout is broken off and appraised; the more chance in the game, the fewer."""
    scale: float = 0.0
    """What a point of the heuristic is worth in chances to win, where these are about even."""
    turns: Callable[[State, int, int], Sequence[Turn]] = no_turns
    """Whole turns of the seat to act that look best, the best first, of so many looked at side by side: `MOST_TURNS` at
    most, and none where that is not known to help. It may look at that seat's cards only.
    """
    answers: int = 0
    """How many turns side by side a search plans for each of the others once it has played a turn of its own; with 0 it
    goes on by single actions instead. For games whose turns tell what they promise.
    """
    memory: bool = False
    """Whether players have to remember what they saw: then nobody may look back while the game goes on."""
    slip: Callable[[Action], Action] = no_slip
    """What an action becomes when its player forgets what had to be said with it."""

    def deal(self, players: int, seed: int, **options: object) -> State:
        """A new game for `players` seats from a 64-bit `seed`; raises `OptionError` on a bad setting."""
        fewest, most = self.seats
        if not fewest <= players <= most:
            raise OptionError("players", players, tuple(range(fewest, most + 1)))
        if not 0 <= seed < SEEDS:
            raise OptionError("seed", seed, (0, SEEDS - 1))
        return self.new(players, Prng(seed), settle(self.options, options))

    def judged(self, view: View, actions: Sequence[Action]) -> list[float]:
        """How good each of these actions looks, by the heuristic."""
        if self.judge:
            return self.judge(view, actions)
        return [self.heuristic(view, action) for action in actions]

    def facts(self, state: State, own: int) -> dict[str, str]:
        """What can be said of a state in short: the game's own facts, `seat`, `over` and `winner`."""
        facts = self.own_facts(state, own)
        facts["seat"] = " ".join(str(seat + 1) for seat in state.to_act) or "-"
        outcome = state.outcome
        facts["over"] = outcome.reason if outcome else "-"
        facts["winner"] = " ".join(str(seat + 1) for seat in outcome.winners) if outcome else "-"
        return facts
