"""What a game's declarations say of its table: which piles lie in the middle, what is laid in front of players, what
counts at a seat. Read once; a state has only the names of its parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

from pyengine.kit.definition import Definition
from pyengine.kit.moves import Act, Move, Some, seats
from pyengine.kit.values import DiceSpec, ValueSpec
from pyengine.kit.zones import ZoneSpec

SCORES = ("points", "score", "scores", "total")
"""Names of a value that is the score."""
SEATS = ("attacker", "bidder", "caller", "dealer", "declarer", "defender", "first", "lead", "leader", "starter")
"""Names of a value that says at which seat somebody is."""
PLACES = ("at", "cell", "place", "position", "slot", "space", "spot")
"""Names of a blank that is a place of a row or a grid."""


@dataclass(frozen=True)
class Shape:
    """The parts of a game by what they are on its table, each in the order of the file.

    `laid` are piles of each seat on which its player lays a card: they lie in the middle, in front of that player;
    `kept` is all else that lies before a seat. `roles` are values that name a seat. Of the values of all, the table
    shows `facts`, of those of each seat `counts`; the `score` is one of these, or empty. `offered` has, for each move
    without blanks, the pile of hidden cards that it takes from.
    """

    definition: Definition
    hands: tuple[str, ...]
    laid: tuple[str, ...]
    kept: tuple[str, ...]
    shared: tuple[str, ...]
    counts: tuple[str, ...]
    facts: tuple[str, ...]
    roles: tuple[str, ...]
    dice: tuple[str, ...]
    score: str
    lowest: bool
    offered: dict[str, str]

    @property
    def plain_moves(self) -> list[Move]:
        """The moves without blanks: buttons of the turn."""
        return [move for move in self.definition.moves.values() if not move.blanks]

    def spec(self, name: str) -> Any:
        """The part of this name."""
        return self.definition.parts[name]

    def act(self, text: str) -> Act | None:
        """The action of a text, if it is one."""
        return self.definition.acts.get(text)

    def move_of(self, act: Act) -> Move:
        """The move of an action."""
        return self.definition.moves[act.move]

    def places_of(self, move: Move, blank: str, kind: Any) -> str:
        """The row or grid whose places a blank counts, or empty."""
        if not isinstance(kind, range):
            return ""
        for name, spec in self.definition.parts.items():
            if isinstance(spec, ZoneSpec) and spec.places == len(kind) and name in names_in(move.function.__code__):
                return name if blank in PLACES or blank == name or not self.dice else ""
        return ""

    def trait_of(self, blank: str, kind: Any) -> bool:
        """True if a blank is one of the traits of cards, such as a rank: then a card chooses it."""
        if not isinstance(kind, tuple) or kind is seats:
            return False
        values = {str(vars(card).get(blank, "")) for card in self.definition.pack.kinds}
        return all(str(each) in values for each in kind) if kind else False


def names_in(code: CodeType) -> set[str]:
    """All names that a function uses."""
    found = set(code.co_names)
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found |= names_in(each)
    return found


def shape_of(definition: Definition, functions: Iterable[Any]) -> Shape:
    """The shape of a game; the `functions` are all of its file's."""
    parts, moves = definition.parts, definition.moves.values()
    zones = {name: spec for name, spec in parts.items() if isinstance(spec, ZoneSpec)}
    values = {name: spec for name, spec in parts.items() if isinstance(spec, ValueSpec)}
    of_moves = {move.name: names_in(move.function.__code__) for move in moves}
    with_cards = set[str]().union(*(of_moves[move.name] for move in moves if takes_cards(move)))
    with_numbers = set[str]().union(
        *(of_moves[move.name] for move in moves if any(isinstance(kind, range) for _, kind in move.blanks))
    )
    ending = set[str]().union(*(names for each in functions if "rank" in (names := names_in(each.__code__))))
    secret = names_in(definition.may_hold.__code__) if definition.may_hold else set()
    each = [name for name, spec in zones.items() if spec.each and not spec.sorted]
    laid = tuple(name for name in each if not zones[name].places and name in with_cards)
    counts = tuple(name for name, spec in values.items() if spec.each and name not in secret)
    roles = tuple(name for name, spec in values.items() if not spec.each and name in SEATS)
    return Shape(
        definition,
        hands=tuple(name for name, spec in zones.items() if spec.sorted),
        laid=laid,
        kept=tuple(name for name in each if name not in laid),
        shared=tuple(name for name, spec in zones.items() if not spec.each),
        counts=counts,
        facts=tuple(
            name
            for name, spec in values.items()
            if not spec.each and name not in roles and (isinstance(spec.start, str) or name in with_numbers | ending)
        ),
        roles=roles,
        dice=tuple(name for name, spec in parts.items() if isinstance(spec, DiceSpec)),
        score=_score(counts, ending),
        lowest=any("lowest" in _keywords(each.__code__) for each in functions),
        offered={move.name: pile for move in moves if (pile := _offered(move, of_moves[move.name], definition))},
    )


def takes_cards(move: Move) -> bool:
    """True if cards fill a blank of a move."""
    return any(isinstance(kind, ZoneSpec | Some) for _, kind in move.blanks)


def _score(counts: tuple[str, ...], ending: set[str]) -> str:
    named = [name for name in counts if name in SCORES]
    return next(iter([*named, *(name for name in counts if name in ending)]), "")


def _offered(move: Move, names: set[str], definition: Definition) -> str:
    """The pile of hidden cards that a move without blanks deals from."""
    deals = not move.blanks and "deal" in names and definition.deck in names
    return definition.deck if deals and definition.deck else ""


def _keywords(code: CodeType) -> Iterator[str]:
    """The names of the arguments that a function passes by name."""
    for each in code.co_consts:
        if isinstance(each, tuple):
            yield from (name for name in each if isinstance(name, str))
        elif isinstance(each, CodeType):
            yield from _keywords(each)
