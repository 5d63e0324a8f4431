"""Positions of Pearl of the East as text: items between bars or line ends, in any order.

    players 2 | seat 1 | turn 1 | bound 500 | shifts 0 | phase turn | pearl - | done 1 R S | done 2 -
    | field RRRSS SEEEA AATTT DDDOO OJJJo | hand 1 R S T | hand 2 - | deck R S | discard E | rng 0

`field` has five words, the rows from the top, with three gems of each kind and the pearl `o`; `done` is a completed
deck, its top last; `deck` is written next card first, `discard` with its top last; `-` for none. `bound` is the last
turn or `none`, `shifts` are those of this turn, `phase` is `turn` or `tasks`, `pearl` the kind it stands for this turn.
What is left out: two players, seat 1, turn 1, the bound 500, no shifts, phase `turn`, a free pearl, nothing completed,
empty hands, the field's cards in canonical order; the deck takes the rest, or, when it is named, the rest lies at the
bottom of the discard.
"""

from __future__ import annotations

from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import State
from pyengine.games.pearl import rules, scoring
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.pieces import BOUNDS, FIELD, PHASES, TASK, TASKS
from pyengine.gems.field import LETTERS, PEARL, ItemReader, gems_of, write_cards, write_field

_SEATS = (2, 5)
_HIGHEST = 999_999
_ITEMS = (
    *("players", "seat", "turn", "bound", "shifts", "phase", "pearl", "field"),
    *(f"{zone} {seat}" for zone in ("done", "hand") for seat in range(1, _SEATS[1] + 1)),
    *("deck", "discard", "rng"),
)


def write(state: State) -> str:
    """State → position text, on one line, nothing left out."""
    assert isinstance(state, Pearl)
    words = [
        f"players {state.players}",
        f"seat {state.seat + 1}",
        f"turn {state.turn}",
        f"bound {state.bound or 'none'}",
        f"shifts {state.shifts}",
        f"phase {PHASES[state.phase]}",
        f"pearl {'-' if state.pearl == PEARL else LETTERS[state.pearl]}",
        *(f"done {seat} {write_cards(done)}" for seat, done in enumerate(state.done, 1)),
        f"field {write_field(state.field)}",
        *(f"hand {seat} {write_cards(gems_of(hand))}" for seat, hand in enumerate(state.hands, 1)),
        f"deck {write_cards(state.deck[::-1])}",
        f"discard {write_cards(state.discard)}",
        f"rng {state.chance.state}",
    ]
    return " | ".join(words)


def position(text: str) -> Pearl:
    """Position text → state; raises `NotationError`."""
    read = ItemReader(text, _ITEMS, pearls=1)
    players = read.number("players", 2, *_SEATS)
    for kind in range(TASKS):
        read.supply[kind] -= players
    field = _field(read)
    hands, deck, discard = read.hands(players, _SEATS[1]), read.cards("deck")[::-1], read.cards("discard")
    rest = read.rest()
    named = "deck" in read.words
    chance = Prng.resume(read.number("rng", 0, 0, SEEDS - 1))
    state = Pearl(field, hands, deck if named else rest[::-1], read.number("seat", 1, 1, players) - 1, chance)
    state.bound = bound = _bound(read)
    state.discard = rest + discard if named else discard
    state.done = _done(read, players)
    state.turn = read.number("turn", 1, 1, bound + 1 if bound else _HIGHEST)
    state.shifts = read.number("shifts", 0, 0, _HIGHEST)
    state.outcome = scoring.verdict(state.done, state.turn, bound)
    _set_phase(read, state)
    return state


def _field(read: ItemReader) -> list[int]:
    """The field (PRL-2), all of it: nothing ever leaves it (PRL-9)."""
    field = read.field()
    if field is None:
        field = list(FIELD)
        for gem in field:
            read.supply[gem] -= 1
    for at, gem in enumerate(field):
        if field.count(gem) != FIELD.count(gem):
            raise read.words["field"][at // 5].wrong("three of each kind and the pearl")
    return field


def _bound(read: ItemReader) -> int:
    word = read.word("bound")
    if word is None:
        return BOUNDS["500"]
    if word.text not in BOUNDS:
        raise word.wrong("500 or none")
    return BOUNDS[word.text]


def _done(read: ItemReader, players: int) -> list[list[int]]:
    """The completed decks: each kind once in each, and at most one of them complete."""
    for seat in range(players + 1, _SEATS[1] + 1):
        if (name := f"done {seat}") in read.words:
            raise read.words[name][0].wrong("done of a player")
    found = [_tasks(read, f"done {seat}") for seat in range(1, players + 1)]
    if [len(done) for done in found].count(TASKS) > 1:
        raise read.end.wrong("one winner")
    return found


def _tasks(read: ItemReader, name: str) -> list[int]:
    found: list[int] = []
    for word in read.listed(name):
        kind = read.kind(word)
        if kind in found:
            raise word.wrong("each kind once")
        found.append(kind)
    return found


def _set_phase(read: ItemReader, state: Pearl) -> None:
    """The phase and the pearl; the tasks follow a shift (PRL-4) and last while one can be completed (PRL-11)."""
    phase, pearl = read.word("phase"), read.word("pearl")
    if phase is not None and phase.text not in PHASES:
        raise phase.wrong("turn or tasks")
    state.phase = PHASES.index(phase.text) if phase else PHASES.index("turn")
    if pearl is not None and pearl.text != "-":
        state.pearl = read.kind(pearl)
        if state.phase != TASK or state.pearl not in state.done[state.seat]:
            raise pearl.wrong("kind completed this turn")
    if phase is not None and state.phase == TASK and not (state.shifts and rules.completable(state)):
        raise phase.wrong("phase with shifts and a task to complete")
