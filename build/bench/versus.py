"""Our search against OpenSpiel's ISMCTS in Python, over our adapter: at equal simulations, and at equal time.

python build bench versus [GAME …] [--games 12] [--simulations 200] [--seconds 0.3] [--workers 2]

Every deal is played from both seats. Prints a table, writes `var/versus.json`.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from time import perf_counter
from typing import Any

import pyengine
from bench.peers import our_game
from bench.report import arguments, show
from paths import WORK
from pyengine.arena import Match, Result, standings
from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Search
from pyengine.bots.rollout import payoffs
from pyengine.core.prng import Prng
from pyengine.games import ids

SETTINGS = {"flights": {"target": 1}, "uno": {"target": 1}}
"""One round a match: OpenSpiel's rollouts go to the end of it, at random."""

_TRIAL = 16
"""Simulations to measure OpenSpiel's speed in a game before its first move."""
_FEWEST = 2
"""With one simulation OpenSpiel's search has visited no move, and fails."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What each may spend on a move: simulations, or seconds where those are given."""

    simulations: int
    seconds: float | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g} s a move" if self.seconds else f"{self.simulations} simulations a move"


class Ours:
    """Our search, as it plays at the highest level."""

    def __init__(self, terms: Terms, seed: int) -> None:
        self.terms, self.rng = terms, Prng(seed)

    def choose(self, node: Any) -> int:
        """The action of our search."""
        world = node.world
        search = Search(Knowledge(world.setup.game, world.state, node.current_player()), self.rng)
        if self.terms.seconds is None:
            search.run(self.terms.simulations)
        else:
            end = perf_counter() + self.terms.seconds
            search.run_until(lambda: perf_counter() >= end)
        [number] = world.table.legal([search.best()])
        return int(number)


class Theirs:
    """OpenSpiel's search with its own rollouts. It counts simulations; where seconds count, as many as they allow."""

    def __init__(self, terms: Terms, seed: int) -> None:
        numpy: Any = importlib.import_module("numpy")
        mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
        self.ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
        self.terms, self.rate = terms, 0.0
        self.chance = numpy.random.RandomState(seed)
        self.evaluator = mcts.RandomRolloutEvaluator(1, self.chance)

    def choose(self, node: Any) -> int:
        """The action of its search; a short search first measures its simulations a second."""
        if self.terms.seconds is None:
            return self._search(node, self.terms.simulations)
        if not self.rate:
            self._search(node, _TRIAL)
        return self._search(node, max(_FEWEST, round(self.rate * self.terms.seconds)))

    def _search(self, node: Any, count: int) -> int:
        began = perf_counter()
        bot = self.ismcts.ISMCTSBot(node.get_game(), self.evaluator, 1.0, count, random_state=self.chance)
        number = int(bot.step(node))
        rate = count / (perf_counter() - began)
        self.rate = (self.rate + rate) / 2 if self.rate else rate
        return number


def play(game_id: str, terms: Terms, number: int) -> Result:
    """Game `number`: two games in a row have the same deal with the seats changed. Bot 0 is ours."""
    own, seed = number % 2, 1 + number // 2
    node = our_game(game_id, players=2, deals=1, seed=seed, **SETTINGS.get(game_id, {})).new_initial_state()
    node.apply_action(0)
    bots = Ours(terms, number), Theirs(terms, number)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not node.is_terminal():
        legal, bot = node.legal_actions(), int(node.current_player() != own)
        if len(legal) == 1:
            node.apply_action(legal[0])
            continue
        began = perf_counter()
        action = bots[bot].choose(node)
        seconds[bot] += perf_counter() - began
        decisions[bot] += 1
        node.apply_action(action)
    outcome, seats = node.world.state.outcome, (own, 1 - own)
    shares, scores = payoffs(outcome, 2), tuple(outcome.scores[seat] for seat in seats)
    return Result(
        number,
        seed,
        seats,
        tuple(shares[seat] for seat in seats),
        scores,
        outcome.reason,
        tuple(decisions),
        tuple(seconds),
    )


def main() -> None:
    """Play, print, write the results."""
    parser = arguments(__doc__)
    parser.add_argument("game", nargs="*", default=[*ids()])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    for game_id in given.game:
        pyengine.game(game_id)
    found: list[dict[str, Any]] = []

    def rows() -> Iterator[tuple[Any, ...]]:
        with ProcessPoolExecutor(given.workers) as pool:
            for game_id, terms in product(
                given.game, (Terms(given.simulations), Terms(given.simulations, given.seconds))
            ):
                match = Match(game_id, ("ours", "openspiel"), given.games, 1, {})
                results = list(pool.map(partial(play, game_id, terms), range(given.games)))
                told = {"terms": str(terms), "match": asdict(match), "results": [one.to_json() for one in results]}
                found.append(told)
                ours, theirs = standings(match, results)
                share, low, high = (f"{100 * part:.1f}" for part in (ours.share, ours.low, ours.high))
                took = (f"{1000 * each.seconds:.0f}" for each in (ours, theirs))
                yield game_id, terms, ours.games, f"{share} %", f"{low} … {high}", *took

    columns = ("game", "terms", "games", "our first places", "interval", "ours, ms a move", "theirs, ms a move")
    show(columns, rows())
    WORK.mkdir(exist_ok=True)
    (WORK / "versus.json").write_text(json.dumps(found, indent=2))
