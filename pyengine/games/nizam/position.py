"""Positions of Nizam as text: items between bars or line ends, in any order.

    players 2 | seat 1 | scores 0 0 | runouts 0 | shifts 0 | untouched - | field RRSEA TTDDO JJRRS EEAAT DDOOJ
    | hand 1 R S T | hand 2 - | deck R S | discard E | rng 0

`field` has five words, the rows from the top, `.` for an empty place; `deck` is written next card first, `discard`
with its top last; `-` for none. `shifts` are those of this turn, `untouched` the runs that are untouched (NIZ-11).
What is left out: two players, seat 1, no points, nothing run out, no shifts, empty hands; a field takes the first
25 cards that are not named, in canonical order; the deck takes the rest, or, when it is named, the rest lies at the
bottom of the discard. Before the first shift the runs in the field are untouched, afterwards none are.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.core.errors import NotationError
from pyengine.core.position.cards import Rest
from pyengine.core.position.items import Count, Counts, Own, Stream
from pyengine.core.position.reading import Entry, Reading
from pyengine.core.position.schema import Doubt, Schema, Style
from pyengine.games.nizam import scoring
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.pieces import SOLO_LIMIT
from pyengine.gems.field import CODES, EMPTY, KINDS, LINES, SIDE, run, runs
from pyengine.gems.position import DECK, Gems, of_players

_MOST = 5
_HIGHEST = 99_999
_RUNS = {
    f"{name}-{kind}{length}": (line, CODES[kind] << 3 | length)
    for line, name in enumerate(LINES)
    for kind in KINDS
    for length in (3, 4, 5)
}


def _untouched(read: Reading, entry: Entry) -> list[int]:
    """The untouched runs; each lies in the field, and before the first shift all that do are untouched."""
    field, found = read(GEMS.field), [0] * len(LINES)
    for word in read.listed(entry):
        line, code = _RUNS.get(word.text, (0, 0))
        if not code or run(field, line) != code or found[line]:
            raise word.wrong("run in the field")
        found[line] = code
    if not read(SHIFTS) and found != runs(field):
        raise entry.words[0].wrong("all runs in the field")
    return found


def _uneven(read: Reading, entry: Entry) -> NotationError:
    players = read(PLAYERS)
    return (entry.words[players] if len(entry.words) > players else read.end).wrong("a score for each player")


GEMS = Gems(DECK)
PLAYERS = Count("players", 2, 1, _MOST)
SEAT = Count("seat", 1, 1, PLAYERS, less=1)
SCORES = Counts("scores", "score", _HIGHEST, PLAYERS, _uneven)
RUNOUTS = Count("runouts", 0, 0, PLAYERS)
SHIFTS = Count("shifts", 0, 0, _HIGHEST)
UNTOUCHED = Own(
    "untouched",
    _untouched,
    lambda runs: " ".join(scoring.names(scoring.kept(runs))) or "-",
    lambda read: [0] * len(LINES) if read(SHIFTS) else runs(read(GEMS.field)),
)
"""Before the first shift all runs in the field are untouched."""
RNG = Stream()
REST = Rest(GEMS.deck, GEMS.discard, first=GEMS.field, count=SIDE * SIDE, must=True)


def _state(read: Reading) -> Nizam:
    players = read(PLAYERS)
    hands = of_players(read, GEMS.hand, players)
    if players == 1 and sum(hands[0]) > SOLO_LIMIT:
        raise read.entries["hand 1"].words[SOLO_LIMIT].wrong("at most eight cards")
    REST.share(read)
    chance = read(RNG)
    state = Nizam(read(GEMS.field), hands, read(GEMS.deck), read(SEAT), chance)
    state.discard, state.scores, state.runouts = read(GEMS.discard), read(SCORES), read(RUNOUTS)
    state.shifts, state.untouched = read(SHIFTS), read(UNTOUCHED)
    state.outcome = scoring.verdict(state.scores, state.runouts)
    return state


def _doubts(state: Nizam) -> Iterator[Doubt]:
    """A place is empty only where the cards ran out when it was to be filled (NIZ-14, NIZ-16)."""
    holes = [at for at, gem in enumerate(state.field) if gem == EMPTY]
    if holes and len(state.deck) + len(state.discard) >= len(holes):
        yield Doubt(GEMS.field.name, holes[0] // SIDE, f"{len(holes)} gaps filled from the deck", stops=True)


SCHEMA = Schema(
    Nizam,
    _MOST,
    GEMS.box,
    (PLAYERS, SEAT, SCORES, RUNOUTS, SHIFTS, UNTOUCHED, GEMS.field, GEMS.hand, GEMS.deck, GEMS.discard, RNG),
    _state,
    style=Style.FULL,
    doubts=_doubts,
    follows=(UNTOUCHED.name,),
    rules={
        "# gaps filled from the deck": "NIZ-14",
        "no more than there are": "NIZ-1",
        "at most eight cards": "NIZ-19",
        "five rows": "NIZ-2",
        "row of five": "NIZ-2",
        "run in the field": "NIZ-11",
        "all runs in the field": "NIZ-11",
    },
)
position, write = SCHEMA.read, SCHEMA.write
