"""Who may do what: GLA-6 to GLA-22. Every question of legality ends here."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.errors import Breach
from pyengine.core.state import Action
from pyengine.games.glastonbury.pieces import (
    APPEAR,
    CARD_TEXTS,
    CAULDRON,
    CORNER_STOPS,
    FACED,
    GAP,
    HOME_TAKES,
    HOMES,
    JOKER,
    MOVE,
    NUMBERS,
    OPEN,
    ORANGE,
    PASS,
    PLACE_INDEX,
    SPELL_CARDS,
    STARTS,
    STOP_INDEX,
    STOPS,
    TAKES,
    USES,
    USES_OF,
    WALK,
    WATCHED,
    Pass,
    Start,
    Take,
    Use,
    Walk,
)
from pyengine.games.glastonbury.state import GlastonburyState

NOT_USING, USING_APPEAR, USING_MOVE = range(3)
_NO_ORANGE = ("", "GLA-14", "GLA-16")
"""The rule that keeps orange spells in the grid, by the spell in use."""


def breach(state: GlastonburyState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if not_due := state.why_not_due(seat, "GLA-6"):
        return not_due
    if isinstance(action, Start) or GAP in state.places:
        return _breach_of_start(state, action)
    if isinstance(action, Take):
        return breach_of_take(state, action)
    if isinstance(action, Use) and action in USES_OF.values():
        return breach_of_appear(state) if action.spell == "appear" else breach_of_move(state)
    if isinstance(action, Walk):
        return _breach_of_walk(state)
    return _breach_of_pass(state) if isinstance(action, Pass) else Breach("GLA-8")


def _breach_of_start(state: GlastonburyState, action: object) -> Breach | None:
    """First everybody chooses a corner, once, and a free one (GLA-6)."""
    if GAP not in state.places or not isinstance(action, Start):
        return Breach("GLA-6")
    if STOP_INDEX.get(action.corner) not in CORNER_STOPS or STOP_INDEX[action.corner] in state.places:
        return Breach("GLA-6", {"corner": action.corner})
    return None


def at_corner(state: GlastonburyState) -> bool:
    """True if the wizard of the seat to act stands at a corner (GLA-9)."""
    return not FACED[state.places[state.seat]]


def may_walk(state: GlastonburyState) -> bool:
    """True if the seat to act may move or stay: its wizard at a corner, and a joker on top (GLA-19).

    Bad Luck alone brings this about. A wizard never comes to a corner by 0, so it is always the start of the turn.
    """
    return halted(state.cauldrons[state.seat], state.places[state.seat])


def halted(cauldron: Sequence[int], stop: int) -> bool:
    """True if a joker on top of the cauldron halts a wizard, which is at a corner (GLA-19)."""
    return bool(cauldron) and cauldron[-1] == JOKER and not FACED[stop]


def reach(state: GlastonburyState) -> tuple[int, ...]:
    """The places to take from: the line of the wizard (GLA-8), or the whole grid, kept spells too (GLA-14, GLA-15)."""
    return OPEN if state.using == USING_APPEAR else FACED[state.places[state.seat]]


def kept_out(state: GlastonburyState) -> tuple[int, ...]:
    """The cards that may not be taken because of the spell in use: orange ones (GLA-14, GLA-16)."""
    return ORANGE if state.using else ()


def empties(state: GlastonburyState, place: int) -> bool:
    """True if the card of this place is the last one of a line that counts (GLA-20)."""
    left = state.left
    return 1 in left and any(left[line] == 1 for line in WATCHED[state.outer][place])


def breach_of_take(state: GlastonburyState, take: Take) -> Breach | None:
    """The rule that forbids taking this card that way to the seat that is to act."""
    if at_corner(state):
        return Breach("GLA-19" if may_walk(state) else "GLA-9", {"stop": STOPS[state.places[state.seat]]})
    place = PLACE_INDEX.get(take.place)
    if place is None or place not in reach(state):
        return Breach("GLA-8", {"place": take.place, "stop": STOPS[state.places[state.seat]]})
    card = state.grid[place]
    if card < 0:
        return Breach("GLA-12", {"place": take.place})
    if card in kept_out(state):
        return Breach(_NO_ORANGE[state.using], {"place": take.place})
    if take.to == "aside":
        fits = card <= JOKER and empties(state, place)
        return None if fits else Breach("GLA-21", {"place": take.place})
    rule = "GLA-10" if card <= JOKER else "GLA-13" if take.to == "cauldron" else "GLA-3"
    return None if take.to == HOMES[card] else Breach(rule, {"place": take.place})


def takes(state: GlastonburyState) -> list[Action]:
    """Every take that `breach_of_take` lets through, by place; `aside` after its `cauldron`."""
    grid, barred, found = state.grid, kept_out(state), list[Action]()
    nearly = 1 in state.left
    if not (barred or nearly):
        return [HOME_TAKES[card][place] for place in reach(state) if (card := grid[place]) >= 0]
    for place in reach(state):
        card = grid[place]
        if card >= 0 and card not in barred:
            found.append(HOME_TAKES[card][place])
            if nearly and card <= JOKER and empties(state, place):
                found.append(TAKES[place, "aside"])
    return found


def uses(state: GlastonburyState, card: int) -> int:
    """How often the seat to act can still use its kept spells of this card."""
    return sum([USES[spell] for spell in state.spells[state.seat] if SPELL_CARDS[spell] == card])


def breach_of_appear(state: GlastonburyState) -> Breach | None:
    """Magic Appearance: one spell a turn (GLA-13), beside a line, with something to take (GLA-14)."""
    if state.using:
        return Breach("GLA-13")
    left = uses(state, APPEAR)
    if at_corner(state) or not left:
        return Breach("GLA-14", {"uses": left})
    able = any(card >= 0 and card not in ORANGE for card in state.grid)
    return None if able else Breach("GLA-14", {"uses": left, "cards": 0})


def breach_of_move(state: GlastonburyState) -> Breach | None:
    """Magic Movement: one spell a turn (GLA-13), at a corner (GLA-16)."""
    if state.using:
        return Breach("GLA-13")
    left = uses(state, MOVE)
    return None if at_corner(state) and left else Breach("GLA-16", {"uses": left})


def _breach_of_walk(state: GlastonburyState) -> Breach | None:
    """Only a joker at a corner leaves a choice of whether to move (GLA-19)."""
    if may_walk(state):
        return None
    cauldron = state.cauldrons[state.seat]
    top = CARD_TEXTS[cauldron[-1]] if cauldron else "empty"
    return Breach("GLA-19", {"stop": STOPS[state.places[state.seat]], "top": top})


def _breach_of_pass(state: GlastonburyState) -> Breach | None:
    """Taking is compulsory where a card may be taken (GLA-8); at a corner none may, and a wizard may stay (GLA-19)."""
    if at_corner(state) or not takes(state):
        return None
    return Breach("GLA-8", {"stop": STOPS[state.places[state.seat]]})


def legal(state: GlastonburyState) -> list[Action]:
    """What `breach` lets the seat to act do: corners; or takes by place or the walk, then the spells, then the pass."""
    if GAP in state.places:
        return [start for corner, start in STARTS.items() if STOP_INDEX[corner] not in state.places]
    corner = at_corner(state)
    found = [] if corner and not state.using else takes(state)
    if corner and may_walk(state):
        found.append(WALK)
    free = corner or not found  # a spell is a choice: it never stands in the way of passing (GLA-14)
    if state.spells[state.seat] and not state.using:  # Movement is for corners, Appearance for all other stops
        forbidden = breach_of_move(state) if corner else breach_of_appear(state)
        if forbidden is None:
            found.append(USES_OF["move" if corner else "appear"])
    if free:
        found.append(PASS)
    return found


def steps(cauldron: list[int], stop: int) -> int:
    """How far a wizard moves: the top number (GLA-7), 0 by a joker (GLA-11), at a corner the one under it (GLA-19)."""
    if not cauldron:
        return CAULDRON
    number = NUMBERS[cauldron[-1]]
    if number or FACED[stop]:
        return number
    return next((NUMBERS[card] for card in reversed(cauldron) if card != JOKER), CAULDRON)


def stranded(state: GlastonburyState) -> bool:
    """True if Magic Movement led to a line that holds orange spells alone (GLA-22)."""
    if state.using != USING_MOVE:
        return False
    cards = [card for card in map(state.grid.__getitem__, reach(state)) if card >= 0]
    return bool(cards) and all(card in ORANGE for card in cards)
