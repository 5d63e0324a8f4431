"""Who deals (UNO-3), and what may be done when: UNO-4 to UNO-7, UNO-9 to UNO-17. All legality ends here."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.core.prng import Chance
from pyengine.core.state import Action
from pyengine.games.uno.pieces import (
    ACCEPT,
    ACTIONS,
    AFTER_DRAW,
    BIT,
    CALL,
    CATCHES,
    CHALLENGE,
    CODES,
    COLOUR,
    DEALT,
    DECK,
    DRAW,
    DRAWN,
    FIELD,
    FITS,
    IN_FORCE,
    KEEP,
    LAST_LAYS,
    LAST_LAYS_OF_PAIR,
    LAYS,
    LAYS_OF_PAIR,
    LET,
    NAMES,
    ONE,
    PARTS,
    PLAY,
    REVERSE,
    SKIP,
    TWO,
    WILD,
    WILD_TWO,
    Accept,
    Catch,
    Challenge,
    Lay,
    Let,
    size,
)
from pyengine.games.uno.state import UnoState

# Whoever makes actions by hand can make some that no text names, such as `Name(4)`; `apply` once took them.
_KNOWN = frozenset(ACTIONS)
"""The actions that there are: one may also be made of a card and a colour that do not go together."""
_CALLS = frozenset((Catch, Let, Challenge, Accept))
EFFECT_RULES = {ONE: "UNO-9", REVERSE: "UNO-10", SKIP: "UNO-11", TWO: "UNO-13"}
"""By the symbol of an action card the rule that says on what it may be laid, and what it does."""
_PHASE_RULES = {DRAWN: "UNO-7", COLOUR: "UNO-12", CALL: "UNO-14"}


def fitting(hand: int, face: int, bluff: bool) -> int:
    """The part of a hand that may be laid (UNO-5): with bluffs off, the Wild Draw Two only as UNO-13 has it."""
    fits = hand & FITS[face]
    if fits >> 54 and not bluff and hand & IN_FORCE[face]:
        return fits & ~FIELD[WILD_TWO]
    return fits


def choices(state: UnoState, seat: int) -> list[Action]:
    """The legal actions of a seat, whatever is waited for (for an ordinary turn, `Uno.legal` is quicker)."""
    if seat not in state.to_act:
        return []
    if state.phase == DRAWN:
        hand = state.hands[seat]
        if not fitting(hand, state.face, state.bluff) & FIELD[state.drawn]:
            return [KEEP]  # only in sealed play, at a player's who has declared of the card what is not so
        return AFTER_DRAW[size(hand) == 2][state.drawn][:]
    if seat != state.to_act[-1]:
        return [CATCHES[state.open], LET]
    found: list[Action]
    if state.phase == CALL:
        found = [CHALLENGE, ACCEPT]
    elif state.phase == COLOUR:
        found = [*NAMES]
    else:
        fits = fitting(state.hands[seat], state.face, state.bluff)
        pair = size(state.hands[seat]) == 2
        lays, last_lays = (LAYS_OF_PAIR, LAST_LAYS_OF_PAIR) if pair else (LAYS, LAST_LAYS)
        low, high, rest = PARTS[state.face]
        found = lays[fits & low] + lays[fits & high] + last_lays[fits & rest]
    return [*found, CATCHES[state.open]] if may_catch(state, seat) else found


def may_catch(state: UnoState, seat: int) -> bool:
    """True if the seat may still catch the culprit (UNO-17); a seat that is not at the table is not in `to_act`."""
    return state.open >= 0 and seat in state.to_act and seat != state.open and not state.let >> seat & 1


def catchers(state: UnoState, awaited: int) -> list[int]:
    """UNO-17: who may still catch besides the seat that is waited for, clockwise from the culprit."""
    clockwise = [(state.open + step) % state.players for step in range(1, state.players)]
    return [seat for seat in clockwise if seat != awaited and not state.let >> seat & 1]


def breach(state: UnoState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if state.outcome is not None:
        return Breach(state.outcome.reason)
    if action not in _KNOWN:  # such as a blue card that is to go on as a red one
        return Breach("UNO-4")
    if type(action) in _CALLS:
        return _breach_of_call(state, seat, action)
    if seat != state.to_act[-1]:
        return Breach("UNO-4", {"seat": seat + 1, "to_act": state.to_act[-1] + 1})
    return _breach_of_lay(state, seat, action) if type(action) is Lay else _breach_of_turn(state, action)


def _breach_of_turn(state: UnoState, action: object) -> Breach | None:
    """UNO-7: a draw, or keeping the card drawn; UNO-12: the colour of the opening Wild."""
    phase = state.phase
    if action is DRAW:
        return None if phase == PLAY else Breach(_PHASE_RULES[phase])
    if action is KEEP:
        return None if phase == DRAWN else Breach(_PHASE_RULES.get(phase, "UNO-7"))
    return None if phase == COLOUR else Breach("UNO-12")


def _breach_of_call(state: UnoState, seat: int, action: object) -> Breach | None:
    """What may be done out of turn, or is an answer (UNO-14, UNO-15, UNO-17).

    Only the one who forgot to call can be caught, only while the window is open, and not after letting it pass. The
    facts name whom the seat wanted to catch, never who may be caught: noticing that is the players' own part.
    """
    if isinstance(action, Let):
        return None if seat in state.to_act[:-1] else Breach("UNO-17", {"seat": seat + 1})
    if isinstance(action, Catch):
        if action.culprit == state.open and may_catch(state, seat):
            return None
        return Breach("UNO-17", {"seat": seat + 1, "culprit": action.culprit + 1})
    if state.phase == CALL and seat == state.to_act[-1]:
        return None
    return Breach("UNO-14" if state.bluff else "UNO-15", {"seat": seat + 1})  # without bluffs nothing is to be answered


def _breach_of_lay(state: UnoState, seat: int, lay: Lay) -> Breach | None:
    """Why nothing like it may be laid at this moment; then why not this card on the top, or not with the call."""
    hand = state.hands[seat]
    if state.phase == CALL:
        rule = "UNO-16" if lay.effect in (ONE, TWO) else "UNO-13"
    elif state.phase == DRAWN and lay.card != state.drawn:
        rule = "UNO-7"
    elif state.phase == COLOUR:
        rule = "UNO-12"
    elif not fitting(hand, state.face, state.bluff) & lay.kind:
        rule = EFFECT_RULES.get(lay.effect, "UNO-5") if hand & lay.kind else "UNO-5"
    elif lay.uno and size(hand) != 2:
        rule = "UNO-17"
    else:
        return None
    return Breach(rule, {"card": CODES[lay.card], "top": CODES[state.discard[-1]]})


def draw_lots(players: int, chance: Chance) -> tuple[tuple[int, ...], int]:
    """UNO-3: every card drawn, in the order of drawing, and the dealer; ties draw again from the whole deck."""
    lots: list[int] = []
    tied = list(range(players))
    while len(tied) > 1:
        deck = list(DECK)
        chance.open.shuffle(deck)
        lots += deck[: len(tied)]
        tied = highest(tied, deck)
    return tuple(lots), tied[0]


def highest(seats: list[int], lots: list[int]) -> list[int]:
    """Those of the seats whose lots have the highest number; symbols count 0 (UNO-3)."""
    numbers = [lot % 13 if lot < WILD and lot % 13 < ONE else 0 for lot in lots[: len(seats)]]
    return [seat for seat, number in zip(seats, numbers, strict=True) if number == max(numbers)]


def fresh(players: int, chance: Chance) -> tuple[list[int], list[int]]:
    """Hands of five (UNO-4), and the deck with the first discard on it: no Wild Draw Two, that goes back (UNO-13)."""
    deck = list(DECK)
    chance.shuffle(deck)
    hands = [sum([BIT[deck.pop()] for _ in range(DEALT)]) for _ in range(players)]
    while deck[-1] == WILD_TWO:
        chance.shuffle(deck)
    return hands, deck
