"""A field of 5×5 gems whose lines can be shifted, for Nizam and Pearl.

A gem is a small int: its kind, 0…7, in the order of `KINDS`; `PEARL` stands for any kind, `EMPTY` is an empty
place. A field is a flat list of 25 gems, row by row. A line is 0…4 for the rows from the top, 5…9 for the
columns from the left. An end is twice its line, plus 1 for the right or the bottom. A hand is a list of 8 counts.

A run is 3 or more equal gems next to each other in a line, as many as there are. A line of five has room for
one at most, and it covers the middle. A run's code is its kind times 8 plus its length; 0 stands for no run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement

from pyengine.core.errors import NotationError
from pyengine.core.state import Action, Rng, View

KINDS = "RSEATDOJ"
PEARL = 8
EMPTY = 9
LETTERS = KINDS + "o."
CODES = {letter: code for code, letter in enumerate(LETTERS)}
COPIES = 12
"""How many cards there are of each kind."""
SIDE = 5
PRICE = 3
"""How many cards pay for a shift when the kind is lacking."""

LINES = tuple(f"{name}{at}" for name in ("row", "col") for at in range(1, SIDE + 1))
ENDS = tuple(
    f"{line}-{side}" for line in LINES for side in (("top", "bottom") if line[0] == "c" else ("left", "right"))
)
LINE_SLICES = tuple(slice(at * SIDE, at * SIDE + SIDE) for at in range(SIDE)) + tuple(
    slice(at, SIDE * SIDE, SIDE) for at in range(SIDE)
)
"""Each line's part of a field."""
CELLS = tuple(tuple(range(SIDE * SIDE)[part]) for part in LINE_SLICES)
"""The five places of each line."""
END_CELLS = tuple(CELLS[end >> 1][-(end & 1)] for end in range(len(ENDS)))
"""The place at each end."""
CHANGED = tuple((line, *(range(SIDE, 2 * SIDE) if line < SIDE else range(SIDE))) for line in range(2 * SIDE))
"""The lines whose gems a shift of each line can change: itself, and all that cross it."""


@dataclass(frozen=True, slots=True)
class Shift:
    """Move the card at `end` to the other end of its line, for `payment`: one kind, or three in canonical order."""

    payment: str
    end: str


SINGLES = tuple((kind,) for kind in range(len(KINDS)))
TRIPLES = tuple(combinations_with_replacement(range(len(KINDS)), PRICE))
PAYMENTS: tuple[tuple[int, ...], ...] = SINGLES + TRIPLES
"""All payments: first each kind alone, then every three."""
PAYMENT = {"".join(KINDS[kind] for kind in kinds): at for at, kinds in enumerate(PAYMENTS)}
"""The place of a payment in `PAYMENTS` by its text."""
_AT = {kinds: at for at, kinds in enumerate(PAYMENTS)}
PARTS = (
    *LINES,
    *(f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)),
    "deck",
    "discard",
)
"""What can be pointed at on a table of gems, besides what actions name."""
END = {name: end for end, name in enumerate(ENDS)}
SHIFTS = tuple(tuple(Shift(payment, end) for payment in PAYMENT) for end in ENDS)
"""Every shift, by its end and its payment's place."""


def shift(field: list[int], end: int) -> None:
    """Move the end card to the other end; the other four move up one place, their order kept."""
    part = LINE_SLICES[end >> 1]
    gems = field[part]
    field[part] = [gems[4], *gems[:4]] if end & 1 else [*gems[1:], gems[0]]


def pay_and_shift(wanted: Shift, hand: list[int], discard: list[int], field: list[int]) -> None:
    """Lay the payment from the hand on the discard, and shift the line; the shift must be payable."""
    kinds = PAYMENTS[PAYMENT[wanted.payment]]
    for kind in kinds:
        hand[kind] -= 1
    discard += kinds
    shift(field, END[wanted.end])


def run(field: Sequence[int], line: int) -> int:
    """The code of the line's run, 0 where it has none. The pearl is no kind here."""
    a, b, c, d, e = field[LINE_SLICES[line]]
    if c > 7 or c not in (b, d):  # a run covers the middle
        return 0
    length = 1 + (1 + (a == c) if b == c else 0) + (1 + (e == c) if d == c else 0)
    return c << 3 | length if length > 2 else 0


def runs(field: Sequence[int]) -> list[int]:
    """The run of each of the ten lines."""
    found = []
    for line, part in enumerate(LINE_SLICES):
        _, b, c, d, _ = field[part]
        found.append(run(field, line) if c in (b, d) else 0)  # few lines come so far
    return found


def run_cells(field: Sequence[int], line: int) -> tuple[int, ...]:
    """The places of the line's run, which it must have."""
    kind, cells = run(field, line) >> 3, CELLS[line]
    first = next(at for at in range(SIDE) if field[cells[at]] == kind == field[cells[at + 1]])
    return tuple(cells[at] for at in range(first, first + (run(field, line) & 7)))


def keep_untouched(field: Sequence[int], untouched: list[int]) -> None:
    """After a shift: strike the runs that their lines no longer hold with the same kind and length."""
    if any(untouched):
        for line, code in enumerate(untouched):
            if code and run(field, line) != code:
                untouched[line] = 0


def can_shift(field: Sequence[int], hand: Sequence[int]) -> bool:
    """True if a hand can pay for any shift at all."""
    gems = [gem for cell in END_CELLS if (gem := field[cell]) != EMPTY]
    return bool(gems) and (sum(hand) >= PRICE or any(gem < PEARL and hand[gem] for gem in gems))


def payable(field: Sequence[int], hand: Sequence[int]) -> list[Shift]:
    """Every shift that a hand can pay for, by end and payment; exactly those that have no `fault`."""
    found: list[Shift] = []
    three: tuple[int, ...] | None = None
    for end, cell in enumerate(END_CELLS):
        gem = field[cell]
        if gem < PEARL and hand[gem]:
            found.append(SHIFTS[end][gem])
        elif gem != EMPTY:
            if three is None:
                three = threes(capped(hand))
            found += map(SHIFTS[end].__getitem__, three)
    return found


def capped(hand: Sequence[int]) -> tuple[int, ...]:
    """The counts of a hand, cut off at three: so much of them decides what can be paid."""
    return tuple([count if count < PRICE else PRICE for count in hand])


@lru_cache(maxsize=1 << 12)
def threes(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The places in `PAYMENTS` of every three cards of a hand; the hand's counts are cut off at three."""
    kinds = [kind for kind, count in enumerate(hand) if count]
    return tuple([_AT[three] for three in combinations_with_replacement(kinds, PRICE) if holds(hand, three)])


def holds(hand: Sequence[int], kinds: Sequence[int]) -> bool:
    """True if all these cards are in the hand."""
    return all(hand[kind] >= kinds.count(kind) for kind in kinds)


def fault(field: Sequence[int], hand: Sequence[int], wanted: Shift) -> str | None:
    """What is wrong with a shift, or None when nothing is.

    `empty`: no card at that end; `price`: neither one card nor three; `kind`: one card that is not of the end card's
    kind; `lacking`: cards that the hand does not hold; `held`: three cards, though the hand holds the kind.
    """
    if wanted.end not in END or (gem := field[END_CELLS[END[wanted.end]]]) == EMPTY:
        return "empty"
    if wanted.payment not in PAYMENT:
        return "price"
    kinds = PAYMENTS[PAYMENT[wanted.payment]]
    if len(kinds) == 1 and kinds[0] != gem:
        return "kind"
    if len(kinds) > 1 and gem < PEARL and hand[gem]:
        return "held"
    return None if holds(hand, kinds) else "lacking"


def scarcity(hand: Sequence[str], payment: str) -> float:
    """What breaks ties between payments of three: the kinds of which the hand, as letters, holds few cost more."""
    if len(payment) == 1:
        return 0.0
    return 0.01 * sum([1 / hand.count(kind) for kind in payment])


def score_shifts(
    view: View,
    actions: Sequence[Action],
    plan: Callable[[View], Sequence[float]],
    otherwise: Callable[[View, Action], float],
) -> list[float]:
    """The scores of these actions: `plan` gives that of a shift at each end, `otherwise` that of any other action."""
    hand = view["players"][view["seat"]]["hand"]
    best = plan(view) if any(isinstance(action, Shift) for action in actions) else ()
    return [
        best[END[action.end]] - scarcity(hand, action.payment) if isinstance(action, Shift) else otherwise(view, action)
        for action in actions
    ]


def under_way(view: View) -> bool:
    """True in the course of a turn of shifts, which bring nothing to light: no card is drawn before its end."""
    return bool(view["shifts"])


def paid(action: Action) -> tuple[int, ...]:
    """The cards that an action lays open: the payment of a shift."""
    return tuple([CODES[kind] for kind in action.payment]) if isinstance(action, Shift) else ()


def all_shifts() -> list[Shift]:
    """Every shift there can be, by end and payment."""
    return [wanted for of_end in SHIFTS for wanted in of_end]


def gems_of(hand: Sequence[int]) -> list[int]:
    """The cards of a hand, in canonical order."""
    return [kind for kind, count in enumerate(hand) for _ in range(count)]


def hand_of(gems: Iterable[int]) -> list[int]:
    """A hand that holds these cards."""
    hand = [0] * len(KINDS)
    for gem in gems:
        hand[gem] += 1
    return hand


def mix_unseen(deck: list[int], hands: list[list[int]], seat: int, rng: Rng) -> list[int]:
    """Deal the deck and all hands but the seat's own anew, of the same sizes; the hands in place. Returns the deck."""
    others = [other for other in range(len(hands)) if other != seat]
    pool = sorted(deck + [gem for other in others for gem in gems_of(hands[other])])
    rng.shuffle(pool)
    for other in others:
        size = sum(hands[other])
        hands[other] = hand_of(pool[:size])
        del pool[:size]
    return pool


def letters(gems: Iterable[int]) -> list[str]:
    """Gems as their letters."""
    return [LETTERS[gem] for gem in gems]


def read_shift(text: str) -> Shift:
    """`R>row1-left` or `RRS>col2-top`, the letters in any order; raises `NotationError`.

    Two cards are no payment, but a try that the rules refuse.
    """
    payment, arrow, end = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    if not 0 < len(payment) <= PRICE or not set(payment) <= set(KINDS):
        raise NotationError(payment, 1, 1, "one kind or three")
    if end not in END:
        raise NotationError(end, 1, len(payment) + 2, "end of a line")
    ordered = "".join(sorted(payment, key=LETTERS.find))
    at = PAYMENT.get(ordered)
    return Shift(ordered, end) if at is None else SHIFTS[END[end]][at]


def write_shift(wanted: Shift) -> str:
    """A shift as text; `read_shift` is its exact inverse."""
    return f"{wanted.payment}>{wanted.end}"


def write_cards(gems: Iterable[int]) -> str:
    """Gems as words, or `-` for none."""
    return " ".join(letters(gems)) or "-"


def write_field(field: Sequence[int]) -> str:
    """A field as five words, the rows from the top."""
    return " ".join("".join(letters(field[part])) for part in LINE_SLICES[:SIDE])


def line_facts(field: Sequence[int]) -> dict[str, str]:
    """What can be said of a field: itself, and each line as a word."""
    words = {name: "".join(letters(field[part])) for name, part in zip(LINES, LINE_SLICES, strict=True)}
    return {"field": write_field(field), **words}
