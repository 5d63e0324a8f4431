"""Nizam from fields crowded with few kinds, holes, long hands and short decks, where much happens at once."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from tests.endure import rest_in_endure
from tests.games.nizam import referee
from tests.referee.tables import faults_from

HOLES = 8


def crowded(seed: int) -> str:
    """A position with a field of few kinds; now and then all the rest is in one hand."""
    chance = Prng(seed)
    players = 1 + seed % 5
    cards = [kind for kind in referee.KINDS for _ in range(12)]
    chance.shuffle(cards)
    kinds = referee.KINDS[: 3 + chance.below(3)]
    field = [card for card in cards if card in kinds][:25]
    for card in field:
        cards.remove(card)
    for _ in range(chance.below(HOLES) if chance.below(3) == 0 else 0):
        place = chance.below(25)
        cards += [] if field[place] == referee.EMPTY else [field[place]]
        field[place] = referee.EMPTY
    hands = [[cards.pop() for _ in range(chance.below(8))] for _ in range(players)]
    deck = [cards.pop() for _ in range(chance.below(12))]
    if players > 1 and chance.below(4) == 0:
        hands[0] += cards
    found = [f"players {players}", f"seat {1 + chance.below(players)}", f"runouts {chance.below(players)}"]
    found.append("field " + " ".join("".join(field[row : row + 5]) for row in range(0, 25, 5)))
    found += [f"hand {seat} {' '.join(hand) or '-'}" for seat, hand in enumerate(hands, 1)]
    return " | ".join([*found, f"deck {' '.join(deck) or '-'}", f"rng {seed}"])


@pytest.mark.parametrize("seed", rest_in_endure(range(40), 15))
def test_crowded_fields(seed: int) -> None:
    faults = faults_from("nizam", crowded(seed), Prng(seed), 40)
    assert not faults, "\n".join(faults)
