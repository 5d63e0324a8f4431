"""Learns the priors of UNO from the beginning or from where a run was stopped, and writes them."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import numpy as np

from pyengine.learn.uno import BATCH, Training, begin, learn, strength
from pyengine.learn.uno_rounds import Array
from pyengine.learn.weights import table

ROUNDS = 1_200_000
"""So many rounds with two players, and as many with three or four, where nothing else is said."""
_TABLES = {"TWO_PLAYERS": (2,), "MORE": (3, 4)}
_HUNDREDTHS = 100
_SAVED = 20
"""What is known is kept after so many batches."""


def run(rounds: int, seed: int, out: Path, kept: Path | None) -> str:
    """Learn both tables, and write them; returns the shares of rounds that they win from the heuristic."""
    tables, batches = dict[str, list[int]](), max(1, rounds // BATCH)
    shares = list[str]()
    for name, players in _TABLES.items():
        weights = _learned(players, batches, seed, kept.with_suffix(f".{name}.npz") if kept else None)
        tables[name] = [round(weight * _HUNDREDTHS) for weight in weights.tolist()]
        shares += [f"{strength(weights, count, seed):.3f} of {BATCH} with {count}" for count in players]
    out.write_text(table(tables), "utf-8")
    return f"uno: {batches * BATCH} rounds; won from the heuristic {', '.join(shares)}"


def _learned(players: tuple[int, ...], batches: int, seed: int, kept: Path | None) -> Array:
    """The weights after so many batches, going on from what was kept."""
    training = begin()
    if kept and kept.exists():
        with np.load(kept) as held:
            found = {name: held[name] for name in held.files}
        training = Training(**found | {"won": float(found["won"]), "done": int(found["done"])})
    while training.done < batches:
        learn(training, players, batches, seed, min(batches, training.done + _SAVED))
        if kept:
            np.savez(kept, **asdict(training))
    return training.weights
