"""The cases that measure our engine: random play and searches, through its public interface only.

Needs the standard library only: Pyodide runs it too. Random players, here and in `peers.py`, pick with
`int(random() * len(legal))`, since it takes the least time, which is not the engine's.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count, cycle

from bench.clock import Case
from bench.yardstick import rounds, searches
from pyengine.bots.ismcts import Search, Settings
from pyengine.bots.knowledge import Knowledge
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.prng import Dice, Prng
from pyengine.core.state import Action, Rng, State
from pyengine.games import game as find_game

Policy = Callable[[State, int, Rng], Action]
SEED = 20
SIMULATIONS = 50
POSITIONS = 12
LONGEST = 400
"""So many decisions of a random game are played to find a position."""
TO_THE_END = Settings(prior_visits=1.0, scale=0.0, depth=100_000)


def random_play(game: Game, players: int, *, checked: bool = False) -> Case:
    """Whole games of random play, their deals included; steps are decisions.

    Those that are `checked` are done by `State.apply`, which checks each action and tells its events.
    """
    seeds, chance = count(SEED), random.Random(SEED).random
    settled = among_programs(game.options, {})

    def case() -> int:
        state, decisions = game.new(players, next(seeds), settled), 0
        act: Callable[[int, Action], object] = state.apply if checked else state.play
        while to_act := state.to_act:
            seat = to_act[0]
            legal = state.legal(seat)
            act(seat, legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return case


def positions(game: Game, players: int) -> list[State]:
    """Positions of random games that leave the seat to act a choice, one from any part of each game."""
    found, chance, seeds = list[State](), random.Random(SEED), count(SEED)
    while len(found) < POSITIONS:
        state, choices = game.deal(players, next(seeds), **among_programs(game.options, {})), list[State]()
        for _ in range(LONGEST):
            if not (to_act := state.to_act):
                break
            legal = state.legal(to_act[0])
            if len(legal) > 1:
                choices.append(state.copy())
            state.play(to_act[0], chance.choice(legal))
        found += [chance.choice(choices)] if choices else []
    return found


def search(game: Game, states: list[State], settings: Settings | None = None) -> Case:
    """Searches of these positions in turn; steps are simulations."""
    chance, roots = Prng(SEED), cycle(states)

    def case() -> int:
        state = next(roots)
        Search(Knowledge(game, state, state.to_act[0]), chance, settings).run(SIMULATIONS)
        return SIMULATIONS

    return case


def copies(states: list[State]) -> Case:
    """Copies of the positions."""

    def case() -> int:
        for state in states:
            state.copy()
        return len(states)

    return case


def determinizations(states: list[State]) -> Case:
    """Determinizations of the positions for their seats to act, by the dice that searches use."""
    chance = Dice(SEED)

    def case() -> int:
        for state in states:
            state.determinize(state.to_act[0], chance)
        return len(states)

    return case


def but_the_last(state: State, seat: int, rng: Rng) -> Action:
    """A policy for UNO: any action but the last one listed, which is to draw or to keep, as yardsticks do it."""
    legal = state.legal(seat)
    return legal[rng.below(len(legal) - 1)] if len(legal) > 1 else legal[0]


def plain_search(policy: Policy, roots: list[State]) -> Case:
    """Our search in its plain form: no priors, and rollouts by this policy to the end of the round."""
    uno = find_game("uno")
    return search(replace(uno, strategy=replace(uno.strategy, policy=policy)), roots, TO_THE_END)


def openings() -> list[State]:
    """First positions of fresh rounds of UNO for two that are a match each."""
    return [find_game("uno").deal(2, seed, target=1) for seed in range(SEED, SEED + POSITIONS)]


UNO: dict[str, Callable[[], Case]] = {
    "random UNO, 2 players": lambda: random_play(find_game("uno"), 2),
    "random UNO, 4 players": lambda: random_play(find_game("uno"), 4),
    "UNO search, 2 players": lambda: search(find_game("uno"), positions(find_game("uno"), 2)),
    "yardstick: random play": lambda: rounds(random.Random(SEED)),
    "yardstick: search": lambda: searches(random.Random(SEED), SIMULATIONS),
}
"""What is measured in CPython and in Pyodide."""
