"""Positions of Pearl of the East as text: items between bars or line ends, in any order.

    players 2 | seat 1 | turn 1 | bound none | completing choice | shifts 0 | phase turn | pearl -
    | done 1 R S | done 2 - | field RRRSS SEEEA AATTT DDDOO OJJJo
    | hand 1 R S T | hand 2 - | deck R S | discard E | rng 0

`field` has five words, the rows from the top, with three gems of each kind and the pearl `o`; `done` is a completed
deck, its top last; `deck` is written next card first, `discard` with its top last; `-` for none. `bound` is the last
turn or `none`, `completing` is `choice` or `all`, `shifts` are those of this turn, `phase` is `turn` or `tasks`,
`pearl` the kind it stands for this turn. What is left out: two players, seat 1, turn 1, no bound, completing by
choice, no shifts, phase `turn`, a free pearl, nothing completed, empty hands, the field's cards in canonical order; the
deck takes the rest, or, when it is named, the rest lies at the bottom of the discard.
"""

from __future__ import annotations

from pyengine.core.position.cards import Cards, Pile, Rest
from pyengine.core.position.items import Choice, Count, Own, Stream, places
from pyengine.core.position.reading import Entry, Reading
from pyengine.core.position.schema import Schema, Style
from pyengine.games.pearl import rules, scoring
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.pieces import BOUNDS, COMPLETING, FIELD, PHASES, TASK, TASKS
from pyengine.gems.field import LETTERS, PEARL, SIDE
from pyengine.gems.position import DECK, Gems, of_players

_MOST = 5
_HIGHEST = 999_999


def _contents(read: Reading) -> dict[int, int]:
    """The cards that are no tasks, and the pearl (PRL-1, PRL-2)."""
    return {kind: copies - read(PLAYERS) for kind, copies in DECK.items()} | {PEARL: 1}


def _kind(read: Reading, entry: Entry) -> int:
    """The kind that the pearl stands for, `-` while it is free."""
    word = read.only(entry)
    return PEARL if word.text == "-" else GEMS.cards.code(word)


GEMS = Gems(_contents, FIELD)
PLAYERS = Count("players", 2, 2, _MOST)
SEAT = Count("seat", 1, 1, PLAYERS, less=1)
BOUND = Choice("bound", BOUNDS, "none")
OBLIGED = Choice("completing", COMPLETING, "choice", "obliged")
TURN = Count("turn", 1, 1, lambda read: read(BOUND) + 1 if read(BOUND) else _HIGHEST)
SHIFTS = Count("shifts", 0, 0, _HIGHEST)
PHASE = Choice("phase", places(PHASES), "turn")
STANDS_FOR = Own("pearl", _kind, lambda kind: "-" if kind == PEARL else LETTERS[kind], lambda _: PEARL)
DONE = Pile("done", Cards(GEMS.cards.codes, None, "gem", once="each kind once"), by_seat=True)
RNG = Stream()
REST = Rest(GEMS.deck, GEMS.discard)


def _state(read: Reading) -> Pearl:
    players, field = read(PLAYERS), read(GEMS.field)
    for at, gem in enumerate(field):  # all of it: nothing ever leaves the field (PRL-2, PRL-9)
        if field.count(gem) != FIELD.count(gem):
            raise read.entries["field"].words[at // SIDE].wrong("three of each kind and the pearl")
    hands = of_players(read, GEMS.hand, players)
    REST.share(read)
    chance = read(RNG)
    state = Pearl(field, hands, read(GEMS.deck), read(SEAT), chance)
    state.discard, state.bound, state.done = read(GEMS.discard), read(BOUND), of_players(read, DONE, players)
    if [len(done) for done in state.done].count(TASKS) > 1:
        raise read.end.wrong("one winner")
    state.turn, state.shifts, state.obliged = read(TURN), read(SHIFTS), read(OBLIGED)
    state.outcome = scoring.verdict(state.done, state.turn, state.bound)
    # The phase and the pearl; the tasks follow a shift (PRL-4) and last while one can be completed (PRL-11).
    phase, pearl = read.word(PHASE), read.word(STANDS_FOR)
    state.phase, state.pearl = read(PHASE), read(STANDS_FOR)
    if pearl and state.pearl != PEARL and (state.phase != TASK or state.pearl not in state.done[state.seat]):
        raise pearl.wrong("kind completed this turn")
    if phase and state.phase == TASK and not (state.shifts and rules.completable(state)):
        raise phase.wrong("phase with shifts and a task to complete")
    return state


SCHEMA = Schema(
    Pearl,
    _MOST,
    GEMS.box,
    (
        *(PLAYERS, SEAT, TURN, BOUND, OBLIGED, SHIFTS, PHASE, STANDS_FOR, DONE),
        *(GEMS.field, GEMS.hand, GEMS.deck, GEMS.discard, RNG),
    ),
    _state,
    style=Style.FULL,
    follows=(PHASE.name, STANDS_FOR.name),
    rules={
        "no more than there are": "PRL-2",
        "five rows": "PRL-2",
        "row of five": "PRL-2",
        "three of each kind and the pearl": "PRL-2",
        "each kind once": "PRL-1",
        "one winner": "PRL-13",
        "kind completed this turn": "PRL-7",
        "phase with shifts and a task to complete": "PRL-11",
    },
)
position, write = SCHEMA.read, SCHEMA.write
