"""Many tables of one of our games at once, on all cores, as a vector environment of Gymnasium.

>>> from pyengine.adapters.vector import TableVectorEnv
>>> tables = TableVectorEnv("uno", 64, players=3)
>>> observations, infos = tables.reset(seed=7)
>>> actions = [mask.nonzero()[0][0] for mask in observations["action_mask"]]
>>> observations, rewards, terminations, truncations, infos = tables.step(actions)
>>> tables.close()

Each process of Gymnasium's `AsyncVectorEnv` plays a share of the tables, a `Batch`, and writes what is seen there into
memory that all share. At each table the agents act one after the other, as in `pettingzoo`; the same seed deals the
same game.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium import Env, spaces
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from pyengine.adapters.match import Match, observation_space
from pyengine.adapters.sight import Sight
from pyengine.adapters.world import rewards

Arrays = dict[str, NDArray[Any]]
_SEEN = ("observation", "action_mask")


class Batch(Env[dict[str, Any], NDArray[np.int64]]):
    """Tables as one environment, which takes one action for each; for every one there is a seed, or None.

    `first` is the number of the first of them among all. Beside what is seen at each table (see `TableVectorEnv`), its
    observations have `seat`, `rewards` and `over`.
    """

    def __init__(
        self,
        game_id: str,
        players: int | None,
        options: dict[str, object],
        seeds: Sequence[int | None],
        first: int,
        *,
        sight: Sight,
    ) -> None:
        self._matches = [Match(game_id, players, seed, options, sight) for seed in seeds]
        self._first, match, count = first, self._matches[0], len(seeds)
        single = observation_space(match)
        seen = spaces.Dict(
            {
                **{name: batch_space(single[name], count) for name in _SEEN},
                "seat": spaces.Box(-1, match.players - 1, (count,), np.int8),
                "rewards": spaces.Box(-1, 1, (count, match.players), np.float32),
                "over": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.observation_space = seen
        self.action_space = spaces.MultiDiscrete([len(match.table)] * count)
        self._seen: Arrays = {name: np.zeros_like(part) for name, part in seen.sample().items()}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Deal at every table, by its own of the `seeds` among the options."""
        super().reset(seed=seed)
        seeds = options["seeds"][self._first :] if options else [None] * len(self._matches)
        for at, match in enumerate(self._matches):
            match.deal(seeds[at])
            self._look(at, match)
        return self._seen, {}

    def step(self, action: NDArray[np.int64]) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Do at each table what is chosen there; where the game is over, deal the next one."""
        for at, (match, number) in enumerate(zip(self._matches, action.tolist(), strict=True)):
            if match.seat < 0:
                match.deal()
            else:
                match.choose(number)
            self._look(at, match)
        return self._seen, 0.0, False, False, {}

    def _look(self, at: int, match: Match) -> None:
        """Write down what is seen at a table: by the seat to act, and after the end by the first."""
        seen, outcome = self._seen, match.state.outcome
        seen["seat"][at] = match.seat
        seen["over"][at] = outcome is not None
        seen["rewards"][at] = 0.0 if outcome is None else rewards(outcome, match.players)
        seen["action_mask"][at] = match.mask()
        match.put(max(match.seat, 0), seen["observation"][at])


class TableVectorEnv(VectorEnv[Arrays, ArrayLike, NDArray[Any]]):
    """`num_envs` tables at which agents play one of our games; raises `OptionError` on a bad setting.

    Observations are those of the seat to act at each table: `observation` and `action_mask`, as in `pettingzoo`, with
    what the seat remembers or, without `memory`, with what it sees; with a `sight` of version 1, as `sight` says. An
    action is a number for each table. Infos have the `seat` to act at each, -1 where the game is over, and the
    `rewards` of all seats, a row for each table; the reward of a table is that of the seat that has just acted.

    A table whose game is over is seen by its first seat; nothing may be done there, and the next step deals the next
    game, whatever the action (`AutoresetMode.NEXT_STEP`). `reset(seed=s)` deals at the tables by the seeds s, s + 1,
    and so on, `reset(seed=[...])` by these, and `reset()` goes on along each table's stream of seeds. Those of
    tables made with a `seed` begin there in the same way.

    There are `workers` processes, each with as many tables: by default as many as there are cores, or as many fewer
    as divide `num_envs`; with one, all is done in this process. `context` says how processes are started
    (`multiprocessing`). Without `copy` the arrays of the observations are those that the next step writes into.
    """

    def __init__(
        self,
        game_id: str,
        num_envs: int,
        players: int | None = None,
        *,
        seed: int | None = None,
        workers: int | None = None,
        copy: bool = True,
        context: str | None = None,
        memory: bool = True,
        sight: Sight | None = None,
        **options: object,
    ) -> None:
        if num_envs < 1 or (workers is not None and (workers < 1 or num_envs % workers)):
            raise ValueError(f"{num_envs} tables cannot be shared out among {workers} workers")
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        shares = workers or _divisor(num_envs, cores)
        count = num_envs // shares
        sight = sight or Sight(version=0, memory=memory)
        match = Match(game_id, players, seed, options, sight)
        seeds = [None if seed is None else seed + at for at in range(num_envs)]
        make = partial(Batch, game_id, players, options, sight=sight)
        starts = range(0, num_envs, count)
        makes = [partial(make, seeds[at : at + count], at) for at in starts]
        ways: dict[str, Any] = {"copy": False, "autoreset_mode": AutoresetMode.DISABLED}
        self._batches: VectorEnv[Arrays, Any, Any]
        if shares == 1:
            self._batches = SyncVectorEnv(makes, **ways)
        else:
            self._batches = AsyncVectorEnv(makes, context=context, **ways)
        self.num_envs, self._players, self._copy = num_envs, match.players, copy
        self.table, self.layout = match.table, match.layout
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(match)
        self.single_action_space = spaces.Discrete(len(match.table))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shape = shares, count
        self._seats = np.zeros(num_envs, np.int8)
        self._masks: NDArray[np.int8] = np.zeros((num_envs, len(match.table)), np.int8)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal new games. Options belong to the environment; those given here change nothing."""
        if isinstance(seed, int):
            seeds: list[int | None] = [seed + at for at in range(self.num_envs)]
        else:
            seeds = [None] * self.num_envs if seed is None else list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} tables")
        found, _ = self._batches.reset(options={"seeds": seeds})
        observations, _, infos = self._told(found)
        return observations, infos

    def step(self, actions: ArrayLike) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do what is chosen at each table; raises `ValueError`, and does nothing, if one of it may not be done."""
        numbers = np.asarray(actions, np.int64)
        acted = self._seats
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"an action for each of {self.num_envs} tables is needed")
        every = np.arange(self.num_envs)
        there = (numbers >= 0) & (numbers < len(self.table))
        legal = self._masks[every, np.where(there, numbers, 0)] & there
        bad = np.flatnonzero((legal == 0) & (acted >= 0))
        if bad.size:
            raise ValueError(f"action {numbers[bad[0]]} may not be done at table {bad[0]}")
        found, *_ = self._batches.step(numbers.reshape(self._shape))
        observations, over, infos = self._told(found)
        earned = np.where(acted < 0, 0.0, infos["rewards"][every, np.maximum(acted, 0)])
        return observations, earned, over, np.zeros(self.num_envs, np.bool_), infos

    def _told(self, found: Arrays) -> tuple[Arrays, NDArray[np.bool_], dict[str, Any]]:
        """Observations, which tables are over, and infos, from what all batches see."""
        flat = {name: seen.reshape(self.num_envs, *seen.shape[2:]) for name, seen in found.items()}
        self._masks, self._seats = flat["action_mask"], flat["seat"].copy()
        infos = {"seat": self._seats, "rewards": flat["rewards"].copy()}
        observations = {name: flat[name].copy() if self._copy else flat[name] for name in _SEEN}
        return observations, flat["over"].astype(np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self._batches.close(**kwargs)


def _divisor(number: int, most: int) -> int:
    """The greatest divisor of a number that is not above `most`."""
    return next(share for share in range(min(most, number), 0, -1) if number % share == 0)
