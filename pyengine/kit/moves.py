"""Moves of a game that is written as one file: one function each, which demands, and then does.

    @move("{card}>{suit}")
    def lay_eight(game, card: hand, suit: "c d h s"):
        require(card.rank == "8", "CRE-4", card=card)
        …

The pattern is the move's text. An annotation says what a blank can be: a zone (a card of it), words with spaces
between, a `range`, `seats` (any other player), or `some(hand, 3)` (so many cards at once).
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any, NamedTuple

from pyengine.core.errors import Breach
from pyengine.core.events import Event
from pyengine.kit.cards import Card, Pack
from pyengine.kit.events import Changed, Made, Moved, Shown
from pyengine.kit.now import AuthorError, Reached, Refused, now
from pyengine.kit.zones import Zones, ZoneSpec

MOST_ACTIONS = 200_000
"""Ways to fill the blanks of a move."""
_BLANK = re.compile(r"\{(\w+)\}")


class Act(NamedTuple):
    """An action: a move by name, and what its blanks are filled with."""

    move: str
    args: tuple[Any, ...]


class Acts(dict[tuple[Any, ...], Act]):
    """The actions of a move by what fills its blanks, each made when it is first asked for."""

    def __init__(self, move: str) -> None:
        super().__init__()
        self.move = move

    def __missing__(self, args: tuple[Any, ...]) -> Act:
        found = self[args] = Act(self.move, args)
        return found


class _Seats:
    """Stands for the other players, in an annotation."""


seats = _Seats()


class Some(NamedTuple):
    """So many cards of a zone at once, all of which have a trait in common, if one is named."""

    zone: ZoneSpec
    fewest: int
    most: int
    same: str

    def of(self, cards: Iterable[Card]) -> Iterable[tuple[Card, ...]]:
        """All ways to take so many of these cards, which are in the pack's order; each way once."""
        groups = dict[Any, list[Card]]()
        for card in cards:
            groups.setdefault(getattr(card, self.same) if self.same else None, []).append(card)
        sizes = range(self.fewest, self.most + 1)
        return dict.fromkeys(
            taken for size in sizes for group in groups.values() for taken in combinations(group, size)
        )


def some(zone: ZoneSpec, fewest: int, most: int | None = None, *, same: str = "") -> Some:
    """An annotation: so many cards of a zone, in the order of the pack; with `same="rank"` all of one rank."""
    return Some(zone, fewest, fewest if most is None else most, same)


@dataclass(eq=False)
class Move:
    """A move as declared. `search` finds the ways to fill its blanks that its first demands allow (see `demands`);
    where it is not the `whole` of them, each way is asked about. `choices` say what each blank can be filled with now.
    """

    name: str
    pattern: str
    function: Callable[..., None]
    rule: str = ""
    blanks: list[tuple[str, Any]] = field(default_factory=list)
    search: Callable[..., list[Act]] = field(default=lambda *_: [])
    choices: tuple[Callable[[Any], Iterable[Any]], ...] = ()
    whole: bool = True
    acts: Acts = field(init=False)
    reader: re.Pattern[str] = _BLANK
    """What its texts look like, once the pack is known (`know`)."""

    def __post_init__(self) -> None:
        self.acts = Acts(self.name)

    # What it can be -----------------------------------------------------------------------------------------------

    def values(self, kind: Any, pack: Pack, players: int) -> Iterable[Any]:
        """All that can ever fill a blank."""
        if isinstance(kind, ZoneSpec):
            return pack.kinds
        if isinstance(kind, Some):
            return kind.of(pack)
        return range(players) if kind is seats else kind

    def every(self, pack: Pack, players: int) -> Iterator[Act]:
        """Every action of this move; the texts of all of them are different."""
        for args in product(*(tuple(self.values(kind, pack, players)) for _, kind in self.blanks)):
            if len(self.acts) > MOST_ACTIONS:
                raise AuthorError(
                    f"{self.name} has more than {MOST_ACTIONS} ways to be filled in: make two moves of it", self.name
                )
            yield self.acts[args]

    def know(self, pack: Pack, players: int) -> None:
        """Get ready to read texts."""
        looks = {name: f"(?P<{name}>{_looks(kind, pack, players)})" for name, kind in self.blanks}
        parts = _BLANK.split(self.pattern)  # texts and names of blanks in turn
        self.reader = re.compile("".join(looks[part] if at % 2 else re.escape(part) for at, part in enumerate(parts)))

    def parse(self, text: str, pack: Pack) -> Act | None:
        """The action of a text; None if it is none of this move's."""
        found = self.reader.fullmatch(text)
        if not found:
            return None
        args = tuple(_read(found[name], kind, pack) for name, kind in self.blanks)
        return None if None in args else self.acts[args]

    def text(self, act: Act) -> str:
        """The text of an action."""
        filled = {name: _text(value, kind) for (name, kind), value in zip(self.blanks, act.args, strict=True)}
        return _BLANK.sub(lambda blank: filled[blank[1]], self.pattern)

    def made(self, seat: int, act: Act, told: Sequence[Event], players: int, *, secret: bool) -> Made:
        """What all are told of the move, after what has happened by it; of a `secret` one they learn no blank."""
        public = (2 << players) - 1
        blanks = [
            (name, _text(value, kind), 1 << seat if secret else _knowers(value, kind, told, 1 << seat, public))
            for (name, kind), value in zip(self.blanks, act.args, strict=True)
        ]
        return Made(seat, self.name, tuple(blanks), public)

    # Whether it is legal ------------------------------------------------------------------------------------------

    def why_not(self, game: Any, act: Act) -> Breach | None:
        """The demand that an action does not meet, or None."""
        # What an annotation demands comes first: the author's lines may rely on it.
        for (name, kind), value in zip(self.blanks, act.args, strict=True):
            if isinstance(kind, ZoneSpec | Some) and not _lies(game, kind, value):
                spec = kind if isinstance(kind, ZoneSpec) else kind.zone
                return Breach(spec.rule or self.rule, {name: _text(value, kind)})
            if kind is seats and (value == game.seat or value >= game.players):
                return Breach(self.rule, {name: value + 1})
        now.asking = True
        try:
            self.function(game, *act.args)
        except Reached:
            return None
        except Refused as refused:
            return refused.breach
        finally:
            now.asking = False
        raise AuthorError(f"{self.name} has no effect", self.name)

    def legal(self, game: Any) -> list[Act]:
        """The actions that are legal now, in a stable order."""
        found = self.search(game, self.choices, self.acts)
        return found if self.whole else [act for act in found if self.why_not(game, act) is None]


def move(pattern: str) -> Callable[[Callable[..., None]], Move]:
    """Declares a move whose text has this pattern."""

    def declared(function: Callable[..., None]) -> Move:
        return Move(function.__name__, pattern, function)

    return declared


def _text(value: Any, kind: Any) -> str:
    if isinstance(value, tuple):
        return "+".join(card.code for card in value)
    return str(value + 1) if kind is seats else str(value)


def _looks(kind: Any, pack: Pack, players: int) -> str:
    """What a blank's text looks like, as a regular expression."""
    if isinstance(kind, ZoneSpec | Some):
        # The longest first: of two codes of which one begins with the other, the whole one is read.
        code = "|".join(re.escape(each.code) for each in sorted(pack.kinds, key=lambda card: -len(card.code)))
        return rf"(?:{code})(?:\+(?:{code})){{0,{kind.most - 1}}}" if isinstance(kind, Some) else f"(?:{code})"
    texts = map(str, range(1, players + 1)) if kind is seats else map(str, kind)
    return f"(?:{'|'.join(map(re.escape, sorted(texts, key=len, reverse=True)))})"


def _read(text: str, kind: Any, pack: Pack) -> Any:
    """What a blank is filled with, by its text; None for so many cards as it cannot be."""
    if isinstance(kind, ZoneSpec):
        return pack[text]
    if isinstance(kind, Some):
        cards = tuple(sorted(pack[code] for code in text.split("+")))
        alike = not kind.same or len({getattr(card, kind.same) for card in cards}) == 1
        enough = all(cards.count(card) <= pack.counts[card.index] for card in cards)
        return cards if alike and enough and kind.fewest <= len(cards) <= kind.most else None
    return int(text) - 1 if kind is seats else next(each for each in kind if str(each) == text)


def _knowers(value: Any, kind: Any, told: Sequence[Event], own: int, public: int) -> int:
    """The mask of those who may know what a blank was filled with.

    A card of a zone is known to those who have seen it go, or were shown it; anything else to all, but for a value that
    is not open.
    """
    if not isinstance(kind, ZoneSpec | Some):
        is_secret = any(isinstance(event, Changed) and not event.open and event.value == value for event in told)
        return own if is_secret else public
    mask = public
    for card in value if isinstance(kind, Some) else (value,):
        seen = [
            event.mask
            for event in told
            if (isinstance(event, Moved) and card.code in event.cards)
            or (isinstance(event, Shown) and card.code == event.card)
        ]
        mask &= seen[0] if seen else own
    return mask | own


def _zone(game: Any, spec: ZoneSpec) -> Any:
    found = getattr(game, spec.name)
    return found[game.seat] if isinstance(found, Zones) else found


def _lies(game: Any, kind: ZoneSpec | Some, value: Any) -> bool:
    if isinstance(kind, ZoneSpec):
        return value in _zone(game, kind).cards
    lying = list(_zone(game, kind.zone))
    for card in value:
        if card not in lying:
            return False
        lying.remove(card)
    return True


def _choices(kind: Any, single: bool) -> Callable[[Any], Iterable[Any]]:
    """What finds all that a blank can be filled with now: each kind of card once. `single`: there are no two alike."""
    if isinstance(kind, ZoneSpec):
        if single and not kind.places:
            return lambda game: _zone(game, kind).cards
        return lambda game: dict.fromkeys(_zone(game, kind))
    if isinstance(kind, Some):
        return lambda game: kind.of(sorted(_zone(game, kind.zone)))
    if kind is seats:
        return lambda game: [seat for seat in range(game.players) if seat != game.seat]
    chosen: Sequence[Any] = kind
    return lambda _: chosen


def complete(declared: Move, search: Callable[..., list[Act]], names_of: Mapping[str, Any], *, more: bool) -> None:
    """Give a move its blanks and what finds its legal ways; raises `AuthorError`.

    `names_of` is what each name of the file means in the end: a variant may have another zone of the same name.
    """
    parameters = list(inspect.signature(declared.function).parameters.values())
    declared.blanks = [(each.name, _in_the_end(_kind(declared, each), names_of)) for each in parameters[1:]]
    names = [name for name, _ in declared.blanks]
    if any(sign.isspace() or sign in "|;" for sign in declared.pattern) or not declared.pattern:
        raise AuthorError(f"the text of {declared.name} is one word, such as lay:{{card}}", declared.name)
    if sorted(_BLANK.findall(declared.pattern)) != sorted(names):
        raise AuthorError(
            f"the text of {declared.name} is to name each of its blanks once: {', '.join(names)}", declared.name
        )
    packs = [each for each in names_of.values() if isinstance(each, Pack)]
    single = all(count == 1 for each in packs for count in each.counts)
    declared.search, declared.whole = search, not more
    declared.choices = tuple(_choices(kind, single) for _, kind in declared.blanks)


def _in_the_end(kind: Any, names_of: Mapping[str, Any]) -> Any:
    if isinstance(kind, Some):
        return kind._replace(zone=names_of[kind.zone.name])
    return names_of[kind.name] if isinstance(kind, ZoneSpec) else kind


def _kind(declared: Move, parameter: inspect.Parameter) -> Any:
    kind = parameter.annotation
    if isinstance(kind, str):
        return tuple(kind.split())
    if isinstance(kind, ZoneSpec | Some | range) or kind is seats:
        return kind
    if isinstance(kind, list | tuple) and all(isinstance(each, int | str) for each in kind):
        return tuple(kind)
    raise AuthorError(f"{declared.name}: {parameter.name} needs a zone, words, a range, or seats", declared.name)
