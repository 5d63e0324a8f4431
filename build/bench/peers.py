"""The peers: RLCard's UNO, OpenSpiel's Crazy Eights, and OpenSpiel's ISMCTS in Python on our own games."""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from bench.clock import Case
from bench.ours import LONGEST, POSITIONS, SEED, SIMULATIONS
from pyengine.bots.rollout import answered, rollout
from pyengine.core.game import Game
from pyengine.core.prng import Dice
from pyengine.core.state import State

SPECIAL = "crazy_eights(players=2,use_special_cards=True,reshuffle=True)"


def rlcard_step() -> Case:
    """RLCard's environment as its users drive it, observations included; steps are decisions."""
    rlcard: Any = importlib.import_module("rlcard")
    env, chance = rlcard.make("uno", config={"seed": SEED}), random.Random(SEED).random

    def case() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return case


def rlcard_game() -> Case:
    """RLCard's bare game, without the arrays of observations."""
    rlcard: Any = importlib.import_module("rlcard")
    game, chance = rlcard.make("uno", config={"seed": SEED}).game, random.Random(SEED).random

    def case() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return case


def openspiel_play(name: str, chance_too: bool = False) -> Case:
    """Random play of one of OpenSpiel's own games; steps are decisions, or all nodes with those of chance."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game, chance = pyspiel.load_game(name), random.Random(SEED)

    def case() -> int:
        state = game.new_initial_state()
        decisions = dealt = 0
        while not state.is_terminal():
            if state.is_chance_node():
                dealt += 1
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
        return decisions + dealt if chance_too else decisions

    return case


class OurRollouts:
    """An evaluator for OpenSpiel's searches that does what our search does: our policy, and our evaluation."""

    def __init__(self, game: Game, uniform: Any) -> None:
        self.game, self.dice, self.prior = game, Dice(SEED), uniform.prior

    def evaluate(self, node: Any) -> list[float]:
        """Payoffs between -1 and 1, from a rollout as far as our search goes in this game."""
        state = node.world.state.copy()
        return [2 * share - 1 for share in self._shares(state)]

    def _shares(self, state: State) -> Sequence[float]:
        if self.game.strategy.answers and state.to_act:
            before = (state.to_act[0] - 1) % state.players
            return answered(self.game, state, before, self.dice, state.stage)
        return rollout(self.game, state, self.dice, self.game.strategy.horizon, state.stage)


def openspiel_search(nodes: list[Any], ours: Game | None = None, simulations: int = SIMULATIONS) -> Case:
    """OpenSpiel's ISMCTS in Python at nodes of one of our games in turn; steps are simulations.

    Rollouts are its own random ones to the end of the game, or, when it is given as `ours`, those of our search.
    """
    numpy: Any = importlib.import_module("numpy")
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    roots = cycle(nodes)
    uniform = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(SEED))
    evaluator = OurRollouts(ours, uniform) if ours else uniform

    def case() -> int:
        node = next(roots)
        chance = numpy.random.RandomState(SEED)
        ismcts.ISMCTSBot(node.get_game(), evaluator, 1.0, simulations, random_state=chance).run_search(node)
        return simulations

    return case


def our_game(game_id: str, **options: object) -> Any:
    """One of our games as OpenSpiel's, with these parameters of the adapter."""
    importlib.import_module("pyengine.adapters.openspiel")
    pyspiel: Any = importlib.import_module("pyspiel")
    parameters = ",".join(f"{name}={value}" for name, value in options.items())
    return pyspiel.load_game(f"nastilka_{game_id.replace('-', '_')}({parameters})")


def openspiel_nodes(game: Game, players: int, **options: object) -> list[Any]:
    """Nodes of random games where the player to move has a choice; `node.world.state` is our state."""
    loaded = our_game(game.id, players=players, **options)
    chance, found = random.Random(SEED), list[Any]()
    for deal in range(SEED, SEED + 10 * POSITIONS):
        node, choices = loaded.new_initial_state(), list[Any]()
        node.apply_action(deal)
        for _ in range(LONGEST):
            if node.is_terminal():
                break
            legal = node.legal_actions()
            if len(legal) > 1:
                choices.append(node.clone())
            node.apply_action(chance.choice(legal))
        found += [chance.choice(choices)] if choices else []
        if len(found) == POSITIONS:
            break
    return found
