"""Our games as OpenSpiel games, `nastilka_<game>`; importing this module registers them.

>>> import pyspiel, pyengine.adapters.openspiel
>>> uno = pyspiel.load_game("nastilka_uno(players=3,target=100,bluff=off)")

Parameters are `players`, the options of the game, and how chance deals: at the root it picks one of `deals` deals,
all equally likely, and deal number k is that of the seed `seed` + k. All later chance follows from the deal, so
that every other node is a decision and a history gives the same game again. With `every_deal=True` they are all deals
that there can be, for solvers of small games; those with more than `deals.MOST` are refused. With
`chance_nodes=True` all later chance is a node as well, before what it decides: a roll of dice has its six outcomes,
and a shuffle, whose orders are too many, `deals` of them, all equally likely. An option that takes
numbers and words is a string, and its numbers stand between apostrophes: `first='1'`.

Choices that the rules make simultaneous are asked for one after the other and stay hidden. Returns come at the end
and sum to 0: shares of the first place (see `world.rewards`) or, with `scores=True`, points (`world.net_scores`), of
which at most `MOST_POINTS` are promised; a game of `LONGEST` decisions is broken off with 0 for all.

An information state is all that a seat has chosen and seen since the deal, and its view; an observation is the view
alone, also as the vector of `features`, which has what the seat remembers besides, and can be had in its public and
its private part. `resample_from_infostate`
draws a world from those that a seat cannot tell from the true one; the `history` of what it returns stays that of
the true one. OpenSpiel lets Python states offer this to searches in Python only; its bots in C++ (as of 2.0.2) crash
on every game written in Python, its own among them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from pyengine.adapters.actions import table
from pyengine.adapters.features import layout
from pyengine.adapters.world import FEW, LONGEST, Setup, World, compact, net_scores, rewards
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.core.prng import Prng
from pyengine.games import games

DEALS = 10_000
MOST_POINTS = 1e6
Parameters = dict[str, int | str]


class TableGame(pyspiel.Game):
    """One of our games with its parameters; raises `OptionError` on a bad one. Each of our games has a subclass."""

    own: ClassVar[Game]

    def __init__(self, params: Parameters) -> None:
        game = self.own
        players = game.contest(int(params["players"]))
        deals, seed = int(params["deals"]), int(params["seed"])
        if deals < 1:
            raise OptionError("deals", deals, ("1 or more",))
        chosen = {option.name: option.check(str(params[option.name]).strip("'")) for option in game.options}
        self.setup = Setup(game.id, players, seed, deals, tuple(chosen.items()))
        self.setup.deal(0)
        self.scores, every = bool(params["scores"]), bool(params["every_deal"])
        if every:
            self.setup = self.setup.with_every_deal()
        self.setup = replace(self.setup, later=bool(params["chance_nodes"]))
        settled = {option.name: _parameter(option, chosen[option.name]) for option in game.options}
        own = {"players": players, "seed": seed, "deals": deals, "every_deal": every, "scores": self.scores}
        own["chance_nodes"] = self.setup.later
        super().__init__(_game_type(game), _game_info(self.setup, self.scores), own | settled)

    def new_initial_state(self) -> TableState:
        """The root: chance is to deal."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal is the only one, if later chance has none."""
        return 1 + LONGEST * self.setup.later

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What turns states into observations; None for a kind that there is not (see `Observer`)."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info and (kind.perfect_recall or not private):
            return None
        return Observer(self.setup.game_id, kind.perfect_recall, kind.public_info, private)


class TableState(pyspiel.State):
    """A node of the tree. All it has is `world`, and whether returns are scores: OpenSpiel copies and pickles the
    attributes of a state itself.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.world = World.undealt(game.setup)
        self.scores = game.scores

    def current_player(self) -> int:
        """Chance before the deal, then the seat to ask first."""
        state = self.world.state
        if state is None or self.world.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.world.over else state.to_act[0]

    def is_terminal(self) -> bool:
        """True if the game has ended."""
        return self.world.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the deals, or of the ways in which chance goes on."""
        return _deals(self.world.outcomes())

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.world.legal()

    def _apply_action(self, action: int) -> None:
        if self.world.chance:
            self.world.go_on(action)
        else:
            self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.world.state is None else f"chance {action}"
        return self.world.table.texts[action]

    def returns(self) -> list[float]:
        """What the end is worth to each seat; zeros before it."""
        players, state = self.world.setup.players, self.world.state
        if not state or not state.outcome:
            return [0.0] * players
        return net_scores(state.outcome) if self.scores else rewards(state.outcome, players)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state drawn from those that the player cannot tell from this one."""
        if self.world.state is None:
            undealt: TableState = self.clone()
            return undealt
        high, low = (int(probability_sampler() * (1 << 32)) for _ in range(2))
        world = self.world.resampled(player_id, Prng(high << 32 | low))  # reads the past here, where it stays read
        twin: TableState = self.clone()
        twin.world = world
        return twin

    def __str__(self) -> str:
        return str(self.world)


class Observer:
    """Turns states into observations, which are views: of one seat, or, where nothing is `private`, of a spectator.

    Without what is `public`, only that part of a seat's view is left which a spectator's has not. What `recalls`
    gives the strings of information states, and has no tensor.
    """

    def __init__(self, game_id: str, recalls: bool, public: bool, private: bool) -> None:
        self.recalls, self.public, self.private = recalls, public, private
        self.layout = layout(game_id)
        self.tensor = None if recalls else np.zeros(self.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Put the observation into the tensor; before the deal it is zero all over.

        Without what is public, zeros stand wherever a spectator's vector has the same.
        """
        if self.tensor is None:
            return
        self.tensor[:] = 0.0
        if (dealt := state.world.state) is not None:
            found = self.layout.vector(dealt, player if self.private else None)
            public = found == self.layout.vector(dealt, None) if not self.public else False
            self.tensor[:] = np.where(public, np.float32(0), found)

    def string_from(self, state: TableState, player: int) -> str:
        """The observation as JSON, after the past where that is recalled."""
        seat = player if self.private else None
        view = state.world.view(seat)
        seen = view if self.public else secrets(view, state.world.view(None))
        return (state.world.past(seat) if self.recalls else "") + compact(seen)


def secrets(mine: Any, public: Any) -> Any:
    """What of a seat's view a spectator's has not; where lists are as long as each other, by place."""
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        return secrets(dict(enumerate(mine)), dict(enumerate(public)))
    if not (isinstance(mine, dict) and isinstance(public, dict)):
        return mine
    return {str(name): secrets(value, public.get(name)) for name, value in mine.items() if value != public.get(name)}


@cache
def _deals(number: int) -> list[tuple[int, float]]:
    return [(deal, 1 / number) for deal in range(number)]


def _parameter(option: Option, value: str) -> int | str:
    """A value such that OpenSpiel's own notation reads it back as it was: numbers among words in apostrophes."""
    if all(choice.isdigit() for choice in option.choices):
        return int(value)
    return f"'{value}'" if value.isdigit() else value


def name_of(game: Game) -> str:
    """Under which OpenSpiel knows a game of ours."""
    return f"nastilka_{game.id.replace('-', '_')}"


def _game_type(game: Game) -> pyspiel.GameType:
    options = {option.name: _parameter(option, option.programs or option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Nastilka {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.contest(),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.contest(),
            "seed": 0,
            "deals": DEALS,
            "every_deal": False,
            "chance_nodes": False,
            "scores": False,
            **options,
        },
    )


def _game_info(setup: Setup, scores: bool) -> pyspiel.GameInfo:
    most = MOST_POINTS if scores else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=len(table(setup.game_id)),
        max_chance_outcomes=max(setup.deals, FEW) if setup.later else setup.deals,
        num_players=setup.players,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def register(game: Game) -> str:
    """Let OpenSpiel load a game, such as one that was opened from a file; returns its name there.

    Raises `pyspiel.SpielError` for a name that it knows already.
    """
    # A class, because OpenSpiel holds it beyond the interpreter's end, which other callables do not survive.
    pyspiel.register_game(_game_type(game), type("TableGame", (TableGame,), {"own": game}))
    return name_of(game)


for _game in games():
    register(_game)
