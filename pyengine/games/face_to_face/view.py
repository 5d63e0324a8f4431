"""What a seat of Face to Face may know: tops of piles, sizes, and its own hand (F2F-14); and the worlds that agree.

Where it is the other player's turn and fewer than two cards are laid, the seat knows one thing more. The game goes on,
so the hidden hand can lay the minimum (F2F-19 to F2F-21); or the game has just ended by F2F-19, so it cannot.
"""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.core.state import Rng, View
from pyengine.games.face_to_face.pieces import BASES, FOREIGN, MINIMUM, number
from pyengine.games.face_to_face.rules import FITS, fitting, fitting_after, stuck
from pyengine.games.face_to_face.state import FaceToFaceState

TRIES = 8
"""So many hands are drawn and looked at before one is put together; nearly always the first will do."""


def view(state: FaceToFaceState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    players = [
        {
            "up": _pile(state, owner, 0),
            "down": _pile(state, owner, 1),
            "hand": hand[:] if owner == seat else [HIDDEN] * len(hand),
            "draw": len(state.draws[owner]),
        }
        for owner, hand in enumerate(state.hands)
    ]
    return {
        "game": "face-to-face",
        "seat": seat,
        "to_act": list(state.to_act),
        "turn": state.turn,
        "laid": state.laid,
        "given": state.given,
        "players": players,
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def _pile(state: FaceToFaceState, owner: int, kind: int) -> dict[str, int]:
    cards = state.piles[owner * 2 + kind]
    if not cards:
        return {"top": BASES[kind], "set": owner, "count": 0}
    top = cards[-1]
    return {"top": number(top), "set": 1 - owner if top & FOREIGN else owner, "count": len(cards)}


def redeal(state: FaceToFaceState, other: int, rng: Rng) -> None:
    """Deal the other seat's hand and draw pile anew; while the game goes on, every possible hand is equally likely."""
    size = len(state.hands[other])
    pool = sorted(state.hands[other] + state.draws[other])
    for _ in range(TRIES if tells(state, other) else 1):
        rng.shuffle(pool)
        state.hands[other], state.draws[other] = sorted(pool[:size]), pool[size:]
        if agrees(state, other):
            return
    hand = _stuck_hand(state, pool, size) if state.outcome else _able_hand(state, pool, size, rng)
    state.hands[other] = sorted(hand)
    state.draws[other] = [card for card in pool if card not in hand]


def tells(state: FaceToFaceState, other: int) -> bool:
    """True if it can be seen whether the other seat's hand can lay the minimum."""
    if state.outcome and state.outcome.reason != "F2F-19":
        return False
    return other == state.seat and state.laid < MINIMUM


def agrees(state: FaceToFaceState, other: int) -> bool:
    """True if the other seat's hand can lay the minimum just when the game goes on."""
    return not tells(state, other) or stuck(state) == bool(state.outcome)


def ways(state: FaceToFaceState, pool: list[int]) -> list[int]:
    """The sets of cards, as bits, that complete the minimum if the seat to act holds them: single cards or pairs."""
    fits = fitting(state)
    if state.laid + 1 >= MINIMUM:
        return [1 << card for card in pool if (fits[0] | fits[1] | fits[2] | fits[3]) >> card & 1]
    found = set[int]()
    for pile in range(len(FITS)):
        for first in (card for card in pool if fits[pile] >> card & 1):
            after = fitting_after(fits, first, pile) & ~(1 << first)
            found.update([1 << first | 1 << card for card in pool if after >> card & 1])
    return sorted(found)


def _able_hand(state: FaceToFaceState, pool: list[int], size: int, rng: Rng) -> list[int]:
    """A hand that can lay the minimum, each one equally likely; `pool` is left in a random order.

    A hand is drawn around a random way and kept with one chance in the number of ways it holds (R. M. Karp, M. Luby
    and N. Madras, Journal of Algorithms 10, 1989): no hand is favoured for having many.
    """
    all_ways = ways(state, sorted(pool))
    while True:
        way = rng.choice(all_ways)
        rng.shuffle(pool)
        needed = [card for card in pool if way >> card & 1]
        hand = needed + [card for card in pool if not way >> card & 1][: size - len(needed)]
        held = sum([1 << card for card in hand])
        if not rng.below(sum([way & held == way for way in all_ways])):
            return hand


def _stuck_hand(state: FaceToFaceState, pool: list[int], size: int) -> list[int]:
    """A hand that cannot lay the minimum, for the look back at a game that is over; cards in fewest ways first."""
    clashes = dict.fromkeys(pool, 0)
    for way in ways(state, pool):
        for card in pool:
            if way >> card & 1:
                clashes[card] |= way & ~(1 << card) or way
    able = [card for card in pool if not clashes[card] >> card & 1]
    found = _apart(sorted(able, key=lambda card: clashes[card].bit_count()), clashes, size)
    assert found is not None, "the hand that is held is one"
    return found


def _apart(cards: list[int], clashes: dict[int, int], size: int) -> list[int] | None:
    """So many of the cards that none clashes with another, or None."""
    if not size or len(cards) < size:
        return None if size else []
    for at, card in enumerate(cards):
        rest = [other for other in cards[at + 1 :] if not clashes[card] >> other & 1]
        found = _apart(rest, clashes, size - 1)
        if found is not None:
            return [card, *found]
    return None
