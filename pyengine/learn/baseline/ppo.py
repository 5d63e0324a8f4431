"""Proximal policy optimization by self-play: one network plays both seats, and learns from the decisions of both.

J. Schulman, F. Wolski, P. Dhariwal, A. Radford, O. Klimov, "Proximal Policy Optimization Algorithms" (2017). Actions
that the rules forbid get no probability.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from pyengine.adapters.sight import Sight
from pyengine.adapters.vector import TableVectorEnv
from pyengine.learn.baseline.advantages import Rollout, advantages
from pyengine.learn.baseline.network import Layer, Network

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Effort:
    """How training goes; these are the numbers of the weights in the repository, whose `steps` are each game's own."""

    steps: int
    """Decisions at all tables together."""
    tables: int = 128
    horizon: int = 64
    """Decisions at each table between two updates."""
    epochs: int = 3
    batch: int = 2048
    hidden: tuple[int, ...] = (128, 128)
    rate: float = 1e-3
    """Adam's, which falls to a tenth in the course of training."""
    discount: float = 1.0
    trace: float = 0.95
    """The λ of the advantages."""
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    norm: float = 0.5
    """The gradient is cut to this length."""


class Progress(NamedTuple):
    """After an update: decisions so far, games that ended in it, entropy of the policy in nats, error of the value."""

    steps: int
    games: int
    entropy: float
    value: float


def train(game_id: str, options: Mapping[str, Any], seed: int, effort: Effort) -> Iterator[Progress | Network]:
    """Train for two players: yields the progress after each update, at last the network.

    The same seed on the same versions of PyTorch and NumPy gives the same network.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = TableVectorEnv(game_id, effort.tables, 2, seed=seed << 20, workers=1, sight=Sight(), **options)
    model = _model(env.layout.size, len(env.table), effort.hidden)
    optimizer = torch.optim.Adam(model.parameters(), lr=effort.rate, eps=1e-5)
    updates = max(1, effort.steps // (effort.tables * effort.horizon))
    seen, infos = env.reset()
    seats = infos["seat"]
    for update in range(updates):
        for group in optimizer.param_groups:
            group["lr"] = effort.rate * (1 - 0.9 * update / updates)
        rollout, seen, seats = _play(env, model, seen, seats, effort)
        entropy, loss = _learn(model, optimizer, rollout, effort)
        done = (update + 1) * effort.tables * effort.horizon
        yield Progress(done, int((rollout.seats < 0).sum()), entropy, loss)
    env.close()
    yield _saved(model)


def _model(size: int, actions: int, hidden: tuple[int, ...]) -> Any:
    """Layers with tanh between them; the last begins near nothing, so that at first all actions are as likely."""
    parts, before = list[Any](), size
    for width in hidden:
        parts += [_layer(before, width, 2**0.5), torch.nn.Tanh()]
        before = width
    return torch.nn.Sequential(*parts, _layer(before, actions + 1, 0.01))


def _layer(before: int, after: int, gain: float) -> Any:
    layer = torch.nn.Linear(before, after)
    torch.nn.init.orthogonal_(layer.weight, gain)
    torch.nn.init.zeros_(layer.bias)
    return layer


def _saved(model: Any) -> Network:
    layers = [part for part in model if isinstance(part, torch.nn.Linear)]
    return Network([Layer(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in layers])


def _asked(model: Any, observations: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the policy's probabilities, and the values, of a batch."""
    found = model(observations)
    scores = found[:, :-1].masked_fill(masks == 0, -1e9)
    return torch.log_softmax(scores, 1), found[:, -1]


def _play(env: TableVectorEnv, model: Any, seen: Any, seats: Array, effort: Effort) -> tuple[Rollout, Any, Array]:
    """Play on at all tables until the next update; where a game is over, nothing is chosen."""
    shape, players = (effort.horizon, effort.tables), 2
    found = Rollout(
        np.zeros((*shape, env.layout.size), np.float32),
        np.zeros((*shape, len(env.table)), np.int8),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.int8),
        np.zeros((*shape, players), np.float32),
    )
    infos: dict[str, Any] = {"rewards": np.zeros((effort.tables, players), np.float32)}
    for at in range(effort.horizon):
        found.observations[at], found.masks[at] = seen["observation"], seen["action_mask"]
        found.seats[at], found.rewards[at] = seats, infos["rewards"]
        with torch.no_grad():
            logs, values = _asked(model, *map(torch.from_numpy, (found.observations[at], found.masks[at])))
            actions = torch.multinomial(logs.exp(), 1)
            found.actions[at], found.values[at] = actions[:, 0].numpy(), values.numpy()
            found.logs[at] = logs.gather(1, actions)[:, 0].numpy()
        seen, _, _, _, infos = env.step(found.actions[at])
        seats = infos["seat"]
    return found, seen, seats


def _learn(model: Any, optimizer: Any, rollout: Rollout, effort: Effort) -> tuple[float, float]:
    """Improve the model by what was played; returns the entropy and the error of the value, of the last epoch."""
    found, known = advantages(rollout, effort.discount, effort.trace)
    chosen = known.nonzero()
    observations, masks, actions, logs = (torch.from_numpy(part[chosen]) for part in rollout[:4])
    gains = torch.from_numpy(found[chosen])
    aims = gains + torch.from_numpy(rollout.values[chosen])
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    totals, parts = [0.0, 0.0], 0
    for epoch in range(effort.epochs):
        for rows in torch.randperm(len(gains)).split(effort.batch):
            new, values = _asked(model, observations[rows], masks[rows])
            ratio = (new.gather(1, actions[rows, None])[:, 0] - logs[rows]).exp()
            clipped = ratio.clamp(1 - effort.clip, 1 + effort.clip)
            better = torch.min(ratio * gains[rows], clipped * gains[rows]).mean()
            entropy = -(new.exp() * new).sum(1).mean()
            error = ((values - aims[rows]) ** 2).mean()
            optimizer.zero_grad()
            (effort.value * error - better - effort.entropy * entropy).backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), effort.norm)
            optimizer.step()
            if epoch == effort.epochs - 1:
                totals[0] += entropy.item()
                totals[1] += error.item()
                parts += 1
    return totals[0] / parts, totals[1] / parts
