"""The cards and actions of Pearl of the East for the conformance suite, read from texts alone."""

from __future__ import annotations

from itertools import combinations_with_replacement

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

KINDS = "RSEATDOJ"
SIDES = {"row": ("left", "right"), "col": ("top", "bottom")}
ENDS = [f"{line}{at}-{side}" for line, sides in SIDES.items() for at in range(1, 6) for side in sides]
OWNED = ("hand", "done")


def zones(position: str) -> dict[str, list[str]]:
    """The words of each item after its name; a seat's item has the seat in its name."""
    found = {}
    for words in items(position):
        size = 2 if words[0] in OWNED else 1
        found[" ".join(words[:size])] = words[size:]
    return found


def cards(position: str) -> list[str]:
    """Every card of field, hands, deck and discard; and the tasks, completed or not, eight for each player."""
    found = zones(position)
    lots = [words for name, words in found.items() if name.split()[0] in ("field", "hand", "deck", "discard")]
    tasks = [kind for name in found if name.startswith("done") for kind in KINDS]
    return sorted([gem for lot in lots for word in cards_of(lot) for gem in word] + tasks)


def pool() -> list[str]:
    """Every action there can be."""
    threes = ["".join(three) for three in combinations_with_replacement(KINDS, 3)]
    shifts = [f"{payment}>{end}" for payment in [*KINDS, *threes] for end in ENDS]
    return ["draw", "prove", "pass", "end", *(f"{kind}>done" for kind in KINDS), *shifts]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The deck and all hands but the seat's own mixed, what lies below the others' tops, and the stream of chance."""
    found = zones(position)
    own = None if seat is None else str(seat + 1)
    mix_hands(found, own, chance)
    for name in [name for name in found if name.startswith("done") and name != f"done {own}"]:
        proving = found["phase"] == ["tasks"] and name == f"done {found['seat'][0]}"
        found[name] = covered(found[name], proving, chance)
    found["rng"] = [str(chance.below(1 << 32))]
    return joined([*name.split(), *words] for name, words in found.items())


def mix_hands(found: dict[str, list[str]], own: str | None, chance: Prng) -> None:
    hidden = [name for name in found if name.startswith(("hand", "deck")) and name != f"hand {own}"]
    mixed = [card for name in hidden for card in cards_of(found[name])]
    chance.shuffle(mixed)
    for name in hidden:
        size = len(cards_of(found[name]))
        here, mixed = mixed[:size], mixed[size:]
        found[name] = or_none(here if name == "deck" else sorted(here, key=KINDS.index))


def covered(done: list[str], proving: bool, chance: Prng) -> list[str]:
    """A completed deck with the same top; while its owner proves, the kinds below it stay the same."""
    if len(done) < 2:
        return done
    below = done[:-1] if proving else [kind for kind in KINDS if kind != done[-1]]
    chance.shuffle(below)
    return [*below[: len(done) - 1], done[-1]]
