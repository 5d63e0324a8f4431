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

from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import State
from pyengine.games.nizam import scoring
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.pieces import SOLO_LIMIT
from pyengine.gems.field import (
    CODES,
    KINDS,
    LINES,
    SIDE,
    ItemReader,
    gems_of,
    run,
    runs,
    write_cards,
    write_field,
)

_MOST = 5
_HIGHEST = 99_999
_RUNS = {
    f"{name}-{kind}{length}": (line, CODES[kind] << 3 | length)
    for line, name in enumerate(LINES)
    for kind in KINDS
    for length in (3, 4, 5)
}
_ITEMS = (
    *("players", "seat", "scores", "runouts", "shifts", "untouched", "field"),
    *(f"hand {seat}" for seat in range(1, _MOST + 1)),
    *("deck", "discard", "rng"),
)


def write(state: State) -> str:
    """State → position text, on one line, nothing left out."""
    assert isinstance(state, Nizam)
    words = [
        f"players {state.players}",
        f"seat {state.seat + 1}",
        f"scores {' '.join(map(str, state.scores))}",
        f"runouts {state.runouts}",
        f"shifts {state.shifts}",
        f"untouched {' '.join(scoring.names(scoring.kept(state.untouched))) or '-'}",
        f"field {write_field(state.field)}",
        *(f"hand {seat} {write_cards(gems_of(hand))}" for seat, hand in enumerate(state.hands, 1)),
        f"deck {write_cards(state.deck[::-1])}",
        f"discard {write_cards(state.discard)}",
        f"rng {state.chance.state}",
    ]
    return " | ".join(words)


def position(text: str) -> Nizam:
    """Position text → state; raises `NotationError`."""
    read = ItemReader(text, _ITEMS)
    players = read.number("players", 2, 1, _MOST)
    hands = _hands(read, players)
    field, deck, discard = _piles(read)
    chance = Prng.resume(read.number("rng", 0, 0, SEEDS - 1))
    state = Nizam(field, hands, deck, read.number("seat", 1, 1, players) - 1, chance)
    state.discard = discard
    state.scores = _scores(read, players)
    state.runouts = read.number("runouts", 0, 0, players)
    state.shifts = read.number("shifts", 0, 0, _HIGHEST)
    state.untouched = _untouched(read, field, state.shifts)
    state.outcome = scoring.verdict(state.scores, state.runouts)
    return state


def _hands(read: ItemReader, players: int) -> list[list[int]]:
    hands = read.hands(players, _MOST)
    if players == 1 and sum(hands[0]) > SOLO_LIMIT:
        raise read.words["hand 1"][SOLO_LIMIT].wrong("at most eight cards")
    return hands


def _piles(read: ItemReader) -> tuple[list[int], list[int], list[int]]:
    """Field, deck (top last) and discard, the cards that are not named put where the notation says."""
    field, deck, discard = read.field(), read.cards("deck")[::-1], read.cards("discard")
    rest = read.rest()
    if field is None:
        if len(rest) < SIDE * SIDE:
            raise read.end.wrong("field")
        field, rest = rest[: SIDE * SIDE], rest[SIDE * SIDE :]
    return (field, deck, rest + discard) if "deck" in read.words else (field, rest[::-1], discard)


def _scores(read: ItemReader, players: int) -> list[int]:
    words = read.words.get("scores")
    if words is None:
        return [0] * players
    if len(words) != players:
        raise (words[players] if len(words) > players else read.end).wrong("a score for each player")
    return [word.number("score", 0, _HIGHEST) for word in words]


def _untouched(read: ItemReader, field: list[int], shifts: int) -> list[int]:
    """The untouched runs; each lies in the field, and before the first shift all that do are untouched."""
    if "untouched" not in read.words:
        return [0] * len(LINES) if shifts else runs(field)
    found = [0] * len(LINES)
    for word in read.listed("untouched"):
        line, code = _RUNS.get(word.text, (0, 0))
        if not code or run(field, line) != code or found[line]:
            raise word.wrong("run in the field")
        found[line] = code
    if not shifts and found != runs(field):
        raise read.words["untouched"][0].wrong("all runs in the field")
    return found
