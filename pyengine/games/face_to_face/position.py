"""Positions of Face to Face as text: items between bars or line ends, in any order.

`seat 1` who is to act; `own` is that seat, `their` the other, and `own` may be left out.
`turn N`, `laid N` (cards laid this turn, a given one included), `given 0|1`.
`own up 29 12*` a pile from its bottom to its top, the base card not written, `*` on a card of the other set;
`own down`, `own hand`, `own draw` (top first); `-` for none.
What is left out: a bare pile; a hand takes the first six cards that are not named; the draw pile takes
the rest in ascending order, or, when it is named, the rest lies at the bottom of the own ascending pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pyengine.core.notation import Word
from pyengine.core.position.cards import Box, Cards, Pile, Rest, reverse, upright
from pyengine.core.position.items import Count
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Doubt, Schema, Style
from pyengine.games.face_to_face import scoring
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.pieces import FOREIGN, HAND, NUMBERS

_SIDES = ("own", "their")
BOX = Box(dict.fromkeys([card + of for of in (0, FOREIGN) for card in NUMBERS], 1))
"""Both sets, that of the seat to act first; each number once in each (F2F-1)."""


class _Cards(Cards):
    """The cards of one side's zones: its own, and on its piles also those of the other, which have a `*` there."""

    def __init__(self, side: int, pile: bool) -> None:
        own = {str(card): card for card in NUMBERS}
        their = {f"{card}*": card + FOREIGN for card in NUMBERS} if pile else {}
        super().__init__(own | their, BOX, in_box=lambda code: code ^ side * FOREIGN)
        self.pile = pile

    def code(self, word: Word) -> int:
        """What is wrong with a card of the other set is its number, without the star."""
        if self.pile and word.text.endswith("*") and word.text not in self.codes:
            word = word._replace(text=word.text[:-1])
        return super().code(word)


class _Zone(Pile):
    """A zone of one side as the seat to act sees it; `of` finds it by the state and its owner."""

    def __init__(self, side: int, name: str, of: Callable[[FaceToFace, int], list[int]]) -> None:
        super().__init__(
            f"{_SIDES[side]} {name}",
            _Cards(side, name in ("up", "down")),
            reverse if name == "draw" else upright,
            source=lambda state: of(state, state.seat ^ side),
            lacks="card",
        )

    def names(self, seats: int) -> Iterator[tuple[str, str, int]]:
        """The full name, which for the own side is the bare one as well."""
        yield from super().names(seats)
        side, name = self.name.split()
        if side == _SIDES[0]:
            yield name, self.name, 1


def _both(name: str, of: Callable[[FaceToFace, int], list[int]]) -> tuple[_Zone, _Zone]:
    return _Zone(0, name, of), _Zone(1, name, of)


SEAT = Count("seat", 1, 1, 2, less=1)
TURN = Count("turn", 1, 1, 9999)
LAID = Count("laid", 0, 0, 58)
GIVEN = Count("given", 0, 0, 1)
UP = _both("up", lambda state, owner: state.piles[owner * 2])
DOWN = _both("down", lambda state, owner: state.piles[owner * 2 + 1])
HANDS = _both("hand", lambda state, owner: state.hands[owner])
DRAWS = _both("draw", lambda state, owner: state.draws[owner])


def _rest(side: int) -> Rest:
    def own(cards: list[int]) -> list[int]:
        return [card - side * FOREIGN for card in cards if card - side * FOREIGN in NUMBERS]

    return Rest(DRAWS[side], UP[side], first=HANDS[side], count=HAND, part=own)


RESTS = (_rest(0), _rest(1))


def _state(read: Reading) -> FaceToFace:
    if read(GIVEN) > read(LAID):
        raise read.end.wrong("laid at least as many as given")
    for rest in RESTS:
        rest.share(read)
    first = read(SEAT)
    order = (first, 1 - first)
    state = FaceToFace([read(HANDS[side]) for side in order], [read(DRAWS[side]) for side in order], first)
    state.piles = [read(piles[side]) for side in order for piles in (UP, DOWN)]
    state.turn, state.laid, state.given = read(TURN), read(LAID), read(GIVEN)
    state.outcome = scoring.verdict(state)
    return state


def _doubts(state: FaceToFace) -> Iterator[Doubt]:
    """Nobody ever holds more than six cards (F2F-3, F2F-15, F2F-16); examples may."""
    for hand in HANDS:
        [(_, held)] = hand.values(state)
        if len(held) > HAND:
            yield Doubt(hand.name, HAND, f"at most {HAND} cards")


SCHEMA = Schema(
    FaceToFace,
    2,
    BOX,
    (SEAT, TURN, LAID, GIVEN, *(zones[side] for side in (0, 1) for zones in (UP, DOWN, HANDS, DRAWS))),
    _state,
    style=Style.AT_ONCE,
    doubts=_doubts,
    follows=(LAID.name, GIVEN.name),
    rules={
        "each card once": "F2F-1",
        "at most # cards": "F2F-3",
    },
)
position, write = SCHEMA.read, SCHEMA.write
