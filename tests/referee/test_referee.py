"""The engine against a second, literal implementation of the rules, move by move."""

from __future__ import annotations

import itertools

import pytest

import pyengine
from tests.endure import ENDURE, more_in_endure
from tests.positions import items, joined
from tests.referee.tables import REFEREES, Table, legality_faults, score_faults, table_name, tables, walk


def differs(table: Table) -> bool:
    """True if it is among those that `make test` runs: not with the colour of one seat, which changes no rule."""
    name, _, options = table
    changed = [option.name for option in pyengine.game(name).options if options[option.name] != option.default]
    return len(changed) != 1 or not changed[0][-1].isdigit()


every = pytest.mark.parametrize(
    "table",
    [pytest.param(each, marks=() if differs(each) else ENDURE, id=table_name(each)) for each in tables()],
)
SEEDS = range(2)  # an even and an odd one: `tables.chosen` knows two ways
UNDECIDED = {"rng", "lots", "used", "out"}  # chance, or what the rules leave open for a while


@every
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("moves", more_in_endure(60, 600))
def test_random_games(table: Table, seed: int, moves: int) -> None:
    name, players, options = table
    state = pyengine.game(name).deal(players, seed, **options)
    text = pyengine.game(name).write(state)
    assert not REFEREES[name].deal_faults(text, players), text
    assert not legality_faults(name, state, text), text
    for later, before, seat, action, after in walk(table, seed, moves):
        faults = REFEREES[name].consequences(before, seat, action, after)
        faults += legality_faults(name, later, after) + score_faults(name, later, after)
        assert not faults, f"\n{before}\n{seat + 1}: {action}\n{after}\n" + "\n".join(faults)


@every
def test_a_forgotten_consequence_is_noticed(table: Table) -> None:
    """Each item of the position that an action changed is put back, alone: the referee must object."""
    referee = REFEREES[table[0]]
    for _, before, seat, action, after in itertools.islice(walk(table, 1), 60):
        if referee.outcome(after) is not None:
            return
        was, now = items(before), items(after)
        for at, (old, new) in enumerate(zip(was, now, strict=False)):
            same = old[:3] == new[:3] if old[0] == "knows" else old[0] == new[0]
            if same and old[0] not in UNDECIDED and sorted(old) != sorted(new):
                forgetful = joined([*now[:at], old, *now[at + 1 :]])
                assert referee.consequences(before, seat, action, forgetful), f"{before}\n{action}\n{forgetful}"
