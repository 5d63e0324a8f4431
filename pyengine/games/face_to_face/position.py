"""Positions of Face to Face as text: items between bars or line ends, in any order.

`seat 1` who is to act; `own` is that seat, `their` the other, and `own` may be left out.
`turn N`, `laid N` (cards laid this turn, a given one included), `given 0|1`.
`own up 29 12*` a pile from its bottom to its top, the base card not written, `*` on a card of the other set;
`own down`, `own hand`, `own draw` (top first); `-` for none.
What is left out: a bare pile; a hand takes the first six cards that are not named; the draw pile takes
the rest in ascending order, or, when it is named, the rest lies at the bottom of the own ascending pile.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.notation import Word, items, only, take
from pyengine.core.state import State
from pyengine.games.face_to_face import scoring
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.pieces import FOREIGN, HAND, NUMBERS, number

_SIDES = ("own", "their")
_ZONES = ("up", "down", "hand", "draw")
_COUNTS = {"turn": (1, 9999), "laid": (0, 58), "given": (0, 1)}


def position(text: str) -> FaceToFace:
    """Position text → state; raises `NotationError`."""
    return _Reader(text).state()


def write(state: State) -> str:
    """State → position text, on one line, nothing left out."""
    assert isinstance(state, FaceToFace)
    words = [f"seat {state.seat + 1}", f"turn {state.turn}", f"laid {state.laid}", f"given {state.given}"]
    for side in _SIDES:
        words += [f"{side} {zone} {cards(codes)}" for zone, codes in _zones(state, side).items()]
    return " | ".join(words)


def _zones(state: FaceToFace, side: str) -> dict[str, list[int]]:
    owner = state.seat if side == "own" else 1 - state.seat
    return {
        "up": state.piles[owner * 2],
        "down": state.piles[owner * 2 + 1],
        "hand": state.hands[owner],
        "draw": state.draws[owner][::-1],
    }


def cards(codes: list[int]) -> str:
    """The cards of a zone, or `-` for none."""
    return " ".join(f"{number(code)}{'*' if code & FOREIGN else ''}" for code in codes) or "-"


class _Reader:
    """Reads one position text: first what is named, then what is left out."""

    def __init__(self, text: str) -> None:
        self.counts = {"seat": 1, "turn": 1, "laid": 0, "given": 0}
        self.zones: dict[tuple[int, str], list[int]] = {}
        self.used: set[tuple[int, int]] = set()
        self.named: set[str] = set()
        self.end = Word("", text.count("\n") + 1, len(text) - text.rfind("\n"))
        readers = self._readers()
        for words in items(text):
            take(words, readers)

    def _readers(self) -> dict[str, Callable[[list[Word]], None]]:
        readers: dict[str, Callable[[list[Word]], None]] = {"seat": lambda words: self._count("seat", 1, 2, words)}
        for name, (lowest, highest) in _COUNTS.items():
            readers[name] = lambda words, n=name, a=lowest, b=highest: self._count(n, a, b, words)  # type: ignore[misc]
        for side, owner in (("own ", 0), ("their ", 1), ("", 0)):
            for zone in _ZONES:
                readers[side + zone] = lambda words, o=owner, z=zone: self._zone(o, z, words)  # type: ignore[misc]
        return readers

    def _once(self, name: str, words: list[Word]) -> None:
        if name in self.named:
            raise (words[0] if words else self.end).wrong("each item once")
        self.named.add(name)

    def _count(self, name: str, lowest: int, highest: int, words: list[Word]) -> None:
        self._once(name, words)
        self.counts[name] = only(words, self.end, name).number(name, lowest, highest)

    def _zone(self, owner: int, zone: str, words: list[Word]) -> None:
        self._once(f"{owner} {zone}", words)
        if not words:
            raise self.end.wrong("card")
        empty = len(words) == 1 and words[0].text == "-"
        self.zones[owner, zone] = [] if empty else [self._card(owner, zone, word) for word in words]

    def _card(self, owner: int, zone: str, word: Word) -> int:
        """A card's code; F2F-1: each number once in each set."""
        foreign = zone in ("up", "down") and word.text.endswith("*")
        plain = Word(word.text[:-1] if foreign else word.text, word.line, word.column)
        card = plain.number("card", NUMBERS[0], NUMBERS[-1])
        owner = 1 - owner if foreign else owner
        if (owner, card) in self.used:
            raise word.wrong("each card once")
        self.used.add((owner, card))
        return card + FOREIGN if foreign else card

    def state(self) -> FaceToFace:
        if self.counts["given"] > self.counts["laid"]:
            raise self.end.wrong("laid at least as many as given")
        sides = [self._fill(owner) for owner in (0, 1)]
        first = self.counts["seat"] - 1
        order = sides if first == 0 else sides[::-1]
        state = FaceToFace([side["hand"] for side in order], [side["draw"][::-1] for side in order], first)
        state.piles = [side[zone] for side in order for zone in ("up", "down")]
        state.turn, state.laid, state.given = (self.counts[name] for name in _COUNTS)
        state.outcome = scoring.verdict(state)
        return state

    def _fill(self, owner: int) -> dict[str, list[int]]:
        """The four zones of one side, the cards that are not named put where the notation says."""
        rest = [card for card in NUMBERS if (owner, card) not in self.used]
        side = {zone: self.zones.get((owner, zone), []) for zone in _ZONES}
        if (owner, "hand") not in self.zones:
            side["hand"], rest = rest[:HAND], rest[HAND:]
        if (owner, "draw") in self.zones:
            side["up"] = rest + side["up"]
        else:
            side["draw"] = rest
        return side
