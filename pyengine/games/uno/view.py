"""What a seat of UNO may know, and states that agree with it.

Everything laid was laid openly, so the whole discard is known. Hidden are the other hands and the order of
the draw pile, but for hands shown in a challenge (UNO-14): what is left of them stays known.
"""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.prng import anew
from pyengine.core.state import Rng, View
from pyengine.games.uno.pieces import BIT, CALL, CODES, COLOURS, DRAWN, NO_COLOUR, PHASE_NAMES, cards_in, codes, size
from pyengine.games.uno.rules import fitting
from pyengine.games.uno.scoring import points
from pyengine.games.uno.state import UnoState


def view(state: UnoState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None).

    `last` are the hands at the end of the last round that was finished; after the match, those that ended it.
    """
    options = state.options
    drawn, players = None, list[dict[str, Any]]()
    if state.phase == DRAWN:
        drawn = CODES[state.drawn] if seat == state.to_act[-1] else HIDDEN
    for owner, hand in enumerate(state.hands):  # after the match all hands lie open
        seen, count = codes(hand if owner == seat or state.outcome else known(state, owner, seat)), size(hand)
        players.append({"hand": seen + [HIDDEN] * (count - len(seen)), "count": count, "score": state.scores[owner]})
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
        "drawn": drawn,
        "open": state.open if state.open >= 0 else None,
        "let": [other for other in range(state.players) if state.let >> other & 1],
        "next": state.order[state.to_act[-1]][0] if state.to_act else None,
        "deck": len(state.deck),
        "discard": [CODES[card] for card in state.discard],
        "players": players,
        "lots": [CODES[card] for card in state.lots],
        "last": [
            {"hand": codes(hand), "points": points(hand)} for hand in (state.hands if state.outcome else state.last)
        ],
        "target": options.target,
        "scoring": "caught" if options.caught else "winner",
        "bluff": options.bluff,
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def _colour(colour: int) -> str | None:
    return COLOURS[colour] if colour < NO_COLOUR else None


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
    if state.phase == DRAWN and seat != (drawer := state.to_act[0]):
        # The first of the drawer's new cards is the one just drawn, and everyone can tell that it may be laid.
        end = len(pool) - sum(unsure[:drawer])
        first = end - unsure[drawer]
        while True:
            hand = sure[drawer] + sum([BIT[card] for card in pool[first:end]])
            if fitting(hand, state.face, state.bluff) & BIT[pool[first]]:
                break
            rng.shuffle(pool)
        state.drawn = pool[first]
    for owner, count in enumerate(unsure):  # the hands take their cards from the end; the rest is the draw pile
        if count:
            hands[owner] = sure[owner] + sum([BIT[card] for card in pool[-count:]])
            del pool[-count:]
    if state.late and seat != state.accused:
        cards = cards_in(state.hands[state.accused] - sure[state.accused])
        rng.shuffle(cards)
        state.late = sum([BIT[card] for card in cards[: size(state.late)]])
    if state.knows:
        _reshow(state, seat, rng)


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
