"""One game of an arena: the job to play and its result. Both are sent between processes as plain data."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from pyengine.arena.players import player
from pyengine.bots import Knowledge
from pyengine.core.prng import Prng
from pyengine.games import game as find_game


@dataclass(frozen=True, slots=True)
class Match:
    """What an arena plays: which game, how, between which bots, how often, from which seed on."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class Job:
    """One game: its number, its deal, and the number (in the match) of the bot at every seat."""

    number: int
    seed: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a job: shares of the first place and scores by bot, the reason, decisions and seconds by bot."""

    number: int
    seed: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def job(match: Match, number: int) -> Job:
    """One job of a match, by its number from 0."""
    players = len(match.bots)
    deal, turn = divmod(number, players)
    return Job(number, match.seed + deal, tuple((seat + turn) % players for seat in range(players)))


def jobs(match: Match) -> Iterator[Job]:
    """The jobs of a match: every deal from every rotation of the seats, so that no bot has the better places."""
    return (job(match, number) for number in range(match.games))


def play(match: Match, job: Job) -> Result:
    """Play one game to its end; a bot with seconds has so many of the processor, so that a busy machine is fair."""
    game = find_game(match.game)
    players = len(match.bots)
    bots = [player(name, time.process_time) for name in match.bots]
    chances = [Prng((job.seed << 20) + (job.number << 4) + index) for index in range(players)]
    state = game.new(players, job.seed, match.options)
    decisions, seconds = [0] * players, [0.0] * players
    while to_act := state.to_act:
        seat = to_act[0]
        index = job.seats[seat]
        started = time.process_time()
        action = bots[index].choose(Knowledge(game, state, seat), chances[index])
        seconds[index] += time.process_time() - started
        decisions[index] += 1
        state.apply(seat, action)
    outcome = state.outcome
    assert outcome is not None
    shares, scores = [0.0] * players, [0] * players
    for seat, index in enumerate(job.seats):
        shares[index] = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        scores[index] = outcome.scores[seat]
    return Result(
        job.number,
        job.seed,
        job.seats,
        tuple(shares),
        tuple(scores),
        outcome.reason,
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
    )
