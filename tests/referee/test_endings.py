"""Flights and UNO from positions near the end of a game or a round, with all their options."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from tests.referee import flights, uno
from tests.referee.tables import faults_from

STEPS = 60


def dealt(chance: Prng, cards: list[str], sizes: list[int]) -> list[list[str]]:
    """So many of the shuffled cards for everyone; they are taken away from `cards`."""
    chance.shuffle(cards)
    return [[cards.pop() for _ in range(size)] for size in sizes]


def late_flights(seed: int) -> str:
    """Long collections, used flights and a target that is near."""
    chance = Prng(seed)
    players = 2 + seed % 3
    out = flights.COLOURS[flights.NEEDED[players] :]
    towns = [colour + rank for colour in flights.COLOURS for rank in flights.FLIGHTS if colour not in out]
    lots = dealt(chance, towns, [2 + chance.below(5) for _ in range(players)])
    deck = towns + [f"x{rank}" for rank in flights.FLIGHTS] + 2 * ["u"] + 3 * ["d"]
    hands = dealt(chance, deck, [1 + chance.below(4) for _ in range(players)])
    cut = chance.below(len(deck))
    words = [f"players {players}", f"match {('points', 'wins')[players == 2 and chance.below(2)]}"]
    words += [f"target {5 + chance.below(60)}", f"first {1 + chance.below(players)}", f"out {' '.join(out) or '-'}"]
    for seat in range(players):
        used = sorted(set(flights.FLIGHTS) - {chance.choice(flights.FLIGHTS) for _ in range(1 + chance.below(5))})
        words.append(f"used {seat + 1} {' '.join(used) or '-'}")
        words.append(f"hand {seat + 1} {' '.join(hands[seat])}")
        words.append(f"city {seat + 1} {' '.join(flights.burnt(lots[seat])) or '-'}")
    return " | ".join([*words, f"deck {' '.join(deck[cut:])}", f"rng {seed}"])


def late_uno(seed: int) -> str:
    """Short hands, short draw piles, all options."""
    chance = Prng(seed)
    players = 2 + seed % 9
    deck = list(uno.ALL)
    hands = dealt(chance, deck, [1 + chance.below(3) for _ in range(players)])
    top = next(card for card in deck if uno.colour(card))
    deck.remove(top)
    words = [f"players {players}", f"seat {1 + chance.below(players)}", f"dealer {1 + chance.below(players)}"]
    words += [f"direction {chance.choice(('left', 'right'))}", f"target {50 + chance.below(300)}"]
    words += [f"scoring {chance.choice(('winner', 'caught'))}", f"bluff {chance.choice(('on', 'off'))}"]
    words += [f"two_player_reverse {chance.choice(('skip', 'plain'))}", f"last_draw_one {chance.choice(('on', 'off'))}"]
    words += [f"hand {seat} {' '.join(hand)}" for seat, hand in enumerate(hands, 1)]
    return " | ".join([*words, f"discard {top}", f"deck {' '.join(deck[: 1 + chance.below(8)])}", f"rng {seed}"])


@pytest.mark.parametrize("seed", range(40))
def test_late_flights(seed: int) -> None:
    faults = faults_from("flights", late_flights(seed), Prng(seed), STEPS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("seed", range(60))
def test_late_uno(seed: int) -> None:
    faults = faults_from("uno", late_uno(seed), Prng(seed), STEPS)
    assert not faults, "\n".join(faults)
