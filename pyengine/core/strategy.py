"""The strategy of a game for bots: heuristic, rollout policy, evaluation, and settings of the search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol

from pyengine.core.linear import Linear
from pyengine.core.state import Action, Rng, State, View
from pyengine.core.value import Features, Value

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
"""The state of a game. Type checkers read `Game` without a parameter as `Game[State]`: any game."""

Own_contra = TypeVar("Own_contra", bound=State, contravariant=True)
"""The state of a game, in what only reads it."""

Stop = Callable[[], bool]
"""True once time is up. What takes long asks it often; the engine has no clock, its caller passes one."""

MOST_TURNS = 16
"""Whole turns that a planner returns at most; a search has to distinguish them."""


class Turn(NamedTuple):
    """A whole turn that a game has planned."""

    actions: tuple[Action, ...]
    prior: float = 0.0
    """What its planner expects of it, in points of the heuristic; only differences count."""


def never() -> bool:
    """Without a clock time is never up."""
    return False


class Planner(Protocol[Own_contra]):
    """Plans the whole turns of the seat to act that look best."""

    def __call__(self, state: Own_contra, seat: int, breadth: int, stop: Stop = never, /) -> Sequence[Turn]:
        """The turns found by a beam search of this breadth, the best first, `MOST_TURNS` at most.

        None where that is not known to help, or where time was up before the search was done. It may look at that
        seat's cards only.
        """


class Inference(Protocol[Own_contra]):
    """Draws states for a seat as `determinize` does, but by what the others did."""

    def __call__(self, state: Own_contra, seat: int, stop: Stop = never, /) -> Callable[[Rng], State]:
        """Draws states that explain what the others did the more often, the better they do; as far as it can tell
        before time is up. What others have chosen and nobody has seen yet is theirs to choose again.
        """


def any_action(state: State, seat: int, rng: Rng) -> Action:
    """The default policy: every legal action is equally likely."""
    return rng.choice(state.legal(seat))


def never_under_way(view: View) -> bool:  # noqa: ARG001 - a hook's shape
    """In most games every action is a decision of its own."""
    return False


def no_turns(state: State, seat: int, breadth: int, stop: Stop = never) -> Sequence[Turn]:  # noqa: ARG001 - as above
    """In most games actions are searched one by one."""
    return ()


class Lookahead(NamedTuple, Generic[S]):
    """How the highest level plans in a game where others answer by turns: wider, and with its own next turn in mind."""

    turns: Planner[S]
    """Whole turns as `Strategy.turns` has them."""
    evaluate: Callable[[S], Sequence[float]]
    """The chances of each seat once the others have answered."""
    wider: int = 1
    """So many partial turns are kept for each one of the search's breadth."""


class Tuned(NamedTuple, Generic[S]):
    """How a level that has learned scores actions, in the heuristic's points, and how its playouts choose; in place of
    `Strategy.score_actions` and `Strategy.policy`.
    """

    score_actions: Callable[[View, Sequence[Action]], list[float]]
    """How good each of these actions of a view looks."""
    policy: Callable[[S, int, Rng], Action]
    """A quick way to choose for the seat to act; it may look at that seat's cards only."""


Taste = Callable[[View, Action], float]
"""How well an action suits a manner of playing, by a view alone; only differences count."""


class Styles(NamedTuple):
    """Manners of playing: the bold one attacks and takes what is there, the careful one plays safe, and the hoarding
    one keeps what may still be worth more.
    """

    bold: Taste
    careful: Taste
    hoarding: Taste
    margin: float = 0.03
    """How much less than the best an action may be expected to bring, in chances to win, to be taken for its manner."""


@dataclass(frozen=True, slots=True, eq=False)
class Tunable(Generic[S]):
    """The numbers of a heuristic that `python -m pyengine.learn GAME --tune` may change, in thousandths, by name."""

    start: Mapping[str, int]
    """The numbers that were found by hand."""
    tuned: Callable[[Mapping[str, int]], Tuned[S]]
    """The heuristic and the policy that go by such numbers."""


@dataclass(frozen=True, slots=True)
class Strategy(Generic[S]):
    """How bots play one game. The functions are the game's own; all but `heuristic` have defaults."""

    heuristic: Callable[[View, Action], float]
    """How good an action looks from a view alone; greedy bots take the highest, searches try it first."""
    score_many: Callable[[View, Sequence[Action]], list[float]] | None = None
    """The heuristic for several actions of one view, where that is quicker than one by one."""
    policy: Callable[[S, int, Rng], Action] = any_action
    """A quick way to choose for the seat to act, in rollouts: it may look at that seat's cards only."""
    playout: Callable[[S, int, bool], Sequence[float]] | None = None
    """The chances of each seat after so many decisions of `policy`, by `refined` or else by `evaluate`: in games where
    that is quicker than on a state, which stays as it is, and comes to the same numbers.
    """
    evaluate: Callable[[S], Sequence[float]] = lambda state: [1 / state.players] * state.players
    """The chances of each seat in a game broken off, 1 in all, from a whole state; by default all are even."""
    features: Features[S] | None = None
    """What a learned value looks at; None where no value is learned."""
    value: Callable[[S], Sequence[float]] | None = None
    """The learned chances of each seat, in place of `evaluate` where features fit."""
    learned: Value[S] | None = None
    """The weighted sum behind `value`, to tell what speaks for an action."""
    linear: Linear[S] | None = None
    """The weighted sum behind `refined` or the evaluation of `lookahead`, for `python -m pyengine.learn`."""
    tuned: Tuned[S] | None = None
    """What the levels that have learned use in place of `heuristic` and `policy`, where those were tuned by play."""
    tunable: Tunable[S] | None = None
    """What was tuned, for `python -m pyengine.learn`."""
    worlds: Inference[S] | None = None
    """Draws states by what the others did, for the levels that have learned."""
    sweeping: bool = False
    """True if all levels try the choices at hand side by side in the same deals, and grow no tree: in games of which
    nobody has said more than the rules, a tree looks for one answer to all that chance may bring.
    """
    trust: float = 1.0
    """How many times as much of the heuristic as elsewhere levels below 5 have learnt, all of it at most: more where a
    few playouts tell less than it does, less where it is nearly all of the play, so that levels would be alike.
    """
    horizon: int = 30
    """Decisions after which a rollout is broken off and evaluated; the more chance in the game, the fewer."""
    scale: float = 0.0
    """What a point of the heuristic is worth in chances to win, where these are about even."""
    turns: Planner[S] = no_turns
    """Plans whole turns; in most games none."""
    under_way: Callable[[View], bool] = never_under_way
    """True in the course of a turn that is planned as a whole, if nothing has come to light since it began: then few
    iterations find the rest of its plan again.
    """
    answers: int = 0
    """The breadth at which a search plans a turn for each of the others once it has played a turn of its own; with 0 it
    goes on by single actions instead. For games whose turns have priors.
    """
    lookahead: Lookahead[S] | None = None
    """What the highest level uses in place of `turns` and `evaluate`, in games with `answers`."""
    prior: Callable[[View, Sequence[Action]], list[float]] | None = None
    """Learned priors of the actions of one view, in chances to win, for searches that are to use what was learned."""
    halving: float = 0.0
    """The visits that a prior counts for in a search by sequential halving, which a level that has learned uses in
    place of a tree; 0 where that is not known to help.
    """
    refined: Callable[[S], Sequence[float]] | None = None
    """A closer, slower evaluation for that search, whose playouts then stop at the horizon; without it they go on to
    the end of the game or the round.
    """
    confidence: Callable[[View], float] = lambda _: 1.0
    """How far what a search expects may be believed, for `pyengine.bots.calibration`; fitted to games of bots. In most
    games it agrees with what happens, as far as could be measured.
    """
    styles: Styles | None = None
    """What each manner of playing prefers (`pyengine.bots.style`); None where there are none."""
    blunder: Callable[[Action], Action] = lambda action: action
    """What an action becomes when its player forgets what had to be said with it; in most games there is no such."""

    def score_actions(self, view: View, actions: Sequence[Action]) -> list[float]:
        """How good each of these actions looks, by the heuristic."""
        if self.score_many:
            return self.score_many(view, actions)
        return [self.heuristic(view, action) for action in actions]

    @property
    def learned_policy(self) -> Callable[[S, int, Rng], Action]:
        """The policy of the levels that have learned."""
        return self.tuned.policy if self.tuned else self.policy
