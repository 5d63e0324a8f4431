"""Whole turns of shifts against a reading of NIZ-10 to NIZ-14 that keeps every field of the turn and counts by hand."""

from __future__ import annotations

from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from tests.endure import repeated
from tests.games.nizam.table import GAME, state_of

FEW, OTHERS = sorted("RSE" * 12), sorted("ATDOJ" * 12)
PAYS = 12
"""Cards in the hand besides those of the field's kinds, to pay by threes."""
WORTH = {3: 3, 4: 5, 5: 7}

Found = tuple[str, str, int]
"""A line's name, a kind and a length."""


@st.composite
def crowded(draw: st.DrawFn) -> tuple[str, str]:
    """A position with a field of three kinds, which is full of runs, and the deck in it, the next card first."""
    few, others = draw(st.permutations(FEW)), draw(st.permutations(OTHERS))
    rows = ["".join(few[at : at + 5]) for at in range(0, 25, 5)]
    hand, deck = few[25:] + others[:PAYS], others[PAYS:-10]
    parts = [f"field {' '.join(rows)}", f"hand 1 {' '.join(hand)}", f"deck {' '.join(deck)}"]
    return " | ".join(parts), "".join(deck)


def lines() -> dict[str, list[int]]:
    """The places of each line."""
    rows = {f"row{at + 1}": [place for place in range(25) if place // 5 == at] for at in range(5)}
    return rows | {f"col{at + 1}": [place for place in range(25) if place % 5 == at] for at in range(5)}


def groups(field: str) -> dict[Found, set[int]]:
    """Every three or more equal neighbours of a line, at their full length, with their places."""
    found = {}
    for name, places in lines().items():
        for kind, group in groupby(places, lambda place: field[place]):
            own = set(group)
            if len(own) >= 3:
                found[name, kind, len(own)] = own
    return found


def by_hand(fields: list[str]) -> dict[Found, set[int]]:
    """NIZ-11: the groups of the last field, but for those that every field of the turn had in the same line."""
    history = [groups(field) for field in fields]
    return {run: places for run, places in history[-1].items() if not all(run in earlier for earlier in history)}


def field_of(view: dict[str, object]) -> str:
    """The field as 25 letters."""
    gems = view["field"]
    assert isinstance(gems, list)
    return "".join(gems)


@repeated(150, 800)
@given(start=crowded(), choices=st.lists(st.integers(0, 999), min_size=1, max_size=7))
def test_what_a_turn_scores_and_what_becomes_of_the_field(start: tuple[str, str], choices: list[int]) -> None:
    position, deck = start
    state = state_of(position)
    fields = [field_of(state.view(0))]
    for choice in choices:
        shifts = [action for action in state.legal(0) if ">" in GAME.format(action)]
        if shifts:
            state.apply(0, shifts[choice % len(shifts)])
            fields.append(field_of(state.view(0)))
    scoring = by_hand(fields)
    gain = sum(WORTH[length] for _, _, length in scoring) + max(len(scoring) - 1, 0)
    gone = sorted(set().union(*scoring.values()))
    before, activated = state.view(0), state.apply(0, GAME.parse("activate"))[0].to_json()
    assert before["gain"] == activated["points"] == state.view(0)["players"][0]["score"] == gain
    assert sorted(activated["runs"]) == sorted(f"{line}-{kind}{length}" for line, kind, length in scoring)
    assert activated["cells"] == gone
    filled = list(fields[-1])
    for place, gem in zip(gone, deck, strict=False):
        filled[place] = gem
    after = state.view(0)
    assert field_of(after) == "".join(filled)
    assert sorted(after["discard"]) == sorted([*before["discard"], *(fields[-1][place] for place in gone)])
    kept = [(run["line"], run["kind"], run["length"]) for run in after["untouched"]]
    assert sorted(kept) == sorted(groups(field_of(after)))
    assert after["changed"] == []
