"""What a game's declarations, and what its Python does with them, say of its table: which piles lie in the middle, what
is laid in front of players, what counts at a seat. Read once, when the file is opened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyengine.kit.definition import Definition
from pyengine.kit.document import Document
from pyengine.kit.moves import Act, Move, Some, seats
from pyengine.kit.values import DiceSpec, ValueSpec
from pyengine.kit.zones import ZoneSpec
from web.kit.source_reading import Found, found_in

SCORES = ("points", "score", "scores", "total")
"""Names of a value that is the score."""
SEATS = ("attacker", "bidder", "caller", "dealer", "declarer", "defender", "leader", "starter")
"""Names of a value that says at which seat somebody is."""
PLACES = ("at", "cell", "place", "position", "slot", "space", "spot")
"""Names of a blank that is a place of a row or a grid."""


@dataclass(frozen=True)
class Shape:
    """The parts of a game by what they are on its table, each in the order of the file.

    `laid` are piles of each seat on which its player lays a card: they lie in the middle, in front of that player;
    `kept` are all other zones of a seat. Of the zones of all, the cards of those that are `spread` lie side by side,
    nobody looks any more at those `aside`, and those `awaited` have their place on the table while they are empty. Of
    the values of all, the table shows `facts`, and `roles`, which name a seat; of those of each seat `counts`, of which
    one is the `score`, or none (empty). `offered` has, by the pile of hidden cards, the move without blanks that takes
    from it.
    """

    definition: Definition
    hands: tuple[str, ...]
    laid: tuple[str, ...]
    kept: tuple[str, ...]
    shared: tuple[str, ...]
    spread: frozenset[str]
    aside: frozenset[str]
    awaited: frozenset[str]
    counts: tuple[str, ...]
    facts: tuple[str, ...]
    roles: tuple[str, ...]
    dice: tuple[str, ...]
    score: str
    lowest: bool
    offered: dict[str, str]
    names: dict[str, set[str]]

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

    def places_of(self, blank: str, kind: Any) -> str:
        """The row or grid whose places a blank counts, or empty."""
        if not isinstance(kind, range):
            return ""
        for name, spec in self.definition.parts.items():
            if isinstance(spec, ZoneSpec) and spec.places == len(kind) and (blank in (*PLACES, name) or not self.dice):
                return name
        return ""

    def trait_of(self, blank: str, kind: Any) -> bool:
        """True if a blank is a trait of cards, such as a rank: then a card that has it chooses it."""
        if not isinstance(kind, tuple) or isinstance(kind, Some) or kind is seats or not kind:
            return False
        values = {str(vars(card)[blank]) for card in self.definition.pack.kinds if blank in vars(card)}
        return all(str(each) in values for each in kind)


def shape_of(document: Document) -> Shape:
    """The shape of a file's game."""
    definition, found = document.definition, found_in(tree for tree, _ in document.trees)
    parts, moves = definition.parts, definition.moves.values()
    zones = {name: spec for name, spec in parts.items() if isinstance(spec, ZoneSpec)}
    values = {name: spec for name, spec in parts.items() if isinstance(spec, ValueSpec)}
    with_cards = set[str]().union(*(found.names[move.name] for move in moves if takes_cards(move)))
    of_seats = [name for name, spec in zones.items() if spec.each and not spec.sorted]
    of_all = [name for name, spec in zones.items() if not spec.each]
    laid = tuple(name for name in of_seats if not zones[name].places and name in with_cards)
    secret = found.names.get("may_hold", set())
    counts = tuple(name for name, spec in values.items() if spec.each and name not in secret)
    roles = tuple(n for n, spec in values.items() if not spec.each and (n in SEATS or n in found.of_seats))
    numbers = _with_numbers(found, definition)
    facts = (n for n, spec in values.items() if not spec.each and n not in roles)
    used = found.looked_through | found.asked | with_cards | set(definition.deck.split())
    offered = _offered(definition, found)
    return Shape(
        definition,
        hands=tuple(name for name, spec in zones.items() if spec.sorted),
        laid=laid,
        kept=tuple(name for name in of_seats if name not in laid),
        shared=tuple(of_all),
        spread=frozenset(name for name in of_all if name in found.looked_through and zones[name].seen == "all"),
        aside=frozenset(name for name in of_all if name not in used and not zones[name].places),
        awaited=frozenset(name for name in of_all if zones[name].places or name in with_cards or name in offered),
        counts=counts,
        facts=tuple(name for name in facts if isinstance(values[name].start, str) or name in numbers),
        roles=roles,
        dice=tuple(name for name, spec in parts.items() if isinstance(spec, DiceSpec)),
        score=_score(counts, found),
        lowest=found.lowest,
        offered=offered,
        names=found.names,
    )


def takes_cards(move: Move) -> bool:
    """True if cards fill a blank of a move."""
    return any(isinstance(kind, ZoneSpec | Some) for _, kind in move.blanks)


def _with_numbers(found: Found, definition: Definition) -> set[str]:
    """What moves look at whose players say a number."""
    moves = definition.moves.values()
    saying = (move for move in moves if any(isinstance(kind, range) for _, kind in move.blanks))
    return set[str]().union(*(found.names[move.name] for move in saying)) | found.ranked


def _score(counts: tuple[str, ...], found: Found) -> str:
    """The value that is called so, else the one that decides the game."""
    return next((n for n in counts if n in SCORES), next((n for n in counts if n in found.ranked), ""))


def _offered(definition: Definition, found: Found) -> dict[str, str]:
    """A click on the pile of hidden cards does what the one move without blanks does that deals from it."""
    dealing = [
        move.name
        for move in definition.moves.values()
        if not move.blanks and definition.deck in found.names[move.name] and "deal" in found.names[move.name]
    ]
    return {definition.deck: dealing[0]} if len(dealing) == 1 and definition.deck else {}
