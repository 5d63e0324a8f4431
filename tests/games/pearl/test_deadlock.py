"""PRL-15 against brute force: dead is a game in which no sequence of completions, however lucky, changes anything."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import pyengine
from pyengine.core.prng import Prng
from pyengine.games.pearl import rules, scoring
from pyengine.games.pearl.game import Pearl
from pyengine.gems.field import CODES, KINDS
from tests.endure import more_in_endure

GAME = pyengine.game("pearl")


def dead(decks: list[str]) -> bool:
    """True if nobody can ever complete anything, whatever the field proves: told from the rule's words alone."""
    for seat, done in enumerate(decks):
        shown = {deck[-1] for other, deck in enumerate(decks) if other != seat and deck}
        if any(kind not in done and kind not in shown for kind in KINDS):
            return False
    return True


def codes(decks: list[str]) -> list[list[int]]:
    return [[CODES[kind] for kind in deck] for deck in decks]


def position(decks: list[str]) -> str:
    done = "".join(f" | done {seat} {' '.join(deck)}" for seat, deck in enumerate(decks, 1) if deck)
    return f"players {len(decks)}{done}"


def test_every_two_decks_that_matter() -> None:
    """What lies below a top matters as a set only, so each set of kinds with each top stands for all its orders."""
    decks = [""] + [
        "".join(kind for kind, taken in zip(KINDS, chosen, strict=True) if taken and kind != top) + top
        for chosen in product((0, 1), repeat=8)
        for top in KINDS
        if chosen[KINDS.index(top)] and sum(chosen) < 8
    ]
    assert len(decks) == 1 + 8 * 2**7 - 8
    found = 0
    for one in decks:
        if len(one) < 6:
            continue
        for two in decks:
            assert scoring.deadlocked(codes([one, two])) == dead([one, two])
            found += dead([one, two])
    assert found == 8 * 7, "each has one kind left, which the other shows"


@pytest.mark.parametrize("count", more_in_endure(1_500, 4_000))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_decks(players: int, count: int) -> None:
    """Decks of those who have as many kinds left as tops can bar, or one more."""
    chance, found = Prng(players), 0
    for _ in range(count):
        decks = []
        for _ in range(players):
            kinds = list(KINDS)
            chance.shuffle(kinds)
            decks.append("".join(kinds[: 7 - chance.below(2)]))
        found += dead(decks)
        assert scoring.deadlocked(codes(decks)) == dead(decks)
        over = GAME.position(position(decks)).outcome
        assert (over.reason if over else None) == ("PRL-15" if dead(decks) else None)
    assert 0 < found < count // 2


def test_a_live_game_can_go_on_and_a_dead_one_cannot() -> None:
    """Search over completions: whoever has a free kind left changes the tops; from a dead game nothing follows."""
    for first, last in permutations("RSE", 2):
        others = [kind for kind in KINDS if kind not in (first, last)]
        decks = ["".join([*others, first]), "".join([*others, last])]
        assert dead(decks)
        assert followers(decks) == []
        alive = ["".join([first, *others]), decks[1]]
        assert not dead(alive)
        assert followers(alive)


def followers(decks: list[str]) -> list[list[str]]:
    """The decks after any one completion that the tops allow (PRL-10), by the engine's rules."""
    state = GAME.position(position(decks))
    assert isinstance(state, Pearl)
    return [
        [deck + KINDS[kind] if other == seat else deck for other, deck in enumerate(decks)]
        for seat in range(state.players)
        for kind in range(8)
        if rules.unfinished(state, seat) & ~rules.forbidden(state, seat) & 1 << kind
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_is_over_exactly_when_it_is_dead(players: int) -> None:
    """Games with luck: whoever is to act finds a random field that may prove something; each step is compared."""
    chance, ends = Prng(players), set()
    for seed in range(12):
        state = GAME.deal(players, seed)
        assert isinstance(state, Pearl)
        while state.outcome is None:
            assert not dead(written(state))
            chance.shuffle(state.field)
            state.shifts = 1
            state.play(state.seat, GAME.parse("prove"))
            while state.outcome is None and state.phase and chance.below(8):
                state.play(state.seat, chance.choice(state.legal(state.seat)))
                assert (state.outcome is None) or state.phase == 0
            if state.outcome is None and state.phase:
                state.play(state.seat, GAME.parse("end"))
        ends.add(state.outcome.reason)
        assert (state.outcome.reason == "PRL-15") == (8 not in state.outcome.scores)
        assert state.outcome.reason == "PRL-13" or dead(written(state))
        assert GAME.position(GAME.write(state)) == state
    assert "PRL-13" in ends


def written(state: Pearl) -> list[str]:
    return ["".join(KINDS[kind] for kind in done) for done in state.done]
