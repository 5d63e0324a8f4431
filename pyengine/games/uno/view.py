"""What a seat of UNO may know, and states that agree with it.

Everything laid was laid openly, so the whole discard is known. Hidden are the other hands and the order of
the draw pile, but for hands shown in a challenge (UNO-14): what is left of them stays known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.prng import anew
from pyengine.core.state import Rng, View
from pyengine.games.uno.pieces import BIT, CALL, CODES, COLOURS, DRAWN, NO_COLOUR, PHASE_NAMES, cards_in, codes, size
from pyengine.games.uno.rules import fitting
from pyengine.games.uno.scoring import points
from pyengine.games.uno.state import UnoState


def view(state: UnoState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    options = state.options
    return {
        "game": "uno",
        "seat": seat,
        "to_act": list(state.to_act),
        "round": state.stage,
        "dealer": state.dealer,
        "direction": ("left", "right")[state.direction],
        "phase": PHASE_NAMES[state.phase],
        "top": CODES[state.discard[-1]],
        "colour": _colour(state.face >> 4),
        "was": _colour(state.was),
        "accused": state.accused if state.phase == CALL else None,
        "late": size(state.late),
        "drawn": _drawn(state, seat),
        "open": state.open if state.open >= 0 else None,
        "let": [other for other in range(state.players) if state.let >> other & 1],
        "next": state.order[state.to_act[-1]][0] if state.to_act else None,
        "deck": len(state.deck),
        "discard": [CODES[card] for card in state.discard],
        "players": [_player(state, owner, seat) for owner in range(state.players)],
        "lots": [CODES[card] for card in state.lots],
        "last": [{"hand": codes(hand), "points": points(hand)} for hand in _left_over(state)],
        "target": options.target,
        "scoring": "caught" if options.caught else "winner",
        "bluff": options.bluff,
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def _left_over(state: UnoState) -> Sequence[int]:
    """The hands at the end of the last round that was finished; after the match, those that ended it."""
    return state.hands if state.outcome else state.last


def _colour(colour: int) -> str | None:
    return COLOURS[colour] if colour < NO_COLOUR else None


def _drawn(state: UnoState, seat: int | None) -> str | None:
    if state.phase != DRAWN:
        return None
    return CODES[state.drawn] if seat == state.to_act[-1] else HIDDEN


def _player(state: UnoState, owner: int, seat: int | None) -> dict[str, Any]:
    """The hands of an ended match lie open; before, others' cards are hidden but for those once shown."""
    hand = state.hands[owner]
    seen = codes(hand if owner == seat or state.outcome else known(state, owner, seat))
    count = size(hand)
    return {"hand": seen + [HIDDEN] * (count - len(seen)), "count": count, "score": state.scores[owner]}


def known(state: UnoState, owner: int, seat: int | None) -> int:
    """The part of the owner's hand that the seat was shown and that is still there."""
    return state.knows[owner].get(seat, 0) if seat is not None and owner in state.knows else 0


def resample(state: UnoState, seat: int, rng: Rng) -> None:
    """Put what the seat does not know in a random order that it cannot tell from this one."""
    state.chance = anew(rng)
    pool, hands = state.deck, state.hands
    if state.outcome:
        pool.sort()
        rng.shuffle(pool)
        return
    sure = [known(state, owner, seat) if owner != seat else hand for owner, hand in enumerate(hands)]
    unsure = [size(hand - kept) for hand, kept in zip(hands, sure, strict=True)]
    for hand, kept in zip(hands, sure, strict=True):
        pool += cards_in(hand - kept)
    pool.sort()
    rng.shuffle(pool)
    while state.phase == DRAWN and seat != state.to_act[0] and not _redrawn(state, pool, sure, unsure):
        rng.shuffle(pool)
    _refill(state, pool, sure, unsure)
    if state.late and seat != state.accused:
        cards = cards_in(state.hands[state.accused] - sure[state.accused])
        rng.shuffle(cards)
        state.late = sum([BIT[card] for card in cards[: size(state.late)]])
    if state.knows:
        _reshow(state, seat, rng)


def _refill(state: UnoState, pool: list[int], sure: list[int], unsure: list[int]) -> None:
    """Fill the hands up from the end of the pool; the rest is the draw pile."""
    for owner, count in enumerate(unsure):
        if count:
            state.hands[owner] = sure[owner] + sum([BIT[card] for card in pool[-count:]])
            del pool[-count:]


def _redrawn(state: UnoState, pool: list[int], sure: list[int], unsure: list[int]) -> bool:
    """Let the first of the drawer's new cards be the one just drawn: everyone can tell that it may be laid."""
    drawer = state.to_act[0]
    after = sum(unsure[:drawer])
    start = len(pool) - after
    cards = pool[start - unsure[drawer] : start]
    state.drawn = cards[0]
    hand = sure[drawer] + sum([BIT[card] for card in cards])
    return bool(fitting(hand, state.face, state.bluff) & BIT[cards[0]])


def _reshow(state: UnoState, seat: int, rng: Rng) -> None:
    """What others were shown of hands that the seat does not know: as many cards of the new hands."""
    for knower, holder, shown in state.shown():
        if seat in (knower, holder):
            continue
        fresh = state.late if state.phase == CALL and state.accused == holder else 0
        if state.phase == DRAWN and state.to_act[0] == holder:
            fresh = BIT[state.drawn]
        cards = cards_in(state.hands[holder] - fresh)
        rng.shuffle(cards)
        state.knows[holder][knower] = sum([BIT[card] for card in cards[: size(shown)]])
