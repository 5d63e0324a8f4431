"""Flights from positions near the end of a game or a round, with all its options."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from tests.endure import rest_in_endure
from tests.games.flights import referee
from tests.referee.tables import dealt, faults_from

STEPS = 60


def late(seed: int) -> str:
    """Long collections, used flights and a target that is near."""
    chance = Prng(seed)
    players = 2 + seed % 3
    out = referee.COLOURS[referee.NEEDED[players] :]
    towns = [colour + rank for colour in referee.COLOURS for rank in referee.FLIGHTS if colour not in out]
    lots = dealt(chance, towns, [2 + chance.below(5) for _ in range(players)])
    deck = towns + [f"x{rank}" for rank in referee.FLIGHTS] + 2 * ["u"] + 3 * ["d"]
    hands = dealt(chance, deck, [1 + chance.below(4) for _ in range(players)])
    cut = chance.below(len(deck))
    matches = ("points", "single", "wins", "wins 1") if players == 2 else ("points", "single")
    words = [f"players {players}", f"match {chance.choice(matches)}"]
    words += [f"target {5 + chance.below(60)}", f"first {1 + chance.below(players)}", f"out {' '.join(out) or '-'}"]
    for seat in range(players):
        used = sorted(set(referee.FLIGHTS) - {chance.choice(referee.FLIGHTS) for _ in range(1 + chance.below(5))})
        words.append(f"used {seat + 1} {' '.join(used) or '-'}")
        words.append(f"hand {seat + 1} {' '.join(hands[seat])}")
        words.append(f"city {seat + 1} {' '.join(referee.burnt(lots[seat])) or '-'}")
    return " | ".join([*words, f"deck {' '.join(deck[cut:])}", f"rng {seed}"])


@pytest.mark.parametrize("seed", rest_in_endure(range(40), 15))
def test_from_late_positions(seed: int) -> None:
    faults = faults_from("flights", late(seed), Prng(seed), STEPS)
    assert not faults, "\n".join(faults)
