"""How far what the judge expects may be believed: the slope of `pyengine.bots.calibration`, fitted to games of bots.

    python -m pyengine.learn confidence uno --option target=1 --players 2,4 --games 400

Bots play games. At a few decisions of each, drawn at random, the judge says what the action is worth; who took the
first place in the end is known. The slope is that of a logistic regression through the even chance (D. R. Cox,
Biometrika 45, 1958), by maximum likelihood; first places that several share count in parts. Decisions of one game have
one result, so the standard error is that of the sums over games (R. L. Williams, "A Note on Robust Variance Estimation
for Cluster-Correlated Data", Biometrics 56, 2000). One half of the games gives a slope, which the other half checks: by
the mean surprise at what happened, in nats, and in fifths of the decisions.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import inf, log, sqrt
from statistics import fmean
from time import process_time
from typing import NamedTuple

from pyengine.bots import Knowledge, bot
from pyengine.bots.bot import Bot
from pyengine.bots.calibration import corrected, lead, tells
from pyengine.bots.judging import ITERATIONS, ActionSearch, judging
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import among_programs, settle
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import Action, State
from pyengine.games import game as find_game

HINT = 600
"""Iterations of the judge where a hint's chances are measured: the most that a hint takes."""
_STEEPEST, _HALVINGS, _FIFTHS = 8.0, 50, 5
_LEAST = 1e-4
"""No chance counts as less, or one surprise would be all that is seen."""


class Decision(NamedTuple):
    """What the judge expects of an action, from 0 to 1, its seat's share in the first place, and which game it was."""

    players: int
    expected: float
    won: float
    number: int

    def chance(self, slope: float) -> float:
        """What the expectation comes to by this slope."""
        return corrected(self.expected, self.players, slope)


class Slope(NamedTuple):
    """A slope, its standard error, and how many independent decisions would have told as much."""

    slope: float
    error: float
    effective: float


def run(words: Sequence[str]) -> str:
    """Play and fit as these words of a command say; returns the report."""
    parser = ArgumentParser("python -m pyengine.learn confidence", description=__doc__)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--players", type=_numbers, default=[2], metavar="2,4", help="game by game in turn")
    parser.add_argument("--bots", default="greedy", help="who plays at all seats")
    parser.add_argument("--option", type=_pair, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--decisions", type=int, default=2, help="of each game, at most")
    parser.add_argument("--iterations", type=int, help="of the judge, if not as many as on the page")
    parser.add_argument("--hint", action="store_true", help="what hints say of the best action, which is then played")
    given = parser.parse_args(words)
    if given.games < 2:
        raise OptionError("games", given.games, ("2…",))
    game, began = find_game(given.game), process_time()
    options = settle(game.options, among_programs(game.options, dict(given.option)))
    found = [
        decision
        for at in range(given.games)
        for decision in decisions(game, given.players[at % len(given.players)], given.seed + at, options, given)
    ]
    now = game.strategy.confidence(game.new(given.players[0], given.seed, options).view(0))
    head = f"{' '.join([game.id, *map('='.join, given.option)])}: {given.games} games, seeds from {given.seed}"
    bots = f"{given.bots} at all of {' or '.join(map(str, given.players))} seats"
    judge = f"{'hints' if given.hint else 'reviews'} of {_iterations(given)} iterations"
    took = f"{process_time() - began:.0f} core seconds"
    return "\n".join([f"{head}, {bots}, {judge}", *report(found, now), took])


def _iterations(given: Namespace) -> int:
    return int(given.iterations or (HINT if given.hint else ITERATIONS))


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def decisions(game: Game, players: int, seed: int, options: dict[str, str], given: Namespace) -> Iterator[Decision]:
    """A few decisions of one game: what a review says of the action played, or what a hint says of the best turn.

    The best turn is then played, and the bots go on from there: so the first place is the one that it led to.
    """
    rng, player = Prng(SEEDS - seed), bot(given.bots)  # not the numbers that deal
    state, met = game.new(players, seed, options), list[tuple[State, int, Action]]()
    _play(game, state, player, rng, lambda *choice: met.append(choice))
    rng.shuffle(met)
    for before, seat, played in met[: given.decisions]:
        after = state
        if given.hint:
            search = judging(Knowledge(game, before, seat), rng)
            search.run(_iterations(given))
            best = search.ways()[0]
            expected, after = best.expected, before.copy()
            for action in best.actions:
                after.play(seat, action)
            _play(game, after, player, rng)
        else:
            review = ActionSearch(game, before, seat, played, rng)
            review.run(_iterations(given))
            expected = review.payoff
        assert after.outcome
        winners = after.outcome.winners
        yield Decision(players, expected, (seat in winners) / len(winners), seed)


def _play(
    game: Game, state: State, player: Bot, rng: Prng, met: Callable[[State, int, Action], None] | None = None
) -> None:
    """Play on to the end; what is met are the states in which there is a choice, its seat and its action."""
    while state.to_act:
        seat = state.to_act[0]
        action = player.choose(Knowledge(game, state, seat), rng)
        if met and len(state.legal(seat)) > 1:
            met(state.copy(), seat, action)
        state.play(seat, action)


def fit(found: Sequence[Decision]) -> Slope:
    """The slope under which what happened is likeliest, from 0, where nothing is to be believed, to 8.

    The error is infinite where fewer than two games have a decision that tells anything.
    """
    telling = [each for each in found if tells(each.expected, each.players)]
    leads = [lead(each.expected, each.players) for each in telling]

    def off(slope: float) -> list[float]:
        """What each decision adds to the derivative of the likelihood."""
        likely = [each.chance(slope) for each in telling]
        return [(each.won - chance) * ahead for each, chance, ahead in zip(telling, likely, leads, strict=True)]

    low, high = 0.0, _STEEPEST
    for _ in range(_HALVINGS):
        slope = (low + high) / 2
        low, high = (slope, high) if sum(off(slope)) > 0 else (low, slope)
    likely = [each.chance(slope) for each in telling]
    curve = sum([chance * (1 - chance) * ahead**2 for chance, ahead in zip(likely, leads, strict=True)])
    games = defaultdict[int, float](float)
    for each, one in zip(telling, off(slope), strict=True):
        games[each.number] += one
    together = sum([one**2 for one in games.values()])
    if len(games) < 2 or not together:
        return Slope(slope, inf, 0.0)
    error = sqrt(together * len(games) / (len(games) - 1)) / curve
    return Slope(slope, error, min(len(telling), len(telling) * sum([one**2 for one in off(slope)]) / together))


def surprise(found: Sequence[Decision], slope: float) -> float:
    """The mean surprise, in nats, at who took the first place, to one who believes what is expected so far."""
    likely = [each.chance(slope) for each in found]
    likely = [min(max(chance, _LEAST), 1 - _LEAST) for chance in likely]
    shares = zip(found, likely, strict=True)
    return -fmean([each.won * log(chance) + (1 - each.won) * log(1 - chance) for each, chance in shares])


def report(found: Sequence[Decision], now: float) -> list[str]:
    """The slope by one half of the games, the other half's check of it, and the slope by all of them."""
    numbers = sorted({each.number for each in found})
    middle = numbers[len(numbers) // 2]
    half, other = ([each for each in found if (each.number < middle) is early] for early in (True, False))
    slope = fit(half)
    losses = [f"{surprise(other, each):.4f}" for each in (1.0, slope.slope, now)]
    return [
        f"slope by half of the games: {_said(half, slope)}",
        f"surprise in the other half: {losses[0]} as expected, {losses[1]} by that slope, {losses[2]} by {now} as now",
        "there in per cent, by fifths: expected, by that slope, won",
        *["".join(f"{100 * mean:6.1f}" for mean in means) for means in fifths(other, slope.slope)],
        f"slope by all games: {_said(found, fit(found))}",
    ]


def _said(found: Sequence[Decision], fitted: Slope) -> str:
    decisions = f"{len(found)} decisions, which tell as much as {fitted.effective:.0f} independent ones"
    return f"{fitted.slope:.2f} ± {fitted.error:.2f}, {decisions}"


def fifths(found: Sequence[Decision], slope: float) -> Iterator[tuple[float, float, float]]:
    """The means of what was expected, of what it comes to by the slope, and of what was won; least expected first."""
    ordered = sorted(found, key=lambda each: each.expected)
    for at in range(_FIFTHS):
        some = ordered[len(ordered) * at // _FIFTHS : len(ordered) * (at + 1) // _FIFTHS]
        if some:
            likely = [each.chance(slope) for each in some]
            yield fmean([each.expected for each in some]), fmean(likely), fmean([each.won for each in some])
