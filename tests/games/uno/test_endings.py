"""UNO from positions near the end of a game or a round, with all its options."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from tests.endure import rest_in_endure
from tests.games.uno import referee
from tests.referee.tables import dealt, faults_from

STEPS = 60


def late(seed: int) -> str:
    """Short hands, short draw piles, all options."""
    chance = Prng(seed)
    players = 2 + seed % 9
    deck = list(referee.ALL)
    hands = dealt(chance, deck, [1 + chance.below(3) for _ in range(players)])
    top = next(card for card in deck if referee.colour(card))
    deck.remove(top)
    words = [f"players {players}", f"seat {1 + chance.below(players)}", f"dealer {1 + chance.below(players)}"]
    words += [f"direction {chance.choice(('left', 'right'))}", f"target {50 + chance.below(300)}"]
    words += [f"scoring {chance.choice(('winner', 'caught'))}", f"bluff {chance.choice(('on', 'off'))}"]
    words += [f"two_player_reverse {chance.choice(('skip', 'plain'))}", f"last_draw_one {chance.choice(('on', 'off'))}"]
    words += [f"hand {seat} {' '.join(hand)}" for seat, hand in enumerate(hands, 1)]
    return " | ".join([*words, f"discard {top}", f"deck {' '.join(deck[: 1 + chance.below(8)])}", f"rng {seed}"])


@pytest.mark.parametrize("seed", rest_in_endure(range(60), 12))
def test_from_late_positions(seed: int) -> None:
    faults = faults_from("uno", late(seed), Prng(seed), STEPS)
    assert not faults, "\n".join(faults)
