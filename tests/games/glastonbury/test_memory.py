"""What a player with a short memory still knows."""

from __future__ import annotations

import pyengine
from pyengine.core.prng import Prng
from tests.games.glastonbury.cards import cards

GAME = pyengine.game("glastonbury")
TEXT = "cauldron 1 ra1 ya2 ra3 ya4 ra4 | cauldron 2 oa1 ob2 wa3 | wizard 1 red n2 | wizard 2 yellow sw"


def cauldrons(seed: int, memory: int) -> list[list[str]]:
    state = GAME.position(TEXT).forget(0, memory, Prng(seed))
    facts = GAME.facts(state, 0)
    assert cards(GAME.write(state)) == cards(GAME.write(GAME.position(TEXT)))
    return [facts[f"cauldron {seat}"].split() for seat in (1, 2)]


def test_the_latest_cards_are_remembered_and_the_others_are_anyones_guess() -> None:
    found = [cauldrons(seed, 1) for seed in range(12)]
    assert {tuple(own[-2:]) for own, _ in found} == {("ya4", "ra4")}
    assert {tuple(other[-2:]) for _, other in found} == {("ob2", "wa3")}
    assert len({tuple(own[:3]) for own, _ in found}) > 6
    assert len({other[0] for _, other in found}) > 4
    assert all(card not in ("luck", "eye", "appear", "move") for own, other in found for card in own + other)


def test_a_long_memory_forgets_nothing() -> None:
    assert cauldrons(1, 10) == [["ra1", "ya2", "ra3", "ya4", "ra4"], ["oa1", "ob2", "wa3"]]


def test_the_view_stays() -> None:
    state = GAME.position(TEXT)
    assert state.forget(0, 1, Prng(3)).view(0) == state.view(0)
